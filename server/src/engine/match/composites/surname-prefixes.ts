import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'

// “van den Berg” for a template with a column for the “van den”: in the Netherlands, names are sorted by what stands behind it, so that lists
// have “Berg, Fatima van den”.

const PARTICLE =
  "(?:van|von|vom|vander|vanden|zu|zum|zur|de|den|der|des|het|['’]?t|['’]?s|ter|te|ten|tot|in|op|aan|bij|uit|onder|over|voor|la|las|los|le|du|da|das|do|dos|di|del|della|dello|dei|degli|af|av)"
/** Within a name they are written small; at its beginning at times with a capital. */
const SMALL = `${PARTICLE}(?:\\s+${PARTICLE})*`
const ANY = `(?i:${PARTICLE})(?:\\s+(?i:${PARTICLE}))*`

/** A family name that stands first, with what belongs to it: “De Luca Marco”, “LA ROCCA Francesca”. */
export const LAST_AHEAD = `(?:(?i:${PARTICLE}|lo|li|mac|o['’])\\s+)*\\S+`

const HAS_COMMA = /^[^,]+,\s*[^,]+$/u
/** From this share on, that is how the column writes its names. */
const MOST = 0.7
/** So many names have one, so that it is no slip. */
const FEW = 2

/** The parts of a name. */
export type NamePart = 'first' | 'prefix' | 'last'

/** The template column for what stands before family names; -1 where there is none. */
export function prefixTarget({ names }: TemplateSide): number {
  return names.findIndex(({ concepts }) => concepts.includes('infix'))
}

/** The steps for the parts of whole names; null where no names have such a prefix, or several first names stand before one. */
export function prefixedNames(column: ColumnProfile): Record<NamePart, Transform> | null {
  if (sharesOf(column, HAS_COMMA) > MOST) {
    const [behind, before] = [BEHIND, BEFORE].map((pattern) => countOf(column, pattern)) as [number, number]
    if (behind + before < FEW) return null
    const prefix = before === 0 ? BEHIND : behind === 0 ? BEFORE : EITHER
    return { first: extract(FIRST), prefix: extract(`${prefix}|^`), last: extract(LAST) }
  }
  const isMixed = sharesOf(column, /,/u) > 0
  const within = countOf(column, WITHIN) + (isMixed ? countOf(column, BEHIND) + countOf(column, BEFORE) : 0)
  if (within < FEW || column.values.some(({ value }) => hasSeveralFirst(value))) return null
  if (isMixed) return MIXED
  return {
    first: extract('^\\s*(\\S+)'),
    prefix: extract(`${WITHIN}|^`),
    last: extract(`^\\s*\\S+\\s+(?:${PARTICLE}\\s+)*(\\S.*?)\\s*$`),
  }
}

/** “Berg, Fatima van den”, and “van den Berg, Fatima”. */
const BEHIND = `^[^,]*,\\s*\\S.*?\\s+(${SMALL})\\s*$`
const BEFORE = `^\\s*(${ANY})\\s+[^,]*,.*$`
const EITHER = `^\\s*(?:[^,]*,\\s*\\S.*?\\s+)?(${SMALL})(?:\\s+[^,]*,.*)?\\s*$`
const FIRST = `^[^,]*,\\s*(\\S.*?)(?:\\s+${SMALL})?\\s*$`
const LAST = `^\\s*(?:(?i:${PARTICLE})\\s+)*([^,]*?)\\s*(?:,|$)`
/** “Fatima van den Berg”. */
const WITHIN = `^\\s*\\S+\\s+(${SMALL})\\s+\\S.*$`

/** Each of them by its comma or the lack of one, where people type both. What has neither a prefix nor a comma has none. */
const MIXED: Record<NamePart, Transform> = {
  first: rewrite(`[^,]*,\\s*(\\S.*?)(?:\\s+${SMALL})?\\s*|\\s*([^\\s,]+)(?:\\s[^,]*)?`, 2),
  prefix: rewrite(
    `[^,]*,\\s*\\S.*?\\s+(${SMALL})\\s*|\\s*(${ANY})\\s+[^,]*,.*|\\s*[^\\s,]+\\s+(${SMALL})\\s+[^\\s,][^,]*|.*`,
    3,
  ),
  last: rewrite(
    `\\s*(?:(?i:${PARTICLE})\\s+)*([^,]*[^,\\s])\\s*,.*|\\s*[^\\s,]+\\s+(?:${PARTICLE}\\s+)*([^\\s,](?:[^,]*[^,\\s])?)\\s*|\\s*[^\\s,]*\\s*`,
    2,
  ),
}

/** “Ana Maria van der Berg”: no step takes two words here, and one from the others. */
function hasSeveralFirst(value: string): boolean {
  if (value.includes(',')) return false
  const words = value.trim().split(/\s+/u)
  const at = words.findIndex((word) => isParticle.test(word))
  return at > 1 && at < words.length - 1
}

const isParticle = new RegExp(`^${PARTICLE}$`, 'u')

/** The prefix and the rest out of a column of family names, “van den Berg” or “Berg, van den”, where the table has no column for it. */
export function splitPrefixes({ names, profile }: TableSide, side: TemplateSide): Composite[] {
  const prefix = prefixTarget(side)
  const last = side.names.findIndex(({ concepts }) => concepts.includes('last'))
  const source = names.findIndex(({ concepts }) => concepts.includes('last') && !concepts.includes('first'))
  if (prefix < 0 || last < 0 || source < 0 || names.some(({ concepts }) => concepts.includes('infix'))) return []
  const column = profile.columns[source]!
  const [ahead, behind] = [ALONE, ALONE_BEHIND].map((pattern) => countOf(column, pattern)) as [number, number]
  if (Math.max(ahead, behind) < FEW) return []
  const reason = `In “${column.name}” “${side.template.columns[prefix]!.name}” stands ${behind > ahead ? 'behind' : 'before'} some names.`
  const part = (target: number, pattern: string): Composite => ({
    target,
    sources: [source],
    transforms: [extract(pattern)],
    confidence: 0.9,
    reason,
  })
  return behind > ahead
    ? [part(prefix, `${ALONE_BEHIND}|^`), part(last, '^\\s*([^,]*[^,\\s])')]
    : [part(prefix, `${ALONE}|^`), part(last, `^\\s*(?:(?i:${PARTICLE})\\s+)*(\\S.*?)\\s*$`)]
}

const ALONE = `^\\s*(${ANY})\\s+[^,]+$`
const ALONE_BEHIND = `^[^,]+,\\s*(${SMALL})\\s*$`

function extract(pattern: string): Transform {
  return { kind: 'extract', pattern }
}

function rewrite(pattern: string, groups: number): Transform {
  return { kind: 'rewrite', pattern, with: ['\\1', '\\2', '\\3'].slice(0, groups).join('') }
}

function countOf({ values }: ColumnProfile, pattern: string): number {
  const read = jsPattern(pattern)
  return values.filter(({ value }) => value.length <= LONGEST && read.test(value)).length
}

/** Longer texts are no names. */
const LONGEST = 100
