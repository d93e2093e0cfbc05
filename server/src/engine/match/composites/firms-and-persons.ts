import { cellsOf } from '../../profile/cells-of.ts'
import { escaped } from '../../escaped.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { endsInForm } from '../values/legal-forms.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'
import { BETWEEN, canJoin, type Composite } from './composite.ts'
import { contactsOf } from './contacts-of-firms.ts'
import { PEOPLE } from './merges.ts'
import { orderOf } from './name-order.ts'
import { LAST_AHEAD } from './surname-prefixes.ts'
import { saysBoth } from '../names/firms-alone.ts'
import { TITLE } from './titles.ts'

// Firms and persons in one column of names, for a template with a column for a firm's name and others for a person's: which of the two a row is
// says another column (“P” and “S”, “private” and “company”), or that persons alone have a first name.

/** From this share of the rows with a value on, they are persons; up to the other one, they are firms. */
const PERSONS = 0.9
const FIRMS = 0.1
const MOST_KINDS = 4
/** Fewer rows of either kind are there by chance. */
const FEW = 3
/** Names of several words, and names with a comma, from this share of the persons on. */
const MOST = 0.7

/** Where the parts are found, and where they go. */
interface Found {
  names: number
  /** The column of first names; -1 where they stand with the others. */
  first: number
  kind: Kind
}

/** What tells a person: certain values of a column, or that there is a first name. */
type Kind = { column: number; persons: string[]; firms: string[] } | { column: -1 }

/** The names of firms and the parts of those of persons, each for its own template column. */
export function splitFirms(table: TableSide, side: TemplateSide): Composite[] {
  const targets = targetsOf(side)
  const found = targets ? findNames(table, side) : null
  if (!targets || !found) return []
  const { columns } = table.profile
  const teller = found.kind.column < 0 ? found.first : found.kind.column
  if (!canJoin([columns[teller]!, columns[found.names]!])) return []
  const steps = stepsOf(found, table)
  const contacts = contactsIn(found, table, side, targets)
  const reason = `“${columns[found.names]!.name}” has names of firms and of persons, which “${columns[teller]!.name}” tells apart.`
  const sources = [teller, found.names]
  const lead: Transform = { kind: 'merge', separator: BETWEEN }
  return (Object.keys(steps) as Part[]).flatMap((part): Composite[] => {
    const target = targets[part]
    const transforms: Transform[] = [lead, { kind: 'extract', pattern: steps[part]! }]
    const own: Composite = { target, sources, transforms, confidence: 0.9, reason, beside: true }
    const contact = part === 'first' || part === 'last' ? contacts?.[part] : undefined
    if (target < 0) return []
    return contact
      ? [
          {
            ...own,
            sources: [...sources, contact.column],
            transforms: [lead, ...contact.steps],
            reason: `${reason} ${contact.reason}`,
          },
        ]
      : [own]
  })
}

/** The persons whom one speaks to at the firms, where the names of the others stand in two parts. */
function contactsIn(
  { names, first, kind }: Found,
  table: TableSide,
  { template }: TemplateSide,
  targets: Targets,
): ReturnType<typeof contactsOf> {
  if (kind.column < 0 || first >= 0 || targets.first < 0) return null
  const { persons, firms } = kind as Extract<Kind, { persons: string[] }>
  const described = [targets.first, targets.last].map((at) => template.columns[at]!.description ?? '').join(' ')
  return contactsOf({ names, kind: kind.column, persons, firms }, described, table)
}

/** The part that is meant where somebody names the column of names for a template column. */
export function firmPart(source: number, target: number, table: TableSide, side: TemplateSide): Composite | undefined {
  return splitFirms(table, side).find((one) => one.target === target && one.sources[1] === source)
}

type Part = 'firm' | 'first' | 'last' | 'title'
type Targets = Record<Part, number>

