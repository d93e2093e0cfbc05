import { escaped } from '../escaped.ts'
import { isPlain } from './grounded/clauses.ts'
import { wordsIn } from './grounded/words.ts'
import { sentencesIn } from './meanings.ts'
import { allowedIn, NEGATED, type MeaningOf } from './meant-values.ts'

// What a description says that each allowed value is for: “true if the item is still sold, false if it is discontinued”.

/** Behind an allowed value, before what it is for. */
const FOR =
  '\\s*(?:=|:|\\(|(?:if|when|for|where|means|wenn|falls|bei|für|si|quand|pour|cuando|para|se|quando|per|als|wanneer|voor)(?!\\p{L}))'
/** So much of what only one value is for must be said, and less of any other. */
const HALF = 0.5

/** The allowed value that a text names, or of which it says what the description does. */
export function describedIn(allowed: readonly string[], description: string | null): MeaningOf {
  const meaningOf = allowedIn(allowed)
  const uses = usesOf(allowed, description ?? '')
  if (uses.length < 2) return meaningOf
  return (text, linked) => {
    const named = meaningOf(text, linked)
    if (named !== null || !linked || NEGATED.test(text)) return named
    const said = stemsOf(text)
    const fitting = uses.filter(({ own }) => [...own].filter((stem) => said.has(stem)).length >= HALF * own.size)
    return fitting.length === 1 ? fitting[0]!.value : null
  }
}

/**
 * “Whoever is on stop credit is blocked”: the only value of which a clause of the description has all words of what something is called; null where
 * none has, or several do.
 */
export function calledInDescription(called: string, allowed: readonly string[], description: string): string | null {
  const own = wordsIn(called)
  const clauses = sentencesIn(description).flatMap((sentence) => sentence.split(/[,;]\s/u))
  const found = clauses.flatMap((sentence) => {
    const [value, ...others] = NEGATED.test(sentence) ? [] : allowed.filter((one) => isIn(one, sentence))
    const stems = new Set(value === undefined ? [] : wordsIn(sentence.replace(value, ' ')).map(({ stem }) => stem))
    return value !== undefined && others.length === 0 && own.every(({ stem }) => stems.has(stem)) ? [value] : []
  })
  const [value, ...others] = new Set(found)
  return own.some(({ text }) => text.length > 2) && value !== undefined && others.length === 0 ? value : null
}

function isIn(value: string, sentence: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(value)}(?![\\p{L}\\p{N}_])`, 'u').test(sentence)
}

/** The words that only one of the values is for. */
function usesOf(allowed: readonly string[], description: string): { value: string; own: ReadonlySet<string> }[] {
  const folded = description.toLowerCase()
  const found = allowed.flatMap((value) => {
    if (!folded.includes(value.toLowerCase())) return []
    const literal = escaped(value)
    const match = new RegExp(`(?<![\\p{L}\\p{N}_])${literal}${FOR}\\s*([^.,;()]{3,80})`, 'iu').exec(description)
    return match && !NEGATED.test(match[1]!) ? [{ value, stems: stemsOf(match[1]!) }] : []
  })
  return found.flatMap(({ value, stems }) => {
    const others = new Set(found.flatMap((other) => (other.value === value ? [] : [...other.stems])))
    const own = new Set([...stems].filter((stem) => !others.has(stem)))
    return own.size === 0 ? [] : [{ value, own }]
  })
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsIn(text).flatMap(({ text: word, stem }) => (isPlain(word) || word.length < 3 ? [] : [stem])))
}
