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
const MARK = '["“”„«»\'’`]?'

/** What a text says so, where it says of one allowed value that all other rows have it; null where it doesn't. */
export function valuedStatesIn(text: string, allowed: readonly string[]): ValuedStates | null {
  const literal = `(${allowed
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`
  const bare = `(?<![\\p{L}\\p{N}_.,])${MARK}${literal}${MARK}(?![\\p{L}\\p{N}_]|[.,]\\d)`
  const other = new RegExp(
    `(?<!\\p{L})${OTHERWISE}[,:]?\\s+(?:it is\\s+|is\\s+)?${bare}|${bare}\\s+${OTHERWISE}(?!\\p{L})`,
    'iu',
  ).exec(text)
  const rest = allowed.find((value) => value.toLowerCase() === (other?.[1] ?? other?.[2])?.toLowerCase())
  if (!other || rest === undefined) return null
  const before = text.slice(0, other.index)
  const uses = [...before.matchAll(new RegExp(`${bare}\\s+${FOR}\\s+([^.,;()]{2,80})`, 'giu'))]
  const states = uses.flatMap(([, said = '', clause = '']) => {
    const value = allowed.find((one) => one.toLowerCase() === said.toLowerCase())
    return value === undefined || value === rest || NEGATED.test(clause) ? [] : [{ value, clause }]
  })
  return states.length > 0 && states.length === uses.length ? { states, rest } : null
}
