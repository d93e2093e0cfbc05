import type { Template, TemplateColumn } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { daysOf } from '../profile/terms.ts'
import { timesBetween, unitNamed } from '../profile/units.ts'
import { expectedKinds, kindShare, wantsDays, type Expected } from './expected.ts'
import { rulePass, valueForms, type ValueForms } from './forms.ts'
import {
  areComparable,
  conceptWeights,
  nameFeatures,
  nameScore,
  type ConceptWeights,
  type NameFeatures,
} from './name-score.ts'
import { listedIn } from './listed-values.ts'
import { withNameParts, withWantedParts } from './name-parts.ts'
import { compilePattern, type Pattern } from './pattern.ts'
import { withPeriodPrices } from './period-prices.ts'
import { setStandings } from './standing.ts'
import { taxSide, type TaxSide } from './tax.ts'
import { compareValues, type Likeness } from './value-likeness.ts'
import { CONCEPTS, HEADS } from './vocabulary.ts'
import { areContrary, standsOf } from './vocabulary/contraries.ts'
import { conceptsOf } from './words.ts'

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
  forms: ValueForms[][]
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
  return {
    profile,
    names: withPeriodPrices(
      withNameParts(
        profile.columns.map((column, index) => nameFeatures(headers?.[index] ?? column.name)),
        profile,
      ),
      profile,
    ),
    forms: profile.columns.map((column) => valueForms(column, limit)),
  }
}

/** `samples` are profiles of values remembered for template columns, by column name. */
export function templateSide(
  template: Template,
  samples: ReadonlyMap<string, ColumnProfile> = new Map(),
): TemplateSide {
  return {
    template,
    names: withWantedParts(template.columns.map((column) => nameFeatures(column.name, column.description))),
    kinds: template.columns.map(expectedKinds),
    rules: template.columns.map(ruleOf),
    implied: new Set(conceptsOf(template.name).concat(conceptsOf(template.slug))),
    samples: template.columns.map(({ name }) => samples.get(name) ?? null),
  }
}

