import type { TableSide } from '../sides.ts'
import { BETWEEN, canJoin, type Composite } from './composite.ts'

// “Company, or first and last name of a private person”: the firms of the list have somebody's name beside theirs, whom one speaks to there, and that
// is no part of what they are called.

const FIRM =
  /(?<!\p{L})(?:compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?|firm(?:a|en|enname)|unternehmen|betrieb|soci[eé]t[eé]|entreprise|raison sociale|empresa|raz[oó]n social|ragione sociale|azienda|ditta|impresa|bedrijf(?:snaam)?)(?!\p{L})/iu
const ELSE =
  /(?<!\p{L})(?:or|else|otherwise|oder|sonst|ansonsten|ou|sinon|o|u|si no|oppure|altrimenti|of|anders)(?!\p{L})/iu
/** Words for persons, who are no firms. */
export const PERSON =
  /(?<!\p{L})(?:persons?|people|individuals?|private|first|last|surname|given|vor-?|vorname|nachname|privat\p{L}*|person(?:en)?|pr[eé]nom|nom de famille|personne|particuliers?|nombre|apellidos?|persona|particulares?|cognome|privat[oi]|voornaam|achternaam|particulier(?:en)?)(?!\p{L})/iu
/** Fewer rows of either kind are there by chance. */
const FEW = 3

/**
 * The name of the firm where a row has one, else that of the person; null where the description does not ask for it, or rows have a part of a
 * person's name alone, so that a firm with that could be taken for a person.
 */
export function firmOrPerson(
  target: number,
  firm: number,
  [first, last, ...more]: readonly number[],
  description: string,
  { profile }: TableSide,
): Composite | null {
  const said = [FIRM, ELSE, PERSON].every((words) => words.test(description))
  if (!said || first === undefined || last === undefined || more.length > 0 || [first, last].includes(firm)) return null
  const { columns, rows } = profile
  const sources = [firm, first, last]
  if (!canJoin(sources.map((source) => columns[source]!))) return null
  const filled = rows.map((cells) => sources.map((source) => Boolean(cells[columns[source]!.position]?.trim())))
  const isWhole = filled.every(([, one, other]) => one === other)
  const firms = filled.filter(([isFirm]) => isFirm).length
  const persons = filled.filter(([isFirm, isPerson]) => !isFirm && isPerson).length
  if (!isWhole || firms < FEW || persons < FEW) return null
  const part = `([^${BETWEEN}]+)`
  const [firmName, firstName, lastName] = sources.map((source) => `“${columns[source]!.name}”`)
  return {
    target,
    sources,
    transforms: [
      { kind: 'merge', separator: BETWEEN },
      { kind: 'rewrite', pattern: `${part}${BETWEEN}${part}${BETWEEN}${part}`, with: '\\1' },
      { kind: 'rewrite', pattern: `${part}${BETWEEN}${part}`, with: '\\1 \\2' },
      { kind: 'collapse_spaces' },
      { kind: 'trim' },
    ],
    confidence: 0.9,
    reason: `Its description asks for ${firmName} and, where that is empty, for ${firstName} and ${lastName}.`,
  }
}
