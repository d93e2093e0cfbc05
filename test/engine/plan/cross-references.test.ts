import { describe, expect, it } from 'vitest'
import type { SourcePlan } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  {
    name: 'boat_no',
    required: true,
    unique: true,
    rule: '(BT\\d{5}|YD-\\d{3})',
    description: 'BT and five digits, YD- and three digits for boats that only the yard knows',
  },
  { name: 'boat_name', required: true },
  { name: 'berth' },
  { name: 'deposit', rule: '\\d+\\.\\d{2}' },
])
const ten = [...Array(10).keys()]
const number = (at: number): number => 17 + 31 * at
const called = (at: number): string => `Sea ${'ABCDEFGHIJKL'[at]}wing`
const harbour = tableOf(
  'harbour',
  `Boat No|Boat name|Berth\n${ten.map((at) => `BT${String(number(at)).padStart(5, '0')}|${called(at)}|${'NESW'[at % 4]}${at}`).join('\n')}`,
)
const yardRow = (at: number, name: string, noted: string): string => `${501 + at}|${name}|${noted}|${at}0.50`
const yard = (rows: string[], more = 'Harbour ref'): ReturnType<typeof tableOf> =>
  tableOf('yard', `Yard no|Boat name|${more}|Deposit\n${rows.join('\n')}`)
const noting = ten.slice(2).map((at) => yardRow(at, called(at).toUpperCase(), String(number(at))))
const sourcesOf = (tables: ReturnType<typeof tableOf>[]): SourcePlan[] =>
  decideOn(tables, [boats], { instructions: 'Boats that are only in the yard get YD- plus their yard no.' }).plan
    .sheets[0]!.sources

describe('a list that notes the numbers of another one, without the letters and zeros in front', () => {
  const own = [yardRow(20, 'Moon', ''), yardRow(21, 'Star', ''), yardRow(22, 'Sun', '9999')]
  const [first, second] = sourcesOf([harbour, yard([...noting, ...own])])

  it('completes the rows that it notes by what only it has', () => {
    expect(first).toMatchObject({ table: 'harbour', joins: [{ table: 'yard', left: 0, right: 2, dress: 'BT' }] })
    expect(first!.columns.find(({ column }) => column === 'deposit')!.inputs).toMatchObject([{ table: 'yard' }])
    expect(first!.columns.find(({ column }) => column === 'boat_name')!.inputs).toMatchObject([{ table: 'harbour' }])
  })

  it('has no rows for these, but for those without a number, and for one that nobody has', () => {
    const values = ten.slice(2).map((at) => String(number(at)))
    expect(second).toMatchObject({ table: 'yard', joins: [], skips: [{ when: { position: 2, is: 'one_of', values } }] })
  })

  it('has none at all where every row is one of the other list', () => {
    const sources = sourcesOf([harbour, yard(noting)])
    expect(sources.map(({ table, joins }) => [table, joins.map((join) => join.table)])).toEqual([['harbour', ['yard']]])
  })

  it('has rows of its own where what it notes is another thing: the boat that a tender belongs to', () => {
    const tenders = ten.slice(2).map((at) => yardRow(at, `Tender ${'KLMNOPQRST'[at]}`, String(number(at))))
    expect(sourcesOf([harbour, yard([...tenders, ...own])]).map(({ skips }) => skips)).toEqual([[], []])
  })
})

it('what each row must have is not taken from a list that knows a few of the rows, where all have it in the likeliest column', () => {
  const rented = templateOf('boats', [...boats.columns, { name: 'winter_storage', required: true, rule: '(yes|no)' }])
  const all = tableOf(
    'harbour',
    `Boat No|Boat name|Berth|LUP\n${ten.map((at) => `BT${String(number(at)).padStart(5, '0')}|${called(at)}|N${at}|${at % 2}`).join('\n')}`,
  )
  const few = [
    ...noting.slice(4),
    ...['Moon', 'Star', 'Sun', 'Rain', 'Hail', 'Fog'].map((name, at) => yardRow(20 + at, name, '')),
  ]
  const some = tableOf(
    'yard',
    `Yard no|Boat name|Harbour ref|Deposit|Winter storage?\n${few.map((row) => `${row}|Y`).join('\n')}`,
  )
  const { plan } = decideOn([all, some], [rented], {
    instructions: 'Boats that are only in the yard get YD- plus their yard no.',
    autonomy: 'decide',
  })
  const inputs = plan.sheets[0]!.sources.map(({ table, columns }) => [
    table,
    columns.find(({ column }) => column === 'winter_storage')!.inputs.map(({ column }) => column),
  ])
  expect(inputs).toEqual([
    ['harbour', ['LUP']],
    ['yard', ['Winter storage?']],
  ])
})

