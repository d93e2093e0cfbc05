// Over 300 lines: what is one thing in several columns, by the same parts whether it is found or only offered.
import { bareHouseNumbers } from './bare-house-numbers.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firmOrPerson } from './firm-or-person.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { surnameIn } from '../names/two-surnames.ts'
import { hasFirms, isSurnameOrFirm } from './surnames-or-firms.ts'
import { wholeName } from './whole-names.ts'

// A template column that several source columns make together: first and last name, street and house number.

/** Columns of the table that are parts of one thing, by part, and what their headers say of whose it is: `emergency contact`. */
interface Parts {
  of: readonly string[]
  columns: Map<string, number>
}

interface WholeKind {
  /** In the order in which they are joined. */
  parts: string[]
  /** Without one of each list it is no whole. */
  needed: string[][]
  /** Where they have a template column of their own, they are no part of the whole. */
  apart: string[]
  /** What stands beside a part in its header without saying whose it is. */
  beside: string[]
  isWhole: (concepts: readonly string[], described: ReadonlySet<string>) => boolean
}

/** People beside the one whom a row is about. */
const RELATIVES = new Set([
  'partner',
  'emergency',
  'guardian',
  'parent',
  'mother',
  'father',
  'child',
  'manager',
  'supervisor',
  'referrer',
])

/** Who may have a name of a person. */
export const PEOPLE = new Set([
  'customer',
  'contact',
  'person',
  'employee',
  'patient',
  'author',
  'partner',
  'member',
  'guest',
])
const PARTS_OF_NAMES = ['initials', 'first', 'middle', 'infix', 'last', 'second last']

/** A name of a person or customer, and not of a company, a product, a file … */
export function isFullName(concepts: readonly string[]): boolean {
  if (!concepts.includes('name')) return false
  if (concepts.includes('first') && concepts.includes('last')) return true
  return concepts.every((concept) => concept === 'name' || concept === 'full' || PEOPLE.has(concept))
}

const NAMES: WholeKind = {
  parts: PARTS_OF_NAMES,
  needed: [['first', 'initials'], ['last']],
  apart: ['middle', 'infix', 'second last'],
  beside: ['name', 'number'],
  // “Surname of a person or name of a company” is no whole, whatever the column is called.
  isWhole: (concepts, described) =>
    (isFullName(concepts) &&
      (!described.has('last') ||
        ['first', 'initials'].some((part) => described.has(part)) ||
        concepts.includes('last'))) ||
    (described.has('first') && described.has('last') && !concepts.some((concept) => PARTS_OF_NAMES.includes(concept))),
}
const LAST_NAMES: WholeKind = {
  parts: ['infix', 'last', 'second last'],
  needed: [['infix', 'second last'], ['last']],
  apart: ['infix', 'second last'],
  beside: ['name'],
  isWhole: (concepts) => concepts.includes('last') && !concepts.includes('first'),
}
/** “With the middle initial if there is one”: only where the description asks for it. */
const GIVEN_NAMES: WholeKind = {
  parts: ['first', 'middle'],
  needed: [['first'], ['middle']],
  apart: ['middle'],
  beside: ['name', 'number', 'initials'],
  isWhole: (concepts, described) => concepts.includes('first') && !concepts.includes('last') && described.has('middle'),
}
const STREETS: WholeKind = {
  parts: ['street', 'house', 'addition'],
  needed: [['street'], ['house']],
  apart: ['house', 'addition'],
  beside: ['number', 'name', 'address'],
  isWhole: (concepts) =>
    (concepts.includes('street') || concepts.includes('address')) &&
    !concepts.includes('house') &&
    !concepts.includes('email'),
}
/** “84” and the “b” beside it. */
const HOUSES: WholeKind = {
  parts: ['house', 'addition'],
  needed: [['house'], ['addition']],
  apart: ['addition'],
  beside: ['number'],
  isWhole: (concepts) =>
    concepts.includes('house') && !['street', 'address', 'addition'].some((concept) => concepts.includes(concept)),
}
const NO_MIDDLE =
  /(?<!\p{L})(?:no|not|without|ohne|keine?n?|nicht|sans|pas|sin|senza|zonder|geen)(?!\p{L})[^.;,]{0,30}(?:middle|mittel|zweit|deuxi|second|segundo|tweede)/iu