function targetsOf({ names, rules, template }: TemplateSide): Targets | null {
  const at = (isIt: (concepts: readonly string[]) => boolean): number =>
    names.findIndex(({ concepts }) => isIt(concepts))
  const firm = at((own) => own.includes('company') && own.every((one) => one === 'company' || one === 'name'))
  const last = at((own) => own.includes('last') && !own.includes('first'))
  const first = at((own) => own.includes('first') && !own.includes('last'))
  const title = names.findIndex(
    ({ concepts }, target) =>
      (concepts.join() === 'salutation' || concepts.join() === 'title') && (rules[target]?.values?.length ?? 0) >= 2,
  )
  // What each row must have is no name of firms alone, or of persons.
  const isOfSome = [firm, last, first].every((target) => target < 0 || !template.columns[target]!.required)
  return firm < 0 || last < 0 || !isOfSome ? null : { firm, last, first, title }
}

function findNames(table: TableSide, side: TemplateSide): Found | null {
  const { names, profile } = table
  const first = names.findIndex(({ concepts }) => concepts.includes('first') && !concepts.includes('last'))
  const possible = [...profile.columns.keys()].flatMap((at) =>
    at !== first && mayHoldNames(at, table, side) ? [at] : [],
  )
  // Whom one speaks to at a firm is not its name.
  const ofRows = possible.filter((at) => !names[at]!.concepts.includes('contact'))
  const [own, ...others] = ofRows.length > 0 ? ofRows : possible
  if (own === undefined || others.length > 0) return null
  const persons = profile.rows.map((cells) => isPerson(cells, own, first, table))
  const kind =
    kindIn(own, first, persons, table) ??
    (first >= 0 && saysBoth(profile.columns[own]!.name) ? { column: -1 as const } : null)
  const count = persons.filter(Boolean).length
  const isMixed = count >= FEW && profile.rows.length - count >= FEW
  return kind && (kind.column >= 0 || isMixed) ? { names: own, first, kind } : null
}

/** “Client”, “Name”, “Raison sociale”, “Name / Firma”, “Nom et prénom / Société”. */
function mayHoldNames(at: number, { names, profile }: TableSide, { implied }: TemplateSide): boolean {
  const { concepts } = names[at]!
  const column = profile.columns[at]!
  if (column.filled === 0 || (column.types.words ?? 0) <= 0.5) return false
  const isName = (one: string): boolean => NAMES.has(one) || PEOPLE.has(one) || implied.has(one)
  return (concepts.length > 0 && concepts.every(isName)) || saysBoth(column.name)
}

const NAMES = new Set(['name', 'first', 'last', 'full', 'company'])

/** A first name, or a title or a comma in the name itself. */
function isPerson(cells: (string | null)[], own: number, first: number, { profile }: TableSide): boolean {
  const { columns } = profile
  if (first >= 0) return (cells[columns[first]!.position] ?? '').trim() !== ''
  const name = cells[columns[own]!.position] ?? ''
  // “Harbor Light Seafood, Inc.” is a firm, as “Reed, Moss & Co Ltd” is.
  const [, behind] = COMMA.exec(name.trim()) ?? []
  return TITLED.test(name) || (behind !== undefined && !endsInForm(behind))
}

