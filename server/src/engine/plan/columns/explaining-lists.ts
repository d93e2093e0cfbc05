import { evenly, nameFeatures, nameScore, type NameFeatures } from '../../match/names/name-score.ts'
import { valueForms, withCents, type ValueForms } from '../../match/values/forms.ts'
import { rulePass } from '../../match/values/rule-pass.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { onlyMeasureIn } from '../../profile/units.ts'
import { isWhole, type Context } from '../context.ts'
import { isTelling } from './left-behind.ts'
import { foldName } from '../links/near-names.ts'
import { listsBeside } from '../tables/divided-lists.ts'
import { foldedAs, textsOf } from '../tables/keys-of-lists.ts'
import { areNamedIn } from './named-in-rows.ts'
import { ofAnything } from './of-anything.ts'

// A list beside the data that has what a template wants of the words that the data have: the product's name for its number, the code of a
// vaccine for its name, the price of a class. Some cells may have what is wanted already.

const MOST_ROWS = 5000
const MOST_COLUMNS = 15
/** Of the different values this share must stand in the list, and of the list's rows this share have what is wanted. */
const LEAST_LISTED = 0.9
/** What a rule refuses is no use as it stands: people write some of the words in part, or wrong. */
const LEAST_RULED = 0.5
/** So many words in another list are there by no chance. */
export const FEW = 2
/** So many different codes of the right form beside others are no chance. */
const MANY = 5
/** Small figures are everywhere. */
const TELLING = /\p{L}|\d{3}|^0\d/u
/** A column of the list is meant that is called like the template's, and more so than any other. */
const LEAST_ALIKE = 0.5
const NEARER = 0.1
/** So many values of a list are held against a rule. */
const MOST_FORMS = 300
const CODE = /^(?=.*\p{L})[\p{Lu}\p{N}][\p{Lu}\p{N}./-]{0,9}$/u
/** What the template wants of the values. */
export interface Wanted {
  name: NameFeatures
  /** The template's other columns. */
  others: readonly NameFeatures[]
  rule: Pattern | null
  /** Somebody said that the values are to become that. */
  isSaid: boolean
  /** Without a rule: codes are wanted, and no words. */
  areCodes?: boolean
  /** What is looked up is surely meant, and is not what the rule takes: so its codes have others beside them. */
  isCoded?: boolean
  /** Amounts are wanted in cents. */
  inCents?: boolean
  /** Figures are wanted in this unit. */
  unit?: string | null
}

/** The list, its column with the words that stand in the data, and the one with what is wanted. */
export interface Listed {
  list: TableProfile
  key: ColumnProfile
  column: ColumnProfile
}

/** A list with the column that some values stand in. */
interface Keyed {
  list: TableProfile
  key: ColumnProfile
}

/** The list that has these values of a column, and beside them what is wanted. */
export function listedFor(
  values: readonly string[],
  source: ColumnProfile,
  own: TableProfile,
  wanted: Wanted,
  context: Context,
): Listed | null {
  return withWanted(values, source, listsOf(values, source, own, context), wanted)
}

const found = new WeakMap<Context['shapes'], Map<ColumnProfile, Keyed[]>>()

/** The same for the values as they stand in the column, whose lists are looked for once. */
export function listedForColumn(
  source: ColumnProfile,
  own: TableProfile,
  wanted: Wanted,
  context: Context,
): Listed | null {
  const known = found.get(context.shapes) ?? new Map<ColumnProfile, Keyed[]>()
  found.set(context.shapes, known)
  const values = source.values.map(({ value }) => value)
  const lists = known.get(source) ?? listsOf(values, source, own, context)
  known.set(source, lists)
  return withWanted(values, source, lists, wanted)
}

/** The lists in which nearly all of a column's values are keys. */
export function listsWith(source: ColumnProfile, own: TableProfile, context: Context): Keyed[] {
  const values = source.values.map(({ value }) => value)
  return listsOf(values, source, own, context).filter(({ list, key }) => {
    const isKey = keysOf(list, key)
    return values.filter(isKey).length >= LEAST_LISTED * values.length
  })
}

function withWanted(values: readonly string[], source: ColumnProfile, lists: Keyed[], wanted: Wanted): Listed | null {
  for (const { list, key } of lists) {
    const column = meant(key, list, wanted, source)
    const least = wanted.rule ? LEAST_RULED : LEAST_LISTED
    if (column && listedShare(values, { list, key, column }) >= least) return { list, key, column }
  }
  return null
}

