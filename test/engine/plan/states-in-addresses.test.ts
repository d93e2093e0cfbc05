import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

const clinics = templateOf('clinics', [
  { name: 'clinic_no', required: true, unique: true },
  { name: 'street', description: 'Without city, state and ZIP.', required: true },
  { name: 'city', required: true },
  { name: 'zip', required: true, rule: '^\\d{5}$' },
])

const parts = (addresses: string[]): string[][] => {
  const list = tableOf('clinics', `Clinic No|Address\n${addresses.map((one, at) => `V${at + 11}|${one}`).join('\n')}`)
  const decision = decideOn([list], [clinics])
  return ['street', 'city', 'zip'].map((name) =>
    addresses.map((one) => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? (new RegExp(jsPattern(step.pattern), 'u').exec(one)?.[1] ?? '') : ''
    }),
  )
}

it('the state before a postal code is no town, where no column is one of states', () => {
  const found = parts([
    '14 Mill Road, Alton, NH 03809',
    '2 County Road 9, Old Saco, ME 04072',
    '771 Elm Street, Keene, NH 03431',
  ])
  expect(found).toEqual([
    ['14 Mill Road', '2 County Road 9', '771 Elm Street'],
    ['Alton', 'Old Saco', 'Keene'],
    ['03809', '04072', '03431'],
  ])
})

it('a town before it is one, with a part of it before that', () => {
  const [, towns] = parts([
    '14 Mill Road, Hill End, Alton 03809',
    '2 Dale Lane, Low Row, Saco 04072',
    '7 Elm St, Top, Keene 03431',
  ])
  expect(towns).toEqual(['Alton', 'Saco', 'Keene'])
})
