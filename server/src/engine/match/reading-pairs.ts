import { isPartOf } from '../profile/durations.ts'
import { isConverted, unitNamed } from '../profile/units.ts'
import { kindShare, openEndedShare, termsShare, wantsDays } from './expected.ts'
import { headerCounts, wantedCounts } from './names/money-or-time.ts'
import type { TableSide, TemplateSide } from './sides.ts'
import { areSums, wantsCents } from './values/in-cents.ts'
import { passesOf } from './values/rule-pass.ts'
import { isCodedList, kindWorth, letteredWorth, ruleWorth, wordsAlone } from './values/worth.ts'

/** What a column's values are for a template column: of its kind, and as its rule wants them; each null where that can't be told. */
export interface Reading {
  kind: number | null
  rule: { now: number; reachable: number } | null
  /** What that adds to the odds of the pair. */
  worth: number
}

/** How the values of each column of a table can be read as those of each column of a template. */
export function readingPairs(table: TableSide, side: TemplateSide): (source: number, target: number) => Reading {
  const { columns } = table.profile
  const wanted = side.template.columns
  const inCents = wanted.map((column, at) => wantsCents(column, side.rules[at]!))
  const passes = passesOf(table.forms, side.rules, inCents)
  const hasToConvert = conversions(table, side, inCents)
  const inDays = wanted.map((column, at) => wantsDays(column, side.rules[at]!))
  const terms = columns.map((column) => (inDays.includes(true) ? termsShare(column) : 0))
  const openEnded = columns.map(openEndedShare)
  const mayBeOpen = wanted.map(({ required }, at) => !required && side.kinds[at]!.includes('date'))
  return (source, target) => {
    const [profile, column] = [columns[source]!, wanted[target]!]
    const [kinds, rule, pass] = [side.kinds[target]!, side.rules[target]!, passes[target]]
    // What is said of kilograms says nothing of tonnes before they are converted.
    const converted = hasToConvert(source, target)
    const coded = isCodedList(profile, rule)
    const read = inDays[target] ? terms[source]! : mayBeOpen[target] ? openEnded[source]! : 0
    // Letters that stand for rates are none of the kind of what they mean.
    const kind = converted || (coded && wordsAlone(profile)) ? null : read > 0 ? read : kindShare(kinds, profile)
    const passing = pass && profile.filled > 0 && !converted ? pass.shares[source]! : null
    const met = passing && read > passing.reachable ? { ...passing, reachable: read } : passing
    const worth =
      kindWorth(kind, kinds) + ruleWorth(met, pass?.common ?? 0, coded) + letteredWorth(rule, passing, column)
    return { kind, rule: met, worth }
  }
}

/** Whether figures have to be converted into those that the template column wants. */
function conversions(
  { profile }: TableSide,
  { template }: TemplateSide,
  inCents: readonly boolean[],
): (source: number, target: number) => boolean {
  const written = profile.columns.map(({ name }) => unitNamed(name))
  const wanted = template.columns.map(({ name, description }) => unitNamed(name, description))
  const sums = profile.columns.map((column) => inCents.includes(true) && areSums(column))
  const inTime = profile.columns.map(({ name }) => headerCounts(name) === 'time')
  const asTime = template.columns.map((column) => wantedCounts(column) === 'time')
  return (source, target) =>
    isConvertible(written[source]!, wanted[target]!) ||
    (inCents[target]! && sums[source]!) ||
    (inTime[source]! && asTime[target]!)
}

/** Whether figures of one unit can be written in another one. */
export function isConvertible(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from !== to && (isConverted(from, to) || isPartOf(from, to))
}
