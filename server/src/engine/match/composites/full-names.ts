import type { Transform } from '../../model.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firstOfSeveral } from './first-of-several.ts'
import { PEOPLE } from './merges.ts'
import { prefixedNames, prefixTarget } from './surname-prefixes.ts'
import { titlePart } from './titles.ts'
import { titledNames } from './titled-persons.ts'
import { hasTwoWords, isWholeName, TITLED_PART, writtenAs } from './written-names.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { stemOf } from '../vocabulary.ts'
import { kinship } from '../vocabulary/kinship.ts'
import { conceptsOf } from '../names/words.ts'

// A person's full name in one column, for a template with first and last name: “Garcia, Ana”, “GARCIA Ana”, “Ana Garcia”.

/** From this share on, that is how the column writes its names. */
const MOST = 0.7

/** A father's first name is no name of the row's own person, and what somebody was born as is none that is used. */
const OTHERS = new Set(['father', 'mother', 'parent', 'partner', 'guardian', 'child', 'emergency', 'contact', 'birth'])

/** First and last name out of the column of full names, where nothing else holds them. */
export function splitNames(table: TableSide, side: TemplateSide): Composite[] {
  const targets = nameTargets(side)
  const source = wholeNames(table, side)
  const written = targets && source >= 0 ? writtenAs(source, table, side) : null
  if (!targets || !written) return []
  const { confidence, shown } = written
  const reason = `The values of “${table.profile.columns[source]!.name}” look like “${shown}”.`
  const part = (target: number, step: Transform): Composite => ({
    target,
    sources: [source],
    transforms: [step],
    confidence,
    reason,
  })
  const prefixed = prefixedAs(source, table, side)
  return prefixed
    ? [
        part(targets.first, prefixed.first),
        part(prefixTarget(side), prefixed.prefix),
        part(targets.last, prefixed.last),
      ]
    : [
        part(targets.first, givenPart(source, targets.first, table, side) ?? written.first),
        part(targets.last, written.last),
      ]
}

/** The parts of names with what stands before the family name, where the template has a column for that and the table none. */
function prefixedAs(source: number, table: TableSide, side: TemplateSide): ReturnType<typeof prefixedNames> {
  const hasOwn = table.names.some(({ concepts }) => concepts.includes('infix'))
  if (prefixTarget(side) < 0 || hasOwn || sharesOf(table.profile.columns[source]!, TITLED_PART) > 0) return null
  return ORDERED.has(writtenAs(source, table, side).shown) ? prefixedNames(table.profile.columns[source]!) : null
}

const ORDERED = new Set([
  'last name, first name',
  'first name last name',
  'first name last name; last name, first name',
])

/** The column of whole names; -1 where there is none. One that is called as what the rows link to comes last: the customer of a contact. */
function wholeNames(table: TableSide, side: TemplateSide): number {
  const found = table.names.flatMap(({ concepts }, at) =>
    ((isWholeName(concepts) || isWholeNameOf(concepts, side)) &&
      hasTwoWords(at, table) &&
      !isOwnBesideRole(concepts, side)) ||
    (isPerson(concepts, side) &&
      (hasCommas(at, table, side) || (isOneself(concepts, side) && hasNames(at, table, side)))) ||
    (isOfRole(concepts, side) && (hasCommas(at, table, side) || hasNames(at, table, side))) ||
    (isContact(concepts) &&
      hasNames(at, table, side, SHORT_NAME) &&
      sharesOf(table.profile.columns[at]!, /\S\s+\S/) > SOME)
      ? [at]
      : [],
  )
  const called = found.find((at) => !isOfLink(table.names[at]!.concepts, side)) ?? found[0] ?? -1
  const isParted = table.names.some(({ concepts }) => concepts.includes('first') || concepts.includes('last'))
  const titled = called < 0 && !isParted ? titledNames(table) : -1
  return titled >= 0 && !table.names[titled]!.concepts.some((one) => OTHERS.has(one)) ? titled : called
}

/** “Pupil: surname and first name” in a list of pupils, as a heading above both says whose name it is. */
function isWholeNameOf(concepts: readonly string[], { implied }: TemplateSide): boolean {
  return concepts.some((one) => implied.has(one)) && isWholeName(concepts.filter((one) => !implied.has(one)))
}

/** Of whom one asks for, some are known by their first names alone. */
const SOME = 0.4
const SHORT_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Ll}{1,4}\.?){0,3}(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}$/u

/** So much akin is what two words call the same person. */
const AKIN = 0.6

/** “Vendor Name” in a list of vendors whose template asks for that name, and for the first and last name of a contact. */
function isOwnBesideRole(concepts: readonly string[], side: TemplateSide): boolean {
  const roles = rolesOf(side)
  const isOwn = side.names.some(
    (one) => one.concepts.join() === 'name' || one.concepts.every((word) => word === 'name' || side.implied.has(word)),
  )
  return roles.length > 0 && isOwn && !concepts.some((one) => roles.includes(one))
}