const KINDS = [NAMES, LAST_NAMES, GIVEN_NAMES, STREETS, HOUSES]

/** Wholes whose parts are there, and nothing leaves a doubt whose parts they are; `taken` are columns that are known to fill another one. */
export function findMerges(
  table: TableSide,
  side: TemplateSide,
  taken: ReadonlyMap<number, number> = new Map(),
): Composite[] {
  return KINDS.flatMap((kind) =>
    side.names.flatMap(({ concepts, described }, target) => {
      if (!kind.isWhole(concepts, described)) return []
      if (kind === GIVEN_NAMES && NO_MIDDLE.test(side.template.columns[target]!.description ?? '')) return []
      const sets = partsOf(kind, table)
      const parts = partsFor(target, sets, side) ?? (kind === STREETS ? onlyStreet(target, sets, side) : null)
      const sources = parts && sourcesOf(kind, target, parts, side, taken)
      if (!sources || sources.length < 2 || (kind === STREETS && haveNumbers(sources[0]!, table))) return []
      if (kind === NAMES && !areOfPersons(sources, table, side)) return []
      const whole = kind === NAMES ? wholeName(sources, target, table, side) : null
      if (whole) return [whole]
      if (kind === HOUSES) return [composite(target, sources, false, table, side, behindHouse(sources[1]!, table))]
      const firm = kind === NAMES ? onlyCompany(table, side) : null
      const asked = side.template.columns[target]!.description ?? ''
      const either = firm === null ? null : firmOrPerson(target, firm, sources, asked, table)
      if (either) return [either]
      const company = firm === null ? null : companyBeside(firm, sources, table)
      return [composite(target, company === null ? sources : [company, ...sources], company !== null, table, side)]
    }),
  )
}

/** A surname that may be a firm's name makes a whole one only where that has no column of its own, and no first name. */
function areOfPersons(sources: number[], table: TableSide, { names }: TemplateSide): boolean {
  const either = sources.filter((source) => isSurnameOrFirm(source, table))
  if (either.length === 0) return true
  return !hasCompany(names) && either.every((one) => hasFirms(one, table))
}

/** Whether firms have a column for their names; the number of the company register is none. */
function hasCompany(names: TemplateSide['names']): boolean {
  return names.some(({ concepts }) => concepts.includes('company') && !concepts.includes('number'))
}

/** What a number of a house is behind or before already. */
const NUMBERED_STREET = /\p{L}.*\s\d+\s?\p{L}?(?:\s?[-/+]\s?\d+\s?\p{L}?)?\s*$|^\s*\d+\p{L}?,?\s+\p{L}/u
const MOST_NUMBERED = 0.7

/** Streets with their numbers have none elsewhere: “HS-Nr.” beside them is a number of something else. */
function haveNumbers(street: number, { profile }: TableSide): boolean {
  return sharesOf(profile.columns[street]!, NUMBERED_STREET) >= MOST_NUMBERED
}

/** What stands behind the number of a house; a longer text is another line of the address. */
const ADDITION = /^\s*[\p{L}\d][\p{L}\d /-]{0,5}\s*$/u
const MOST_ADDITIONS = 0.9

/** Letters stand behind the number as they are, figures would be read with it. */
function behindHouse(addition: number, { profile }: TableSide): string {
  const { complete, values } = profile.columns[addition]!
  return complete && values.every(({ value }) => /^\s*\p{L}/u.test(value)) ? '' : ' '
}

/** “Address 1”, “Address Line 2”, “Adresszeile 3”: what is called, and the number of the line. */
const LINE = /^(.*?[^\s_.-])[\s_.-]*(?:(?:line|zeile|ligne|l[ií]nea|riga|regel)[\s_.-]*)?([1-9])$/iu

