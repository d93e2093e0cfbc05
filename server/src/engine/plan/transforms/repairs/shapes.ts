import { compilePattern, type Pattern } from '../../../match/pattern/pattern.ts'
import { escapePattern } from '../../../transforms/text.ts'
import { COMMON, isMet, MOST, SEEN } from './codes.ts'
import { shareOf, type Travelling, type Work } from '../column-values.ts'
import { changed, insertion, marksOf, prefixed, removal, replacement, subsets, type Repair } from './repair-steps.ts'

// What stands around a code, or is missing in front of it: “Ref. 12-345”, a web address that ends in it, its number alone.

/** Longer values are prose. */
const LONGEST = 120
/** So many different texts may stand around codes. */
const MOST_AROUND = 3
/** A rule with more marks than this at fixed places is no code's. */
const MOST_INSERTED = 5

const ALNUM = /[\p{L}\p{M}\p{N}]/u

/** Chains that take away what stands around, put the marks where the rule has them, and put in front what every value begins with. */
export function chainsAround(work: Work, rule: Pattern): Repair[][] {
  const around = textsAround(work, rule)
  const bared = around && around.length > 0 ? around.map(removal) : null
  // Where some have what no others have around them, only their part that the rule takes is the same for all.
  const isWhole =
    bared !== null && work.values.every(({ value }) => value === null || rule.matches(changed(value, bared)))
  const taken = isWhole ? null : extraction(work, rule)
  const cuts = [[], ...(bared ? [bared] : []), ...(taken ? [[taken]] : [])]
  const fronts = [[], ...onlyFronts(frontsOf(rule), work, rule).map((text) => [text])]
  return cuts.flatMap((cut) => {
    const values = work.values.map((one) => ({ ...one, value: one.value && changed(one.value, cut) }))
    const marks = marksOf({ ...work, values })
    return fronts.flatMap(([text]) => {
      const added = text === undefined ? [] : [prefixed(text)]
      const bare = text === undefined || !has(work, text) ? [] : [removal(text)]
      return [[], ...rewritten(marks, rule, text ?? '')]
        .map((steps) => [...cut, ...bare, ...steps, ...added])
        .filter((steps) => steps.length > 0)
    })
  })
}

/** What a rule's values all begin with, in every length: years begin alike, too, and are not what is missing. */
function frontsOf({ literals, source }: Pattern): string[] {
  const { prefix } = literals
  if (prefix === '')
    return branchesOf(source).flatMap((branch) => {
      const rule = compilePattern(branch)
      return rule ? frontsOf(rule) : []
    })
  return Array.from({ length: Math.min(prefix.length, 8) }, (_, at) => prefix.slice(0, at + 1)).toReversed()
}

/** Of several that a rule may want in front of the same value none is known to be missing. */
function onlyFronts(fronts: string[], { values }: Work, rule: Pattern): string[] {
  const bare = values.slice(0, SEEN).flatMap(({ value }) => {
    return value === null || rule.matches(value) ? [] : value.replaceAll(/[^\p{L}\p{N}]/gu, '')
  })
  const isOpen = (one: string, other: string): boolean =>
    !one.startsWith(other) &&
    !other.startsWith(one) &&
    bare.some((value) => rule.matches(one + value) && rule.matches(other + value))
  return fronts.filter((one) => !fronts.some((other) => isOpen(one, other)))
}

/** The alternatives of a rule that is nothing but a choice: `A-1` of the old form, or `P` and a number of the new one. */
function branchesOf(source: string): string[] {
  const [, inner = ''] = /^\^\((?:\?:)?([^()[\]]+)\)\$$/.exec(source) ?? []
  const branches = inner.split('|')
  return branches.length < 2 || branches.length > 6 ? [] : branches.map((branch) => `^${branch}$`)
}

function has({ values }: Work, text: string): boolean {
  return values.some(({ value }) => value?.startsWith(text))
}

/** Other marks than the rule's taken for its own, or all of them away and the rule's put in where it has them. */
function rewritten(found: string[], { literals }: Pattern, front: string): Repair[][] {
  const { marks, places } = literals
  const swaps = marks
    .slice(0, 2)
    .map((mark) => found.filter((other) => other !== mark).map((other) => replacement(other, mark)))
  const removed = subsets(found).map((set) => set.map(removal))
  const inner = (places ?? []).filter(({ at }) => at >= front.length)
  const put = inner.map(({ text, at }) => insertion(text, at - front.length))
  const inserted = inner.length > 0 && inner.length <= MOST_INSERTED ? removed.map((steps) => [...steps, ...put]) : []
  return [...swaps, ...removed, ...inserted].filter((steps) => steps.length > 0)
}

/**
 * The few texts before and behind the only part of the values that the rule takes; null where they differ from row to row, or where most
 * values have no such part.
 */
function textsAround(work: Work, rule: Pattern): string[] | null {
  if (!isTelling(rule)) return null
  const refused = work.values
    .flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
    .slice(0, SEEN)
  const around = refused.flatMap((value) => {
    const core = coreOf(value, rule)
    return core ? [[value.slice(0, core.from), value.slice(core.to)].filter((text) => text !== '')] : []
  })
  const counts = new Map<string, number>()
  for (const text of around.flat()) counts.set(text, (counts.get(text) ?? 0) + 1)
  // One of the values may have something of its own; what several have belongs to how they are written.
  const common = new Set([...counts].flatMap(([text, count]) => (count > 1 || refused.length === 1 ? [text] : [])))
  const covered = around.filter((texts) => texts.every((text) => common.has(text))).length
  if (covered === 0 || covered < MOST * around.length || common.size > MOST_AROUND) return null
  return [...common].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
}

