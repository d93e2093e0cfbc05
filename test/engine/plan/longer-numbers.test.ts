import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// An apiary's hives have had three figures, and have four in the new books: what becomes of the old ones is said.

const hives = templateOf('hives', [
  { name: 'hive_no', required: true, unique: true, rule: '^\\d{4}$' },
  { name: 'wood', required: true },
])
const visits = templateOf('visits', [
  { name: 'visit', required: true, unique: true },
  { name: 'hive_no', required: true, link: 'hives.hive_no' },
])
const range = Array.from({ length: 6 }, (_, at) => at)
const old = tableOf('meadow hives', `Hive no|Wood\n${range.map((at) => `${104 + 7 * at}|pine ${at}`).join('\n')}`)
const book = tableOf(
  'visits',
  `Visit|Hive no\n${range.map((at) => `V${at}|${at % 2 ? 104 + 7 * at : 1040 + 70 * at}`).join('\n')}`,
)
const made = (instructions: string, sheet: number, cell: string) =>
  applyChain(columnOf(decideOn([old, book], [hives, visits], { instructions }), 'hive_no', sheet).transforms, [cell])
    .value

describe('figures behind the numbers of an old system', () => {
  it.each([
    ['Hives have four digits now. The old three-digit numbers get a 0 at the end.', '0'],
    ['Die alten dreistelligen Nummern bekommen hinten eine 0 angehängt.', '0'],
    ['Les anciens numéros à 3 chiffres reçoivent un zéro à la fin.', '0'],
    ['A los antiguos números de tres cifras se les añade un 5 al final.', '5'],
    ['De oude nummers van 3 cijfers krijgen er achteraan een 0 bij.', '0'],
    ['Please add "7" at the end of the old hive numbers.', '7'],
  ])('are put there, and behind what links to them, but not twice: %s', (said, figure) => {
    expect(made(said, 0, '104')).toBe(`104${figure}`)
    expect(made(said, 1, '111')).toBe(`111${figure}`)
    expect(made(said, 1, '1040')).toBe('1040')
  })

  it.each([
    'Only the meadow gets a 0 at the end, if at all.',
    'The old three-digit numbers do not get a 0 at the end.',
    'The old two-digit numbers get a 0 at the end.',
    'The old three-digit numbers get a 0 in front.',
  ])('are not where it is said otherwise, or of others: %s', (said) => {
    expect(made(said, 1, '111')).not.toBe('1110')
  })
})
