import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile, ValueCount } from '../../profile/model.ts'
import { isWhole, tableLabel, type Context, type Placement } from '../context.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { foldName } from '../links/near-names.ts'
import { withoutGroup } from '../../match/names/without-group.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { foldedAs } from './keys-of-lists.ts'
import { dividedLists, isCalledLike, listsBeside } from './divided-lists.ts'
import { besideInList } from './lists-side-by-side.ts'

// A small table beside the data says what its codes mean: “KD – Klinik Dortmund”. It is no data itself, and explains the data's codes.

const MOST_ROWS = 200
const MOST_COLUMNS = 4
/** What the data's codes are keys of may say more of each. */
const MOST_OF_LISTED = 8
/** Of the values that are to be explained, this share must stand in the list: of the different ones, or of most of these and of all cells. */
const LEAST_LISTED = 0.9
const MOST_OF_THEM = 0.75

type Counted = Pick<ValueCount, 'value' | 'count'>

/** What a list of codes says of values: the texts that stand beside each, by the value as it is written. */
export interface Meanings {
  texts: ReadonlyMap<string, string[]>
  where: string
}

/**
 * The list of codes that has these values of a table's column, which is called so, in a column where each stands once. Null when there is none,
 * or one of several in the same sheet that are called otherwise.
 */
export function meaningsOf(
  values: Counted[],
  header: string,
  profile: TableProfile,
  context: Context,
): Meanings | null {
  if (values.filter(isSaying).length < 2) {
    const profiles = [...context.shapes.keys()]
    const beside =
      values.length === 1
        ? [ofSheetsBeside(values[0]!, profile, profiles), ofColumnsCalledSo(values[0]!, header, profile, profiles)]
        : []
    const others = beside.find(({ length }) => length > 0) ?? []
    return others.length === 0 ? null : meaningsOf([...values, ...others], header, profile, context)
  }
  const short = withoutGroup(header, profile.columns)
  const names = short === header ? [header] : [header, short]
  const explain = (list: TableProfile, name: string, isAlike: boolean): Meanings | null =>
    isShort(list) ? meaningsIn(list, values, name, isAlike, context) : null
  const beside = names.map((name) => ({ name, ...listsBeside(name, profile, context) }))
  for (const { name, alike } of beside)
    for (const list of alike) {
      const meanings = explain(list, name, true)
      if (meanings) return meanings
    }
  const { name, alike, whole, others } = beside.at(-1)!
  for (const list of whole) {
    const meanings = explain(list, name, alike.includes(list))
    if (meanings) return meanings
  }
  const [only, ...more] = others.flatMap((list) => explain(list, name, false) ?? [])
  return only && more.length === 0 ? only : null
}

/** What stands for something: a dash may be in a list of codes, and tells nothing of which list it is. */
function isSaying({ value }: Counted): boolean {
  return !isNullWord(value)
}

/** In a list that is called like the column, or has it under the same header, small figures are codes, too. */
function meaningsIn(
  list: TableProfile,
  values: Counted[],
  header: string,
  isCalledAlike: boolean,
  context: Context,
): Meanings | null {
  const keys = list.columns.filter(
    (column) =>
      isKey(column) || ((isCalledAlike || isCalledSo(column.name, header)) && column.unique && column.empty === 0),
  )
  for (const key of keys) {
    const fold = foldedAs(list, key)
    const rows = new Map(list.rows.map((cells) => [fold(cells[key.position] ?? ''), cells]))
    // “VAT S” and “VAT Z” of a column “VAT”, in a list of all codes there are.
    const isHeaded = values.every((one) => !isSaying(one) || rows.has(fold(`${header} ${one.value}`)))
    const codeOf = (value: string): string => fold(isHeaded ? `${header} ${value}` : value)
    const coded = values.filter((one) => isSaying(one) && rows.has(codeOf(one.value)))
    if (coded.length === 0) continue
    const beside = besideInList(list, key, context)
    const written = coded.length < 2 ? null : inWords(list.rows, beside)
    const rowOf = (value: string): Row | undefined => rows.get(codeOf(value)) ?? written?.(value)
    const listed = values.filter((one) => isSaying(one) && rowOf(one.value) !== undefined)
    if (!areListed(listed, values.filter(isSaying))) continue
    const texts = values.flatMap(({ value }): [string, string[]][] => {
      const cells = rowOf(value)
      return cells ? [[value, beside.flatMap(({ position }) => cells[position]?.trim() || [])]] : []
    })
    return { texts: new Map(texts), where: tableLabel(list) }
  }
  return null
}