/** Whom the columns of first and last name are about: nobody else than the row's own person where they say nothing. */
function rolesOf(side: TemplateSide): string[] {
  const targets = nameTargets(side)
  if (!targets) return []
  const [first, last] = [targets.first, targets.last].map((target) => side.names[target]!.concepts)
  return first!.filter((one) => !NAME_WORDS.has(one) && !side.implied.has(one) && last!.includes(one))
}

/** “Responsible” for the first and last name of a manager: whom the two columns are about, in this word or one that is akin to it. */
function isOfRole([own, ...more]: readonly string[], side: TemplateSide): boolean {
  if (own === undefined || more.length > 0) return false
  return rolesOf(side).some((role) => role === own || (kinship(own, role) ?? 0) >= AKIN)
}

const NAME_WORDS = new Set(['first', 'last', 'name'])

function isContact(concepts: readonly string[]): boolean {
  return concepts.length === 1 && concepts[0] === 'contact'
}

function isOfLink([own]: readonly string[], { template, names }: TemplateSide): boolean {
  return template.columns.some(
    ({ desiredRule }, at) => desiredRule === 'link' && own !== undefined && names[at]!.concepts.includes(own),
  )
}

/** The degrees before whole names, for a column of titles that the table has none for. */
export function splitTitles(table: TableSide, side: TemplateSide): Composite[] {
  const source = nameTargets(side) ? wholeNames(table, side) : -1
  if (source < 0 || table.names.some(({ concepts }) => TITLES.some((one) => concepts.includes(one)))) return []
  return [...side.names.keys()].flatMap((target) => titlePart(source, target, table, side) ?? []).slice(0, 1)
}

const TITLES = ['title', 'salutation', 'degree']

/** The step for the name that a column was named for, where it holds whole names and nothing else has the other part. */
export function namePart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const given = givenPart(source, target, table, side)
  if (given) return given
  const title = titlePart(source, target, table, side)
  if (title) return title.transforms[0]!
  const targets = nameTargets(side)
  if (target === prefixTarget(side)) return prefixedAs(source, table, side)?.prefix ?? null
  const wanted = targets?.first === target ? 'first' : targets?.last === target ? 'last' : null
  if (!wanted || !hasTwoWords(source, table)) return null
  const other = wanted === 'first' ? 'last' : 'first'
  // “First order” holds no names.
  const holdsWords = (at: number): boolean => (table.profile.columns[at]!.types.words ?? 0) > 0.5
  const isOwn = (concepts: readonly string[]): boolean => !concepts.some((concept) => OTHERS.has(concept))
  const elsewhere = table.names.some(
    ({ concepts }, at) => at !== source && concepts.includes(other) && isOwn(concepts) && holdsWords(at),
  )
  return elsewhere ? null : (prefixedAs(source, table, side) ?? writtenAs(source, table, side))[wanted]
}

/** First names and the initials behind them, where the template has a column for each and the table has them in one: “Ana M.”, “Garcia, Ana M.”. */
export function splitInitials(table: TableSide, side: TemplateSide): Composite[] {
  const middle = side.names.findIndex(({ concepts }) => concepts.includes('middle'))
  const first = side.names.findIndex(({ concepts }, at) => at !== middle && concepts.includes('first'))
  if (
    middle < 0 ||
    first < 0 ||
    table.names.some(({ concepts, squashed }) => concepts.includes('middle') || squashed === 'mi')
  )
    return []
  const source = table.names.findIndex(
    ({ concepts }, at) =>
      (concepts.includes('first') && !concepts.includes('last')) ||
      ((isPerson(concepts, side) || isWholeName(concepts)) && hasCommas(at, table, side)),
  )
  const steps = source < 0 ? [] : [first, middle].map((target) => givenPart(source, target, table, side))
  const reason = `Initials stand behind the first names in “${table.profile.columns[source]?.name}”.`
  return steps.length === 0 || steps.includes(null)
    ? []
    : [first, middle].map((target, at) => ({
        target,
        sources: [source],
        transforms: [steps[at]!],
        confidence: 0.9,
        reason,
      }))
}

/** From this share of the values on, an initial behind a first name is the middle one. */
const SOME_INITIALS = 0.1
const INITIAL = '\\p{Lu}\\.?'

/** “First name, no middle initial”. */
const WITHOUT_INITIAL =
  /(?<!\p{L})(?:no|not|without|omit|ohne|kein\p{L}*|sans|sin|senza|zonder|geen)\s(?:[^.;]{0,30}\s)?(?:middle|initials?|zwischen\p{L}*|mittel\p{L}*|initialen?|initiales?|inicial(?:es)?|iniziali?|initialen)(?!\p{L})/iu

