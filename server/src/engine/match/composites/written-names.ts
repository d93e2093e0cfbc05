import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf } from './composite.ts'
import { firstOfSeveral } from './first-of-several.ts'
import { isFullName } from './merges.ts'
import { orderOf } from './name-order.ts'
import { BEHIND, TITLE, TITLED_BEHIND, titleIn } from './titles.ts'

// How a column writes whole names, and the steps for the two parts of each.

/** From this share on, that is how the column writes its names. */
const MOST = 0.7
/** Family names in capitals, as registers write them: each value shows where they end. */
const CAPITALS_FIRST = "([\\p{Lu}\\p{M}'’ -]*[\\p{Lu}\\p{M}])\\s+\\p{Lu}\\p{M}*\\p{Ll}"
const CAPITALS_LAST = /^\p{Lu}\p{M}*\p{Ll}.*\s[\p{Lu}\p{M}'’ -]{2,}$/u

/** “Garcia, Ana”, by letters alone. */
const LAST_FIRST = /^[\p{L}\p{M}'’. -]+,\s*\p{L}[\p{L}\p{M}'’. -]*$/u
/** What stands behind the comma of “Ana Garcia, Jr.” is no first name. */
const ADDED =
  /,\s*(?:jr|sr|jun|sen|i{2,3}|iv|esq|md|do|phd|dds|dmd|rn|cpa|mba|m?b?sc|ba|ma|msc|bsc|ll\.?m|dr|prof)\b\.?/iu
/** First and last name of either form: a comma tells which part is which, however few names have one. */
function withComma(titles: string): [Transform, Transform] {
  // Whoever is called by a title and one word is called by the family name.
  const alone = titles === '' ? '' : `|\\s*${titles.replace(/\*$/, '+')}(?:\\S+)\\s*`
  const alonesLast = titles === '' ? '' : `|\\s*${titles.replace(/\*$/, '+')}(\\S+)\\s*`
  const end = titles === '' ? '\\1\\2' : '\\1\\2\\3'
  return [
    {
      kind: 'rewrite',
      pattern: `[^,]+,\\s*${titles}(.*\\S)\\s*${alone}|\\s*${titles}(\\S+)(?:\\s.*)?`,
      with: '\\1\\2',
    },
    {
      kind: 'rewrite',
      pattern: `\\s*${titles}([^,]*[^,\\s])\\s*,.*${alonesLast}|\\s*${titles}\\S+\\s*(.*)`,
      with: end,
    },
  ]
}

/** The others are no names at all: a line of totals, a post that nobody has. */
const MOST_IN_CAPITALS = 0.9
/** The same in front of either part, where a comma stands between them: “Dr. Roth, Ada”, “Roth, Dr. Ada”. */
export const TITLED_PART = new RegExp(`(?:^|,)\\s*${TITLE}\\s+\\p{L}`, 'u')

export interface Written {
  first: Transform
  last: Transform
  confidence: number
  shown: string
}

/** With what joins the parts: `Cognome e nome`. */
const PARTS = new Set(['name', 'first', 'last', 'e', 'ed', 'et', 'y', 'und', 'en', 'and'])

/** A full name, or a header that has both parts: `Nom Prénom`, `Vorname Name`. */
export function isWholeName(concepts: readonly string[]): boolean {
  return (
    isFullName(concepts) ||
    (concepts.includes('name') && concepts.length > 1 && concepts.every((one) => PARTS.has(one)))
  )
}

export function hasTwoWords(source: number, { profile }: TableSide): boolean {
  return sharesOf(profile.columns[source]!, /\S[, ]+\S/) > MOST
}

/** The steps for the first and the last name, by how most of the column's values are written. */
export function writtenAs(source: number, table: TableSide, side: TemplateSide): Written {
  const column = table.profile.columns[source]!
  const called = isWholeName(table.names[source]!.concepts)
  const several = firstOfSeveral(column, side)
  if (several) return several
  if (writesDegrees(column, side)) {
    const titles = `\\s*(?:${titleIn(column)}\\s+)*`
    const order = orderOf(source, table, called)
    const one = { kind: 'extract', pattern: `^${titles}([^\\s,]+)\\s+[^\\s,]` } as const
    const rest = { kind: 'extract', pattern: `^${titles}[^\\s,]+\\s+([^,]*[^\\s,])` } as const
    const isTurned = order === 'last first'
    const confidence = 0.88 - 0.3 * sharesOf(column, /^[^\s,]+\s+[^\s,]+\s+[^\s,]/u)
    return {
      first: isTurned ? rest : one,
      last: isTurned ? one : rest,
      confidence,
      shown: isTurned ? 'last name first name, degree' : 'first name last name, degree',
    }
  }
  if (sharesOf(column, /^[^,]+,\s*[^,]+$/) > MOST) {
    if ((sharesOf(column, TITLED_PART) > 0 || sharesOf(column, TITLED_BEHIND) > 0) && !keepsTitles(side)) {
      return {
        first: { kind: 'extract', pattern: `^[^,]*,\\s*(?:${TITLE}\\s+)*(\\S.*?)(?:${BEHIND})?\\s*$` },
        last: { kind: 'extract', pattern: `^\\s*(?:${TITLE}\\s+)*(\\S[^,]*?)\\s*(?:,|$)` },
        confidence: 0.9,
        shown: 'title last name, first name',
      }
    }
    return {
      first: { kind: 'split', separator: ',', part: 2, rest: true },
      last: { kind: 'split', separator: ',', part: 1 },
      confidence: 0.9,
      shown: 'last name, first name',
    }
  }
  const title = titleIn(column)
  const isTitled = sharesOf(column, new RegExp(`^${title}\\s+\\S+\\s+\\S`, 'u')) > 0
  const titles = isTitled ? `(?:${title}\\s+)*` : ''
  if (sharesOf(column, new RegExp(`^${titles}${CAPITALS_FIRST}`, 'u')) > MOST_IN_CAPITALS) {
    return {
      // Who is written in capitals alone, as a firm among them is, has no first name.
      first: {
        kind: 'extract',
        pattern: `^${titles}[\\p{Lu}\\p{M}'’ -]*[\\p{Lu}\\p{M}]\\s+(\\p{Lu}\\p{M}*\\p{Ll}.*)$|^[^\\p{Ll}]*$`,
      },
      last: { kind: 'extract', pattern: `^${titles}${CAPITALS_FIRST}` },
      confidence: 0.9,
      shown: isTitled ? 'title LAST NAME First name' : 'LAST NAME First name',
    }
  }
  if (sharesOf(column, CAPITALS_LAST) > 0.95) {
    return {
      first: { kind: 'extract', pattern: "^(.*\\p{Ll})\\s+[\\p{Lu}\\p{M}'’ -]+$" },
      last: { kind: 'extract', pattern: "\\p{Ll}\\s+([\\p{Lu}\\p{M}'’ -]+)$" },
      confidence: 0.9,
      shown: 'First name LAST NAME',
    }
  }
  if (writesBoth(column)) {
    const [first, last] = withComma(titles)
    const before = isTitled ? 'title ' : ''
    return { first, last, confidence: 0.86, shown: `${before}first name last name; ${before}last name, first name` }
  }
  const confidence = 0.88 - 0.3 * sharesOf(column, /\S\s+\S+\s+\S/)
  const order = orderOf(source, table, called)
  const hasInitials = order !== 'last first' && sharesOf(column, INITIAL_BETWEEN) > 0
  const [one, rest] = isTitled ? titledParts(titles, order) : hasInitials ? WITH_INITIALS : PARTED
  const before = isTitled ? 'title ' : ''
  return order === 'last first'
    ? { first: rest, last: one, confidence, shown: `${before}last name first name` }
    : { first: one, last: rest, confidence, shown: `${before}first name last name` }
}

const PARTED = [
  { kind: 'split', separator: ' ', part: 1 },
  { kind: 'split', separator: ' ', part: 2, rest: true },
] as const satisfies Transform[]

/** “Given name, with a title such as Dr. if there is one”. */
const WITH_TITLE =
  /(?<!\p{L})(?:with|including|incl\.|mit|inklusive|samt|avec|y compris|con|incluid[oa]|compreso|met|inclusief) (?:(?:an?|the|any|their|dem|einem|le|un|el|il|een) )?(?:titles?|titel|titre|t[ií]tulo|titolo)(?!\p{L})/iu

/** Whether the first name is wanted with its title, for which there is no column. */
function keepsTitles({ names, template }: TemplateSide): boolean {
  const first = names.findIndex(({ concepts }) => concepts.includes('first'))
  const hasTitles = names.some(({ concepts }) => concepts.includes('title') || concepts.includes('salutation'))
  return first >= 0 && !hasTitles && WITH_TITLE.test(template.columns[first]!.description ?? '')
}

/** “Ana Q. Garcia”, “J. K. Moss”: initials with a point are of the first names. */
const INITIAL_BETWEEN = /^\s*\S+(?:\s+\p{Lu}\.)+\s+\p{L}/u
const WITH_INITIALS = [
  { kind: 'extract', pattern: '^\\s*(\\S+(?:\\s+\\p{Lu}\\.)*)(?:\\s|$)' },
  { kind: 'extract', pattern: '^\\s*\\S+(?:\\s+\\p{Lu}\\.)*\\s+(\\S.*?)\\s*$' },
] as const satisfies Transform[]

/** The first word behind the titles, and the others. Whoever is called by a title and one word is called by the family name: “Mr Lund”. */
function titledParts(titles: string, order: string | null): [Transform, Transform] {
  return order === 'last first'
    ? [
        { kind: 'extract', pattern: `^${titles}(\\S+)` },
        { kind: 'extract', pattern: `^${titles}\\S+(?:\\s+(\\S.*))?$` },
      ]
    : [
        { kind: 'extract', pattern: `^${titles.replace(/\*$/, '+')}\\S+\\s*$|^${titles}(\\S+)` },
        { kind: 'extract', pattern: `^${titles}\\S+\\s+(\\S.*)$|^\\S+\\s*$` },
      ]
}

/** What somebody has become, in capitals behind a whole name: “Ana Garcia, DPT”, “Ben Ost, R.N., MSc”. */
const DEGREED =
  /^([^,]*\S\s+\S[^,]*)((?:,\s*(?:(?:\p{Lu}\.?){2,5}|[MB]\.?A?Sc\.?|Ph\.?D\.?|LL\.?M\.?|Ed\.?D\.?))+)\s*$/u
/** So many names at least share what stands behind them; initials in place of a first name, “Garcia Ruiz, JP”, are hardly ever those of others. */
const SHARING = 2

/** A comma has nothing but degrees behind it, of which there are few kinds, or which a column of the template lists. */
function writesDegrees(column: ColumnProfile, { rules }: TemplateSide): boolean {
  const commas = column.values.filter(({ value }) => value.includes(','))
  const behind = commas.map(({ value }) => {
    const [, name = '', degrees = ''] = DEGREED.exec(value.trim()) ?? []
    return /\p{Ll}/u.test(name) ? degrees.replace(/[\s.]/gu, '') : ''
  })
  const kinds = new Set(behind)
  const degrees = [...kinds].flatMap((one) => one.split(',').slice(1))
  const areListed = rules.some((rule) => degrees.every((one) => rule?.values?.includes(one) === true))
  return commas.length > SHARING && !kinds.has('') && (areListed || kinds.size * SHARING <= commas.length)
}

/** Some names with the family name and a comma in front, the others without one, as people type them. */
function writesBoth(column: ColumnProfile): boolean {
  const commas = sharesOf(column, /,/)
  return commas > 0 && sharesOf(column, LAST_FIRST) === commas && sharesOf(column, ADDED) === 0
}
