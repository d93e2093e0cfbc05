import { beginsWithTotal, filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'

/** Signs for “as above”; not the plain quotation mark, which damaged files are full of. */
const DITTO = /^(?:[”“〃]|´´|,,|-\s*"\s*-|-\s*,,\s*-|d[o0]\.|dto\.?|ditto|dito|idem|id\.|ebd\.)$/iu
/** “Siehe oben”, and “sans objet”. In capitals it is the south-west of France. */
const SEE_ABOVE = /^[sS]\.\s?o\.$/u
const OF_GERMAN = /[äöüß]/giu
const OF_OTHERS = /[éèêëçàùîôûœ]/giu
/** Rows without a value of their own are at least this share of all, so that a missing cell or two are none. */
const LEAST_SHARE = 0.2
const LEAST_BLANKS = 3
const LEAST_SIGNS = 2

/**
 * Cells left empty because they say what the cell above says: where a sign says so, and in the first columns of a table whose rows come in
 * groups, each beginning with a value of its own (a report that prints an order's number and customer once, and then its lines); and columns
 * that only the first of the rows with the same key fills (a shop's products, whose variants have no title of their own).
 */
export function filledDown(body: Body, rows: HeadRow[], width: number): void {
  for (let column = 0; column < width; column++) fillDittos(body, rows, column, DITTO)
  if (isInGerman(rows))
    for (let column = 0; column < width; column++)
      if (areBelowValues(rows, column, SEE_ABOVE)) fillDittos(body, rows, column, SEE_ABOVE)
  // The sum of a group is none of its lines, and says less than they do.
  fillGroups(
    body,
    rows.filter((record) => !beginsWithTotal(record)),
    width,
  )
  fillBelowKeys(body, rows, width)
}

/** What is written in German hardly has the accents of other languages. */
function isInGerman(rows: HeadRow[]): boolean {
  if (!rows.some(({ cells }) => cells.some((cell) => SEE_ABOVE.test(cell.trim())))) return false
  const text = rows.map(({ cells }) => cells.join(' ')).join('\n')
  const countOf = (letters: RegExp): number => text.match(letters)?.length ?? 0
  return countOf(OF_GERMAN) >= countOf(OF_OTHERS)
}

/** Who finds nothing above has nothing to point at. */
function areBelowValues(rows: HeadRow[], column: number, sign: RegExp): boolean {
  return rows.every(
    ({ cells }, at) => !sign.test((cells[column] ?? '').trim()) || (rows[at - 1]?.cells[column] ?? '').trim() !== '',
  )
}

function fillDittos(body: Body, rows: HeadRow[], column: number, sign: RegExp): void {
  const signs = rows.filter(({ cells }, at) => at > 0 && sign.test((cells[column] ?? '').trim()))
  const words = signs.some(({ cells }) => /\p{L}/u.test(cells[column] ?? ''))
  // A lone quotation mark may be anything, and so may one below a cell that says nothing.
  if (!words && signs.length < LEAST_SIGNS) return
  const above = rows.find((_, at) => rows[at + 1] === signs[0])?.cells[column] ?? ''
  if (!/[\p{L}\d]{2}/u.test(above)) return
  if (signs.length === 0 || signs[0] === rows[0] || signs.length === rows.length - 1) return
  fill(body, rows, [column], new Set(signs.map(({ row }) => row)))
  body.notes.push(
    `${signs.length === 1 ? 'Row' : 'Rows'} ${rowList(signs.map(({ row }) => row))}: column ${column + 1} has a sign for “as above”, ` +
      `which was read as the value above it.`,
  )
}

function fillGroups(body: Body, rows: HeadRow[], width: number): void {
  if (width < 3 || rows.length < 6) return
  const found = groupColumns(rows, width)
  if (found === null) return
  const { columns, blank, again } = found
  const first = columns[0]!
  fill(body, rows, columns, new Set([...blank, ...again].map(({ row }) => row)))
  const named =
    columns.length === 1 ? `Column ${first + 1} is` : `Columns ${columns.map((at) => at + 1).join(', ')} are`
  body.notes.push(
    `${named} filled only in the first row of each group of rows: the ${blank.length} rows below (${rowList(blank.map(({ row }) => row))}) were ` +
      `read with the value above them.`,
  )
}

interface Groups {
  columns: number[]
  /** Rows that leave them. */
  blank: HeadRow[]
  /** Rows that give the group's name once more, and perhaps no more of what it is called. */
  again: HeadRow[]
}

/** The first columns, as far as they are all filled in a row or all empty, and the rows that leave them; null where that makes no groups. */
function groupColumns(rows: HeadRow[], width: number): Groups | null {
  const filled = (record: HeadRow, at: number): boolean => (record.cells[at] ?? '') !== ''
  const first = Array.from({ length: width }, (_, at) => at).find((at) => rows.some((record) => filled(record, at)))
  if (first === undefined || !filled(rows[0]!, first)) return null
  const blank = rows.filter((record) => !filled(record, first))
  if (blank.length < Math.max(LEAST_BLANKS, rows.length * LEAST_SHARE)) return null
  const columns = [first]
  while (columns.length < width - 2) {
    const next = columns.at(-1)! + 1
    if (blank.some((record) => filled(record, next)) || !rows.some((record) => filled(record, next))) break
    columns.push(next)
  }
  const naming = rows.filter((record) => filled(record, first))
  const again = namedAgain(naming, first, columns[1])
  const heads = naming.filter((record) => !again.has(record))
  const named = namedOnce(heads, blank, columns, width)
  columns.push(...further(heads, blank, columns.at(-1)! + 1, width))
  // What is left empty must be all that is: a row of sums or a line that goes on lacks other cells, too.
  const shared = [...new Set([...columns, ...named])]
  const rest = (record: HeadRow): number => filledOf(record) - shared.filter((at) => filled(record, at)).length
  const usual = heads.map(rest).toSorted((a, b) => a - b)[heads.length >> 1]!
  const always = alwaysFilled(heads, shared, width)
  const hasAll = (record: HeadRow): boolean => always.length >= LEAST_ALWAYS && always.every((at) => has(record, at))
  const whole = blank.filter(
    (record) => rest(record) * 4 >= usual * 3 || hasAll(record) || isLine(record, columns, heads),
  )
  if (usual < 2 || whole.length < blank.length * 0.9) return null
  // A value that is given again in the next group is no group's name.
  const names = heads.map(({ cells }) => cells[first]!)
  if (names.some((name, at) => name === names[at - 1])) return null
  const numbered = names.filter((name) => cellType(name) === 'number' && name.length < 3).length
  if (numbered === names.length && names.length > 9) return null
  return { columns: shared, blank: whole, again: [...again] }
}

/** Fewer cells that every row has may be those of a sum and what it is of. */
const LEAST_ALWAYS = 3

/** What the first rows of nearly all groups have besides: who has it all is a row like them, whatever else some lack, such as a mobile number. */
function alwaysFilled(heads: HeadRow[], shared: readonly number[], width: number): number[] {
  return Array.from({ length: width }, (_, at) => at).filter(
    (at) => !shared.includes(at) && heads.filter((head) => has(head, at)).length >= MOST_HEADS * heads.length,
  )
}

/**
 * Rows that name their group again where a print did so at random: only the first of a group says what the group is called behind its number, and
 * no group comes back after another. Elsewhere a value that stands below the same one is a value of a column that lacks some.
 */
function namedAgain(naming: HeadRow[], first: number, behind: number | undefined): Set<HeadRow> {
  const again = naming.filter(({ cells }, at) => cells[first] === naming[at - 1]?.cells[first])
  if (behind === undefined || again.length === 0) return new Set()
  const isAgain = new Set(again)
  const heads = naming.filter((record) => !isAgain.has(record))
  const bare = again.filter((record) => !has(record, behind)).length
  const isOnce = new Set(heads.map(({ cells }) => cells[first])).size === heads.length
  const areCalled = heads.every((record) => has(record, behind))
  return new Set(isOnce && areCalled && bare >= NAMELESS * again.length ? again : [])
}

/** Right behind a number of each line what else all groups name and no line does: the date, the kind of voucher. A sum is that of the whole group. */
function further(heads: HeadRow[], blank: HeadRow[], from: number, width: number): number[] {
  const values = (rows: HeadRow[], at: number): string[] => rows.map(({ cells }) => cells[at] ?? '').filter(Boolean)
  const isCounted = values(heads, from).every((cell) => cell === values(heads, from)[0] && /^0*1$/.test(cell))
  if (!isCounted || values(heads, from).length < heads.length) return []
  const isNamed = (at: number): boolean => {
    const own = values(heads, at)
    return (
      own.length >= MOST_HEADS * heads.length &&
      values(blank, at).length <= (1 - BARE) * blank.length &&
      own.filter((cell) => cellType(cell) === 'number').length <= own.length / 2
    )
  }
  const rest = Array.from({ length: Math.max(0, width - 2 - from) }, (_, at) => from + 1 + at)
  const end = rest.findIndex((at) => !isNamed(at))
  return end < 0 ? rest : rest.slice(0, end)
}

/**
 * Behind what each line has of its own, a text of several words that every group has in its first line, each another one, and no other line: what
 * a voucher is for. One word may be of that line alone.
 */
function namedOnce(heads: HeadRow[], blank: HeadRow[], columns: readonly number[], width: number): number[] {
  if (columns.length < 2) return []
  const places = Array.from({ length: width }, (_, at) => at).filter((at) => at > columns.at(-1)!)
  return places.filter((at) => {
    const texts = heads.flatMap(({ cells }) => (/\p{L}{2}.*\s\S/u.test(cells[at] ?? '') ? [cells[at]!] : []))
    const isBare = blank.every(({ cells }) => (cells[at] ?? '') === '')
    return isBare && texts.length >= MOST_HEADS * heads.length && new Set(texts).size > OWN_TEXT * heads.length
  })
}

/** A line that was printed twice may have all that its group is called once more. */
const NAMELESS = 0.9

/** Some vouchers are for the same as another. */
const OWN_TEXT = 0.7

/** Almost every group names it: a sum below the last one does not. */
const MOST_HEADS = 0.95

/** Behind several columns of the group a row begins as the group's first line does, and says more: the other side of a voucher, a second item. */
function isLine({ cells }: HeadRow, columns: number[], heads: HeadRow[]): boolean {
  const next = columns.at(-1)! + 1
  const begins = heads.filter((head) => (head.cells[next] ?? '') !== '').length
  return (
    columns.length > 1 &&
    begins >= MOST_HEADS * heads.length &&
    (cells[next] ?? '') !== '' &&
    cells.slice(next + 1).some((cell) => cell !== '')
  )
}

/** From this share of the keys on, and of the rows below, that is how a column is filled. */
const HEADED = 0.9
const BARE = 0.98
/** A key stands in one of the first columns. */
const KEY_COLUMNS = 3
const LEAST_KEYS = 3
/** More groups than this share of a text's values have it for themselves: it is what the group is called. */
const OWN_NAME = 0.5

function fillBelowKeys(body: Body, rows: HeadRow[], width: number): void {
  if (width < 4 || rows.length < 6) return
  for (let key = 0; key < Math.min(KEY_COLUMNS, width); key++) {
    const groups = groupsBy(key, rows)
    const below = groups.flatMap(({ rest }) => rest).toSorted((a, b) => a.row - b.row)
    const columns =
      groups.length < LEAST_KEYS || below.length < rows.length * LEAST_SHARE ? [] : headed(key, groups, width)
    if (columns.length < 2 || !columns.some((column) => isOwnName(column, groups))) continue
    const usual = below.map(filledOf).toSorted((a, b) => a - b)[below.length >> 1]!
    if (usual < 3) continue
    // A row that has hardly more than the key, such as the address of a picture, is of the same thing, and of no other line of it.
    const into = new Set(below.map(({ row }) => row))
    for (const { head, rest } of groups) fill(body, [head, ...rest], columns, into)
    body.notes.push(
      `Columns ${columns.map((at) => at + 1).join(', ')} are filled only in the first of the rows that share column ${key + 1}: ` +
        `the ${below.length} rows below (${rowList(below.map(({ row }) => row))}) were read with its values.`,
    )
    return
  }
}

interface KeyGroup {
  head: HeadRow
  rest: HeadRow[]
}

/** The rows of each key that several have, where all rows have one; of those with the same key the first is the head. */
function groupsBy(key: number, rows: HeadRow[]): KeyGroup[] {
  const groups = Map.groupBy(rows, ({ cells }) => (cells[key] ?? '').trim())
  if (groups.has('')) return []
  return [...groups.values()].flatMap(([head, ...rest]) => (rest.length > 0 ? [{ head: head!, rest }] : []))
}

/** The columns that the heads fill, and the rows below hardly ever do. Sums are left: those of a whole order are none of its lines'. */
function headed(key: number, groups: KeyGroup[], width: number): number[] {
  const below = groups.flatMap(({ rest }) => rest)
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    if (at === key) return false
    if (saysWhatFollows(at, groups)) return true
    const heads = groups.filter(({ head }) => has(head, at))
    const bare = below.filter((record) => !has(record, at)).length
    const sums = heads.filter(({ head }) => SUM.test(head.cells[at]!)).length
    const isUsual = heads.length >= HEADED * groups.length && bare >= BARE * below.length
    return (
      (isUsual || isOfHeads(heads.length / groups.length, below.length - bare, below.length)) && sums * 2 < heads.length
    )
  })
}

