import { conceptsOf, fold } from '../../match/names/words.ts'
import type { RowSkip, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesHeader, valuesOf } from '../grounded/columns.ts'
import { isAnswer } from '../grounded/conditions.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import { exactly, nounsOf } from '../grounded/rows-out.ts'
import { areSomeOfKind } from '../grounded/some-of-kind.ts'
import type { Unread } from '../grounded/unread.ts'
import { tablesIn } from '../grounded/tables.ts'
import { isOwner, isSameWord, wordsIn, type Word } from '../grounded/words.ts'
import { EVERY_OUT } from './acts.ts'
import { columnsSaid } from './columns-said.ts'
import { SAID_OF_ANYTHING } from './filler.ts'
import { mentionsIn } from './mentions.ts'
import { fateOf, partsOf } from './polarity.ts'

// “Scrapped tools don't need to come over”, “We only want members who haven't left”, “Discontinued books stay behind”: rows by the state that their cells
// have, or by a date or mark under what they are said to be, whatever the story around.

/** A longer list is of names, not of kinds. */
const MOST_KINDS = 20
const MOST_WORDS = 40

interface Found {
  profile: TableProfile
  column: ColumnProfile
  /** Texts of cells that are meant; none: any that is not empty. */
  values: string[]
  at: number
}

/** The rows that a sentence leaves out, or the others than those which alone it takes. */
export function rowsByValue(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const nouns = nounsOf(profiles, templates)
  const about = POINTING.test(text) && before !== '' ? `${before}. ${text}` : text
  for (const said of new Set([text, about])) {
    if (wordsIn(said).length > MOST_WORDS || LEAVE_EMPTY.test(said) || AS.test(said)) continue
    const found = [statesIn, headersIn]
      .map((ways) => ways(said, profiles, templates, nouns))
      .find((one) => one.length > 0)
    const told = found ? leaving(said, withinNamed(said, found, profiles), nouns) : []
    if (told.length > 0) return told.map((one): Directive => ({ ...origin, kind: 'leave_rows', ...one }))
  }
  return []
}

/** “… must not be migrated as active”, “with the status sold”, “Net 30 just counts as 30”: what they become, and not that they stay behind. */
const AS =
  /(?<!\p{L})(?:(?:counts?|treat(?:ed)?(?: \p{L}+){0,2}|reads?|means?) (?:just |only |simply )?as|stands? for|gelten als|gilt als|zähl(?:en|t) als|compt(?:e|ent) comme|vaut|valent|cuentan? como|valen? (?:como|por)|cont(?:a|ano) come|valgono|tel(?:len|t) als|as (?:in)?active|otherwise|instead|become|with (?:the )?status|mit (?:dem )?status|avec le statut|con (?:el )?estado|con lo stato|met (?:de )?status)(?!\p{L})/iu
/** On one side of something: what else is said of them. */
const COMPARED =
  /(?<!\p{L})(?:before|after|older|younger|newer|since(?= \p{L}*\d)|until|prior|more than|less than|vor|nach|seit|älter|jünger|avant|après|depuis|antes de|después|desde|prima d\p{L}+|dopo|voor (?=\d)|vóór|sinds|ouder)(?!\p{L})/iu
const POINTING =
  /(?<!\p{L})(?:them|these|those|they|diese[nrs]?|sie|ces|ceux|celles|les|est[oa]s|es[oa]s|quest[ei]|quell[ei]|deze|die|ze)(?!\p{L})/iu

/** Of the tables that the sentence names: of voided slips nothing is said where another table alone has something cancelled. */
function withinNamed(text: string, found: Found[], profiles: readonly TableProfile[]): Found[] {
  const named = tablesIn(text, profiles)
  return named.length === 0 ? found : found.filter(({ profile }) => named.includes(profile))
}

