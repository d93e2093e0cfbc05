import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

/** More values than so many are no short list. */
const MAX_VALUES = 60
const MIN_CELLS = 20
const MAX_CODE = 3
/** A list is written in codes, or in words, when so many times more rows are. */
const LEAD = 4

/** Words in a column of codes that are their beginnings, and codes in one of words: `female` among F and M. */
export function wordsAndCodes({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const present = presentCodes(column).filter((code) => /^\p{L}[\p{L} -]{0,30}$/u.test(column.values[code]!))
    if (column.filled < MIN_CELLS || present.length > MAX_VALUES) return []
    const isCode = (code: number): boolean => column.values[code]!.length <= MAX_CODE
    const [codes, words] = [present.filter(isCode), present.filter((code) => !isCode(code))]
    const pairs = pairsOf(column, codes, words)
    if (pairs === null) return []
    const rows = (some: number[]): number => some.reduce((sum, code) => sum + column.counts[code]!, 0)
    const toCodes = rows([...pairs.values()]) >= rows([...pairs.keys()]) * LEAD
    const toWords = rows([...pairs.keys()]) >= rows([...pairs.values()]) * LEAD
    return toCodes || toWords ? rewritten(column, index, pairs, toCodes) : []
  })
}

/**
 * The code that each word begins with; null where a word has none or several, or where two words have the same one. A single word may begin
 * like a code by chance.
 */
function pairsOf({ values }: GridColumn, codes: number[], words: number[]): Map<number, number> | null {
  const folded = (code: number): string => values[code]!.toLowerCase()
  const pairs = new Map<number, number>()
  const wordOf = new Map<string, string>()
  const exact = codes.filter((code) => values[code] === values[code]!.toUpperCase())
  for (const word of words) {
    const [code, second] = exact.filter((one) => folded(word).startsWith(folded(one)))
    if (code === undefined || second !== undefined) return null
    if ((wordOf.get(folded(code)) ?? folded(word)) !== folded(word)) return null
    wordOf.set(folded(code), folded(word))
    pairs.set(word, code)
  }
  return wordOf.size >= 2 ? pairs : null
}

function rewritten(
  column: GridColumn,
  index: number,
  pairs: ReadonlyMap<number, number>,
  toCodes: boolean,
): ValueProposal[] {
  const { values, counts } = column
  const best = new Map<number, number>()
  for (const [word, code] of pairs) {
    const known = best.get(code)
    if (known === undefined || counts[word]! > counts[known]!) best.set(code, word)
  }
  const changes = toCodes ? [...pairs] : [...best].map(([code, word]) => [code, word] as const)
  return changes.map(([from, to]) => {
    const evidence = `${show(values[from]!)} and ${show(values[to]!)} are the same: every word of ${column.name} begins with a code of its own, and ${show(values[to]!)} is in ${counts[to]} rows, ${show(values[from]!)} in ${counts[from]}.`
    return { column: index, code: from, suggested: values[to]!, evidence, confidence: 0.92, kind: 'format' }
  })
}