function listsOf(values: readonly string[], source: ColumnProfile, own: TableProfile, context: Context): Keyed[] {
  const { alike, whole, others } = listsBeside(source.name, own, context)
  const isCalled = (key: ColumnProfile, list: TableProfile): boolean =>
    isCalledAlike(key, source) || isCalledAlike(list.table, source)
  const keyed = [
    ...alike.flatMap((list) => keyedIn(list, values, () => true)),
    // One that is called like the column is found already.
    ...whole.flatMap((list) => (alike.includes(list) ? [] : keyedIn(list, values, isCalled))),
  ]
  const apart = others.map((list) => keyedIn(list, values, isCalled)).filter(({ length }) => length > 0)
  return apart.length === 1 ? [...keyed, ...apart[0]!] : keyed
}

function keyedIn(
  list: TableProfile,
  values: readonly string[],
  isCalled: (key: ColumnProfile, list: TableProfile) => boolean,
): Keyed[] {
  if (list.table.rows > MOST_ROWS || list.columns.length > MOST_COLUMNS || !isWhole(list)) return []
  return list.columns.flatMap((key) => {
    if (!key.unique || key.empty > 0) return []
    const isKnown = keysOf(list, key)
    const named = values.filter(isKnown)
    const telling = named.filter((value) => TELLING.test(value))
    if (named.length < FEW) return areNamedIn(list, key, values, isKnown) ? [{ list, key }] : []
    // Small figures say enough where the list calls them as the data do: 01 of “CAT” for 01 of “Cat.”, or is called so itself.
    const isTold = telling.length >= LEAST_LISTED * named.length || isCalled(key, list)
    return named.length >= FEW && isTold ? [{ list, key }] : []
  })
}

function isCalledAlike(key: { name: string }, source: ColumnProfile): boolean {
  const [one, other] = [key, source].map(({ name }) => nameFeatures(name).concepts.join(' '))
  return one !== '' && one === other
}

function listedShare(values: readonly string[], { list, key, column }: Listed): number {
  const [isKey, texts] = [keysOf(list, key), textsOf(list, column)]
  if (areNamedIn(list, key, values, isKey)) return 1
  return values.filter((value) => isKey(value) || texts.has(foldName(value))).length / Math.max(1, values.length)
}

/** Whether a value is one of a list's keys. */
function keysOf(list: TableProfile, key: ColumnProfile): (value: string) => boolean {
  const fold = foldedAs(list, key)
  const keys = fold === foldName ? textsOf(list, key) : new Set([...textsOf(list, key)].map(fold))
  return (value) => keys.has(fold(value))
}

/** So many of a table's keys are entries of a list of the same things, and so many of the rows that it names are its own. */
const LEAST_OWN = 0.5

/**
 * Whether a list is of the very rows of a table, and the column names others of these: “Reports to” is somebody whose number stands in “Staff no”
 * as well. What the list has beside such a number is of the manager.
 */
export function isOfRowsLikeIts({ list, key }: Keyed, own: TableProfile, source: ColumnProfile): boolean {
  const isKey = keysOf(list, key)
  return own.columns.some((column) => {
    if (column === source || column.distinct < LEAST_LISTED * column.filled) return false
    const isOwn = keysOf(own, column)
    return (
      shareOf(column, isKey) >= LEAST_OWN && shareOf(source, isOwn) >= LEAST_OWN && column.distinct > source.distinct
    )
  })
}

function shareOf({ values }: ColumnProfile, test: (value: string) => boolean): number {
  return values.filter(({ value }) => test(value)).length / Math.max(1, values.length)
}

/** What is wanted of a value, by the value without case: beside the word in the list, or the value itself as the list writes it. */
export function wantedBy({ list, key, column }: Listed): (value: string) => string | undefined {
  const beside = new Map<string, string>()
  const fold = foldedAs(list, key)
  for (const cells of list.rows) {
    const text = cells[column.position]?.trim()
    if (text && !beside.has(foldName(text))) beside.set(foldName(text), text)
  }
  for (const cells of list.rows) {
    const text = cells[column.position]?.trim()
    if (text) beside.set(fold(cells[key.position] ?? ''), text)
  }
  return (value) => beside.get(fold(value)) ?? beside.get(foldName(value))
}

/** The only column of a list whose header says nothing but that a name or a text stands there; else the only one of firms: suppliers are called so. */
function plainOf(columns: readonly ColumnProfile[]): ColumnProfile | null {
  for (const isPlain of [
    (concept: string) => ofAnything(concept),
    (concept: string) => ofAnything(concept) || concept === 'company',
  ]) {
    const [plain, ...more] = columns.filter(({ name }) => {
      const { concepts } = nameFeatures(name)
      return concepts.length > 0 && concepts.every((concept) => isPlain(concept) && concept !== 'number')
    })
    if (plain) return more.length === 0 ? plain : null
  }
  return null
}

