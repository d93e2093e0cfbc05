import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const dives = templateOf('dives', [
  { name: 'dive_no', required: true, unique: true },
  { name: 'date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'depth' },
])
const listOf = (name: string, first: number) =>
  tableOf(name, `Dive no|Date|Depth\n${[0, 1, 2].map((at) => `${first + at}|2024-01-0${at + 1}|${7 + at}`).join('\n')}`)
const ignoredBy = (instructions: string): string[] =>
  decideOn([listOf('dives', 1001), listOf('buddies', 2001)], [dives], { instructions }).plan.ignored_tables.map(
    ({ table }) => table,
  )

it.each([
  'buddies.csv is only for looking things up, no need to import it.',
  'No need to migrate buddies.csv.',
  'buddies.csv dient nur zur Information.',
  'buddies.csv muss nicht importiert werden.',
  'buddies.csv est seulement pour information, pas besoin de l’importer.',
  'buddies.csv es solo de consulta.',
  'buddies.csv no hace falta importarlo.',
  'buddies.csv è solo per consultazione.',
  'buddies.csv non serve importarlo.',
  'buddies.csv is alleen ter info.',
  'buddies.csv hoeft niet geïmporteerd te worden.',
  'buddies.csv é só para consulta.',
  'buddies.csv não precisa importar.',
  'buddies.csv służy tylko do wglądu.',
  'buddies.csv nie trzeba importować.',
  'buddies.csv slouží jen pro informaci.',
  'buddies.csv är bara för kännedom, behöver inte importeras.',
  'buddies.csv er kun til orientering.',
])('a table that is there to be looked at stays out: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual(['buddies'])
})

it('a table stays in where it is for something else', () => {
  expect(ignoredBy('buddies.csv is only for the year 2024.')).toEqual([])
})

it.each([
  'buddies.csv is last year’s and was only sent along so you can compare, do not load it.',
  'buddies.csv ist vom Vorjahr und liegt nur bei, bitte nicht laden.',
  'buddies.csv est celle de l’an dernier, ne pas importer.',
  'buddies.csv es del año pasado, no importar.',
  'buddies.csv è dell’anno scorso, non importare.',
  'buddies.csv is van vorig jaar, niet importeren.',
])('a table of which it is told what it is, and then that it stays out, does: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual(['buddies'])
})

it.each([
  "People in buddies.csv aren't divers, don't bring them over.",
  'All persons on buddies.csv are not divers, please skip them.',
  'Die Leute in buddies.csv sind keine Taucher, bitte nicht mitnehmen.',
  'Les personnes de buddies.csv ne sont pas des plongeurs, ne pas importer.',
])('a table stays out where all that are on it do: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual(['buddies'])
})

it.each([
  "Test people in buddies.csv aren't divers, don't bring them over.",
  'buddies.csv is current and has beginners, do not load them.',
  'buddies.csv is current but has rows of beginners, do not load them.',
  'buddies.csv is current, do not load the depth.',
  'buddies.csv is current, do not load it if it has no date.',
])('a table stays in where something of it is to stay out: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual([])
})

it('a table stays in where only some of its rows are said to stay in the books, which are none', () => {
  const two = [listOf('dives', 1001), listOf('open items', 2001)]
  const ignored = (instructions: string): string[] =>
    decideOn(two, [dives], { instructions }).plan.ignored_tables.map(({ table }) => table)
  expect(ignored('Credits, unapplied payments and paid-off items stay in the old books.')).toEqual([])
  expect(ignored('The list of open items stays in the old books.')).toEqual(['open items'])
})
