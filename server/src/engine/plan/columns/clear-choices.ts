import { cellsOf } from '../../profile/cells-of.ts'
import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { squash } from '../../match/names/words.ts'
import { PIECES_OF } from '../../match/vocabulary/pieces.ts'
import { isState, stateCode } from '../../profile/subdivisions.ts'
import { SURE } from '../sure.ts'
import { afterDiscount } from './after-discount.ts'
import { asDescribed } from './as-described.ts'
import { isSureChoice, KNOWN, sureChoice } from './choices.ts'
import { askedByHeader, explainedColumn } from './explained-columns.ts'
import { asInSameShape, likeElsewhere } from './filled-elsewhere.ts'
import { keyElsewhere } from './keys-elsewhere.ts'
import { keyLinked } from './keys-linked.ts'
import { LEAST_DEFAULT } from './last-resort.ts'
import { isTelling } from './left-behind.ts'
import { lowestLink } from './lowest-links.ts'
import { moneyAlone } from './money-alone.ts'
import { namedByList } from './named-by-lists.ts'
import { nameBesideKey } from './names-beside-keys.ts'
import { ofNamedParty } from './named-party.ts'
import { asOnlyNames, asOnlyWithKeys, leadsNowhere, onlyKeys } from './only-keys.ts'
import { onlyWithWord } from './only-with-word.ts'
import { occupation } from './occupations.ts'
import type { OpenTable } from './open-table.ts'
import { asOpposite, asTicksSaid } from './opposite-questions.ts'
import { firstLine, secondLine } from './second-lines.ts'
import { streetBesideTown } from './street-beside-town.ts'
import { selfChoice } from './self-links.ts'
import { taxedAlone } from './taxed-alone.ts'

/**
 * The choice of each template column, where need be by another way than the assignment: by its name alone, by what only it can be, by what
 * stands in other tables. The ways are tried in this order.
 */
export function clearChoices(table: OpenTable): (Choice | undefined)[] {
  return table.placement.side.template.columns.map((_, target) => lowestLink(target, clearChoice(target, table), table))
}

function clearChoice(target: number, looked: OpenTable): Choice | undefined {
  const { placement, context, told, ignored, linked, open, byTarget, composites, choices, free } = looked
  const choice = choices.get(target)
  if (told.has(target) || composites.has(target)) return choice
  const own = byTarget.get(target) ?? []
  const paid = afterDiscount(target, own, placement)
  if (paid) return paid
  const first = sureChoice(firstLine(target, open, free, choices, placement))
  const besideKey = nameBesideKey(target, looked)
  if (besideKey) return besideKey
  const named = first ?? (isSureChoice(choice) ? choice : sameNamed(target, looked))
  const knownElsewhere = keyElsewhere(target, named ?? choice, own, free, placement, context)
  if (knownElsewhere) return knownElsewhere
  const street = streetBesideTown(target, looked)
  if (street) return street
  const asked = named && askedByHeader(target, named, open, free, placement, context)
  if (asked) return asked
  if (named && !leadsNowhere(named))
    return (
      ofNamedParty(target, named, open, free, placement, context) ??
      asOnlyNames(target, asOnlyWithKeys(target, named, linked, placement), linked, placement)
    )
  return (
    onlyKeys(target, linked, free, placement) ??
    named ??
    keyLinked(target, choice, looked.byTarget.get(target) ?? [], free, placement, context) ??
    onlyFit(target, looked) ??
    sureChoice(onlyWithWord(target, looked)) ??
    sureChoice(taxedAlone(target, looked)) ??
    sureChoice(moneyAlone(target, looked)) ??
    sureChoice(occupation(target, looked)) ??
    asOpposite(target, looked) ??
    asTicksSaid(target, looked) ??
    ofStates(target, looked) ??
    explainedColumn(target, open, free, placement, context) ??
    namedByList(target, open, free, placement, context) ??
    alsoLinked(target, looked) ??
    asDescribed(target, looked) ??
    selfChoice(target, linked, ignored, choices, placement) ??
    asElsewhere(target, looked) ??
    sureChoice(asInSameShape(target, own, free, placement, context)) ??
    sureChoice(secondLine(target, open, free, told, choices, placement, context)) ??
    (choice && isNameOfOther(choice.candidate, looked) ? nextText(target, looked) : choice)
  )
}

/**
 * The only column whose header is the template column's own name, where nothing else has it and no other column is likelier. Its values
 * may all break the rule: rows with an issue each say so, and an empty column says nothing.
 */
