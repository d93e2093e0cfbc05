import type { Pattern } from '../../match/pattern/pattern.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { TemplateSide } from '../../match/sides.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isTelling } from '../columns/left-behind.ts'
import { isWhole } from '../context.ts'
import { foldName } from '../links/near-names.ts'
import { noOf } from '../../match/values/yes-or-no.ts'

// What a list says of a code is told by its values, too: each of them is one that the column allows, or one of them is the value that the
// description shows; or all of them have what a rule wants of all: the addresses of one firm's people.

/** Fewer different values than these are allowed values by chance. */
const LEAST_KINDS = 3
const MOST_ALLOWED = 60
/** So many of the cells must have one. */
const NEARLY_ALL = 0.95
const EXAMPLE =
  /(?:such as|e\.\s?g\.|for example|like|z\.\s?B\.|zum Beispiel|wie|par exemple|p\.\s?ex\.|p\.\s?ej\.|por ejemplo|ad es\.|per esempio|bijv\.|np\.)[:,]?\s+["“„«]?([\p{L}\p{N}][^;)"”»]{2,60}?)["”»]?\s*(?:[;).]|$)/iu

/** The only column of a list whose values say that it is meant by a template column; null where none is, or several are. */
export function toldByValues(
  target: number,
  side: TemplateSide,
  list: TableProfile,
  keys: readonly ColumnProfile[],
): number | null {
  if (!isWhole(list)) return null
  const { desiredRule, description, required } = side.template.columns[target]!
  const rule = side.rules[target] ?? null
  const allowed = rule?.values ?? null
  if (desiredRule === 'link') return null
  const test = allowed ? areAllowed(allowed) : rule ? (isOfForm(rule) ?? areOfForm(rule)) : isShown(description ?? '')
  if (!test) return null
  // What only some rows have, only some codes say.
  const least = rule && !allowed && !required ? 0 : NEARLY_ALL
  const found = [...list.columns.entries()].flatMap(([at, column]) =>
    // What is looked up by a name may be that name itself.
    column.filled >= least * list.rows.length &&
    column.distinct > 1 &&
    (allowed === null || !keys.includes(column)) &&
    test(column)
      ? [at]
      : [],
  )
  return found.length === 1 ? found[0]! : null
}

function areAllowed(allowed: readonly string[]): ((column: ColumnProfile) => boolean) | null {
  if (allowed.length < LEAST_KINDS || allowed.length > MOST_ALLOWED || noOf(allowed) !== null) return null
  if (!allowed.every((value) => /\p{L}{3}/u.test(value))) return null
  return ({ values, complete }) => {
    const meant = values.map(({ value }) => {
      const candidates = closestValue(value.trim(), allowed)
      return isClear(candidates) ? candidates[0]!.value : null
    })
    return complete && !meant.includes(null) && new Set(meant).size >= LEAST_KINDS
  }
}

/** What a rule wants of all values alike has so many letters that other texts have them by no chance: “@our-firm.example”. */
const LEAST_LETTERS = 5

/** Values that end or begin alike, as the rule wants it of all. */
export function areOfForm(rule: Pattern): (column: ColumnProfile) => boolean {
  return ({ values, complete }) => {
    const own = values.map(({ value }) => value.trim())
    if (!complete || own.length < LEAST_KINDS || !own.every((value) => rule.matches(value))) return false
    return [endOf(own, (value) => value), endOf(own, backwards)].some((end, at) => {
      const common = at === 0 ? end : backwards(end)
      const isAny = (value: string): boolean => rule.matches(value.replace(common, common.replace(/\p{L}/gu, other)))
      return (common.match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS && !own.some(isAny)
    })
  }
}

/** What all of them begin with, written in this way. */
function endOf(values: readonly string[], way: (value: string) => string): string {
  const [first = '', ...others] = values.map(way)
  let length = first.length
  for (const one of others) while (!one.startsWith(first.slice(0, length))) length--
  return first.slice(0, length)
}

function backwards(value: string): string {
  return [...value].toReversed().join('')
}

function other(letter: string): string {
  return letter === 'x' ? 'y' : 'x'
}

/** Codes of a form that nothing else has: all begin with the letters that the rule names. */
function isOfForm(rule: Pattern): ((column: ColumnProfile) => boolean) | null {
  const front = rule.literals.prefix
  if (!/^\p{Lu}/u.test(front) || !isTelling(rule)) return null
  return ({ values, complete }) => complete && values.every(({ value }) => rule.matches(value.trim()))
}

function isShown(description: string): ((column: ColumnProfile) => boolean) | null {
  const shown = EXAMPLE.exec(description)?.[1]
  if (shown === undefined || !/\p{L}{3}/u.test(shown)) return null
  const wanted = foldName(shown)
  return ({ values }) => values.some(({ value }) => foldName(value) === wanted)
}
