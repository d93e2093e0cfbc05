import { unitNamed } from '../profile/units.ts'
import { LONE_OF_KIND, LONE_START, LONE_SUM, lonesOfKind, loneStart, loneSum } from './lone-kinds.ts'
import { saidOfOthers } from './name-pairs.ts'
import { isBothForOne, namedSides } from './names/both-sides.ts'
import { feeSidesOf, feeWorth, wantedFeeSide } from './names/fee-side.ts'
import { firmSide, firmWorth } from './names/firm-side.ts'
import { languagesSaid } from './names/languages.ts'
import { areCountedOtherwise, headerCounts, SAME_COUNTED, wantedCounts } from './names/money-or-time.ts'
import { COUNTING, recordSides } from './names/record-side.ts'
import { shareSide, shareSideOf, shareWorth } from './names/share-side.ts'
import { headerStockSides, stockSide, stockWorth } from './names/stock-side.ts'
import { headerTaxSides, taxSide } from './names/tax.ts'
import { tradeSide, tradeWorth } from './names/trade-side.ts'
import { LONE_UNIT, loneUnits, UNIT_DESCRIBED, unitsDescribed } from './names/units-described.ts'
import { isConvertible } from './reading-pairs.ts'
import type { TableSide, TemplateSide } from './sides.ts'
import { asPlaces } from './values/places-held.ts'
import { compareValues } from './values/value-likeness.ts'
import {
  CONTRARY,
  flagWorth,
  isMoney,
  isSum,
  moneyWorth,
  repeatedShare,
  SAME_NAME,
  sameDayWorth,
  shapeWorth,
  taxWorth,
  valueWorth,
} from './values/worth.ts'
import { areContrary, standsOf } from './vocabulary/contraries.ts'

/** What something says for or against a source column being a template column, in log-odds; `name`: how alike the two are called. */
export type Signal = (source: number, target: number, name: number | null) => number

/** A signal for the columns of a table and a template; null where it has nothing to say of any pair. */
type SignalOf = (table: TableSide, side: TemplateSide) => Signal | null

/** All that tells besides names, kinds and rules. */
const SIGNALS: readonly SignalOf[] = [
  ({ profile }, { kinds }) => forOne(lonesOfKind(kinds, profile.columns), LONE_OF_KIND),
  ({ profile }, { template, kinds, implied }) =>
    forPair(loneStart(profile.columns, template.columns, kinds, implied), LONE_START),
  ({ profile }, { template }) => forOne(unitsDescribed(profile.columns, template.columns), UNIT_DESCRIBED),
  sameCounted,
  loneUnit,
  ({ profile }, { template }) => forPair(loneSum(profile.columns, template.columns), LONE_SUM),
  money,
  shape,
  flag,
  ({ profile }) =>
    (source, _, name) =>
      sameDayWorth(profile.columns[source]!, name),
  // What both say of themselves: with or without tax, a share or a sum, paid or received …
  ({ profile }, { template }) =>
    ofSides(
      template.columns.map(({ name, description }) => taxSide(name) ?? taxSide(description)),
      () => headerTaxSides(headersOf(profile)),
      taxWorth,
    ),
  ({ profile }, { template }) =>
    ofSides(
      template.columns.map(({ name, description }) => shareSide(name, description)),
      () => profile.columns.map(shareSideOf),
      shareWorth,
    ),
  ({ profile }, { template }) =>
    ofSides(
      template.columns.map(({ description }) => wantedFeeSide(description)),
      () => feeSidesOf(profile),
      feeWorth,
    ),
  ({ profile }, { template }) =>
    ofSides(
      template.columns.map(({ name, description }) => stockSide(name, description)),
      () => headerStockSides(headersOf(profile)),
      stockWorth,
    ),
  ({ profile }, { template }) =>
    ofSides(
      template.columns.map(({ name }) => tradeSide(name)),
      () => headersOf(profile).map(tradeSide),
      tradeWorth,
    ),
  ({ profile }, { template }) =>
    ofSides(
      template.columns.map(({ name, description }) => firmSide(name, description)),
      () => headersOf(profile).map((name) => firmSide(name)),
      firmWorth,
    ),
  ({ profile }, { template }) => where(recordSides(profile, template.columns), COUNTING),
  (table, side) => where(contraries(table, side), CONTRARY),
  knownValues,
]

/** The signals that have something to say of these two. */
export function signalsOf(table: TableSide, side: TemplateSide): Signal[] {
  return SIGNALS.flatMap((signalOf) => signalOf(table, side) ?? [])
}

