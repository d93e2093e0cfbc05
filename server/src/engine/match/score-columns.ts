import { writtenOut } from './names/written-out.ts'
import { escaped } from '../escaped.ts'
import { rememberingOf } from '../remembering.ts'
import type { Template, TemplateColumn } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { isPartOf } from '../profile/durations.ts'
import { isConverted, unitNamed } from '../profile/units.ts'
import { areSums, wantsCents } from './values/in-cents.ts'
import { expectedKinds, kindShare, openEndedShare, termsShare, wantsDays, type Expected } from './expected.ts'
import { feeSidesOf, feeWorth, wantedFeeSide } from './names/fee-side.ts'
import { firmSide, firmWorth } from './names/firm-side.ts'
import { CUT_SHORT, cutShort } from './names/cut-short.ts'
import { valueForms, type ValueForms } from './values/forms.ts'
import { passesOf } from './values/rule-pass.ts'
import { LONE_OF_KIND, LONE_START, LONE_SUM, lonesOfKind, loneStart, loneSum } from './lone-kinds.ts'
import { impliedBy } from './names/implied.ts'
import { meantBesideCells } from './names/beside-cells.ts'
import { conceptWeights, inflectedToo, nameFeatures, type NameFeatures } from './names/name-score.ts'
import { listedIn } from './values/listed-values.ts'
import { AS_NAME, descriptionAsName } from './names/descriptions-as-names.ts'
import { IN_LANGUAGE, languagesSaid } from './names/languages.ts'
import { withWantedParts } from './names/name-parts.ts'
import { compilePattern, type Pattern } from './pattern/pattern.ts'
import { asPlaces } from './values/places-held.ts'
import { setStandings } from './values/standing.ts'
import { nameOf, saidByTable } from './names/said-by-table.ts'
import { COUNTING, recordSides } from './names/record-side.ts'
import { shareSide, shareSideOf, shareWorth } from './names/share-side.ts'
import { namesSomebody } from './names/own-named.ts'
import { someoneElses } from './names/staff-side.ts'
import { areCountedOtherwise, headerCounts, SAME_COUNTED, wantedCounts } from './names/money-or-time.ts'
import { headerTaxSides, taxSide } from './names/tax.ts'
import { headerStockSides, stockSide, stockWorth } from './names/stock-side.ts'
import { isBothForOne, namedSides } from './names/both-sides.ts'
import { tradeSide, tradeWorth } from './names/trade-side.ts'
import { compareValues } from './values/value-likeness.ts'
import { areContrary, standsOf } from './vocabulary/contraries.ts'
import { LONE_UNIT, loneUnits, UNIT_DESCRIBED, unitsDescribed } from './names/units-described.ts'
import {
  BY_NAME,
  CONTRARY,
  flagWorth,
  isCodedList,
  isSum,
  KEY,
  kindWorth,
  linkWorth,
  moneyWorth,
  nameWorth,
  repeatedShare,
  REFUSED,
  letteredWorth,
  ruleWorth,
  sameDayWorth,
  SAME_NAME,
  shapeWorth,
  taxWorth,
  valueWorth,
  wordsAlone,
} from './values/worth.ts'

/** What speaks for and against one source column being one template column. */
export interface Candidate {
  /** Index in the table's columns and in the template's columns. */
  source: number
  target: number
  /** 0 to 1 each; null: nothing to go by. */
  name: number | null
  kind: number | null
  rule: { now: number; reachable: number } | null
  /** The share of the source's values that the linked column has. */
  link: number | null
  /** They are there, but not as that column has them: names that stand beside it, or the same in another form. */
  byName?: true
  /** The chance of being right when seen alone. */
  probability: number
  /** The chance of being right among all pairs of the two columns. */
  standing: number
}

export interface TableSide {
  profile: TableProfile
  names: NameFeatures[]
  /** Made once a rule asks for them. */
  forms: () => ValueForms[][]
}

export interface TemplateSide {
  template: Template
  names: NameFeatures[]
  kinds: Expected[][]
  rules: (Pattern | null)[]
  implied: ReadonlySet<string>
  /** Values that are known to stand in the column, where there are any. */
  samples: (ColumnProfile | null)[]
}

/** Values looked at for a rule: fewer where there are many pairs. */
const RULE_VALUES = 40
const RULE_VALUES_WIDE = 12
const WIDE = 20_000

