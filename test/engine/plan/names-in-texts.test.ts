import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const rowers = templateOf('rowers', [
  { name: 'rower_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
])
const receipts = templateOf('receipts', [
  { name: 'receipt_no', required: true, unique: true, rule: 'R\\d{3}' },
  { name: 'rower', required: true, link: 'rowers.rower_no' },
  { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
])
const PEOPLE = 'Ada Hooper|Leo Le Gall|Mia Ost|Una Quay|Bo Varga|Ida Le Gall|Eli Marsh|Zoe Ferry|Kim Weir|Max Dale'
  .split('|')
  .map((name) => name.split(/ (.*)/u) as [string, string])
const people = tableOfCells(
  'rowers',
  ['Rower No', 'First name', 'Last name'],
  PEOPLE.map(([first, last], at) => [`${2100 + at}`, first, last]),
)
const called = ([first, last]: [string, string], at: number): string =>
  at % 2 === 0 ? `${last.toUpperCase()} ${first}` : `${first} ${last}`
/** Receipts of all rowers, of whom some have their number. */
const bookOf = (numberOf: (at: number) => string, more: [string, string][] = []) =>
  tableOfCells(
    'cash book',
    ['Receipt No', 'What for', 'Rower', 'Amount'],
    [
      ...PEOPLE.map((person, at) => [`Boat fee 2031 – ${called(person, at)}`, numberOf(at)]),
      ...PEOPLE.map((person, at) => [`Locker: ${called(person, at + 1)} (cash)`, numberOf(at)]),
      ...more,
    ].map(([text, rower], at) => [`R${100 + at}`, text!, rower!, `${at + 10}.00`]),
  )
const some = (at: number): string => (at % 3 === 0 ? '' : `${2100 + at}`)
const decided = (book: ReturnType<typeof bookOf>) => decideOn([people, book], [rowers, receipts])
const linkOf = (decision: ReturnType<typeof decided>, cells: string[]): string | null =>
  applyChain(columnOf(decision, 'rower', 1).transforms, cells).value

describe('a link whose key is in some rows only', () => {
  it('is that of the one whom the text of a row names, in whatever order', () => {
    const decision = decided(bookOf(some))
    expect(inputsOf(decision, 'rower', 1)).toEqual(['Rower', 'What for'])
    expect(linkOf(decision, ['', 'Boat fee 2031 – HOOPER Ada'])).toBe('2100')
    expect(linkOf(decision, ['', 'Locker: LE GALL Leo (cash)'])).toBe('2101')
    expect(linkOf(decision, ['2105', 'Boat fee 2031 – Ida Le Gall'])).toBe('2105')
    expect(decision.notes.join('\n')).toContain('is that of whom the texts in “What for” of cash book.csv name')
  })

  it('is nobody’s where a text names nobody, or two', () => {
    const others: [string, string][] = [
      ['Raffle at the summer party', ''],
      ['Boat fee Mia Ost and Bo Varga', ''],
    ]
    const decision = decided(bookOf(some, others))
    expect(inputsOf(decision, 'rower', 1)).toEqual(['Rower', 'What for'])
    for (const [text] of others) expect(linkOf(decision, ['', text])).toBe(text)
  })

  it('is not taken from texts that name somebody else than the key does', () => {
    const decision = decided(bookOf((at) => (at % 3 === 0 ? '' : `${2100 + ((at + 1) % 10)}`)))
    expect(inputsOf(decision, 'rower', 1)).toEqual(['Rower'])
  })

  it('is found by a number behind the word for one, and by names without the title that stands among them', () => {
    const titled = tableOfCells(
      'rowers',
      ['Rower No', 'Name'],
      PEOPLE.map(([first, last], at) => [`0${210 + at}`, `${last}, ${at % 3 === 0 ? 'Dr ' : ''}${first}`]),
    )
    const texts = [
      'no. 210',
      'Nr. 214',
      'No 0213',
      '# 211',
      ...PEOPLE.map(([first, last]) => `${first} ${last}`),
      'Ida Nobody',
    ]
    const book = tableOfCells(
      'cash book',
      ['Receipt No', 'From', 'Amount'],
      texts.map((text, at) => [`R${100 + at}`, text, `${at + 10}.00`]),
    )
    const decision = decided(book)
    const said = decideOn([titled, book], [rowers, receipts])
    expect(inputsOf(decision, 'rower', 1)).toEqual(['From'])
    expect(texts.slice(0, 5).map((text) => linkOf(said, [text]))).toEqual(['0210', '0214', '0213', '0211', '0210'])
    expect(linkOf(said, ['Ida Nobody'])).toBe('Ida Nobody')
  })
})

describe('a link whose keys stand in a column of no telling name', () => {
  const listOf = (numbers: readonly number[]) =>
    tableOfCells(
      'rowers',
      ['Rower No', 'First name', 'Last name'],
      PEOPLE.map(([first, last], at) => [`${numbers[at]}`, first, last]),
    )
  /** Receipts with the number of who pays, at times with zeros in front, and once a wrong one; the texts name for whom. */
  const bookBy = (numbers: readonly number[]) =>
    tableOfCells(
      'cash book',
      ['Receipt No', 'What for', 'Zq', 'Amount'],
      Array.from({ length: 30 }, (_, at) => [
        `R${100 + at}`,
        `Boat fee 2031 – ${called(PEOPLE[(at + 3) % 10]!, at)}`,
        at === 20 ? '4711' : `${numbers[at % 10]}`.padStart(at < 14 ? 1 : 6, '0'),
        `${at + 10}.00`,
      ]),
    )
  const numbered = {
    ...rowers,
    columns: rowers.columns.map((one) => (one.name === 'rower_no' ? { ...one, strictRule: '\\d{2,3}' } : one)),
  }
  const APART = [98, 116, 147, 176, 205, 260, 311, 370, 412, 515]

  it('is none of those whom the texts beside them name', () => {
    const decision = decideOn([listOf(APART), bookBy(APART)], [numbered, receipts])
    expect(decision.questions.flatMap(({ target }) => target.column ?? [])).toEqual([])
    expect(inputsOf(decision, 'rower', 1)).toEqual(['Zq'])
    expect(['116', '000116'].map((cell) => linkOf(decision, [cell]))).toEqual(['116', '116'])
  })

  it('nor where these are small numbers, which are asked about', () => {
    const small = APART.map((_, at) => 11 + at)
    const decision = decideOn([listOf(small), bookBy(small)], [numbered, receipts])
    expect(decision.questions.flatMap(({ target }) => target.column ?? [])).toEqual(['rower'])
    expect(inputsOf(decision, 'rower', 1)).toEqual(['Zq'])
  })
})

it('a link whose key some rows lack stays empty there where only mail addresses name somebody', () => {
  const CLUBS = 'Blue Heron Rowing|Old Quay Sculls|Tern Point Crews|Grey Otter Boats|Lock Five Oars|Willow Reach'.split(
    '|',
  )
  const domainOf = (name: string): string => `${name.replaceAll(' ', '').toLowerCase()}.example`
  const clubs = templateOf('clubs', [
    { name: 'club_no', required: true, unique: true, rule: '\\d{5}' },
    { name: 'name', required: true, unique: true },
    { name: 'domain', unique: true, rule: '[a-z0-9-]+(\\.[a-z0-9-]+)+' },
  ])
  const coaches = templateOf('coaches', [
    { name: 'coach_no', required: true, unique: true, rule: 'T\\d{3}' },
    { name: 'club_no', link: 'clubs.club_no' },
    { name: 'email' },
  ])
  const houses = tableOfCells(
    'clubs',
    ['Club No', 'Name', 'Domain'],
    CLUBS.map((name, at) => [`${41200 + 3 * at}`, name, domainOf(name)]),
  )
  const trainers = tableOfCells(
    'coaches',
    ['Coach No', 'Club No', 'Email'],
    Array.from({ length: 36 }, (_, at) => [
      `T${100 + at}`,
      at % 5 === 0 ? '' : `${41200 + 3 * (at % 6)}`,
      `coach${at}${at === 7 ? ' at ' : '@'}${domainOf(CLUBS[at % 6]!)}`,
    ]),
  )
  expect(inputsOf(decideOn([houses, trainers], [clubs, coaches]), 'club_no', 1)).toEqual(['Club No'])
})
