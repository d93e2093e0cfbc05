import { cellsOf } from '../../../profile/cells-of.ts'
import { readNumber } from '../../../profile/numbers.ts'
import { push, type Work } from '../column-values.ts'

// Amounts that say behind their figures on which side they stand: `38.20CR`, “1.250,00 H”. Credits are negative beside debits.

/** Debit first. A single letter may be anything: it tells only where every amount has one, and cents. */
const WORDS = [['DR', 'CR']] as const
const LETTERS = [
  ['S', 'H'],
  ['D', 'C'],
  ['D', 'H'],
] as const
/** From this share of the cells on, that is how the column is written. */
const MOST = 0.8
const BEHIND = /(?<=[\d.,)–-])\s?(\p{L}{1,2}\.?)$/u

/** Puts a minus behind credits, for the numbers to be read with, where the rule takes negative ones; what marks debits goes. */
export function addCredits(work: Work): void {
  const { rule, values } = work
  if (rule && !['-1', '-1.5', '-1.50'].some((figures) => rule.matches(figures))) return
  const cells = values.flatMap(({ value, count }) => (value === null ? [] : { ...cut(value), count }))
  const total = cellsOf(cells)
  const share = (test: (cell: (typeof cells)[number]) => boolean): number =>
    cells.reduce((sum, cell) => (test(cell) ? sum + cell.count : sum), 0) / Math.max(1, total)
  const has = (side: string): boolean => cells.some(({ mark, amount }) => mark === side && readNumber(amount) !== null)
  const isRead = ({ amount }: { amount: string }): boolean => readNumber(amount) !== null
  const words = WORDS.find(([, credit]) => has(credit) && share(isRead) >= MOST)
  const letters = LETTERS.find(
    (pair) =>
      pair.every(has) &&
      share(({ mark, amount }) => pair.some((side) => side === mark) && /[.,]\d\d$/.test(amount)) >= MOST,
  )
  const [debit, credit] = words ?? letters ?? []
  if (debit === undefined) return
  const written = new Set(cells.flatMap(({ mark, text }) => (mark === debit || mark === credit ? text : [])))
  // Longer ones first, of which the shorter are a part.
  for (const text of [...written].toSorted((a, b) => b.length - a.length)) {
    const sign = cut(`1${text}`).mark === credit ? '-' : ''
    push(work, { kind: 'replace', find: text, with: sign }, (value) => value.replaceAll(text, sign))
  }
}

/** The amount, what stands behind it as it is written, and what that says. */
function cut(value: string): { amount: string; text: string; mark: string } {
  const trimmed = value.trim()
  const [text = '', word = ''] = BEHIND.exec(trimmed) ?? []
  const mark = word.replace('.', '').toUpperCase()
  const known = [...WORDS, ...LETTERS].some((pair) => pair.some((side) => side === mark))
  return known
    ? { amount: trimmed.slice(0, trimmed.length - text.length), text, mark }
    : { amount: value, text: '', mark: '' }
}
