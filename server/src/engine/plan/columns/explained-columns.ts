import { cellsOf } from '../../profile/cells-of.ts'
import { escaped } from '../../escaped.ts'
import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { valueForms } from '../../match/values/forms.ts'
import { rulePass } from '../../match/values/rule-pass.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { describedIn } from '../../knowledge/described-values.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { areInCents, unitNamed } from '../../profile/units.ts'
import type { Context, Placement } from '../context.ts'
import { codesSaid } from './codes-said.ts'
import { figuresListed } from './figures-listed.ts'
import { isOfRowsLikeIts, listedForColumn, listsWith, type Listed } from './explaining-lists.ts'
import { explainedAnswers } from './explained-answers.ts'
import { speaksOf, standsFor } from './explanations.ts'
import { ofAnything } from './of-anything.ts'
import { isTelling } from './left-behind.ts'
import { isOfAnother } from '../joins/of-another.ts'
import { areOfForm } from '../joins/told-by-values.ts'
import { meaningsOf } from '../tables/code-lists.ts'
import { figuresSaid } from '../tables/figures-said.ts'
import { readTexts, told, type Told } from '../tables/read-texts.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { calledAs } from '../transforms/values/called-values.ts'
import { labelledIn } from '../transforms/values/described-codes.ts'
import { SURE } from '../sure.ts'

// A column that nothing says the meaning of but what its values stand for: those that the template's description explains (“DT downtown, NS
// north side”), or that a list beside the data has with what the template takes.

/** A column with more different values has no codes. */
const MOST_VALUES = 60
const FEWEST = 2
const ONE_FIGURE = /^\D*\d+\D*$/u
/** Codes are shorter. */
const LONG = 5
/** This share of the cells must be explained. */
const MOSTLY = 0.9

/** The only column, of those that nothing else was found for, whose values are explained as the template column takes them. */
export function explainedColumn(
  target: number,
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
): Choice | undefined {
  const { table, side } = placement
  const rule = side.rules[target]
  if (!rule || side.template.columns[target]!.desiredRule === 'link') return undefined
  const coded = open.filter(
    (one) => one.target === target && free.has(one.source) && isCoded(table.profile.columns[one.source]!),
  )
  const explains = rule.values
    ? firstOf(
        byDescription(target, placement),
        byTexts(target, placement, context),
        byMeanings(target, placement, context),
        explainedAnswers(target, placement, context),
        noOf(rule.values) === null ? codesSaid(target, placement, context) : null,
      )
    : firstOf(
        bySaid(target, placement, context),
        codesSaid(target, placement, context),
        isTakenBesides(target, open, free, placement) ? null : byList(target, placement, context),
        (source) => figuresListed(source, target, placement, context),
      )
  const found = coded.flatMap((candidate) => {
    const source = table.profile.columns[candidate.source]!
    const why =
      byHeader(source, target, placement, context) ??
      byOwnCodes(source, target, placement, context) ??
      explains?.(source) ??
      null
    return why === null ? [] : [{ candidate, why }]
  })
  const [only] = found.length === 0 ? alsoExplained(target, open, free, placement, context) : found
  return only && found.length <= 1 ? { ...only, confidence: SURE, rivals: [] } : undefined
}

/**
 * The only column that asks for one of two allowed values by its header, “active” with 0 and 1, where another that was found for it has none of them:
 * a shop's “condition” is no state of its products.
 */
export function askedByHeader(
  target: number,
  { candidate: { rule } }: Choice,
  open: readonly Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
): Choice | undefined {
  if (!placement.side.rules[target] || rule === null || rule.reachable > 0) return undefined
  const found = open.flatMap((candidate) => {
    const source = placement.table.profile.columns[candidate.source]!
    if (candidate.target !== target || !free.has(candidate.source) || !isCoded(source)) return []
    const why = byHeader(source, target, placement, context)
    return why === null ? [] : [{ candidate, why, confidence: SURE, rivals: [] }]
  })
  return found.length === 1 ? found[0] : undefined
}

