import { conceptsOf } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import {
  COUNTS,
  EARLIER,
  EXCEPT,
  FILLED,
  LATER,
  LEFT_OUT,
  NOT,
  ONES,
  STAYS,
  TAKEN,
  withoutAct,
  WITHOUT,
} from './acts.ts'
import { wordsMeaning } from './by-flag.ts'
import { namesColumn } from './columns.ts'
import type { Condition } from './condition.ts'
import { conditionsIn, isAnswer, isCompared, VERB } from './conditions.ts'
import { withoutTheirs } from './of-left-out.ts'
import { setAgainst } from './contrasts.ts'
import { DAY_WITH_COMMA } from './days.ts'
import type { Glosses } from './glosses.ts'
import { listedBeside } from './listed-beside.ts'
import { withoutLostZeros } from './lost-zeros.ts'
import { noneAsked, notInState } from './none-asked.ts'
import { isAllSaid, keptIn, othersThan, placedFirst } from './rows-kept.ts'
import { tablesIn, templatesIn } from './tables.ts'
import { withItsOwner } from './things-of-one.ts'
import type { Unread } from './unread.ts'
import { isOwner, isSameWord, wordsIn } from './words.ts'

// “Cancelled orders are not migrated”, “Testkunden (Nummern ab 99000) bitte weglassen”, “les apporteurs sortis (colonne « Sorti le » remplie) ne
// sont pas à reprendre”: rows that a sentence leaves out, part by part, where what it says of them stands in their cells.

/** Between parts of a sentence that each name rows. */
const BETWEEN =
  /\s*[,;:]\s+(?:and |or |und |oder |et |ou |ni |y |o |e |en |of )?|\s+(?:and|or|nor|und|oder|sowie|ebenso|et|ou|ni|y|o|noch|og|och|en(?=\s(?:de|het|alle|ook)\s)|e(?=\s(?:il|lo|la|i|gli|le)\s))\s+/iu

/** The rows that a sentence leaves out. */
export function rowsLeftOut(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  glosses: Glosses,
): Directive[] {
  const owned = withItsOwner(sentence.text, sentence.before, profiles, templates)
  if (owned !== null) return namedOut({ ...sentence, text: owned, before: '' }, profiles, templates, glosses)
  const placed = placedFirst(sentence.text)
  const within = placed === null ? [] : tablesIn(placed.place, profiles)
  const text = placed !== null && within.length > 0 ? placed.said : sentence.text
  const isByNames = setAgainst(text).length > 0 || notInState(sentence.text) !== null
  const { kept, rest } = (isByNames ? null : keptIn(text)) ?? {}
  if (kept === undefined) return namedOut(sentence, profiles, templates, glosses)
  const others = notKept(kept, within, sentence, profiles, templates, glosses)
  return rest ? [...others, ...namedOut({ ...sentence, text: rest }, profiles, templates, glosses)] : others
}

