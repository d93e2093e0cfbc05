// Over 300 lines: every way in which rows name rows of another table, each a small case of its own.
import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const rowsOf = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')

const entriesOf = (decision: Decision, column: string, sheet = 1): Record<string, string> => {
  const map = columnOf(decision, column, sheet).transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
}

const boats = templateOf('boats', [
  { name: 'hull_no', required: true, unique: true },
  { name: 'boat_name', required: true },
  { name: 'owner' },
])
const trips = (link: Partial<ColumnInput> = {}): ReturnType<typeof templateOf> =>
  templateOf('trips', [
    { name: 'trip', required: true, unique: true },
    { name: 'hull_no', link: 'boats.hull_no', required: true, ...link },
  ])
const names = ['Alba', 'Biscay', 'Coral', 'Dogger', 'Elba', 'Faro']
const fleet = tableOf(
  'boats',
  `Hull no|Boat name|Owner\n${names.map((name, at) => `${'NBFDSI'[at]}L-ROT${40213 + 17 * at}K${at}|${name}|Owner ${name}`).join('\n')}`,
)

it('an older number with what it is called behind it is that of the row which has both', () => {
  const rows = names.map((name, at) => `N${4000 + 10 * at}|${name}|${310 + 7 * at}`)
  const register = tableOf('boats', ['Hull no|Boat name|Old no', ...rows].join('\n'))
  const sailed = tableOf(
    'trips',
    `Trip|Boat\n${names.map((name, at) => `T${at}|${310 + 7 * at} · ${name}`).join('\n')}`,
  )
  expect(entriesOf(decideOn([register, sailed], [boats, trips()]), 'hull_no')).toMatchObject({
    '310 · Alba': 'N4000',
    '324 · Coral': 'N4020',
  })
})

it('a name is that of one row, where the other one of that name stays behind', () => {
  const rows = names.map((name, at) => `H${at}|${name}|Owner ${at}`)
  const twice = tableOf('boats', ['Hull no|Boat name|Owner', ...rows, 'H77|Coral|DOUBLE of H2'].join('\n'))
  const sailed = tableOf('trips', `Trip|Boat\n${names.map((name, at) => `T${at}|${name}`).join('\n')}`)
  const open = decideOn([twice, sailed], [boats, trips()])
  expect(entriesOf(open, 'hull_no')).not.toHaveProperty('Coral')
  const told = decideOn([twice, sailed], [boats, trips()], {
    instructions: 'Boats with DOUBLE in the owner are not migrated.',
  })
  expect(entriesOf(told, 'hull_no')).toMatchObject({ Coral: 'H2', Alba: 'H0' })
})

describe('what links to one of many names', () => {
  const bars = templateOf('bars', [{ name: 'bar_name', required: true, unique: true }, { name: 'town' }])
  const kegs = templateOf('kegs', [
    { name: 'keg', required: true, unique: true },
    { name: 'bar_name', required: true, link: 'bars.bar_name' },
  ])
  const called = (at: number): string => `Bar ${'ABCDEFGHIJ'[at % 10]}lo ${'KLMNOPQRST'[Math.floor(at / 10)]}ix`
  const sold = tableOf(
    'kegs',
    `Keg|Bar name\nX1|BAR ALO KIX\nX2|Bar Blo Kix\nX3|bar  clo kix\nX4|Bar Zed\nX5|Bar Blo Lix`,
  )

  it('is it in any case and with any spaces', () => {
    const listed = tableOf('bars', `Bar name|Town\n${rowsOf(80, (at) => `${called(at)}|Ulm`)}`)
    const decision = decideOn([listed, sold], [bars, kegs])
    expect(entriesOf(decision, 'bar_name')).toMatchObject({ 'BAR ALO KIX': 'Bar Alo Kix' })
    expect(Object.keys(entriesOf(decision, 'bar_name'))).not.toContain('Bar Zed')
  })

  it('is left as it is where two names differ in nothing else', () => {
    const listed = tableOf('bars', `Bar name|Town\n${rowsOf(80, (at) => `${called(at)}|Ulm`)}\nbar alo kix|Bonn`)
    expect(entriesOf(decideOn([listed, sold], [bars, kegs]), 'bar_name')).not.toHaveProperty('BAR ALO KIX')
  })
})

describe('what links to an account with the domain in front', () => {
  const staff = templateOf('staff', [
    { name: 'account', required: true, unique: true },
    { name: 'full_name', required: true },
  ])
  const keys = templateOf('door_keys', [
    { name: 'key_no', required: true, unique: true },
    { name: 'account', link: 'staff.account' },
  ])
  const people = ['anna.berg', 'ole.dahl', 'ida.lund', 'per.holm', 'eva.moe', 'jon.vik']
  const listed = tableOf(
    'staff',
    `Account|Full name\n${people.map((one) => `${one}|${one.replace('.', ' ')}`).join('\n')}`,
  )
  const given = (domainOf: (at: number) => string): ReturnType<typeof tableOf> =>
    tableOf('keys', `Key no|Account\n${people.map((one, at) => `K${at}|${domainOf(at)}\\${one}`).join('\n')}`)

  it('is that account', () => {
    const decision = decideOn([listed, given((at) => (at === 0 ? 'fjord' : 'FJORD'))], [staff, keys])
    expect(entriesOf(decision, 'account')).toMatchObject({
      'FJORD\\ole.dahl': 'ole.dahl',
      'fjord\\anna.berg': 'anna.berg',
    })
  })

  it('is left where there are several domains, which may have the same names', () => {
    const decision = decideOn([listed, given((at) => (at % 2 === 0 ? 'FJORD' : 'ELV'))], [staff, keys])
    expect(entriesOf(decision, 'account')).toEqual({})
  })
})

