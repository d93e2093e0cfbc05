import { OTHERWISE_WORDS } from '../../../knowledge/grounded/acts.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'

// What a template says of rows without an amount: that they have none, or that it is nothing.

/** No amount at all, as rules want it written. */
const ZEROS = ['0', '0.00', '0.0', '0,00', '0.000', '0.0000']

/** “0.00 when nothing was billed”, “0 without a discount”, “empty means 0”: what the template says of rows without an amount. */
export function saysZero(description: string, zero: string | undefined): string | undefined {
  const said = ZERO_SAID.some((pattern) => pattern.test(description))
  // “0 for the zero rate, otherwise 23”: what says nothing else is of the rest.
  return said && !OTHERWISE.test(description) ? zero : undefined
}

const ZERO = '(?<![\\d.,])0(?:[.,]0+)?(?![\\d.,]*\\d)'
const ZERO_SAID = [
  `${ZERO}\\s+(?:when|if|where|for|means|wenn|für|pour|per|voor|falls|bei|wo|si|quand|cuando|se|quando|als|indien)(?!\\p{L})`,
  `${ZERO}\\s+(?:without|ohne|sans|sin|senza|zonder|sem|bez|utan|uden|uten)(?!\\p{L})`,
  `(?<!\\p{L})(?:empty|blank|none|nothing|leer|nichts|vide|vac[íi]o|vuoto|leeg|tom|tomt|puste)\\s*(?:=|:|is|means|ist|hei(?:ß|ss)t|=>|→)\\s*${ZERO}`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** “0 if nil or waived”, “0.00 under warranty”: what stands behind it, up to the next mark that ends it. */
const ZERO_FOR = new RegExp(
  `${ZERO}\\s+(?:when|if|where|for|under|on|during|in case of|wenn|für|pour|per|voor|falls|bei|wo|auf|unter|während|im falle?|si|quand|sous|en cas d[e’']|cuando|bajo|en caso de|se|quando|in caso di|als|indien|onder|tijdens|bij)\\s([^.;()\\n]{2,80})`,
  'giu',
)
const ARTICLE = /^(?:an?|the|eine?[nmr]?|de[rnm]|die|das|une?|l[ae]|un[ao]?|el|il|een|het)\s+/iu
const EMPTY = /(?<!\p{L})(?:blank|empty|leer|vides?|vac[ií][oa]s?|vuot[oaei]|leeg)(?!\p{L})/iu

/** The very words, in small letters, for which a description wants nothing at all to be written as an amount. */
export function wordsForZero(description: string): Set<string> {
  const said = [...description.matchAll(ZERO_FOR)].flatMap(([, words]) =>
    words!.split(/,|\s(?:or|and|oder|und|ou|et|o|y|e|of|en)\s/iu).map((word) =>
      word
        .replace(/["“”„«»'‘’]/gu, '')
        .trim()
        .replace(ARTICLE, ''),
    ),
  )
  const end = said.findIndex((word) => EMPTY.test(word))
  const named = (end < 0 ? said : said.slice(0, end)).map((word) => word.toLowerCase()).filter((word) => word !== '')
  return new Set([...named, ...(named.some((word) => FREE.test(word)) ? FREE_WORDS : [])])
}

/** “0.00 if the lesson was free of charge”: whichever word the cells have for that, in their own language. */
const FREE =
  /(?<!\p{L})(?:free(?= of charge|$)|without charge|no charge|complimentary|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|unentgeltlich\p{L}*|umsonst|gratuite?s?|offerte?s?|gratuit[oaie]|sin cargo|omaggio|kosteloos|zdarma|bezpłatn\p{L}+|darmow\p{L}+|za darmo)(?!\p{L})/iu
const FREE_WORDS =
  'free|free of charge|foc|f.o.c.|no charge|gratis|kostenlos|kostenfrei|unentgeltlich|umsonst|gratuit|gratuite|offert|offerte|gratuito|gratuita|sin cargo|sin coste|omaggio|in omaggio|kosteloos|grátis|sem custo|zdarma|bezpłatne|bezpłatnie|bezpłatny|bezpłatna|gratisowo|za darmo|uden beregning|kostnadsfritt|kostnadsfri|vederlagsfrit'.split(
    '|',
  )

/** A word for what costs nothing: of a price it says 0, and not that nobody knows it. */
export function isFree(word: string): boolean {
  return FREE_WORDS.includes(word.trim().toLowerCase())
}

/** Whether a text says of something that it costs nothing: “the visit was free of charge”. */
export function saysFree(text: string): boolean {
  return FREE.test(text) && !NOT_FREE.test(text)
}

const NOT_FREE = /(?<!\p{L})(?:not|never|nicht|kein\p{L}*|pas|no(?! charge)|non|niet|geen)(?!\p{L})/iu

/** Whether a description leaves some cells empty, and says when. */
export function saysEmpty(description: string): boolean {
  return EMPTY.test(description)
}

/** The word for a figure of nothing, which accounts and forms have instead of 0. */
export function isNil(word: string): boolean {
  return /^(?:nil|nihil|n[ée]ant)\.?$/iu.test(word.trim())
}

const OTHERWISE = new RegExp(
  `(?<!\\p{L})(?:${OTHERWISE_WORDS})[,:]?\\s+["“„«]?(?!0(?:[.,]0+)?(?![\\d.,]*\\d))\\d`,
  'iu',
)

export function zeroOf(rule: Pattern): string | undefined {
  return ZEROS.find((written) => rule.matches(written))
}
