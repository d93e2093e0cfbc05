import { describe, expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('what a description says of the rest', () => {
  const offers = templateOf('offers', [
    { name: 'offer_no', required: true, unique: true },
    { name: 'price', rule: '\\d+\\.\\d{2}' },
    {
      name: 'currency',
      required: true,
      rule: '[A-Z]{3}',
      description: 'ISO 4217; SEK unless the price says otherwise',
    },
    { name: 'preferred', required: true, rule: 'yes|no', description: 'yes for the first choice, otherwise no' },
  ])
  const table = tableOf(
    'offers',
    `Offer no|Price|Preferred\n${['12,50', '8,00 EUR', '9,95', '7,10 €', '31,00', '4,20 SEK'].map((price, at) => `O${at}|${price}|${at % 2 ? 'x' : ''}`).join('\n')}`,
  )
  const decision = decideOn([table], [offers])

  it('is the currency of amounts that are written without one', () => {
    const { inputs, transforms } = columnOf(decision, 'currency')
    expect(inputs).toMatchObject([{ column: 'Price' }])
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: 'SEK' })
    const [extract, map] = transforms
    expect(applyStep(extract!, '7,10 €')).toBe('€')
    expect(map).toMatchObject({ kind: 'value_map', entries: [{ raw: '€', value: 'EUR' }] })
  })

  it('is what a mark that is missing says', () => {
    expect(columnOf(decision, 'preferred').transforms).toContainEqual({ kind: 'default', value: 'no' })
    expect(decision.questions.filter(({ target }) => target.column === 'preferred')).toEqual([])
  })

  it('is what a mark that is missing says, whatever stands before the condition', () => {
    const told = {
      ...offers,
      columns: offers.columns.map((one) =>
        one.name === 'preferred' ? { ...one, description: 'yes, if it is the first choice, otherwise no' } : one,
      ),
    }
    expect(columnOf(decideOn([table], [told]), 'preferred').transforms).toContainEqual({ kind: 'default', value: 'no' })
  })

  it('is no currency where amounts say none and the description says of none what it is then', () => {
    const plain = { ...offers, columns: offers.columns.map((one) => ({ ...one, description: 'As agreed' })) }
    expect(inputsOf(decideOn([table], [plain]), 'currency')).not.toContain('Price')
  })
})

describe('a description that names one telephone and “the other”', () => {
  const people = templateOf('people', [
    { name: 'person_no', required: true, unique: true },
    {
      name: 'phone',
      description: 'Digits only. The mobile if there is one, otherwise the other phone',
      rule: '\\d{7,12}',
    },
  ])
  const rows = [0, 1, 2, 3, 4, 5].map((at) => `P${at}|0711${at}4567|${at % 2 ? '' : `0171${at}33445`}|0711${at}9999`)

  it('takes the only other one', () => {
    const table = tableOf('people', `Person no|Phone number|Mobile phone number|Fax\n${rows.join('\n')}`)
    expect(inputsOf(decideOn([table], [people]), 'phone')).toEqual(['Mobile phone number', 'Phone number'])
  })

  it('takes none where there are two others', () => {
    const table = tableOf('people', `Person no|Phone number|Mobile phone number|Phone\n${rows.join('\n')}`)
    expect(inputsOf(decideOn([table], [people]), 'phone')).not.toHaveLength(2)
  })
})