/** An address in numbered lines, where the template has one column for all of them; `taken` are columns that are known to be something else. */
export function findAddressLines(
  table: TableSide,
  side: TemplateSide,
  taken: ReadonlySet<number> = new Set(),
): Composite[] {
  const isAddress = (concepts: readonly string[]): boolean =>
    (concepts.includes('address') || concepts.includes('street')) &&
    !['email', 'house', 'url'].some((concept) => concepts.includes(concept))
  const found = table.profile.columns.flatMap(({ name }, source) => {
    if (!isAddress(table.names[source]!.concepts)) return []
    const [, called = '', place = ''] = LINE.exec(name.trim()) ?? []
    return [{ called: called.toLowerCase(), place: Number(place), source }]
  })
  const sets = [...Map.groupBy(found, ({ called }) => called).values()]
    .map((lines) => lines.toSorted((a, b) => a.place - b.place))
    .filter((lines) => lines.length > 1 && lines.every(({ place }, at) => place === at + 1))
  const targets = side.names.flatMap(({ concepts }, target) => (isAddress(concepts) ? [target] : []))
  const [target, ...others] = targets
  const [lines, ...more] = sets
  if (target === undefined || lines === undefined || others.length + more.length > 0) return []
  const rule = side.rules[target]
  if (rule && !rule.matches('12 High Street, Flat 2')) return []
  const filled = lines.map(({ source }) => source).filter((source) => isFilled(source, table))
  const town = townIn(filled.slice(1), target, table, side)
  // What comes below the town is a county or a country, and no part of the street.
  const own = town === null ? filled : filled.slice(0, filled.indexOf(town.sources[0]!))
  const sources = own.filter((source) => !taken.has(source))
  const joined = sources.length < 2 ? [] : [composite(target, sources, false, table, side, ', ')]
  return town === null || taken.has(town.sources[0]!) ? joined : [...joined, town]
}

