import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// What becomes of columns, as people say it: two that are joined, one that is taken apart, one that stays behind, and numbers that became others by a
// list.

const lockers = tableOf(
  'lockers',
  'Locker|Bay|Slot|Holder|Remarks|Article\n' +
    'L1|A|12|Berg, Ada|squeaks|T-1\nL2|A|14|Lund, Bo||T-2\nL3|C|7|Holm, Cy|dented|T-3\nL4|C|9|Falk, Di|key lost|T-9',
)
const newNumbers = tableOf('new_numbers', 'Old|New\nT-1|9001\nT-2|9002\nT-3|9003')
const rooms = templateOf('rooms', [
  { name: 'locker', required: true, unique: true },
  { name: 'place' },
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'remarks' },
  { name: 'article' },
])
const decide = (instructions: string) => decideOn([lockers, newNumbers], [rooms], { instructions })
const steps = (instructions: string, column: string) => columnOf(decide(instructions), column).transforms

describe('two columns that are said to make one are joined', () => {
  it.each([
    'Please put bay and slot together with a hyphen for the place.',
    'The place is the bay, a dash and the slot.',
    'Place = Bay + "-" + Slot',
    'Place: write it like A-12, that is Bay and Slot.',
    'Für place Bay und Slot mit Bindestrich verbinden.',
    'Pour place : Bay, un tiret, puis Slot.',
    'Unire Bay e Slot con un trattino in mezzo per place.',
    'Voor place plak je Bay en Slot aan elkaar met een streepje ertussen.',
  ])('%s', (instructions) => {
    expect(inputsOf(decide(instructions), 'place')).toEqual(['Bay', 'Slot'])
    expect(steps(instructions, 'place')).toContainEqual({ kind: 'merge', separator: '-' })
  })

  it.each([
    'Do not put bay and slot together for the place.',
    'If the bay is empty, put bay and slot together for the place.',
    'Bay and slot are both on the door.',
  ])('but not where that is not what is said: %s', (instructions) => {
    expect(inputsOf(decide(instructions), 'place')).toEqual(inputsOf(decide(''), 'place'))
  })
})

describe('one column that holds two fills both', () => {
  it.each([
    'Split Holder at the comma: the first part is the last name, the second the first name.',
    'In Holder the last name comes first and then the first name, separated by a comma.',
    'Holder contains both names, last name before first name. Separate them at the comma.',
    'Holder bitte am Komma trennen: zuerst der Nachname, dann der Vorname.',
  ])('%s', (instructions) => {
    const decision = decide(instructions)
    expect(inputsOf(decision, 'last_name')).toEqual(['Holder'])
    expect(inputsOf(decision, 'first_name')).toEqual(['Holder'])
  })
})

describe('a column that is said to stay behind is left out', () => {
  it.each([
    'Don’t bring the Remarks column along.',
    'Everything comes over except for the remarks.',
    'The remarks must not be transferred, there is private stuff in them.',
    'Remarks: ignore, they are just for us.',
    'For privacy reasons the contents of Remarks shall not be migrated.',
    'Die Spalte Remarks bitte weglassen, das geht niemanden etwas an.',
    'Ne reprenez pas la colonne Remarks, elle est confidentielle.',
    'La columna Remarks no hace falta.',
    'Il campo Remarks resti vuoto.',
    'De kolom Remarks hoeft niet mee.',
  ])('%s', (instructions) => {
    expect(inputsOf(decide(instructions), 'remarks')).toEqual([])
  })

  it.each([
    'Do not bring remarks that are older than a year.',
    'Leave out the lockers without remarks.',
    'If the remarks say dented, leave them out.',
    'The remarks must not be changed.',
  ])('but not where a part of it is meant, or something else: %s', (instructions) => {
    expect(inputsOf(decide(instructions), 'remarks')).toEqual(['Remarks'])
  })
})

describe('numbers that became others are replaced by the list that says so', () => {
  it.each([
    'Replace the old article numbers with the new ones from the list new_numbers.',
    'We renumbered the articles. The other file says which old number became which new one.',
    'Use new_numbers.csv to translate the article numbers.',
    'Bitte die alten Artikelnummern durch die neuen aus new_numbers.csv ersetzen.',
    'Remplacer les anciens numéros par les nouveaux du fichier new_numbers.',
    'Vervang de oude nummers door de nieuwe uit de lijst new_numbers.',
  ])('%s', (instructions) => {
    const entries = steps(instructions, 'article').flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    expect(entries.map(({ raw, value }) => `${raw} ${value}`)).toEqual(['T-1 9001', 'T-2 9002', 'T-3 9003'])
  })

  it.each([
    'Do not replace the old article numbers with the new ones from new_numbers.',
    'The file new_numbers was made last year.',
  ])('but not where it is not: %s', (instructions) => {
    expect(steps(instructions, 'article')).toEqual(steps('', 'article'))
  })
})

it('the mark of a list and the letter behind it are no cells that are to be joined', () => {
  const fares = tableOf('fares', 'Fare|Paid|State\nF1|12|E\nF2|-|A\nF3|9|N\nF4|-|A')
  const states = templateOf('fares', [
    { name: 'fare', required: true, unique: true },
    { name: 'paid' },
    { name: 'state' },
  ])
  const instructions =
    '- State: **E** = paid, **A** = called off, **N** = then not seen.\n- A single dash in a field means that nothing was entered.'
  expect(inputsOf(decideOn([fares], [states], { instructions }), 'state')).toEqual(['State'])
})
