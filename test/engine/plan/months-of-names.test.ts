import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const beehives = templateOf('beehives', [
  { name: 'hive_no', required: true, unique: true },
  { name: 'queen' },
  { name: 'frames' },
])
const countIn = (name: string, frames: number) =>
  tableOf(name, `Hive no|Queen|Frames\n${[0, 1, 2].map((at) => `${501 + at}|Q${at + 7}|${frames + at}`).join('\n')}`)
const ignoredBy = (instructions: string): string[] =>
  decideOn([countIn('Hive count Jun 2024', 8), countIn('Hive count Sept 2024', 11)], [beehives], {
    instructions,
  }).plan.ignored_tables.map(({ table }) => table)

it.each([
  'The June one is only there for reference, don’t use it.',
  'The September count is the right one. The June one is only there for reference, don’t use it.',
  'Don’t use the June count.',
  'The June count is out of date.',
  'Die vom Juni ist veraltet.',
  'Celle de juin ne doit pas être reprise : ne pas reprendre.',
  'La de junio no se importa.',
  'Quella di giugno è solo per consultazione.',
  'Die van juni is alleen ter info.',
  'Ta z czerwca służy tylko do wglądu.',
])('a file with a month in its name is meant by that month, however it is written: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual(['Hive count Jun 2024'])
})

it.each([
  'Don’t use the June frames.',
  'The March one is only there for reference.',
  'In June we may set out more hives.',
])('no file is meant where something else is: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual([])
})
