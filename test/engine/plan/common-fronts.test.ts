import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('keys before which one list writes the letters of the house', () => {
  const parcels = templateOf('parcels', [
    { name: 'parcel_no', required: true, unique: true, rule: '\\d{4}\\.\\d{3}(\\.[a-z])?' },
    { name: 'place', required: true },
  ])
  const leases = templateOf('leases', [
    { name: 'lease_no', required: true, unique: true, rule: 'L\\d{4}-\\d{3}' },
    { name: 'parcel', required: true, link: 'parcels.parcel_no' },
    { name: 'tenant' },
  ])
  const no = (at: number): string => `20${10 + (at % 9)}.0${10 + at}${at % 3 === 0 ? '.a' : ''}`
  const places = ['Hill', 'Brook', 'Wood', 'Moor', 'Field']
  const land = tableOf(
    'land',
    `Parcel no|Place\n${Array.from({ length: 30 }, (_, at) => `${no(at)}|${places[at % 5]}`).join('\n')}`,
  )
  const rows = Array.from({ length: 24 }, (_, at) => `L20${10 + (at % 9)}-0${10 + at}|RM ${no(29 - at)}|Tenant ${at}`)
  const contracts = tableOf('contracts', `N° d'entrée|N° inv.|Locataire\n${rows.join('\n')}`)

  it('lead to their rows without them, and no other number does for its figures', () => {
    const decision = decideOn([land, contracts], [parcels, leases])
    const at = decision.plan.sheets.findIndex(({ slug }) => slug === 'leases')
    expect(inputsOf(decision, 'lease_no', at)).toEqual(["N° d'entrée"])
    expect(inputsOf(decision, 'parcel', at)).toEqual(['N° inv.'])
    const { transforms } = columnOf(decision, 'parcel', at)
    expect(applyChain(transforms, ['RM 2010.010.a']).value).toBe('2010.010.a')
    expect(applyChain(transforms, ['RM 2011.020']).value).toBe('2011.020')
  })
})
