import { sameName, type Directive } from '../../knowledge/directives.ts'
import { withExplained, type Candidate } from '../../match/score-columns.ts'
import type { TableSide, TemplateSide } from '../../match/sides.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import { keysBy, toldFronts, type ToldFront } from '../told/told-fronts.ts'

// What is told of values, in texts or in notes in the files, tells which column is which: the one of which all values meet the rule with the letters
// that stand in front of keys, and the one whose codes are said to be allowed values.

const MOSTLY = 0.9
/** What figures mean in one column they need not in another that is called alike. */
const FIGURE = /^\d{1,3}$/
/** A list has codes of rows that are not wanted, too. */
const LEAST_LISTED = 0.6

/** The candidates with what is told of their values. */
export function withNotes(
  candidates: Candidate[],
  { profile }: TableSide,
  { template, rules }: TemplateSide,
  context: Context,
): Candidate[] {
  const fronts = toldFronts(profile.table, context)
  const values = context.directives.filter(
    (one) => one.kind === 'value' && (one.by === 'matcher' || !FIGURE.test(one.raw)),
  )
  if (fronts.length + values.length === 0) return candidates
  return withExplained(candidates, ({ source, target }) => {
    const [column, rule] = [template.columns[target]!, rules[target]]
    const own = profile.columns[source]!
    if (rule?.values) return listedShare(own, rule.values, values)
    const said = fronts.find(({ targets }) =>
      targets.some((key) => key.slug === template.slug && sameName(key.column, column.name)),
    )
    return said ? frontedShare(own, rule ?? null, said) : 0
  })
}

/** The share of the cells that the letters make keys, of a column that tells rows apart; with others in their place a key is one wherever it stands. */
function frontedShare(own: ColumnProfile, rule: Pattern | null, told: ToldFront): number {
  const { unique, distinct, filled, values } = own
  // Of a link without a rule of its own only letters say that it is meant.
  if (told.instead === undefined && (rule === null || (!unique && distinct < MOSTLY * filled))) return 0
  const keyOf = keysBy(told)
  const isMet = (value: string): boolean => {
    const key = keyOf(value)
    return key !== null && (rule === null || (!rule.matches(value) && rule.matches(key)))
  }
  return least(MOSTLY, cellsOf(values.filter(({ value }) => isMet(value.trim()))) / Math.max(1, cellsOf(values)))
}

/** The share of the cells with codes that are said to be allowed values. */
function listedShare({ name, values }: ColumnProfile, allowed: readonly string[], noted: readonly Directive[]): number {
  const codes = new Set(
    noted.flatMap((one) =>
      one.kind === 'value' &&
      one.column !== null &&
      sameName(one.column, name) &&
      isClear(closestValue(one.value, allowed))
        ? [one.raw.toLowerCase()]
        : [],
    ),
  )
  const known = values.filter(({ value }) => codes.has(value.trim().toLowerCase()))
  return known.length < 2 ? 0 : least(LEAST_LISTED, cellsOf(known) / Math.max(1, cellsOf(values)))
}

function least(limit: number, share: number): number {
  return share < limit ? 0 : share
}
