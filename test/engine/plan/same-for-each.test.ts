import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true, rule: 'G\\d{4}' },
  { name: 'name', required: true },
  { name: 'permit', rule: 'PX-\\d{3}-[A-Z]' },
])
const deliveries = templateOf('deliveries', [
  { name: 'grower_no', required: true, rule: 'G\\d{4}' },
  { name: 'delivered_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'crates', required: true, rule: '\\d+' },
])
const people = tableOf(
  'growers',
  'Grower no|Name\nG1001|Hilda Ask\nG1002|Olav Berg\nG1003|Siri Dahl\nG1004|Nils Eide\nG1005|Kari Foss\nG1006|Jon Gran',
)
const rows = (permitOf: (grower: number, row: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    'deliveries',
    [
      'Grower no|Delivered on|Crates|Permit',
      ...Array.from(
        { length: 18 },
        (_, at) => `G100${(at % 6) + 1}|2024-05-${10 + at}|${20 + at}|${permitOf((at % 6) + 1, Math.floor(at / 6))}`,
      ),
    ].join('\n'),
  )
const permitIn = (list: ReturnType<typeof tableOf>, wanted = [growers, deliveries]): unknown => {
  const { plan } = decideOn([people, list], wanted)
  const source = plan.sheets.find(({ slug }) => slug === 'growers')!.sources[0]!
  return source.columns.find(({ column }) => column === 'permit')!.inputs.map(({ table, column }) => [table, column])
}

describe('what a list with several rows for each says of these', () => {
  it('is taken where all rows of a key say the same, however it is written', () => {
    expect(permitIn(rows((grower, row) => (row === 1 ? `px-10${grower}-a` : `PX-10${grower}-A`)))).toEqual([
      ['deliveries', 'Permit'],
    ])
  })

  it('is not taken where two rows of a key differ', () => {
    expect(permitIn(rows((grower, row) => `PX-1${grower === 3 ? row : 0}${grower}-A`))).toEqual([])
  })

  it('is not taken where the first row of a key, which counts, has none', () => {
    expect(permitIn(rows((grower, row) => (row === 0 && grower < 3 ? '' : `PX-10${grower}-A`)))).toEqual([])
  })

  it('is not taken from a column that the rows themselves need', () => {
    const own = templateOf('deliveries', [
      { name: 'grower_no', required: true, rule: 'G\\d{4}' },
      { name: 'delivered_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'crates', required: true, rule: '\\d+' },
      { name: 'permit', required: true, rule: 'PX-\\d{3}-[A-Z]' },
    ])
    expect(
      permitIn(
        rows((grower) => `PX-10${grower}-A`),
        [growers, own],
      ),
    ).toEqual([])
  })
})
