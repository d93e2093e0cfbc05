import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true, rule: 'V-\\d{3}' },
  { name: 'kind', required: true, rule: '(inspection|repair|delivery|survey)' },
  { name: 'phone' },
])
const diary = (what: string[], note: (at: number) => string = (at) => `Gate ${at}`) =>
  tableOfCells(
    'inspection diary',
    ['Visit No', 'What', 'Reason'],
    Array.from({ length: 20 }, (_, at) => [`V-${100 + at}`, what[at % what.length]!, note(at)]),
  )
const decided = (table: ReturnType<typeof diary>) => decideOn([table], [visits])

describe('a column whose header tells nothing', () => {
  it('has the kinds of rows where its values are such, and one of them is what the file is called', () => {
    const decision = decided(diary(['Repair', 'Inspection', 'Repair', 'XV', 'Survey']))
    expect(inputsOf(decision, 'kind')).toEqual(['What'])
    const [map] = columnOf(decision, 'kind').transforms
    expect(map).toMatchObject({
      kind: 'value_map',
      entries: expect.arrayContaining([expect.objectContaining({ raw: 'Repair', value: 'repair' })]),
    })
    expect(decision.questions.filter(({ kind }) => kind === 'column_match')).toEqual([])
  })

  it('has none where its values are one kind, or mostly others', () => {
    expect(inputsOf(decided(diary(['Inspection', 'North', 'South'])), 'kind')).not.toEqual(['What'])
    expect(inputsOf(decided(diary(['Inspection', 'Survey', 'North', 'South', 'East', 'West', 'Up'])), 'kind')).toEqual(
      [],
    )
  })

  it('is not taken where a second one has such values, too', () => {
    const both = diary(['Inspection', 'Survey'], (at) => ['Inspection', 'Delivery'][at % 2]!)
    expect(columnOf(decided(both), 'kind').reason).not.toContain('no other column has such')
  })

  it('has them where many of those that are allowed stand there, whatever the file is called, and though no row must have one', () => {
    const plots = templateOf('plots', [
      { name: 'plot_no', required: true, unique: true, rule: 'P-\\d{3}' },
      { name: 'grown', rule: '(vegetables|flowers|orchard|herbs|lawn)' },
    ])
    const rows = (grown: string[]) =>
      tableOfCells(
        'allotments',
        ['Plot No', 'Line', 'Remark'],
        Array.from({ length: 20 }, (_, at) => [`P-${100 + at}`, grown[at % grown.length]!, `Gate ${at}`]),
      )
    const many = decideOn([rows(['Vegetables & fruit', 'Flowers', 'Orchard / trees', 'Herbs', 'Bees'])], [plots])
    expect(inputsOf(many, 'grown')).toEqual(['Line'])
    expect(many.questions.filter(({ kind }) => kind === 'column_match')).toEqual([])
    const few = decideOn([rows(['Flowers', 'Herbs', 'Bees', 'Chickens', 'Nothing yet'])], [plots])
    expect(columnOf(few, 'grown').reason).not.toContain('no other column has such')
  })
})