/** Two telephones of each row may both be meant, and that of the firm which a code names is neither. */
function isTakenBesides(target: number, open: Candidate[], free: ReadonlySet<number>, { side }: Placement): boolean {
  const rule = side.rules[target]!
  const isTaken = (one: Candidate): boolean =>
    one.target === target && free.has(one.source) && one.rule !== null && one.rule.reachable >= MOSTLY
  return isTelling(rule) && open.some(isTaken)
}

/** What a list has beside codes that fill another column as well: the technician's e-mail address, where the list and the codes are of technicians. */
function alsoExplained(
  target: number,
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
): { candidate: Candidate; why: string }[] {
  const { table, side } = placement
  const rule = side.rules[target]!
  if (rule.values || !isTelling(rule)) return []
  const wanted = conceptsOf(side.template.columns[target]!.name)
  const isOfSource = ({ list, key, column }: Listed, source: ColumnProfile): boolean => {
    const rest = wanted.filter((concept) => !conceptsOf(column.name).includes(concept))
    const about = [list.table.name, key.name, source.name].flatMap(conceptsOf)
    return rest.length > 0 && rest.every((concept) => about.includes(concept))
  }
  const explains = byList(target, placement, context, isOfSource)
  const found = open.flatMap((candidate) => {
    const source = table.profile.columns[candidate.source]!
    if (candidate.target !== target || free.has(candidate.source) || !isCoded(source)) return []
    const why = explains(source)
    return why === null ? [] : [{ candidate, why }]
  })
  return found.length === 1 ? found : []
}

function isCoded({ complete, distinct, filled }: ColumnProfile): boolean {
  return complete && distinct >= FEWEST && distinct <= MOST_VALUES && filled >= 2 * distinct
}

/** A yes or no to one of the allowed values, which the header or a sentence about the column names. */
function byHeader(source: ColumnProfile, target: number, { side }: Placement, context: Context): string | null {
  const { values } = side.rules[target]!
  if (values === null || values.length !== 2 || noOf(values) !== null) return null
  const called = calledAs(source, values, context)
  return called === null ? null : `“${source.name}” tells whether it is “${called}”.`
}

/** Codes as the rule takes them, which a list that is called after the template column, or has a column that is, explains: they are that. */
function byOwnCodes(
  source: ColumnProfile,
  target: number,
  { table, side }: Placement,
  context: Context,
): string | null {
  const rule = side.rules[target]!
  const { name } = side.template.columns[target]!
  const taken = source.values.filter(({ value }) => rule.matches(value.trim()))
  if (!isTelling(rule) || cellsOf(taken) < MOSTLY * cellsOf(source.values)) return null
  const tellingOf = (called: string): string =>
    conceptsOf(called)
      .filter((concept) => !ofAnything(concept))
      .join(' ')
  const wanted = tellingOf(name)
  const found = listsWith(source, table.profile, context).find(({ list }) =>
    [list.table, ...list.columns].some((called) => wanted !== '' && tellingOf(called.name) === wanted),
  )
  return found ? `“${source.name}” has the codes of ${found.list.table.name}, as “${name}” takes them.` : null
}

type Explains = (source: ColumnProfile) => string | null

/** Words that the description has for what is allowed; what is yes and no stands for anything. */
function byDescription(target: number, { side }: Placement): Explains | null {
  const { name, description } = side.template.columns[target]!
  const allowed = side.rules[target]!.values!
  if (noOf(allowed) !== null) return null
  const labelled = labelledIn(description ?? '', allowed)
  return (source) => {
    const labels = source.values.filter(({ value }) => labelled(value.trim()) !== null)
    const known = source.values.filter(
      ({ value }) => labels.some((one) => one.value === value) || isClear(closestValue(value, allowed)),
    )
    if (labels.length < FEWEST || cellsOf(known) < MOSTLY * cellsOf(source.values)) return null
    return `The description of “${name}” says what “${labels[0]!.value}” and “${labels[1]!.value}” stand for.`
  }
}