/** `headers`: names for the columns of a table that has none of its own. */
export function tableSide(profile: TableProfile, targets: number, headers?: readonly string[]): TableSide {
  const limit = profile.columns.length * targets > WIDE ? RULE_VALUES_WIDE : RULE_VALUES
  let forms: ValueForms[][] | undefined
  return {
    profile,
    names: meantBesideCells(
      profile.columns.map((column, index) => nameFeatures(writtenOut(headers?.[index] ?? column.name, profile))),
      profile,
    ),
    forms: () => (forms ??= profile.columns.map((column) => valueForms(column, limit))),
  }
}

/** `samples` are profiles of values remembered for template columns, by column name. */
export function templateSide(template: Template, samples?: ReadonlyMap<string, ColumnProfile>): TemplateSide {
  return samples === undefined ? sideOf(template) : sideWith(template, samples)
}

/** A template is looked at for each table, and again for what its rows belong to. */
const sideOf = rememberingOf((template: Template) => sideWith(template, new Map()))

function sideWith(template: Template, samples: ReadonlyMap<string, ColumnProfile>): TemplateSide {
  return {
    template,
    names: withWantedParts(
      template.columns.map((column) => nameFeatures(column.name, column.description)),
      template.columns,
    ),
    kinds: template.columns.map(expectedKinds),
    rules: template.columns.map(ruleOf),
    implied: impliedBy(template),
    samples: template.columns.map(({ name }) => samples.get(name) ?? null),
  }
}

/** The strict rule; without one, the values that the description lists as the only ones. */
export function ruleOf({ name, desiredRule, strictRule, description }: TemplateColumn): Pattern | null {
  if (desiredRule === 'strict' && strictRule) return compilePattern(strictRule)
  const listed =
    desiredRule === 'ai' || desiredRule === 'none' ? listedIn(description ?? '', desiredRule === 'ai', name) : null
  return listed === null ? null : compilePattern(listed.map(escaped).join('|'))
}

/**
 * How far the values of a source column are known to be those of a linked column, or to name them; null when that can't be told.
 * `refused`: the rule of the linked column takes none of them, however they are written. `isKey`: what rows are under that cannot stand alone.
 */
export type LinkShare = (
  source: number,
  target: number,
) => { share: number; byName?: true; refused?: true; isKey?: true; isCalled?: true } | null