function leaving(
  text: string,
  found: readonly Found[],
  nouns: ReadonlySet<string>,
): { table: ReturnType<typeof exactly>; when: RowSkip['when']; what: string }[] {
  const fates = new Set(
    found.map(({ at, column, values }) =>
      fateOf(text, { at, words: [column.name, ...values, wordAt(text, at)], isKnown: ({ stem }) => nouns.has(stem) }),
    ),
  )
  const [fate] = fates
  if (fates.size > 1 || !fate) return []
  return [...Map.groupBy(found, ({ column }) => column).values()].map((same) => {
    const { profile, column } = same[0]!
    const values = [...new Set(same.flatMap((one) => one.values))]
    const { position, name } = column
    const table = exactly(profile)
    if (values.length === 0)
      return fate === 'out'
        ? { table, when: { position, is: 'none_of' as const, values: [''] }, what: `“${name}” is filled` }
        : { table, when: { position, is: 'empty' as const }, what: `“${name}” is empty` }
    const list = values.map((value) => `“${value}”`).join(' or ')
    return {
      table,
      when: { position, is: fate === 'out' ? ('one_of' as const) : ('none_of' as const), values },
      what: `“${name}” is ${fate === 'out' ? '' : 'not '}${list}`,
    }
  })
}

const wordAt = (text: string, at: number): string => wordsIn(text.slice(at))[0]?.raw ?? ''

type Ways = (
  text: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  nouns: ReadonlySet<string>,
) => Found[]

/** States of the only column, or of the one that is called so in each table. */
const statesIn: Ways = (text, profiles, templates, nouns) => {
  const masked = text.replace(EVERY_OUT, (act) => '¤'.repeat(act.length))
  const allowed = new Set(
    templates.flatMap(({ columns }) => columns.flatMap(valuesOf)).map((value) => value.toLowerCase()),
  )
  const headers = new Set(
    profiles.flatMap(({ columns }) => columns.flatMap(({ name }) => wordsIn(name).map(({ stem }) => stem))),
  )
  // “The home phone is out of date, don't use it” is of a column, though bookings came by “tel”.
  const columns = columnsSaid(masked, profiles, templates).filter(({ isAnyWord }) => !isAnyWord)
  const words = wordsIn(masked).filter(
    ({ text: word, stem, at, end }) =>
      word.length >= 4 &&
      !nouns.has(stem) &&
      !headers.has(stem) &&
      !isOwner(masked, end) &&
      !columns.some((one) => one.at <= at && at < one.end),
  )
  const found = profiles.flatMap((profile) =>
    profile.columns.filter(isOfKinds).flatMap((column) => {
      const isState = conceptsOf(column.name).includes('status') || namesHeader(text, column)
      return words.flatMap((word): Found[] => {
        const isAny = SAID_OF_ANYTHING.has(word.text)
        const values = column.values.flatMap(({ value }) => {
          const own = value.trim()
          const isTold = isState || (!isAny && (allowed.has(own.toLowerCase()) || word.text.length >= 5))
          return isTold && !isAnswer(own) && isSaid(word, own) ? [own.toLowerCase()] : []
        })
        return values.length === 0 || isOfOther(masked, word) ? [] : [{ profile, column, values, at: word.at }]
      })
    }),
  )
  return ofOneColumn(text, [...found, ...writtenIn(masked, profiles)])
}

/** “no-show”, “on hold”: states of several words. */
function writtenIn(text: string, profiles: readonly TableProfile[]): Found[] {
  return mentionsIn(text, profiles).flatMap(({ value, at, places }) =>
    wordsIn(value).length < 2 || !/\p{L}{2}/u.test(value)
      ? []
      : places
          .filter(({ column }) => isOfKinds(column))
          .map(({ profile, column }): Found => ({ profile, column, values: [value.toLowerCase()], at })),
  )
}

function isOfKinds({ complete, distinct, filled }: ColumnProfile): boolean {
  return complete && distinct <= MOST_KINDS && distinct < filled
}

function isSaid(word: Word, value: string): boolean {
  return word.text.length === 4 ? fold(value) === word.text : isSameWord(word.raw, value)
}

