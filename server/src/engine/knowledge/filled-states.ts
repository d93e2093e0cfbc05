import { escaped } from '../escaped.ts'
import { anyOf, LEFT_OUT, NOT, OTHERWISE, REST, WITHOUT } from './grounded/acts.ts'
import { answersIn } from './grounded/columns.ts'
import { isSameWord, wordsIn } from './grounded/words.ts'

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
  'unless|au(?:ß|ss)er wenn|es sei denn|sauf si|à moins que?|salvo (?:si|que|se)|a menos que|tranne (?:se|quando)|a meno che|tenzij',
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
  /(?:(?<=\p{L})['’](?:s|re)|\s(?:is|are|counts? as|gets?|becomes?|ist|sind|gilt als|gelten als|bekommt|est|sont|es|son|está|están|è|sono|zijn))(?!\p{L})/giu

/** What stands behind a verb, whatever is said of how long it is so. */
const FOLLOWS =
  /^(?:\s*(?:still|always|simply|just|then|noch|immer|weiterhin|einfach|encore|toujours|todav[ií]a|a[uú]n|siempre|ancora|sempre|nog|altijd)(?!\p{L}))*\s*\S*/iu

interface Marker {
  at: number
  end: number
  kind: 'if' | 'unless' | 'who' | 'with'
}

const MARKERS = (
  [
    ['unless', UNLESS],
    ['if', IF],
    ['who', WHO],
    ['with', WITH],
  ] as const
).map(([kind, words]) => [kind, new RegExp(words.source, 'giu')] as const)

/** Longer sentences are prose of many things. */
const LONGEST = 400

/** What a sentence says of the allowed values in this way; of a yes and a no by the name of the column as well: “it is paid when …”. */
export function filledStatesIn(said: string, allowed: readonly string[], name = ''): FilledState[] {
  if (said.length > LONGEST || LEFT_OUT.test(said)) return []
  // What stands before a semicolon is another matter.
  return said.split(/;\s+/).flatMap((part) => statesIn(part, allowed, name).map((state) => ({ ...state, said })))
}

function statesIn(sentence: string, allowed: readonly string[], name: string): Omit<FilledState, 'said'>[] {
  const markers = markersIn(sentence)
  const own = markers.length === 0 ? [] : mentionsIn(sentence, allowed)
  const mentions = markers.length === 0 || own.length > 0 ? own : calledIn(sentence, allowed, name)
  const found: Omit<FilledState, 'said'>[] = []
  let from = 0
  for (const marker of markers) {
    if (marker.at < from || isMeaning(sentence.slice(0, marker.at), marker, mentions)) continue
    const { clause, end } = clauseAt(sentence, marker, mentions)
    const isFilled = fillingOf(clause, marker)
    if (isFilled === null) continue
    const before = mentions.findLast(
      (one) => one.at >= from && isBefore(sentence.slice(one.end, marker.at), one, marker),
    )
    const meant =
      before ??
      mentions.find(({ at }) => at >= end && !isExplained(sentence.slice(marker.kind === 'who' ? marker.end : end, at)))
    if (meant === undefined) continue
    found.push({ value: meant.value, clause, filled: isFilled })
    from = before === undefined ? meant.end : end
  }
  return [...found, ...restOf(sentence.slice(from), found, allowed)]
}

/** “…, the rest are active”: what all have in whose cell it is the other way. Of two values the other one says itself. */
function restOf(
  behind: string,
  found: readonly Omit<FilledState, 'said'>[],
  allowed: readonly string[],
): Omit<FilledState, 'said'>[] {
  const [first, ...more] = found
  const marker = REST.exec(behind) ?? OTHERWISE.exec(behind)
  if (!first || more.length > 0 || !marker || allowed.length < 3) return []
  const [rest, ...others] = mentionsIn(behind.slice(marker.index + marker[0].length), allowed)
  return rest === undefined || others.length > 0 || rest.value === first.value
    ? []
    : [{ ...first, value: rest.value, filled: !first.filled }]
}

function markersIn(sentence: string): Marker[] {
  const all = MARKERS.flatMap(([kind, words]) =>
    [...sentence.matchAll(words)].map(({ 0: text, index }): Marker => ({
      at: index,
      end: kind === 'with' ? index : index + text.length,
      kind,
    })),
  )
  return all.toSorted((a, b) => a.at - b.at)
}

/** The part behind a marker, and where it ends: at a mark, or at the verb before a value. */
function clauseAt(sentence: string, { end }: Marker, mentions: readonly Mention[]): { clause: string; end: number } {
  const text = sentence.slice(end)
  const stop = ENDS.exec(text)?.index ?? text.length
  const verb = [...text.slice(0, stop).matchAll(IS)].find(({ 0: said, index }) => {
    const [{ length }] = FOLLOWS.exec(text.slice(index + said.length))!
    const from = end + index + said.length
    return mentions.some(({ at }) => at >= from && at < Math.min(from + length, end + stop))
  })
  const cut = verb?.index ?? stop
  return { clause: text.slice(0, cut), end: end + cut }
}

/** “UNR = without restrictions”: what a code of another column means is no condition; “left = with an end date” is one of a value. */
function isMeaning(before: string, { kind }: Marker, mentions: readonly Mention[]): boolean {
  const [sign] = kind === 'with' ? (/["“”»’)\s]*=\s*$/u.exec(before) ?? []) : []
  return sign !== undefined && mentions.every(({ end }) => end !== before.length - sign.length)
}

/** “left if …”, “left: members with …”; but “an Etsy order with …” is one of Etsy, whatever it is then. */
function isBefore(between: string, { end }: Mention, { at, kind }: Marker): boolean {
  if (end > at) return false
  const words = between.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0 || /^["”“»’)\s]*[:=(–—]/u.test(between)) return true
  return (kind === 'if' || kind === 'unless') && words.length <= MOST_BETWEEN && between.search(IS) < 0
}

/** “inactive for members if …” */
const MOST_BETWEEN = 2

/** “…, is known elsewhere, too: one person”: what was said stands before the colon, and what comes behind it explains that. */
function isExplained(between: string): boolean {
  const at = between.indexOf(':')
  const verb = between.slice(0, Math.max(0, at)).search(IS)
  return verb >= 0 && /\p{L}\s.*\p{L}/u.test(between.slice(verb, at).trim())
}

/** “with the same e-mail address”, “con el mismo NIF”: rows are like others, whatever has a value. */
const SAME_AS_OTHERS = anyOf(
  'same|identical|equal|gleiche[mnrs]?|dieselben?|denselben|derselben|demselben|identische[mnrs]?|mêmes?|identiques?|mism[oa]s?|stess[oaei]|hetzelfde|dezelfde|sam(?:ym|ą|ymi)',
)

/** Whether a part says that something is filled, or that it isn't; null where it says neither. */
function fillingOf(clause: string, { kind }: Marker): boolean | null {
  if (kind === 'with' && SAME_AS_OTHERS.test(clause)) return null
  // What a column is called denies nothing: «No ZH» is a number.
  const plain = clause.replaceAll(/[«»“”„"][^«»“”„"]*[«»“”„"]/gu, ' ')
  const isNone = WITHOUT.test(plain) || NOT.test(plain)
  const isHeld = kind === 'with' || HOLDS.test(clause) || (kind === 'who' && HAS_THERE.test(clause))
  if (!isNone && !isHeld) return null
  return kind === 'unless' ? isNone : !isNone
}

/** Where a text names an allowed value. */
interface Mention {
  at: number
  end: number
  value: string
}

/** The allowed values that a text names, in order; of those that overlap the first and longest. */
function mentionsIn(text: string, allowed: readonly string[]): Mention[] {
  const spelt = allowed.map((value) => ({ value, form: formOf(value) }))
  const found: Mention[] = []
  for (const { 0: word, index: at } of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (at < (found.at(-1)?.end ?? 0)) continue
    const exact = spelt.flatMap(({ value, form }): Mention[] => {
      form.lastIndex = at
      return form.test(text) ? [{ at, end: form.lastIndex, value }] : []
    })
    const like = exact.length > 0 || word.length < 4 ? [] : allowed.filter((value) => isSameWord(word, value))
    if (exact.length > 0) found.push(exact.toSorted((a, b) => b.end - a.end)[0]!)
    else if (like.length === 1) found.push({ at, end: at + word.length, value: like[0]! })
  }
  return found
}

/** A value as people write it in a sentence: “on hold” is `on_hold`. */
function formOf(value: string): RegExp {
  const words = value.split(/[_\s-]+/u).map(escaped)
  return new RegExp(`${words.join('[_\\s-]+')}(?![\\p{L}\\p{N}])`, 'iuy')
}

/** So far before a word stands what denies it. */
const NEAR = 20

/** Where a sentence says of rows that they are what the column asks, as a yes, or a no where it denies it. */
function calledIn(text: string, allowed: readonly string[], name: string): Mention[] {
  const answers = answersIn(allowed)
  const own = wordsIn(name).filter(({ text: word }) => !/^(?:is|has|ist|hat|est|a|es|e)$/.test(word))
  if (!answers || own.length !== 1) return []
  const isQuoted = (at: number): boolean => (text.slice(0, at).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1
  return [...text.matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index: at }): Mention[] => {
    if (!isSameWord(word, own[0]!.raw) || isQuoted(at)) return []
    const before = text.slice(Math.max(0, at - NEAR), at)
    return IS_BEFORE.test(before)
      ? [{ at, end: at + word.length, value: NOT.test(before) ? answers.no : answers.yes }]
      : []
  })
}

/** A verb before what rows are. */
const IS_BEFORE =
  /(?<!\p{L})(?:is|are|was|counts? as|ist|sind|gilt|gelten|wurde|est|sont|es|son|está|están|è|sono|risulta(?:no)?|zijn|geldt|jest|są|je|jsou)(?:n[’']t)? (?:(?:not|nicht|als|as|already|schon|non|no|pas|niet|già|ya|déjà|come|como|comme) )*$/iu
