// Over 300 lines: what rules a column out as a default and what speaks for it are read beside one another.
import { assign } from '../../match/assign.ts'
import type { Choice } from '../../match/choose-columns.ts'
import { closestValue } from '../../match/values/same-meaning.ts'
import { areContrary, standsOf } from '../../match/vocabulary/contraries.ts'
import { CONCEPTS, isSameWord } from '../../match/vocabulary.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { squash } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placement } from '../context.ts'
import { namedBy } from './evident-filling.ts'
import { isTelling } from './left-behind.ts'
import { areOnlyDays } from './only-days.ts'

// What is taken for a template column that nothing clearly is, until there is an answer. A required column that stays empty loses every
// row: it gets what a careful person would try first. An optional one gets what only it can be.

/** A choice less likely than this is no default by itself. */
export const LEAST_DEFAULT = 0.3
/** The share of the values that must be able to meet a rule, to be of a kind, or to occur in the linked column. */
const LEAST_MET = 0.5
/** The same for an optional column, which would lose rows by it. */
const NEARLY_ALL = 0.9
/** A chance below this says nothing for a column whose values say nothing either. */
const LEAST_LIKELY = 0.04
/** Kinds that hardly any value is of by chance. */
const TELLING = new Set<string>(['email', 'phone', 'url', 'date', 'time', 'country', 'currency'])
/** What is no code behind letters. */
const FIGURES = new Set<string>(['number', 'integer', 'phone'])
/** What nothing else is. */
const OWN = ['birth', 'death']
/** A list of allowed values may be written as so many codes more: for “nothing”, and spellings. */
const MORE_CODES = 3
const MOST_CODES = 15
/** What is in fewer cells is hardly in a column that must not be empty. */
const LEAST_FILLED = 0.5
/** The same for an optional column. */
const LEAST_USED = 0.1
/** A key is written twice by mistake in fewer rows. */
const MOST_REPEATED = 0.3
/** More than any evidence: the pair with more required columns is the better one. */
const REQUIRED = 30
/** How like a value a header must be to be called as it is. */
const CALLED = 0.8
const POSSIBLE = 12

/** How alike names must be for an optional column's default, how likely it is then, and how much likelier than the next. */
const LITTLE_LIKE = 0.25
const LIKELY = 0.1
const FAR_LIKELIER = 3

function isLikeliest(candidate: Candidate, fitting: Candidate[]): boolean {
  const next = Math.max(0, ...fitting.map((other) => (other === candidate ? 0 : other.probability)))
  return candidate.probability >= LIKELY && candidate.probability >= FAR_LIKELIER * next
}

/**
 * The default of each template column that is unsure, one source column for each; those that nothing fits are left out. Nothing is
 * guessed by its values alone for the optional columns that are `known` from another table: this one would call them so, too.
 */
export function lastResorts(
  targets: number[],
  choices: readonly (Choice | undefined)[],
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  known: ReadonlySet<number>,
): Map<number, Candidate> {
  const presets = new Map(
    targets.flatMap((target): [number, Candidate][] => {
      const choice = choices[target]
      const isDefault =
        choice && choice.confidence >= LEAST_DEFAULT && !isOfOthers(choice.candidate, open, free, placement)
      return isDefault ? [[target, choice.candidate]] : []
    }),
  )
  const wanted = new Set(targets)
  const candidates = open.filter(({ source, target }) => wanted.has(target) && free.has(source))
  const byTarget = Map.groupBy(candidates, ({ target }) => target)
  const edges = targets.flatMap((target) => {
    const { required } = placement.side.template.columns[target]!
    const preset = presets.get(target)
    if (preset) return [{ row: preset.source, column: target, worth: worth(preset, required, 2) }]
    if (known.has(target) && !required) return []
    const fitting = (byTarget.get(target) ?? []).filter((one) => isCompatible(one, required, placement))
    const isTaken = ({ source, probability }: Candidate): boolean =>
      [...presets.values()].some((other) => other.source === source && other.probability > probability)
    return fitting.flatMap((one) => {
      if (isTaken(one)) return []
      const evidence = required ? evidenceFor(one, fitting, placement) : proofOf(one, fitting, placement)
      return evidence === null ? [] : [{ row: one.source, column: target, worth: worth(one, required, evidence) }]
    })
  })
  return new Map(
    assign(edges).flatMap(({ row, column }): [number, Candidate][] => {
      const found = byTarget.get(column)?.find(({ source }) => source === row)
      return found ? [[column, found]] : []
    }),
  )
}

