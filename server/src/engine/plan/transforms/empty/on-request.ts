import type { Work } from '../column-values.ts'

// “Price on request”, “auf Anfrage”, “POA”: an amount that one has to ask for is none.

const ON_REQUEST =
  'auf anfr(?:age)?|(?:on|upon|by) (?:request|application|enquiry|inquiry)|sur demande|nous consulter|a consultar|bajo (?:pedido|petición|consulta)|sob consulta|(?:su|a) richiesta|op aanvraag|på (?:forespørgsel|forespørsel|begäran|förfrågan)|na (?:zapytanie|dotaz|vyžádání)'
const SHORT = 'a\\.? ?a|p\\.?o\\.?[ar]|call(?: us)?(?: for (?:price|quote))?|ask(?: us)?|consultar'
const PRICE = '(?:preis|price|rate|prix|tarif|precio|preço|prezzo|prijs|pris|cena|cennik) '

const ALONE = new RegExp(`^(?:(?:${PRICE})?(?:${ON_REQUEST})|${SHORT})\\.?$`, 'iu')
const WITHIN = new RegExp(`(?<!\\p{L})(?:${ON_REQUEST})(?!\\p{L})`, 'iu')

/** Whether a cell says, as lists of prices do, that one has to ask. */
export function isOnRequest(value: string): boolean {
  return ALONE.test(value.trim())
}

/** The same where figures are wanted and there need be none. */
export function isAskedFor({ kinds, rule, target }: Work, value: string): boolean {
  return rule !== null && !target.required && kinds.includes('number') && isOnRequest(value)
}

/** Whether a phrase speaks of what one has to ask for: “the price is on request”. */
export function saysOnRequest(phrase: string): boolean {
  return WITHIN.test(phrase)
}
