import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const bookings = templateOf('bookings', [
  { name: 'booking_no', required: true, unique: true },
  { name: 'guest', required: true },
  { name: 'nights', required: true, rule: '\\d{1,3}' },
  { name: 'channel', required: true, rule: 'desk|zimmerly' },
])
const list = (name: string, from: number) =>
  tableOf(
    name,
    `Booking no|Guest|Nights\n${[0, 1, 2, 3].map((at) => `N${from + at}|Guest ${'ABCD'[at]!}|${at + 1}`).join('\n')}`,
  )
const channels = (...names: string[]): unknown[] => {
  const decision = decideOn(
    names.map((name, at) => list(name, 100 * at + 100)),
    [bookings],
  )
  return names.map((_, at) => columnOf(decision, 'channel', 0, at).transforms)
}
const always = (value: string) => [{ kind: 'constant', value }]

describe('what all rows of a file have, of which no column tells', () => {
  it('is the value that the file goes by, and of the other file the only value that is left', () => {
    expect(channels('ZimmerlyBookings2031', 'front bookings 2031')).toEqual([always('zimmerly'), always('desk')])
    const { questions, notes } = decideOn([list('ZimmerlyBookings2031', 100), list('front 2031', 200)], [bookings])
    expect(questions).toEqual([])
    expect(notes.join('\n')).toContain('“channel” of Bookings is “desk” for all rows of front 2031.csv')
  })

  it('is the value that the file goes by in one word', () => {
    const sites = {
      ...bookings,
      columns: bookings.columns.map((one) =>
        one.name === 'channel' ? { ...one, strictRule: 'desk|zimmer\\.ly' } : one,
      ),
    }
    const decision = decideOn([list('zimmerly_export', 100), list('front 2031', 200)], [sites])
    expect([0, 1].map((at) => columnOf(decision, 'channel', 0, at).transforms)).toEqual([
      always('zimmer.ly'),
      always('desk'),
    ])
  })

  it.each([
    ['one file may have rows of all kinds', ['zimmerly bookings', 'all bookings']],
    ['one file may have others', ['zimmerly bookings', 'mixed bookings']],
    ['two files are left', ['zimmerly bookings', 'bookings 2030', 'bookings 2031']],
    ['the file is the only one', ['bookings']],
  ])('is asked about where %s', (_, names) => {
    expect(channels(...names).at(-1)).toEqual([])
  })

  it('is the value that a workbook goes by for all of its sheets, where other files go by another', () => {
    const sheet = (name: string, from: number, file: string) => {
      const made = list(name, from)
      return { ...made, table: { ...made.table, file_id: `file_${file}`, file_name: `${file}.xlsx` } }
    }
    const constants = (...tables: ReturnType<typeof sheet>[]): unknown[] => {
      const decision = decideOn(tables, [bookings])
      return tables.map((_, at) => columnOf(decision, 'channel', 0, at).transforms)
    }
    const [one, two] = [sheet('A-K', 100, 'zimmerly bookings'), sheet('L-Z', 200, 'zimmerly bookings')]
    expect(constants(one, two, sheet('all', 300, 'desk bookings')).slice(0, 2)).toEqual([
      always('zimmerly'),
      always('zimmerly'),
    ])
  })

  it('is the value of which a file is called by the plural', () => {
    const kinds = {
      ...bookings,
      columns: bookings.columns.map((one) =>
        one.name === 'channel' ? { ...one, strictRule: 'cabin|tent|heavy' } : one,
      ),
    }
    const decision = decideOn([list('Cabins', 100), list('Tents', 200), list('heavy kit', 300)], [kinds])
    expect([0, 1, 2].map((at) => columnOf(decision, 'channel', 0, at).transforms)).toEqual([
      always('cabin'),
      always('tent'),
      always('heavy'),
    ])
    expect(decision.questions).toEqual([])
  })

  it('is asked about where another file goes by a value, though one and the same file completes both', () => {
    const stays = templateOf('bookings', [
      ...bookings.columns.slice(0, 3),
      { name: 'channel', required: true, rule: 'cabin|tent|heavy' },
      { name: 'town' },
      { name: 'phone' },
      { name: 'deposit' },
    ])
    const rows = (from: number, count: number, row: (no: number) => string): string =>
      Array.from({ length: count }, (_, at) => `N${from + at}|${row(from + at)}`).join('\n')
    const guests = (name: string, from: number) =>
      tableOf(
        name,
        `Booking no|Guest|Nights|Town|Phone\n${rows(from, 4, (no) => `Guest ${no % 4}|${1 + (no % 3)}|${no % 2 ? 'Lido' : 'Moss'}|0301234${no}`)}`,
      )
    const paid = tableOf(
      'paid',
      `Booking no|Deposit|Mark\n${[100, 200, 300].map((from) => rows(from, 3, (no) => `${no}.00|q${no % 7}`)).join('\n')}`,
    )
    const decision = decideOn([guests('north', 100), guests('south', 200), guests('heavy kit', 300), paid], [stays])
    expect(columnOf(decision, 'channel', 0, 2).transforms).toEqual(always('heavy'))
    expect(decision.questions.map(({ target }) => target.column)).toContain('channel')
  })

  it('is still there where those who left are in a list of their own, and of the kind that no other file is of', () => {
    const people = templateOf('people', [
      { name: 'no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'status', required: true, rule: 'active|left' },
      { name: 'from_system', required: true, rule: 'punchcard|ledgerly|tally' },
    ])
    const rows = (from: number): string => [0, 1, 2].map((at) => `P${from + at}|Person ${'ABC'[at]!}`).join('\n')
    const plain = (name: string, from: number, more = '') => tableOf(name, `No|Name${more}\n${rows(from)}`)
    const lists = [
      plain('office', 100),
      plain('workshop', 200),
      plain('Left tally', 300, '|Reason'),
      plain('ledgerly', 400, '|Box'),
    ]
    const decision = decideOn(lists, [people])
    expect([0, 1, 2, 3].map((at) => columnOf(decision, 'status', 0, at).transforms)).toEqual([
      always('active'),
      always('active'),
      always('left'),
      always('active'),
    ])
    expect(columnOf(decision, 'from_system', 0, 0).transforms).toEqual(always('punchcard'))
    // Lists of two kinds that go by no value may be of any.
    const open = decideOn([...lists, plain('canteen', 500, '|Table')], [people])
    expect(columnOf(open, 'from_system', 0, 0).transforms).toEqual([])
    expect(open.notes.join('\n')).toContain('“left” are those of Left tally.csv')
  })

  it('is what the description says of a sheet that is called so, and most likely the value of which it says no condition', () => {
    const machines = (description: string) =>
      templateOf('machines', [
        { name: 'no', required: true, unique: true },
        { name: 'kind', required: true },
        { name: 'state', required: true, rule: 'in_use|halted|gone', description },
      ])
    const sheet = (name: string, from: number) => {
      const { table, ...rest } = tableOf(
        name,
        `No|Kind\n${[0, 1, 2].map((at) => `M${from + at}|Kind ${'ABC'[at]!}`).join('\n')}`,
      )
      return { table: { ...table, file_name: 'machines.xlsx' }, ...rest }
    }
    const lists = [sheet('Stock list', 100), sheet('Taken apart', 200)]
    const told = decideOn(lists, [machines('in_use, halted (marked unsafe) or gone (taken apart)')])
    expect(columnOf(told, 'state', 0, 1).transforms).toEqual(always('gone'))
    expect(told.questions.map(({ default: preset }) => preset)).toEqual(['in_use'])
    const plain = decideOn(lists, [machines('in_use, halted or gone')])
    expect(plain.questions.map(({ default: preset }) => preset)).toEqual(['(keep)'])
  })
})

describe('a sheet whose whole name means an allowed value in another language', () => {
  const stays = templateOf('stays', [
    { name: 'stay_no', required: true, unique: true },
    { name: 'guest', required: true },
    { name: 'state', required: true, rule: 'aktiv|warteliste' },
  ])
  const sheet = (name: string, from: number) => {
    const own = tableOf(
      name,
      `Stay no|Guest\n${[0, 1, 2, 3].map((at) => `N${from + at}|Guest ${'ABCD'[at]!}`).join('\n')}`,
    )
    return { ...own, table: { ...own.table, file_id: 'file_stays', file_name: 'stays.xlsx' } }
  }

  it.each(["Liste d'attente", 'Lista de espera', 'Waiting list'])(
    'has that in all rows, and the other sheet the other: %s',
    (name) => {
      const decision = decideOn([sheet('Stays', 100), sheet(name, 200)], [stays])
      expect([0, 1].map((at) => columnOf(decision, 'state', 0, at).transforms)).toEqual([
        [{ kind: 'constant', value: 'aktiv' }],
        [{ kind: 'constant', value: 'warteliste' }],
      ])
      expect(decision.questions).toEqual([])
    },
  )
})