function sameNamed(
  target: number,
  { byTarget, choices, composites, placement: { table, side } }: OpenTable,
): Choice | undefined {
  const wanted = side.names[target]!.squashed
  const named = table.names.flatMap(({ squashed, empty }, source) => (squashed === wanted && !empty ? [source] : []))
  const own = byTarget.get(target) ?? []
  const candidate = own.find(({ source }) => source === named[0])
  if (named.length !== 1 || !candidate) return undefined
  const taken = [...choices.values()].some(
    (choice) => isSureChoice(choice) && choice.candidate.source === candidate.source,
  )
  const joined = [...composites.values()].some(({ sources }) => sources.includes(candidate.source))
  const beaten = own.some((other) => other.probability > candidate.probability)
  return taken || joined || beaten ? undefined : sureChoice(candidate)
}

/** A column without a name, whose values are the only ones that the rule takes, where no other rule takes them. */
function onlyFit(target: number, { open, free, placement: { table, side } }: OpenTable): Choice | undefined {
  const rule = side.rules[target]
  if (!rule || !isTelling(rule)) return undefined
  const fits = ({ rule: met }: Candidate): boolean => met !== null && met.reachable >= 0.95
  const fitting = open.filter((one) => one.target === target && free.has(one.source) && fits(one))
  const [candidate] = fitting
  if (!candidate || fitting.length > 1 || !table.names[candidate.source]!.empty) return undefined
  const elsewhere = open.some((one) => one.source === candidate.source && one.target !== target && fits(one))
  return elsewhere ? undefined : sureChoice(candidate)
}

/** Whether the column names rows of other tables, and so is no text of this one. */
export function isNameOfOther({ source, target }: Candidate, { placement, others }: OpenTable): boolean {
  return placement.side.template.columns[target]!.desiredRule === 'none' && others.has(source)
}

/** The likeliest text that names no other row, as the default of a question. */
function nextText(target: number, looked: OpenTable): Choice | undefined {
  const { byTarget, free, placement } = looked
  const texts = (byTarget.get(target) ?? []).filter(
    (one) =>
      free.has(one.source) &&
      !isNameOfOther(one, looked) &&
      (placement.table.profile.columns[one.source]!.types.words ?? 0) >= 0.5,
  )
  const [candidate, ...rivals] = texts.toSorted((a, b) => b.probability - a.probability)
  return candidate && { candidate, confidence: LEAST_DEFAULT, rivals }
}

/** So many of the cells must be states, and so many different ones are no chance. */
const MOST_STATES = 0.95
const FEW_STATES = 4

/**
 * The only column that holds states and provinces, in any case, for what is called a state or province: by name at least at times, or under a
 * header that is short for it, “St”.
 */
function ofStates(target: number, { open, free, placement: { table, side } }: OpenTable): Choice | undefined {
  if (!side.names[target]!.concepts.includes('state')) return undefined
  const found = open.filter(({ source, target: other }) => {
    if (other !== target || !free.has(source)) return false
    const { name, values, filled, distinct } = table.profile.columns[source]!
    const states = values.filter(({ value }) => isState(value) || isState(value.toUpperCase()))
    if (cellsOf(states) < MOST_STATES * filled) return false
    const isShort = PIECES_OF.get(squash(name))?.has('state') ?? false
    return isShort ? distinct > 1 : distinct >= FEW_STATES && states.some(({ value }) => stateCode(value) !== null)
  })
  const [candidate] = found
  return candidate && found.length === 1 ? sureChoice(candidate) : undefined
}

/**
 * The column by which the linked table is known, though it is another template column as well: an e-mail address that is to be kept also says
 * whose it is. Not for links to the template itself, where every column is of the row that it stands in.
 */
function alsoLinked(target: number, { linked, ignored, placement: { side, table } }: OpenTable): Choice | undefined {
  const { desiredRule, linkRule } = side.template.columns[target]!
  if (desiredRule !== 'link' || linkRule?.some(({ templateId }) => templateId === side.template.id)) return undefined
  const [candidate, ...rivals] = linked
    .filter(({ source, byName, link, ...one }) => {
      // The same word in every row may be in a name by chance.
      const isSeveral = table.profile.columns[source]!.distinct > 1
      const isOther = isContra(table.names[source]!) !== isContra(side.names[target]!)
      return one.target === target && byName && link! >= KNOWN && isSeveral && !isOther && !ignored[source]
    })
    .toSorted((a, b) => b.link! - a.link! || b.probability - a.probability)
  return candidate && { candidate, confidence: SURE, rivals }
}

/** The account against the one that a posting is of, which is never that one. */
function isContra({ concepts }: { concepts: readonly string[] }): boolean {
  return concepts.includes('contra')
}

/** The column with the values that fill the template column in another table. */
function asElsewhere(target: number, { open, free, placement, context }: OpenTable): Choice | undefined {
  const found = likeElsewhere(target, open, free, placement, context)
  return found && { ...found, confidence: SURE, rivals: [] }
}
