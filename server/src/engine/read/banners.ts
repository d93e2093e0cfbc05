import { PAST } from '../match/vocabulary/past-states.ts'
import { filledOf, outline } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import { withYear } from './days-without-year.ts'
import type { HeadRow } from './header.ts'
import { SUM_WORDS } from './sum-words.ts'

/** Cells of a line that heads a section: a name, or a label with what it says. */
const MAX_CELLS = 3
/** Lines that head sections are at most this share of all; the second where each says what it is of. */
const MAX_SHARE = 0.4
const MAX_LABELLED_SHARE = 0.6
/** The share of a usual row's cells from which on a line counts as a row. */
const ROW_SHARE = 0.5

interface Banner {
  at: number
  record: HeadRow
  /** What the section is of (“Warehouse”); '' where the line doesn't say. */
  label: string
  value: string
}

/**
 * Lines between the rows that say what the rows below them have in common (“Starters” over three dishes, “Warehouse: North”): each kind
 * becomes a column. They are told by what they lack: nearly all rows fill most columns, these fill one, and rows follow each of them.
 */
export function sectionsOf(
  body: Body,
  all: HeadRow[],
  header: readonly string[] | null,
  width: number,
  above: readonly HeadRow[],
): void {
  if (width < 3 || all.length < 4) return
  const usual = all.map(filledOf).toSorted((a, b) => a - b)[all.length >> 1]!
  if (usual < 3) return
  const rows = withoutNotes(all)
  const banners = bannersOf(rows, usual)
  const kinds = kindsOf(banners)
  const share = kinds.has('') ? MAX_SHARE : MAX_LABELLED_SHARE
  if (banners.length === 0 || banners.length > rows.length * share) return
  const first = firstLine(body, rows, above, kinds)
  if (!headSections(banners, rows, kinds, first !== null)) return
  const values = valuesOf(rows, usual, kinds, kinds.size === 1 ? (first ?? '') : '')
  for (const [index, [label, own]] of [...kinds].entries()) {
    for (const { record } of own) body.leftOut.set(record.row, 'section heading')
    const name = freeName(label === '' ? 'Section' : label, header, body)
    const dated = daysWithYear(values[index]!, above)
    body.added.push({ name, values: dated?.values ?? values[index]! })
    body.notes.push(noteOf(own, name) + (dated === null ? '' : ` Their year is ${dated.year}, as the title says.`))
  }
}

/** The values with the year that the lines above the header have, where they are days without one. */
function daysWithYear(
  values: Map<number, string>,
  above: readonly HeadRow[],
): { year: number; values: Map<number, string> } | null {
  const own = [...new Set(values.values())]
  const found = withYear(own, above.map(textOf))
  if (found === null) return null
  return { ...found, values: new Map([...values].map(([row, value]) => [row, found.days[own.indexOf(value)]!])) }
}

/** What stands alone at the end, below a blank line, heads nothing: it is the footer of a printed list. */
function withoutNotes(rows: HeadRow[]): HeadRow[] {
  const last = rows.findLastIndex((record) => filledOf(record) > 1)
  const note = rows.findIndex(({ row }, at) => at > last && at > 0 && row > rows[at - 1]!.row + 1)
  return note < 0 ? rows : rows.slice(0, note)
}

/** Per kind what holds for each row. A line of one kind ends the sections of the kinds that came after it: the next region has towns of its own. */
function valuesOf(rows: HeadRow[], usual: number, kinds: Map<string, Banner[]>, first: string): Map<number, string>[] {
  const lines = [...kinds.values()].flatMap((own, kind) =>
    own.map((banner) => [banner.at, { kind, value: banner.value }] as const),
  )
  const at = new Map(lines)
  const values = [...kinds].map(() => new Map<number, string>())
  const held = values.map(() => first)
  for (const [index, record] of rows.entries()) {
    const line = at.get(index)
    if (line !== undefined) held.splice(line.kind, held.length, line.value, ...held.slice(line.kind + 1).map(() => ''))
    else if (!isClosing(record, usual)) for (const [kind, own] of values.entries()) own.set(record.row, held[kind]!)
  }
  return values
}

function noteOf(own: Banner[], name: string): string {
  const shown = own.slice(0, 3).map((banner) => `“${textOf(banner.record)}”`)
  return (
    `${own.length === 1 ? 'Row' : 'Rows'} ${rowList(own.map(({ record }) => record.row))} (${shown.join(', ')}${own.length > 3 ? ' …' : ''}) ` +
    `${own.length === 1 ? 'heads' : 'head'} the rows below: ${own.length === 1 ? 'it was' : 'they were'} read as a column “${name}” of those.`
  )
}

function bannersOf(rows: HeadRow[], usual: number): Banner[] {
  const few = rows.flatMap((record, at) => {
    const given = record.cells.filter((cell) => cell !== '')
    const isFew = given.length <= usual * ROW_SHARE || (given.length > 1 && LABEL.test(given[0]!))
    return isFew && given.length <= MAX_CELLS ? [{ at, record, given }] : []
  })
  const labels = new Map<string, number>()
  for (const { given } of few) {
    if (given.length > 1) labels.set(labelOf(given[0]!), (labels.get(labelOf(given[0]!)) ?? 0) + 1)
  }
  return few.flatMap(({ at, record, given }): Banner[] => {
    const [name = '', ...rest] = given
    // Sums have sections of their own: “Total North” closes one and heads none.
    if (given.some((cell) => SUM_WORDS.test(cell)) || /[?!]$|^\W+$/.test(name)) return []
    if (rest.length > 0) {
      // Several cells head a section where the same label comes again and again.
      const isLabel = (LABEL.test(name) || (labels.get(labelOf(name)) ?? 0) > 1) && cellType(name) !== 'number'
      return isLabel ? [{ at, record, label: labelOf(name), value: rest.join(' ') }] : []
    }
    const type = cellType(name)
    if (type === 'number' || type === 'email' || type === 'url' || type === 'time' || name.length > 80) return []
    const [, label = '', value = ''] = /^([\p{L}][^:：]{1,40}?)\s*[:：]\s*(\S.*)$/u.exec(name) ?? []
    return [{ at, record, label, value: value === '' ? name.trim() : value.trim() }]
  })
}

