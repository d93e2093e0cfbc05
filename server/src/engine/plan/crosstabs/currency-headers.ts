import { fold, wordsOf } from '../../match/names/words.ts'
import { isSameWord } from '../../match/vocabulary.ts'
import { currencyCode, isCurrencyCode } from '../../profile/countries.ts'
import { LEAST_COLUMNS } from './crosstab-headers.ts'

// “Trade £”, “Trade €”, “List £” for “TR-GBP (trade, in pounds), TR-EUR, LI-GBP”: headers that write the currency of an allowed value with its sign,
// and the rest of it as a word.

/** What a price is called in any case: it tells no kind of it from another. */
const PRICE = /^(?:prices?|amounts?|preise?|prix|precios?|prezz[oi]|prijs(?:en)?|pris|ceny?|in|of|per)$/iu

interface Parted {
  currency: string
  words: string[]
}

/** The allowed value that each header stands for; null where fewer do, or one may stand for several. */
export function currencyHeaders(
  labels: readonly string[],
  allowed: readonly string[],
  description: string,
): string[] | null {
  const wanted = allowed.flatMap((value) => {
    const own = parted(value)
    return own === null ? [] : [{ ...own, value, said: saidOf(value, allowed, description) }]
  })
  if (new Set(wanted.map(({ currency }) => currency)).size < 2) return null
  const meant = labels.map((label) => {
    const own = parted(label)
    const found = wanted.filter((one) => own?.currency === one.currency && isMeant(own.words, one.words, one.said))
    return found.length === 1 ? found[0]!.value : null
  })
  const found = meant.filter((value) => value !== null)
  if (found.length < LEAST_COLUMNS || new Set(found).size < found.length) return null
  return labels.map((label, at) => meant[at] ?? label)
}

/** The only currency that a text names, by its sign or code, and its other words; null where it names none, or no other words. */
function parted(text: string): Parted | null {
  const signs = text.match(/\p{L}{0,2}\p{Sc}/gu) ?? []
  const rest = text.replace(/\p{Sc}/gu, ' ')
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const codes = words.filter((word) => /^\p{Lu}{3}$/u.test(word) && isCurrencyCode(word))
  const named = new Set([
    ...signs.map((sign) => currencyCode(sign) ?? currencyCode(sign.replace(/^\p{L}+/u, ''))),
    ...codes,
  ])
  const [currency] = named
  const others = words.filter((word) => !codes.includes(word))
  return named.size === 1 && currency && others.length > 0 ? { currency, words: others } : null
}

/** What the description says of an allowed value: in brackets behind it, or up to the next one. */
function saidOf(value: string, allowed: readonly string[], description: string): readonly string[] {
  const at = description.indexOf(value)
  if (at < 0) return []
  const behind = description.slice(at + value.length)
  const ends = allowed.map((one) => behind.indexOf(one)).filter((end) => end >= 0)
  const own = /^\s*\(([^)]*)\)/u.exec(behind)?.[1] ?? behind.slice(0, Math.min(...ends, behind.length))
  return wordsOf(own)
}

/** All words of the header are those of the value, which may be cut short, or are said of it. */
function isMeant(words: readonly string[], own: readonly string[], said: readonly string[]): boolean {
  const telling = words.filter((word) => !PRICE.test(word)).map(fold)
  const isOwn = (word: string): boolean =>
    own.map(fold).some((one) => one === word || (one.length > 1 && word.startsWith(one)))
  const isSaid = (word: string): boolean => said.some((one) => isSameWord(one, word))
  return telling.length > 0 && (telling.every(isOwn) || telling.every(isSaid))
}
