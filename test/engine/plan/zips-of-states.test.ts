import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a ZIP code that is too short', () => {
  const orchards = templateOf('orchards', [
    { name: 'name', required: true },
    { name: 'state', rule: '[A-Z]{2}' },
    { name: 'postal_code', rule: '\\d{5}(-\\d{4})?' },
  ])
  const written = (code: string, rows: string): string => {
    const decision = decideOn([tableOf('orchards', `Orchard|State|ZIP\n${rows}`)], [orchards])
    return applyChain(columnOf(decision, 'postal_code').transforms, [code]).value ?? ''
  }
  const whole = 'Elm|TX|75201\nAsh|CO|80203\nOak|CA|95814\nFir|IL|60606\nYew|MN|55415-1203'

  it('lacks a zero in front in a state whose codes begin with one', () => {
    expect(written('2110', `${whole}\nBay|MA|2110`)).toBe('02110')
    expect(written('5401', `${whole}\nBay|Vermont|5401`)).toBe('05401')
  })

  it('lacks another figure in all other states', () => {
    expect(written('9810', `${whole}\nBay|WA|9810`)).toBe('9810')
    expect(written('9810', `${whole}\nBay|Washington|9810`)).toBe('9810')
  })

  it('may lack one beside provinces of another country', () => {
    expect(written('9122', 'Elm|RM|30100\nAsh|MI|20121\nOak|TO|10121\nFir|NA|80121\nBay|CA|9122')).toBe('09122')
  })
})
