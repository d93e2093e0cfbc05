import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// What a few places or kinds are called in another system, and which of two lists counts for what moved from one to the other.

const boxes = templateOf('boxes', [
  { name: 'box_no', required: true, unique: true },
  { name: 'stable', required: true, rule: 'mill|abbey|park' },
  { name: 'horse' },
])
const places = ['Lower Yard', 'St Anne', 'Green']
const list = tableOf(
  'boxes',
  `Box|Yard|Horse\n${Array.from({ length: 9 }, (_, at) => `B${at + 1}|${places[at % 3]}|Horse ${at}`).join('\n')}`,
)
const mapped = (instructions: string): Record<string, string> => {
  const step = columnOf(decideOn([list], [boxes], { instructions }), 'stable').transforms.find(
    ({ kind }) => kind === 'value_map',
  )
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
}

describe('names of another system', () => {
  it.each([
    'In our old program Mill is called Lower Yard, Abbey is St Anne and Park is Green.',
    'Lower Yard is the mill, St Anne is the abbey, Green is the park.',
    'Lower Yard = mill, St Anne = abbey, Green = park',
  ])('are those of the values that they are said to be: %s', (text) => {
    expect(mapped(text)).toEqual({ 'Lower Yard': 'mill', 'St Anne': 'abbey', Green: 'park' })
  })

  it.each([
    'Lower Yard is near the mill, St Anne has a new roof like the abbey, Green pays for the park.',
    'Lower Yard is not the mill, St Anne is the abbey, Green is the park.',
  ])('are none where something else is said: %s', (text) => {
    expect(mapped(text)).not.toHaveProperty('Lower Yard')
  })
})

describe('what moved from one list to another', () => {
  const yards = templateOf('horses', [
    { name: 'horse_no', required: true, unique: true },
    { name: 'rug', required: true },
    { name: 'unit' },
  ])
  const [north, south] = ['north', 'south'].map((name, at) =>
    tableOf(
      name,
      `Horse no|Rug|Unit\n${Array.from({ length: 6 }, (_, row) => `H${row + 5 * at}|${name} ${row}|u${row}`).join('\n')}`,
    ),
  )

  it.each([
    'A few horses moved from north to south, go with the south sheet for those.',
    'Einige Pferde sind von north nach south umgezogen, bitte die Tabelle south nehmen für diese.',
  ])('counts as the list says that it is taken from: %s', (instructions) => {
    const { plan } = decideOn([north!, south!], [yards], { instructions })
    expect(plan.sheets[0]!.same_key?.map(({ keep }) => keep)).toEqual([{ file_id: 'file_south', table: 'south' }])
  })
})
