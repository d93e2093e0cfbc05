import { COUNT, countOf } from '../match/vocabulary/counts.ts'
import { remembering } from '../remembering.ts'

// “The bank's code and the account number are in one field; the first six digits are the code”: what a code begins with, and that all behind it is the
// other thing.

/** A code of two parts: how long the first is, and what both are called. */
export interface FirstPlaces {
  length: number
  first: string
  rest: string
}

const LONGEST = 400
const NOUN =
  '(?:digits?|figures?|characters?|letters?|stellen?|ziffern?|zeichen|buchstaben?|chiffres?|caract[eè]res?|lettres?|cifras?|d[ií]gitos?|caracteres?|letras?|cifr[ae]|caratter[ei]|letter[ae]|cijfers?|tekens?)'
const IS = '(?:is|are|sind|ist|est|sont|es|son|è|sono|zijn)'
const THE =
  "(?:the|its|their|das|die|der|den|le|la|les|l['’]|el|los|las|il|lo|gli|i|het|de|our|unser\\p{L}*|notre|nuestr[oa]|nostr[oa]|onze)"
const NAME = "(\\p{L}[\\p{L} '’-]{1,40}?)"
const END = '(?=\\s*(?:[,;:.()]|$)|\\s(?:and|und|et|y|e|en)\\s)'
const FIRST = new RegExp(
  `(?<!\\p{L})(?:${THE}\\s+)?(?:(?:first|ersten|premiers?|premières|primer[oa]s|prim[ei]|eerste)\\s+(${COUNT})|(${COUNT})\\s+(?:premiers|premières|primer[oa]s))\\s+${NOUN}\\s+${IS}\\s+(?:${THE}\\s*)?${NAME}${END}`,
  'iu',
)
/** What is behind the first places. */
const REST = new RegExp(
  `(?<!\\p{L})(?:(?:the )?(?:rest|remainder|remaining ${NOUN}|others?)|what follows|(?:der |die )?(?:rest|übrigen?(?: ${NOUN})?)|le reste|(?:el )?resto|(?:il )?resto|de rest)\\s+${IS}\\s+(?:${THE}\\s*)?${NAME}${END}`,
  'iu',
)
const ONE =
  '(?:in|im|dans|en|nel|in een|como)\\s+(?:just )?(?:one|a single|the same|einem|demselben|un(?:e|o|a)?(?: seule?)?|un mismo|één|dezelfde|lo stesso)\\s+(?:field|cell|column|box|number|feld|zelle|spalte|champ|cellule|colonne|campo|celda|columna|cella|colonna|veld|cel|kolom)'
/** Two things that stand in one place. */
const TOGETHER = new RegExp(
  `(?:^|[\\s,;:])(?:${THE}\\s+)?${NAME}\\s+(?:and|und|et|y|e|en)\\s+(?:${THE}\\s*)?${NAME}\\s+(?:(?:stand|${IS}|held|kept|stored|written|stehen|zusammen|together|se trouvent|están|stanno|staan)\\s+){0,2}${ONE}(?!\\p{L})`,
  'iu',
)
/** A verb may stand before what is together: “Xero holds the BSB and the account number in one field”. */
const HOLDS =
  /^.*?(?<!\p{L})(?:holds?|keeps?|has|have|puts?|writes?|stores?|hat|haben|hält|führt|schreibt|tient|met|écrit|tiene|guarda|pone|ha|tiene|mette|heeft|zet)\s+(?:the|its|their|die|den|das|der|le|la|les|el|los|las|il|lo|i|de|het)?\s*/iu

/** What a text says of the first places of a code and of what is behind them; null where it does not say both. */
export const firstPlacesSaid = remembering(500, (text: string): FirstPlaces | null => {
  if (text.length > LONGEST) return null
  const found = FIRST.exec(text)
  if (!found) return null
  const length = countOf((found[1] ?? found[2]!).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  const first = found[3]!.trim()
  if (!(length > 0)) return null
  const rest = REST.exec(text)?.[1] ?? besideIn(text, first)
  return rest === null ? null : { length, first, rest: rest.trim() }
})

/** What stands in one field together with what the first places are. */
function besideIn(text: string, first: string): string | null {
  const [, one = '', other = ''] = TOGETHER.exec(text) ?? []
  const names = [one.replace(HOLDS, ''), other].map((name) => name.trim())
  const isFirst = (name: string): boolean => name.toLowerCase() === first.toLowerCase()
  const [beside, ...more] = names.filter((name) => name !== '' && !isFirst(name))
  return beside === undefined || more.length > 0 ? null : beside
}
