import { fold } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT } from '../grounded/acts.ts'
import { valuesOf } from '../grounded/columns.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER, saysNoMore } from './filler.ts'
import { mentionsIn, type Mention } from './mentions.ts'

// “Plan B was merged into Basic”, “We renamed Depot 7 to Leeds”, “Statt web bitte „Online-Shop“ schreiben”, “GOLD is what we used to call UNL-M”: a text
// of cells, and the one that is written for it.

/** What says that one text stands for another, in the languages that people write in; what they leave over is filler. */
const RENAMED =
  /(?<!\p{L})(?:rename[sd]?|renaming|merged?|became|becomes?|belongs?|moved?|replaced?|changed?|turn(?:s|ed)?|call(?:ed)?|convert(?:ed)?|now|goes by|instead|stands?|umbenannt|aufgegangen|zusammengelegt|gehör(?:t|en)|heißt|heißen|statt|anstatt|anstelle|ersetz\p{L}*|wird|werden|wurden?|appelle(?:nt)?|devien\p{L}+|devenue?s?|fusionnée?s?|rempla\p{L}+|lieu|renommée?s?|llaman?|pasa(?:n|do)?|fusion\p{L}*|reemplaz\p{L}*|sustitu\p{L}*|cambi\p{L}*|vez|renombr\p{L}*|chiama(?:no)?|diventa(?:t[oaei]|no)?|confluit[oaei]|sostitui\p{L}*|invece|rinominat[oaei]|heten|heet|samengevoegd|opgegaan|vervang\p{L}*|wordt|worden|plaats|hernoemd|hoort|horen)(?!\p{L})|=|→|->|=>|:/giu
/** Behind the new name: the one before it counts. */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|in place of|for|statt|anstatt|anstelle(?: von)?|au lieu de?|à la place de?|en (?:vez|lugar) de|al posto di|invece di|in plaats van)\s*["“„«‘`']?$/iu
/** Behind the new name: what it was once. */
const ONCE =
  /(?<!\p{L})(?:used to be(?: called)?|(?:was|were) (?:once |formerly |previously )?called|formerly|previously|hieß früher|hieß|früher|s[’']appelait|anciennement|antes se llamaba|antes|si chiamava|prima|heette vroeger|heette|vroeger)\s*["“„«‘`']?$/iu
const QUOTED = /["“„«‘`]\s?([^"“”„«»‘’`]{1,60}?)\s?["”“»’`]/gu
/** Words that say when, or for whom, beside those of any sentence. */
const BESIDE = new Set(
  'anyone anything anybody used both goes longer no nothing else likewise way former ancien früher früheren tegenwoordig'
    .split(' ')
    .map((word) => fold(word)),
)
/** Longer ones tell a story. */
const MOST_WORDS = 24

/** The value that a sentence gives another name, in the columns that have it. */
export function valuesRenamed(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (LEFT_OUT.test(text) || LEAVE_EMPTY.test(text) || wordsIn(text).length > MOST_WORDS) return []
  const pair = pairIn(text, profiles, templates)
  if (!pair || !isAllSaid(text, pair)) return []
  const columns = new Set(pair.old.places.map(({ column }) => column.name))
  if (columns.size > 1 && !/\p{L}{3}/u.test(pair.old.value)) return []
  return [...columns].map((column): Directive => ({
    ...origin,
    kind: 'value',
    raw: pair.old.value,
    value: pair.meant.value,
    column,
  }))
}

interface Text {
  value: string
  at: number
  end: number
}

interface Pair {
  old: Mention
  meant: Text
}

/** What is said to be another, and that one; null where it isn't clear. */
function pairIn(text: string, profiles: readonly TableProfile[], templates: readonly Template[]): Pair | null {
  const mentions = mentionsIn(text, profiles)
  const named = [...quotedIn(text), ...allowedIn(text, templates)].filter(
    (one) => !mentions.some((other) => one.at < other.end && other.at < one.end),
  )
  const [one, two] = [mentions[0], mentions[1]]
  if (!one || mentions.length > 2 || mentions.length + named.length > 2) return null
  if (two) return shareColumn(one, two) ? turned(text, one, two) : null
  const [other] = named.length > 0 ? named : newNameIn(text, one)
  return other ? { old: one, meant: other } : null
}

function shareColumn(one: Mention, two: Mention): boolean {
  return one.places.some(({ column }) => two.places.some((other) => other.column === column))
}

/** Of two that both stand in cells: the first is the old one, unless the words between them say that it takes the place of the second. */
function turned(text: string, first: Mention, second: Mention): Pair {
  const between = text.slice(first.end, second.at).replace(/^["”“»’`']/u, '')
  const isTurned = INSTEAD.test(between) || ONCE.test(between)
  return isTurned ? { old: second, meant: first } : { old: first, meant: second }
}

function quotedIn(text: string): Text[] {
  return [...text.matchAll(QUOTED)].map(({ 0: whole, 1: value = '', index }) => ({
    value,
    at: index,
    end: index + whole.length,
  }))
}

/** Values that columns allow, as they are written. */
function allowedIn(text: string, templates: readonly Template[]): Text[] {
  const allowed = new Set(
    templates.flatMap(({ columns }) => columns.flatMap(valuesOf)).filter((value) => value.length > 1),
  )
  const words = wordsIn(text)
  return words.flatMap(({ at }, from) =>
    words.slice(from, from + 4).flatMap(({ end }) => {
      const value = text.slice(at, end)
      return allowed.has(value) && !FILLER.has(value) ? [{ value, at, end }] : []
    }),
  )
}

const NEW_NAME = /(?<=[\s"“„«‘`'])(\p{Lu}[\p{L}\p{N}&.'’/-]*(?:\s(?:&\s)?[\p{L}\p{N}&'’/-]+){0,3})$/u
const SMALL = /\s(?:please|instead|now|bitte|nun|jetzt|svp|merci|ahora|adesso|graag|nu)$/iu

/** The words with a capital that the sentence ends with, behind the old name: “web should be called Online shop”. */
function newNameIn(text: string, old: Mention): Text[] {
  const whole = text
    .trimEnd()
    .replace(/[.!]+$/u, '')
    .replace(SMALL, '')
  const rest = whole.slice(old.end)
  const [, value] = NEW_NAME.exec(rest) ?? []
  if (value === undefined) return []
  const at = old.end + rest.length - value.length
  return [{ value, at, end: whole.length }]
}

/** All of the sentence beside the two says that the one stands for the other, and of which column. */
function isAllSaid(text: string, { old, meant }: Pair): boolean {
  const inner = [old, meant]
    .toSorted((a, b) => b.at - a.at)
    .reduce((rest, { at, end }) => `${rest.slice(0, at)} ¤ ${rest.slice(end)}`, text)
  const rest = inner.replace(RENAMED, ' ')
  if (rest === inner && !INSTEAD.test(text.slice(0, old.at)) && !ONCE.test(text.slice(0, old.at))) return false
  const names = old.places.flatMap(({ profile, column }) => [column.name, profile.table.name])
  return saysNoMore(rest, names, ({ text: word }) => BESIDE.has(word))
}
