import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { BEGINS, EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { choicesIn, type Found } from './called-values.ts'
import { isCalledAs, isKeyLike, namesColumn, valuesOf } from './columns.ts'
import { tokensIn } from './tokens.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “A number starting with R is a return”, “Gutschriften beginnen mit G”: of what kind a row is, told by how its number begins, where no column
// of the table says it.

/** Between parts of a sentence that each speak of a beginning. */
const BETWEEN = /\s*[,;]\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en)\s+/iu
/** So many different numbers are read one by one. */
const MOST_VALUES = 2000
/** So many of them must be of a known kind. */
const NEARLY_ALL = 0.95

/** A kind of rows, and how the numbers of its rows begin. */
interface Beginning extends Found {
  start: string
}

/** The columns that a sentence gives the kind of a row by, and what each of their values means. */
export function beginningsSaid(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!BEGINS.test(text) || [EXCEPT, LEFT_OUT, NOT].some((word) => word.test(text))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const found = text.split(BETWEEN).flatMap((part) => beginningIn(part, text, own))
  const named = tablesIn(text, profiles)
  return [...Map.groupBy(found, ({ slug, column }) => `${slug}.${column}`).values()].flatMap((kinds) => {
    const { slug, column: name } = kinds[0]!
    const column = own.find((one) => one.slug === slug)!.columns.find((one) => one.name === name)!
    const allowed = valuesOf(column)
    // A column of that name says of what kind a row is better than its number does.
    const tables =
      named.length > 0
        ? named
        : profiles.filter(({ columns }) => !columns.some((one) => one.filled > 0 && isCalledAs(one.name, name)))
    return tables.flatMap((profile): Directive[] => {
      const numbers = numbersIn(text, profile, kinds)
      const meanings = numbers === null ? [] : meaningsOf(numbers, kinds, allowed)
      if (numbers === null || meanings.length < NEARLY_ALL * numbers.distinct) return []
      const sources = [{ ...exactly(profile), column: numbers.name }]
      return [
        { ...origin, kind: 'assign', target: name, sources, slug },
        ...meanings.map((one): Directive => ({ ...origin, kind: 'value', column: name, slug, ...one })),
      ]
    })
  })
}

/** What a part of a sentence says is known by a beginning: what is said behind it, else what it was said of. */
function beginningIn(part: string, about: string, templates: readonly Template[]): Beginning[] {
  const begins = BEGINS.exec(part)
  const rest = begins ? part.slice(begins.index + begins[0].length) : ''
  const [token] = begins ? tokensIn(rest, true) : []
  if (!begins || !token) return []
  const behind = rest.slice(rest.indexOf(token.text) + token.text.length)
  const kinds = choicesIn(behind, about, templates)
  const found = kinds.length > 0 ? kinds : choicesIn(part.slice(0, begins.index), about, templates)
  return found.map((kind) => ({ ...kind, start: token.text.toLowerCase() }))
}

/** The only column with numbers that begin so; of several the one that the sentence names. */
function numbersIn(text: string, { columns }: TableProfile, kinds: readonly Beginning[]): ColumnProfile | null {
  const having = columns.filter(
    (one) =>
      one.complete &&
      one.distinct <= MOST_VALUES &&
      isKeyLike(one) &&
      kinds.some(({ start }) => one.values.some(({ value }) => isBegun(value, start))),
  )
  const named = having.length > 1 ? having.filter((one) => namesColumn(text, one)) : having
  return named.length === 1 ? named[0]! : null
}

/** Letters that go on in letters are a word, and no beginning. */
function isBegun(value: string, start: string): boolean {
  const plain = value.trim().toLowerCase()
  return plain.startsWith(start) && !(/\p{L}$/u.test(start) && /^\p{L}/u.test(plain.slice(start.length)))
}

/** Of two kinds the other numbers are the other one. */
function meaningsOf(
  { values }: ColumnProfile,
  kinds: readonly Beginning[],
  allowed: readonly string[],
): { raw: string; value: string }[] {
  const told = new Set(kinds.map(({ value }) => value))
  const others = allowed.filter((value) => !told.has(value))
  const other = allowed.length === 2 && others.length === 1 ? others[0] : undefined
  return values.flatMap(({ value: raw }) => {
    const longest = kinds
      .filter(({ start }) => isBegun(raw, start))
      .toSorted((a, b) => b.start.length - a.start.length)[0]
    const value = longest?.value ?? other
    return value === undefined ? [] : [{ raw, value }]
  })
}
