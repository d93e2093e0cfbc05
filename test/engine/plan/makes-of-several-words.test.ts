import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// “Silver Reed SK280”: what makes are allowed says where the make ends.

const machines = templateOf('machines', [
  { name: 'machine_no', required: true, unique: true },
  { name: 'make', required: true, rule: '^(Brother|Silver Reed|Knitmaster|De Vries - Co)$' },
  { name: 'model', required: true },
])
const list = tableOf(
  'machines',
  'Machine no|Make and model\nM1|Brother KH 881\nM2|Silver Reed SK280\nM3|SILVER REED LK150\nM4|Knitmaster 700\nM5|de vries-co Z 9\nM6|Silver 300',
)

it('takes a make of several words whole, where the list of makes has it, and a word of it where nothing else follows', () => {
  const decision = decideOn([list], [machines])
  const read = (column: string, text: string): string | undefined => {
    const [step] = columnOf(decision, column).transforms
    return step?.kind === 'extract' ? new RegExp(step.pattern, 'u').exec(text)?.[1] : undefined
  }
  const parts = (text: string): (string | undefined)[] => ['make', 'model'].map((column) => read(column, text))
  expect(parts('Silver Reed SK280')).toEqual(['Silver Reed', 'SK280'])
  expect(parts('SILVER REED LK150')).toEqual(['SILVER REED', 'LK150'])
  expect(parts('de vries-co Z 9')).toEqual(['de vries-co', 'Z 9'])
  expect(parts('Brother KH 881')).toEqual(['Brother', 'KH 881'])
  expect(parts('Silver 300')).toEqual(['Silver', '300'])
})