/** Every pair with its probability, in order of source, then target. Links are not looked at yet: see `withLinks`. */
export function scoreColumns(table: TableSide, side: TemplateSide): Candidate[] {
  const implied = inflectedToo(side.implied, table.names)
  const weights = conceptWeights([table.names, side.names], implied)
  const inCents = side.template.columns.map((column, at) => wantsCents(column, side.rules[at]!))
  const passes = passesOf(table.forms, side.rules, inCents)
  const values = valuePairs(table, side)
  const said = saidByTable(table.profile.table.name, side.implied)
  const written = table.profile.columns.map(({ name }) => unitNamed(name))
  const wanted = side.template.columns.map(({ name, description }) => unitNamed(name, description))
  const sums = table.profile.columns.map((column) => inCents.includes(true) && areSums(column))
  const inDays = side.template.columns.map((column, at) => wantsDays(column, side.rules[at]!))
  const terms = table.profile.columns.map((column) => (inDays.includes(true) ? termsShare(column) : 0))
  const openEnded = table.profile.columns.map(openEndedShare)
  const taxed = headerTaxSides(table.profile.columns.map(({ name }) => name))
  const taxes = side.template.columns.map(({ name, description }) => taxSide(name) ?? taxSide(description))
  const shared = table.profile.columns.map(shareSideOf)
  const shares = side.template.columns.map(({ name, description }) => shareSide(name, description))
  const charges = side.template.columns.map(({ description }) => wantedFeeSide(description))
  const charged = charges.some((one) => one !== null) ? feeSidesOf(table.profile) : []
  const traded = table.profile.columns.map(({ name }) => tradeSide(name))
  const trades = side.template.columns.map(({ name }) => tradeSide(name))
  const [ownSides, wantedSides] = [table.profile.columns, side.template.columns].map((columns) =>
    columns.map(({ name }) => namedSides(name)),
  )
  const stocked = headerStockSides(table.profile.columns.map(({ name }) => name))
  const stocks = side.template.columns.map(({ name, description }) => stockSide(name, description))
  const firms = table.profile.columns.map(({ name }) => firmSide(name))
  const atWork = side.template.columns.map(({ name, description }) => firmSide(name, description))
  const repeated = table.profile.columns.map(repeatedShare)
  const onlyCounts = recordSides(table.profile, side.template.columns)
  const stands = table.names.map(({ concepts }, at) => standsOf(asPlaces(concepts, table.profile.columns[at]!)))
  const inUnits = unitsDescribed(table.profile.columns, side.template.columns)
  const [counts, toCount] = [
    table.profile.columns.map(({ name }) => headerCounts(name)),
    side.template.columns.map(wantedCounts),
  ]
  const alone = loneUnits(
    written,
    wanted,
    (from, to) => from === to || isConvertible(from, to) || isConvertible(to, from),
  )
  const lones = lonesOfKind(side.kinds, table.profile.columns)
  const sum = loneSum(table.profile.columns, side.template.columns)
  const begun = loneStart(table.profile.columns, side.template.columns, side.kinds, side.implied)
  const open = side.template.columns.map(
    (_, at) => side.kinds[at]!.length === 0 && side.rules[at] === null && side.samples[at] === null,
  )
  const short = cutShort(
    table.profile.columns.map((column) => column.name),
    table.names,
    side.template.columns,
  )
  const described = descriptionAsName(
    table.profile.columns.map((column, at) => ({ ...table.names[at]!, areWords: (column.types.words ?? 0) > 0 })),
    side.names,
    side.implied,
    table.profile.table.name,
  )
  const otherStands = side.names.map(({ concepts }) => standsOf(concepts))
  const ofStaff = someoneElses(table.names, side.names, side.implied)
  const ofSomebody = namesSomebody(table.names, side.names, implied)
  const spoken = languagesSaid(table.profile.columns, side.template)
  const pairs = table.profile.columns.flatMap((profile, source) =>
    side.template.columns.map((column, target) => {
      const pass = passes[target]
      const isOther = ofStaff(source, target) || ofSomebody(source, target)
      const own = isOther ? 0 : nameOf(table.names[source]!, side.names[target]!, weights, said)
      const language = spoken(source, target)
      const called = language === 'whole' ? Math.max(IN_LANGUAGE, own ?? 0) : own
      const isName = described?.source === source && described.target === target
      const least = short[source] === target ? CUT_SHORT : isName ? AS_NAME : null
      const name = least === null ? called : Math.max(least, called ?? 0)
      // What is said of kilograms says nothing of tonnes before they are converted.
      const [counted, isToCount] = [counts[source]!, toCount[target]!]
      const converted =
        isConvertible(written[source]!, wanted[target]!) ||
        (inCents[target]! && sums[source]!) ||
        (counted === 'time' && isToCount === 'time')
      const coded = isCodedList(profile, side.rules[target]!)
      // Letters that stand for rates are none of the kind of what they mean.
      const mayBeOpen = !column.required && side.kinds[target]!.includes('date')
      const read = inDays[target] ? terms[source]! : mayBeOpen ? openEnded[source]! : 0
      const kind =
        converted || (coded && wordsAlone(profile)) ? null : read > 0 ? read : kindShare(side.kinds[target]!, profile)
      const passing = pass && profile.filled > 0 && !converted ? pass.shares[source]! : null
      const rule = passing && read > passing.reachable ? { ...passing, reachable: read } : passing
      const worth =
        nameWorth(name) +
        kindWorth(kind, side.kinds[target]!) +
        (lones[target] === source ? LONE_OF_KIND : 0) +
        (begun?.source === source && begun.target === target ? LONE_START : 0) +
        (inUnits[target] === source ? UNIT_DESCRIBED : 0) +
        (counted !== null && counted === isToCount ? SAME_COUNTED : 0) +
        (alone[target] === source ? LONE_UNIT : 0) +
        (sum?.source === source && sum.target === target ? LONE_SUM : 0) +
        ruleWorth(rule, pass?.common ?? 0, coded) +
        letteredWorth(side.rules[target]!, passing, column) +
        moneyWorth(profile, name, side.names[target]!.concepts, isSum(taxed[source]!, table.names[source]!)) +
        shapeWorth(profile, repeated[source]!, column) +
        flagWorth(profile, name, open[target]!) +
        sameDayWorth(profile, name) +
        taxWorth(taxed[source]!, taxes[target]!) +
        shareWorth(shared[source]!, shares[target]!) +
        feeWorth(charged[source] ?? null, charges[target]!) +
        stockWorth(stocked[source]!, stocks[target]!) +
        tradeWorth(traded[source]!, trades[target]!) +
        firmWorth(firms[source]!, atWork[target]!) +
        (onlyCounts(source, target) ? COUNTING : 0) +
        (isOther ||
        language === 'other' ||
        areContrary(stands[source]!, otherStands[target]!) ||
        areCountedOtherwise(counted, isToCount) ||
        isBothForOne(ownSides![source]!, wantedSides![target]!)
          ? CONTRARY
          : 0) +
        values(source, target, name)
      const probability = likelihood(worth)
      // No whole number, which would have to be stored anew once it is known.
      return { source, target, name, kind, rule, link: null, probability, standing: probability }
    }),
  )
  return setStandings(pairs)
}