/** A key that several rows have is whose they are, where another column may be their own. */
function isOfOthers(
  { source, target }: Candidate,
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
): boolean {
  if (!placement.side.template.columns[target]!.unique || !isRepeating(source, placement)) return false
  return open.some(
    (one) =>
      one.target === target && one.source !== source && free.has(one.source) && isCompatible(one, true, placement),
  )
}

/** Too many of its values stand in several rows. */
function isRepeating(source: number, { table }: Placement): boolean {
  const { values, filled } = table.profile.columns[source]!
  return values.reduce((sum, { count }) => sum + count - 1, 0) > MOST_REPEATED * filled
}

function worth({ probability }: Candidate, required: boolean, evidence: number): number {
  const odds = Math.log(Math.max(probability, 1e-3) / Math.max(1e-3, 1 - probability))
  return (required ? REQUIRED : POSSIBLE) + odds + evidence
}

/** Nothing that is known of the values rules it out: so much of them can be made what the column takes. */
function isCompatible(candidate: Candidate, required: boolean, placement: Placement): boolean {
  const { source, target, kind, rule, link } = candidate
  const { table, side } = placement
  const least = required ? LEAST_MET : NEARLY_ALL
  const { filled, sampled, values, complete } = table.profile.columns[source]!
  if (filled < (required ? LEAST_FILLED : LEAST_USED) * sampled || filled === 0) return false
  if (side.template.columns[target]!.unique) {
    if (isRepeating(source, placement) || (complete && values.length === 1)) return false
    if (rule !== null && areOnlyDays(candidate, placement)) return false
  }
  const { concepts } = table.names[source]!
  // The next date of something is not the day on which it was closed, though no other column has one.
  if (!required && areContrary(standsOf(concepts), standsOf(side.names[target]!.concepts))) return false
  if (
    OWN.some((own) => isAbout(concepts, own) && !isAbout(side.names[target]!.concepts, own)) &&
    !areSums(candidate, placement)
  )
    return false
  if (link !== null) return link >= least || (required && mayBeForeign(candidate, placement))
  if (rule !== null) {
    const isKey = side.names[target]!.concepts.includes('number')
    const isNumber = (kind ?? 1) >= LEAST_MET || isKey || !side.kinds[target]!.some((one) => FIGURES.has(one))
    return (rule.reachable >= least && isNumber) || (required && mayBeCodes(candidate, placement))
  }
  return kind === null || kind >= least || isOpenKind(candidate, placement)
}

/** Short for something else: figures with decimals under a “GEB” are fees, and no births. */
function areSums({ source }: Candidate, { table }: Placement): boolean {
  const { amount = 0, decimal = 0 } = table.profile.columns[source]!.types
  return table.names[source]!.concepts.length === 1 && amount + decimal >= NEARLY_ALL
}

function isAbout(concepts: readonly string[], concept: string): boolean {
  return concepts.includes(concept)
}

const MOSTLY_ONCE = 0.8

/** Keys are of many forms, and names may hold anything but what is clearly something else. */
function isOpenKind({ source, target }: Candidate, { table, side }: Placement): boolean {
  const kinds = side.kinds[target]!
  const { types, distinct, filled } = table.profile.columns[source]!
  // A row that was written twice makes a key no less one.
  const unique = distinct >= MOSTLY_ONCE * filled
  const { date = 0, datetime = 0, time = 0, email = 0, amount = 0 } = types
  if (date + datetime + time + email + amount >= LEAST_MET && !((types.code ?? 0) >= NEARLY_ALL && unique)) return false
  return kinds.every((kind) => kind === 'identifier') && (types.words ?? 0) >= LEAST_MET && unique
}

