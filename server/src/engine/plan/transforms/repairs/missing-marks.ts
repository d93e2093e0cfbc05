import { isNumeric, type Work } from '../column-values.ts'
import { insertText } from '../texts/text.ts'
import { insertion, removal, type Repair } from './repair-steps.ts'

/** Marks that a code may want between its parts. */
const MARKS = [' ', '-', '.', '/']
/** So many of the shortest failing values tell where a mark is missing. */
const TOLD = 5
/** In longer ones nothing is missing: every place would be tried. */
const LONGEST_TOLD = 24

/** A mark that the rule wants at one place or two, counted from the start or from the end, once `removed` are away. */
export function missingMarks(work: Work, removed: string[]): Repair[][] {
  if (isNumeric(work)) return []
  const bare = work.values
    .flatMap(({ value }) => (value === null || value.length > LONGEST_TOLD || work.rule!.matches(value) ? [] : value))
    .map((value) => removed.reduce((text, mark) => text.replaceAll(mark, ''), value).toUpperCase())
  const told = bare.toSorted((a, b) => a.length - b.length).slice(0, TOLD)
  const places = new Map<string, Repair[]>()
  for (const value of told) {
    for (const steps of insertions(value, work.rule!.matches)) places.set(JSON.stringify(steps), steps)
  }
  return [...places.values()].map((steps) => [...removed.map(removal), ...steps])
}

function insertions(value: string, matches: (value: string) => boolean): Repair[][] {
  const inner = Array.from({ length: Math.max(0, value.length - 1) }, (_, at) => at + 1)
  return MARKS.flatMap((text) =>
    inner.flatMap((at) => {
      const once = insertText(value, text, at)
      // Where a rule takes words of any length, initials would become two names that nobody has.
      if (/^\p{L}+$/u.test(value) && matches(once) && matches(`${once}${value.at(-1)}`)) return []
      if (matches(once)) return [[insertion(text, at)], [insertion(text, at - value.length)]]
      const second = inner.find((next) => next > at && matches(insertText(once, text, next + 1)))
      return second === undefined ? [] : [[insertion(text, at), insertion(text, second + 1)]]
    }),
  )
}