/** What some heads lack, and no row below has: so many of these would have it, were it theirs, that none does by no chance. */
function isOfHeads(share: number, filled: number, below: number): boolean {
  return filled === 0 && share >= LEAST_HEADED && (1 - share) ** below < CHANCE
}

const LEAST_HEADED = 0.3
const CHANCE = 0.001

function has({ cells }: HeadRow, at: number): boolean {
  return (cells[at] ?? '') !== ''
}

/** Where the head names what the column behind it holds, all of its rows have that, and where it names nothing, none has: the second option of some goods. */
function saysWhatFollows(at: number, groups: KeyGroup[]): boolean {
  const naming = groups.filter(({ head }) => has(head, at))
  if (naming.length < LEAST_KEYS || groups.some(({ rest }) => rest.some((record) => has(record, at)))) return false
  const isBehind = (record: HeadRow): boolean => has(record, at + 1)
  const lines = naming.flatMap(({ head, rest }) => [
    head,
    ...rest.filter((record) => filledOf(record) * 2 >= filledOf(head) / 2),
  ])
  const others = groups.flatMap(({ head, rest }) => (has(head, at) ? [] : [head, ...rest]))
  const isNamed = others.length > 0 && naming.every(({ head }) => /^\p{L}/u.test(head.cells[at]!))
  const areBehind = lines.length > naming.length && lines.filter(isBehind).length >= HEADED * lines.length
  return isNamed && areBehind && !others.some(isBehind)
}

const SUM = /^[^\p{L}]*\d[.,]\d{1,2}(?!\d)[^\p{L}\d]*$|^\p{Sc}\s?\d|\d\s?\p{Sc}$/u

/** Whether most groups have a text there that no other one has. */
function isOwnName(at: number, groups: KeyGroup[]): boolean {
  const names = groups.map(({ head }) => (head.cells[at] ?? '').trim()).filter((name) => /\p{L}{2}/u.test(name))
  return new Set(names).size > OWN_NAME * groups.length
}

function fill(body: Body, rows: HeadRow[], columns: readonly number[], into: ReadonlySet<number>): void {
  const above = new Map<number, string>()
  for (const { row, cells } of rows) {
    const own = body.fills.get(row) ?? new Map<number, string>()
    for (const column of columns) {
      const value = above.get(column)
      if (!into.has(row)) above.set(column, cells[column] ?? '')
      else if (value !== undefined && value !== '') own.set(column, value)
    }
    if (own.size > 0) body.fills.set(row, own)
  }
}
