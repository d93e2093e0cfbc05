import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lines = (more: Parameters<typeof templateOf>[1] = []) =>
  templateOf('loan_lines', [
    { name: 'loan_no', required: true },
    { name: 'description', description: 'Text of the line' },
    { name: 'pieces', required: true, rule: '\\d+' },
    ...more,
  ])
const tools = ['Cordless drill', 'Belt sander 75', 'Tile cutter', 'Step ladder', 'Rotary hammer', 'Wet vacuum']
const rows = (isBoxed: boolean): string =>
  tools
    .map((tool, at) => `L${at + 21}|${tool}|${at + 1}|Shelf ${at % 3}${isBoxed ? `|Box ${'ABC'[at % 3]}` : ''}`)
    .join('\n')

it('“Item” is the text of lines, and asked about, where nothing else may be', () => {
  const decision = decideOn([tableOf('lent', `Loan no|Item|Pieces|Place\n${rows(false)}`)], [lines()])
  expect(inputsOf(decision, 'description')).toEqual(['Item'])
  expect(decision.questions.map(({ target, default: preset }) => [target.column, preset])).toEqual([
    ['description', 'Item'],
  ])
})

it('is none where two columns may be, or another one is called so', () => {
  const two = tableOf('lent', `Loan no|Item|Pieces|Place|Article\n${rows(true)}`)
  expect(inputsOf(decideOn([two], [lines()]), 'description')).toEqual([])
  const own = tableOf('lent', `Loan no|Item|Pieces|Place|Description\n${rows(true)}`)
  expect(inputsOf(decideOn([own], [lines()]), 'description')).toEqual(['Description'])
})
