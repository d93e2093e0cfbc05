import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { compilePattern } from '../../../server/src/engine/match/pattern/pattern.ts'
import { frontsOf } from '../../../server/src/engine/match/values/rule-fronts.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const slips = (description: string) =>
  templateOf('slips', [
    { name: 'slip_id', description, required: true, unique: true, rule: '^(WB|FR)-\\d+$' },
    { name: 'tons', rule: '^\\d+$' },
  ])
const weighed = tableOf('scales', 'Weighing no|Tons\n801|12\n802|9\n807|14\n811|3')
const hauled = tableOf('haulier', 'Freight number|Tons\n5501|12\n5502|9\n5507|14\n5511|3')

function steps(description: string): Transform[][] {
  const { plan } = decideOn([weighed, hauled], [slips(description)])
  return plan.sheets[0]!.sources.map(({ columns }) => columns.find(({ column }) => column === 'slip_id')!.transforms)
}

describe('letters that a description puts in front of what each file calls its number', () => {
  it.each([
    'WB and the weighing number for our own scales, FR and the freight number for hauliers',
    'FR + freight number, or WB + weighing number',
  ])('are put there: %s', (description) => {
    expect(steps(description).map(([first]) => first)).toMatchObject([{ with: 'WB-\\1' }, { with: 'FR-\\1' }])
  })

  it('are put there where those of the other file stand there already', () => {
    const written = tableOf('haulier', 'Freight number|Tons\nFR-5501|12\nFR-5502|9\nFR-5507|14\nFR-5511|3')
    const of = (others: ReturnType<typeof tableOf>[]): Transform[] => {
      const { plan } = decideOn(
        [weighed, ...others],
        [slips('WB- and the number of the scales, or that of the haulier as it is')],
      )
      return plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'slip_id')!.transforms
    }
    expect(of([written])[0]).toMatchObject({ with: 'WB-\\1' })
    expect(of([hauled])).not.toContainEqual(expect.objectContaining({ with: 'WB-\\1' }))
  })

  it('are put there where a word for them is in the name of the file, whatever else the rule takes', () => {
    const rule = '^(TD\\d{4}|(FR|ZK)\\d{3})$'
    const wanted = templateOf('slips', [
      {
        name: 'slip_id',
        description: 'TD and the TipDesk number, or the FR or ZK reference of the haulier',
        required: true,
        unique: true,
        rule,
      },
      { name: 'tons', rule: '^\\d+$' },
    ])
    const stepsIn = (file: string): Transform[] => {
      const own = tableOf(file, 'Slip No|Tons\n8012|12\n8022|9\n8073|14\n8114|3')
      const { plan } = decideOn([own, tableOf('haulier', 'Slip No|Tons\n550|12\n551|9\n557|14')], [wanted])
      return plan.sheets[0]!.sources.find(({ table }) => table === file)!.columns[0]!.transforms
    }
    expect(stepsIn('tipdesk_export')[0]).toMatchObject({ with: 'TD\\1' })
    expect(stepsIn('weighed')).not.toContainEqual(expect.objectContaining({ with: 'TD\\1' }))
  })

  it.each([
    ['^(TD\\d{4}|(FR|ZK)\\d{3})$', ['TD', 'FR', 'ZK']],
    ['^((sub|inv)_[a-z0-9]+|N-\\d{4})$', ['sub_', 'inv_', 'N-']],
    ['^((sub|inv)[a-z0-9]+|N-\\d{4})$', []],
  ])('are those of each branch of the rule: %s', (rule, fronts) => {
    expect(frontsOf(compilePattern(rule)!)).toEqual(fronts)
  })

  it('are put there with the zeros that lack, though other codes of the rule have more parts', () => {
    const register = templateOf('slips', [
      {
        name: 'slip_id',
        description: 'FR report number, or W- and the number of the scales in five digits',
        required: true,
        unique: true,
        rule: '^(FR-\\d{2}-\\d{4}|W-\\d{5})$',
      },
      { name: 'tons', rule: '^\\d+$' },
    ])
    const written = tableOf('haulier', 'Report|Tons\nFR-24-5501|12\nFR-24-5502|9\nFR-24-5507|14\nFR-24-5511|3')
    const { plan } = decideOn([weighed, written], [register])
    const [own, other] = plan.sheets[0]!.sources.map(
      ({ columns }) => columns.find(({ column }) => column === 'slip_id')!.transforms,
    )
    expect(applyChain(own!, ['801']).value).toBe('W-00801')
    expect(applyChain(other!, ['FR-24-5501']).value).toBe('FR-24-5501')
  })

  it.each([
    'WB or FR and the number',
    'WB and the number of the slip, FR and the number of the letter',
    'FR and the freight number',
  ])('are not where it is not said which: %s', (description) => {
    expect(steps(description)).not.toContainEqual(expect.arrayContaining([expect.objectContaining({ with: 'WB-\\1' })]))
  })

  const ids = (rule: string, description: string) => [
    {
      ...templateOf('clients', [
        { name: 'client_id', description, required: true, unique: true, rule },
        { name: 'name', required: true },
      ]),
    },
  ]
  const people = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode']
  const listed = (file: string, header: string, id: (at: number) => string): ReturnType<typeof tableOf> =>
    tableOf(file, `${header}|Name\n${people.map((name, at) => `${id(at)}|${name}`).join('\n')}`)

  it.each([
    ['W\\d+|E-[a-z0-9]+', 'W and the ID of the web shop, or E- and the Etsy buyer', ''],
    ['W\\d+|E-[a-z0-9]+', 'W and the number, or E- and the number', 'E- is for Etsy, W for the web.'],
    ['W\\d+|E-[a-z0-9]+', 'With its letters', 'E is the prefix for Etsy, W for the customers of the shop'],
  ])(
    'are told by the table that they are said to be of, and the others by what is left: %s, %s',
    (rule, text, instructions) => {
      const tables = [
        listed('EtsyBuyers', 'Client ID', (at) => `ab${at}7`),
        listed('wc-customers', 'ID', (at) => `${at + 70}`),
      ]
      const { plan } = decideOn(tables, ids(rule, text), { instructions })
      const fronts = plan.sheets[0]!.sources.map(({ table, columns }) => [
        table,
        JSON.stringify(columns[0]!.transforms),
      ])
      expect(fronts).toEqual([
        ['EtsyBuyers', expect.stringContaining('E-\\\\1')],
        ['wc-customers', expect.stringContaining('W\\\\1')],
      ])
    },
  )

  it.each([
    'HL- (from Halden) or MO- (from Moss), then the number there padded to five digits, e.g. HL-00042',
    'HL- von Halden, MO- von Moss, jeweils mit führenden Nullen',
  ])('are told by the file that they are from, with the zeros that lack behind them: %s', (text) => {
    const tables = [
      listed('Halden_members', 'ID', (at) => `${at + 70}`),
      listed('Moss people', 'No', (at) => `${at + 970}`),
    ]
    const { plan } = decideOn(tables, ids('^(HL|MO)-\\d{5}$', text))
    const written = plan.sheets[0]!.sources.map(({ columns }, at) =>
      applyChain(columns[0]!.transforms, [String(at === 0 ? 72 : 972)]),
    )
    expect(written.map(({ value }) => value)).toEqual(['HL-00072', 'MO-00972'])
  })

  it('are none where both tables, or neither, are said to have them', () => {
    const tables = [listed('north', 'Client ID', (at) => `${at}7`), listed('south', 'ID', (at) => `${at + 70}`)]
    const { plan } = decideOn(
      tables,
      ids('W\\d+|E-[a-z0-9]+', 'W and the letters of the web shop, or E- and those of Etsy'),
    )
    expect(JSON.stringify(plan)).not.toMatch(/[WE]-?\\\\1/)
  })

  it('and told', () => {
    const description = 'WB and the weighing number, FR and the freight number'
    const { notes } = decideOn([weighed, hauled], [slips(description)])
    expect(notes.join(' ')).toContain('“WB-” was put in front of “801”')
  })
})

it('who is called in case of emergency is under ICE, too', () => {
  const divers = templateOf('divers', [
    { name: 'diver_no', required: true, unique: true },
    { name: 'emergency_contact' },
    { name: 'emergency_phone' },
  ])
  const list = tableOf(
    'divers',
    'Diver no|ICE Name|ICE Phone\nV1|Ana Roth|0412 345 678\nV2|Leo Hay|0412 345 679\nV3|Mia Ost|0412 345 680',
  )
  const { plan, questions } = decideOn([list], [divers])
  const found = plan.sheets[0]!.sources[0]!.columns.map(({ inputs }) => inputs[0]?.column)
  expect([found, questions]).toEqual([['Diver no', 'ICE Name', 'ICE Phone'], []])
})
