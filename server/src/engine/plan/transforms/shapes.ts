import type { Pattern } from '../../match/pattern.ts'
import { escapePattern } from '../../transforms/text.ts'
import { shareOf, type Work } from './column-values.ts'
import {
  changed,
  insertion,
  marksOf,
  padded,
  prefixed,
  removal,
  replacement,
  subsets,
  suffixed,
  UNZEROED,
  type Repair,
} from './repair-steps.ts'

// What stands around a code, or is missing in front of it: “Ref. 12-345”, a web address that ends in it, its number alone.

/** Longer values are prose. */
const LONGEST = 120
/** So many failing values are looked at for what stands around codes, and so many different texts may. */
const SEEN = 300
const MOST_AROUND = 3
/** From this share on, that is how the column writes them. */
const MOST = 0.6
/** So many different values that begin with the same letters have a prefix. */
const COMMON = 3
/** A rule with more marks than this at fixed places is no code's. */
const MOST_INSERTED = 5

const ALNUM = /[\p{L}\p{M}\p{N}]/u

/** Chains that take away what stands around, put the marks where the rule has them, and put in front what every value begins with. */
export function chainsAround(work: Work, rule: Pattern): Repair[][] {
  const around = textsAround(work, rule)
  const taken = around === null ? extraction(work, rule) : null
  const cuts = [[], ...(around && around.length > 0 ? [around.map(removal)] : taken ? [[taken]] : [])]
  const fronts = [[], ...frontsOf(rule).map((text) => [text])]
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

/** More leading zeros than this are no number's. */
const MOST_ZEROS = 6
/** From this share of the values on, some tell how the others are meant. */
const TELLING = 0.1

/** A number behind what all begin with, in its full length: `373`, `L 373` and `00373` where the rule wants `L-00373`. */
export function numbered(work: Work, rule: Pattern): Repair[][] {
  const [front] = /^.*\D/u.exec(rule.literals.prefix) ?? []
  const failing = work.values.filter(({ value }) => value !== null && value !== '' && !rule.matches(value))
  if (front === undefined || failing.length === 0 || !isOfOneLength(rule, front)) return []
  const letters = front.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  const spellings = [...new Set([letters, letters.toLowerCase(), letters.toUpperCase()])].filter(
    (spelling) => spelling !== '' && failing.some(({ value }) => value!.includes(spelling)),
  )
  const bare = [...marksOf(work).map(removal), ...spellings.map(removal)]
  const figures = failing.flatMap(({ value }) => /^\d+$/.exec(changed(value!, bare))?.[0] ?? [])
  // One odd number among good codes is more likely a wrong one.
  if (figures.length < MOST * failing.length || figures.length < COMMON) return []
  const longest = Math.max(...figures.map(({ length }) => length))
  const lengths = Array.from({ length: MOST_ZEROS + 1 }, (_, more) => longest + more)
  const named = failing.filter(({ value }) => spellings.some((spelling) => value!.startsWith(spelling))).length
  const shorter = figures.some((figure) => figure.startsWith('0'))
    ? Array.from({ length: longest - 1 }, (_, at) => longest - 1 - at).map((length) => [
        ...bare,
        UNZEROED,
        padded(length),
        prefixed(front),
      ])
    : []
  return lengths
    .flatMap((length) => {
      const whole = figures.filter((figure) => figure.length === length).length
      // A count would do as well, whatever it counts: some values must show that they are codes, or nothing else be a row's name.
      const areCodes =
        work.target.unique ||
        work.target.desiredRule === 'link' ||
        saysLength(work) ||
        isListed(rule) ||
        Math.max(whole, named) >= TELLING * failing.length ||
        isMet(work, rule)
      return areCodes ? [[...bare, padded(length), prefixed(front)]] : []
    })
    .concat(shorter)
}

/** Initials beyond so many are no person's. */
const MOST_INITIALS = 6

/** Initials with a full stop behind each, however they are written: `JRR`, `J R R` and `j.r.r` where the rule wants `J.R.R.` */
export function initials(rule: Pattern): Repair[][] {
  const upper: Repair = { transform: { kind: 'case', to: 'upper' }, change: (value) => value.toUpperCase() }
  return ['.', '. '].flatMap((mark) => {
    const written = (letters: string): string => `${[...letters].join(mark)}.`
    if (!['A', 'BC', 'DEF'].every((letters) => rule.matches(written(letters)) && !rule.matches(letters))) return []
    const step = mark.length + 1
    const marks = Array.from({ length: MOST_INITIALS - 1 }, (_, at) => insertion(mark, 1 + at * step))
    const bare = ['.', ' ', '-', ','].map(removal)
    return [[], [upper]].map((lettering) => [...bare, ...lettering, ...marks, suffixed('.')])
  })
}

/** So many zeros may be missing in front of what is behind a prefix. */
const MOST_PADDED = 12

/**
 * What all codes begin with taken away, though no mark may part it from the figures, and the zeros that the rule doesn't take (or those
 * that it wants) behind it: `K0012` and `K/0012` where it wants 12, `K12` where it wants 0012.
 */
export function bareNumbers({ values }: Work, rule: Pattern): Repair[][] {
  const counts = new Map<string, number>()
  const failing = values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value)).slice(0, SEEN)
  for (const value of failing) {
    const [, front] = /^(\p{L}{1,4}[^\p{L}\p{N}]{0,2})\d+$/u.exec(value) ?? []
    if (front !== undefined) counts.set(front, (counts.get(front) ?? 0) + 1)
  }
  const fronts = [...counts].filter(([, count]) => count >= COMMON).map(([front]) => front)
  const [front] = fronts
  // Several tell the codes apart.
  const cuts =
    front === undefined || new Set(fronts.map((one) => one.toUpperCase())).size > 1 ? [] : fronts.map(removal)
  const lengths = cuts.length === 0 ? [] : Array.from({ length: MOST_PADDED }, (_, at) => at + 2)
  return [cuts, [...cuts, UNZEROED], ...lengths.map((length) => [...cuts, padded(length)])].filter(
    (steps) => steps.length > 0,
  )
}