/** The strict rule; without one, the values that the description lists as the only ones. */
export function ruleOf({ desiredRule, strictRule, description }: TemplateColumn): Pattern | null {
  if (desiredRule === 'strict' && strictRule) return compilePattern(strictRule)
  const listed = desiredRule === 'ai' || desiredRule === 'none' ? listedIn(description ?? '') : null
  return listed === null ? null : compilePattern(listed.map(literally).join('|'))
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/**
 * How far the values of a source column are known to be those of a linked column, or to name them; null when that can't be told.
 * `refused`: the rule of the linked column takes none of them, however they are written.
 */
export type LinkShare = (source: number, target: number) => { share: number; byName?: true; refused?: true } | null

/** Every pair with its probability, in order of source, then target. Links are not looked at yet: see `withLinks`. */
export function scoreColumns(table: TableSide, side: TemplateSide): Candidate[] {
  const weights = conceptWeights([table.names, side.names], side.implied)
  const passes = passesOf(table, side)
  const values = valuePairs(table, side)
  const said = saidByTable(table, side)
  const written = table.profile.columns.map(({ name }) => unitNamed(name))
  const wanted = side.template.columns.map(({ name, description }) => unitNamed(name, description))
  const inDays = side.template.columns.map((column, at) => wantsDays(column, side.rules[at]!))
  const terms = table.profile.columns.map((column) => (inDays.includes(true) ? termsShare(column) : 0))
  const taxed = table.profile.columns.map(({ name }) => taxSide(name))
  const taxes = side.template.columns.map(({ name, description }) => taxSide(name) ?? taxSide(description))
  const stands = table.names.map(({ concepts }) => standsOf(concepts))
  const otherStands = side.names.map(({ concepts }) => standsOf(concepts))
  const pairs = table.profile.columns.flatMap((profile, source) =>
    side.template.columns.map((column, target) => {
      const pass = passes[target]
      const name = nameOf(table.names[source]!, side.names[target]!, weights, said)
      // What is said of kilograms says nothing of tonnes before they are converted.
      const converted = isConvertible(written[source]!, wanted[target]!)
      const coded = isCodedList(profile, side.rules[target]!)
      // Letters that stand for rates are none of the kind of what they mean.
      const read = inDays[target] ? terms[source]! : 0
      const kind =
        converted || (coded && wordsAlone(profile)) ? null : read > 0 ? read : kindShare(side.kinds[target]!, profile)
      const passing = pass && profile.filled > 0 && !converted ? pass.shares[source]! : null
      const rule = passing && read > passing.reachable ? { ...passing, reachable: read } : passing
      const worth =
        nameWorth(name) +
        kindWorth(kind, side.kinds[target]!) +
        ruleWorth(rule, pass?.common ?? 0, coded) +
        moneyWorth(profile, name, side.names[target]!.concepts, isSum(taxed[source]!, table.names[source]!)) +
        shapeWorth(profile, column) +
        flagWorth(profile, name, target, side) +
        taxWorth(taxed[source]!, taxes[target]!) +
        (areContrary(stands[source]!, otherStands[target]!) ? CONTRARY : 0) +
        values(source, target, name)
      return { source, target, name, kind, rule, link: null, probability: likelihood(worth), standing: 0 }
    }),
  )
  return setStandings(pairs)
}

/** The share of the cells that are terms of payment in days, where most of them say more than a number. */
function termsShare({ values }: ColumnProfile): number {
  if (values.length > MOST_TERMS) return 0
  const cells = (some: ColumnProfile['values']): number => some.reduce((sum, { count }) => sum + count, 0)
  const worded = values.filter(({ value }) => /\p{L}/u.test(value) && daysOf(value) !== null)
  const figures = values.filter(({ value }) => /^\s*\d{1,3}\s*$/.test(value))
  return cells(worded) < cells(values) / 2 ? 0 : cells([...worded, ...figures]) / cells(values)
}

/** More different ones are no terms. */
const MOST_TERMS = 60

function isConvertible(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from !== to && timesBetween(from, to) !== null
}

/** The candidates with what is known about the columns that they link to. */
export function withLinks(candidates: Candidate[], linkShare: LinkShare): Candidate[] {
  const shares = candidates.map(({ source, target }) => linkShare(source, target))
  if (shares.every((share) => share === null)) return candidates
  const linked = candidates.map((candidate, at) => {
    const link = shares[at]!
    if (link === null) return { ...candidate }
    const { probability } = candidate
    const { share, byName, refused } = link
    const known = refused ? REFUSED : linkWorth(share) * (byName ? BY_NAME : 1)
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

function nameOf(
  source: NameFeatures,
  target: NameFeatures,
  weights: ConceptWeights,
  said: ReadonlySet<string>,
): number | null {
  if (!areComparable(source, target)) return null
  const own = nameScore(source, target, weights)
  if (said.size === 0) return own
  // In a list of deposits the date is that of a deposit.
  const about = target.concepts.filter((concept) => said.has(concept))
  if (about.length === 0 || source.concepts.some((concept) => said.has(concept))) return own
  const rest = { ...target, squashed: '', concepts: target.concepts.filter((concept) => !said.has(concept)) }
  if (rest.concepts.length === 0 || nameScore(source, rest, weights) < LEAST_SAID) return own
  const whole = { ...source, concepts: [...source.concepts, ...about] }
  return Math.max(own, BY_TABLE * nameScore(whole, target, weights))
}

/** What the name of a table says of all its columns is nearly as good as said by each, where they say the rest themselves. */
const BY_TABLE = 0.95
const LEAST_SAID = 0.7

/** What a table is a list of, where the template is one of something else. */
function saidByTable({ profile }: TableSide, { implied }: TemplateSide): ReadonlySet<string> {
  const concepts = conceptsOf(profile.table.name)
  return new Set(
    concepts.length > MOST_SAID
      ? []
      : concepts.filter((one) => CONCEPTS.has(one) && !HEADS.has(one) && !implied.has(one)),
  )
}

/** A longer name is a sentence. */
const MOST_SAID = 3

interface Pass {
  shares: { now: number; reachable: number }[]
  /** The mean of `reachable` over the table's columns. */
  common: number
}

/** How far each column can meet each rule; equal rules are tried once. */
function passesOf(table: TableSide, side: TemplateSide): (Pass | null)[] {
  const tried = new Map<string, Pass>()
  return side.rules.map((rule) => {
    if (!rule) return null
    const pass = tried.get(rule.source) ?? passShares(table, rule)
    tried.set(rule.source, pass)
    return pass
  })
}

function passShares(table: TableSide, rule: Pattern): Pass {
  const shares = table.forms.map((forms) => rulePass(forms, rule))
  return { shares, common: shares.reduce((sum, { reachable }) => sum + reachable, 0) / Math.max(1, shares.length) }
}

// Log-odds that each kind of evidence adds. The values were fitted on labelled pairs of tables and rounded.

function nameWorth(name: number | null): number {
  if (name === null) return -2.2
  return -4.2 + 7.6 * name
}

function kindWorth(share: number | null, kinds: Expected[]): number {
  if (share === null) return 0
  const telling = kinds.includes('words') || kinds.includes('identifier') ? 0.4 : 1
  return telling * (share > 0.5 ? 1.2 * share : -3 * (1 - share))
}

/** A rule that most columns can meet says little when it is met, and much when it isn't. */
function ruleWorth(rule: Candidate['rule'], common: number, coded: boolean): number {
  if (!rule) return 0
  const met = 0.3 * rule.now + 0.7 * rule.reachable
  return met > 0.5 ? 3 * met * (1 - Math.min(1, common)) : (coded ? -0.6 : -3) * (1 - met)
}

/** Few values for a rule that lists few: each may mean one of them, in other words or another language. */
function isCodedList({ complete, distinct, filled }: ColumnProfile, rule: Pattern | null): boolean {
  const listed = rule?.values?.length ?? 0
  return listed > 0 && listed <= MOST_LISTED && complete && distinct <= listed + 2 && filled > 2 * distinct
}

const MOST_LISTED = 12

function wordsAlone({ types }: ColumnProfile): boolean {
  return (types.words ?? 0) >= 0.9
}

/** Names less alike tell nothing. */
const UNTOLD = 0.2
const MONEY = new Set(['price', 'amount', 'fee', 'subtotal', 'gross', 'balance', 'salary', 'rent', 'deposit', 'budget'])

/** What has a tax on top of it, or in it, is a sum: “Trade ex VAT”. Weights are net, too. */
function isSum(taxed: TaxSide, { concepts }: NameFeatures): boolean {
  return taxed !== null && !concepts.some((concept) => WEIGHED.has(concept))
}

const TAXED = 1
const WEIGHED = new Set(['weight', 'volume', 'area', 'quantity', 'count'])

/**
 * Sums are written with their currency or with cents, or say of taxes that they are in it: that tells most where names tell nothing, and
 * not which of several sums it is.
 */
function moneyWorth(
  { types }: ColumnProfile,
  name: number | null,
  concepts: readonly string[],
  isTaxed: boolean,
): number {
  if (!concepts.some((concept) => MONEY.has(concept))) return 0
  const { amount = 0, decimal = 0, integer = 0 } = types
  const worth = amount >= 0.5 ? 1.5 : amount + decimal >= 0.5 ? 0.7 : integer >= 0.9 ? -0.5 : 0
  return ((name ?? 0) < UNTOLD ? worth : worth / 2) + (isTaxed && worth > 0 ? TAXED : 0)
}

/** However much two columns have in common: the end is not the start, nor the student the teacher. */
const CONTRARY = -12

/** With and without tax are two sums. */
function taxWorth(own: TaxSide, wanted: TaxSide): number {
  if (own === null || wanted === null) return 0
  return own === wanted ? 0.7 : -3
}

/** A name says as well as a key which row is meant, but where there are both it is the key. */
const BY_NAME = 0.8

/** As a rule that no value meets. */
const REFUSED = -3

function linkWorth(share: number | null): number {
  if (share === null) return 0
  return share > 0.3 ? 3 * share : -1.5 * (1 - share)
}

/** More than so many cells repeat others: what each row must have for itself is something else. */
const MOSTLY = 0.5

function shapeWorth(profile: ColumnProfile, column: TemplateColumn): number {
  if (profile.filled === 0) return -0.6
  const repeated = profile.values.reduce((sum, { count }) => sum + count - 1, 0) / profile.filled
  const uniqueness = column.unique ? (profile.unique ? 0.4 : repeated > MOSTLY ? -4 : repeated > 0.1 ? -1.5 : 0) : 0
  // A key that most rows lack is the key of something else: of who brought them.
  const lacking = column.required && profile.filled < profile.sampled / 2 ? (column.unique ? 3 : 0.8) : 0
  return uniqueness - lacking
}

/** Yes and no are hardly what a column of any text is for: “insured” is no insurance policy. */
function flagWorth(
  { types, distinct }: ColumnProfile,
  name: number | null,
  target: number,
  { kinds, rules, samples }: TemplateSide,
): number {
  const open = kinds[target]!.length === 0 && rules[target] === null && samples[target] === null
  return open && distinct <= 2 && (types.boolean ?? 0) >= 0.95 && (name ?? 0) < 0.9 ? -2 : 0
}

/** Where values are compared too, a name that is the very same outweighs that some of them look otherwise. */
const SAME_NAME = 1.2

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

function valueWorth({ overlap, telling, words, letters, types, shapes, form, numbers }: Likeness): number {
  const range = numbers === null ? 0 : 0.8 * numbers - 0.4
  return -2.4 + 2.9 * letters + 1.5 * overlap + telling + 4 * words + types + 0.8 * shapes + 2.9 * form + range
}
