import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'berth_class', rule: '[1-4]' },
  { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const rows = ['B101|2|2024-03-31', 'B102|angefragt|offen', 'B103|3|2025-01-31', 'B104|1|offen', 'B105|2|2024-06-30']
const list = tableOf('boats', `Boat No|Berth class|Ende\n${rows.join('\n')}`)
const tokens = (column: string, instructions: string): unknown =>
  columnOf(decideOn([list], [boats], { instructions }), column).transforms.flatMap((step) =>
    step.kind === 'null_token' ? step.tokens : [],
  )

it.each([
  ['berth_class', 'Liegeplatz "angefragt" heißt: noch keiner, bitte leer lassen.', 'angefragt'],
  ['berth_class', 'The class “angefragt” means that none was given yet; please leave the cell empty.', 'angefragt'],
  ['berth_class', 'Place « angefragt » signifie : pas encore, laisser vide.', 'angefragt'],
  ['end_date', '"offen" bei den Verträgen heißt: läuft weiter, Enddatum leer lassen.', 'offen'],
])('what stands for nothing in “%s” is emptied, as a sentence says: %s', (column, said, token) => {
  expect(tokens(column, said)).toContain(token)
})

it('what is left empty for a value of another column leaves the value', () => {
  expect(tokens('berth_class', '"angefragt" heißt: kommt noch, Telefonnummer leer lassen.')).toEqual([])
})
