import type { NameOrder } from '../match/names/shown-order.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { NOT } from './grounded/acts.ts'
import { templateLike } from './grounded/named-rows.ts'
import { tablesIn, templatesIn } from './grounded/tables.ts'
import { sentencesIn } from './meanings.ts'
import type { SaidText } from './texts.ts'

// “In the member list they put the surname first and the given name after it”: which part of a name stands in front, where the header doesn't say it.

const LAST =
  '(?:surnames?|(?:last|family)[ -]?names?|(?:nach|familien|zu)namen?|noms? de famille|apellidos?|cognomi?|achterna(?:am|men)|nazwisk\\p{L}*|p[řr][íi]jmen\\p{L}+|efternamn|etternavn|efternavn)'
const GIVEN =
  '(?:(?:first|given|christian)[ -]?names?|forenames?|vornamen?|rufnamen?|pr[ée]noms?|nombres?(?: de pila)?|nomi? di battesimo|voorna(?:am|men)|imi(?:ę|ona)|jm[ée]n\\p{L}+|förnamn|fornavn)'
const WORDS = '(?:\\s+\\p{L}+){0,3}?\\s+'
const IN_FRONT =
  "(?:first|in front|zuerst|voran|vorn(?:e)?|vorangestellt|d[’']abord|en premier|devant|primero|delante|per primo|davanti|prima|eerst|voorop|vooraan|najpierw|först|først)"
const BEFORE = '(?:before|in front of|ahead of|vor|avant|antes del?|prima d[ei]l?|voor|przed|před|före|før|foran)'
const BEHIND = '(?:after|behind|hinter|nach|après|derri[eè]re|detrás de|después de|dopo|dietro|achter|na)'

/** One part in front: of itself, before the other, or with the other behind it. */
const inFront = (one: string, other: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${one}${WORDS}${IN_FRONT}|${one}${WORDS}${BEFORE}${WORDS}${other}|${other}${WORDS}${BEHIND}${WORDS}${one})(?!\\p{L})`,
    'iu',
  )
const LAST_FIRST = inFront(LAST, GIVEN)
const FIRST_LAST = inFront(GIVEN, LAST)

/** How names are wanted, or what rows are sorted by, is not how they stand there. */
const WANTED =
  /(?<!\p{L})(?:writ(?:e|ten out)|wants?|wanted|should|must|shall|exports?|sort(?:s|ed)?|order(?:ed)? by|soll(?:en)?|müssen|schreib\p{L}*|sortier\p{L}*|doit|doivent|écri(?:re|vez)|trié\p{L}*|deben?|escrib\p{L}*|ordenad\p{L}*|dev(?:e|ono)|scriv\p{L}*|ordinat\p{L}*|moet(?:en)?|schrijf|gesorteerd)(?!\p{L})/iu

/** The order that a sentence says, null where it says none, or both. */
function orderIn(sentence: string): Exclude<NameOrder, null> | null {
  const [isLast, isFirst] = [LAST_FIRST.test(sentence), FIRST_LAST.test(sentence)]
  return isLast === isFirst || NOT.test(sentence) || WANTED.test(sentence) ? null : isLast ? 'last first' : 'first last'
}

/** The tables with the order in which names stand in them, as sentences say it; with what is told of that. */
export function withNameOrders(
  profiles: TableProfile[],
  texts: readonly SaidText[],
  templates: readonly Template[],
): { profiles: TableProfile[]; notes: string[] } {
  const said = texts.flatMap(({ text, origin, slug }) =>
    sentencesIn(text).flatMap((sentence) => {
      const order = orderIn(sentence)
      const tables = order === null ? [] : spokenOf(sentence, slug, profiles, templates)
      return order === null || tables.length === 0 ? [] : [{ order, tables, sentence, origin }]
    }),
  )
  if (said.length === 0) return { profiles, notes: [] }
  return {
    profiles: profiles.map((profile) => {
      const own = said.find(({ tables }) => tables.includes(profile))
      return own ? { ...profile, name_order: own.order } : profile
    }),
    notes: said.map(
      ({ order, sentence, origin }) =>
        `Names have the ${order === 'last first' ? 'last' : 'first'} name in front where no header says otherwise; ${origin} says so: “${sentence}”.`,
    ),
  }
}

/** The tables that a sentence names, or those of the rows that it names; all where it names none. */
function spokenOf(
  sentence: string,
  slug: string | null,
  profiles: TableProfile[],
  templates: readonly Template[],
): TableProfile[] {
  const named = tablesIn(sentence, profiles)
  const own = slug === null ? templatesIn(sentence, templates) : templates.filter((one) => one.slug === slug)
  if (named.length > 0 || own.length === 0) return named.length > 0 ? named : profiles
  return profiles.filter((profile) => own.some((template) => templateLike(profile, templates) === template))
}
