import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import type { TemplateSide } from '../../match/sides.ts'
import { fold } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import { headersSaid } from './crosstab-headers.ts'

// Prices of each house for each season, houses above and seasons below: the header is read as “North high”, “North low”, “South high” …, and each
// half of it is a value of another template column.

/** Of either kind there are so many, and each stands beside each of the other. */
const LEAST_KINDS = 2
/** Fewer columns may be called so by chance. */
const LEAST_COLUMNS = 4

export interface DoubleRun {
  from: number
  raws: string[]
  /** The template columns of the two halves. */
  first: number
  second: number
  /** What each header says of either. */
  values: [string, string][]
}

/** The columns beside one another whose headers are every pair of values of two template columns that each row must have. */
export function doubleHeaders(
  { columns }: TableProfile,
  { template, rules }: TemplateSide,
  texts: readonly SaidText[],
): DoubleRun | null {
  const listed = template.columns.flatMap(({ required }, target) => {
    const allowed = rules[target]?.values ?? []
    return required && allowed.length >= LEAST_KINDS ? [{ target, allowed }] : []
  })
  if (listed.length < 2) return null
  const labels = columns.map(({ name }) => name.trim().split(/\s+/u))
  const runs = labels.flatMap((_, from) => runsFrom(labels, from)).toSorted((a, b) => b.halves.length - a.halves.length)
  for (const { from, halves } of runs) {
    const [fronts, ends] = [0, 1].map((at) => [...new Set(halves.map((half) => half[at]!))])
    const pairs = listed.flatMap((first) => {
      if (!areValues(fronts!, first.allowed, texts)) return []
      return listed.flatMap((second) =>
        second !== first && areValues(ends!, second.allowed, texts) ? [[first.target, second.target] as const] : [],
      )
    })
    const [only, ...more] = pairs
    if (!only || more.length > 0) continue
    const raws = columns.slice(from, from + halves.length).map(({ name }) => name.trim())
    return { from, raws, first: only[0], second: only[1], values: halves }
  }
  return null
}

/** The longest run from a column on where every front stands beside every end, cut after each number of words. */
function runsFrom(labels: readonly string[][], from: number): { from: number; halves: [string, string][] }[] {
  const words = labels[from]!.length
  return Array.from({ length: Math.max(0, words - 1) }, (_, at) => at + 1).flatMap((cut) => {
    const ends = firstEnds(labels, from, cut)
    if (ends.length < LEAST_KINDS) return []
    const halves: [string, string][] = []
    for (let at = from; at < labels.length; at++) {
      const half = cutAt(labels[at]!, ends[(at - from) % ends.length]!)
      const isNext = half !== null && ((at - from) % ends.length === 0 || half[0] === halves.at(-1)![0])
      if (!isNext) break
      halves.push(half)
    }
    const whole = halves.slice(0, halves.length - (halves.length % ends.length))
    const fronts = new Set(whole.map(([front]) => front))
    const isFull = fronts.size * ends.length === whole.length
    return whole.length >= LEAST_COLUMNS && fronts.size >= LEAST_KINDS && isFull ? [{ from, halves: whole }] : []
  })
}

/** What stands behind the first front, column after column. */
function firstEnds(labels: readonly string[][], from: number, cut: number): string[] {
  const front = labels[from]!.slice(0, cut).join(' ')
  const ends: string[] = []
  for (const words of labels.slice(from)) {
    const end = words.slice(cut).join(' ')
    if (words.slice(0, cut).join(' ') !== front || end === '' || ends.includes(end)) break
    ends.push(end)
  }
  return ends
}

function cutAt(words: readonly string[], end: string): [string, string] | null {
  const label = words.join(' ')
  return label.endsWith(` ${end}`) ? [label.slice(0, -end.length - 1), end] : null
}

/** Whether words are different allowed values: by name, by what they mean, or as somebody said. */
function areValues(words: readonly string[], allowed: readonly string[], texts: readonly SaidText[]): boolean {
  if (words.length > allowed.length) return false
  const said = headersSaid(words, allowed, texts)
  const byName = new Map(allowed.map((value) => [fold(value), value]))
  const values = words.flatMap((word) => {
    const near = closestValue(word, allowed)
    return byName.get(fold(word)) ?? said.get(word) ?? (isClear(near) ? near[0]!.value : [])
  })
  return values.length === words.length && new Set(values).size === words.length
}
