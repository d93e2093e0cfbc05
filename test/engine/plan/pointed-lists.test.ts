import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rowsOf = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')

describe('a list of what many rows of a table share', () => {
  const boats = templateOf('boats', [
    { name: 'boat_number', required: true, unique: true },
    { name: 'owner_name', required: true },
    { name: 'built', required: true, rule: '\\d{4}' },
    { name: 'insurer_name', description: 'Name of the insurer, spelled out (no code)' },
  ])
  const fleet = tableOf(
    'boats',
    `Boat number|Owner name|Built|Insurer\n${rowsOf(24, (at) => `B${700 + at}|Owner ${'ABCDEFGH'[at % 8]}mund|${1990 + at}|${501 + (at % 4)}`)}`,
  )
  const insurers = tableOf(
    'insurers',
    'Insurer|Name|Kind\n501|Alba Mutual|m\n502|Baltic Marine|m\n503|Coral Direct|d\n504|Dogger Cover|d',
  )

  it('adds no rows, and says the name for the code', () => {
    const decision = decideOn([fleet, insurers], [boats])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['boats'])
    expect(
      decision.plan.sheets[0]!.sources[0]!.joins.length + columnOf(decision, 'insurer_name').transforms.length,
    ).toBeGreaterThan(0)
    expect(decision.questions.filter(({ prompt }) => prompt.includes('insurers.csv'))).toEqual([])
  })

  it('is a table of rows where it has their key', () => {
    const more = tableOf(
      'more',
      'Boat number|Owner name|Built\nB900|Owner Ivo|2001\nB901|Owner Jan|2002\nB902|Owner Kai|2003',
    )
    const { plan } = decideOn([fleet, more], [boats])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['boats', 'more'])
  })
})

describe('a list that lacks what each row must have', () => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true, rule: '(\\d{6}|W\\d{5})' },
    { name: 'first_name' },
    { name: 'last_name' },
    { name: 'town' },
    { name: 'email' },
    { name: 'kind', required: true, rule: '(person|club)' },
    { name: 'paying', required: true, rule: '(yes|no)' },
  ])
  const fees = templateOf('fees', [
    { name: 'fee_no', required: true, unique: true },
    { name: 'member', required: true, link: 'members.member_no' },
  ])
  const desk = tableOf(
    'desk',
    `Member No|Last name|Kind|Paying\n${rowsOf(20, (at) => `${100300 + at}|${'ABCDEFGH'[at % 8]}mund|person|yes`)}`,
  )
  const web = tableOf(
    'web',
    `web_member_no|last_name|joined\n${rowsOf(12, (at) => `W${20100 + at}|${'ABCDEFGH'[at % 8]}bert|2024-03-1${at % 9}`)}`,
  )
  const paid = tableOf('paid', `fee_no|web_member_no\n${rowsOf(30, (at) => `F${at}|W${20100 + (at % 12)}`)}`)

  it('is a table of rows where it is what the links of another template lead to', () => {
    const { plan } = decideOn([desk, web, paid], [members, fees])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['desk', 'web'])
  })
})

describe('a list whose key is only guessed', () => {
  it('keeps its rows, as those of another template point at them', () => {
    const depots = templateOf('depots', [
      { name: 'code', required: true, unique: true, rule: '\\d{3}' },
      { name: 'name', required: true },
      { name: 'opened_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'closed_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
    ])
    const tours = templateOf('tours', [
      { name: 'tour_number', required: true, unique: true },
      { name: 'depot', link: 'depots.code' },
    ])
    const lines = (from: number, more: string): string =>
      rowsOf(8, (at) => `${from + at}|Yard ${'ABCDEFGH'[at]}o|2010-05-1${at}${more}`)
    const open = tableOf('open', `ZK|Description|Open Date\n${lines(110, '')}`)
    const closed = tableOf('closed', `ZK|Description|Open Date|Close Date\n${lines(310, '|2020-01-01')}`)
    const driven = tableOf('tours', `Tour number|ZK\n${rowsOf(40, (at) => `T${100 + at}|${110 + (at % 8)}`)}`)
    const { plan } = decideOn([open, closed, driven], [depots, tours])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['open', 'closed'])
  })
})

describe('codes of a surely mapped column for which a list has the codes that the rule takes', () => {
  const guests = templateOf('guests', [
    { name: 'guest_no', required: true, unique: true },
    { name: 'last_name', required: true },
    { name: 'arrival', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'nationality', required: true, rule: '[A-Z]{2}', description: 'ISO 3166 code' },
  ])
  const numbers = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'IT']
  const table = tableOf(
    'guests',
    `Guest no|Last name|Arrival|Nationality\n${rowsOf(28, (at) => `G${100 + at}|${'ABCDEFGH'[at % 8]}mund|2024-05-${10 + (at % 20)}|${9000 + 7 * (at % 7)}`)}`,
  )
  const list = (codes: string[]) =>
    tableOf(
      'registry',
      `Key|Land|Sign\n${codes.map((code, at) => `${9000 + 7 * at}|Land ${'abcdefg'[at]}|${code}`).join('\n')}`,
    )

  it('are those', () => {
    const decision = decideOn([table, list(numbers)], [guests])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'nationality')).toHaveLength(1)
    expect(JSON.stringify(columnOf(decision, 'nationality'))).toMatch(/"raw":"9007","value":"BE"|registry/)
  })

  it('are not letters that several of them share', () => {
    const decision = decideOn([table, list(['AA', 'BB', 'AA', 'BB', 'AA', 'BB', 'AA'])], [guests])
    expect(JSON.stringify(columnOf(decision, 'nationality').transforms)).not.toContain('"raw":"9007"')
  })
})