/**
 * Few values, none of which the rule knows, where it lists about as many: what each means can be asked. Figures under another header count
 * something, several words are what something is called, and a file that is called by an allowed value says itself what its rows are.
 */
function mayBeCodes({ source, target, name }: Candidate, { table, side }: Placement): boolean {
  const allowed = side.rules[target]?.values ?? []
  const listed = allowed.length
  const { complete, distinct, filled, types } = table.profile.columns[source]!
  const { words = 0, integer = 0, code = 0, boolean = 0 } = types
  if (listed < 2 || listed > MOST_CODES || Math.max(words, integer, code, boolean) < NEARLY_ALL) return false
  const isOther = integer >= NEARLY_ALL || areLongNames(table.profile.columns[source]!, allowed)
  if ((name ?? 0) < LITTLE_LIKE && (isOther || namedBy(table.profile.table, allowed) !== undefined)) return false
  return complete && distinct > 1 && distinct <= listed + MORE_CODES && filled > 2 * distinct
}

/** Most values are several words, where what is listed is one each. */
function areLongNames({ values }: ColumnProfile, listed: readonly string[]): boolean {
  const isLong = (text: string): boolean => /\S[\s,;/_-]+\S/u.test(text)
  return !listed.some(isLong) && values.filter(({ value }) => isLong(value)).length > values.length / 2
}

/** Few values that are none of the linked keys, under a header that is like the link's: another list of codes, each of which can be asked about. */
function mayBeForeign({ source, name }: Candidate, { table }: Placement): boolean {
  const { complete, distinct, filled } = table.profile.columns[source]!
  return (name ?? 0) >= LITTLE_LIKE && complete && distinct > 1 && distinct <= MOST_CODES && filled > 2 * distinct
}

/** A flag that is called as one of the values that the rule lists: `Disc` for “discontinued”, `Cancelled` for “cancelled”. */
function isFlagOf(source: number, values: readonly string[] | null, { table }: Placement): boolean {
  const { name, types } = table.profile.columns[source]!
  return (
    (types.boolean ?? 0) >= LEAST_MET &&
    values !== null &&
    closestValue(name, values).some(({ confidence }) => confidence >= CALLED)
  )
}

/** What speaks for it beside its chance, as log-odds; null where nothing does. */
function evidenceFor(candidate: Candidate, fitting: Candidate[], placement: Placement): number | null {
  const { target, source, probability, link, rule, kind } = candidate
  const { table, side } = placement
  const likely = probability >= LEAST_LIKELY
  const only = fitting.length === 1
  if (link !== null) return 3 * link
  const pattern = side.rules[target] ?? null
  if (pattern) {
    // Codes for listed values say nothing themselves: it is the only column that has so few, or is called so.
    if (isFlagOf(source, pattern.values, placement)) return 1
    // Figures in another unit are held against no rule before they are converted.
    if (rule === null || rule.reachable < LEAST_MET) return likely || only ? 0 : null
    return likely || only || isTelling(pattern) || pattern.values !== null ? 2 * rule.reachable : null
  }
  if (side.kinds[target]!.some((one) => TELLING.has(one)) && (kind ?? 0) >= LEAST_MET) return 1
  if (side.template.columns[target]!.unique && table.profile.columns[source]!.unique) return 1
  const { concepts } = side.names[target]!
  if (SAYS_WHAT.some((concept) => concepts.includes(concept))) {
    if (isCalledAsItsTable(source, placement)) return 1
    const own = fitting.filter((one) => isOwnText(one.source, placement))
    if (own.length === 1 && own[0] === candidate) return 0.5
    if (isAnyThing(source, placement)) return 0.4
  }
  if (
    kind === null &&
    isText(source, placement) &&
    !fitting.some((one) => one !== candidate && isText(one.source, placement))
  )
    return 0.5
  return likely || only ? 0 : null
}

