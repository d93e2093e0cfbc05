import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import { readDate } from '../../profile/dates.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesColumn } from '../grounded/columns.ts'
import { dayOf, orderOf, tellsOf, withoutDays } from '../grounded/days.ts'
import { anyOf } from '../grounded/acts.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import { exactly, nounsOf } from '../grounded/rows-out.ts'
import { tablesIn, templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { fateOf, isUndecided, partsOf } from './polarity.ts'
import { OUT, TAKING } from './acts.ts'
import { rowsByValue } from './rows-by-value.ts'
import { FILLER } from './filler.ts'
import { sideIn, type Side } from './sides.ts'
import { A_TABLE } from './tables-out.ts'

// “Nothing before 2015 please”, “Only take those since 2015, the older ones are on paper”, “Leave out everything under 5 in Stock”: rows on one side of a
// day, or of a figure, of the only column that can be meant; “appointments from 1 May on are enough”: of the only one in each table of theirs.

const DAYS = 0.5
const NUMBERS = 0.8
const MOST_WORDS = 40

/** The rows on the side that stays behind. */
export function rowsByDay(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const nouns = nounsOf(profiles, templates)
  if (wordsIn(text).length > MOST_WORDS || LEAVE_EMPTY.test(text)) return []
  for (const said of new Set([text, before === '' ? text : `${before}. ${text}`])) {
    const side = sideIn(said)
    if (!side) continue
    // “Nothing before 2015, drafts stay behind”: rows with a state of their own are not those of the day before.
    const isOfBefore = side.at < said.length - text.length
    if (isOfBefore && rowsByValue({ text, about: text, before: '', origin }, profiles, templates).length > 0) return []
    const meant = columnsOf(said, side, profiles, templates, nouns)
    const columns = meant.map(({ column }) => column)
    const words = [...columns.map(({ name }) => name), said.slice(side.at)]
    const spoken = fateOf(said, {
      at: side.at,
      words,
      isKnown: ({ text: word, stem }) => nouns.has(stem) || BEGAN.test(word),
    })
    // “Take those up to 30 June” is said of no others.
    const fate =
      spoken ??
      (side.kind === 'day' &&
      (TAKE.test(said) || ENOUGH.test(said.slice(side.at))) &&
      !OUT.test(said) &&
      !isUndecided(said)
        ? 'only'
        : null)
    if (!fate) continue
    const told = meant.map(({ profile, column, slug }) => {
      const left = rowsBeyond(column, side, fate === 'out', profile)
      return left === null || left === 'none' ? left : { ...left, ...(slug !== undefined && { slug }) }
    })
    if (told.length > 0 && told.every((one) => one !== null))
      return told.flatMap((one): Directive[] => (one === 'none' ? [] : [{ ...origin, kind: 'leave_rows', ...one! }]))
  }
  return []
}

const TAKE =
  /^(?:please |bitte )?(?:take|bring|import|load|migrate|transfer|keep|nehmt|nehmen sie|übernehmt|prenez|reprenez|importez|tomen|carguen|importen|prendete|importate|neem)(?!\p{L})/iu

/** “Those from 1 May on are enough”: no others are wanted. */
const ENOUGH = anyOf(
  '(?:is|are|will be|would be)(?: \\p{L}+)? (?:enough|sufficient|plenty|all (?:that )?we need)|will do|suffices?',
  'genüg(?:t|en)|reich(?:t|en)|sind genug',
  'suffi(?:t|sent|ra|ront|raient)',
  'bastan?|es suficiente|son suficientes',
  'basta(?:no)?|(?:è|sono) sufficient[ei]',
  'volsta(?:at|an)|(?:is|zijn) (?:genoeg|voldoende)',
  'chegam?|bastam?|wystarcz(?:y|ą)|stač[ií]|räcker|rekker|er nok',
)

interface Meant {
  profile: TableProfile
  column: ColumnProfile
  /** The template of which rows alone are spoken. */
  slug?: string
}

/** Of each table that may be meant the one column that it can be; they have to be called the same. */
function columnsOf(
  text: string,
  side: Side,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  nouns: ReadonlySet<string>,
): Meant[] {
  const named = tablesSaid(text, side, profiles)
  if (named === null) return []
  const among = named.length > 0 ? named : profiles
  // “From 1 May” is no name of “With us since”.
  const said = `${text.slice(0, side.at).replace(FROM, ' ')}${text.slice(side.at)}`
  const isOne = (column: ColumnProfile): boolean => (side.kind === 'day' ? isOfDays(column) : isOfNumbers(column))
  const found = among.flatMap((profile) => {
    const all = profile.columns.filter((column) => column.complete && isOne(column))
    const called = all.filter((column) => namesColumn(said, column))
    const told = called.length > 0 ? called : all.filter(({ name }) => side.kind === 'day' && tellsOf(text, name))
    const isFigure = side.kind === 'number' && named.length === 1 && all.length === 1 && MONEY.test(text)
    const isSure =
      isFigure || (side.kind === 'day' && all.length === 1 && isOfAnyDay(text.slice(0, side.at), all[0]!.name, nouns))
    const meant = told.length > 0 ? told : isSure ? all : []
    const isOnly = all.length === 1
    return meant.length === 1 ? [{ profile, column: meant[0]!, isNamed: told.length > 0, isOnly }] : []
  })
  const meant = found.some(({ isNamed }) => isNamed) ? found.filter(({ isNamed }) => isNamed) : found
  const names = new Set(meant.map(({ column }) => column.name.trim().toLowerCase()))
  // “From the diaries only 2 May onwards”: each of the tables that are named there has no other days.
  const areEach = named.length > 1 && meant.length === named.length && meant.every(({ isOnly }) => isOnly)
  // Of several tables with days of their own it is not known whose are meant.
  const isUnsure =
    (names.size > 1 && !areEach) ||
    (!meant.some(({ isNamed }) => isNamed) && among.length > meant.length && meant.length > 1)
  const sure = isUnsure ? [] : meant.map(({ profile, column }): Meant => ({ profile, column }))
  if (side.kind !== 'day' || named.length > 0) return sure
  // “Appointments from 1 May on”: whichever tables have appointments, each by the only day of its rows.
  const [template, ...others] = templatesIn(text.slice(0, side.at), templates)
  if (!template || others.length > 0) return sure
  const further = found.filter(
    ({ profile, column, isOnly }) =>
      isOnly && isDayOf(template, column) && !sure.some((one) => one.profile === profile),
  )
  return [...sure, ...further.map(({ profile, column }): Meant => ({ profile, column, slug: template.slug }))]
}

/** A header that says no more than what the template calls its days: “Date” of an appointment date, and no date of birth. */
function isDayOf({ columns }: Template, { name }: ColumnProfile): boolean {
  const called = new Set(columns.flatMap((column) => conceptsOf(column.name)))
  const own = conceptsOf(name)
  return own.length > 0 && own.every((concept) => called.has(concept))
}

const FROM =
  /\s(?:from|von|vom|ab|seit|du|dès|depuis|desde|del?|dal?|a partir|vanaf|sinds|van|od|fra|från)(?: (?:the|dem|le|el|il|den))?\s*$/iu

/** “Leave … out of the till's file”: what the rows are left out of. */
const OUT_OF = /(?<!\p{L})(?:out of|aus|hors d[eu]|fuera del?|fuori da\p{L}*|uit)\s+([^.,;:]{2,60})/iu

/** The tables that rows are left out of, where that is said, and null where these are not known; else those that the sentence names. */
function tablesSaid(text: string, { at }: Side, profiles: readonly TableProfile[]): TableProfile[] | null {
  const part = partsOf(text).find((one) => one.at <= at && at < one.end)
  const of = OUT_OF.exec(part?.text ?? '')?.[1] ?? ''
  const own = tablesIn(of, profiles)
  // The year of the rows may be that of another file.
  if (own.length > 0 || A_TABLE.test(of)) return own.length > 0 ? own : null
  // “From the diaries we want 2 May onwards, and only real patients”: the other part names what those are of.
  const beside = tablesIn(part?.text.slice(0, at - part.at) ?? '', profiles)
  // “From 1 September 2025 on” names no list of that year.
  return beside.length > 0 ? beside : tablesIn(withoutDays(text), profiles)
}

/** “Built before 2022” is of no day but that of building; who joined then did so since. */
function isOfAnyDay(ahead: string, name: string, nouns: ReadonlySet<string>): boolean {
  const [last] = wordsIn(ahead).toReversed()
  if (!last || FILLER.has(last.text) || TAKING.test(last.text) || nouns.has(last.stem) || ANYTHING.test(last.text))
    return true
  return BEGAN.test(last.text) && wordsIn(name).some(({ text }) => BEGAN.test(text) || DATE.test(text))
}

/** Sums of the only column of figures of the table that is named. */
const MONEY = /[€$£]|(?<!\p{L})(?:euros?|eur|pounds?|dollars?|francs?|chf|usd|gbp|franken)(?!\p{L})/iu
const ANYTHING =
  /^(?:nothing|none|nobody|anything|anyone|dated?|nichts|niemanden|alles|rien|tout|nada|todo|niente|nulla|tutto|niets|alles|datum)$/u
const DATE = /^(?:date|day|datum|tag|fecha|data|dia|giorno|jour|dag|when)$/u
/** Words for how something began. */
const BEGAN =
  /^(?:start(?:ed)?|began|begun|join(?:ed)?|since|registered|signed|entered|created|opened|came|arrived|members?|with|been|from|angefangen|begonnen|eingetreten|beigetreten|angelegt|erfasst|seit|eintritt|beginn|commence\p{L}*|debut\p{L}*|inscrit\p{L}*|entre\p{L}*|depuis|cre\p{L}+|empez\p{L}+|comenz\p{L}+|inscrit\p{L}+|entr\p{L}+|alta|desde|inizi\p{L}+|iscritt\p{L}+|entrat\p{L}+|dal|begonnen|gestart|ingeschreven|sinds|aangemaakt)$/u

function isOfDays({ types }: ColumnProfile): boolean {
  return (types.date ?? 0) + (types.datetime ?? 0) >= DAYS
}

function isOfNumbers({ values, types }: ColumnProfile): boolean {
  const figures = values.filter(({ value }) => figureOf(value) !== null).length
  return figures > 0 && figures >= NUMBERS * values.length && (types.date ?? 0) < DAYS
}

type Left = Pick<Extract<Directive, { kind: 'leave_rows' }>, 'table' | 'when' | 'what'>

/** The rows of a table on a side, or on the other one, of a day or figure; null where what a cell has is not clear, `none` where no row is meant. */
export function rowsBeyond(
  column: ColumnProfile,
  side: Side,
  isOut: boolean,
  profile: TableProfile,
): Left | 'none' | null {
  const order = orderOf(column)
  const values: string[] = []
  for (const { value } of column.values) {
    const own = side.kind === 'day' ? dayOf(value, order) : figureOf(value)
    // Of a date that may be two days nothing is known.
    if (own === null && side.kind === 'day' && readDate(value) !== null) return null
    if (own !== null && side.isMeant(own) === isOut) values.push(value.trim().toLowerCase())
  }
  if (values.length === 0) return 'none'
  const { name, position } = column
  const what = `“${name}” is ${isOut ? '' : 'not '}${side.said}`
  return { table: exactly(profile), when: { position, is: 'one_of', values: [...new Set(values)] }, what }
}

function figureOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/[€$£\s]/gu, '')
    .replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/u.test(bare) ? bare : null
}
