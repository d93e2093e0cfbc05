import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, NOT, WITHOUT } from './acts.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “A line with a To date is over, we only want what is current”, “Zeilen mit einem Ende sind abgeschlossen, wir brauchen nur die aktuellen”: rows whose cell is filled are past,
// and those that are not are the only ones wanted.

/** Before the column's name, as something that rows have. */
const HAVING =
  '(?:with|that have|that has|having|has|have|mit|die|der|das|avec|ayant|qui ont|con|que tienen|che hanno|met|com|med|s|z|ze)'
const ARTICLE =
  "(?:an? |the |any |eine?[mnrs]? |einem |une? |le |la |l[’']|una? |un[oa] |el |il |een |de |het |uma? |ett? |en |et )?"
/** What is said of such a row. */
const OVER = anyOf(
  '(?:over(?: and done(?: with)?)?|done with|finished|ended|closed|history|historical|historic|past|no longer (?:current|valid|active)|not current(?: any ?more)?)',
  '(?:vorbei|beendet|abgeschlossen|erledigt|abgelaufen|Vergangenheit|Historie|historisch|nicht mehr (?:aktuell|gültig|aktiv))',
  '(?:terminé|fini|clos|clôturé|passé|périmé)e?s?|(?:terminad|finalizad|cerrad|pasad|concluíd|encerrad)[oa]s?|(?:finit|conclus|chius|terminat|passat)[oaei]',
  'afgelopen|beëindigd|afgesloten|voorbij|avslutad[et]?|avsluttet|afsluttet|zakończon\\p{L}+|ukončen\\p{L}+',
)
/** What alone is wanted. */
const ONLY = anyOf(
  'only|just|nur|lediglich|ausschlie(?:ß|ss)lich|seulement|uniquement|s[oó]lo|solamente|soltanto|alleen|enkel|slechts|apenas|só|endast|bara|kun|tylko|jen|pouze',
)
const CURRENT = anyOf(
  'current(?:ly)?|today|now(?:adays)?|still|active|present|as (?:of|at) today|aktuelle?[nrs]?|heute|heutige[nrs]?|jetzt|derzeit\\p{L}*|laufende?[nrs]?|gültige?[nrs]?',
  "actuel(?:le)?s?|aujourd[’']hui|en cours|actual(?:es)?|hoy|vigentes?|attual[ei]|oggi|correnti|huidige?|vandaag|nu|atua(?:l|is)|hoje|idag|nuværende|nåværende|nuvarande|aktualn\\p{L}+|dziś|dnes",
)
/** From here on a column has so many blanks that its filling tells rows apart. */
const SOME = 0.02
/** What stands between the column's name, which may be called a day, and what is said of such a row. */
const IS =
  /^["”“»'’`]?(?:[\s-]*(?:date|day|datum|dato|data|fecha|tag|jour|giorno|dag))?(?: filled(?: in)?)?,? (?:is|are|ist|sind|est|sont|es|están?|son|è|sono|zijn|é|são|är|er|jest|są|je|jsou)(?: already| bereits| schon| déjà| ya| già| al)? $/iu

/** The rows that are over by a cell that is filled, where only those that are not are wanted. */
export function overWhenFilled({ text, before, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const over = OVER.exec(text)
  if (!over || EXCEPT.test(text) || WITHOUT.test(text)) return []
  const [subject, behind] = [text.slice(0, over.index), text.slice(over.index + over[0].length)]
  if (NOT.test(subject) || !ONLY.test(behind) || !CURRENT.test(behind)) return []
  const named = [subject, before].map((part) => tablesIn(part, profiles)).find((tables) => tables.length > 0)
  const found = (named ?? profiles).flatMap((profile) =>
    profile.columns.flatMap((column) => (isHad(subject, column) ? [{ profile, column }] : [])),
  )
  const [only, ...more] = found
  if (!only || more.length > 0) return []
  const { file_id, name: table } = only.profile.table
  const { name, position } = only.column
  return [
    {
      ...origin,
      kind: 'leave_rows',
      table: { file_id, table },
      when: { position, is: 'none_of', values: [''] },
      what: `“${name}” is filled`,
    },
  ]
}

/** “With a To date”: its header stands right behind the word, as it is written where it is short. */
function isHad(subject: string, { name, filled, empty }: ColumnProfile): boolean {
  if (filled === 0 || empty < SOME * (filled + empty)) return false
  const own = wordsIn(name).map(({ text }) => text)
  return [...subject.matchAll(new RegExp(`(?<!\\p{L})${HAVING} ${ARTICLE}["“„«'‘\`]?`, 'giu'))].some(
    ({ 0: said, index }) => {
      const rest = subject.slice(index + said.length)
      const words = wordsIn(rest).slice(0, own.length)
      const isCalled = own.length > 0 && words.length === own.length && words.every(({ text }, at) => text === own[at])
      const isShort = own.length === 1 && own[0]!.length < 4
      return isCalled && (!isShort || rest.startsWith(name)) && IS.test(rest.slice(words.at(-1)!.end))
    },
  )
}
