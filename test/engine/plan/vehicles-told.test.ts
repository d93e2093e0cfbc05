import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const machines = templateOf('machines', [
  { name: 'machine_no', required: true, unique: true, rule: 'G-\\d{3}' },
  { name: 'make', description: 'Manufacturer', required: true },
  { name: 'model', required: true },
])
const answers = ['make', 'model'].map((column) => ({ key: `column:machines.${column}@file_gear/gear`, value: 'Gerät' }))
const gearOf = (names: string[]): ReturnType<typeof tableOf> =>
  tableOf('gear', `Nr.|Gerät\n${names.map((name, at) => `G-${100 + at}|${name}`).join('\n')}`)

describe('a column that is named for make and model both', () => {
  it('gives each its part: the first word, and the rest', () => {
    const decision = decideOn(
      [gearOf(['Stihl MS 271', 'Kärcher HD 5/15', 'Stihl FS 94', 'Honda HRX 476'])],
      [machines],
      { answers },
    )
    expect(columnOf(decision, 'make').transforms[0]).toMatchObject({ kind: 'extract' })
    const pattern = (column: string): RegExp => {
      const [step] = columnOf(decision, column).transforms
      return new RegExp(step?.kind === 'extract' ? step.pattern : '', 'u')
    }
    expect(pattern('make').exec('Kärcher HD 5/15')?.[1]).toBe('Kärcher')
    expect(pattern('model').exec('Kärcher HD 5/15')?.[1]).toBe('HD 5/15')
    expect(pattern('make').exec('Honda')?.[1]).toBe('Honda')
  })

  it('knows makes of two words in capitals, too', () => {
    const decision = decideOn(
      [gearOf(['Stihl MS 271', 'ATLAS COPCO QAS 60', 'New Holland T5', 'Honda HRX 476'])],
      [machines],
      {
        answers,
      },
    )
    const [step] = columnOf(decision, 'make').transforms
    expect(new RegExp(step?.kind === 'extract' ? step.pattern : '', 'u').exec('ATLAS COPCO QAS 60')?.[1]).toBe(
      'ATLAS COPCO',
    )
  })

  it('gives both the whole where most values are one word', () => {
    const decision = decideOn([gearOf(['MS271', 'HD515', 'FS94', 'HRX476'])], [machines], { answers })
    expect(columnOf(decision, 'make').transforms).toEqual([])
  })
})
