import type { Pattern } from '../../../match/pattern/pattern.ts'
import { shareOf, type Travelling, type Work } from '../column-values.ts'
import { lettersLacking } from './lettered.ts'
import {
  changed,
  insertion,
  marksOf,
  padded,
  prefixed,
  removal,
  suffixed,
  UNZEROED,
  type Repair,
} from './repair-steps.ts'

// Numbers in front of which something is missing or too much, and codes that a rule writes with marks.

/** So many failing values are looked at. */
export const SEEN = 300
/** From this share on, that is how the column writes them. */
export const MOST = 0.6
/** So many different values that begin with the same letters have a prefix. */
export const COMMON = 3
/** More leading zeros than this are no number's. */
const MOST_ZEROS = 6
/** From this share of the values on, some tell how the others are meant. */
const TELLING = 0.1

/** A word in front of a number, as people call things that have one: `Store 4`, `Filiale Nr. 12`. */
const NUMBERED = /^(\p{L}{2,20}(?: (?:no|nr|n[°º]|num)\.?)?)[^\p{L}\p{N}]{0,3}\d+$/iu

/** A word of a sentence before its number, and no letters of a code. */
const WORDED = /^\p{L}\p{Ll}{2,}.* /u

/**
 * The one word that stands before all numbers, as it is spelled; none where several tell them apart. Beside codes that have the rule's own
 * letters (`lettered`) others are of something else: `SUP10` is no `CUS0010`.
 */
function wordsBefore(values: Travelling[], lettered: boolean): string[] {
  const words = values.flatMap(({ value }) =>
    lettered && !WORDED.test(value!) ? [] : (NUMBERED.exec(value!)?.[1] ?? []),
  )
  const alike = new Set(words.map((word) => word.toLowerCase()))
  return words.length >= COMMON && alike.size === 1 ? [...new Set(words)] : []
}

/**
 * A number behind what all begin with, in its full length: `373`, `L 373` and `00373` where the rule wants `L-00373`; so is one behind the
 * word that says what they are, `Store 4` where it wants `L04`.
 */
export function numbered(work: Work, rule: Pattern): Repair[][] {
  const filled = work.values.filter(({ value }) => value !== null && value !== '')
  const failing = filled.filter(({ value }) => !rule.matches(value!))
  const front = /^.*\D/u.exec(rule.literals.prefix)?.[0] ?? lettersLacking(work, failing, rule)
  if (front === null || failing.length === 0 || !isOfOneLength(rule, front)) return []
  const letters = front.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  const spellings = [...new Set([letters, letters.toLowerCase(), letters.toUpperCase()])].filter(
    (spelling) => spelling !== '' && filled.some(({ value }) => value!.includes(spelling)),
  )
  const bare = [
    ...wordsBefore(failing, spellings.length > 0).map(removal),
    ...marksOf(work).map(removal),
    ...spellings.map(removal),
  ]
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
 * that it wants) behind it: `K0012`, `K/0012` and `#12` where it wants 12, `K12` where it wants 0012.
 */
export function bareNumbers({ values }: Work, rule: Pattern): Repair[][] {
  const counts = new Map<string, number>()
  const failing = values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value)).slice(0, SEEN)
  for (const value of failing) {
    const [, front] = /^(\p{L}{1,4}[^\p{L}\p{N}]{0,2}|[#№]\s?)\d+$/u.exec(value) ?? []
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

export function isMet(work: Work, rule: Pattern): boolean {
  return shareOf(work, (value) => rule.matches(value)) >= TELLING
}