/** What a column is about that says what each row is. */
const SAYS_WHAT = ['name', 'description', 'title', 'label']

/** “Item”, “Article”, or what the template is a list of, under which words stand: what each thing is. */
function isAnyThing(source: number, { table, side }: Placement): boolean {
  const { concepts } = table.names[source]!
  const { types, distinct } = table.profile.columns[source]!
  const isThing =
    concepts.join() === 'product' || (concepts.length > 0 && concepts.every((one) => side.implied.has(one)))
  return isThing && (types.words ?? 0) >= NEARLY_ALL && distinct > 1
}

/** “Item” on the lines of invoices, for their “description” without a rule, where no other column may be it. */
function isOnlyThing({ source, target }: Candidate, fitting: Candidate[], placement: Placement): boolean {
  const { names, rules } = placement.side
  const says = (concept: string): boolean => names[target]!.concepts.includes(concept)
  if (rules[target] || !SAYS_WHAT.some(says)) return false
  const things = fitting.filter((one) => isAnyThing(one.source, placement))
  return things.length === 1 && things[0]!.source === source
}

/** Two words. */
const WORDED = /\p{L}{2}\S*\s+\S*[\p{L}\d]/u

/** Texts of several words, another one in most rows. */
function isText(source: number, { table: { profile } }: Placement): boolean {
  const { values, filled, distinct } = profile.columns[source]!
  return (
    distinct > 0.5 * filled && values.filter(({ value }) => WORDED.test(value)).length >= NEARLY_ALL * values.length
  )
}

/** `Rep` in `reps.csv`, on the sheet “Reps” or for the template of reps: what the rows are called. */
function isCalledAsItsTable(source: number, { table: { profile }, side }: Placement): boolean {
  const plain = (text: string): string => squash(text.replace(/\.\w+$/, ''))
  const { name, filled, values } = profile.columns[source]!
  const repeated = values.reduce((sum, { count }) => sum + count - 1, 0)
  const own = plain(name)
  const tables = [profile.table.file_name, profile.table.name, side.template.name].map(plain)
  return own !== '' && repeated <= 0.1 * filled && tables.some((table) => isSameWord(own, table))
}

/** Short texts, another one in each row. */
function isOwnText(source: number, { table: { profile } }: Placement): boolean {
  const { types, filled, sampled, distinct, max_length: longest } = profile.columns[source]!
  const isShort = longest <= LONGEST_NAME && (types.words ?? 0) >= MOSTLY_ONCE
  return isShort && filled >= FEWEST_NAMED && filled >= NEARLY_ALL * sampled && distinct >= NEARLY_ALL * filled
}

/** Prose is longer, and of fewer rows each may have a text of its own by chance. */
const LONGEST_NAME = 80
const FEWEST_NAMED = 4

/**
 * The same for an optional column: what is called a little like it, and by far the likeliest; else only what is the only one whose values it
 * takes, and isn't called something else.
 */
function proofOf(candidate: Candidate, fitting: Candidate[], placement: Placement): number | null {
  const { table, side } = placement
  const { source, target, name, rule, kind, link } = candidate
  const isFlag = rule === null && (table.profile.columns[source]!.types.boolean ?? 0) >= NEARLY_ALL
  if ((name ?? 0) >= LITTLE_LIKE && !isFlag && isLikeliest(candidate, fitting)) return 1
  if (isOnlyThing(candidate, fitting, placement)) return 1
  const pattern = side.rules[target] ?? null
  const telling = pattern
    ? isTelling(pattern) && rule !== null
    : link === null && side.kinds[target]!.some((one) => TELLING.has(one)) && (kind ?? 0) >= NEARLY_ALL
  if (!telling || fitting.length > 1) return null
  const { concepts } = table.names[source]!
  const isOther =
    concepts.length > 0 && concepts.every((concept) => CONCEPTS.has(concept)) && (name ?? 0) < LEAST_DEFAULT
  return isOther ? null : 1
}
