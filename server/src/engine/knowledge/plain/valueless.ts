import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT } from '../grounded/acts.ts'
import { namesColumn } from '../grounded/columns.ts'
import { LEAVE_EMPTY, withoutLeaving } from '../grounded/leave-empty.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { saysNoMore } from './filler.ts'
import { mentionsIn, type Mention } from './mentions.ts'

// “Where the group says tbd, leave it blank”, “tbd isn't a group”, “Bei Zone „offen“ nichts eintragen”: a text of cells that stands for nothing.

/** That there is nothing, or nothing yet. */
const NOTHING =
  /(?<!\p{L})(?:(?:no|not an?|isn[’']t an?|aren[’']t|not yet|never|nothing|none|no longer|not) ?(?:value|yet|assigned|decided|known|given|set|chosen|real|entry)?|undecided|unassigned|unknown|nichts|kein\p{L}*|noch nicht|nicht (?:vergeben|bekannt|entschieden|zugeteilt)|unbekannt|pas (?:encore )?(?:\p{L}+)?|rien|aucune?|inconnue?s?|nada|ning[úu]n[oa]?|aún no|todavía no|desconocid[oa]|niente|nessun[oa]?|non (?:ancora )?|sconosciut[oa]|niets|geen|nog niet|onbekend)(?!\p{L})/giu
const MOST_WORDS = 24

/** The text as one for nothing, in the only column that has it, or in those that are named. */
export function valuesForNothing(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (LEFT_OUT.test(text) || wordsIn(text).length > MOST_WORDS) return []
  const [one, ...others] = mentionsIn(text, profiles)
  if (!one || others.length > 0) return []
  const isLeft = LEAVE_EMPTY.test(text)
  const columns = columnsOf(one, text)
  if (columns.length === 0 || isOfOther(text, one.end, columns, templates)) return []
  if (!isLeft && !saysNothing(text, one, columns)) return []
  return columns.map((column): Directive => ({ ...origin, kind: 'null_token', tokens: [one.value], column }))
}

function columnsOf({ places }: Mention, text: string): string[] {
  const named = places.filter(({ column }) => namesColumn(text, column))
  const names = [...new Set((named.length > 0 ? named : places).map(({ column }) => column.name))]
  return names.length === 1 || named.length > 0 ? names : []
}

/** “Where Kind is tbd leave the price blank”, “… leave the telephone empty”: another column is left empty than the one that has it. */
function isOfOther(text: string, end: number, columns: readonly string[], templates: readonly Template[]): boolean {
  const [left = ''] = LEAVE_EMPTY.exec(text) ?? []
  const [behind = ''] = text
    .slice(end)
    .split(/[,;:.]\s/u)
    .filter((part) => LEAVE_EMPTY.test(part))
  const own = new Set(columns.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  const named = templates.flatMap(({ columns: all }) =>
    all.filter((column) => namesColumn(`${left} ${behind}`, column)),
  )
  const isAnother = named.some(({ name }) => !wordsIn(name).some(({ stem }) => own.has(stem)))
  return isAnother || !saysNoMore(withoutLeaving(behind), columns)
}

function saysNothing(text: string, { at, end }: Mention, columns: readonly string[]): boolean {
  const inner = `${text.slice(0, at)} ¤ ${text.slice(end)}`
  const rest = inner.replace(NOTHING, ' ')
  return rest !== inner && saysNoMore(rest, columns)
}
