import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Sentences as people say them, by what they name and the words that say what becomes of it: each kind in several languages and constructions, with
// some that say something else, and change nothing.

const moorings = tableOf(
  'moorings',
  'Berth|Owner|Quay|Engine|Gone|Since\n' +
    '101|Ada Berg|North Quay|Inboard|x|03/04/2021\n102|Bo Lund|Old Basin|Outboard||05/06/2020\n103|Cy Holm|North Quay|n.k.||07/08/2019\n' +
    '104|Di Falk|Old Basin|Inboard|x|09/10/2018\n105|Ed Moe|South Quay|n.k.||11/12/2017',
)
const berths = templateOf('berths', [
  { name: 'berth', required: true, unique: true },
  { name: 'owner' },
  { name: 'quay' },
  { name: 'engine' },
  { name: 'state', rule: '(occupied|vacated)' },
  { name: 'since', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const plan = (instructions: string) => decideOn([moorings], [berths], { instructions })
const stepsOf = (instructions: string, column: string) => columnOf(plan(instructions), column).transforms

describe('a value that is said to be another is written as that', () => {
  it.each([
    'Old Basin is now South Quay.',
    'We renamed Old Basin to South Quay last year.',
    'The Old Basin was merged into South Quay.',
    'Old Basin = South Quay',
    'Please write South Quay instead of Old Basin.',
    'What used to be the Old Basin is called South Quay today.',
    'Old Basin heißt jetzt South Quay.',
    'Old Basin s’appelle maintenant South Quay.',
    'Old Basin ahora se llama South Quay.',
    'Old Basin heet tegenwoordig South Quay.',
  ])('%s', (instructions) => {
    const entries = [{ raw: 'Old Basin', value: 'South Quay', decided_by: 'instruction' }]
    expect(stepsOf(instructions, 'quay')).toContainEqual({ kind: 'value_map', entries })
  })

  it.each([
    'Quay `Old Basin` is the "inner harbour", we write `South Quay 2`.',
    'Old Basin is short for "Old Inner Basin": please write it as "South Quay 2".',
    '„Old Basin“ heißt „Binnenhafen“, wir schreiben „South Quay 2“.',
  ])('or as what it is told to be written as, behind what it is: %s', (instructions) => {
    const entries = [{ raw: 'Old Basin', value: 'South Quay 2', decided_by: 'instruction' }]
    expect(stepsOf(instructions, 'quay')).toContainEqual({ kind: 'value_map', entries })
  })

  it.each([
    '"Old Basin" is the "inner harbour" or the "town basin".',
    '"Old Basin" is what we write, "inner harbour" and "town basin" are what they say.',
    '"Old Basin" is the "inner harbour": some write "town basin", others write "old dock".',
    'Old Basin and South Quay are next to each other.',
    'Old Basin is deeper than South Quay.',
    'Old Basin is not South Quay.',
    'The Old Basin used to be Lund & Sons.',
    'Boats were moved from Old Basin to South Quay after the storm broke the pontoons.',
  ])('but where something else is said of two, nothing is changed: %s', (instructions) => {
    expect(stepsOf(instructions, 'quay')).toEqual(stepsOf('', 'quay'))
  })
})

describe('a value that is said to stand for nothing is left empty', () => {
  it.each([
    'Where the engine says n.k., just leave it blank.',
    '“n.k.” isn’t an engine. Please leave the field empty.',
    'n.k.: not known, keep empty',
    'n.k. betekent nog niet bekend, leeg laten.',
  ])('%s', (instructions) => {
    expect(stepsOf(instructions, 'engine')).toContainEqual({ kind: 'null_token', tokens: ['n.k.'] })
  })

  it('but not where another column is to be left empty for it', () => {
    expect(stepsOf('Where the engine is n.k. leave the owner blank.', 'engine')).toEqual(stepsOf('', 'engine'))
  })
})

describe('which part of a day comes first is read as people say it', () => {
  it.each([
    ['Dates are month/day/year.', 'MM/DD/YYYY'],
    ['Careful with the dates: the month comes first.', 'MM/DD/YYYY'],
    ['Beim Datum steht der Monat vorne.', 'MM/DD/YYYY'],
    ['We write dates the American way, month before day.', 'MM/DD/YYYY'],
    ['Las fechas van día/mes/año.', 'DD/MM/YYYY'],
    ['Alle Datumsangaben sind Tag.Monat.Jahr.', 'DD/MM/YYYY'],
    ['All dates are Portuguese, day first.', 'DD/MM/YYYY'],
    ['Dates are in Dutch notation.', 'DD/MM/YYYY'],
  ])('%s', (instructions, from) => {
    expect(stepsOf(instructions, 'since')).toEqual([{ kind: 'date', from: [from], to: 'YYYY-MM-DD' }])
  })

  it.each([
    'Dates are not month/day/year.',
    'Some dates are day/month, others month/day.',
    'Bitte den Monat im Datum nehmen.',
    'Dates of the Spanish club are to be checked.',
  ])('and asked about where it is not clear: %s', (instructions) => {
    expect(plan(instructions).questions.some(({ prompt }) => prompt.includes('day first or month first'))).toBe(true)
  })
})

describe('zeros that are gone from numbers come back', () => {
  it.each([
    'Berth numbers always have five digits, fill up with zeros in front.',
    'Please add leading zeros so that every berth number has five digits (101 is 00101).',
    'Berth: immer fünfstellig, vorne mit Nullen auffüllen.',
    'Les numéros de berth ont toujours cinq chiffres, compléter avec des zéros.',
  ])('%s', (instructions) => {
    expect(stepsOf(instructions, 'berth')).toContainEqual({ kind: 'pad', length: 5, character: '0', side: 'left' })
  })
})

it.each([
  'Berth numbers have five digits and no leading zeros.',
  'Berth numbers are written without zeros: five digits.',
])('zeros that are not wanted stay away: %s', (instructions) => {
  expect(stepsOf(instructions, 'berth')).toEqual(stepsOf('', 'berth'))
})

describe('a mark and no mark are what a sentence says they mean', () => {
  it.each([
    'An x in Gone stands for vacated, blank for occupied.',
    'State: vacated if Gone has an x, otherwise occupied.',
    'Those marked with an x (Gone) should be vacated and the others occupied.',
    'Anyone without an x in the column Gone is occupied; with an x it is vacated.',
    'Een x bij Gone betekent vacated, de rest is occupied.',
  ])('%s', (instructions) => {
    expect(inputsOf(plan(instructions), 'state')).toEqual(['Gone'])
  })
})

describe('telephone numbers that no rule refuses', () => {
  const calls = tableOf('calls', 'Nr|Phone|Land\n1|020 7946 0018|GB\n2|01 555 0444|IE\n3|030 901820|')
  it('stay as they are', () => {
    const decision = decideOn(
      [calls],
      [templateOf('calls', [{ name: 'nr', required: true, unique: true }, { name: 'phone' }])],
    )
    expect(columnOf(decision, 'phone').transforms).toEqual([])
  })
})

describe('whole tables', () => {
  const cols = 'Berth|Owner\n1|Ada Berg\n2|Bo Lund'
  const ignored = (instructions: string): string[] =>
    decideOn([tableOf('current', cols), tableOf('archive', cols.replaceAll(/\n/g, '\n9'))], [berths], {
      instructions,
    }).plan.ignored_tables.map(({ table }) => table)

  it.each([
    'The archive isn’t needed.',
    'Please leave the archive alone, those were settled years ago.',
    'Das Archive brauchen wir nicht.',
    'Archive weglassen',
    'There is an archive from before the flood. It must not be transferred.',
    'The archive is from before the flood, please drop that.',
    'Only the current list is to be imported.',
    'Just take the current file, nothing else.',
    'Use only the file current.csv.',
    'N’importez que la liste current.',
  ])('stay behind however it is said: %s', (instructions) => {
    expect(ignored(instructions)).toEqual(['archive'])
  })

  it.each([
    'The archive isn’t sorted.',
    'Skip what is older in the archive.',
    'Only the current list has phone numbers.',
    'Only the current list is old.',
    'The archive is needed, too.',
    'The hidden 2021 archive is history, leave it out.',
    'Names of owners: only the current list counts.',
    'The archive says who owned what. Pier 9 was only for training, so skip that.',
    'Some people typed AR- in front of the archive number, please drop that, we only want the number.',
    'Manche haben „AR-“ vor die Archive-Nummer geschrieben, bitte weglassen.',
    'In the archive the word "old" stands in front of the names, leave that out.',
  ])('and stay where a sentence says something else: %s', (instructions) => {
    expect(ignored(instructions)).toEqual([])
  })

  it('of one kind are meant where only one is taken, and not what stands beside them', () => {
    const book = [
      tableOf('Moorings 2023', cols),
      tableOf('Moorings 2024', cols),
      tableOf('Staff', 'Initials|Name\nAB|Ada Berg'),
    ].map((one) => ({ ...one, table: { ...one.table, file_id: 'file_book', file_name: 'book.xlsx' } }))
    const decided = decideOn(book, [berths], { instructions: 'Only the sheet Moorings 2024 is wanted.' })
    expect(
      decided.plan.ignored_tables.filter(({ reason }) => reason.includes('instruction')).map(({ table }) => table),
    ).toEqual(['Moorings 2023'])
  })
})

describe('rows that stay behind by a mark, by a cell that is filled, or by whom they name', () => {
  const skipped = (instructions: string): unknown[] =>
    plan(instructions).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
  const byMark = { position: 4, is: 'none_of', values: [''] }

  it.each([
    'Skip everyone with an x in the Gone column.',
    'Don’t bring over people who have an x under Gone, they moved.',
    'Only those without an x in Gone, please.',
    'If Gone has an x, the boat was sold and we don’t need it.',
    'Wer bei Gone ein x hat, ist nicht mehr dabei und wird nicht übernommen.',
    'Nur die ohne x in der Spalte Gone bitte.',
    'Ceux qui ont un x dans la colonne Gone sont partis, ne pas les reprendre.',
  ])('those with the mark: %s', (instructions) => {
    expect(skipped(instructions)).toEqual([byMark])
  })

  it.each(['Only those with an x in Gone.', 'Alle ohne x bei Gone bitte weglassen.'])(
    'those without it: %s',
    (instructions) => {
      expect(skipped(instructions)).toEqual([{ position: 4, is: 'empty' }])
    },
  )

  it.each(['Bo Lund is not a real owner.', 'Bo Lund is only a test, leave it out.'])('who is named: %s', (said) => {
    expect(skipped(said)).toEqual([{ position: 1, is: 'one_of', values: ['bo lund'] }])
  })

  it.each([
    'An x in Gone means that they are no longer here; we only want to see who is still here.',
    'Only people with a key get an x in Gone.',
    'Bo Lund doesn’t want to be called by others.',
    'Boats with an x in Gone are no longer in no other list.',
  ])('and none where it isn’t said which: %s', (instructions) => {
    expect(skipped(instructions)).toEqual([])
  })

  const shelf = tableOf('shelf', 'Book|Title|Sold on\n1|Reeds|2024-01-02\n2|Knots|\n3|Tides|\n4|Locks|2023-05-06')
  const books = templateOf('books', [{ name: 'book', required: true, unique: true }, { name: 'title' }])
  const left = (instructions: string): unknown[] =>
    decideOn([shelf], [books], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when.is)

  it.each([
    ['If there’s a date in Sold on, skip the book.', ['none_of']],
    ['Books with a date under Sold on are no longer ours, leave them out.', ['none_of']],
    ['Nur die ohne Datum bei Sold on.', ['none_of']],
    ['Los libros con fecha en Sold on ya no se venden, no hay que pasarlos.', ['none_of']],
  ])('by a date that is there or not: %s', (instructions, ways) => {
    expect(left(instructions)).toEqual(ways)
  })
})

describe('what codes of any text are said to mean', () => {
  const hides = tableOf('hides', 'Hide|Kind\n1|W\n2|K\n3|W\n4|K')
  const kinds = templateOf('hides', [{ name: 'hide', required: true, unique: true }, { name: 'kind' }])
  it.each(['W ist ein Hochsitz, K eine Kanzel.', 'W means a Hochsitz, K means a Kanzel.'])(
    'is written without the words before it: %s',
    (instructions) => {
      const [step] = columnOf(decideOn([hides], [kinds], { instructions }), 'kind').transforms
      const entries = step?.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : []
      expect(entries.toSorted()).toEqual(['K=Kanzel', 'W=Hochsitz'])
    },
  )

  it('is no sentence that goes on about the code itself', () => {
    const said = 'En la columna Kind, W significa Hochsitz y K significa Kanzel.'
    const [step] = columnOf(decideOn([hides], [kinds], { instructions: said }), 'kind').transforms
    const values = step?.kind === 'value_map' ? step.entries.map(({ value }) => value) : []
    expect(values.join()).not.toContain('significa')
  })

  it('is without the words for when and for whom', () => {
    const said = 'Country defaults to Norway when nothing is filled in.'
    const table = tableOf('huts', 'Hut|Country\n1|Sweden\n2|')
    const huts = templateOf('huts', [{ name: 'hut', required: true, unique: true }, { name: 'country' }])
    const steps = columnOf(decideOn([table], [huts], { instructions: said }), 'country').transforms
    expect(steps).toContainEqual({ kind: 'default', value: 'Norway' })
  })
})