/** Values of a column that a text calls by its name, and says of each what is allowed: “series A are invoices, series R credit notes”. */
function byTexts(target: number, { side }: Placement, context: Context): Explains | null {
  const column = side.template.columns[target]!
  const allowed = side.rules[target]!.values!
  if (noOf(allowed) !== null) return null
  return (source) => {
    const called = conceptsOf(source.name).filter((concept) => !ofAnything(concept))
    // Of a list of several columns each line is called as its own.
    const isCalled = (text: string): boolean =>
      text.split(' ; ').some((line) => {
        const words = conceptsOf(line)
        return called.length > 0 && called.every((concept) => words.includes(concept))
      })
    const raws = source.values.map(({ value }) => value.trim())
    const about = { context, source, target: column, template: side.template }
    const said = told(readTexts(about, raws, describedIn(allowed, column.description ?? null), true, allowed))
    const known = new Set(said.map(({ raw }) => raw))
    // What is called as the template column is may have a code that says by itself what it is, and one of which nothing is said: that is asked about.
    const isMeant = called.length > 0 && called.every((concept) => conceptsOf(column.name).includes(concept))
    const rest = source.values.filter(({ value }) => !known.has(value.trim()))
    const read =
      rest.length === 0
        ? 0
        : rulePass(valueForms({ ...source, values: rest }, MOST_VALUES), side.rules[target]!).reachable
    const unknown = (1 - read) * cellsOf(rest)
    const areNamed = areNamedInTexts(known, source)
    const areSaid = areNamed || (isMeant ? unknown <= (1 - MOSTLY) * cellsOf(source.values) : rest.length === 0)
    const isAll = areSaid && new Set(said.map(({ value }) => value)).size >= FEWEST
    const isMeantByThem = areNamed || said.every((one) => isCalled(one.said))
    return isAll && isMeantByThem ? standsFor(said[0]!.origin, source, column) : null
  }
}

/** So many words of a column that texts give a meaning stand in them for no other reason. */
const MANY_WORDS = 4
/** What they give none may be among them, and is asked about. */
const NEARLY_ALL = 0.8

/** “M. and Mme are private, SARL and SAS are firms” tells of which column it is said, whatever that is called: nearly all of its cells have these. */
function areNamedInTexts(known: ReadonlySet<string>, source: ColumnProfile): boolean {
  const named = source.values.filter(({ value }) => known.has(value.trim()))
  const words = named.filter(({ value }) => /\p{L}{2}/u.test(value))
  return words.length >= MANY_WORDS && cellsOf(named) >= NEARLY_ALL * cellsOf(source.values)
}

function firstOf(...all: (Explains | null)[]): Explains {
  return (source) => all.map((explains) => explains?.(source) ?? null).find((why) => why !== null) ?? null
}

/**
 * Codes of which a list has words that are clearly what is allowed, or what the description says of it: most of the different ones, and no two
 * of them the same.
 */
function byMeanings(target: number, { table, side }: Placement, context: Context): Explains | null {
  const allowed = side.rules[target]!.values!
  if (noOf(allowed) !== null) return null
  const labelled = labelledIn(side.template.columns[target]!.description ?? '', allowed)
  const meant = (text: string): string | null => {
    const candidates = closestValue(text, allowed)
    return labelled(text) ?? (isClear(candidates) ? candidates[0]!.value : null)
  }
  return (source) => {
    // What is written in words needs no list to be known.
    const isRead = source.values.some(({ value }) => meant(value.trim()) !== null && value.trim().length >= LONG)
    const meanings = isRead ? null : meaningsOf(source.values, source.name, table.profile, context)
    if (!meanings) return null
    const read = [...meanings.texts.values()].flatMap((texts) => texts.flatMap((text) => meant(text) ?? []).slice(0, 1))
    const isEnough = read.length >= FEWEST && 2 * read.length > source.distinct && new Set(read).size === read.length
    return isEnough ? standsFor(meanings.where, source, side.template.columns[target]!) : null
  }
}

