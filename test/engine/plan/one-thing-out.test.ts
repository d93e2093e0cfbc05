import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A theatre's halls have a number in the old system, under its name, and a code in the new one. Shows name the hall that they are in.

const halls = templateOf('halls', [
  { name: 'code', required: true, unique: true, rule: '^[A-Z]{3}$' },
  { name: 'title', required: true },
])
const shows = templateOf('shows', [
  { name: 'show_no', required: true, unique: true },
  { name: 'hall', required: true, link: 'halls.code' },
])
const list = tableOf(
  'Halls',
  'Stagebook|Seatwise|Title\n11|BIG|Big stage\n12|SML|Small stage\n30|YRD|Yard\n77|TRY|Try-out',
)
const plays = tableOf(
  'Shows Stagebook',
  `Show no|Hall\n${Array.from({ length: 12 }, (_, at) => `S${at + 100}|${[11, 12, 30, 77][at % 4]}`).join('\n')}`,
)
const skips = (instructions: string) =>
  decideOn([list, plays], [halls, shows], { instructions }).plan.sheets.map(({ sources }) =>
    sources.flatMap((source) => source.skips.map(({ when }) => when)),
  )

describe('one thing by its number', () => {
  it.each([
    'Hall 77 was only for trying things out, leave it and its shows out.',
    'Please leave out hall 77 and its shows.',
    'Hall 77 is not migrated, nor are the rest of its plans, with all its shows left out.',
  ])('stays behind with what names it: %s', (instructions) => {
    expect(skips(instructions)).toMatchObject([
      [{ position: 0, is: 'one_of', values: ['77'] }],
      [{ position: 1, is: 'one_of', values: ['77'] }],
    ])
  })

  it.each([
    'Hall 77 is a room for rehearsals, not a hall for the new system.',
    'Hall 77 ist ein Proberaum und keine Hall.',
    'Hall 77 is no real hall.',
  ])('stays behind where it is said to be none: %s', (instructions) => {
    expect(skips(instructions)[0]).toMatchObject([{ is: 'one_of' }])
  })

  it.each([
    'Hall 77 is not a room for plays.',
    'Leave out the shows of hall 77 from 2020.',
    'Leave out hall 77 to hall 80.',
    'Hall 78 was a test, leave it out.',
  ])('but nothing of another kind: %s', (instructions) => {
    expect(skips(instructions)[0]).toEqual([])
  })
})