const LABEL = /[:：]\s*$/

/** A row of sums: it is no row of its section, and what tells it is that it says nothing else. */
function isClosing(record: HeadRow, usual: number): boolean {
  return filledOf(record) < usual && record.cells.some((cell) => SUM_WORDS.test(cell))
}

const labelOf = (cell: string): string => cell.trim().replace(LABEL, '').trim()

function textOf({ cells }: HeadRow): string {
  return cells.filter((cell) => cell !== '').join(' ')
}

/** Banners by what they say they are of. A word that all begin with and figures follow (“Account 1200 Bank”) is their label, too. */
function kindsOf(banners: Banner[]): Map<string, Banner[]> {
  const kinds = new Map<string, Banner[]>()
  const plain = banners.filter(({ label }) => label === '')
  const words = plain.map(({ value }) => /^(\p{L}[\p{L}.-]+)[\s#.]+(?=(?:n[or°º.]*\s*)?\d)/iu.exec(value))
  const [word] = words
  const shared = plain.length > 1 && word && words.every((other) => other?.[1] === word[1])
  for (const banner of banners) {
    const own =
      banner.label !== '' || !shared
        ? banner
        : { ...banner, label: word[1]!, value: banner.value.slice(word[0].length) }
    kinds.set(own.label, [...(kinds.get(own.label) ?? []), own])
  }
  return kinds
}

/** The name of the first section, where it stands above the header and the others above the header repeated. */
function firstLine(
  body: Body,
  rows: HeadRow[],
  above: readonly HeadRow[],
  kinds: Map<string, Banner[]>,
): string | null {
  const [entry, ...more] = kinds
  const title = above.at(-1)
  if (!entry || more.length > 0 || entry[1][0]!.at === 0 || !title || filledOf(title) > 1) return null
  const repeated = [...body.leftOut].filter(([, reason]) => reason === 'repeated header').map(([row]) => row)
  const overHeader = entry[1].every(({ at, record }) => {
    const next = rows[at + 1]?.row ?? Infinity
    return repeated.some((row) => row > record.row && row < next)
  })
  const [label, [banner]] = entry as [string, [Banner]]
  const text = textOf(title).trim()
  if (!overHeader || (label === '' && outline(text).length > outline(banner.value).length * 3)) return null
  return label !== '' && text.startsWith(label) ? text.slice(label.length).replace(/^[\s:：#.]+/, '') : text
}

/** Whether the lines are heads of sections and no rows that lost their other cells. */
function headSections(banners: Banner[], rows: HeadRow[], kinds: Map<string, Banner[]>, named: boolean): boolean {
  const at = new Set(banners.map((banner) => banner.at))
  if (at.has(rows.length - 1)) return false
  const heading = banners.filter((banner) => !at.has(banner.at + 1))
  // Two in a row are of two kinds: a region and its towns.
  if (heading.length < banners.length && (kinds.size < 2 || kinds.has(''))) return false
  const labelled = !kinds.has('')
  if (banners.length < 2) return (labelled && at.has(0)) || isEndOfCurrent(banners[0]!, rows)
  if (!at.has(0) && !named && banners.length < 3 && !labelled) return false
  if (labelled) return true
  // Rows of the table begin in the same column with something that looks otherwise, or there are several to each line.
  const others = rows.filter((_, index) => !at.has(index))
  const column = banners[0]!.record.cells.findIndex((cell) => cell !== '')
  const known = new Map<string, number>()
  for (const { cells } of others)
    known.set(outline(cells[column] ?? ''), (known.get(outline(cells[column] ?? '')) ?? 0) + 1)
  const values = new Set(others.map(({ cells }) => cells[column] ?? ''))
  if (banners.some(({ value }) => values.has(value))) return false
  const alike = banners.filter(
    ({ value }) => (known.get(outline(value)) ?? 0) >= Math.max(2, others.length / 10),
  ).length
  if (alike * 2 < banners.length) return true
  return (at.has(0) || named) && others.length >= banners.length * 2
}

/** So many rows stand above and below such a line. */
const SEVERAL = 2

/** The one line of a list below which stands what is over, as the rows below it are no others: “SOLD / DISPOSED”, where no row begins with anything like it. */
function isEndOfCurrent({ at, record, value, label }: Banner, rows: HeadRow[]): boolean {
  if (label !== '' || at < SEVERAL || rows.length - at - 1 < SEVERAL || !PAST.test(value)) return false
  const column = record.cells.findIndex((cell) => cell !== '')
  return rows.every((row) => row === record || outline(row.cells[column] ?? '') !== outline(value))
}

function freeName(name: string, header: readonly string[] | null, { added }: Body): string {
  const taken = new Set([...(header ?? []), ...added.map((column) => column.name)].map((other) => other.trim()))
  let free = name
  for (let next = 2; taken.has(free); next++) free = `${name} (${next})`
  return free
}