const TOWN = /^\p{L}[\p{L}\p{M}'’.()/ -]*$/u
const MOST_TOWNS = 0.6

/** The line in which towns stand: hardly a row without one, no figure in any, and many rows with the same; where the table has no column called so. */
function townIn(
  lines: number[],
  address: number,
  table: TableSide,
  { names, template }: TemplateSide,
): Composite | null {
  const isTown = ({ concepts }: { concepts: readonly string[] }): boolean => concepts.includes('city')
  const target = names.findIndex((name, at) => at !== address && isTown(name))
  if (target < 0 || table.names.some(isTown)) return null
  const source = lines.find((line) => {
    const column = table.profile.columns[line]!
    const { filled, sampled, distinct } = column
    return filled >= 0.9 * sampled && distinct <= MOST_TOWNS * filled && sharesOf(column, TOWN) >= 0.95
  })
  if (source === undefined) return null
  const [header, wanted] = [table.profile.columns[source]!.name, template.columns[target]!.name]
  const reason = `The values of “${header}” have no figures and repeat, as “${wanted}” does.`
  return { target, sources: [source], transforms: [], confidence: 0.85, reason }
}

/** Columns that may make the template column together, for a person to choose from: each list in the order of joining. */
export function possibleMerges(target: number, table: TableSide, side: TemplateSide): number[][] {
  const rule = side.rules[target]
  const kinds = side.kinds[target] ?? []
  if ((rule && !rule.matches('Anna Weiss')) || kinds.some((kind) => kind !== 'words')) return []
  const companies = columnsAbout('company', table)
  const titles = columnsAbout('salutation', table).concat(columnsAbout('title', table))
  const lists = KINDS.flatMap((kind) =>
    partsOf(kind, table).flatMap(({ columns }) => {
      const spare = spareParts(columns, side.names[target]!.described)
      const whole = kind.parts.filter((part) => !spare.has(part))
      const isNeeded = (part: string): boolean => kind.needed.some((list) => list.includes(part))
      const needed = whole.filter(isNeeded).flatMap((part) => columns.get(part) ?? [])
      const all = whole.flatMap((part) => columns.get(part) ?? [])
      const named = kind === NAMES ? [...titles.slice(0, 2), ...companies.slice(0, 1)] : []
      return [needed, all, ...named.map((before) => [before, ...all])]
    }),
  )
  if (lists.length === 0) lists.push(...halves(target, table, side))
  return [...new Map(lists.map((list) => [list.join(), list])).values()].slice(0, MOST_OPTIONS)
}

const MOST_OPTIONS = 8

/** A part whose other part no header says: that may be any column of words. */
function halves(target: number, table: TableSide, side: TemplateSide): number[][] {
  const { concepts, described } = side.names[target]!
  return KINDS.filter((kind) => kind.isWhole(concepts, described)).flatMap((kind) => {
    const found = kind.needed.map((list) =>
      table.names.findIndex((name, at) => isFilled(at, table) && list.some((part) => name.concepts.includes(part))),
    )
    if (found.every((at) => at < 0) || found.every((at) => at >= 0)) return []
    const words = table.profile.columns.flatMap(({ types, distinct, filled }, at) =>
      !found.includes(at) && (types.words ?? 0) > 0.5 && distinct > 1 && filled > 0 ? [at] : [],
    )
    return words.map((other) => found.map((at) => (at < 0 ? other : at)))
  })
}

function columnsAbout(concept: string, table: TableSide): number[] {
  return table.names.flatMap(({ concepts }, source) =>
    concepts.includes(concept) && isFilled(source, table) && concepts.every((one) => one === concept || one === 'name')
      ? [source]
      : [],
  )
}

function isFilled(source: number, { profile }: TableSide): boolean {
  return profile.columns[source]!.filled > 0
}

/** The complete sets of parts that a table has, by whose they are. What headers say of people counts only where it tells sets apart. */
function partsOf(kind: WholeKind, table: TableSide): Parts[] {
  const houses = kind === STREETS ? bareHouseNumbers(table) : null
  const found = table.names.flatMap(({ concepts: named }, source) => {
    const surname = surnameIn(table.profile.columns[source]!.name, named)
    const all = source === houses ? ['house', 'number'] : isMiddleInitial(source, table) ? ['middle'] : named
    const isLast = surname !== undefined || (kind === NAMES && isSurnameOrFirm(source, table))
    const concepts = isLast ? ['last', 'name'] : all
    const [said, ...more] = kind.parts.filter((one) => concepts.includes(one))
    if (said === undefined || more.length > 0 || !isFilled(source, table)) return []
    if (said === 'addition' && sharesOf(table.profile.columns[source]!, ADDITION) < MOST_ADDITIONS) return []
    const part = surname === 'second' ? 'second last' : said
    const isSaid =
      concepts.length === 1 ||
      part === 'infix' ||
      concepts.some((one) => kind.beside.includes(one)) ||
      (kind === NAMES && isNameOf(concepts, said, table.profile.columns[source]!))
    return isSaid ? [{ part, source, of: concepts.filter((one) => one !== said && !kind.beside.includes(one)) }] : []
  })
  const gathered = (whose: (of: readonly string[]) => readonly string[]): Parts[] =>
    [...Map.groupBy(found, ({ of }) => whose(of).toSorted().join(' ')).values()].flatMap((group) => {
      const columns = new Map(group.toReversed().map(({ part, source }) => [part, source]))
      return kind.needed.every((list) => list.some((part) => columns.has(part)))
        ? [{ of: whose(group[0]!.of), columns }]
        : []
    })
  const exact = gathered((of) => of)
  return exact.length > 0 ? exact : gathered((of) => of.filter((concept) => !PEOPLE.has(concept)))
}

/** “MI”: of no more than an initial in any cell. */
function isMiddleInitial(source: number, { names, profile }: TableSide): boolean {
  const { values } = profile.columns[source]!
  return names[source]!.squashed === 'mi' && values.every(({ value }) => /^\p{L}\.?$/u.test(value.trim()))
}

/** “Contact | First, Last” below one another: whose name it is, and which part of it. Cells of dates or figures are no names. */
function isNameOf(concepts: readonly string[], part: string, { types }: ColumnProfile): boolean {
  const isPerson = concepts.every((one) => one === part || PEOPLE.has(one) || RELATIVES.has(one))
  return isPerson && (part === 'first' || part === 'last') && (types.words ?? 0) >= MOST_WORDS
}

const MOST_WORDS = 0.8

/** Those parts that are the template column's: the only ones that its name speaks of, else the only ones that are nobody's. */
function partsFor(target: number, sets: Parts[], side: TemplateSide): Parts | null {
  const { concepts, described } = side.names[target]!
  const meant = sets.filter(({ of }) => of.some((concept) => concepts.includes(concept) || described.has(concept)))
  if (meant.length > 0) return meant.length === 1 ? meant[0]! : null
  // Who has first and last names as such is not their partner.
  const hasOwn = side.names.some(({ concepts: own }, at) => at !== target && own.join(' ') === 'last name')
  if (hasOwn && concepts.some((concept) => RELATIVES.has(concept))) return null
  const plain = sets.filter(({ of }) => of.every((concept) => PEOPLE.has(concept) || side.implied.has(concept)))
  return plain.length === 1 ? plain[0]! : null
}

/** What the header of a plain street may say. */
const PLAIN_STREET = new Set(['street', 'address', 'number', 'name', 'line'])

/** The one address of the table for the one of the template, whatever it is called there: “Registered office: Street”, “Registered office: No”. */
function onlyStreet(target: number, [only, ...others]: Parts[], { names }: TemplateSide): Parts | null {
  const streets = names.filter(({ concepts, described }) => STREETS.isWhole(concepts, described))
  const isPlain = names[target]!.concepts.every((concept) => PLAIN_STREET.has(concept))
  const isOfRelative = only?.of.some((concept) => RELATIVES.has(concept))
  return only && others.length === 0 && streets.length === 1 && isPlain && !isOfRelative ? only : null
}

/** Without the parts that have a template column of their own. */
function sourcesOf(
  kind: WholeKind,
  target: number,
  { columns }: Parts,
  side: TemplateSide,
  taken: ReadonlyMap<number, number>,
): number[] {
  const spare = spareParts(columns, side.names[target]!.described)
  const surnames = side.names.filter(({ concepts }) => concepts.includes('last')).length
  const own = (part: string): boolean =>
    kind.apart.includes(part) &&
    ((taken.get(columns.get(part) ?? -1) ?? target) !== target ||
      (part === 'second last' ? surnames > 1 : side.names.some(({ concepts }) => concepts.includes(part))))
  // What stands behind the number of a house goes where that goes.
  const isLeft = (part: string): boolean => own(part) || (part === 'addition' && own('house'))
  return kind.parts.flatMap((part) => (isLeft(part) || spare.has(part) ? [] : (columns.get(part) ?? [])))
}

/** Of first names and initials that are both there the one that isn't wanted: the initials, unless the description asks for them. */
function spareParts(columns: ReadonlyMap<string, number>, described: ReadonlySet<string>): Set<string> {
  if (!columns.has('first') || !columns.has('initials')) return new Set()
  return new Set([described.has('initials') && !described.has('first') ? 'first' : 'initials'])
}

/** Rows in which both a company and a person are named, or neither: more than this share, and they are not two sorts of customers. */
const LEAST_APART = 0.95

/** The only column with a company's name, where the template has none of its own for it. */
function onlyCompany(table: TableSide, side: TemplateSide): number | null {
  const [company, more] = columnsAbout('company', table)
  return company === undefined || more !== undefined || hasCompany(side.names) ? null : company
}

/** The column with the company's name, where each row has either that or a person's. */
function companyBeside(company: number, sources: number[], table: TableSide): number | null {
  const { columns, rows } = table.profile
  const has = (cells: (string | null)[], source: number): boolean => Boolean(cells[columns[source]!.position]?.trim())
  const named = rows.map((cells) => ({ firm: has(cells, company), person: sources.some((one) => has(cells, one)) }))
  const apart = named.filter(({ firm, person }) => firm !== person).length
  const both = named.some(({ firm }) => firm) && named.some(({ person }) => person)
  return both && apart >= LEAST_APART * named.length ? company : null
}

function composite(
  target: number,
  sources: number[],
  either: boolean,
  { profile }: TableSide,
  { template }: TemplateSide,
  separator = ' ',
): Composite {
  const [first, ...rest] = sources.map((source) => `“${profile.columns[source]!.name}”`)
  const names =
    rest.length === 1 ? `${first} and ${rest[0]}` : `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}`
  const wanted = `“${template.columns[target]!.name}”`
  return {
    target,
    sources,
    transforms: [{ kind: 'merge', separator }, { kind: 'collapse_spaces' }, { kind: 'trim' }],
    confidence: 0.9,
    reason: either
      ? `The headers ${names} make ${wanted}: each row has either the first or the others.`
      : `The headers ${names} are the parts of ${wanted}.`,
  }
}
