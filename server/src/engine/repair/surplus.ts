import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

// Characters that hardly any other value of the column has (after Huang and He, “Auto-Detect”, SIGMOD 2018, where patterns that hardly ever
// stand together in a column give errors away), at the ends of values that are ordinary without them.

const ENDS = /^(?<before>[\p{P}\p{S}]*)(?<inner>.*?)(?<after>[\p{P}\p{S}]*)$/su
const MIN_VALUES = 20
/** Share of the rows that have such a character at that end, at most. */
const RARE = 0.02
/** They mean something wherever they stand: a sign, a percentage, a currency, a quotation, a list, what is left out. */
const MEANING = /[-+−%‰°$€£¥"'“”‘’()[\]{}<>…]/u

/** Values with a mark too many: `Berlin*` among cities. */
export function surplusMarks({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column).filter((code) => column.values[code]!.length <= 200)
    if (codes.length < 2 || column.filled < MIN_VALUES) return []
    const ends = codes.flatMap((code) => {
      const { before = '', inner = '', after = '' } = ENDS.exec(column.values[code]!)?.groups ?? {}
      return before + after === '' || inner.trim() === '' ? [] : [{ code, before, inner: inner.trim(), after }]
    })
    if (ends.length === 0) return []
    const rows = new Map<string, number>()
    for (const { code, before, after } of ends) {
      for (const mark of new Set([...[...before].map((m) => `<${m}`), ...[...after].map((m) => `>${m}`)]))
        rows.set(mark, (rows.get(mark) ?? 0) + column.counts[code]!)
    }
    const isRare = (marks: string, end: string): boolean =>
      [...marks].every((mark) => !MEANING.test(mark) && rows.get(end + mark)! <= column.filled * RARE)
    return ends
      .filter(({ before, after }) => isRare(before, '<') && isRare(after, '>'))
      .flatMap((found) => withoutMarks(column, index, found))
  })
}

interface Ends {
  code: number
  before: string
  inner: string
  after: string
}

function withoutMarks(column: GridColumn, index: number, { code, before, inner, after }: Ends): ValueProposal[] {
  const known = column.codeOf.get(inner)
  const rows = known === undefined ? 0 : column.counts[known]!
  // `Inc.` and `Inc` are two ways to write, and a text may end as it likes: only values that are there are known to be meant.
  if (rows < 2 || rows <= column.counts[code]!) return []
  return [
    {
      column: index,
      code,
      suggested: inner,
      evidence: `${show(inner)} is in ${rows} rows (${share(rows, column.filled)}), and hardly a value of ${column.name} has ${show(before + after)} at its end.`,
      confidence: 0.92,
      kind: 'format',
    },
  ]
}
