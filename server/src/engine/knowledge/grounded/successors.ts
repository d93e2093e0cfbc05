import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT } from './acts.ts'
import { exactly } from './rows-out.ts'
import type { Unread } from './unread.ts'

// “Ada Lund has left; everything of hers goes to Bo Frey”: wherever the data name the one, the other is meant.

const ALL = anyOf(
  'everything|all',
  'alles?',
  'tou(?:t|te|tes|s)',
  'tod[oa]s?',
  'tutt[oaie]',
  'wszystk\\p{L}+',
  'v(?:š|s)e(?:chn\\p{L}+)?',
  'tud[oa]|allt|alla|alt',
)
/** Something is somebody else's now. */
export const GOES_TO = anyOf(
  '(?:goes|go|passes|pass|moves?|belongs?) (?:over |now )*to|(?:is|are|was|were) (?:now )?(?:taken over by|handed (?:over )?to|reassigned to)|(?:is|are) (?:now )?(?:with|looked after by)',
  'geh(?:t|en) (?:jetzt |nun )?(?:an|auf)|übernimmt(?: jetzt| nun)?',
  'v(?:a|ont) (?:désormais )?à|pass(?:e|ent) (?:désormais )?à|revien(?:t|nent) à|(?:est|sont) reprise?s? par',
  'pasan? a|van? a|corresponden? (?:ahora )?a',
  'passan?o? a|va(?:nno)? a',
  'ga(?:at|an) (?:nu )?naar|(?:wordt|worden) overgenomen door',
  'przechodz\\p{L}+ na|przejmuje|přechá?z\\p{L}+ na|přebírá',
  // What has been done by now.
  '(?:went|moved|came|(?:has|have) (?:gone|moved|come|been moved)|(?:was|were) (?:moved|taken|transferred|brought)) (?:over |across )?to',
  '(?:ging(?:en)?|kam(?:en)?|zog(?:en)?) (?:jetzt |nun )?(?:an|nach)|(?:wurden?|ist|sind) (?:jetzt |nun )?nach',
  '(?:est|sont) (?:allée?s?|partie?s?|passée?s?) (?:à|chez)|(?:a|ont) été (?:transférée?s?|déplacée?s?|transportée?s?) (?:à|vers|chez)',
  'pas(?:ó|aron) a|fue(?:ron)? a|se (?:trasladó|trasladaron|llevó|llevaron) a',
  '(?:è|sono) (?:andat[oaie]|passat[oaie]|stat[oaie] (?:spostat|trasferit|portat)[oaie]) a',
  'ging(?:en)? (?:nu )?naar|(?:is|zijn) (?:nu )?(?:verhuisd |verplaatst |overgebracht )?naar',
)
/** Somebody has something now: “Bo has taken over all of hers”. */
const TAKES_OVER = anyOf(
  '(?:(?:has|have) )?(?:now |since )?(?:tak(?:es?|en)|took) (?:now )?over|(?:has |have )?(?:now )?inherit(?:s|ed)|(?:is |are )?now look(?:s|ing)? after',
  'übernimmt|(?:hat|haben)(?= [^,;.]{0,60}übernommen)|betreut (?:jetzt|nun)',
  'reprend|a repris|récupère|a récupéré',
  'se (?:queda|ha quedado) (?:ahora )?con|se (?:hace|ha hecho) cargo de|ha (?:asumido|heredado)|asume|hereda',
  'ha (?:preso in carico|ereditato|rilevato)|prende in carico|eredita',
  '(?:heeft|hebben)(?= [^,;.]{0,60}overgenomen)|neemt(?= [^,;.]{0,60} over)',
  'przej(?:ął|ęła|muje)|převzala?|přebírá|assumiu|(?:har )?(?:tagit|tar) över',
)
const TWO_WORDS = /^\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){1,3}$/u
const ONE_WORD = /^\p{Lu}\p{Ll}[\p{L}'’-]+$/u
/** Systems say so behind the names of those who left. */
const IN_BRACKETS = /\s*[([][^)\]]*[)\]]\s*$/u
/** A list of people is no longer, and of a column that names some of them this share of the different values stands in it. */
export const MOST_LISTED = 200
export const MOSTLY = 0.8

/** Whose all is whose now, as a sentence says it. */
interface Handover {
  whose: string
  to: string
}

