import { isKeyLike } from '../../knowledge/grounded/columns.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Mapping, Placement } from '../context.ts'
import { noOf } from '../../match/values/yes-or-no.ts'

// When a template column that nothing clearly fits is worth a question: an optional one stays empty without a word otherwise.

/** A column is asked about when its best candidate has at least this chance. */
export const WORTH_ASKING = 0.12
/** Kinds that hardly any value is of by chance. */
const TELLING = new Set<string>(['email', 'phone', 'url', 'date', 'time', 'country', 'currency'])

/**
 * Whether values that nothing else takes would be left behind without a word: a column that may well be meant, or the only one of the kind
 * that is expected here and nowhere else.
 */
export function mayBeMeant(
  target: number,
  [best]: Candidate[],
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
): boolean {
  const { side, table } = placement
  if (best && free.has(best.source) && best.probability >= WORTH_ASKING) return true
  if (isNamedByCode(target, free, placement)) return true
  const kinds = side.kinds[target] ?? []
  const wanted = side.rules[target] ?? null
  const telling =
    kinds.some((kind) => TELLING.has(kind)) || (wanted !== null && (wanted.values !== null || isTelling(wanted)))
  const percent = side.names[target]!.concepts.includes('percent')
  const fits = ({ source, kind, rule }: Candidate): boolean => {
    if (percent && !rule) return (table.profile.columns[source]!.types.percent ?? 0) >= 0.8
    return rule ? rule.reachable >= 0.8 : (kind ?? 0) >= 0.8
  }
  const fitting = open.filter((one) => one.target === target && free.has(one.source) && fits(one))
  if (percent) return fitting.some(({ source }) => (table.profile.columns[source]!.types.percent ?? 0) >= 0.8)
  if (!telling) return false
  return fitting.length === 1
}

/** A yes or no that a column of codes gives by the name of it: "warranty" beside "normal" for a column that is called so. */
function isNamedByCode(target: number, free: ReadonlySet<number>, { side, table }: Placement): boolean {
  const { concepts } = side.names[target]!
  const listed = side.rules[target]?.values
  if (!listed || noOf(listed) === null) return false
  return [...free].some((source) => {
    const { complete, distinct, values } = table.profile.columns[source]!
    const named = values.some(({ value }) => conceptsOf(value).some((concept) => concepts.includes(concept)))
    return complete && distinct === 2 && named
  })
}

/** Whether one column alone has two different values, whatever they are, where a yes or a no is wanted. */
export function isOnlyPair(target: number, free: ReadonlySet<number>, { side, table }: Placement): boolean {
  const listed = side.rules[target]?.values
  if (!listed || noOf(listed) === null) return false
  const pairs = [...free].filter((source) => {
    const { complete, distinct } = table.profile.columns[source]!
    return complete && distinct === 2
  })
  return pairs.length === 1
}

/** Where little is left on both sides, the one may be the other whatever it is called, unless its values speak against that. */
export function isPossible(
  target: number,
  open: Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
): boolean {
  const listed = side.rules[target]?.values
  return open.some((candidate) => {
    const { source, target: other, kind, rule } = candidate
    if (other !== target || !free.has(source) || leadsNowhere(candidate, { table, side })) return false
    const { complete, distinct } = table.profile.columns[source]!
    return (
      // What can be made to meet the rule is of the right kind then, however it is written.
      (rule === null && (kind === null || kind >= 0.5)) ||
      (rule !== null && rule.reachable >= 0.5) ||
      (Boolean(listed) && complete && distinct <= (noOf(listed!) === null ? 2 * listed!.length : 2))
    )
  })
}

/** Values of which none is a row that the column links to, as far as these are known, and else sums or days, which are no keys. */
function leadsNowhere(
  { source, target, link }: Candidate,
  { table, side }: Pick<Placement, 'table' | 'side'>,
): boolean {
  if (side.template.columns[target]!.desiredRule !== 'link') return false
  const column = table.profile.columns[source]!
  const { integer = 0, decimal = 0, amount = 0, date = 0 } = column.types
  return link === 0 || (link === null && integer + decimal + amount + date >= 0.5 && !isKeyLike(column))
}

/** So many different codes are worth a question each. */
const MOST_CODES = 12
/** A, 30N, K-2. */
const CODE = /^[\p{L}\d][\p{L}\d./-]{0,3}$/u

/** Few short codes, none of which the rule takes, may stand for what it takes: terms of payment “A” and “B” for days, or a rate “S”. */
export function areCodesForRule(target: number, free: ReadonlySet<number>, { table, side }: Placement): boolean {
  const rule = side.rules[target] ?? null
  const [source] = free
  if (rule === null || rule.values !== null || source === undefined) return false
  const { complete, distinct, filled, values } = table.profile.columns[source]!
  return (
    complete &&
    distinct > 1 &&
    distinct <= MOST_CODES &&
    filled > 2 * distinct &&
    values.every(({ value }) => CODE.test(value.trim()) && !rule.matches(value))
  )
}

/** Names less alike than this have nothing in common. */
const UNLIKE = 0.2
/** So many answers that no header told, and this share of all, show that the headers are not understood. */
const UNREAD = 2
const MOSTLY = 0.5

/**
 * Whether the headers of a table tell nothing, in a language that is not known: the columns that somebody named are called like nothing that
 * they were named for. Which column is an optional one can't be seen then, either.
 */
export function areUnread(told: ReadonlyMap<number, Mapping>, { candidates }: Placement): boolean {
  const answered = [...told].flatMap(([target, { sources, decided_by }]) =>
    decided_by === 'answer' && sources.length === 1 ? [{ target, source: sources[0]! }] : [],
  )
  const unlike = answered.filter(({ target, source }) =>
    candidates.some((one) => one.source === source && one.target === target && (one.name ?? 0) < UNLIKE),
  )
  return unlike.length >= UNREAD && unlike.length >= MOSTLY * answered.length
}

/** A rule that neither any word nor any figure meets. */
export function isTelling(rule: Pattern): boolean {
  return !rule.matches('Lorem') && !rule.matches('12')
}
