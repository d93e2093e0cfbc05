import { anyOf, NOT } from '../../knowledge/grounded/acts.ts'
import { answersIn } from '../../knowledge/grounded/columns.ts'
import { ON_LIST } from '../../knowledge/grounded/on-lists.ts'
import { tablesIn } from '../../knowledge/grounded/tables.ts'
import { isSameWord, wordsIn } from '../../knowledge/grounded/words.ts'
import { NONE } from '../../knowledge/statements.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { tableSide } from '../../match/sides.ts'
import type { JoinPlan, Transform } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { columnKey, tableLabel, UNMAPPED, type Context, type Mapping, type Placed } from '../context.ts'
import { stateMapping } from '../columns/state-mapping.ts'
import { isKnown } from '../sure.ts'
import { dayOfHolding, holdingIn, type Membership } from './described-holdings.ts'
import type { Group } from './group.ts'
import { spareTables } from './spare-tables.ts'
import { sharedIn } from './join-keys.ts'
import { keysOf } from './latest-of-several.ts'

// “true if the customer is on the special services register at present, else false”: a state that no column holds, as a list of its own is kept of
// those who have it. Who was taken off it is still there, with the day.

/** So many of the list's rows name a row that is there. */
const LEAST_KNOWN = 0.5
/** So much of a column tells what it is. */
const MOST = 0.9
/** A day that is less likely is any day. */
const CLEAR = 0.9
/** Short figures are keys of anything. */
const TELLING = /\p{L}|\d{4}/u

/** A day on which somebody was taken off. */
const TAKEN_OFF = anyOf(
  'removed|deleted|deregistered|left|ended|closed|cancell?ed|withdrawn|resigned|lapsed|revoked|released|discharged|expired|(?:taken|struck) off',
  'entfernt|gelöscht|gestrichen|abgemeldet|ausgetragen|ausgeschieden|ausgetreten|beendet|gekündigt|austritt|abmeldung|streichung|löschung',
  'retirée?|radiée?|supprimée?|sortie?|radiation|annulée?',
  'bajas?|retirad[oa]|eliminad[oa]|anulad[oa]|cancelad[oa]',
  'rimoss[oa]|cancellat[oa]|cessat[oa]|ritirat[oa]|cancellazione|cessazione|uscita',
  'verwijderd|uitgeschreven|afgemeld|vertrokken|beëindigd|opgezegd',
)
/** Who was on it once is meant as well. */
const EVER = anyOf('ever|once|jemals|einmal|jamais|un jour|alguna vez|una volta|ooit')
/** What is asked of the list: the yes is meant. */
const WHETHER = anyOf('whether|if|ob|si|se|of')

/** The lists by which the main table's rows have one of the two values of a column, as its description says: `own` are the tables of the template. */
export function describedRegisters(
  { main, joined }: Group,
  own: readonly Placed[],
  all: readonly Placed[],
  context: Context,
): Group['joined'] {
  const { side, fit } = main.placement
  const [left, ...more] = keysOf(main)
  if (left === undefined || more.length > 0) return []
  // A list that completes the rows with nothing that is known may be there for just this.
  const addsTo = (mapping: Mapping, target: number): boolean => isKnown(mapping) && !isClear(main.mappings[target]!)
  const idle = new Set(joined.flatMap(({ placed }) => (placed.mappings.some(addsTo) ? [] : [profileOf(placed)])))
  const taken = [...all, ...joined.map(({ placed }) => placed)].filter((placed) => !idle.has(profileOf(placed)))
  const lists = spareTables(taken, context)
  const used = new Set<TableProfile>()
  return [...side.template.columns.entries()].flatMap(([target, column]): Group['joined'] => {
    const isFilled = [main, ...joined.map(({ placed }) => placed)].some(({ mappings }) => isKnown(mappings[target]!))
    // That no column of a file holds it is no word about the list.
    const answer = context.answers.get(columnKey(main.placement, column.name, context))
    const isAnswered = answer !== undefined && answer.value !== NONE
    if (isFilled || isAnswered || column.unique) return []
    const allowed = side.rules[target]?.values ?? []
    const said =
      membershipIn(column.description ?? '', allowed, lists, [...context.shapes.keys()]) ??
      holdingIn(column, allowed, lists, context)
    const right = said && namingColumn(said.list, own.flatMap(keysOf))
    const open = said && right ? countingRows(said, right, context) : null
    if (!said || !right || open === null || used.has(said.list)) return []
    used.add(said.list)
    const { list, listed, others } = said
    const ended = countingAs(open)
    const origin = `the description of “${side.template.slug}.${column.name}”`
    const what = `“${column.name}” is “${listed}” for what ${tableLabel(list)} has as “${right.name}”${ended}, else “${others}”`
    const lead: Transform[] = [
      { kind: 'trim' },
      { kind: 'rewrite', pattern: '[\\s\\S]+', with: listed.replaceAll('\\', '\\\\') },
      { kind: 'default', value: others },
    ]
    const told = { origin, said: column.description!, by: 'knowledge' as const }
    const mapping = stateMapping(list.columns.indexOf(right), lead, what, told, context.notes)
    const elsewhere: Mapping = { ...UNMAPPED, reason: 'It is looked up for other columns.' }
    const mappings = side.template.columns.map((other, at): Mapping => {
      const day = at === target || isClear(main.mappings[at]!) ? -1 : dayOfHolding(said, other)
      if (at === target || day < 0) return at === target ? mapping : elsewhere
      const reason = `“${list.columns[day]!.name}” is the only day of ${tableLabel(list)}, which the description of “${other.name}” speaks of.`
      return { ...UNMAPPED, sources: [day], confidence: 0.95, reason }
    })
    const table = tableSide(list, side.template.columns.length)
    const join: JoinPlan = {
      file_id: list.table.file_id,
      table: list.table.name,
      left: left.position,
      right: right.position,
      loose: true,
      ...(open.until !== undefined && { open: open.until.position }),
      ...(open.only !== undefined && { only: { position: open.only.column.position, values: open.only.values } }),
      reason: `${tableLabel(list)} tells which rows of ${tableLabel(main.placement.table.profile)} are “${column.name}”, as ${origin} says.`,
    }
    return [{ placed: { placement: { table, side, candidates: [], fit }, mappings }, join }]
  })
}

