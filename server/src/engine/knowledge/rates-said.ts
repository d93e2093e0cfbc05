import { escaped } from '../escaped.ts'
import { sentencesIn } from './meanings.ts'
import { summed } from './sums.ts'

// “GST 5 %, PST 7 %”, “reduced: 7 %”, “exempt, 0 %”: the rate that a text has right behind a name, for values that are such names, or several of them
// that are charged together: “GST+PST”, “GST only”.

export interface RateSaid {
  raw: string
  rate: string
  said: string
}

/** A longer value is a text, and none that is made of names. */
const LONGEST = 40
const TOGETHER = /\s*(?:\+|&|(?<=\s)(?:plus|and|und|et|y|e|en)(?=\s))\s*/iu
const ONLY =
  /^(?:only|nur|solo|sólo|uniquement|alleen)\s+|\s+(?:only|nur|solo|sólo|seulement|uniquement|soltanto|alleen)$/iu
const BEHIND =
  '["”“»’]?\\s*[,:=(–-]?\\s*(?:(?:is|are|at|of|ist|sind|mit|von|zu|est|sont|à|es|son|de|al|è|sono|van|tegen)\\s+)?(\\d{1,3}(?:[.,]\\d{1,4})?)\\s?%'

/** The rates of those values whose names a text has a rate behind, always the same one. */
export function ratesSaid(text: string, raws: readonly string[]): RateSaid[] {
  const sentences = text.includes('%') ? sentencesIn(text) : []
  if (sentences.length === 0) return []
  return raws.flatMap((raw) => {
    const found = raw.length <= LONGEST ? rateOf(raw.trim(), sentences) : null
    return found ? [{ raw, ...found }] : []
  })
}

type Rate = Omit<RateSaid, 'raw'>

function rateOf(raw: string, sentences: readonly string[]): Rate | null {
  const whole = rateBehind(raw, sentences) ?? rateBehind(raw.replace(ONLY, ''), sentences)
  const parts = raw.split(TOGETHER)
  if (whole || parts.length < 2) return whole
  const rates = parts.map((part) => rateBehind(part, sentences))
  if (!rates.every((rate) => rate !== null)) return null
  return { rate: summed(rates.map(({ rate }) => rate)), said: rates[0]!.said }
}

/** What stands behind a name wherever it has a rate; null where that differs. Short names are looked for as they are written. */
function rateBehind(name: string, sentences: readonly string[]): Rate | null {
  const lower = name.toLowerCase()
  if (!/\p{L}{2}/u.test(name) || !sentences.some((one) => one.toLowerCase().includes(lower))) return null
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${BEHIND}`, /\p{L}{4}/u.test(name) ? 'giu' : 'gu')
  const found = sentences.flatMap((said) =>
    [...said.matchAll(pattern)].map(([, rate]) => ({ rate: rate!.replace(',', '.'), said })),
  )
  return new Set(found.map(({ rate }) => Number(rate))).size === 1 ? found[0]! : null
}