describe('what links to a key by a part of a name', () => {
  const places = templateOf('places', [
    { name: 'place_no', required: true, unique: true, rule: '[A-Z]{3}' },
    { name: 'place', required: true },
  ])
  const stays = templateOf('stays', [
    { name: 'stay', required: true, unique: true },
    { name: 'place', required: true, link: 'places.place_no' },
  ])
  const listed = tableOf(
    'places',
    'Code|Description\nTEN|Pitch for a tent\nCAR|Pitch for a caravan\nHUT|Log cabin\nMOB|Mobile home',
  )

  it('is that which the part tells from all others, and says so', () => {
    const told = tableOf(
      'stays',
      'Stay|What\nS1|Tent\nS2|Caravan (28 a night)\nS3|Cabin with stove\nS4|Mobile\nS5|tent',
    )
    const decision = decideOn([listed, told], [places, stays])
    expect(inputsOf(decision, 'place', 1)).toEqual(['What'])
    expect(entriesOf(decision, 'place')).toMatchObject({ Tent: 'TEN', 'Caravan (28 a night)': 'CAR', Mobile: 'MOB' })
    expect(decision.notes.join()).toContain('“Tent” is taken for “Pitch for a tent”')
  })

  it('is none where two names have the part, or hardly any value is one', () => {
    const both = tableOf('stays', 'Stay|What\nS1|Pitch\nS2|Pitch\nS3|Cabin\nS4|Cabin\nS5|Mobile home')
    expect(Object.keys(entriesOf(decideOn([listed, both], [places, stays]), 'place'))).not.toContain('Pitch')
    const others = tableOf('stays', 'Stay|Town\nS1|Tent\nS2|Ulm\nS3|Bonn\nS4|Kiel\nS5|Jena\nS6|Mobile')
    expect(entriesOf(decideOn([listed, others], [places, stays]), 'place')).toEqual({})
  })

  it('stays as it is where names are many and the value says more than one of them', () => {
    const people = tableOf(
      'places',
      `Code|Description\n${rowsOf(40, (at) => `A${'ABCDEFGHIJ'[at % 10]}${'ABCDEFGHIJ'[Math.floor(at / 10)]}|${called(at)}`)}`,
    )
    const told = tableOf(
      'stays',
      `Stay|What\n${rowsOf(20, (at) => `S${at}|${at === 7 ? `${called(at)} Holding` : called(at)}`)}`,
    )
    expect(Object.keys(entriesOf(decideOn([people, told], [places, stays]), 'place'))).not.toContain(
      `${called(7)} Holding`,
    )
  })
})

const called = (at: number): string => `${'ABCDEFGHIJ'[at % 10]}orlo ${'KLMNOPQRST'[Math.floor(at / 10)]}ixon`

describe('what links to a key that stands beside a name', () => {
  const guests = templateOf('guests', [
    { name: 'guest_no', required: true, unique: true, rule: '\\d{4}' },
    { name: 'email' },
  ])
  const stays = templateOf('stays', [
    { name: 'stay', required: true, unique: true },
    { name: 'guest_no', required: true, link: 'guests.guest_no' },
  ])
  const families = ['Moser', 'Lang', 'Huber', 'Egger', 'Moser', 'Lang', 'Reiter', 'Wolf', 'Berger', 'Fuchs']
  const mail = (at: number): string => `${'abcdefghij'[at]}.${families[at]!.toLowerCase()}@post.example`

  it('is that key, whatever else has the name', () => {
    const listed = tableOf(
      'guests',
      `Guest no|Email\n${rowsOf(10, (at) => `${3011 + 7 * at}|${at % 4 === 0 ? '' : mail(at)}`)}`,
    )
    const booked = tableOf(
      'stays',
      `Stay|Guest no\n${rowsOf(20, (at) => `S${at}|${families[at % 10]} (${3011 + 7 * (at % 10)})`)}`,
    )
    const decision = decideOn([listed, booked], [guests, stays])
    expect(entriesOf(decision, 'guest_no')).toEqual({})
    const { transforms } = columnOf(decision, 'guest_no', 1)
    expect(
      ['Moser (3011)', 'Egger (3032)', 'Moser (3039)'].map((text) => applyChain(transforms, [text]).value),
    ).toEqual(['3011', '3032', '3039'])
  })
})