it('a list that has the wanted numbers keeps its rows, though it is the one that notes the others', () => {
  const noted = tableOf(
    'harbour',
    `Boat No|Boat name|Berth|Their ref\n${ten.map((at) => `BT${String(number(at)).padStart(5, '0')}|${called(at)}|N${at}|${at < 4 ? '' : 501 + at}`).join('\n')}`,
  )
  const [first, second] = sourcesOf([
    noted,
    yard([...ten.slice(4).map((at) => yardRow(at, called(at), 'x')), yardRow(30, 'Moon', 'x')], 'Note'),
  ])
  expect(first).toMatchObject({ table: 'harbour', joins: [{ table: 'yard', left: 3, right: 0 }] })
  expect(second!.skips).toMatchObject([
    { when: { position: 0, is: 'one_of', values: ['505', '506', '507', '508', '509', '510'] } },
  ])
})

describe('a list that calls the numbers of another one old', () => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true, rule: '\\d{4,6}' },
    { name: 'full_name', required: true },
  ])
  const loans = templateOf('loans', [
    { name: 'loan_no', required: true, unique: true, rule: 'L\\d+' },
    { name: 'member_no', required: true, link: 'members.member_no' },
  ])
  const cards = tableOf('cards', `Member no|Full name\n${ten.map((at) => `${4100 + 7 * at}|${called(at)}`).join('\n')}`)
  const current = (header: string): ReturnType<typeof tableOf> =>
    tableOf(
      'current',
      `Member no|Full name|${header}\n${ten.map((at) => `${210300 + 13 * at}|${at < 5 ? '' : 'Lake '}${called(at)}|${at < 5 ? 4100 + 7 * at : ''}`).join('\n')}`,
    )
  const lent = tableOf('lent', `Loan no|Member no\n${ten.map((at) => `L${70 + at}|${4100 + 7 * at}`).join('\n')}`)

  it.each(['Legacy card', 'Frühere Karte', 'former_card'])('keeps its own rows: %s', (header) => {
    const { plan } = decideOn([cards, current(header), lent], [members, loans], { autonomy: 'decide' })
    const skips = plan.sheets[0]!.sources.map(({ table, skips: own }) => [table, own.map(({ when }) => when)])
    const values = [0, 1, 2, 3, 4].map((at) => String(4100 + 7 * at))
    expect(skips).toEqual([
      ['cards', [{ position: 0, is: 'one_of', values }]],
      ['current', []],
    ])
    const links = plan.sheets[1]!.sources[0]!.columns.find(({ column }) => column === 'member_no')!.transforms
    expect(links).toContainEqual(
      expect.objectContaining({
        entries: expect.arrayContaining([expect.objectContaining({ raw: '4114', value: '210326' })]),
      }),
    )
  })

  it('has none where it calls them otherwise', () => {
    const { plan } = decideOn([cards, current('Card')], [members], { autonomy: 'decide' })
    const current_skips = plan.sheets[0]!.sources.find(({ table }) => table === 'current')!.skips
    expect(current_skips).toMatchObject([{ when: { position: 2 } }])
  })
})

it('what is said to be taken from a list is what stands between, not what else the sentence names', () => {
  const instructions =
    'In the yard the harbour ref is the number of the boat name list: take only the deposit from the yard and everything else from the harbour.'
  const decision = decideOn([harbour, yard(noting)], [boats], { instructions })
  expect(columnOf(decision, 'deposit').inputs).toMatchObject([{ table: 'yard' }])
  expect(columnOf(decision, 'boat_name').inputs).toMatchObject([{ table: 'harbour' }])
  expect(inputsOf(decision, 'berth')).toEqual(['Berth'])
})

describe('persons who have moved since one list was written', () => {
  const people = templateOf('people', [
    { name: 'person_no', required: true, unique: true, rule: '\\d{5}|R-\\d{3}' },
    { name: 'first_name' },
    { name: 'last_name', required: true },
    { name: 'city' },
  ])
  const first = ['Luc', 'Eve', 'Guy', 'Marc', 'Anne', 'Paul']
  const last = ['Aubry', 'Rey', 'Perret', 'Blanc', 'Favre', 'Droz']
  const town = tableOf(
    'town',
    `Person No|Vorname|Nachname|Ort\n${first.map((name, at) => `${10200 + 37 * at}|${name}|${last[at]}|Aarau`).join('\n')}`,
  )
  const branch = (name: (at: number) => string): ReturnType<typeof tableOf> =>
    tableOf(
      'branch',
      `Person No|Ref main|Nom complet|Localité\n${first.map((_, at) => `R-10${at}|${at < 4 ? 10200 + 37 * at : ''}|${name(at)}|Sion`).join('\n')}`,
    )

  it('are one by their names, though these stand in one column there and in two here', () => {
    const decision = decideOn([town, branch((at) => `Mme ${first[at]} ${last[at]}`)], [people], { autonomy: 'decide' })
    const source = decision.plan.sheets[0]!.sources.find(({ table }) => table === 'branch')!
    const values = [0, 1, 2, 3].map((at) => String(10200 + 37 * at))
    expect(source.skips.map(({ when }) => when)).toContainEqual({ position: 1, is: 'one_of', values })
  })

  it('are two where they are called otherwise', () => {
    const decision = decideOn([town, branch((at) => `Mme ${first[at]} Roche`)], [people], { autonomy: 'decide' })
    const source = decision.plan.sheets[0]!.sources.find(({ table }) => table === 'branch')!
    expect(source.skips).toEqual([])
  })
})