/** Words of which texts tell figures that the rule takes: “monthly = 30 days, quarterly 90”, where these speak of what the column is. */
function bySaid(target: number, { side }: Placement, context: Context): Explains | null {
  const column = side.template.columns[target]!
  const rule = side.rules[target]!
  if (!rule.matches('7') || rule.matches('x')) return null
  const isSpokenOf = speaksOf(column)
  // “S = standard 23 %” is no quantity.
  const takesRates = OF_RATES.some(isSpokenOf)
  return (source) => {
    // A single letter stands in any text: header and text have to speak of what the column is.
    const areLetters = source.values.every(({ value }) => /^\p{L}$/u.test(value.trim()))
    const raws = source.values.flatMap(({ value }) => (areLetters || /\p{L}{2}/u.test(value) ? value.trim() : []))
    const said = figuresSaid({ context, source, target: column, template: side.template }, raws, rule.matches).filter(
      (one) => takesRates || !isRate(one),
    )
    const known = new Set(said.map(({ raw }) => raw))
    // “every 45 days” says its figure itself.
    const isKnown = (value: string): boolean => known.has(value) || ONE_FIGURE.test(value)
    const isMostly = cellsOf(source.values.filter(({ value }) => isKnown(value.trim()))) >= MOSTLY * source.filled
    if (!isMostly || new Set(said.map(({ value }) => value)).size < FEWEST) return null
    const isMeant = (one: { said: string }): boolean => isSpokenOf(one.said) || isSpokenOf(source.name)
    if (areLetters ? !isSpokenOf(source.name) || !said.every((one) => isSpokenOf(one.said)) : !said.some(isMeant))
      return null
    return standsFor(said[0]!.origin, source, column)
  }
}

const OF_RATES = ['percent', 'rate', 'tax', 'discount']

function isRate({ value, said }: Told): boolean {
  return new RegExp(`(?<![\\d.,])${escaped(value)}\\s?%`, 'u').test(said.replaceAll(',', '.'))
}

/** Words of a list that has beside each what the rule takes, where rule, header or description say that this is meant. */
function byList(
  target: number,
  { table, side }: Placement,
  context: Context,
  isMeant: (listed: Listed, source: ColumnProfile) => boolean = () => true,
): Explains {
  const column = side.template.columns[target]!
  const rule = side.rules[target]!
  const others = side.names.filter((_, at) => at !== target)
  const about = new Set(conceptsOf(`${column.name} ${column.description ?? ''}`))
  const isSpokenOf = ({ list, key, column: wanted }: Listed, source: ColumnProfile): boolean =>
    [list.table.name, key.name, wanted.name, source.name].some((name) => {
      const concepts = conceptsOf(name).filter((concept) => !ofAnything(concept))
      return concepts.length > 0 && concepts.every((concept) => about.has(concept))
    })
  const isNamedWith = (source: ColumnProfile): boolean =>
    conceptsOf(source.name).some((concept) => conceptsOf(column.name).includes(concept) && !ofAnything(concept))
  return (source) => {
    const refused = source.values.filter(({ value }) => !rule.matches(value.trim()))
    if (cellsOf(refused) * 2 < cellsOf(source.values)) return null
    const found = listedForColumn(
      source,
      table.profile,
      {
        name: side.names[target]!,
        others,
        rule,
        isSaid: false,
        inCents: areInCents(column),
        unit: unitNamed(column.name, column.description),
      },
      context,
    )
    if (!found || isOfAnother(target, { side }, source, found.list)) return null
    // What the payroll has beside the manager's number is the manager's pay.
    if (!isNamedWith(source) && isOfRowsLikeIts(found, table.profile, source)) return null
    // The addresses of our own people are what another column's rule wants of all.
    if (side.rules.some((one, at) => at !== target && one?.values === null && areOfForm(one)(found.column))) return null
    // Of figures as long as the rule wants them a list has several: the number of an insurer is no postal code.
    const isSure = isTelling(rule) && found.column.values.some(({ value }) => /\D/u.test(value))
    if (!isMeant(found, source) || !(isSure || isSpokenOf(found, source))) return null
    return `${found.list.table.name} has a “${found.column.name}” beside each “${source.name}”, which “${column.name}” takes.`
  }
}