/** Each sheet of a workbook is of one kind, whose code stands in all its rows: the codes of the sheets beside it, in the same place. */
function ofSheetsBeside({ value }: Counted, profile: TableProfile, profiles: readonly TableProfile[]): Counted[] {
  const own = profile.columns.find((column) => onlyValueOf(column)?.value === value)
  const beside = profiles.flatMap((other) => {
    const column = other.columns.find(({ position }) => position === own?.position)
    const isBeside = other !== profile && other.table.file_id === profile.table.file_id
    return (isBeside && column && onlyValueOf(column)) || []
  })
  const others = new Map(beside.map((one) => [foldName(one.value), one]))
  others.delete(foldName(value))
  return own ? [...others.values()] : []
}

/** A sheet of what was sold has one state, and the sheet beside it the others under the same header: its codes are those of one list. */
function ofColumnsCalledSo(
  { value }: Counted,
  header: string,
  profile: TableProfile,
  profiles: readonly TableProfile[],
): Counted[] {
  const beside = profiles
    .filter((other) => other !== profile && other.table.file_id === profile.table.file_id)
    .flatMap(({ columns }) => columns.filter(({ name, complete }) => complete && foldName(name) === foldName(header)))
    .flatMap(({ values }) => values.filter(isSaying))
  const others = new Map(beside.map((one) => [foldName(one.value), one]))
  others.delete(foldName(value))
  return others.size > MOST_ROWS ? [] : [...others.values()]
}

/** A line below a sheet’s rows has none. */
const LEAST_FILLED = 0.9

/** What stands in all rows of a table, where these are several. */
function onlyValueOf({ complete, values, filled, empty }: ColumnProfile): Counted | undefined {
  const [only, ...more] = values
  const isOnly = complete && more.length === 0 && filled >= 2 && filled >= LEAST_FILLED * (filled + empty)
  return isOnly ? only : undefined
}

type Row = TableProfile['rows'][number]

/** A word that is long enough to be the beginning of one text alone. */
const WHOLE_WORD = /^\p{L}{4,}(?:[ -]\p{L}+)*$/u

/** Beside codes some write in words what the list has for them, or how that begins: “Hospital” for the M of “Hospital / medical appointment”. */
function inWords(rows: readonly Row[], beside: readonly ColumnProfile[]): (value: string) => Row | undefined {
  const [first] = beside
  const texts = rows.map((cells) => ({ cells, text: foldName(cells[first?.position ?? -1] ?? '') }))
  return (value) => {
    if (!WHOLE_WORD.test(value.trim())) return undefined
    const folded = foldName(value)
    const exact = texts.filter(({ text }) => text === folded)
    const begun = exact.length > 0 ? exact : texts.filter(({ text }) => text.startsWith(folded))
    return begun.length === 1 ? begun[0]!.cells : undefined
  }
}

/** Written alike, or “Dept #” of “Dept”; no mere “No.”. */
function isCalledSo(key: string, header: string): boolean {
  // Two letters are called like much else, but where it is known what they are short for.
  const isKnown = /\p{L}{4}/u.test(header) || conceptsOf(header).join(' ') !== foldName(header)
  return isKnown && (foldName(key) === foldName(header) || isCalledLike(key, header))
}

