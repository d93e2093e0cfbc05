import { tableLabel } from '../context.ts'
import { addEntries, type Work } from './column-values.ts'

// “C2041” in most cells and 2041 in others, where the list has C2041 and W-0007: who leaves the letters off means the only key that has these figures.

/** Shorter numbers count something, or lack zeros that nobody sees. */
const FIGURES = /^\d{3,}$/
/** So many of the cells must be whole keys for the others to be meant as such, and so many of the numbers those of keys. */
const SOME = 0.3
const NEARLY_ALL = 0.9

/** “W7” for W-0007: who writes neither the mark nor the zeros means the only key of these letters and this number. */
const LETTERED = /^(\p{L}{1,6})[-./_ ]?0*(\d{1,12})$/u

/** Makes of figures alone, or without mark and zeros, the only key that has just these behind its letters, where other cells of the column are keys in full. */
export function addKeysOfNumbers(work: Work, known: ReadonlySet<string>): void {
  const byFigures = Map.groupBy(known, (key) => /^\p{L}[^\d]*(\d+)$/u.exec(key)?.[1] ?? '')
  const byLetters = Map.groupBy(known, (key) => letteredOf(key) ?? '')
  addOnly(
    work,
    known,
    (value) => (FIGURES.test(value) ? (byFigures.get(value) ?? []) : null),
    'lack the letters in front',
  )
  const ofLetters = (value: string): string[] | null => {
    const lettered = letteredOf(value)
    return lettered === null ? null : (byLetters.get(lettered) ?? [])
  }
  addOnly(work, known, ofLetters, 'lack the mark or zeros')
}

function letteredOf(value: string): string | null {
  const [, letters, number] = LETTERED.exec(value.trim()) ?? []
  return letters === undefined ? null : `${letters.toUpperCase()} ${number}`
}

const shapeOf = (key: string): string => key.replace(/\d/g, '9')

function addOnly(
  work: Work,
  known: ReadonlySet<string>,
  keysOf: (value: string) => string[] | null,
  lacking: string,
): void {
  const { context, source, placement } = work
  const cells = work.values.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
  const sum = (some: readonly { count: number }[]): number => some.reduce((all, { count }) => all + count, 0)
  // What is written as keys are is one in full, though no row has it.
  const shapes = new Set([...known].map(shapeOf))
  const whole = cells.filter(({ value }) => known.has(value))
  const short = cells.flatMap(({ value, count }) => {
    const keys = known.has(value) || shapes.has(shapeOf(value)) ? null : keysOf(value)
    return keys === null ? [] : [{ value, count, keys }]
  })
  if (short.length === 0 || whole.length === 0 || sum(whole) < SOME * sum(cells)) return
  const meant = short.flatMap(({ value, count, keys: [key, ...others] }) =>
    key === undefined || others.length > 0 ? [] : [{ raw: value, value: key, count }],
  )
  if (meant.length === 0 || sum(meant) < NEARLY_ALL * sum(short)) return
  addEntries(
    work,
    meant.map(({ raw, value }) => ({ raw, value, decided_by: 'matcher' })),
  )
  const [first] = meant
  const note = `“${first!.raw}” and the like in “${source.name}” of ${tableLabel(placement.table.profile)} ${lacking}: “${first!.value}” is the only such key with these figures.`
  if (!context.notes.includes(note)) context.notes.push(note)
}