/** “Orders of inactive customers”, “a cancelled order's lines”: what is said is of something that belongs to them. */
function isOfOther(text: string, { at, end }: Word): boolean {
  const [, head = ''] =
    /(\p{L}+)\s+(?:of|from|for|by|von|der|für|de|des|di|dei|delle|van|per)\s+(?:the |all |any |den |les |los |las |i |le |de )?$/iu.exec(
      text.slice(0, at),
    ) ?? []
  return (head !== '' && !OF_ROWS.test(head)) || /^\s+\p{L}+[’']s?\s/u.test(text.slice(end))
}

const OF_ROWS =
  /^(?:all|any|anything|everything|everyone|those|rows?|records?|entries|lines?|list|none|zeilen?|einträge|datensätze|alle|lignes?|fiches?|tous|filas?|registros?|righe|record|regels?|rijen)$/iu

/** What is said of two columns is of none; one that a sentence names goes before others. Other columns are not what stays behind. */
function ofOneColumn(text: string, found: Found[]): Found[] {
  const named = found.filter(({ column }) => namesHeader(text, column))
  const states = found.filter(({ column }) => conceptsOf(column.name).includes('status'))
  const meant = named.length > 0 ? named : states.length > 0 ? states : found
  const names = new Set(meant.map(({ column }) => column.name.toLowerCase()))
  if (names.size !== 1 || COMPARED.test(text)) return []
  const parts = partsOf(text).filter((part) => meant.some(({ at }) => at >= part.at && at < part.end))
  // Beside the one that names the kind, a word for the state that these are in.
  const beside = meant.flatMap(({ at }) => besideIn(text, at))
  if (
    !meant.some((one) => states.includes(one)) &&
    areSomeOfKind(
      beside,
      meant.map(({ column }) => column),
    )
  )
    return []
  const isOther = meant.some(({ profile, column }) =>
    profile.columns.some((other) => other !== column && parts.some((part) => isWrittenIn(part.text, other.name))),
  )
  return isOther ? [] : meant
}

/** The words right before and behind another one. */
function besideIn(text: string, at: number): Word[] {
  const words = wordsIn(text)
  const place = words.findIndex((word) => word.at === at)
  return [words[place - 1], words[place + 1]].filter((word) => word !== undefined)
}

/** In just its own words: many of what it is called are rows. */
function isWrittenIn(text: string, name: string): boolean {
  const [own, said] = [wordsIn(name).map(({ text: word }) => word), wordsIn(text).map(({ text: word }) => word)]
  return own.some((word) => word.length > 2) && own.every((word) => said.includes(word))
}

const DAY_WORDS = new Set(
  'on at date day since am datum tag seit le la date depuis fecha el data il op sinds'.split(' '),
)
const DAYS = 0.8

/** “Discontinued books”, where dates or marks stand under “Discontinued” for some. */
const headersIn: Ways = (text, profiles) => {
  const masked = text.replace(EVERY_OUT, (act) => '¤'.repeat(act.length))
  const found = profiles.flatMap((profile) =>
    profile.columns.flatMap((column): Found[] => {
      const own = wordsIn(column.name).filter(({ text: word }) => !DAY_WORDS.has(word))
      const [word, ...more] = own
      if (!word || more.length > 0 || word.text.length < 4 || !isMarking(column)) return []
      const [said, ...again] = wordsIn(masked).filter(
        ({ raw, stem }) => stem === word.stem || isSameWord(raw, word.raw),
      )
      if (!said || again.length > 0 || !isAdjective(masked, said)) return []
      return [{ profile, column, values: [], at: said.at }]
    }),
  )
  return COMPARED.test(text) || new Set(found.map(({ column }) => column.name)).size !== 1 ? [] : found
}

/** Dates, or one mark, in some rows. */
function isMarking({ complete, filled, empty, types, values, distinct }: ColumnProfile): boolean {
  const isDays = (types.date ?? 0) + (types.datetime ?? 0) >= DAYS
  const isMark = distinct === 1 && /^(?:x|✓|✔|\*|1|yes|y|ja|j|oui|o|s[ií]|s)$/iu.test(values[0]?.value.trim() ?? '')
  return complete && filled > 0 && empty > 0 && (isDays || isMark)
}

/** Before what has it, or behind a verb of being. */
function isAdjective(text: string, { at, end }: Word): boolean {
  const [ahead, behind] = [text.slice(0, at), text.slice(end)]
  const isBefore =
    /^\s+\p{L}{3,}/u.test(behind) &&
    !/^\s+(?:is|are|has|have|column|field|ist|spalte|date|est|es|says?|means?|in|on|and|or)(?!\p{L})/iu.test(behind)
  const isThere =
    /(?<!\p{L})(?:in|under|the column|spalte|unter|sous|bajo|sotto|onder|kolom|columna|colonna|colonne)\s+["“„«‘]?$/iu.test(
      ahead,
    )
  const isBeing =
    /(?<!\p{L})(?:are|is|been|were|was|sind|ist|wurden?|sont|est|été|están|está|sono|è|zijn|is)\s+(?:\p{L}+\s+)?$/iu.test(
      ahead,
    )
  return !isThere && (isBefore || isBeing)
}