/** The column of another, longer table whose values this small table lists, by code or by name, if there is one. */
export function listedIn(profile: TableProfile, profiles: TableProfile[]): string | null {
  if (!isShort(profile, MOST_OF_LISTED)) return null
  for (const { profile: part } of dividedLists(profile)) {
    const others = profiles.filter((other) => other !== profile)
    const listed = listedIn(part, others)
    if (listed !== null) return listed
  }
  const kinds = sheetsOfKinds(profile, profiles)
  if (kinds !== null) return kinds
  // People write what a code stands for beside the code: any of the list's words is one of its entries.
  const words = new Set(
    profile.columns
      .filter(({ unique, empty }) => unique && empty === 0)
      .flatMap(({ values }) => values.map(({ value }) => foldName(value))),
  )
  const called = [profile.table.name, profile.table.file_name.replace(/\.[^.]+$/, '')].map(meaningOf)
  for (const other of profiles) {
    if (other === profile || other.table.rows <= 2 * profile.table.rows) continue
    const column = other.columns.find(
      ({ name, values, complete, filled, empty }) =>
        complete &&
        // A table that is looked at as a longer one has no more rows than it has.
        filled + empty > 2 * profile.table.rows &&
        values.length >= 2 &&
        (values.every(({ value }) => isTelling(value)) ||
          (meaningOf(name) !== '' && called.includes(meaningOf(name))) ||
          isCalledLike(profile.table.name, name)) &&
        areListed(
          values.filter(({ value }) => words.has(foldName(value))),
          values,
        ),
    )
    if (column) return `“${column.name}” of ${tableLabel(other)}`
  }
  return null
}

/** The column of the sheets of a workbook that are of one kind each, where a small list of the same workbook has the codes of all of them, and no others. */
function sheetsOfKinds(profile: TableProfile, profiles: readonly TableProfile[]): string | null {
  const [key, ...beside] = profile.columns.filter(({ filled }) => filled > 0)
  if (!key || !isKey(key) || beside.length !== 1 || profile.table.rows < 2) return null
  for (const other of profiles) {
    if (other === profile || other.table.file_id !== profile.table.file_id) continue
    for (const column of other.columns) {
      const own = onlyValueOf(column)
      const codes = own ? [own, ...ofSheetsBeside(own, other, profiles)].map(({ value }) => foldName(value)) : []
      const listed = new Set(key.values.map(({ value }) => foldName(value)))
      if (codes.length === listed.size && codes.every((code) => listed.has(code)))
        return `“${column.name}” of ${tableLabel(other)}`
    }
  }
  return null
}

/** What a header or the name of a list says: “KOST1 - Kostenstelle” is of “Kostenstellen”. Of small figures nothing else tells what they are. */
function meaningOf(name: string): string {
  return conceptsOf(name.replace(/_/g, ' ')).join(' ')
}

/** One stray code in a cell or two is a slip, and no other list. */
function areListed(listed: Counted[], values: readonly Counted[]): boolean {
  if (listed.length >= LEAST_LISTED * values.length) return true
  return listed.length >= MOST_OF_THEM * values.length && cellsOf(listed) >= LEAST_LISTED * cellsOf(values)
}

function isShort(profile: TableProfile, most = MOST_COLUMNS): boolean {
  const columns = profile.columns.filter(({ filled }) => filled > 0).length
  const { rows } = profile.table
  return rows >= 2 && rows <= MOST_ROWS && columns >= 2 && columns <= most && isWhole(profile)
}

/** One of the codes may be a dash. */
function isKey({ unique, empty, values }: ColumnProfile): boolean {
  const codes = values.filter(isSaying)
  return unique && empty === 0 && values.length - codes.length <= 1 && codes.every(({ value }) => isTelling(value))
}

/** Codes have letters, or figures enough to be no count of anything. */
function isTelling(value: string): boolean {
  return /\p{L}|^\d{4,}$/u.test(value)
}

/** So unlikely a column is no key. */
const NO_KEY = 0.05

function isRefused(rule: { reachable: number } | null): boolean {
  return rule !== null && rule.reachable < NO_KEY
}

/** Whether nothing in the table is the key that rows of any template which it fits must have. */
export function lackKeys(fits: readonly Placement[]): boolean {
  return fits.every(({ side, candidates, table }) =>
    side.template.columns.some(
      ({ required, unique, desiredRule }, at) =>
        required &&
        (unique || desiredRule === 'link') &&
        candidates.every(
          ({ target, source, probability, rule }) =>
            target !== at ||
            probability < NO_KEY ||
            isRefused(rule) ||
            (unique && repeatsMuch(table.profile.columns[source]!)),
        ),
    ),
  )
}

/** What half of the rows share with others is none of theirs: every how many months something is due. */
const MOST_SHARED = 0.5

function repeatsMuch({ distinct, filled }: ColumnProfile): boolean {
  return distinct <= MOST_SHARED * filled
}
