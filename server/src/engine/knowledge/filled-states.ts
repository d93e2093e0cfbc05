import { anyOf, LEFT_OUT, NOT, WITHOUT } from './grounded/acts.ts'
import { isSameWord } from './grounded/words.ts'

// “active, or left if the employee has an end date”, “wer ein Austrittsdatum hat, ist ausgeschieden”: which of the allowed values a row has, by
// whether another of its cells is filled.

/** The value of rows in whose named cell something stands, or nothing. */
export interface FilledState {
  value: string
  /** The part of the sentence that names the cell. */
  clause: string
  filled: boolean
  /** The sentence. */
  said: string
}

/** What a part begins with that says of which rows something holds. */
const IF = anyOf(
  'if|when|where|whenever|once|as soon as|provided(?: that)?|wenn|falls|sofern|sobald|bei|si|lorsque?|quand|dès que|cuando|se|quando|als|wanneer|indien|zodra|jeśli|jeżeli|gdy',
)
const UNLESS = anyOf(
  'unless|außer wenn|es sei denn|sauf si|à moins que?|salvo (?:si|que|se)|a menos que|tranne (?:se|quando)|a meno che|tenzij',
)
const WHO = anyOf(
  'who(?:ever)?|anyone|everyone|everybody|those|people|wer|(?:die|der|alle)(?=,? die )|qui|ceux qui|quien(?:es)?|chi|coloro che|wie|iedereen die',
)
const WITH = anyOf('with(?:out)?|mit|ohne|avec|sans|con|sin|senza|met|zonder')
/** Something stands there. */
const HOLDS = anyOf(
  "(?:is|are|was|has been|have been) (?:filled|set|given|entered|present|there|known|recorded|stated|in the past)(?: in)?|filled(?: in)?|has|have|having|had|there(?:['’]s| is| are)|exists?|shows|contains",
  'hat|haben|gefüllt|ausgefüllt|befüllt|eingetragen|gesetzt|vorhanden|angegeben|existiert|gibt es|steht',
  'ont|remplie?s?|renseignée?s?|indiquée?s?|saisie?s?|présente?s?|existe|figure|il y a',
  'tienen?|tenga|rellen[oa]s?|informad[oa]s?|indicad[oa]s?|hay|consta|figura',
  "hanno|compilat[oaei]|valorizzat[oaei]|presente|indicat[oaei]|c[’']è|esiste",
  'heeft|hebben|ingevuld|gevuld|aanwezig|bekend|er is|staat',
  'ma|wypełnion[aey]|podan[aey]|jest',
)
/** French and Italian have one word for “has” that is also “a” or “at”: only behind “who”. */
const HAS_THERE = /(?<!\p{L})(?:a|ha|à)(?!\p{L})/iu
/** Words at which a part of a sentence ends. */
const ENDS =
  /[,;:.()]|(?<!\p{L})(?:else|otherwise|sonst|andernfalls|sinon|si no|altrimenti|anders|then|dann|alors|dan|allora|entonces)(?!\p{L})/iu
const IS =
  /\s(?:is|are|counts? as|gets?|becomes?|ist|sind|gilt als|gelten als|bekommt|est|sont|es|son|está|están|è|sono|zijn)(?!\p{L})/giu

interface Marker {
  at: number
  end: number
  kind: 'if' | 'unless' | 'who' | 'with'
}

/** What a sentence says of the allowed values in this way. */
export function filledStatesIn(sentence: string, allowed: readonly string[]): FilledState[] {
  if (LEFT_OUT.test(sentence)) return []
  const found: FilledState[] = []
  let from = 0
  for (const marker of markersIn(sentence)) {
    if (marker.at < from) continue
    const { clause, rest, restAt } = clauseAt(sentence, marker, allowed)
    const isFilled = fillingOf(clause, marker)
    if (isFilled === null) continue
    const before = mentionsIn(sentence.slice(from, marker.at), allowed).at(-1)
    const after = mentionsIn(rest, allowed)[0]
    const value = before ?? after
    if (value === undefined) continue
    found.push({ value, clause, filled: isFilled, said: sentence })
    from = before === undefined ? sentence.length : restAt
  }
  return found
}

function markersIn(sentence: string): Marker[] {
  const all = ([['unless', UNLESS], ['if', IF], ['who', WHO], ['with', WITH]] as const).flatMap(([kind, words]) =>
    [...sentence.matchAll(new RegExp(words.source, 'giu'))].map(({ 0: text, index }): Marker => ({
      at: index,
      end: kind === 'with' ? index : index + text.length,
      kind,
    })),
  ) // prettier-ignore
  return all.toSorted((a, b) => a.at - b.at)
}

/** The part behind a marker, and what follows it: up to a mark, or to the verb before a value. */
function clauseAt(
  sentence: string,
  { end }: Marker,
  allowed: readonly string[],
): { clause: string; rest: string; restAt: number } {
  const text = sentence.slice(end)
  const stop = ENDS.exec(text)?.index ?? text.length
  const own = text.slice(0, stop)
  const verbs = [...own.matchAll(IS)].filter(({ 0: verb, index }) => {
    const [first] = own.slice(index + verb.length).trim().split(/\s/u) // prettier-ignore
    return first !== undefined && mentionsIn(first, allowed).length > 0
  })
  const cut = verbs[0]?.index ?? stop
  return { clause: own.slice(0, cut), rest: text.slice(cut), restAt: end + cut }
}

/** Whether a part says that something is filled, or that it isn't; null where it says neither. */
function fillingOf(clause: string, { kind }: Marker): boolean | null {
  const isNone = WITHOUT.test(clause) || NOT.test(clause)
  const isHeld = kind === 'with' || HOLDS.test(clause) || (kind === 'who' && HAS_THERE.test(clause))
  if (!isNone && !isHeld) return null
  return kind === 'unless' ? isNone : !isNone
}

/** The allowed values that a text names, in order. */
function mentionsIn(text: string, allowed: readonly string[]): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)]
  const spelt = (value: string): string => value.toLowerCase().replace(/[_\s-]+/g, ' ')
  return words.flatMap(({ 0: word, index }) => {
    const onward = spelt(text.slice(index))
    const exact = allowed.filter((value) => new RegExp(`^${spelt(value)}(?![\\p{L}\\p{N}])`, 'u').test(onward))
    if (exact.length > 0) return exact.toSorted((a, b) => b.length - a.length).slice(0, 1)
    const meant = word.length < 4 ? [] : allowed.filter((value) => isSameWord(word, value))
    return meant.length === 1 ? meant : []
  })
}
