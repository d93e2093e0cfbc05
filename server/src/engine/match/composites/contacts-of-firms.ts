import { escaped } from '../../escaped.ts'
import type { Transform } from '../../model.ts'
import type { TableSide } from '../sides.ts'
import { BETWEEN, canJoin } from './composite.ts'
import { TITLE } from './titles.ts'

// A list of firms and persons with a column for whom one speaks to at the firms: “Amity Garage” with the contact “Michael Ferreira” beside “Bianchi,
// Frank” without one. First and last name of a row are those of the person, or of the contact.

/** Where the names stand, and which values of what column say that a row is a person or a firm. */
interface Names {
  names: number
  kind: number
  persons: string[]
  firms: string[]
}

interface Contact {
  column: number
  steps: Transform[]
  reason: string
}

/** So many firms have one by no chance, and so few persons. */
const FEW = 3
const MOST_PERSONS = 0.1
/** Of the contacts, and of the persons, so many names must be in two parts. */
const MOST = 0.9
const WHOLE = /^(?:\p{L}[\p{L}\p{M}'’.-]*\s+)+\p{L}[\p{L}\p{M}'’-]+$/u
const COMMA = /^[^,]+,\s*\S/u
/** What is said to stay empty for firms has no contact of theirs. */
const EMPTY = /(?<!\p{L})(?:empty|blank|leer|frei|vides?|vac[ií][oa]s?|vuot[oaei]|leeg)(?!\p{L})/iu

/** The steps that make first and last name of each row, by the only column of contacts that firms alone have; null where there is none. */
export function contactsOf(
  own: Names,
  described: string,
  { names, profile }: TableSide,
): Record<'first' | 'last', Contact> | null {
  const { columns, rows } = profile
  const cell = (cells: (string | null)[], at: number): string => cells[columns[at]!.position]?.trim() ?? ''
  const filledOf = (at: number, kinds: readonly string[]): string[] =>
    rows.flatMap((cells) => (kinds.includes(cells[columns[own.kind]!.position] ?? '') ? cell(cells, at) || [] : []))
  const found = names.flatMap(({ concepts }, at) => {
    const isContact = concepts.includes('contact') && concepts.every((one) => CONTACT.has(one))
    if (!isContact || at === own.names || at === own.kind || EMPTY.test(described)) return []
    const ofFirms = filledOf(at, own.firms)
    const ofPersons = filledOf(at, own.persons)
    const whole = ofFirms.filter((name) => WHOLE.test(name))
    const isOfFirms = ofFirms.length >= FEW && ofPersons.length <= MOST_PERSONS * ofFirms.length
    return isOfFirms && whole.length >= MOST * ofFirms.length ? [at] : []
  })
  const [column] = found
  const persons = filledOf(own.names, own.persons)
  const withComma = persons.filter((name) => COMMA.test(name)).length >= MOST * persons.length
  const withSpace = persons.filter((name) => WHOLE.test(name)).length >= MOST * persons.length
  if (column === undefined || found.length > 1 || !(withComma || withSpace)) return null
  if (!canJoin([columns[own.kind]!, columns[own.names]!, columns[column]!])) return null
  const behind = (values: readonly string[]): string =>
    `\\s*(?:${values.map((value) => escaped(value.trim())).join('|')})\\s*${BETWEEN}\\s*`
  const titles = `(?:${TITLE}\\s+)*`
  const person = withComma
    ? `${titles}([^,${BETWEEN}]*?)\\s*,\\s*([^${BETWEEN}]*)()()`
    : `${titles}()()(\\S+)\\s+(\\S[^${BETWEEN}]*)`
  // Whatever a row is, its last name comes first: of a firm without a contact there is neither.
  const pattern = `(?:${behind(own.persons)}${person}|${behind(own.firms)}[^${BETWEEN}]*${BETWEEN}\\s*${titles}([^${BETWEEN}]*\\S)\\s+(\\S+)\\s*|(?s:.*))`
  const lead: Transform = { kind: 'rewrite', pattern, with: `\\1\\4\\6${BETWEEN}\\2\\3\\5` }
  const reason = `Those of firms are in “${columns[column]!.name}”.`
  const part = (own_part: string): Contact => ({
    column,
    steps: [lead, { kind: 'extract', pattern: own_part }],
    reason,
  })
  return { first: part(`^[^${BETWEEN}]*${BETWEEN}(.+)$|^`), last: part(`^([^${BETWEEN}]+)${BETWEEN}|^`) }
}

const CONTACT = new Set(['contact', 'name', 'person', 'main', 'primary', 'responsible'])