/** The same letters before several codes taken away, though no space or mark parts them: `DE` of some tax numbers. */
export function withoutPrefixes({ values, rule }: Work): Repair[][] {
  const counts = new Map<string, number>()
  for (const { value } of values.slice(0, SEEN)) {
    if (value === null || value.length > LONGEST || rule!.matches(value)) continue
    const [letters] = /^\D*/u.exec(value)!
    const ends = Array.from({ length: letters.length }, (_, at) => at + 1)
    const end = ends.find((at) => rule!.matches(value.slice(at)))
    // A sign alone is part of a number, and letters alone are words.
    if (end === undefined || !/\p{L}/u.test(value.slice(0, end)) || !/\d/.test(value)) continue
    counts.set(value.slice(0, end), (counts.get(value.slice(0, end)) ?? 0) + 1)
  }
  const [only, ...others] = [...counts].filter(([, count]) => count >= COMMON)
  // Several tell the codes apart.
  return only && others.length === 0 ? [[withoutPrefix(only[0])]] : []
}

function withoutPrefix(prefix: string): Repair {
  return {
    transform: { kind: 'extract', pattern: `^(?:${escapePattern(prefix)})?(.+)$` },
    change: (value) => (value.startsWith(prefix) && value.length > prefix.length ? value.slice(prefix.length) : value),
  }
}

/** A rule that takes any word, or any small figure, finds one everywhere. */
function isTelling(rule: Pattern): boolean {
  return !rule.matches('Lorem') && !rule.matches('lorem') && !rule.matches('12')
}

/** The longest parts between spaces or marks that the rule takes. */
function coresOf(value: string, rule: Pattern): { from: number; to: number }[] {
  if (value.length > LONGEST) return []
  const edges = edgesOf(value)
  const parts: { from: number; to: number }[] = []
  for (const from of edges) {
    if (parts.some((part) => from < part.to)) continue
    const to = edges.findLast((edge) => edge > from && rule.matches(value.slice(from, edge)))
    if (to !== undefined) parts.push({ from, to })
  }
  return parts
}

/** The only such part; null when there is none, or several. */
function coreOf(value: string, rule: Pattern): { from: number; to: number } | null {
  const [part, ...more] = coresOf(value, rule)
  return part && more.length === 0 ? part : null
}

/** Where a run of letters and digits, or of marks, begins or ends. */
function edgesOf(value: string): number[] {
  const edges = Array.from({ length: value.length + 1 }, (_, at) => at)
  return edges.filter((at) => {
    const [before, behind] = [value[at - 1], value[at]]
    if (before === undefined || behind === undefined) return true
    return ALNUM.test(before) !== ALNUM.test(behind) || (before === ' ') !== (behind === ' ')
  })
}

/** Takes the part that the rule takes out of values in which everything else differs; null where most have no such part. */
function extraction(work: Work, rule: Pattern): Repair | null {
  const body = /^\^?(.*?)\$?$/s.exec(rule.source)?.[1] ?? ''
  if (!isTelling(rule) || body === '' || /[\^$]|\\[AzbBQE]|\(\?[imsU]/.test(body.replace(/\[[^\]]*\]|\\[$^]/g, '')))
    return null
  const change = (value: string): string => {
    const core = rule.matches(value) ? null : coreOf(value, rule)
    return core ? value.slice(core.from, core.to) : value
  }
  const share = shareOf(work, (value) => rule.matches(value) || rule.matches(change(value)))
  // The pattern takes the first of several parts: “-2.25 / -0.50” is two figures, and the second column's is not the first.
  const isClear = work.values.every(
    ({ value }) => value === null || rule.matches(value) || coresOf(value, rule).length < 2,
  )
  if (share < MOST || !isClear) return null
  const pattern = `(?:^|[^\\p{L}\\p{M}\\p{N}])(${body})(?:$|[^\\p{L}\\p{M}\\p{N}])`
  return { transform: { kind: 'extract', pattern }, change }
}

/**
 * Whether what was put in front of a value was the only thing missing: a rule that takes figures of any length says so of each, whatever
 * they count. What names a row counts nothing.
 */
export function isMissingFront(work: Work, rule: Pattern, change: (value: string) => string): boolean {
  const gained = work.values.filter(
    ({ value }) => value !== null && !rule.matches(value) && rule.matches(change(value)),
  )
  const exact = gained.filter(({ value }) => !rule.matches(change(value!.slice(0, -1))))
  if (areOddlyMarked(work, rule, gained)) return false
  const { unique, desiredRule } = work.target
  return isMet(work, rule) || unique || desiredRule === 'link' || exact.length >= MOST * gained.length
}

/**
 * “9-0008” among `A10200`, `A10207`: figures that lack the letters, and are parted by a mark that neither the rule nor any right value has, are
 * wrong in two ways. A few such are more likely numbers of something else.
 */
function areOddlyMarked({ values }: Work, rule: Pattern, gained: readonly Travelling[]): boolean {
  const right = values.flatMap(({ value }) => (value !== null && rule.matches(value) ? value : []))
  if (gained.length === 0 || gained.length >= COMMON || right.length < COMMON) return false
  return gained.every(({ value }) => {
    const mark = /^\d+([^\p{L}\p{M}\p{N}\s])\d+$/u.exec(value!.trim())?.[1]
    return mark !== undefined && !rule.literals.marks.includes(mark) && !right.some((one) => one.includes(mark))
  })
}