/** The first name or the initial behind it, out of “Ana M.” or “Garcia, Ana M.”, where the template has a column for each, or wants no initial. */
function givenPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const isMiddle = (at: number): boolean => side.names[at]!.concepts.includes('middle')
  const isFirst = side.names[target]!.concepts.includes('first')
  const isAlone =
    side.names.some((_, at) => isMiddle(at)) || WITHOUT_INITIAL.test(side.template.columns[target]!.description ?? '')
  if (!isMiddle(target) && !(isFirst && isAlone)) return null
  const column = table.profile.columns[source]!
  if (sharesOf(column, new RegExp(`\\p{L}\\s+${INITIAL}$`, 'u')) < SOME_INITIALS) return null
  const before = sharesOf(column, /^[^,]+,\s*[^,]+$/) > MOST ? '[^,]*,\\s*' : ''
  if (before === '' && !table.names[source]!.concepts.includes('first')) return null
  return {
    kind: 'extract',
    pattern: isMiddle(target) ? `^${before}.*?(?:\\s(\\p{Lu})\\.?)?\\s*$` : `^${before}(.*?)(?:\\s+${INITIAL})?\\s*$`,
  }
}

/** The steps for first and last name in the order in which they were told, where the values show by more than that where one ends. */
export function namesInOrder(
  source: number,
  told: readonly string[],
  table: TableSide,
  side: TemplateSide,
): Transform[] | null {
  const parts = told.map((name) => {
    const concepts = conceptsOf(name)
    return concepts.includes('first') ? 'first' : concepts.includes('last') ? 'last' : null
  })
  const order = parts.join()
  if (!hasTwoWords(source, table) || !nameTargets(side)) return null
  const { first, last, shown } = writtenAs(source, table, side)
  if (order === 'last,first' && shown.endsWith('LAST NAME First name')) return [last, first]
  return order === 'first,last' && shown === 'First name LAST NAME' ? [first, last] : null
}

function nameTargets(side: TemplateSide): { first: number; last: number } | null {
  const first = side.names.findIndex(({ concepts }) => concepts.includes('first'))
  const last = side.names.findIndex(
    ({ concepts }) => concepts.includes('last') && !['infix', 'number'].some((other) => concepts.includes(other)),
  )
  return first < 0 || last < 0 ? null : { first, last }
}

/** `Patient` in a list of patients: who it is, where names stand in it. */
function isPerson(concepts: readonly string[], { implied }: TemplateSide): boolean {
  const [own] = concepts
  return (
    own !== undefined &&
    concepts.length === 1 &&
    (PEOPLE.has(own) || [...implied].some((one) => stemOf(one) === stemOf(own)))
  )
}

/** A partner is another person than the row's own, but in a list of partners. */
function isOneself([own = '']: readonly string[], { implied }: TemplateSide): boolean {
  return own === 'contact' || !OTHERS.has(own) || implied.has(own)
}

function hasCommas(source: number, { profile }: TableSide, side: TemplateSide): boolean {
  const column = profile.columns[source]!
  return sharesOf(column, LAST_FIRST) > MOST_SURE || firstOfSeveral(column, side) !== null
}

/** “Ana Garcia”, “Zoë de la Cruz”: words with a capital each, where no companies may stand among them and the table has no other names. */
const FIRST_LAST = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Ll}{1,4}\.?){0,3}(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u
const OTHER_NAMES = new Set(['first', 'last', 'company'])

function hasNames(
  source: number,
  { profile, names }: TableSide,
  side: TemplateSide,
  written: RegExp = FIRST_LAST,
): boolean {
  const companies = [...names, ...side.names].filter(({ concepts }) => concepts.includes('company'))
  // Beside a firm, its contact is a person; so it is where the template asks for the names of one.
  const isBeside =
    isContact(names[source]!.concepts) &&
    (names.some((one) => companies.includes(one)) || rolesOf(side).includes('contact'))
  const hasOther = [...names, ...companies]
    .filter((one) => !isBeside || !companies.includes(one))
    .some(({ concepts }) => concepts.some((one) => OTHER_NAMES.has(one)) && !concepts.some((one) => OTHERS.has(one)))
  const either = new RegExp(`${written.source}|${LAST_FIRST.source}`, 'u')
  return !hasOther && sharesOf(profile.columns[source]!, either) > MOST_SURE
}

/** “Garcia, Ana”: words alone, so that it is no company with its legal form or list. */
const LAST_FIRST = /^[\p{L}\p{M}'’. -]+,\s*\p{L}[\p{L}\p{M}'’. -]*$/u
const MOST_SURE = 0.9