const SALUTATION = `(?:${TITLE}|M\\.|Mlle|Melle|Mw\\.)`
const CALLED = new RegExp(`^${SALUTATION}$`, 'u')
const TITLED = new RegExp(`^\\s*${SALUTATION}\\s+\\S`, 'u')
/** With what stands in front of a surname: “de la Cruz, Ana”. */
const COMMA = /^(?:\p{Ll}{1,4}[ '’]){0,3}\p{Lu}[\p{L}\p{M}'’. -]+,\s*(\p{Lu}[\p{L}\p{M}'’.& -]*)$/u

/** The column whose values say which rows are persons, by what these have, else by their very words. */
function kindIn(own: number, first: number, persons: readonly boolean[], { profile }: TableSide): Kind | null {
  const { columns, rows } = profile
  const found = columns.flatMap((column, at): Kind[] => {
    const { complete, distinct, filled, sampled, values, position } = column
    const isKind = complete && distinct >= 2 && distinct <= MOST_KINDS && filled >= PERSONS * sampled
    if (at === own || at === first || !isKind) return []
    const shares = values.map(({ value }) => {
      const having = [...rows.keys()].filter((row) => rows[row]![position] === value)
      return having.filter((row) => persons[row]).length / Math.max(1, having.length)
    })
    const byRows = kindOf(
      at,
      values,
      (_, index) => shares[index]! >= PERSONS,
      (_, index) => shares[index]! <= FIRMS,
    )
    const byWords = byRows ? null : kindOf(at, values, meansPerson, meansFirm, 1)
    return [byRows, byWords].filter((one) => one !== null)
  })
  return found.length === 1 ? found[0]! : (found.find((one) => isWorded(one)) ?? null)
}

type Values = ColumnProfile['values']
type Test = (value: string, index: number) => boolean

function kindOf(column: number, values: Values, isOne: Test, isOther: Test, fewest = FEW): Kind | null {
  const pick = (test: Test): Values => values.filter(({ value }, index) => test(value, index))
  const [persons, firms] = [pick(isOne), pick(isOther)]
  const isWhole = persons.length + firms.length === values.length
  if (!isWhole || cellsOf(persons) < FEW || cellsOf(firms) < fewest) return null
  const texts = (some: Values): string[] => some.map(({ value }) => value)
  return { column, persons: texts(persons), firms: texts(firms) }
}

function isWorded(kind: Kind): boolean {
  return kind.column >= 0 && 'persons' in kind && kind.persons.every(meansPerson) && kind.firms.every(meansFirm)
}

/** In so many words, or as persons alone are called: Herr, Ms. */
function meansPerson(value: string): boolean {
  return isMeant(value, 'private') || CALLED.test(value.trim())
}

function meansFirm(value: string): boolean {
  return isMeant(value, 'company')
}

function isMeant(value: string, word: string): boolean {
  return value.trim().length > 1 && isClear(closestValue(value, [word]))
}

/** The patterns of the parts, in what the two columns make together. */
function stepsOf({ names, first, kind }: Found, table: TableSide): Partial<Record<Part, string>> {
  const { profile } = table
  if (kind.column < 0) return { firm: `^([^${BETWEEN}]+)$|^`, last: `^[^${BETWEEN}]+${BETWEEN}(.+)$|^` }
  const { persons, firms } = kind as Extract<Kind, { persons: string[] }>
  const behind = (values: readonly string[]): string =>
    `^\\s*(?:${values.map((value) => escaped(value.trim())).join('|')})\\s*${BETWEEN}\\s*`
  const [person, firm] = [behind(persons), `${behind(firms)}(.+)$|^`]
  if (first >= 0) return { firm, last: `${person}(.+)$|^` }
  const { position } = profile.columns[kind.column]!
  const own = profile.rows.flatMap((cells) =>
    persons.includes(cells[position] ?? '') ? (cells[profile.columns[names]!.position]?.trim() ?? []) : [],
  )
  const share = (pattern: RegExp): number => own.filter((name) => pattern.test(name)).length / Math.max(1, own.length)
  const titles = `(?:${SALUTATION}\\s+)*`
  if (share(COMMA) > MOST)
    return { firm, first: `${person}[^,]*,\\s*(.+)$|^`, last: `${person}${titles}([^,]+?)\\s*,|^` }
  if (share(/\S\s+\S/u) <= MOST) return { firm, last: `${person}(.+)$|^` }
  const order = orderOf(names, table, true)
  if (order === 'last first')
    return { firm, first: `${person}${LAST_AHEAD}\\s+(\\S.*)$|^`, last: `${person}(${LAST_AHEAD})\\s+\\S|^` }
  const title = share(TITLED) > 0 ? { title: `${person}(${SALUTATION})\\s|^` } : {}
  return { firm, ...title, first: `${person}${titles}(\\S+)\\s+\\S|^`, last: `${person}${titles}\\S+\\s+(\\S.*)$|^` }
}