describe('what links to a key', () => {
  const piers = templateOf('piers', [
    { name: 'code', required: true, unique: true, rule: '\\d{2}' },
    { name: 'name', required: true },
  ])
  const moorings = templateOf('moorings', [
    { name: 'mooring', required: true, unique: true },
    { name: 'pier', required: true, link: 'piers.code' },
  ])
  const both = (header: string, valueOf: (at: number) => string): Decision =>
    decideOn(
      [
        tableOf('piers', 'Code|Name\n01|East pier\n02|West pier\n03|North pier'),
        tableOf('moorings', `Mooring|${header}|Keeper\n${rowsOf(12, (at) => `M${at}|${valueOf(at)}|Ann ${at}`)}`),
      ],
      [piers, moorings],
    )

  it('is no count of something, though zeros in front make it one of few keys, unless the header says so', () => {
    expect(
      inputsOf(
        both('Ropes', (at) => `${(at % 4) + 1}`),
        'pier',
        1,
      ),
    ).toEqual([])
    expect(
      inputsOf(
        both('Pier', (at) => `${(at % 3) + 1}`),
        'pier',
        1,
      ),
    ).toEqual(['Pier'])
  })

  it('is known by most cells where some have a dash and one a wrong key', () => {
    const decision = both('Zq', (at) => ['01', '02', '03', '-', '01', '03', '02', '01', '02', '03', '77', '01'][at]!)
    expect(inputsOf(decision, 'pier', 1)).toEqual(['Zq'])
  })

  it('may be the end of it', () => {
    const told = tableOf('trips', 'Trip|Hull no\nT1|213K0\nT2|230k1\nT3|213K0\nT4|264K3')
    const decision = decideOn([fleet, told], [boats, trips()])
    expect(entriesOf(decision, 'hull_no')).toEqual({
      '213K0': 'NL-ROT40213K0',
      '230k1': 'BL-ROT40230K1',
      '264K3': 'DL-ROT40264K3',
    })
    expect(columnOf(decision, 'hull_no', 1).reason).toContain('are one there, by the last 5 characters')
  })

  it('may be named by a text, when somebody said that it is there', () => {
    const told = tableOf(
      'trips',
      'Trip|Note\nT1|for NL ROT40213K0 to Elba\nT2|fuel only\nT3|ROT\nT4|dl-rot40264k3\nT5|NL-ROT40213K01',
    )
    const instructions = '`Note` is `hull_no`.'
    const decision = decideOn([fleet, told], [boats, trips()], { instructions })
    expect(inputsOf(decision, 'hull_no', 1)).toEqual(['Note'])
    expect(entriesOf(decision, 'hull_no')).toEqual({
      'for NL ROT40213K0 to Elba': 'NL-ROT40213K0',
      'dl-rot40264k3': 'DL-ROT40264K3',
    })
  })

  it('may be what several tables call their rows under headers of the same words', () => {
    const berths = (name: string, header: string, from: number): ReturnType<typeof tableOf> =>
      tableOf(
        name,
        `Hull no|Boat name|${header}\n${rowsOf(8, (at) => `${name}-${from + at}|${name} boat ${at}|${from + 7 * at}`)}`,
      )
    const log = (numbers: number[]): ReturnType<typeof tableOf> =>
      tableOf('trips', `Trip|Hull no\n${numbers.map((number, at) => `T${at}|${number}`).join('\n')}`)
    const sailed = log([31000, 31007, 31014, 31021, 52000, 52007, 52014, 52021])
    const decided = (header: string): Record<string, string> =>
      entriesOf(
        decideOn([berths('N', 'Old Reg. No.', 31000), berths('S', header, 52000), sailed], [boats, trips()]),
        'hull_no',
      )
    expect(decided('Reg. (old)')).toMatchObject({ 31007: 'N-31001', 52014: 'S-52002' })
    expect(decided('Mooring')[52014]).toBeUndefined()
  })

  it('is written as the linked sheet writes it', () => {
    const clients = templateOf('clients', [
      { name: 'client_no', required: true, unique: true, description: 'K and four digits', rule: 'K\\d{4}' },
      { name: 'city' },
    ])
    const orders = templateOf('orders', [
      { name: 'order', required: true, unique: true },
      { name: 'client_no', link: 'clients.client_no', required: true },
    ])
    const list = tableOf('clients', `Client no|City\n${rowsOf(30, (at) => `${1200 + at}|Town ${at}`)}`)
    const sold = tableOf(
      'orders',
      `Order|Client no\n${rowsOf(30, (at) => `B${at}|${String(1200 + at).padStart(8, '0')}`)}`,
    )
    const steps = columnOf(decideOn([list, sold], [clients, orders]), 'client_no', 1).transforms
    expect(steps.map(({ kind }) => kind)).toContain('prefix')
  })

  it('is found in a column that is another template column as well', () => {
    const members = templateOf('members', [
      { name: 'member_no', required: true, unique: true },
      { name: 'email', description: 'E-mail address' },
    ])
    const bookings = templateOf('bookings', [
      { name: 'email', required: true },
      { name: 'member_no', link: 'members.member_no', required: true },
      { name: 'day' },
    ])
    const list = tableOf('members', `Member no|E-mail\n${rowsOf(12, (at) => `M${at + 10}|p${at}@club.example`)}`)
    const booked = tableOf('bookings', `Email|Day\n${rowsOf(8, (at) => `P${at}@club.example|2024-05-0${at + 1}`)}`)
    const decision = decideOn([list, booked], [members, bookings])
    expect(inputsOf(decision, 'member_no', 1)).toEqual(['Email'])
    expect(inputsOf(decision, 'email', 1)).toEqual(['Email'])
    expect(entriesOf(decision, 'member_no')['P3@club.example']).toBe('M13')
    expect(decision.questions).toEqual([])
  })

  it('has values that are asked about once the keys are known, and not before', () => {
    const berths = templateOf('berths', [
      { name: 'berth_class', required: true, unique: true },
      { name: 'name', required: true },
    ])
    const calls = templateOf('calls', [
      { name: 'call_no', required: true, unique: true },
      { name: 'berth_class', required: true, link: 'berths.berth_class' },
    ])
    const list = tableOf('zq', 'Vv|Name\nKQ|Quay, covered\nMB|Mooring buoy\nXT|Tidal')
    const made = tableOf(
      'calls',
      `Call no|Berth class\n${rowsOf(24, (at) => `C-${at + 100}|${['under roof', 'on buoy', 'drying'][at % 3]}`)}`,
    )
    const asked = (answers: [string, string][]): string[] =>
      decideOn([list, made], [berths, calls], {
        answers: answers.map(([key, value]) => ({ key, value })),
      }).questions.map(({ key }) => key)
    const key = 'column:berths.berth_class@file_zq/zq'
    expect(asked([])).toEqual([key])
    expect(asked([[key, 'Vv']]).toSorted()).toEqual(
      ['drying', 'on buoy', 'under roof'].map((value) => `value:calls.berth_class:${value}`),
    )
  })

  it('is found by first and last name, in whatever order they stand', () => {
    const staff = templateOf('staff', [
      { name: 'staff_no', required: true, unique: true },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'manager_no', link: 'staff.staff_no' },
    ])
    const list = tableOf(
      'staff',
      'Staff no|First name|Last name|Manager\n501|Ida|Holm|\n502|Per|Dahl|Holm, Ida\n503|Eva|Krog|Dahl, Per\n504|Bo|Lund|Holm, Ida',
    )
    const decision = decideOn([list], [staff])
    expect(inputsOf(decision, 'manager_no')).toEqual(['Manager'])
    expect(entriesOf(decision, 'manager_no', 0)).toEqual({ 'Dahl, Per': '502', 'Holm, Ida': '501' })
  })

  it('is left open for a name that two rows have, though one of them has it in an address, too', () => {
    const owners = templateOf('owners', [
      { name: 'owner_no', required: true, unique: true },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'email' },
    ])
    const berthed = templateOf('moorings', [
      { name: 'berth', required: true, unique: true },
      { name: 'owner_no', link: 'owners.owner_no' },
    ])
    const last = ['Dahl', 'Krog', 'Lund', 'Berg', 'Moe', 'Vik', 'Aas', 'Lie', 'Bakke', 'Strand', 'Haug', 'Eide']
    const others = rowsOf(12, (at) => `${502 + at}|${at % 2 ? 'Eva' : 'Per'}|${last[at]}|${last[at]}@quay.example`)
    const list = tableOf(
      'owners',
      `Owner no|First name|Last name|E-mail\n501|Ida|Holm|ida.holm@quay.example\n${others}\n520|Ida|Holm|`,
    )
    const berths = tableOf('moorings', 'Berth|Owner\nB1|Per Dahl\nB2|Ida Holm\nB3|Krog, Eva\nB4|Per Lund\nB5|Dahl, Per')
    const entries = entriesOf(decideOn([list, berths], [owners, berthed]), 'owner_no')
    expect(entries).toMatchObject({ 'Per Dahl': '502', 'Krog, Eva': '503' })
    expect(entries).not.toHaveProperty('Ida Holm')
  })

  it('is found over a table that says how the keys are called elsewhere', () => {
    const bridge = tableOf(
      'numbers',
      `Hull|System|Number\n${names.map((_, at) => `${'NBFDSI'[at]}L-ROT${40213 + 17 * at}K${at}|port|PX${at}77${at}`).join('\n')}`,
    )
    const told = tableOf('trips', 'Trip|Hull no\nT1|PX0770\nT2|PX2772\nT3|PX0770')
    const decision = decideOn([fleet, bridge, told], [boats, trips()])
    expect(entriesOf(decision, 'hull_no')).toEqual({ PX0770: 'NL-ROT40213K0', PX2772: 'FL-ROT40247K2' })
    expect(columnOf(decision, 'hull_no', 1).reason).toContain('stand there as “Number”')
  })

  it('is not found over a table where names and keys repeat: that one text always went with one key is no name', () => {
    const remarks = ['Oil changed', 'Hull cleaned', 'Sails mended']
    const log = rowsOf(24, (at) => `E${at}|${'NBF'[at % 3]}L-ROT${40213 + 17 * (at % 3)}K${at % 3}|${remarks[at % 3]}`)
    const told = rowsOf(24, (at) => `T${at}|${remarks[at % 3]}`)
    const tables = [fleet, tableOf('log', `Entry|Boat|Remark\n${log}`), tableOf('trips', `Trip|Remark\n${told}`)]
    expect(entriesOf(decideOn(tables, [boats, trips()]), 'hull_no')).toEqual({})
  })

  it.each([
    [
      'two keys have the same end',
      rowsOf(70, (at) => `${'AB'[at % 2]}${70400 + (at >> 1)}|Boat ${at}`),
      ['70401', '70412', '70401'],
    ],
    [
      'signs in front tell keys apart',
      rowsOf(70, (at) => `${70400 + at}|Boat ${at}`),
      ['A-70401', 'B-70401', 'C-70443'],
    ],
  ])('is left as it is where %s', (_, keys, values) => {
    const list = tableOf('boats', `Hull no|Boat name\n${keys}`)
    const told = tableOf('trips', `Trip|Hull no\n${values.map((value, at) => `T${at}|${value}`).join('\n')}`)
    expect(entriesOf(decideOn([list, told], [boats, trips()]), 'hull_no')).toEqual({})
  })

  it('is asked about when the keys that it leads to are known', () => {
    const list = tableOf('boats', 'Q1|Q2|Q3\nX-71|Alba|Ann\nX-72|Biscay|Bob\nX-73|Coral|Cyd\nX-74|Dogger|Dan')
    const told = tableOf('trips', 'Trip|Q9|Q8\nT1|X-71|a\nT2|X-72|b\nT3|X-71|c')
    const place = { key: 'table:file_boats/boats', value: 'boats' }
    const keysOf = ({ questions }: Decision): string[] => questions.map(({ key }) => key)
    const first = decideOn([list, told], [boats, trips()], { answers: [place] })
    expect(keysOf(first)).toContain('column:boats.hull_no@file_boats/boats')
    expect(keysOf(first)).not.toContain('column:trips.hull_no@file_trips/trips')
    const answers = [place, { key: 'column:boats.hull_no@file_boats/boats', value: 'Q1' }]
    const second = decideOn([list, told], [boats, trips()], { answers })
    expect([...inputsOf(second, 'hull_no', 1), ...keysOf(second)].join()).toMatch(/Q9|column:trips.hull_no/)
  })

  it('is the only column of keys, whatever it is called, rather than one that names rows at second hand', () => {
    const accounts = templateOf('accounts', [
      { name: 'account_id', required: true, unique: true, rule: 'K-\\d{4}' },
      { name: 'title', required: true },
    ])
    const deals = templateOf('deals', [
      { name: 'deal_no', required: true, unique: true, rule: 'D\\d{4}' },
      { name: 'account_id', link: 'accounts.account_id', required: true },
      { name: 'follows' },
    ])
    const known = tableOf(
      'accounts',
      `Account ID|Title\n${rowsOf(8, (at) => `${4101 + 7 * at}|Firm ${'ABCDEFGH'[at]}`)}`,
    )
    const now = tableOf(
      'deals_24',
      `Deal no|Account ID|Follows\n${rowsOf(8, (at) => `D200${at}|${4101 + 7 * at}|D100${at}`)}`,
    )
    const before = tableOf('deals_23', `Deal no|Who\n${rowsOf(8, (at) => `D100${at}|${4101 + 7 * ((at * 3) % 8)}`)}`)
    const decision = decideOn([known, now, before], [accounts, deals])
    const source = decision.plan.sheets[1]!.sources.find(({ table }) => table === 'deals_23')!
    expect(source.columns.find(({ column }) => column === 'account_id')!.inputs.map(({ column }) => column)).toEqual([
      'Who',
    ])
  })

  describe('is the only column of keys though these are letters', () => {
    const crew = templateOf('crew', [
      { name: 'sign', required: true, unique: true },
      { name: 'full_name', required: true },
    ])
    const tours = templateOf('tours', [
      { name: 'tour_no', required: true, unique: true, rule: 'T\\d{4}' },
      { name: 'led_by', link: 'crew.sign' },
    ])
    const takenFor = (signs: string[]): string[] => {
      const known = tableOf(
        'crew',
        `Sign|Full name\n${signs.map((sign, at) => `${sign}|Ann ${'QRSTU'[at]}ook`).join('\n')}`,
      )
      const led = tableOf('tours', `Tour no|Lane\n${rowsOf(20, (at) => `T${1000 + at}|${signs[(at * 3) % 5]}`)}`)
      const { plan } = decideOn([known, led], [crew, tours])
      const { columns } = plan.sheets.find(({ slug }) => slug === 'tours')!.sources[0]!
      return columns.find(({ column }) => column === 'led_by')!.inputs.map(({ column }) => column)
    }

    it('as initials are', () => {
      expect(takenFor(['AM', 'BK', 'CW', 'DF', 'EP'])).toEqual(['Lane'])
    })

    it('but not of single ones, which may stand for anything', () => {
      expect(takenFor(['A', 'B', 'C', 'D', 'E'])).toEqual([])
    })
  })

  describe('is the only column of keys though these are small numbers', () => {
    const lanes = templateOf('lanes', [
      { name: 'lane_no', required: true, unique: true, rule: '\\d{2}' },
      { name: 'title', required: true },
    ])
    const swims = templateOf('swims', [
      { name: 'swim_no', required: true, unique: true, rule: 'S\\d{4}' },
      { name: 'lane', link: 'lanes.lane_no', required: true },
    ])
    const asked = (numbers: number[]): string[] => {
      const known = tableOf(
        'lanes',
        `Lane no|Title\n${numbers.map((no, at) => `${no}|Lane ${'QRSTUVW'[at]}ook`).join('\n')}`,
      )
      const swum = tableOf(
        'swims',
        `Swim no|Zq|Note\n${rowsOf(28, (at) => `S${1000 + at}|${numbers[(at * 3) % 7]}|fine ${at}`)}`,
      )
      return decideOn([known, swum], [lanes, swims]).questions.flatMap(({ target }) => target.column ?? [])
    }

    it('as those of groups are, with gaps between them', () => {
      expect(asked([10, 14, 20, 35, 40, 50, 90])).toEqual([])
    })

    it('but not of such as count', () => {
      expect(asked([10, 11, 12, 13, 14, 15, 16])).toEqual(['lane'])
    })
  })

  describe('where a column of its name has something else that is said of the rows', () => {
    const tools = templateOf('tools', [
      { name: 'tool_no', required: true, unique: true, rule: '[A-Z]\\d{4}' },
      { name: 'label', required: true },
    ])
    const loans = templateOf('loans', [
      { name: 'tool', required: true, link: 'tools.tool_no' },
      { name: 'day', required: true },
    ])
    const all = ['Saw', 'Drill', 'Saw', 'Plane', 'Drill', 'Saw']
    const shed = tableOf('tools', `Tool no|Label\n${all.map((label, at) => `T100${at}|${label}`).join('\n')}`)
    const lent = (keys: string[]): ReturnType<typeof tableOf> =>
      tableOf('loans', `Ref|Tool|Day\n${keys.map((key, at) => `${key}|${all[at]}|2024-03-0${at + 1}`).join('\n')}`)

    it('is the only column of keys', () => {
      const { plan, questions } = decideOn(
        [shed, lent(['T1000', 'T1001', 't1002', 'T1003', 'T1004', 'T1005'])],
        [tools, loans],
      )
      expect(questions).toEqual([])
      expect(plan.sheets[1]!.sources[0]!.columns[0]).toMatchObject({ inputs: [{ column: 'Ref' }] })
    })

    it('is what is called so where no other column has the keys', () => {
      const { plan } = decideOn([shed, lent(['L1', 'L2', 'L3', 'L4', 'L5', 'L6'])], [tools, loans])
      expect(plan.sheets[1]!.sources[0]!.columns[0]).toMatchObject({ inputs: [{ column: 'Tool' }] })
    })
  })

  it('is written like a key that stands behind a word there', () => {
    const shops = templateOf('shops', [
      { name: 'shop_id', required: true, unique: true, description: 'F and three digits', rule: 'F\\d{3}' },
      { name: 'city', required: true },
    ])
    const tills = templateOf('tills', [
      { name: 'till', required: true, unique: true },
      { name: 'shop_id', link: 'shops.shop_id', required: true },
    ])
    const told = tableOf('shops', `Shop ID|City\n${rowsOf(6, (at) => `Filiale Nr. ${at + 7}|City ${'ABCDEF'[at]}`)}`)
    const numbered = tableOf('tills', `Till|Shop ID\n${rowsOf(12, (at) => `T${at}|${(at % 6) + 7}`)}`)
    const decision = decideOn([told, numbered], [shops, tills])
    const end = [
      { kind: 'pad', length: 3, character: '0', side: 'left' },
      { kind: 'prefix', text: 'F' },
    ]
    expect(columnOf(decision, 'shop_id').transforms.slice(-2)).toEqual(end)
    expect(columnOf(decision, 'shop_id').transforms[0]).toMatchObject({
      kind: 'replace',
      find: 'Filiale Nr.',
      with: '',
    })
    expect(columnOf(decision, 'shop_id', 1).transforms).toEqual(end)
  })

  it('is no earlier row of the same kind by what both belong to', () => {
    const flats = templateOf('flats', [
      { name: 'flat_no', required: true, unique: true, rule: 'W\\d{4}' },
      { name: 'street', required: true },
    ])
    const lets = templateOf('lets', [
      { name: 'let_no', required: true, unique: true, rule: 'L\\d{5}' },
      { name: 'flat_no', link: 'flats.flat_no', required: true },
      { name: 'previous_let', link: 'lets.let_no' },
    ])
    const known = tableOf('flats', `Flat no|Street\n${rowsOf(6, (at) => `W200${at}|Street ${'ABCDEF'[at]}`)}`)
    const now = tableOf('lets_now', `Let no|Flat no|Renews\n${rowsOf(6, (at) => `L3010${at}|W200${at}|L2010${at}`)}`)
    const past = tableOf(
      'lets_past',
      `Let no|Unit|Tenant\n${rowsOf(8, (at) => `L2010${at}|W200${at % 6}|Ann ${'ABCDEFGH'[at]}`)}`,
    )
    const decision = decideOn([known, now, past], [flats, lets])
    const source = decision.plan.sheets[1]!.sources.find(({ table }) => table === 'lets_past')!
    const inputs = (name: string): string[] =>
      source.columns.find(({ column }) => column === name)!.inputs.map(({ column }) => column)
    expect(inputs('flat_no')).toEqual(['Unit'])
    expect(inputs('previous_let')).toEqual([])
  })

  it('is the number alone under a header that says so, and under no other', () => {
    const stores = templateOf('stores', [
      { name: 'store_id', required: true, unique: true, rule: 'ST\\d{2}' },
      { name: 'town', required: true },
    ])
    const tools = templateOf('tools', [
      { name: 'tool_no', required: true, unique: true },
      { name: 'store_id', link: 'stores.store_id' },
    ])
    const shops = tableOf('stores', `Store ID|Town\n${rowsOf(6, (at) => `ST0${at + 1}|Town ${'ABCDEF'[at]}`)}`)
    const list = (header: string): ReturnType<typeof tableOf> =>
      tableOf('tools', `Tool no|${header}\n${rowsOf(12, (at) => `TL${300 + at}|${(at % 6) + 1}`)}`)
    const linked = (header: string): string[] =>
      inputsOf(decideOn([shops, list(header)], [stores, tools]), 'store_id', 1)
    expect(linked('Shop')).toEqual(['Shop'])
    expect(linked('Count')).toEqual([])
  })

  it('is put in front of the bare number of another row, though numbers are spoken of', () => {
    const firms = templateOf('firms', [
      { name: 'Firm Number', required: true, unique: true, rule: 'F\\d{4}' },
      { name: 'Name', required: true },
      { name: 'Parent', description: 'Firm Number of the parent firm', link: 'firms.Firm Number' },
    ])
    const told = tableOf(
      'firms',
      'Firm no|Name|Parent firm\nF1001|A|\nF1004|B|1001\nF1007|C|1001\nF1010|D|1004\nF1013|E|1007',
    )
    const decision = decideOn([told], [firms])
    expect(columnOf(decision, 'Parent').transforms).toEqual([{ kind: 'prefix', text: 'F' }])
  })

  it('is what a sparse column names in many spellings, under whatever header', () => {
    const parts = templateOf('parts', [
      { name: 'code', required: true, unique: true, rule: '[A-Z]{2}-\\d{4}' },
      { name: 'title', required: true },
      { name: 'successor', link: 'parts.code' },
    ])
    const spelled = ['AB-4001', 'ab 4002', 'AB4003', 'ab-4004']
    const rows = Array.from(
      { length: 12 },
      (_, at) => `AB-40${String(at + 1).padStart(2, '0')}|Part ${'ABCDEFGHIJKL'[at]}|${at < 8 ? '' : spelled[at - 8]}`,
    )
    const decision = decideOn([tableOf('parts', `Code|Title|See now\n${rows.join('\n')}`)], [parts])
    expect(inputsOf(decision, 'successor')).toEqual(['See now'])
  })

  it('is found by a name of which the first is an initial, and its letters are no country’s', () => {
    const guides = templateOf('guides', [
      { name: 'code', required: true, unique: true, rule: '[A-Z]{2}' },
      { name: 'full_name', required: true },
    ])
    const tours = templateOf('tours', [
      { name: 'tour_no', required: true, unique: true },
      { name: 'guide', required: true, link: 'guides.code', description: 'Code of the guide' },
    ])
    const known = tableOf('guides', 'Code|Full name\nKM|Meyer, Katrin\nTB|Bauer, Thomas\nSO|Otto, Sigrid')
    const entries = (cells: string[]): unknown => {
      const told = tableOf('tours', `Tour no|Guide\n${cells.map((cell, at) => `T${at}|${cell}`).join('\n')}`)
      return columnOf(decideOn([known, told], [guides, tours]), 'guide', 1).transforms
    }
    const named = ['Meyer, K.', 'Bauer, T.', 'Otto, S.', 'Meyer, K.']
    const written = [
      ['Bauer, T.', 'TB'],
      ['Meyer, K.', 'KM'],
      ['Otto, S.', 'SO'],
    ]
    expect(entries(named)).toMatchObject([{ entries: written.map(([raw, value]) => ({ raw, value })) }])
    expect(entries(['km', 'tb', 'so', 'km'])).toEqual([{ kind: 'case', to: 'upper' }])
  })
})

