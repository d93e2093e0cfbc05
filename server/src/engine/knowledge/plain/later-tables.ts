import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT } from '../grounded/acts.ts'
import { NEWEST, ONLY } from '../grounded/newest.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'

// “A location on the Closed sheet replaces the one on the Locations sheet”, “The March file was made after the export, and the latest row of each
// customer counts”: rows of one table go before those of another that have the same key, and what only the other has stays.

const ROW =
  '(?:ones?|rows?|lines?|entr(?:y|ies)|records?|zeilen?|einträge?|eintrag|datens[aä]tze?|lignes?|fiches?|filas?|registros?|righe|riga|rij(?:en)?|regels?)'
const ON =
  "(?:on|in|of|from|auf|in|im|aus|der|des|von|sur|dans|de|du|en|del|su\\p{L}*|nel\\p{L}*|op|uit|van)(?!\\p{L})|d[’']"
const REPLACES = new RegExp(
  `(?<!\\p{L})(?:replaces?|supersedes?|overrides?|takes? the place of|ersetz(?:t|en)|remplacent?|reemplazan?|sustituyen?|sostituiscono|sostituisce|vervang(?:t|en))\\s+((?:the|that|those|any|den|die|das|der|celles?|celui|ceux|la|le|les|el|los|las|quell[oaie]|de|het|degene)\\s+(?:${ROW}\\s+)?(?:${ON}).+)$`,
  'iu',
)
const MADE_AFTER = anyOf(
  '(?:was|were|is|are) (?:\\p{L}+ )?(?:made|created|exported|written|drawn up|printed|produced|taken|sent|pulled|saved) (?:\\p{L}+ ){0,2}after|(?:is|are|was|were) (?:newer|later|fresher|more (?:recent|current)) than|c[ao]mes? after',
  '(?:ist|sind) (?:neuer|jünger|aktueller|später) als|(?:entstand|entstanden|kam|kamen) nach|wurden? nach',
  "(?:a|ont) été \\p{L}+ après|(?:est|sont) plus récente?s? que|datent? d[’']après",
  'se (?:hizo|creó|exportó|sacó|generó) después de|(?:es|son) (?:más recientes?|posterior(?:es)?) (?:que|al?)',
  '(?:è|sono) stat[oaie] \\p{L}+ dopo|(?:è|sono) più recent[ei] d\\p{L}+',
  '(?:is|zijn) (?:gemaakt|geëxporteerd|opgesteld) na|(?:is|zijn) (?:nieuwer|recenter) dan|(?:is|zijn|werd|werden) na',
)
const CLAUSES = /[,;:.]\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und|et|y|e|en)\s+/iu

/** The table whose rows take the place of those of another one. */
export function replacingTables({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  return isPlainly(text) ? replacing(text, profiles).map((one) => wins(one, origin)) : []
}

/** The table that was made after others, where the latest row counts. */
export function laterTables(sentence: Unread, profiles: readonly TableProfile[]): Directive[] {
  return isPlainly(sentence.text) ? madeLater(sentence, profiles).map((one) => wins(one, sentence.origin)) : []
}

function isPlainly(text: string): boolean {
  return !EXCEPT.test(text) && !LEFT_OUT.test(text) && !NOT.test(text)
}

function wins(profile: TableProfile, origin: Unread['origin']): Directive {
  return { ...origin, kind: 'key_from', table: exactly(profile), rows: true }
}

/** The only table whose rows take the place of those of another one; a whole list that replaces another leaves nothing of it. */
function replacing(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const found = REPLACES.exec(text)
  if (!found) return []
  const [own, others] = [text.slice(0, found.index), found[1]!].map((part) => tablesIn(part, profiles))
  return own!.length === 1 && others!.length > 0 && !others!.includes(own![0]!) ? own! : []
}

/** The only table that was made after others, where the latest row counts. */
function madeLater({ text, before }: Unread, profiles: readonly TableProfile[]): TableProfile[] {
  const counts = (part: string): boolean => NEWEST.test(part) && ONLY.test(part) && !MADE_AFTER.test(part)
  if (!text.split(CLAUSES).some(counts)) return []
  const told = [text, before].flatMap((one) => one.split(CLAUSES)).find((part) => MADE_AFTER.test(part))
  const [at] = told === undefined ? [] : [MADE_AFTER.exec(told)!.index]
  const own = told === undefined ? [] : tablesIn(told.slice(0, at), profiles)
  return own.length === 1 ? own : []
}
