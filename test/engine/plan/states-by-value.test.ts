import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { valuedStatesIn } from '../../../server/src/engine/knowledge/valued-states.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('sentences that tell a value by what another cell holds, and what all others have', () => {
  it.each<[string, string[], [string, string][], string]>([
    ['0 for the exempt tariff, otherwise 17', ['0', '17'], [['0', 'the exempt tariff']], '17'],
    [
      'free for kind G, paid for kind P, otherwise open',
      ['free', 'paid', 'open'],
      [
        ['free', 'kind G'],
        ['paid', 'kind P'],
      ],
      'open',
    ],
    ['Sparte: solo bei Art E, sonst duett', ['solo', 'duett'], [['solo', 'Art E']], 'duett'],
    ['0 pour la classe exonérée, sinon 20', ['0', '20'], [['0', 'la classe exonérée']], '20'],
  ])('“%s”', (text, allowed, states, rest) => {
    const said = valuedStatesIn(text, allowed)
    expect(said?.states.map(({ value, clause }) => [value, clause])).toEqual(states)
    expect(said?.rest).toBe(rest)
  })

  it.each([
    ['0 or 17', ['0', '17']],
    ['0 for all but the exempt tariff', ['0', '17']],
    ['0 for no exempt tariff, otherwise 17', ['0', '17']],
    ['17.5 for the exempt tariff, otherwise 17', ['0', '17']],
  ])('“%s” is none', (text, allowed) => {
    expect(valuedStatesIn(text, allowed)).toBeNull()
  })
})

describe('a value that the description tells by what another column holds', () => {
  const tickets = templateOf('tickets', [
    { name: 'ticket_no', required: true, unique: true },
    {
      name: 'levy',
      required: true,
      rule: '0|17',
      description: 'Levy in percent: 0 for the exempt tariff, otherwise 17',
    },
  ])
  const rows = (values: string[]) => values.map((value, at) => `T${at + 1}|${value}|${at % 2 ? 'N' : 'S'}`).join('\n')
  const table = (header: string, values: string[]) => tableOf('tickets', `Ticket no|${header}|Hall\n${rows(values)}`)

  it('is that where it is named, and the other one elsewhere, where nothing stands, too', () => {
    const decision = decideOn([table('Tariff', ['', 'exempt', '', '', 'child', ''])], [tickets])
    const { inputs, transforms } = columnOf(decision, 'levy')
    expect(inputs.map(({ column }) => column)).toEqual(['Tariff'])
    expect(['exempt', 'child', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['0', '17', '17'])
    expect(decision.questions).toEqual([])
    expect(decision.notes).toContain(
      '“levy” is “0” where “Tariff” of tickets.csv is “exempt”, else “17”: the description of “tickets.levy” says so.',
    )
  })

  it('is asked about where no column holds what is named', () => {
    const { questions } = decideOn([table('Tariff', ['', 'adult', '', '', 'child', ''])], [tickets])
    expect(questions.length).toBeGreaterThan(0)
  })

  it('is its own column where there is one', () => {
    const own = tableOf('tickets', 'Ticket no|Tariff|Levy\nT1|exempt|0\nT2|child|0\nT3|adult|17\nT4|adult|17')
    expect(columnOf(decideOn([own], [tickets]), 'levy').inputs.map(({ column }) => column)).toEqual(['Levy'])
  })
})

describe('a figure that the description tells by what codes stand for', () => {
  const tours = templateOf('tours', [
    { name: 'tour_no', required: true, unique: true },
    { name: 'code', required: true },
    {
      name: 'minutes',
      required: true,
      rule: '^\\d+$',
      description: 'If the file has none: 90 for a night walk, otherwise 45',
    },
  ])
  const codes = ['K1', 'K2', 'K3', 'K1', 'K2', 'K3', 'K1', 'K2']
  const walks = tableOf('tours', `Tour no|Code\n${codes.map((code, at) => `T${at + 1}|${code}`).join('\n')}`)
  const list = (night: string) => tableOf('codes', `Code|Meaning\nK1|Harbour\nK2|${night}\nK3|Old town`)

  it('is that of the codes of which a list says so, and the other one elsewhere', () => {
    const decision = decideOn([walks, list('Night walk (guided)')], [tours])
    expect(decision.questions).toEqual([])
    const { inputs, transforms } = columnOf(decision, 'minutes')
    expect(inputs.map(({ column }) => column)).toEqual(['Code'])
    expect(['K1', 'K2', 'K3'].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['45', '90', '45'])
  })

  it('is asked about where no code stands for what is named', () => {
    const decision = decideOn([walks, list('Castle')], [tours])
    expect(decision.questions.map(({ target }) => target.column)).toContain('minutes')
  })
})

describe('what a description says of the thing that rows belong to', () => {
  const crew = templateOf('crew', [
    { name: 'boat_no', required: true, link: 'boats.boat_no' },
    { name: 'person', required: true },
    {
      name: 'is_skipper',
      required: true,
      rule: '^(yes|no)$',
      description: 'yes for the skipper of the boat, otherwise no',
    },
  ])
  const boats = templateOf('boats', [{ name: 'boat_no', required: true, unique: true }])
  const fleet = tableOf('boats', 'Boat no\nB1\nB2\nB3')
  const list = (job: string) =>
    tableOf(
      'crew',
      `Boat no|Person|Job\nB1|Ada Berg|Boats\nB1|Bo Lund|${job}\nB2|Cy Holm|Boats\nB3|Di Vik|${job}\nB3|Eli Roo|Cook`,
    )

  it('is no value of another column', () => {
    const decision = decideOn([fleet, list('Mate')], [boats, crew])
    const own = decision.plan.sheets.find(({ slug }) => slug === 'crew')!.sources[0]!.columns
    expect(own.find(({ column }) => column === 'is_skipper')!.transforms.some(({ kind }) => kind === 'value_map')).toBe(
      false,
    )
  })

  it('and what it is itself is one', () => {
    const decision = decideOn([fleet, list('Skipper')], [boats, crew])
    const own = decision.plan.sheets.find(({ slug }) => slug === 'crew')!.sources[0]!.columns
    const map = own.find(({ column }) => column === 'is_skipper')!.transforms.find(({ kind }) => kind === 'value_map')
    expect(JSON.stringify(map)).toContain('"raw":"Skipper","value":"yes"')
  })
})