describe('what links to a key, and has what that is called beside it', () => {
  const halls = templateOf('halls', [
    { name: 'hall_no', required: true, unique: true, rule: '\\d{2,3}' },
    { name: 'name', required: true },
  ])
  const shows = templateOf('shows', [
    { name: 'show', required: true, unique: true },
    { name: 'hall_no', required: true, link: 'halls.hall_no' },
  ])
  const listed = tableOf('halls', 'Hall|Called\n10|Great hall\n20|Blue room\n30|Chapel\n110|Courtyard')
  const given = (where: readonly string[]): Decision =>
    decideOn(
      [listed, tableOf('shows', `Show|Where\n${rowsOf(12, (at) => `S${at}|${where[at % where.length]}`)}`)],
      [halls, shows],
    )

  it.each([
    ['10 · Great hall', '20 · Blue room', '110 · The courtyard'],
    ['10: Great hall', '20: Blue room', '110: Courtyard'],
    ['010 – Great hall', '020 – Blue room', '110 – Courtyard'],
    ['Great hall (10)', 'Blue room (20)', 'Courtyard (110)'],
  ])('is that key: %s', (first, second, third) => {
    const decision = given([first, second, third])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'hall_no', 1)).toEqual(['Where'])
    expect(entriesOf(decision, 'hall_no')).toMatchObject({ [first]: '10', [second]: '20', [third]: '110' })
  })

  it('is none where the figure counts what stands behind it', () => {
    expect(entriesOf(given(['10 - chairs', '20 - chairs', '30 - chairs', '110 - benches']), 'hall_no')).toEqual({})
  })
})

