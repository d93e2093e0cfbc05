import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// What sentences say is put in front of all values of a column, or behind them.

const keepers = tableOf(
  'keepers',
  'Keeper|Name|Phone|Shelf\n104|Ada Berg|011 5551201|A1\n88|Bo Lund|0141 555330|A2\n1207|Cy Holm|0173 555019|B1',
)
const template = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'name' },
  { name: 'phone' },
  { name: 'shelf' },
])
const stepsOf = (instructions: string, column: string) =>
  columnOf(decideOn([keepers], [template], { instructions }), column).transforms
const affixesOf = (instructions: string, column: string) =>
  stepsOf(instructions, column).flatMap((step) =>
    step.kind === 'prefix' || step.kind === 'suffix' ? [step.text] : step.kind === 'rewrite' ? [step.with] : [],
  )

describe('a text is put in front of values, or behind them', () => {
  it.each([
    ['Put +39 and a space in front of every phone number.', 'phone', '+39 '],
    ['Phone lacks the country code. Please add "+39 " at the beginning.', 'phone', '+39 '],
    ['The phone numbers are Italian, so they need "+39 " before them.', 'phone', '+39 '],
    ['Vor jedes Regal (Shelf) bitte "R-" schreiben.', 'shelf', 'R-'],
    ['Ajouter "R" devant chaque shelf.', 'shelf', 'R'],
    ['Please add "/old" at the end of the shelf.', 'shelf', '/old'],
    ['104 becomes K-104, and likewise all the others.', 'keeper_no', 'K-\\1'],
  ])('%s', (instructions, column, text) => {
    expect(affixesOf(instructions, column)).toEqual([text])
  })

  it.each([
    'Only for phone numbers in Turin, put +39 in front.',
    'Do not put +39 in front of the phone numbers.',
    'The booking app writes US dates and puts `+39 ` in front of the phone numbers.',
    'Die App schreibt +39 vor die Phone-Nummern.',
    'Remove the "+39 " in front of the phone numbers.',
    'Trial keepers have a phone that starts with +39.',
    'The zoo keeps trial keepers with a phone beginning with "+39".',
    'Il y a des keepers avec un phone commençant par "+39".',
    'There are keepers whose phone begins with "+39".',
    'Es gibt Keeper, deren Phone mit "+39" beginnt.',
  ])('but not where it is said of some, or not to be done: %s', (instructions) => {
    expect(affixesOf(instructions, 'phone')).toEqual([])
  })
})

describe('a text for the values of one list, where the rule has other forms as well', () => {
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, rule: '^(Z-\\d{3}|PARK\\d{4})$' },
    { name: 'guest', required: true },
  ])
  const zoo = tableOf('zoo', 'Visit ID|Guest\n104|Ada Berg\n108|Bo Lund\n108|Cy Holm\n112|Di Moss')
  const park = tableOf(
    'park',
    'Visit No|Guest\nPARK1001|Ed Falk\nPARK1001|Flo Grau\nPARK1004|Gil Hahn\nPARK1005|Hal Ito',
  )

  it('leaves what is right without it', () => {
    const decision = decideOn([zoo, park], [visits], {
      instructions: 'A zoo visit keeps its ID with Z- in front of it.',
    })
    const steps = decision.plan.sheets[0]!.sources.map(({ columns }) => columns[0]!.transforms)
    const told = [
      { kind: 'prefix', text: 'Z-' },
      { kind: 'take_back', steps: 1, pattern: '^(Z-\\d{3}|PARK\\d{4})$' },
    ]
    expect(steps.map((own) => own.slice(-2))).toEqual([told, told])
  })
})
