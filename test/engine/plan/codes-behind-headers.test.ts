import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'driver', required: true },
  { name: 'left_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'load', required: true, rule: '(gravel|sand|timber)' },
  { name: 'rate', required: true, rule: '(flat|hourly)' },
])
const rows = Array.from(
  { length: 14 },
  (_, at) => `T${at + 1}|Driver ${at}|2024-05-${10 + at}|${'GST'[at % 3]}|${'GH'[at % 2]}`,
)
const driven = tableOf('trips', `Trip no|Driver|Left on|LC|RT\n${rows.join('\n')}`)
const mapped = (list: string, column: string): Record<string, string> => {
  const answers = [
    { key: 'column:trips.load@file_trips/trips', value: 'LC' },
    { key: 'column:trips.rate@file_trips/trips', value: 'RT' },
  ]
  const decision = decideOn([driven, tableOf('codes', list)], [trips], { answers })
  const entries = columnOf(decision, column).transforms.flatMap((one) => (one.kind === 'value_map' ? one.entries : []))
  return Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))
}

it('a list of all codes that has the header before each explains those of that column', () => {
  const list = 'Code|Means\nLC G|Gravel\nLC S|Sand\nLC T|Timber\nRT G|Flat\nRT H|Hourly'
  expect(mapped(list, 'load')).toEqual({ G: 'gravel', S: 'sand', T: 'timber' })
  expect(mapped(list, 'rate')).toEqual({ G: 'flat', H: 'hourly' })
})

it('what it has before the codes of another column explains none', () => {
  const list = 'Code|Means\nLC G|Gravel\nLC S|Sand\nLC T|Timber\nTL G|Flat\nTL H|Hourly'
  expect(mapped(list, 'rate').G).not.toBe('flat')
})
