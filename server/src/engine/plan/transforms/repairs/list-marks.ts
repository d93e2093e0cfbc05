import type { Pattern } from '../../../match/pattern/pattern.ts'
import { isNumeric, type Work } from '../column-values.ts'
import { replacement, type Repair } from './repair-steps.ts'

// Several words in one cell, for a rule that wants other marks between them: “new, local” for `new|local`.

const WRITTEN = [',', ';', '|', '/', '+', '\n']
const WANTED = ['|', ';', ',', '/', '+', ' ', ', ', '; ', ' | ', ' / ']

/** The mark between the parts of lists replaced by one that the rule takes, where it takes each part alone as well. */
export function listMarks(work: Work, rule: Pattern): Repair[][] {
  const failing = work.values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : [value]))
  const isListed = (value: string, from: string, to: string): boolean => {
    const parts = partsOf(value, from)
    const areFigures = isNumeric(work) && parts.every((part) => /^[\d.,]+$/.test(part))
    return (
      parts.length > 1 &&
      !areFigures &&
      parts.every((part) => part !== '' && rule.matches(part)) &&
      rule.matches(parts.join(to))
    )
  }
  return WRITTEN.flatMap((from) =>
    WANTED.filter((to) => to !== from && failing.some((value) => isListed(value, from, to))).map((to) => [
      // Spaces around a mark go with it.
      ...(failing.some((value) => value.includes(` ${from}`)) ? [replacement(` ${from}`, from)] : []),
      ...(failing.some((value) => value.includes(`${from} `)) ? [replacement(`${from} `, from)] : []),
      replacement(from, to),
    ]),
  )
}

function partsOf(value: string, mark: string): string[] {
  return value.split(mark).map((part) => part.trim())
}