/** All rows but those that alone are taken, of the tables or the template that they are said to be of. */
function notKept(
  kept: string,
  within: readonly TableProfile[],
  { before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  glosses: Glosses,
): Directive[] {
  const nouns = nounsOf(profiles, templates)
  const own = scopeOf(kept, profiles, templates)
  const spoken = !own.isNamed && ONES.test(kept) ? tablesIn(before, profiles) : []
  const meant = spoken.length > 0 || own.isNamed ? spoken : meaningThat(kept, profiles)
  const tables = within.length > 0 ? within : meant
  const scope: Scope = tables.length > 0 ? { tables, templates, slugs: [null], isNamed: true } : own
  if (!scope.isNamed && templates.length > 1) return []
  const others = othersThan(kept, scope.tables, nouns, glosses)
  if (others.length > 0) return leaving(others, scope, origin)
  return byAllowed(kept, nouns, scope.templates, origin).flatMap((one): Directive[] =>
    one.kind === 'skip_rows' && one.value !== null && isAllSaid(kept, [one.value, one.column], nouns)
      ? [{ ...one, keep: true }]
      : [],
  )
}

/** The only table that means what a word says, in another language or spelling: the sheet “Adresser” of the addresses. */
function meaningThat(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const found = profiles.filter(({ table }) => wordsMeaning(text, table.name).length > 0)
  return found.length === 1 ? found : []
}

function leaving(conditions: readonly Condition[], { slugs }: Scope, origin: Unread['origin']): Directive[] {
  return conditions.flatMap(({ profile, when, what }): Directive[] =>
    slugs.map((slug) => ({
      ...origin,
      kind: 'leave_rows',
      table: exactly(profile),
      when,
      what,
      slug: origin.slug ?? slug,
    })),
  )
}

function namedOut(
  { text: whole, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  glosses: Glosses,
): Directive[] {
  const text = withoutOfThem(whole)
  const nouns = nounsOf(profiles, templates)
  const pieces = piecesLeftOut(text)
  // “Anyone marked (closed) stays behind with their orders”: the orders are theirs, and not what is marked.
  const pieceOf = (said: string): string => withoutTheirs(said).trim() || said
  const toldOf = (said: string): { scope: Scope; told: Condition[] } => {
    const piece = pieceOf(said)
    const named = scopeOf(piece, profiles, templates)
    // “Only open orders go over, cancelled ones stay behind”: of other tables nothing is said.
    const spoken = !named.isNamed && areOnes(said, pieces) ? scopeOf(before, profiles, templates) : named
    const scope = spoken.isNamed ? spoken : named
    const borne = scope.tables.flatMap((profile) => conditionsIn(piece, profile, nouns, glosses))
    const found = withoutLostZeros(piece, borne, profiles)
    return { scope, told: found.filter((one) => named.isNamed || !isOfAll(one)) }
  }
  // “Customers with a colon in the name are jobs, leave those out.”
  const areThose = LEFT_OUT.test(text) && isAsked(text) && THOSE.test(withoutTheirs(withoutAct(text)))
  return (areThose && before !== '' && !EXCEPT.test(before) ? [before] : pieces).flatMap((said) => {
    const piece = pieceOf(said)
    if (OF_THEM.test(piece) || isOfColumn(piece, profiles, templates)) return []
    const { scope, told } = toldOf(said)
    const next = pieces[pieces.indexOf(said) + 1] ?? ''
    const listed = () => listedBeside(piece, pieceOf(next), () => toldOf(next).told, glosses)
    const own = leaving(told.length > 0 ? told : listed(), scope, origin)
    if (own.length > 0) return own
    return byAllowed(piece, nouns, scope.templates, origin).filter(
      (one) => scope.tables === profiles || isHeldIn(scope.tables, one),
    )
  })
}

/** “Won and lost ones”: what is said behind the last of several words is said of all of them. */
function areOnes(piece: string, pieces: readonly string[]): boolean {
  const rest = pieces.slice(Math.max(0, pieces.indexOf(piece)))
  const whose = rest.find((one) => wordsIn(one).length > 1)
  return ONES.test(piece) || (rest[0] === piece && wordsIn(piece).length === 1 && ONES.test(whose ?? ''))
}

/** “anything booked on them”: what belongs to rows that are left out is known by its link to these, and not by its own cells. */
const OF_THEM =
  /(?<!\p{L})(?:any|every|all|whatever|tout|toute?s?|lo que|todo|tutt[oaei]|wszystk\p{L}+)\p{L}*(?!\p{L}).*(?<!\p{L})(?:(?:on|to|for|with|under|by|against|from|in) (?:them|it|these|those|him|her|either)|(?:à|con|su|per|para|sobre|por|op|bij|van|na|do|dla) (?:eux|elles|lui|ell[oai]s?|essi|esse|loro|hen|ze|nich|nim|niej))$|(?<!\p{L})(?:darauf|dazu|daran|davon|darunter|daarop|erop|dessus)(?!\p{L})/iu

/** “…, nor is anything booked or billed on them”: a part that speaks of nothing else has no rows of its own, whatever words are in it. */
function withoutOfThem(text: string): string {
  const [first = '', ...parts] = text.split(/(?=\s*[,;:]\s)/u)
  const ofThem = parts.filter((part) => (OF_THEM.exec(part)?.index ?? Infinity) <= MOST_BEFORE)
  return [first, ...parts.filter((part) => !ofThem.includes(part))].join('')
}

/** So many letters lead to what such a part is about: “, nor is”. */
const MOST_BEFORE = 12

/** “… no se migran, las canceladas sí”: what is said of the others is not of these. */
const AFFIRMED =
  /(?<!\p{L})(?:yes|do|are(?: fine)?|ja|schon|doch|hingegen(?: schon)?|oui|si|sí|sì|wel)[.!]?$|^(?:but (?:do|please do)|aber|mais|pero sí|ma sì)(?!\p{L})/iu

/** “Zero quantities are real, only skip the blank ones”: of the others nothing is left out. */
const ONLY =
  /^(?:please |bitte )?(?:only|just|nur|lediglich|seulement|s[oó]lo|solamente|soltanto|só|apenas|alleen|endast|bara|kun|tylko|jen)(?!\p{L})/iu

/** Nothing is named: what was spoken of just before is meant. */
const THOSE =
  /^[\s,.!]*(?:(?:please|bitte|merci|too|also|auch|aussi|those|them|these|they|it|sie|diese|die|ceux-ci|celles-ci|les|l[oa]s|est[oa]s|quest[ie]|li|le|deze|die|ze|and|und|et|y|e|en)[\s,.!]*)*$/iu

/** “Take everything over to 4711 and leave 4712 out”. */
const TAKEN_ALL =
  /(?<!\p{L})(?:take|move|put|book|merge|map|use)s? (?:all|everything|them|it)(?!\p{L})|(?<!\p{L})(?:alles|alle)(?!\p{L}).{0,40}(?:übernehmen|übertragen|buchen|umhängen|zusammenführen)|(?<!\p{L})tout (?:\p{L}+ )?(?:reprendre|mettre|basculer)|(?:reprendre|mettre|basculer|reportez?) tout(?!\p{L})/iu

/** The parts of a sentence of which it says that they stay behind. */
function piecesLeftOut(text: string): string[] {
  const against = setAgainst(text)
  if (against.length > 0) return against
  const none = LEFT_OUT.test(text) || ZEROS.test(text) ? [] : noneAsked(text)
  if (none.length > 0) return none
  const except = EXCEPT.exec(text)
  if (except) {
    const [all, some] = [text.slice(0, except.index), text.slice(except.index + except[0].length)]
    return TAKEN.test(all) && !LEFT_OUT.test(all) ? [some] : []
  }
  // “Take over the fleet, not the machines already sold”
  const [, taken = '', rest] = /^([^,;]*)[,;] (?:but |aber |mais )?(?:not|nicht|pas) (.+)$/iu.exec(text) ?? []
  if (rest !== undefined && TAKEN.test(taken) && !LEFT_OUT.test(taken)) return [rest]
  if (!isAsked(text)) return []
  const masked = text
    .replace(DAY_WITH_COMMA, ' ')
    .replace(CLAUSE_BETWEEN, (part) => part.replaceAll(',', '\u0003'))
    .replace(/\([^()]*\)|["“„«][^"“”»]*["”“»]/gu, (part) => part.replace(/[,;:]/g, '\u0003').replace(/\s/g, '\u0004'))
  const pieces = masked.split(BETWEEN).map((piece) => piece.replaceAll('\u0003', ',').replaceAll('\u0004', ' ').trim())
  const only = pieces.filter((piece) => ONLY.test(piece) && LEFT_OUT.test(piece))
  return (only.length > 0 ? only : pieces)
    .filter((piece) => LEFT_OUT.test(piece) || !isTaken(piece))
    .map((piece) => withoutAct(piece).trim())
    .filter((piece) => piece !== '')
}

function isTaken(piece: string): boolean {
  // “…, the lower row is the active one”: of rows that are there twice that says which one counts.
  const isOfOrder = COUNTS.test(piece) && (LATER.test(piece) || EARLIER.test(piece))
  return STAYS.test(piece) || AFFIRMED.test(piece) || TAKEN_ALL.test(piece) || isOfOrder
}

/** “Preise, die vor 2025 ausgelaufen sind, …”: what German has between commas says which of them. */
const CLAUSE_BETWEEN =
  /,\s(?:die|welche|deren|bei denen)\s[^,;]*\s(?:sind|ist|haben|hat|hatten|wurden?|waren|war|werden|stehen|liegen|enden|endeten|beginnen)\s*,/giu

/** Before the words that say that something is left out: it has been, or a program did it. And behind them: it is taken, otherwise. */
const DONE =
  /(?<!\p{L})(?:excel|(?:old )?(?:program|software|system|export|spreadsheet)|already|have|has|had|been|were|was|bereits|schon|wurden?|déjà|été|ya|sido|già|stat[ie]|al)\s+$/iu
/** “Excel dropped the leading zeros”: what is gone is a part of values. */
const ZEROS =
  /(?<!\p{L})(?:leading (?:zero|0)|führende[nrs]? (?:null|0)|zéros? (?:initia|non signif|de tête|en tête|devant)|ceros? (?:inicial|a la izquierda)|zer[io] inizial|voorloopnul)/iu
const OTHERWISE = /^\s+(?:as|als|comme|como|come)\s/iu

/** “Cancelled orders were excluded from the totals” asks for nothing, nor does “blocked customers must not be migrated as active”. */
export function isAsked(text: string): boolean {
  const found = LEFT_OUT.exec(text)
  if (!found || ZEROS.test(text)) return false
  return !DONE.test(text.slice(0, found.index)) && !OTHERWISE.test(text.slice(found.index + found[0].length))
}

/** “the fax numbers of inactive customers”: what is left out is no row. */
function isOfColumn(piece: string, profiles: readonly TableProfile[], templates: readonly Template[]): boolean {
  // “Les numéros qui commencent par 8 sont des invités” says what these are.
  const [about = ''] = subjectOf(piece).split(VERB)
  const [head, ...rest] = about.split(/\s(?:of|von|vom|der|des|de|du|van|di|del|della|dei|degli)\s/iu)
  if (rest.length === 0 || head === undefined || templatesIn(head, templates).length > 0) return false
  const columns = [...profiles, ...templates].flatMap(({ columns: own }): readonly { name: string }[] => own)
  return columns.some((column) => namesColumn(head, column))
}

/** What rows are called: the words of templates' and tables' names, and of what templates number their rows by. */
export function nounsOf(profiles: readonly TableProfile[], templates: readonly Template[]): Set<string> {
  const names = [
    ...templates.flatMap(({ slug, name }) => [slug, name]),
    // “Test accounts” are rows with an `account_no`.
    ...templates.flatMap(({ columns }) =>
      columns.flatMap(({ name, unique }) => (unique && numbersWhat(name) ? [name] : [])),
    ),
    ...profiles.flatMap(({ table }) => [table.name, table.file_name]),
  ]
  return new Set(names.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
}

/** `account_no` is the number of something, `code` of whatever. */
function numbersWhat(name: string): boolean {
  const concepts = conceptsOf(name)
  return concepts.length > 1 && concepts.at(-1) === 'number'
}

interface Scope {
  tables: readonly TableProfile[]
  /** The templates that are named; all of them where none is. */
  templates: readonly Template[]
  /** Of which templates the rows are; null: whichever the table fills. */
  slugs: (string | null)[]
  /** It says of which table or template the rows are. */
  isNamed: boolean
}

/** So much of a table is all of it, and a table of fewer rows may be one that has nothing else. */
const NEARLY_ALL = 0.95
const FEW_ROWS = 5

/** A sentence that speaks of no table leaves some rows of it out: what nearly all have in common is not what it means. */
function isOfAll({ profile: { table, columns }, when }: Condition): boolean {
  if (!('position' in when) || table.rows < FEW_ROWS) return false
  const column = columns.find(({ position }) => position === when.position)
  return column !== undefined && rowsMeant(column, when) >= NEARLY_ALL * table.rows
}

function rowsMeant({ values, filled, empty }: ColumnProfile, when: Condition['when']): number {
  if (when.is === 'empty') return empty
  if (when.is === 'none_of') return filled
  if (when.is !== 'one_of') return 0
  const meant = new Set(when.values)
  return values.reduce((sum, { value, count }) => sum + (meant.has(value.trim().toLowerCase()) ? count : 0), 0)
}

/** What a row lacks, or has, is not what it is. */
function subjectOf(piece: string): string {
  return piece.split(new RegExp(`${WITHOUT.source}|${FILLED.source}`, 'iu'))[0]!
}

/** Which rows are meant: those of a table or template that the part names; else any that the cells bear out. */
function scopeOf(piece: string, profiles: readonly TableProfile[], templates: readonly Template[]): Scope {
  const subject = subjectOf(piece)
  // “Suppliers whose name starts with ZZ are dead accounts” speaks of suppliers, and says what these are.
  const [head = ''] = subject.split(VERB)
  const isOfHead = templatesIn(head, templates).length + tablesIn(head, profiles).length > 0
  const about = isOfHead ? head : subject
  const nouns = templatesIn(about, templates)
  const named = tablesIn(about, profiles)
  const slugs = nouns.length > 0 ? nouns.map(({ slug }) => slug) : [null]
  const meant = nouns.length > 0 ? nouns : templates
  if (named.length > 0 && nouns.length === 0)
    return { tables: withCoded(named, profiles), templates: meant, slugs: [null], isNamed: true }
  return { tables: profiles, templates: meant, slugs, isNamed: nouns.length > 0 }
}

/** “Product group 999”: where a list of codes is called so, rows of other tables that have the code are meant, by the column that it lists. */
function withCoded(named: readonly TableProfile[], profiles: readonly TableProfile[]): readonly TableProfile[] {
  const lists = named.filter(({ columns }) => columns.length <= MOST_LISTED && columns.some(({ unique }) => unique))
  const listed = lists.map(({ table }) => conceptsOf(table.name).join())
  const isCoded = ({ columns }: TableProfile): boolean =>
    columns.some(({ name, unique }) => !unique && listed.includes(conceptsOf(name).join()))
  return lists.length < named.length
    ? named
    : [...named, ...profiles.filter((one) => !named.includes(one) && isCoded(one))]
}

/** A list of codes says little of each. */
const MOST_LISTED = 4

/** “cancelled orders”: of what a column of the template allows, whatever stands for it in the cells. */
function byAllowed(
  piece: string,
  nouns: ReadonlySet<string>,
  templates: readonly Template[],
  origin: Unread['origin'],
): Directive[] {
  if (NOT.test(piece) || isCompared(piece)) return []
  const words = wordsIn(piece).filter(
    ({ text, stem, end }) => text.length >= 5 && !nouns.has(stem) && !isOwner(piece, end),
  )
  const found = templates.flatMap(({ slug, columns }) =>
    columns.flatMap(({ name, desiredRule, strictRule }): Directive[] => {
      const allowed = desiredRule === 'strict' && strictRule ? (compilePattern(strictRule)?.values ?? []) : []
      const value =
        allowed.length > 1
          ? allowed.find((one) => !isAnswer(one) && words.some(({ text }) => isSameWord(text, one)))
          : undefined
      return value === undefined ? [] : [{ ...origin, kind: 'skip_rows', column: name, value, slug }]
    }),
  )
  return found.length === 1 ? found : []
}

/** “Voided receipts”, where no cell of the receipts says so: what another template allows is said of other rows. */
function isHeldIn(tables: readonly TableProfile[], told: Directive): boolean {
  if (told.kind !== 'skip_rows' || told.value === null) return false
  const { value: allowed } = told
  const meant = meaningsOf(allowed)
  const isMeant = ({ value }: { value: string }): boolean =>
    isSameWord(allowed, value) || meaningsOf(value).some((meaning) => meant.includes(meaning))
  return tables.some(({ columns }) => columns.some(({ values }) => values.some(isMeant)))
}

export function exactly({ table }: TableProfile): { file_id: string; table: string } {
  return { file_id: table.file_id, table: table.name }
}
