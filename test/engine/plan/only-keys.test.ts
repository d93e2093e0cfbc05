import { expect, it } from 'vitest'
import { asOnlyWithKeys } from '../../../server/src/engine/plan/columns/only-keys.ts'
import { scoreColumns, withLinks } from '../../../server/src/engine/match/score-columns.ts'
import { tableSide, templateSide } from '../../../server/src/engine/match/sides.ts'
import { tableOf, templateOf } from './table-of.ts'

const loans = templateOf('loans', [
  { name: 'loan_ref', required: true, unique: true },
  { name: 'reader_ref', required: true, link: 'readers.reader_ref' },
])
const table = tableSide(
  tableOf(
    'loans',
    `Slip|Rdr|Friend\n${[...Array(12).keys()].map((at) => `S${at + 301}|00${at * 13 + 4301}|00${at * 17 + 6301}`).join('\n')}`,
  ),
  2,
)
const side = templateSide(loans)
const confidenceWith = (linkOf: (source: number) => number): number => {
  const linked = withLinks(scoreColumns(table, side), (source, target) =>
    target === 1 ? { share: linkOf(source) } : null,
  )
  const candidate = linked.find(({ source, target }) => source === 1 && target === 1)!
  return asOnlyWithKeys(1, { candidate, confidence: 0.65, rivals: [] }, linked, { table, side, candidates: [], fit: 1 })
    .confidence
}

it('the only column with keys of the linked table leaves no doubt, but one of two does', () => {
  expect(confidenceWith((source) => (source === 1 ? 0.98 : 0))).toBeGreaterThan(0.65)
  expect(confidenceWith((source) => (source === 0 ? 0 : 0.98))).toBe(0.65)
  expect(confidenceWith(() => 0)).toBe(0.65)
})
