import type { Work } from '../column-values.ts'

// “c. 2016”, “approx 2019”, “Mai 2012” in a column of which the description says that it stays empty where the very day is not known.

const EMPTY = '(?:blank|empty|leer|frei|vides?|vac[ií][oa]s?|vuot[oaei]|vazi[oa]|leeg|pust[eay])'
const DAY = '(?:exact|precise|full|day|date|genau\\p{L}*|tag|datum|jour|exacte|d[ií]a|fecha|giorno|data|dag|dzień)'
const UNKNOWN =
  "(?:(?:not|isn[’']t|nicht|pas|no|non|niet|nie)(?: \\p{L}+)? (?:known|sure|certain|given|bekannt|feststeht|connue?s?|se conoce|conocid[oa]|se sabe|si conosce|not[oa]|bekend|znan[aey])|unknown|unbekannt|inconnue?s?|desconocid[oa]|sconosciut[oa]|onbekend|nieznan[aey])"
const STAYS_EMPTY = new RegExp(
  `(?<!\\p{L})(?:${EMPTY}(?!\\p{L})[^.;]{0,40}(?<!\\p{L})${DAY}(?!\\p{L})[^.;]{0,40}${UNKNOWN}|${DAY}(?!\\p{L})[^.;]{0,40}${UNKNOWN}[^.;]{0,40}(?<!\\p{L})${EMPTY})(?!\\p{L})`,
  'iu',
)
/** A year, or a month and a year, however sure somebody is of it. */
const ROUGH =
  /^(?:(?:c(?:a|irca)?|approx(?:imately)?|about|around|abt|est|born|early|mid|late|um|etwa|ungefähr|rund|anfang|mitte|ende|vers|env(?:iron)?|début|fin|alrededor de|hacia|aprox|verso|rond|około|ok)\.?\s*|[~≈?]\s*)?(?:\p{L}{3,10}\.?\s+)?(?:19|20)\d{2}s?\s?\??$/iu

/** Whether a value says less than the day, where that is as good as nothing. */
export function isRoughDay({ kinds, target }: Work, value: string): boolean {
  return kinds.includes('date') && !target.required && ROUGH.test(value) && STAYS_EMPTY.test(target.description ?? '')
}