function isConvertible(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from !== to && (isConverted(from, to) || isPartOf(from, to))
}

/** The candidates with what is known about the columns that they link to. */
/** So many keys of the linked column in another one are no chance: names say less then, whatever they are called. */
const SOME_KEYS = 0.3

export function withLinks(candidates: Candidate[], linkShare: LinkShare): Candidate[] {
  const shares = candidates.map(({ source, target }) => linkShare(source, target))
  if (shares.every((share) => share === null)) return candidates
  const haveKeys = new Set(
    candidates.flatMap(({ target }, at) =>
      shares[at] && !shares[at].byName && shares[at].share >= SOME_KEYS ? [target] : [],
    ),
  )
  const linked = candidates.map((candidate, at) => {
    const link = shares[at]!
    if (link === null) return { ...candidate }
    const { probability, target } = candidate
    const { share, byName, refused, isKey, isCalled } = link
    const isMeant = isKey || (isCalled && !haveKeys.has(target))
    const known = refused ? REFUSED : linkWorth(share) * (byName ? BY_NAME : 1) + (isMeant ? KEY : 0)
    const worth = Math.log(probability / Math.max(1e-9, 1 - probability)) + known
    return { ...candidate, link: share, ...(byName && { byName }), probability: likelihood(worth) }
  })
  return setStandings(linked)
}

/** What a text that explains values adds to the odds of the pair that it explains them for. */
const EXPLAINED = 6
/** And that the values don't meet the rule by themselves takes nothing away. */
const UNMET = 3

/** The candidates with the share of the cells that a text explains as the template column takes them. */
export function withExplained(candidates: Candidate[], shareOf: (candidate: Candidate) => number): Candidate[] {
  const shares = candidates.map(shareOf)
  if (shares.every((share) => share === 0)) return candidates
  const told = candidates.map((candidate, at) => {
    const { probability, rule } = candidate
    const share = shares[at]!
    if (share === 0) return { ...candidate }
    const worth =
      Math.log(probability / Math.max(1e-9, 1 - probability)) + (rule ? EXPLAINED + UNMET : EXPLAINED) * share
    const met = rule && { ...rule, reachable: Math.max(rule.reachable, share) }
    return { ...candidate, rule: met, probability: likelihood(worth) }
  })
  return setStandings(told)
}

/** The candidates as if the rule of a column, which takes none of the parts that its values are made of, said nothing of them. */
export function withoutRule(candidates: readonly Candidate[], target: number): Candidate[] {
  const open = candidates.map((one) => {
    if (one.target !== target || one.rule === null) return { ...one }
    const worth = Math.log(one.probability / Math.max(1e-9, 1 - one.probability)) + UNMET * (1 - one.rule.reachable)
    return { ...one, rule: null, probability: likelihood(worth) }
  })
  return setStandings(open)
}

/** Nothing that is known of the values speaks against it. */
export function isBorneOut({ kind, rule, link }: Candidate): boolean {
  return (kind === null || kind >= 0.5) && (rule === null || rule.reachable >= 0.5) && (link === null || link >= 0.3)
}

/** The candidate as it would be if the headers were so much alike. */
export function withName(candidate: Candidate, name: number): Candidate {
  const { probability } = candidate
  const worth = Math.log(probability / Math.max(1e-9, 1 - probability)) - nameWorth(candidate.name) + nameWorth(name)
  return { ...candidate, name, probability: likelihood(worth) }
}

function likelihood(worth: number): number {
  return 1 / (1 + Math.exp(-worth))
}

/** What known values say: nothing where no values are known. */
function valuePairs(
  table: TableSide,
  side: TemplateSide,
): (source: number, target: number, name: number | null) => number {
  if (side.samples.every((sample) => sample === null)) return () => 0
  const compare = compareValues(table.profile.columns, side.samples)
  const size = 0.5 * Math.log(Math.max(2, side.samples.length) / 12)
  return (source, target, name) => {
    const found = compare(source, target)
    const same = name === 1 ? SAME_NAME : 0
    return found ? valueWorth(found) - size + same : same
  }
}