/**
 * A code inside a text, though without its mark or in small letters: `HC0222 huur`, `re hc 0222`. Only where the rule has letters in front
 * of figures, which hardly stand anywhere by chance.
 */
export function codesInText(rule: Pattern): Repair[][] {
  const front = /^(.*[^\p{N}])(?=[^]*$)/u.exec(rule.literals.prefix)?.[1] ?? ''
  const body = /^\^?(.*?)\$?$/s.exec(rule.source)?.[1] ?? ''
  const letters = /^\p{Lu}+/u.exec(front)?.[0] ?? ''
  if (letters.length < 1 || !/^\p{Lu}+[^\p{L}\p{N}]?$/u.test(front) || !body.startsWith(front)) return []
  const rest = body.slice(front.length)
  if (!/^(?:\\d|\[0-9\]|\d|\{\d+\}|-|\\-)+$/.test(rest) || (letters.length === 1 && front === letters)) return []
  const pattern = `(?:^|[^\\p{L}\\p{M}\\p{N}])(?i:${letters})[ ./_-]{0,2}(${rest})(?:$|[^\\p{L}\\p{M}\\p{N}])`
  const found = new RegExp(
    `(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${letters}|${letters.toLowerCase()}|${letters[0]}${letters.slice(1).toLowerCase()})[ ./_-]{0,2}(${rest.replaceAll('\\-', '-')})(?=$|[^\\p{L}\\p{M}\\p{N}])`,
    'gu',
  )
  const change = (value: string): string => {
    const codes = [...new Set([...value.slice(0, LONGEST_TEXT).matchAll(found)].map(([, code]) => code!))]
    return codes.length === 1 ? codes[0]! : value
  }
  return [[{ transform: { kind: 'extract', pattern }, change }, prefixed(front)]]
}

/** Behind so many characters nobody writes the code. */
const LONGEST_TEXT = 1000

/** A description that tells of leading zeros, or of so many figures, speaks of codes. */
function saysLength({ target }: Work): boolean {
  return /leading zero|padd(?:ed|ing)|zero-?fill|f[üu]hrende nullen|-?stellig|z[ée]ros (?:non significatifs|initiaux|à gauche)|ceros a la izquierda|zeri iniziali|voorloopnullen|(?:two|three|four|five|six|seven|eight|nine|ten|\d+)[- ](?:digits?|figures?|ziffern|stellen|chiffres|cifras|d[íi]gitos|cifre|cijfers)/iu.test(
    target.description ?? '',
  )
}

/** Whether the figures behind the front have one length: in a rule that takes any, nothing is missing from short ones. */
function isOfOneLength(rule: Pattern, front: string): boolean {
  if (isListed(rule)) return true
  const lengths = Array.from({ length: 20 }, (_, more) => more + 1)
  return lengths.filter((length) => rule.matches(front + '1'.repeat(length))).length === 1
}

/** A rule made of the keys of another table. */
function isListed({ source }: Pattern): boolean {
  return source === ''
}

function isMet(work: Work, rule: Pattern): boolean {
  return shareOf(work, (value) => rule.matches(value)) >= TELLING
}

/** What a rule's values all begin with, in every length: years begin alike, too, and are not what is missing. */
function frontsOf({ literals }: Pattern): string[] {
  const { prefix } = literals
  return Array.from({ length: Math.min(prefix.length, 8) }, (_, at) => prefix.slice(0, at + 1)).toReversed()
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

/** The only longest part between spaces or marks that the rule takes; null when there is none, or several. */
function coreOf(value: string, rule: Pattern): { from: number; to: number } | null {
  if (value.length > LONGEST) return null
  const edges = edgesOf(value)
  const parts: { from: number; to: number }[] = []
  for (const from of edges) {
    if (parts.some((part) => from < part.to)) continue
    const to = edges.findLast((edge) => edge > from && rule.matches(value.slice(from, edge)))
    if (to !== undefined) parts.push({ from, to })
  }
  return parts.length === 1 ? parts[0]! : null
}

/** Where a run of letters and digits begins or ends. */
function edgesOf(value: string): number[] {
  const edges = Array.from({ length: value.length + 1 }, (_, at) => at)
  return edges.filter((at) => {
    const [before, behind] = [value[at - 1], value[at]]
    return before === undefined || behind === undefined || ALNUM.test(before) !== ALNUM.test(behind)
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
  if (share < MOST) return null
  const pattern = `(?:^|[^\\p{L}\\p{M}\\p{N}])(${body})(?:$|[^\\p{L}\\p{M}\\p{N}])`
  return { transform: { kind: 'extract', pattern }, change }
}

/**
 * Whether what was put in front of a value was the only thing missing: a rule that takes figures of any length says so of each, whatever
 * they count.
 */
export function isMissingFront(work: Work, rule: Pattern, change: (value: string) => string): boolean {
  const gained = work.values.filter(
    ({ value }) => value !== null && !rule.matches(value) && rule.matches(change(value)),
  )
  const exact = gained.filter(({ value }) => !rule.matches(change(value!.slice(0, -1))))
  return isMet(work, rule) || exact.length >= MOST * gained.length
}
