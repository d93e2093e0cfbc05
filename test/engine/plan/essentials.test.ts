import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const dives = templateOf('dives', [
  { name: 'dive_no', required: true, unique: true },
  { name: 'date' },
  { name: 'place', required: true },
])
const list = tableOf(
  'dives',
  'Dive no|Data|Place\nD11|2024-01-02|Elba\nD12||Giglio\nD13|2024-02-03|Elba\nD14|2024-02-04|\nD15|2024-03-05|Giglio',
)
const skipped = (instructions: string): number[] =>
  decideOn([list], [dives], { instructions }).plan.sheets[0]!.sources[0]!.skips.flatMap(({ when }) =>
    'position' in when ? [when.position] : [],
  )

it.each([
  'If essential data is missing, leave the row out.',
  'Rows whose mandatory data is incomplete stay behind.',
  'Fehlen Pflichtangaben, lassen Sie die Zeile bitte weg.',
])('essential data is no column that is called so: %s', (said) => {
  expect(skipped(said)).toEqual([])
})

it('a column that is named is meant', () => {
  expect(skipped('Where the place is missing, leave the row out.')).toEqual([2])
  expect(skipped('If essential data such as the place is missing, leave the row out.')).toEqual([2])
})

it.each([
  'If something essential of a diver or a dive is missing or impossible, leave that line out (and whatever depends on it).',
  'Fehlt etwas Wesentliches, bitte weglassen, samt allem, was daran hängt.',
])('what depends on a row that lacks something essential stays behind with it: %s', (instructions) => {
  const divers = templateOf('divers', [
    { name: 'diver_no', required: true, unique: true },
    { name: 'name', required: true },
  ])
  const logged = templateOf('logged', [
    { name: 'dive_no', required: true, unique: true },
    { name: 'diver_no', required: true, link: 'divers.diver_no' },
  ])
  const people = tableOf('divers', 'Diver no|Name\nT1|Ada\nT2|\nT3|Cy')
  const book = tableOf('logged', 'Dive no|Diver no\nD11|T1\nD12|T2\nD13|T3')
  const { sheets } = decideOn([people, book], [divers, logged], { instructions }).plan
  expect(sheets.map(({ bereft = [] }) => bereft.map(({ column }) => column))).toEqual([[], ['diver_no']])
})
