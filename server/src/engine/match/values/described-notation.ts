// How a template's description says that values are to be written: “YYYY-MM-DD, empty while open”, “GBP, two decimals”.

/** Letters of the year, the month and the day in the languages that templates are written in; no part of a code such as `INV-YYYY-MM`. */
const DATE =
  /(?<![\p{L}\d_-]|[\p{L}\d][./])(?:(?:YYYY|JJJJ|AAAA)([./-])(MM)\1(?:DD|TT|JJ|GG)|(DD|TT|JJ|GG|MM)([./-])(?:DD|TT|JJ|GG|MM)\4(?:YYYY|JJJJ|AAAA))(?![\p{L}\d_-])/iu
/** “ISO 8601 date”, “Datum nach ISO 8601”: the standard's way to write a day. */
const STANDARD =
  /(?<![\p{L}\d])ISO(?:[- ]?8601)?[- ](?:calendar )?(?:date|datum|data|fecha|dato)(?![\p{L}])|(?<!\p{L})(?:date|datum|data|fecha)(?: (?:in|as|to|nach|im|au|en|selon|según|secondo|volgens|conform|al|format|formato|formaat)){0,3} ISO(?:[- ]?8601)?(?![\p{L}\d-])/iu
/** Behind the day stands the time of day. */
const TIME = /\bhh[:.]?mm|\bHH\b/i
const TIMED =
  /time|uhrzeit|zeit(?!raum)|heure|(?<!\p{L})horas?(?!\p{L})|(?<!\p{L})or[ae]rio|(?<!\p{L})ora(?!\p{L})|tijd/iu
const UNTIMED =
  /(?<!\p{L})(?:no|without(?: the)?|not the|ohne|sans(?: l['’])?|sin(?: la)?|senza(?: l['’])?|zonder|geen)\s?(?:times?(?: of day)?|uhrzeit|zeit|heure|hora|orario|ora|tijd)(?!\p{L})/iu

/** The notation of dates that the description names, as plans write it: JJJJ-MM-TT is YYYY-MM-DD, as is an ISO date. Null where it names none, or a time as well. */
export function dateDescribed(description: string): string | null {
  const [found, yearFirst, , first, behind] = DATE.exec(description) ?? []
  if (TIME.test(description)) return null
  const isStandard = STANDARD.test(description) && !TIMED.test(description.replace(UNTIMED, ''))
  if (found === undefined) return isStandard ? 'YYYY-MM-DD' : null
  if (yearFirst !== undefined) return `YYYY${yearFirst}MM${yearFirst}DD`
  return first!.toUpperCase() === 'MM' ? `MM${behind}DD${behind}YYYY` : `DD${behind}MM${behind}YYYY`
}

const NUMBER =
  /\b(?:decimal|whole|integer) numbers?\b|(?<!\p{L})(?:dezimalzahl|ganze zahl|ganzzahl|nombre (?:décimal|entier)|n[uú]mero (?:decimal|entero|inteiro|decimale|intero)|decimaal getal|geheel getal)(?!\p{L})|(?<!\p{L})(?:decimal point|dezimalpunkt|point décimal|punto decimale?|decimale punt|ponto decimal)(?!\p{L})|[,;(]\s*numbers? only(?!\p{L})/iu
const PLACES =
  /(?<![\p{L}\d])(one|1|eine|une|un|una|één|een|two|2|three|3|four|4|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|duas|dois|três)\s+(?:decimals?(?!\p{L})|decimal (?:places|digits)|(?:nach)?komma ?stellen|dezimalstellen|nachkommastellen|décimales|chiffres après la virgule|decimales|decimali|decimalen|cijfers achter de komma|casas decimais)/iu
const COUNTS: Record<string, number> = Object.fromEntries(
  [
    'one eine une un una één een',
    'two zwei deux dos due twee duas dois',
    'three drei trois tres tre drie três',
    'four vier quatre cuatro quattro',
  ].flatMap((words, at) => [[String(at + 1), at + 1], ...words.split(' ').map((word) => [word, at + 1])]),
)

/** The decimals that each number is to have; null where the description says none. */
export function decimalsDescribed(description: string): number | null {
  const [, count] = PLACES.exec(description) ?? []
  return count === undefined ? null : COUNTS[count.toLowerCase()]!
}

/** Money by its code, as it stands behind “in” or a mark, or by the currency's name: “Paid out, GBP”, “Monatsmiete in Euro”, “US dollars”. */
const MONEY =
  /(?:^|[,(]\s*|(?<!\p{L})in\s+)(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|JPY|BRL|MXN|ZAR|INR)(?![\p{L}\d/])|(?<!\p{L})(?:in|en|em)\s+(?:(?:us )?dollars?|euros?|pounds(?! weight)|schweizer franken|reais|pesos)(?!\p{L})|(?:^|[,;(]\s*)(?:(?:US|U\.S\.|Canadian|Australian)\s+)?(?:[Dd]ollars?|[Ee]uros?|[Pp]ounds sterling|[Ss]wiss francs|Schweizer Franken|[Pp]esos|[Rr]eais)(?=\s*(?:$|[,.;(]))/u

export function isNumberDescribed(description: string): boolean {
  return NUMBER.test(description) || decimalsDescribed(description) !== null
}

/** Not where it is the currency that is wanted: “Currency, EUR or USD”. */
export function isMoneyDescribed(description: string): boolean {
  return MONEY.test(description) && !/currenc|währung|devise|moneda|divisa|valuta|moeda/iu.test(description)
}

const WHOLE =
  /\b(?:whole|integer) numbers?\b|(?<!\p{L})(?:ganze zahl|ganzzahl|nombre entier|n[uú]mero (?:entero|inteiro|intero)|geheel getal)(?!\p{L})/iu

/** Whether a description says that a number has no decimals. */
export function isWholeDescribed(description: string): boolean {
  return WHOLE.test(description)
}