/** What the first sentence that says so says of the rows of the only list that it names. */
function membershipIn(
  description: string,
  allowed: readonly string[],
  lists: readonly TableProfile[],
  all: readonly TableProfile[],
): Membership | null {
  if (allowed.length !== 2) return null
  for (const text of sentencesIn(description)) {
    const on = ON_LIST.exec(text)
    const [list, ...more] = on ? tablesIn(on[0], all) : []
    if (!on || !list || more.length > 0 || !lists.includes(list) || NOT.test(text.slice(0, on.index))) continue
    const listed = valueBefore(text.slice(0, on.index), allowed)
    const others = allowed.find((value) => value !== listed)
    if (listed !== null && others !== undefined) return { list, listed, others, isEver: EVER.test(text) }
  }
  return null
}

/** The only one of the values that stands before; where none does, the yes of what asks whether it is so. */
function valueBefore(text: string, allowed: readonly string[]): string | null {
  const words = wordsIn(text)
  const found = allowed.filter((value) => words.some(({ text: word }) => word.length > 1 && isSameWord(word, value)))
  if (found.length > 0) return found.length === 1 ? found[0]! : null
  return WHETHER.test(text) ? (answersIn(allowed)?.yes ?? null) : null
}

/** The only column of the list that has the keys of the template's rows. */
function namingColumn(list: TableProfile, keys: readonly ColumnProfile[]): ColumnProfile | null {
  const found = list.columns.filter((column) => {
    const telling = column.values.filter(({ value }) => TELLING.test(value)).length
    const shared = keys.reduce((sum, key) => sum + (sharedIn(column, key) ?? 0), 0)
    return column.filled > 0 && telling >= MOST * column.values.length && shared >= LEAST_KNOWN
  })
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

function profileOf({ placement }: Placed): TableProfile {
  return placement.table.profile
}

/** What the main table has itself, by somebody's word or for sure. */
function isClear(mapping: Mapping): boolean {
  return isKnown(mapping) && (mapping.decided_by !== 'matcher' || mapping.confidence >= CLEAR)
}

/** Which rows of a list count. */
type Counting = Pick<Membership, 'only'> & { until?: ColumnProfile }

function countingRows(said: Membership, right: ColumnProfile, context: Context): Counting | null {
  return said.only ? { only: said.only } : openOf(said, right, context)
}

function countingAs({ until, only }: Counting): string {
  if (only) return ` with ${only.values.map((value) => `“${value}”`).join(' or ')} in “${only.column.name}”`
  return until === undefined ? '' : ` with nothing in “${until.name}”`
}

/** The column of days on which rows ended, where there is one; null where it can't be known which rows count. */
function openOf(
  { list, isEver }: Membership,
  right: ColumnProfile,
  { latestYear }: Context,
): { until?: ColumnProfile } | null {
  if (isEver) return {}
  const others = list.columns.filter((column) => column !== right && column.filled > 0)
  const isOfState = ({ name, types }: ColumnProfile): boolean =>
    (types.boolean ?? 0) >= MOST || conceptsOf(name).some((concept) => concept === 'status' || concept === 'active')
  if (others.some(isOfState)) return null
  const ending = others.filter(({ name }) => TAKEN_OFF.test(name) || conceptsOf(name).includes('end'))
  const [until, ...more] = ending
  if (!until) return {}
  const { date = 0, datetime = 0 } = until.types
  // Cells of blanks are as good as empty.
  const blank = until.values.reduce((sum, { value, count }) => (value.trim() === '' ? sum + count : sum), 0)
  const days = (date + datetime) * until.filled
  if (more.length > 0 || days < MOST * (until.filled - blank) || !until.complete) return null
  // Until when it goes on may be a day to come.
  const years = until.values.flatMap(({ value }) => (value.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number))
  const isOver = TAKEN_OFF.test(until.name) || Math.max(...years) < (latestYear?.year ?? 0)
  return isOver ? { until } : null
}
