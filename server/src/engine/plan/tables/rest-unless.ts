import { escaped } from '../../escaped.ts'
import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { wordsIn } from '../../knowledge/grounded/words.ts'
import type { MeaningOf } from '../../knowledge/meant-values.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import { mentionedIn } from '../../knowledge/value-places.ts'
import type { ColumnProfile } from '../../profile/model.ts'

// “A machine is in use unless the note says "parked" or "sold"”: what all rows have whose note says neither, with those that have no note.

const UNLESS =
  "unless|except (?:where|when|if)|as long as|es sei denn|au(?:ß|ss)er wenn|sofern|solange|sauf (?:si|quand)|à moins qu[e’']|tant que|salvo (?:que|si|cuando|se)|a menos que|mientras|a meno che|tranne (?:se|quando)|finché|tenzij|behalve als|zolang|chyba że|o ile|ledaže|pokud|jestliže"
/** What is said to hold where something is not: “if the note does not say …”. */
const WHERE = "if|where|when|wenn|falls|si|s[’']il|quand|cuando|se|quando|als|wanneer|indien|jeśli|gdy|když"
const SAYS_NEVER =
  /^(?:unless|except|es sei denn|au(?:ß|ss)er|sauf|à moins|salvo|a menos|a meno|tranne|tenzij|behalve|chyba|ledaže)/iu
const HOLDS_UNLESS = new RegExp(`^(.{3,120}?),?\\s(${UNLESS}|${WHERE})\\s(.+)$`, 'iu')
const NOT =
  /(?<!\p{L})(?:not|no|never|neither|n[’']t|nicht|kein\p{L}*|weder|pas|ne|n[’']|aucune?|non|né|niet|geen|nie|není|nejsou|nemá|nestojí|neuvádí|nen[íi])(?!\p{L})|n[’']t(?!\p{L})/iu
/** So many words of what comes first are what the value is called. */
const MOST_WORDS = 3

/** What holds for all values of a column but those that a sentence names as exceptions; null where no sentence says so. */
export interface RestUnless {
  value: string
  except: ReadonlySet<string>
  said: string
  by: SaidText['by']
  origin: string
}

export function restUnless(
  texts: readonly SaidText[],
  source: ColumnProfile,
  raws: readonly string[],
  meaningOf: MeaningOf,
  allowed: readonly string[],
): RestUnless | null {
  // Those that are allowed as they stand need no meaning, and are exceptions all the same.
  const cells = [...new Set([...raws, ...source.values.map(({ value }) => value.trim())])].filter((cell) => cell !== '')
  for (const { text, by, origin } of texts) {
    for (const sentence of sentencesIn(text)) {
      const [, holds = '', word = '', where = ''] = HOLDS_UNLESS.exec(sentence) ?? []
      const except = where === '' ? [] : mentionedIn(where, cells).filter((raw) => cells.includes(raw))
      if (except.length === 0 || !isSaidOf(where, source.name)) continue
      const before = where.slice(0, where.toLowerCase().indexOf(except[0]!.toLowerCase()))
      // “Unless” denies it by itself; twice denied it would hold.
      if (SAYS_NEVER.test(word) === NOT.test(before)) continue
      const value = valueOf(holds, texts, meaningOf, allowed)
      const within = cells.filter((cell) => except.some((raw) => cell.toLowerCase().includes(raw.toLowerCase())))
      if (value !== null) return { value, except: new Set(within), said: sentence, by, origin }
    }
  }
  return null
}

/** The exceptions are said to stand in the column: by its name, however its end is inflected. */
function isSaidOf(where: string, name: string): boolean {
  const own = wordsIn(name)
  const isInflected = (stem: string): boolean =>
    stem.length >= LONG &&
    wordsIn(where).some(
      (word) =>
        word.stem.startsWith(stem.slice(0, ALIKE * stem.length)) &&
        Math.abs(word.stem.length - stem.length) <= MOST_ENDING,
    )
  return namesColumn(where, { name }) || (own.length > 0 && own.every(({ stem }) => isInflected(stem)))
}

const LONG = 6
const ALIKE = 0.75
const MOST_ENDING = 2

/** The allowed value that the first part of the sentence names, by itself or by words that another text explains: “P = in service (active)”. */
function valueOf(
  holds: string,
  texts: readonly SaidText[],
  meaningOf: MeaningOf,
  allowed: readonly string[],
): string | null {
  const words = wordsIn(holds)
  const phrases = Array.from({ length: MOST_WORDS }, (_, less) => words.slice(less - MOST_WORDS))
    .filter((some, at, all) => at === 0 || some.length < all[at - 1]!.length)
    .map((some) => holds.slice(some[0]?.at ?? 0, some.at(-1)?.end ?? 0))
  const named = phrases.flatMap((phrase) => meaningOf(phrase, true) ?? [])
  if (new Set(named).size === 1) return named[0]!
  if (named.length > 0) return null
  const options = allowed.map(escaped).join('|')
  const glossed = phrases.flatMap((phrase) => {
    const gloss = new RegExp(`(?<!\\p{L})${escaped(phrase)}["”“»]?\\s*\\((${options})\\)`, 'iu')
    return phrase.length > 3 ? texts.flatMap(({ text }) => gloss.exec(text)?.[1] ?? []) : []
  })
  const found = new Set(glossed.flatMap((value) => allowed.filter((one) => one.toLowerCase() === value.toLowerCase())))
  return found.size === 1 ? [...found][0]! : null
}