describe('what links to a key by the running number beside it', () => {
  const farms = templateOf('farms', [
    { name: 'vat_no', required: true, unique: true, rule: '\\d{9}' },
    { name: 'name', required: true },
  ])
  const milkings = templateOf('milkings', [
    { name: 'milking', required: true, unique: true },
    { name: 'farm', link: 'farms.vat_no' },
  ])
  const listed = (header: string): ReturnType<typeof tableOf> =>
    tableOf(
      'farms',
      `${header}|Name|VAT no\n${rowsOf(8, (at) => `${2 * at + 3}|${called(at)}|${401_220_500 + 913 * at}`)}`,
    )
  const milked = (header: string): ReturnType<typeof tableOf> =>
    tableOf(
      'milkings',
      `Milking|${header}|Pails\n${rowsOf(30, (at) => `M${at}|${at === 9 ? 88 : 2 * (at % 8) + 3}|${at % 4}`)}`,
    )
  const answered = [{ key: 'column:milkings.farm@file_milkings/milkings', value: 'Ref' }]

  it('is the key of that number’s row where somebody says that it is the link', () => {
    const decision = decideOn([listed('No'), milked('Ref')], [farms, milkings], { answers: answered })
    const entries = entriesOf(decision, 'farm')
    expect(entries).toMatchObject({ 3: '401220500', 17: '401226891' })
    expect(entries).not.toHaveProperty('88')
  })

  it('is found where the header says so, and on no guess', () => {
    expect(inputsOf(decideOn([listed('No'), milked('Farm no')], [farms, milkings]), 'farm', 1)).toEqual(['Farm no'])
    expect(inputsOf(decideOn([listed('No'), milked('Ref')], [farms, milkings]), 'farm', 1)).toEqual([])
  })

  const dairied = (header: string, more = ''): ReturnType<typeof tableOf> =>
    tableOf('milkings', `Milking|${header}|Pails\n${rowsOf(30, (at) => `M${at}|${2 * (at % 6) + 3}|${at % 4}`)}${more}`)

  it('is found where the header calls the rows, each figure is a number of one, and some rows have no number', () => {
    const some = tableOf(
      'farms',
      `Dairy no|Name|VAT no\n${rowsOf(8, (at) => `${at < 6 ? 2 * at + 3 : '-'}|${called(at)}|${401_220_500 + 913 * at}`)}`,
    )
    expect(entriesOf(decideOn([some, dairied('Farm')], [farms, milkings]), 'farm')).toMatchObject({ 3: '401220500' })
    expect(entriesOf(decideOn([some, dairied('Farm', '\nM99|88|1')], [farms, milkings]), 'farm')).toEqual({})
  })

  it('is not found where each figure is one number of one row and another number of another', () => {
    const both = tableOf(
      'farms',
      `Dairy no|Round no|Name|VAT no\n${rowsOf(8, (at) => `${2 * at + 3}|${17 - 2 * at}|${called(at)}|${401_220_500 + 913 * at}`)}`,
    )
    expect(entriesOf(decideOn([both, dairied('Farm')], [farms, milkings]), 'farm')).toEqual({})
  })

  it('is none where the figures beside the key count something', () => {
    const decision = decideOn([listed('Cows'), milked('Ref')], [farms, milkings], { answers: answered })
    expect(Object.keys(entriesOf(decision, 'farm'))).not.toContain('3')
  })
})