describe('rows that are counted', () => {
  const keepers = templateOf('keepers', [
    { name: 'keeper_ref', required: true, unique: true, rule: '^[KM]\\d{4}$' },
    { name: 'email', required: true },
    { name: 'town' },
  ])
  const hives = templateOf('hives', [
    { name: 'hive_ref', required: true, unique: true, rule: '^(ST|MO)-\\d{4}$' },
    { name: 'street', required: true },
    { name: 'town', required: true },
    { name: 'postcode', required: true },
    { name: 'frames', rule: '^\\d{1,2}$' },
  ])
  const mails = rowsOf(8, (at) => `${at + 1}|keeper${at}@bees.example|${'ABCDEFGH'[at]}ton`)
  const own = tableOf(
    'hives',
    `Hive Ref|Street|Town|Postcode|Frames\n${rowsOf(12, (at) => `ST-${1200 + 7 * at}|${at + 3} Mill Lane|Stow|GL${at + 1} 4AB|${8 + (at % 3)}`)}`,
  )
  const moor = tableOf(
    'moor hives',
    `No|Street|Town|Postcode|Frames\n${rowsOf(12, (at) => `${at + 1}|${at + 20} Fell Road|Moorby|LA${at + 1} 7XY|${9 + (at % 4)}`)}`,
  )
  const people = tableOf('moor keepers', `No|E-mail|Town\n${mails}`)

  it('are no list that other counted rows point at by their own numbers', () => {
    const { plan } = decideOn([own, moor, people], [keepers, hives])
    expect(plan.sheets.find(({ slug }) => slug === 'hives')!.sources.map(({ table }) => table)).toEqual([
      'hives',
      'moor hives',
    ])
  })
})

describe('rows of two tables with the same few remarks', () => {
  const stays = templateOf('stays', [
    { name: 'reference', required: true, unique: true },
    { name: 'cabin', required: true },
    { name: 'warden', required: true },
    { name: 'nights', required: true, rule: '^\\d+$' },
    { name: 'notes' },
  ])
  const remarks = ['Dog on board', 'Late key', 'Wants firewood']
  const lodge = tableOf(
    'lodge stays',
    `Reference|Cabin|Warden|Nights|Notes\n${rowsOf(30, (at) => `${5100 + 3 * at}|Cabin ${at % 7}|Ola|${(at % 5) + 1}|${at % 3 === 0 ? remarks[(at / 3) % 3] : ''}`)}`,
  )
  const fell = tableOf(
    'fell stays',
    `Night|Cabin|Nights|Notes\n${rowsOf(20, (at) => `N${700 + at}|Hut ${at % 4}|${(at % 4) + 1}|${remarks[at] ?? ''}`)}`,
  )

  it('are no list that the other one looks its remarks up in', () => {
    const { plan } = decideOn([lodge, fell], [stays])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['lodge stays', 'fell stays'])
  })
})

describe('a list that has one of the two keys of its template, written shorter', () => {
  const rowers = templateOf('rowers', [
    { name: 'rower_no', required: true, unique: true, rule: '\\d{6}' },
    { name: 'licence', required: true, unique: true, rule: 'L\\d{5}' },
    { name: 'last_name', required: true },
    { name: 'born', required: true, rule: '\\d{4}' },
    { name: 'email' },
    { name: 'phone' },
  ])
  const outings = templateOf('outings', [
    { name: 'rower', required: true, link: 'rowers.rower_no' },
    { name: 'boat', required: true },
  ])
  const club = tableOf(
    'club',
    `Rower No|Licence|Last name|Born\n${rowsOf(14, (at) => `${String(201 + 7 * at).padStart(6, '0')}|L${40100 + at}|${'ABCDEFG'[at % 7]}mund|${1960 + at}`)}`,
  )
  const newcomers = tableOf(
    'newcomers',
    'Rower No|Licence|Last name|Born|Email|Phone\n000955|L49001|Oller|2001|oller@crew.example|0711 1\n000956|L49002|Penn|2002|penn@crew.example|0711 2',
  )
  const log = tableOf(
    'log',
    `Ro|Boat\n${rowsOf(12, (at) => `${String(201 + 7 * at).padStart(6, '0')}|Boat ${at % 3}`)}`,
  )
  const book = (from: number): ReturnType<typeof tableOf> =>
    tableOf(
      'book',
      `Who|Rower No.|Mail|Phone\n${rowsOf(12, (at) => `Pia ${'ABCDEFG'[at % 7]}mund|${from + 7 * at}|p${at}@crew.example|0711 99${at}`)}`,
    )

  it('says more of its rows', () => {
    const { plan } = decideOn([club, newcomers, log, book(201)], [rowers, outings])
    const sources = plan.sheets[0]!.sources
    expect(sources.map(({ table }) => table)).toEqual(['club', 'newcomers'])
    expect(sources[0]!.joins).toMatchObject([{ table: 'book', loose: true }])
    const email = sources[0]!.columns.find(({ column }) => column === 'email')!
    expect(email.inputs.map(({ table, column }) => [table, column])).toEqual([['book', 'Mail']])
  })

  it('says nothing of rows whose numbers it has not', () => {
    const { plan } = decideOn([club, newcomers, log, book(70_000)], [rowers, outings])
    expect(plan.sheets[0]!.sources.find(({ table }) => table === 'club')!.joins).toEqual([])
  })
})
