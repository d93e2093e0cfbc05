import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const stores = templateOf('rope_stock', [
  { name: 'rope_code', required: true },
  { name: 'quantity', required: true, rule: '^\\d+$' },
  { name: 'counted_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const codes = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'r2']
const counts = tableOf(
  'Loft count',
  `Code|Count|Date\n${codes.map((code, at) => `${code}|${[4, 7, 4, 9][at % 4]}|2025-03-0${at < 5 ? 1 : 2}`).join('\n')}`,
)
const skips = (instructions: string): unknown =>
  decideOn([counts], [stores], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
const older = [{ is: 'older', key: [0], day: 2, patterns: ['YYYY-MM-DD'] }]

it.each([
  'If something was counted twice the later count is right.',
  'Anything counted twice: the last one counts.',
  'Wenn etwas zweimal gezählt wurde, gilt die spätere Zählung.',
  'Where the loft counted a rope again, the later count is the right one.',
  'Wurde nachgezählt, gilt die spätere Zählung.',
])('of a code that was counted twice the row of the later day stays, and equal counts are no doubles: %s', (said) => {
  expect(skips(said)).toEqual(older)
})

it.each([
  'If a rope was counted twice in the same bin, the later count is the one that counts.',
  'Wurde ein Tau im selben Bin zweimal gezählt, gilt die spätere Zählung.',
])('of what was counted in two places each row stays: %s', (instructions) => {
  const placed = (bins: readonly string[]) =>
    tableOf(
      'Loft count',
      `Code|Bin|Count|Date\n${codes.map((code, at) => `${code}|${bins[at]}|${[4, 7, 4, 9][at % 4]}|2025-03-0${at < 5 ? 1 : 2}`).join('\n')}`,
    )
  const left = (bins: readonly string[]) =>
    decideOn([placed(bins)], [stores], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
  const same = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A2']
  expect(left(same)).toEqual([{ is: 'older', key: [0, 1], day: 3, patterns: ['YYYY-MM-DD'] }])
  expect(left([...same.slice(0, -1), 'B7'])).toEqual([])
})

it('“blank counts weren’t done” says of no table that it counts', () => {
  const { notes } = decideOn([counts, tableOf('Loft book', 'Code|Name\nR1|Jute\nR2|Hemp')], [stores], {
    instructions: "If a rope was counted twice the later count is right. Blank counts weren't done.",
  })
  expect(notes.join('\n')).not.toMatch(/Applied[^\n]*Blank counts/)
})
