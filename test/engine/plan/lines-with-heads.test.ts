import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const voyages = templateOf('voyages', [
  { name: 'voyage_no', required: true, unique: true, rule: '\\d+' },
  { name: 'sailed_on', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'harbour', required: true },
  { name: 'freight_total', required: true, rule: '\\d+\\.\\d\\d' },
])
const cargo = templateOf('cargo', [
  { name: 'voyage_no', required: true, link: 'voyages.voyage_no' },
  { name: 'article', required: true },
  { name: 'quantity', required: true, rule: '\\d+' },
])
const head = 'Sailed on|Harbour|Freight total|Article|Quantity'
const repeated = [
  '101|2024-05-02|Husum|40.00|Rope|2',
  '101|2024-05-02|Husum|40.00|Sail|1',
  '102|2024-05-09|Emden|12.50|Rope|5',
  '103|2024-05-11|Emden|77.00|Oar|2',
  '103|2024-05-11|Emden|77.00|Hook|9',
  '104|2024-05-12|Husum|18.00|Oar|1',
]
const onFirst = [
  '#101|2024-05-02|Husum|40.00|Rope|2',
  '#101||||Sail|1',
  '#102|2024-05-09|Emden|12.50|Rope|5',
  '#103|2024-05-11|Emden|77.00|Oar|2',
  '#103||||Hook|9',
  '#104|2024-05-12|Husum|18.00|Oar|1',
]
const sheetsOf = ({ plan }: ReturnType<typeof decideOn>): [string, string[]][] =>
  plan.sheets.map(({ slug, sources }) => [slug, sources.map(({ table }) => table)])

describe('rows that are lines and have what these belong to as well', () => {
  it('fill both templates without a question, where it stands on each row', () => {
    const table = tableOf('voyages', [`Voyage no|${head}`, ...repeated].join('\n'))
    const decision = decideOn([table], [voyages, cargo])
    expect(decision.questions).toEqual([])
    expect(sheetsOf(decision)).toEqual([
      ['voyages', ['voyages']],
      ['cargo', ['voyages']],
    ])
    expect(decision.plan.sheets[0]).toMatchObject({ inline: true, duplicates: 'keep_first' })
  })

  it('fill both where it stands on the first row alone, by a number that no header tells', () => {
    const table = tableOf('export', [`Name|${head}`, ...onFirst].join('\n'))
    const decision = decideOn([table], [voyages, cargo])
    expect(sheetsOf(decision)).toEqual([
      ['voyages', ['export']],
      ['cargo', ['export']],
    ])
    const [own, lines] = decision.plan.sheets.map(({ sources: [source] }) => source!)
    expect(own!.columns[0]).toMatchObject({
      inputs: [{ column: 'Name' }],
      transforms: [{ kind: 'replace', find: '#' }],
    })
    expect(own!.skips).toMatchObject([{ when: { is: 'empty' } }])
    expect(lines!.columns[0]).toMatchObject({ inputs: [{ column: 'Name' }] })
  })

  it('fill both where somebody called them what they belong to', () => {
    const table = tableOf('export', [`Voyage|${head}`, ...repeated].join('\n'))
    const answers = [{ key: 'table:file_export/export', value: 'voyages' }]
    expect(sheetsOf(decideOn([table], [voyages, cargo], { answers }))).toEqual([
      ['voyages', ['export']],
      ['cargo', ['export']],
    ])
  })

  it('are no lines where each has a number of its own, or nothing of a line', () => {
    const once = repeated.map((row, at) => row.replace(/^\d+/, String(200 + at)))
    const single = tableOf('voyages', [`Voyage no|${head}`, ...once].join('\n'))
    const own = decideOn([single], [voyages, cargo])
    // Each row is a voyage, and has the one thing that it carried (evident-both.ts).
    expect(sheetsOf(own)).toEqual([
      ['voyages', ['voyages']],
      ['cargo', ['voyages']],
    ])
    expect(own.notes.join()).toContain('also fills Cargo')
    const bare = tableOf(
      'voyages',
      [
        'Voyage no|Sailed on|Harbour|Freight total',
        ...repeated.map((row) => row.split('|').slice(0, 4).join('|')),
      ].join('\n'),
    )
    expect(sheetsOf(decideOn([bare], [voyages, cargo]))).toEqual([['voyages', ['voyages']]])
  })
})

it('takes no words that the rule of the linked keys refuses for a link of every row', () => {
  const table = tableOf('cargo', ['Voyage no|Article|Quantity', '101|Rope|2', '102|Oar|5'].join('\n'))
  const keys = tableOf(
    'voyages',
    ['Voyage no|Sailed on|Harbour|Freight total', '101|2024-05-02|Husum|40.00', '102|2024-05-09|Emden|12.50'].join(
      '\n',
    ),
  )
  const instructions = 'Our voyage numbers are always number-year. The voyage_no is always number-year.'
  const { plan } = decideOn([keys, table], [voyages, cargo], { instructions })
  expect(plan.sheets[1]!.sources[0]!.columns[0]).toMatchObject({ inputs: [{ column: 'Voyage no' }] })
})

describe('lines under a number that is a part of the key of what they belong to', () => {
  const numbered = templateOf('voyages', [
    {
      name: 'voyage_no',
      description: 'Financial year, dash, voyage number in four digits, e.g. 2024-0107',
      required: true,
      unique: true,
      rule: '20\\d\\d-\\d{4}',
    },
    { name: 'sailed_on', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
    { name: 'harbour', required: true },
    { name: 'freight_total', required: true, rule: '\\d+\\.\\d\\d' },
  ])
  const tables = ['export', 'correction'].map((name, at) =>
    tableOf(
      name,
      [
        `Voyage|${at === 0 ? head : head.replace('Harbour', 'Port')}`,
        ...(at === 0 ? repeated : repeated.slice(2).map((row) => row.replace(/^104/, '105'))),
      ].join('\n'),
    ),
  )

  it('fill both from every file that has more of them, where somebody says which year it is', () => {
    const decision = decideOn(tables, [numbered, cargo], { instructions: 'All files are of the financial year 2024.' })
    expect(sheetsOf(decision)).toEqual([
      ['voyages', ['export', 'correction']],
      ['cargo', ['export', 'correction']],
    ])
    expect(decision.plan.sheets[0]!.sources[0]!.columns[0]).toMatchObject({
      inputs: [{ column: 'Voyage' }],
      transforms: [{ kind: 'trim' }, { kind: 'pad', length: 4 }, { kind: 'prefix', text: '2024-' }],
    })
  })

  it('fill no such key where no year is said, as a financial year is none of the calendar', () => {
    const decision = decideOn([tables[0]!], [numbered, cargo])
    const keys = decision.plan.sheets.filter(({ slug }) => slug === 'voyages').flatMap(({ sources }) => sources)
    expect(keys.flatMap(({ columns }) => columns[0]!.inputs)).toEqual([])
  })
})
