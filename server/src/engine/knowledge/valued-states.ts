import { escaped } from '../escaped.ts'
import { OTHERWISE_WORDS } from './grounded/acts.ts'
import { NEGATED } from './meant-values.ts'

// “0 for the zero-rate tax class, otherwise 23”, “credit_note where the kind is G, sonst invoice”: which of the allowed values a row has, by what stands
// in another of its cells, and which one all others have.

/** What a text says of the allowed values. */
export interface ValuedStates {
  /** Each with the part of the text that says in which rows it stands. */
  states: { value: string; clause: string }[]
  /** What all other rows have. */
  rest: string
}

/** Behind an allowed value, before the rows that have it. */
const FOR =
  '(?:for|if|when|where|with|für|bei|wenn|falls|wo|mit|pour|si|quand|avec|para|cuando|con|per|se|quando|voor|bij|als|wanneer|met|dla|gdy)'
const OTHERWISE = `(?:${OTHERWISE_WORDS}|for (?:all )?(?:the )?(?:others?|rest))`
/** “Y under “Left” means they are inactive”: behind the rows, before the value that these have. */
const MEANS =
  '(?:[=:→]|means|stands for|is for|hei(?:ß|ss)t|bedeutet|signifie|veut dire|significa|quiere decir|vuol dire|betekent|betyder|oznacza)(?:,? (?:that|dass|que|che|dat))?(?: (?:the \\p{L}+|they|it|he|she|er|sie|es|ils?|elles?|ze|hij))?(?: (?:is|are|ist|sind|est|sont|est[áa]n?|es|son|è|sono|zijn))?'
const EVERYONE =
  '(?:every(?:one|body|thing) else|any(?:one|body|thing) else|all (?:the )?(?:others|rest)|the (?:others|rest)|alle anderen|der rest|(?:tous|toutes) les autres|le reste|tod[oa]s l[oa]s demás|el resto|tutti gli altri|il resto|alle anderen?|de rest)(?: (?:there|here|(?:on|in) it|dort|darauf|daarop|là|allí)| (?:on|in|of|auf|in|dans|sur|en|nell[ao]|sull[ao]|op|w|på|na)(?: [^\\s,;=:→]+){1,4}?)?(?:\\s?[=:→]| (?:is|are|ist|sind|est|sont|est[áa]n?|es|son|è|sono|zijn))?'
/** Few texts speak of all other rows: the others need no pattern of the allowed values. */
const HAS_OTHERWISE = new RegExp(OTHERWISE, 'iu')
const HAS_OTHERS = new RegExp(`(?<!\\p{L})(?:${EVERYONE}|${OTHERWISE})`, 'iu')
const MARK = '["“”„«»\'’`]?'

function literalOf(allowed: readonly string[]): string {
  const longestFirst = allowed.toSorted((a, b) => b.length - a.length)
  return `(${longestFirst.map(escaped).join('|')})`
}

/** What a text says so, where it says of one allowed value that all other rows have it; null where it doesn't. */
export function valuedStatesIn(text: string, allowed: readonly string[]): ValuedStates | null {
  if (!HAS_OTHERWISE.test(text)) return null
  const literal = literalOf(allowed)
  const bare = `(?<![\\p{L}\\p{N}_.,])${MARK}${literal}${MARK}(?![\\p{L}\\p{N}_]|[.,]\\d)`
  const other = new RegExp(
    `(?<!\\p{L})${OTHERWISE}[,:]?\\s+(?:it is\\s+|is\\s+)?${bare}|${bare}\\s+${OTHERWISE}(?!\\p{L})`,
    'iu',
  ).exec(text)
  const rest = allowed.find((value) => value.toLowerCase() === (other?.[1] ?? other?.[2])?.toLowerCase())
  if (!other || rest === undefined) return null
  const before = text.slice(0, other.index)
  const uses = [...before.matchAll(new RegExp(`${bare}\\s+${FOR}\\s+([^.,;()]{2,80})`, 'giu'))]
  return withStates(uses, rest, allowed)
}

/** The same of a sentence that has the rows first: “a Y under “Left” means they are inactive, everyone else is active”. */
export function meantStatesIn(text: string, allowed: readonly string[]): ValuedStates | null {
  if (!HAS_OTHERS.test(text) && !TICK_UNDER.test(text)) return null
  const literal = literalOf(allowed)
  const bare = `${MARK}${literal}${MARK}(?![\\p{L}\\p{N}_])`
  const other = new RegExp(`(?<!\\p{L})(?:${EVERYONE}|${OTHERWISE})[,:]?\\s+${bare}`, 'iu').exec(text)
  const rest = allowed.find((value) => value.toLowerCase() === other?.[1]?.toLowerCase())
  if (!other) return markedIn(text, bare, allowed)
  if (rest === undefined) return null
  const before = text.slice(0, other.index)
  const uses = [...before.matchAll(new RegExp(`([^,;]{1,100}?)\\s*${MEANS}\\s*${bare}`, 'giu'))]
  return withStates(
    uses.map(([whole, clause = '', said = '']) => [whole, said, ownPart(clause)]),
    rest,
    allowed,
  )
}

/** A tick, before where it stands. */
const TICK_UNDER =
  /(?<![\p{L}\p{N}])["“„«'‘]?(?:[x✓✔☑✅]|ticks?|cross(?:es)?|kreuz(?:e|chen)?|häkchen|haken|croix|coches?|cruz|marca|croce|crocetta|spunta|kruis(?:je)?|vinkje)["”»'’]?\s+(?:under|in|at|against|beside|below|unter|bei|sous|dans|en|bajo|sotto|nella|alla|onder|bij)\s/iu

/** “An x under Left means inactive”, where two values are allowed: whoever has none is the other. */
function markedIn(text: string, bare: string, allowed: readonly string[]): ValuedStates | null {
  if (allowed.length !== 2) return null
  const uses = [...text.matchAll(new RegExp(`([^,;]{1,100}?)\\s*${MEANS}\\s*${bare}`, 'giu'))]
  const [use, ...more] = uses.filter(([, clause = '']) => TICK_UNDER.test(clause))
  const rest = allowed.find((value) => value.toLowerCase() !== use?.[2]?.toLowerCase())
  if (!use || more.length > 0 || rest === undefined) return null
  return withStates([[use[0], use[2] ?? '', use[1] ?? '']], rest, allowed)
}

/** “CLSD 1 means shut and OWN 1”: what a part before it says of other rows is not of these. */
function ownPart(clause: string): string {
  const before = [...clause.matchAll(new RegExp(`(?<!\\p{L})${MEANS}(?!\\p{L})`, 'giu'))].at(-1)
  if (!before) return clause
  const [, ...behind] = clause.slice(before.index + before[0].length).split(/\s(?:and|und|et|y|e|en|i|a|och|og)\s/iu)
  return behind.at(-1) ?? clause
}

function withStates(
  uses: readonly (readonly string[])[],
  rest: string,
  allowed: readonly string[],
): ValuedStates | null {
  const states = uses.flatMap(([, said = '', clause = '']) => {
    const value = allowed.find((one) => one.toLowerCase() === said.toLowerCase())
    return value === undefined || value === rest || NEGATED.test(clause) ? [] : [{ value, clause }]
  })
  return states.length > 0 && states.length === uses.length ? { states, rest } : null
}
