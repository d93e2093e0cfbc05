import type { TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { shownOrderOfTwo } from './shown-order.ts'
import { conceptsOf, fold } from './words.ts'

/** Of the rows that have both, more than this share with the one inside the other: the one is the whole name. */
const MOST_WHOLE = 0.3

/**
 * A plain “Name” beside a first name is the last name, and beside a last name the first: `Nom, Prénom`, `Nome, Cognome`, `Name, Vorname`.
 * Unless its values have the other's in them: then it is the whole name.
 */
export function withNameParts(names: NameFeatures[], profile: TableProfile): NameFeatures[] {
  const numbered = numberedParts(names, profile)
  if (numbered) return numbered
  const found = plainBeside(names)
  return !found || shareInside(profile, found.known, found.plain) > MOST_WHOLE ? names : partOf(names, found)
}

/** “NAME1”, “Name 2”, “Name_1”. */
const NUMBERED = /^\s*(.*\p{L})[\s_.-]*([12])\s*$/u

/**
 * Two names that only their numbers tell apart are what the rows show, where no header says it: the family name and the first name of persons.
 * A firm has its name in the first of them, and mostly nothing in the other.
 */
function numberedParts(names: NameFeatures[], profile: TableProfile): NameFeatures[] | null {
  const isPart = ({ concepts }: NameFeatures): boolean => ['first', 'last'].some((part) => concepts.includes(part))
  const found = profile.columns.flatMap(({ name, filled }, at) => {
    const [, stem = '', number] = NUMBERED.exec(name) ?? []
    return filled > 0 && conceptsOf(stem).join() === 'name' ? [{ at, number }] : []
  })
  const [one, two] = ['1', '2'].map((number) => found.find((column) => column.number === number)?.at)
  if (one === undefined || two === undefined || found.length > 2 || names.some(isPart)) return null
  const order = shownOrderOfTwo([one, two], profile)
  if (order === null) return null
  const [first, last] = order === 'first last' ? [one, two] : [two, one]
  return names.map((name, at) =>
    at === first
      ? { ...name, concepts: ['first', 'name'] }
      : at === last
        ? { ...name, concepts: ['last', 'name'] }
        : name,
  )
}

/** The same of a template's columns, unless the description says that the whole name is wanted; a “prefix” may be that of family names. */
export function withWantedParts(given: NameFeatures[], columns: readonly TemplateColumn[]): NameFeatures[] {
  const isApart = columns.some(
    ({ description }, at) => given[at]!.concepts.includes('last') && WITHOUT_PREFIX.test(description ?? ''),
  )
  const names = given.map((name) => (isFamilyPrefix(name, isApart) ? { ...name, concepts: ['infix'] } : name))
  const found = plainBeside(names)
  const described = found && names[found.plain]!.described
  const isWhole =
    described &&
    (['full', 'company'].some((one) => described.has(one)) || described.has(found.part === 'last' ? 'first' : 'last'))
  return !found || isWhole ? names : partOf(names, found)
}

/** “Surname without prefix”: what is called a prefix then is that of surnames. */
const WITHOUT_PREFIX =
  /(?<!\p{L})(?:without|excluding|less|ohne|sans|sin|senza|zonder|sem|bez) (?:the |its |any |den |das |la |el |il |het )?(?:name )?(?:prefix(?:es)?|präfix|vorsatz(?:wort)?|préfixe|particule|prefijo|partícula|prefisso|particella|(?:tussen|voor)voegsels?)(?!\p{L})/iu

/** What is called as a salutation is, and described as what stands before family names: “van der”; or what these are said to be without. */
function isFamilyPrefix({ concepts, described, squashed }: NameFeatures, isApart: boolean): boolean {
  if (concepts.join() === 'salutation' && described.has('infix')) return true
  const isPrefix = squashed.endsWith('prefix') && concepts.every((one) => one === 'salutation' || one === 'name')
  return isApart && isPrefix && !described.has('salutation') && !described.has('title')
}

/** The only plain “name”, the one column beside it that names the other part, and the part that the plain one is then. */
interface Plain {
  plain: number
  known: number
  part: 'first' | 'last'
}

function plainBeside(names: NameFeatures[]): Plain | null {
  const plain = names.flatMap(({ concepts }, at) => (concepts.length === 1 && concepts[0] === 'name' ? [at] : []))
  const parts = (part: string): number[] =>
    names.flatMap(({ concepts }, at) => (concepts.includes(part) && concepts.includes('name') ? [at] : []))
  const [firsts, lasts] = [parts('first'), parts('last')]
  const known = firsts.length > 0 ? firsts : lasts
  if (plain.length !== 1 || known.length !== 1 || (firsts.length > 0 && lasts.length > 0)) return null
  return { plain: plain[0]!, known: known[0]!, part: firsts.length > 0 ? 'last' : 'first' }
}

function partOf(names: NameFeatures[], { plain, part }: Plain): NameFeatures[] {
  return names.map((name, at) => (at === plain ? { ...name, concepts: [part, 'name'] } : name))
}

/** Of the rows with both, the share in which the text of `whole` has that of `part` in it. */
function shareInside({ columns, rows }: TableProfile, part: number, whole: number): number {
  const both = rows.flatMap((cells) => {
    const [inner, outer] = [cells[columns[part]!.position]?.trim(), cells[columns[whole]!.position]?.trim()]
    return inner && outer ? [fold(outer).includes(fold(inner))] : []
  })
  return both.length === 0 ? 0 : both.filter(Boolean).length / both.length
}