describe('what links to a key by a short name, and at times by the full one', () => {
  const unions = templateOf('unions', [
    { name: 'union_no', required: true, unique: true, rule: '\\d{6}' },
    { name: 'name', required: true },
  ])
  const members = templateOf('members', [
    { name: 'member', required: true, unique: true },
    { name: 'union', link: 'unions.union_no' },
  ])
  const short = ['ABC', 'DEFA', 'GH', 'IJKL', 'MNO', 'PQ']
  const listed = tableOf(
    'unions',
    `Short|Full name|Union no|Town\n${short.map((name, at) => `${name}|${called(at)} ${['Guild', 'Lodge', 'Order'][at % 3]}|${610_200 + 37 * at}|${at < 2 ? 'Ulm' : `Town ${at}`}`).join('\n')}`,
  )
  const of = (...others: string[]): ReturnType<typeof tableOf> =>
    tableOf('members', `Member|Union\n${rowsOf(40, (at) => `P${at}|${others[at - 36] ?? short[at % 6]!}`)}`)

  it('is the same row by either', () => {
    const decision = decideOn([listed, of(`${called(1)} Lodge`, `${called(2).toUpperCase()} ORDER`)], [unions, members])
    expect(entriesOf(decision, 'union')).toMatchObject({
      ABC: '610200',
      [`${called(1)} Lodge`]: '610237',
      [`${called(2).toUpperCase()} ORDER`]: '610274',
    })
  })

  it('is told where only a part of the full one stands there, and left as it is where it is another name', () => {
    const decision = decideOn([listed, of('Borlo', 'Zentral', 'Corlo Kixon')], [unions, members])
    expect(entriesOf(decision, 'union')).toMatchObject({ Borlo: '610237' })
    expect(decision.notes.join()).toContain('“Borlo” is taken for')
    expect(Object.keys(entriesOf(decision, 'union'))).not.toContain('Zentral')
  })
})

it('names that several tables of the linked sheet have under headers of their own are of one kind', () => {
  const [old, fresh] = [0, 3].map((from) =>
    names.slice(from, from + 3).map((name, at) => `L-${40213 + 17 * (from + at)}|${name} Yard`),
  )
  const tables = [
    tableOf('boats', `Hull no|Boat name\n${old!.join('\n')}`),
    tableOf('new_boats', `Hull no|Craft\n${fresh!.join('\n')}`),
    tableOf('trips', `Trip|Boat\n${names.map((name, at) => `T${at}|${name} Yard`).join('\n')}`),
  ]
  const answers = [{ key: 'column:boats.boat_name@file_new_boats/new_boats', value: 'Craft' }]
  const decision = decideOn(tables, [boats, trips()], { answers })
  expect(Object.values(entriesOf(decision, 'hull_no'))).toEqual(names.map((_, at) => `L-${40213 + 17 * at}`))
})