/** The values that name somebody whose all a sentence says is somebody else's now, with the value that names that one. */
export function successors({ text, before, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const found = handoverIn(text)
  if (!found) return []
  const told = [
    ...profiles.flatMap((profile) => profile.columns.flatMap((column) => inColumn(column, profile, found, before))),
    ...profiles.flatMap((list) => byList(list, found, before, profiles)),
  ]
  return replacing(told, origin)
}

/** What takes the place of what, wherever that stands but in the list that keeps what it says of each. */
export function replacing(told: readonly Replaced[], origin: Unread['origin']): Directive[] {
  const once = new Map(told.map((one) => [`${one.raw}\n${one.column}\n${JSON.stringify(one.outside)}`, one]))
  return [...once.values()].map((one): Directive => ({ ...origin, kind: 'value', ...one, always: true }))
}

/** Who takes over is named right before the verb, and whose all it is anywhere else. */
export function handoverIn(text: string): Handover | null {
  if (EXCEPT.test(text) || LEFT_OUT.test(text)) return null
  const goes = GOES_TO.exec(text)
  if (goes && ALL.test(text.slice(0, goes.index)))
    return { whose: text.slice(0, goes.index), to: text.slice(goes.index + goes[0].length) }
  const takes = TAKES_OVER.exec(text)
  if (!takes) return null
  const behind = text.slice(takes.index + takes[0].length)
  const to = /[^,;:–]*$/u
    .exec(text.slice(0, takes.index))![0]
    .split(/\s(?:and|und|et|y|e|en|i|a|och)\s/u)
    .at(-1)!
  return ALL.test(behind) ? { whose: `${text.slice(0, takes.index - to.length)} ${behind}`, to } : null
}

/** A list of people, or of places, keeps what it says of each. */
export type Replaced = Omit<Extract<Directive, { kind: 'value' }>, keyof Unread['origin'] | 'kind'>

/** A column that names both. */
function inColumn(column: ColumnProfile, profile: TableProfile, { whose, to }: Handover, before: string): Replaced[] {
  const now = namedIn(to, column)
  const own = namedIn(whose, column)
  const old = own.length > 0 ? own : namedIn(before, column)
  const isOne = now.length === 1 && old.length === 1 && nameOf(old[0]!) !== nameOf(now[0]!)
  const outside = column.unique ? { outside: exactly(profile) } : {}
  return isOne ? [{ raw: old[0]!, value: now[0]!, column: column.name, ...outside }] : []
}

/** Full names; or first names alone, where others are called by theirs again and again. */
function namedIn(text: string, { values, distinct, filled }: ColumnProfile): string[] {
  return values.flatMap(({ value }) => {
    const name = nameOf(value)
    const isNamed = TWO_WORDS.test(name)
      ? hasName(text, name)
      : 2 * distinct <= filled && ONE_WORD.test(name) && wordsIn(text).includes(name)
    return isNamed ? [value.trim()] : []
  })
}

/** What a list has of both: codes by which other tables name its people, and what it says beside these. */
function byList(
  list: TableProfile,
  { whose, to }: Handover,
  before: string,
  profiles: readonly TableProfile[],
): Replaced[] {
  if (list.table.rows > MOST_LISTED || list.rows.length < list.table.rows) return []
  const keys = list.columns.filter(({ unique, empty }) => unique && empty === 0)
  return keys.filter(areNames).flatMap((names) => {
    const rowOf = (text: string): TableProfile['rows'][number] | undefined => rowNamedIn(text, names, list)
    const [old, now] = [rowOf(whose) ?? rowOf(before), rowOf(to)]
    if (!old || !now || old === now) return []
    return keys.flatMap((key) => {
      const [raw = '', value = ''] = [old, now].map((cells) => cells[key.position]?.trim())
      const known = new Set(list.rows.map((cells) => cells[key.position]?.trim()))
      const naming = profiles
        .filter((profile) => profile !== list)
        .flatMap(({ columns }) => columns.filter((column) => isNaming(column, known, raw)))
      // What the list has beside the key that another table has fills columns as well.
      return [...naming, key].map(({ name }) => ({ raw, value, column: name, outside: exactly(list) }))
    })
  })
}

/** Whether a column names people of a list, one of them this one, and some again and again. */
function isNaming({ values, distinct, filled }: ColumnProfile, known: ReadonlySet<unknown>, raw: string): boolean {
  const own = values.filter(({ value }) => known.has(value.trim()))
  return distinct < filled && own.length >= MOSTLY * values.length && own.some(({ value }) => value.trim() === raw)
}

function areNames({ values }: ColumnProfile): boolean {
  return values.every(({ value }) => TWO_WORDS.test(nameOf(value)) && /^\p{Lu}/u.test(value.trim()))
}

/** The only row of a list whose name a text says in full, or else in part. */
function rowNamedIn(
  text: string,
  { position }: ColumnProfile,
  { rows }: TableProfile,
): TableProfile['rows'][number] | undefined {
  const nameIn = (cells: TableProfile['rows'][number]): string => nameOf(cells[position] ?? '')
  const inFull = rows.filter((cells) => hasName(text, nameIn(cells)))
  const found = inFull.length > 0 ? inFull : rows.filter((cells) => hasPart(text, nameIn(cells)))
  return found.length === 1 ? found[0] : undefined
}

/** “Priya” of Priya Bains: a word of the name, beside which no other name stands. */
function hasPart(text: string, name: string): boolean {
  const own = wordsIn(name)
  const words = wordsIn(text)
  return words.some((word, at) => {
    const beside = [words[at - 1], words[at + 1]].filter((one) => one !== undefined && ONE_WORD.test(one))
    return ONE_WORD.test(word) && own.includes(word) && beside.every((one) => own.includes(one!))
  })
}

/** Also what stands between words, so that only those of one name are beside each other. */
function wordsIn(text: string): string[] {
  return text.match(/\p{L}[\p{L}'’-]*\p{L}|[^\p{L}\s]/gu) ?? []
}

export function nameOf(value: string): string {
  return value.trim().replace(IN_BRACKETS, '')
}

export function hasName(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)
}
