import { escaped } from '../escaped.ts'
import { remembering } from '../remembering.ts'

// Where the values of a column stand in a text.

/** All values of a column that a text doesn't name: “anything else is other”. */
export const REST = '\u0000rest'

interface Place {
  raw: string[]
  from: number
  to: number
}

/** Where each value stands, longer ones first: no `CDD` in `CDD-S`, and no `hold` in the name `on hold`. */
export function placesOf(sentence: string, raws: readonly string[], names: readonly string[]): Place[] {
  const places = [...rangesIn(sentence, raws), ...kindsIn(sentence, raws), ...restIn(sentence)]
  const folded = undotted(sentence.toLowerCase())
  // `on_hold` is said as “on hold”.
  const spelled = new Set(names.flatMap((name) => [name, name.replace(/[_-]+/gu, ' ')]))
  const named = [...spelled].flatMap((name) => standing(sentence, folded, name))
  const parted = [...named, ...otherCodes(sentence, raws)]
  const isPart = (from: number, to: number): boolean =>
    parted.some(([start, end]) => start <= from && to <= end && end - start > to - from)
  for (const raw of raws.toSorted((a, b) => b.length - a.length)) {
    for (const [from, to] of standing(sentence, folded, raw)) {
      if (isPart(from, to)) continue
      const taken = places.find((place) => from < place.to && place.from < to)
      if (taken && (taken.from !== from || taken.to !== to)) continue
      if (taken) taken.raw.push(raw)
      else places.push({ raw: [raw], from, to })
    }
  }
  return places.toSorted((a, b) => a.from - b.from)
}

/** Codes in quotation marks that are no values here, as “S/D” is none where `D` stands: of their parts nothing is said. */
function otherCodes(sentence: string, raws: readonly string[]): [number, number][] {
  const known = new Set(raws.map((raw) => raw.toLowerCase()))
  const isOther = (code: string): boolean =>
    !known.has(code) && /[/+-]/.test(code) && code.split(/[/+-]/).some((part) => part !== '' && !known.has(part))
  return [...sentence.matchAll(/["“„«‘]([^\s"“”„«»‘’]{3,20})["”“»’]/gu)].flatMap(({ index, 1: code = '' }) =>
    isOther(code.toLowerCase()) ? [[index + 1, index + 1 + code.length]] : [],
  )
}

const RANGE =
  /(?<![\p{L}\p{N}.,/-])(\d{1,9})(?:\s?[-–]\s?|\s(?:to|through|until|bis|à|au|a|al|tot|t\/m)\s)(\d{1,9})(?![\p{L}\p{N}/-]|[.,]\d)/giu

/** “97161 to 97163”: all the values that lie between. */
function rangesIn(sentence: string, raws: readonly string[]): Place[] {
  return [...sentence.matchAll(RANGE)].flatMap((match) => {
    const [least, most] = [Number(match[1]), Number(match[2])]
    const raw = raws.filter((one) => /^\d{1,9}$/.test(one) && Number(one) >= least && Number(one) <= most)
    return raw.length === 0 || least >= most ? [] : [{ raw, from: match.index, to: match.index + match[0].length }]
  })
}

const KINDS =
  /(?<!\p{L})(?:(?:every|any|each|all) (?:kinds?|types?|sorts?) of|jede (?:Art|Sorte) von|alle (?:Arten|Sorten) von|tou(?:te|tes les) sortes? de|cualquier (?:tipo|clase) de|tod[oa]s l[oa]s (?:tipos|clases) de|(?:ogni|qualsiasi) tipo di|elke? soort|alle soorten) (\p{L}{3,20}?)(s?)(?!\p{L})/giu

/** “Every kind of chef”: all the values of several words that have this one. */
function kindsIn(sentence: string, raws: readonly string[]): Place[] {
  return [...sentence.matchAll(KINDS)].flatMap((match) => {
    const kind = new Set([match[1]!, match[1]! + match[2]!].map((word) => word.toLowerCase()))
    const raw = raws.filter((one) =>
      one
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => kind.has(word)),
    )
    return raw.length === 0 ? [] : [{ raw, from: match.index, to: match.index + match[0].length }]
  })
}

