import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('routes', [
    { name: 'route_code', required: true, unique: true },
    { name: 'title', required: true },
  ]),
  templateOf('rides', [
    { name: 'ride_no', required: true, unique: true, rule: String.raw`R\d{3}` },
    { name: 'ridden_on', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
    { name: 'route_code', link: 'routes.route_code', description: 'Route of the ride, if any' },
  ]),
]
const list = tableOf(
  'routes',
  'Route code|Title\nHRB21|Harbour loop 2021\nHRB23|Harbour loop 2023\nMIL23|Mill lane and back\nFOR22|Forest trail',
)
const decided = (header: string, texts: readonly string[], answers: readonly (readonly [string, string])[] = []) => {
  const rows = Array.from({ length: 12 }, (_, at) => `R${201 + at}|2023-05-${at + 10}|${texts[at % texts.length]}`)
  const rides = tableOf('rides', `Ride no|Ridden on|${header}\n${rows.join('\n')}`)
  const decision = decideOn([list, rides], templates, { answers: answers.map(([key, value]) => ({ key, value })) })
  return {
    asked: decision.questions.map(({ key }) => key),
    steps: columnOf(decision, 'route_code', 1).transforms,
  }
}
const COLUMN = 'column:rides.route_code@file_rides/rides'

describe('texts that have words of the rows that a link leads to', () => {
  it('may be the link, which is asked about', () => {
    expect(decided('Where', ['harbour tour', 'Mill', '']).asked).toEqual([COLUMN])
  })

  it('and once it is, each is asked about that no row is called by, and none is taken for a word for nothing', () => {
    const { asked, steps } = decided('Where', ['harbour tour', 'Mill', ''], [[COLUMN, 'Where']])
    expect(asked).toContain('value:rides.route_code:harbour tour')
    expect(steps.filter(({ kind }) => kind === 'null_token')).toEqual([])
  })

  it('are no link where they have none, or are of one row each', () => {
    expect(decided('Weather', ['light rain', 'Sun', '']).asked).toEqual([])
    const each = Array.from({ length: 12 }, (_, at) => `mill ${'abcdefghijkl'[at]}`)
    expect(decided('Remark', each).asked).toEqual([])
  })
})

it('what rows without a link get leaves it open which column is the link', () => {
  const [routes, rides] = [
    templateOf('routes', [
      { name: 'route_code', required: true, unique: true, rule: '[A-Z]{3}\\d{2}' },
      { name: 'title' },
    ]),
    templateOf('rides', [
      { name: 'ride_no', required: true, unique: true, rule: String.raw`R\d{3}` },
      { name: 'route_code', required: true, link: 'routes.route_code' },
    ]),
  ]
  const rows = Array.from({ length: 12 }, (_, at) => `R${201 + at}|${['harbour tour', 'Mill', ''][at % 3]}|${at}`)
  const book = tableOf('rides', `Ride no|Where|Guests\n${rows.join('\n')}`)
  const { questions } = decideOn([list, book], [routes, rides], {
    instructions: 'Rides without a route go to the forest trail, FOR22.',
  })
  expect(questions.map(({ key }) => key)).toContain('column:rides.route_code@file_rides/rides')
})
