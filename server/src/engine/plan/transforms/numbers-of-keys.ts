import { tableLabel } from '../context.ts'
import { addEntries, type Work } from './column-values.ts'

// “C2041” in most cells and 2041 in others, where the list has C2041 and W-0007: who leaves the letters off means the only key that has these figures.

/** Shorter numbers count something, or lack zeros that nobody sees. */
const FIGURES = /^\d{3,}$/
/** So many of the cells must be whole keys for the others to be meant as such, and so many of the numbers those of keys. */
const SOME = 0.3
const NEARLY_ALL = 0.9

/** Makes of figures alone the only key that has just these behind its letters, where other cells of the column are keys in full. */
export function addKeysOfNumbers(work: Work, known: ReadonlySet<string>): void {
  const { context, source, placement } = work
  const cells = work.values.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
  const sum = (some: readonly { count: number }[]): number => some.reduce((all, { count }) => all + count, 0)
  const whole = cells.filter(({ value }) => known.has(value))
  const bare = cells.filter(({ value }) => !known.has(value) && FIGURES.test(value))
  if (bare.length === 0 || whole.length === 0 || sum(whole) < SOME * sum(cells)) return
  const byFigures = Map.groupBy(known, (key) => /^\p{L}[^\d]*(\d+)$/u.exec(key)?.[1] ?? '')
  const entries = bare.flatMap(({ value, count }) => {
    const [key, ...others] = byFigures.get(value) ?? []
    return key === undefined || others.length > 0 ? [] : [{ raw: value, value: key, count }]
  })
  if (entries.length === 0 || sum(entries) < NEARLY_ALL * sum(bare)) return
  addEntries(
    work,
    entries.map(({ raw, value }) => ({ raw, value, decided_by: 'matcher' })),
  )
  const [first] = entries
  const note = `“${first!.raw}” and the like in “${source.name}” of ${tableLabel(placement.table.profile)} lack the letters in front: “${first!.value}” is the only key with these figures.`
  if (!context.notes.includes(note)) context.notes.push(note)
}
