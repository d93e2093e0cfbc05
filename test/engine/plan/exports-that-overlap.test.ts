import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const moorings = templateOf('moorings', [
  { name: 'mooring_no', required: true, unique: true },
  { name: 'moored_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'pier', required: true },
  { name: 'payment', rule: '^(cash|card|invoice)$' },
])
const exportOf = (name: string, month: number) =>
  tableOf(
    name,
    [
      'Mooring no|Moored on|Pier',
      ...Array.from({ length: 9 }, (_, at) => `M${month * 6 + at}|2024-0${month}-1${at}|Pier ${at % 3}`),
    ].join('\n'),
  )
const keptOf = (instructions: string, [first, second]: [number, number] = [3, 4]): unknown =>
  decideOn([exportOf('harbour-a', first), exportOf('harbour-b', second)], [moorings], { instructions }).plan.sheets[0]!
    .same_key

describe('a row that is in two exports', () => {
  it.each([
    'When a mooring is in two exports, the later export counts.',
    'If a mooring is on several lists the later list counts.',
    'Steht ein mooring in zwei Exporten, gilt der spätere Export.',
  ])('counts as it is in the later one: %s', (said) => {
    expect(keptOf(said)).toEqual([{ column: 'mooring_no', keep: 'keep_last' }])
  })

  it('is asked about where the days say that the tables stand in another order', () => {
    expect(keptOf('When a mooring is in two exports, the later export counts.', [4, 3])).toBeUndefined()
  })

  it.each([
    'Some moorings are in both exports; harbour-a was pulled later and is right wherever a mooring is in both.',
    'Einige moorings stehen in beiden Exporten; harbour-a wurde später gezogen und gilt, wo ein mooring in beiden steht.',
  ])('counts as it is in the one that is named, which was made later: %s', (said) => {
    expect(keptOf(said)).toMatchObject([{ column: 'mooring_no', keep: { table: 'harbour-a' } }])
  })

  it('but as the later line has it where that is said of the lines of the one that is named', () => {
    expect(keptOf('Some moorings are in harbour-a twice; the later line is right.')).toEqual([
      { column: 'mooring_no', keep: 'keep_last' },
    ])
  })

  it('counts as it is in the table from which it is to be taken, though that is said to be newer', () => {
    for (const said of [
      "A mooring that's in both lists: take the one from harbour-a, it's newer.",
      "A mooring that's in both lists: take the one from harbour-a.",
      'Some moorings are in both files, the harbour-a one is current.',
    ])
      expect(keptOf(said)).toMatchObject([{ column: 'mooring_no', keep: { table: 'harbour-a' } }])
    const row = 'A mooring that is in the export twice: take the row further down, it is newer.'
    expect(keptOf(row)).toEqual([{ column: 'mooring_no', keep: 'keep_last' }])
  })
})

describe('what rows have that another list lacks', () => {
  it('is what they are said to pay with', () => {
    const members = tableOf('members', 'Mooring no|Payment\nM18|card\nM19|invoice\nM20|card')
    const fillings = (instructions: string): string =>
      JSON.stringify(
        decideOn([exportOf('harbour-a', 3), members], [moorings], { instructions }).plan.sheets[0]!.sources[0]!.columns,
      )
    expect(fillings("Whoever isn't in the members list pays cash.")).toContain('"value":"cash"')
    expect(fillings('Whoever is in the members list pays cash.')).not.toContain('"value":"cash"')
  })
})