/** Where cents are wanted, amounts with theirs behind a mark are whole numbers of them; where a measure is, any text has the one that it names. */
function formsOf(column: ColumnProfile, inCents: boolean, unit: string | null): ValueForms[] {
  if (unit !== null)
    return valueForms(column, MOST_FORMS).map((one) => {
      const measure = onlyMeasureIn(one.value, unit)
      return measure === null ? one : { ...one, forms: [...one.forms, measure.replace(/\D.*$/u, '')] }
    })
  const forms = valueForms(column, MOST_FORMS)
  return inCents ? withCents(forms) : forms
}

/**
 * The column of the list whose values the template can take: the one that is called so, or the only one. None where the words that were
 * looked up are those wanted: a “Payer” of the list's “Payer name” is no code for what stands beside it.
 */
function meant(key: ColumnProfile, list: TableProfile, wanted: Wanted, source: ColumnProfile): ColumnProfile | null {
  const {
    name,
    others,
    rule,
    isSaid,
    areCodes = false,
    isCoded: isForCodes = false,
    inCents = false,
    unit = null,
  } = wanted
  const alikeTo = (column: ColumnProfile, one: NameFeatures): number =>
    nameScore(nameFeatures(column.name), one, evenly)
  // What many rows have is a thing of its own, of which the list says the name; what each row has once is the row itself.
  const isShared = source.distinct < source.filled
  const isOthers = (column: ColumnProfile): boolean => {
    const { concepts } = nameFeatures(column.name)
    if (isShared && !areCodes && concepts.length > 0 && concepts.every(ofAnything)) return false
    const alike = Math.max(0, ...others.map((other) => alikeTo(column, other)))
    return alike >= LEAST_ALIKE && alike - alikeTo(column, name) >= NEARER
  }
  const most = ({ values }: ColumnProfile, isMeant: (value: string) => boolean): boolean =>
    values.filter(({ value }) => isMeant(value)).length >= LEAST_LISTED * values.length
  // Among names some are written in capitals throughout.
  const areWords = (column: ColumnProfile): boolean =>
    most(column, (value) => /\p{Ll}{2}|^\p{Lu}{5,}$/u.test(value)) &&
    2 * column.values.filter(({ value }) => /\p{Ll}{2}/u.test(value)).length >= column.values.length
  // Codes are one for each, beside words.
  const isCoded = (column: ColumnProfile): boolean =>
    column.unique && areWords(key) && column.values.every(({ value }) => CODE.test(value))
  const possible = list.columns.filter((column) => {
    if (column === key || column.filled < LEAST_LISTED * column.sampled || isOthers(column)) return false
    return rule
      ? rulePass(formsOf(column, inCents, unit), rule).reachable >= LEAST_LISTED
      : areCodes
        ? isCoded(column)
        : areWords(column)
  })
  // Words that pass the rule as they are say enough; that figures pass one says little by itself.
  const worded = rule ? possible.filter((column) => areWords(column) && most(column, rule.matches)) : []
  // Codes of the rule's own form, one for each word; or, where codes are surely wanted, for each code.
  const isCode = ({ unique, values }: ColumnProfile): boolean =>
    rule !== null &&
    unique &&
    (isTelling(rule) || (isForCodes && values.length >= MANY)) &&
    values.every(({ value }) => rule.matches(value))
  const [code, ...codes] = isForCodes ? possible.filter(isCode) : []
  const scored = (worded.length > 0 ? worded : code && codes.length === 0 ? [code] : possible)
    .map((column) => ({ column, alike: alikeTo(column, name) }))
    .toSorted((a, b) => b.alike - a.alike)
  const [best, second] = scored
  const mayBeKey = rule ? most(key, rule.matches) : !areCodes
  if (!best || (mayBeKey && areWords(key) && alikeTo(key, name) > best.alike)) return null
  // A name is a name already: depots in Lyon and Lille are no suppliers who sit in these towns.
  const areNames = !rule && !areCodes && !isSaid && most(key, (value) => /^\p{Lu}\p{Ll}/u.test(value))
  if (areNames && best.alike < LEAST_ALIKE && !isCalledAlike(key, source)) return null
  const isMeant = !rule || best.alike >= LEAST_ALIKE || isSaid || isCode(best.column)
  if (!second) return isMeant || worded.length > 0 ? best.column : null
  // Beside a name all else is said of what it names.
  const plain = rule || areCodes || best.alike >= LEAST_ALIKE ? null : plainOf(possible)
  if (plain) return plain
  return best.alike >= LEAST_ALIKE && best.alike - second.alike >= NEARER ? best.column : null
}