function headersOf({ columns }: TableSide['profile']): string[] {
  return columns.map(({ name }) => name)
}

/** By template column the one source column that it speaks for, or -1. */
function forOne(sourceOf: readonly number[], worth: number): Signal | null {
  if (sourceOf.every((source) => source < 0)) return null
  return (source, target) => (sourceOf[target] === source ? worth : 0)
}

function forPair(pair: { source: number; target: number } | null, worth: number): Signal | null {
  return pair && ((source, target) => (pair.source === source && pair.target === target ? worth : 0))
}

function where(holds: (source: number, target: number) => boolean, worth: number): Signal {
  return (source, target) => (holds(source, target) ? worth : 0)
}

/** What is compared of what each column says of itself, null where that is nothing. */
function ofSides<Side>(
  wanted: readonly (Side | null)[],
  ownSides: () => readonly (Side | null)[],
  worth: (own: Side | null, wanted: Side | null) => number,
): Signal | null {
  if (wanted.every((one) => one === null)) return null
  const own = ownSides()
  if (own.every((one) => one === null)) return null
  return (source, target) => worth(own[source] ?? null, wanted[target] ?? null)
}

function sameCounted({ profile }: TableSide, { template }: TemplateSide): Signal | null {
  return ofSides(
    template.columns.map(wantedCounts),
    () => headersOf(profile).map(headerCounts),
    (own, wanted) => (own !== null && own === wanted ? SAME_COUNTED : 0),
  )
}

function loneUnit({ profile }: TableSide, { template }: TemplateSide): Signal | null {
  const written = headersOf(profile).map((name) => unitNamed(name))
  const wanted = template.columns.map(({ name, description }) => unitNamed(name, description))
  const isOfKind = (from: string, to: string): boolean =>
    from === to || isConvertible(from, to) || isConvertible(to, from)
  return forOne(loneUnits(written, wanted, isOfKind), LONE_UNIT)
}

function money({ profile, names }: TableSide, side: TemplateSide): Signal | null {
  const wanted = side.names.map(({ concepts }) => isMoney(concepts))
  if (!wanted.includes(true)) return null
  const taxed = headerTaxSides(headersOf(profile)).map((taxSideOf, at) => isSum(taxSideOf, names[at]!))
  return (source, target, name) => (wanted[target] ? moneyWorth(profile.columns[source]!, name, taxed[source]!) : 0)
}

function shape({ profile }: TableSide, { template }: TemplateSide): Signal {
  const repeated = profile.columns.map(repeatedShare)
  return (source, target) => shapeWorth(profile.columns[source]!, repeated[source]!, template.columns[target]!)
}

function flag({ profile }: TableSide, { template, kinds, rules, samples }: TemplateSide): Signal {
  const open = template.columns.map((_, at) => kinds[at]!.length === 0 && rules[at] === null && samples[at] === null)
  return (source, target, name) => flagWorth(profile.columns[source]!, name, open[target]!)
}

/** Whether what the two say of themselves rules each other out. */
function contraries(table: TableSide, side: TemplateSide): (source: number, target: number) => boolean {
  const { columns } = table.profile
  const isOther = saidOfOthers(table, side)
  const spoken = languagesSaid(columns, side.template)
  const stands = table.names.map(({ concepts }, at) => standsOf(asPlaces(concepts, columns[at]!)))
  const otherStands = side.names.map(({ concepts }) => standsOf(concepts))
  const [counts, toCount] = [headersOf(table.profile).map(headerCounts), side.template.columns.map(wantedCounts)]
  const [own, wanted] = [columns, side.template.columns].map((list) => list.map(({ name }) => namedSides(name)))
  return (source, target) =>
    isOther(source, target) ||
    spoken(source, target) === 'other' ||
    areContrary(stands[source]!, otherStands[target]!) ||
    areCountedOtherwise(counts[source]!, toCount[target]!) ||
    isBothForOne(own![source]!, wanted![target]!)
}

/** What known values of the template columns say. */
function knownValues({ profile }: TableSide, { samples }: TemplateSide): Signal | null {
  if (samples.every((sample) => sample === null)) return null
  const compare = compareValues(profile.columns, samples)
  const size = 0.5 * Math.log(Math.max(2, samples.length) / 12)
  return (source, target, name) => {
    const found = compare(source, target)
    const same = name === 1 ? SAME_NAME : 0
    return found ? valueWorth(found) - size + same : same
  }
}