/** All other values, “everything else there” too. */
const OTHERS =
  /(?<!\p{L})(?:(?:anything|everything|any|all)(?: of)? (?:the )?(?:others?|else|rest)(?: (?:codes?|values?|letters?|numbers?|ones))?|(?:alles|alle) (?:ander|übrig)\p{L}*(?: (?:codes?|werte|schlüssel))?|(?:tout le reste|tou(?:s|tes) les autres(?: (?:codes?|valeurs))?)|(?:todos? (?:lo demás|los demás|el resto)|las demás)|tutt[ioe] (?:gli altri|le altre|il resto)(?: (?:codici|valori))?|(?:al het andere|alle andere(?: (?:codes|waarden))?|de rest))(?:,? (?:there(?:in)?|in there|(?:in|on) (?:it|the (?:list|sheet|book|file))|dort|darin|là|là-dedans|ahí|allí|lì|daar|daarin)(?= \p{L}))?(?!\p{L})/giu

function restIn(sentence: string): Place[] {
  return [...sentence.matchAll(OTHERS)].map(({ index, 0: text }) => ({
    raw: [REST],
    from: index,
    to: index + text.length,
  }))
}

/** Which values a text may name at all: looked up before its sentences are read, as few texts speak of the values of a column. */
export function mentionedIn(text: string, raws: readonly string[]): string[] {
  const folded = undotted(text.toLowerCase())
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u))
  const hasRange = text.search(RANGE) >= 0
  const ofKinds = new Set(kindsIn(text, raws).flatMap(({ raw }) => raw))
  return raws.filter((raw) => {
    const called = calledIn(raw)
    if (ofKinds.has(raw)) return true
    if (hasRange && /^\d{1,9}$/.test(raw)) return true
    if (/^[\p{L}\p{N}]{1,3}$/u.test(called)) return words.has(called) || words.has(called.toUpperCase())
    return called !== '' && folded.includes(undotted(called.toLowerCase()))
  })
}

/** Letters with a dot each stand together or apart: “i.O.” and “i. O.”. */
function undotted(text: string): string {
  return text.replace(/(?<=\p{L}\.)\s+(?=\p{L})/gu, '')
}

/** How texts write a value. */
function calledIn(raw: string): string {
  return (CALLED.get(raw) ?? raw).trim().replace(/(?<=\p{L})\.$/u, '')
}

/** A word is found in any case; in codes the case tells things apart, so they are where no other is written so. */
function standing(sentence: string, folded: string, raw: string): [number, number][] {
  const text = calledIn(raw)
  if (text === '' || !folded.includes(undotted(text.toLowerCase()))) return []
  for (const pattern of (/\p{L}{4}/u.test(text) || CALLED.has(raw) ? wordPatterns : codePatterns)(text)) {
    const found = [...sentence.matchAll(pattern)].map(({ index, 0: own }): [number, number] => [
      index,
      index + own.length,
    ])
    if (found.length > 0) return found
  }
  return []
}

/** The same values are looked for in sentence after sentence. */
const MOST_KEPT = 2000
const wordPatterns = remembering(MOST_KEPT, (text) =>
  [text, ...(/\p{L}{4}$/u.test(text) && !/s$/iu.test(text) ? [`${text}s`] : [])].map((one) => standingBy(one, 'giu')),
)
const codePatterns = remembering(MOST_KEPT, (text) =>
  [text, ...(text.length > 1 && text !== text.toUpperCase() ? [text.toUpperCase()] : [])].map((one) =>
    standingBy(one, 'gu'),
  ),
)

function standingBy(spelling: string, flags: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}][-.,])${literally(spelling)}(?![\\p{L}\\p{N}_%]|[-'’][\\p{L}\\p{N}]|[.,]\\d)`,
    flags,
  )
}

/** Signs are called by their names. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['-', 'dash'],
  ['–', 'dash'],
])

function literally(text: string): string {
  return escaped(undotted(text))
    .replace(/\s+/g, '\\s+')
    .replace(/(?<=\p{L}\\\.)(?=\p{L})/gu, '\\s*')
}
