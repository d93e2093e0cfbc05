import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const skates = templateOf('skates', [
  { name: 'pair_no', required: true, unique: true, rule: '^S\\d{3}$' },
  { name: 'size', required: true, rule: '^\\d{2}$' },
  { name: 'skate_type', required: true, rule: '^(figure_skate|hockey_skate|speed_skate)$' },
  { name: 'hire_price', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const pairs = tableOf(
  'pairs',
  'Pair no|Size|Type\nS101|38|Figure\nS102|39|Hockey\nS103|41|Figure\nS104|44|Speed\nS105|42|Hockey\nS106|40|Figure',
)
const prices = (rows: string) => tableOf('prices', `Boots|Hire price\n${rows}`)
const sheetOf = (rows: string) => {
  const { plan, questions } = decideOn([pairs, prices(rows)], [skates])
  return { sources: plan.sheets[0]!.sources, questions }
}

describe('a list with one row for each kind', () => {
  it('completes the rows by the kind that each is of, however both write it', () => {
    const { sources, questions } = sheetOf('Figure skates|9.50\nHockey skates|8.00\nSpeed skates|12.00')
    expect(questions).toEqual([])
    expect(sources).toHaveLength(1)
    expect(sources[0]!.joins).toMatchObject([
      {
        table: 'prices',
        left: 2,
        right: 0,
        twins: [
          { left: 'Figure', right: 'Figure skates' },
          { left: 'Hockey', right: 'Hockey skates' },
          { left: 'Speed', right: 'Speed skates' },
        ],
      },
    ])
    expect(sources[0]!.columns[3]!.inputs).toMatchObject([{ table: 'prices', position: 1 }])
  })

  it.each([
    ['lacks most of them', 'Speed skates|12.00\nSledges|6.00\nHelmets|3.00'],
    ['has one of them twice', 'Figure skates|9.50\nHockey skates|8.00\nSpeed skates|12.00\nSpeed|11.00'],
  ])('and no list that %s', (_, rows) => {
    expect(sheetOf(rows).sources.flatMap(({ joins }) => joins)).toEqual([])
  })
})
