import { expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { decideOn, inputsOf, tableOf, templateOf } from '../plan/table-of.ts'

const leases = templateOf('leases', [
  { name: 'lease_no', required: true, unique: true, rule: 'L\\d{3}' },
  { name: 'signed_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'start_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const rows = Array.from(
  { length: 12 },
  (_, at) => `L1${10 + at}|1${at % 9}.0${1 + (at % 9)}.2022|01.0${1 + (at % 9)}.2023|30.0${1 + (at % 9)}.2024`,
)

it.each([
  'Od|Do',
  'Von|Bis',
  'Fra|Til',
  'Desde|Hasta',
  'Dal|Al',
  'Van|Tot',
  'Van|T/m',
  'Du|Au',
  'From|To',
  'Eerste dag|Laatste dag',
  'Erster Tag|Letzter Tag',
  'Premier jour|Dernier jour',
  'Primer día|Último día',
])('days under “%s” are those from which on and until which something lasts', (headers) => {
  const table = tableOf('leases', `Lease no|Signed|${headers}\n${rows.join('\n')}`)
  const decision = decideOn([table], [leases])
  const [from, until] = headers.split('|')
  expect([inputsOf(decision, 'start_date'), inputsOf(decision, 'end_date')]).toEqual([[from], [until]])
  expect(decision.questions).toEqual([])
})

it.each([
  ['Dzień tyg.', 'weekday'],
  ['Wochentag', 'weekday'],
  ['Day of week', 'weekday'],
  ['Czas (min)', 'time minutes'],
  ['Dauer [min]', 'duration minutes'],
  ['Weekendpris', 'weekend rate'],
  ['Ugepris', 'week rate'],
  ['Wochenendpreis', 'weekend price'],
  ['Tarif week-end', 'fee weekend'],
  ['day_school', 'school'],
  ['Benævnelse', 'name'],
  ['Mdw.', 'employee'],
  ['Perc.', 'percent'],
])('“%s” means %s', (header, meant) => {
  expect(conceptsOf(header).join(' ')).toBe(meant)
})
