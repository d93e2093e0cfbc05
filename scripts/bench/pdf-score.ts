import { parseXml, type Attributes } from '../../server/src/engine/read/workbook/xml.ts'

// The ICDAR 2013 table competition's way of telling how well tables were found and read (Göbel, Hassan, Oro and Orsi, "A methodology
// for evaluating algorithms for table understanding in PDF documents", DocEng 2012): regions as boxes, structure as pairs of cells
// that are next to each other.

/** A box in a page's own coordinates: y grows upwards. */
export interface Region {
  page: number
  left: number
  bottom: number
  right: number
  top: number
}

/** A cell from row and column to row and column, both included. */
export interface Cell {
  row: number
  column: number
  lastRow: number
  lastColumn: number
  text: string
}

export interface ScoredTable {
  region: Region
  cells: Cell[]
}

/** How far, in points, a truth's box may stand out of ours: truths are rounded, and fonts' heights are read in several ways. */
const SLACK = 3

/** Our box holds the truth's. */
export function holds(ours: Region, truth: Region): boolean {
  return (
    ours.page === truth.page &&
    ours.left <= truth.left + SLACK &&
    ours.right >= truth.right - SLACK &&
    ours.bottom <= truth.bottom + SLACK &&
    ours.top >= truth.top - SLACK
  )
}

function sharedArea(a: Region, b: Region): number {
  if (a.page !== b.page) return 0
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom)
  return width > 0 && height > 0 ? width * height : 0
}

const area = ({ left, right, bottom, top }: Region): number => Math.max(0, right - left) * Math.max(0, top - bottom)

/** Shared area over the area of both together. */
export function likeness(a: Region, b: Region): number {
  const both = sharedArea(a, b)
  return both === 0 ? 0 : both / (area(a) + area(b) - both)
}

/** Truths that a box of ours holds while it touches no other truth; each box counts once. */
export function found(ours: readonly Region[], truths: readonly Region[]): number {
  const left = new Set(truths)
  let count = 0
  for (const region of ours) {
    const touched = truths.filter((truth) => sharedArea(region, truth) > 0.02 * area(truth))
    const [only] = touched
    if (touched.length !== 1 || only === undefined || !left.has(only) || !holds(region, only)) continue
    left.delete(only)
    count++
  }
  return count
}

/** Pairs of one of each, the likest first. */
export function pairsOf<T extends { region: Region }>(ours: readonly T[], truths: readonly T[]): [T, T][] {
  const all = ours.flatMap((one) => truths.map((truth) => ({ one, truth, like: likeness(one.region, truth.region) })))
  const pairs: [T, T][] = []
  const used = new Set<T>()
  for (const { one, truth, like } of all.toSorted((a, b) => b.like - a.like)) {
    if (like < 0.1 || used.has(one) || used.has(truth)) continue
    used.add(one).add(truth)
    pairs.push([one, truth])
  }
  return pairs
}

/** Letters and digits alone, where there are any: dots, spaces and line breaks differ between readers. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return bare === '' ? text.replace(/\s/g, '') : bare
}

/** Each cell with the next one to the right, and the next one below, empty ones passed over. */
export function relationsOf(cells: readonly Cell[]): Map<string, number> {
  const filled = cells.filter(({ text }) => plain(text) !== '')
  const relations = new Map<string, number>()
  const add = (from: Cell, to: Cell | undefined, direction: string, seen: Set<Cell>): void => {
    if (to === undefined || seen.has(to)) return
    seen.add(to)
    const key = JSON.stringify([plain(from.text), plain(to.text), direction])
    relations.set(key, (relations.get(key) ?? 0) + 1)
  }
  for (const cell of filled) {
    const right = new Set<Cell>()
    for (let row = cell.row; row <= cell.lastRow; row++) {
      const beside = filled.filter((each) => each.row <= row && each.lastRow >= row && each.column > cell.lastColumn)
      add(
        cell,
        least(beside, ({ column }) => column),
        'right',
        right,
      )
    }
    const below = new Set<Cell>()
    for (let column = cell.column; column <= cell.lastColumn; column++) {
      const under = filled.filter(
        (each) => each.column <= column && each.lastColumn >= column && each.row > cell.lastRow,
      )
      add(
        cell,
        least(under, ({ row }) => row),
        'down',
        below,
      )
    }
  }
  return relations
}

function least(cells: readonly Cell[], place: (cell: Cell) => number): Cell | undefined {
  return cells.reduce<Cell | undefined>(
    (first, cell) => (first === undefined || place(cell) < place(first) ? cell : first),
    undefined,
  )
}

/** How many of two bags are the same. */
export function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let count = 0
  for (const [key, times] of a) count += Math.min(times, b.get(key) ?? 0)
  return count
}

export const total = (bag: ReadonlyMap<string, number>): number =>
  [...bag.values()].reduce((sum, times) => sum + times, 0)

/** Cells with their place and text, for the share that is exactly right. */
export function placedOf(cells: readonly Cell[]): Map<string, number> {
  const bag = new Map<string, number>()
  const filled = cells.filter(({ text }) => plain(text) !== '')
  // Some truths count from 0 and some from 1.
  const [top, left] = [Math.min(...filled.map(({ row }) => row)), Math.min(...filled.map(({ column }) => column))]
  for (const { row, column, lastRow, lastColumn, text } of filled) {
    const key = JSON.stringify([row - top, column - left, lastRow - top, lastColumn - left, plain(text)])
    bag.set(key, (bag.get(key) ?? 0) + 1)
  }
  return bag
}

const number = (attributes: Attributes, name: string, otherwise = 0): number => Number(attributes[name] ?? otherwise)

async function* bytesOf(xml: Buffer): AsyncGenerator<Buffer> {
  yield xml
}

/** The regions that a truth names, with the cells in them: of a `-reg.xml` there are none. */
export async function readTruth(xml: Buffer, name: string): Promise<ScoredTable[]> {
  const tables: ScoredTable[] = []
  let cell: Cell | null = null
  let inContent = false
  await parseXml(
    bytesOf(xml),
    {
      open: (tag, attributes) => {
        const table = tables.at(-1)
        if (tag === 'region') {
          const region = {
            page: number(attributes, 'page', 1),
            left: Infinity,
            bottom: Infinity,
            right: -Infinity,
            top: -Infinity,
          }
          tables.push({ region, cells: [] })
        } else if (tag === 'bounding-box' && table !== undefined) {
          const { region } = table
          region.left = Math.min(region.left, number(attributes, 'x1'), number(attributes, 'x2'))
          region.right = Math.max(region.right, number(attributes, 'x1'), number(attributes, 'x2'))
          region.bottom = Math.min(region.bottom, number(attributes, 'y1'), number(attributes, 'y2'))
          region.top = Math.max(region.top, number(attributes, 'y1'), number(attributes, 'y2'))
        } else if (tag === 'cell' && table !== undefined) {
          const [row, column] = [number(attributes, 'start-row'), number(attributes, 'start-col')]
          cell = {
            row,
            column,
            lastRow: number(attributes, 'end-row', row),
            lastColumn: number(attributes, 'end-col', column),
            text: '',
          }
          table.cells.push(cell)
        } else if (tag === 'content') inContent = true
      },
      close: (tag) => {
        if (tag === 'content') inContent = false
        else if (tag === 'cell') cell = null
      },
      text: (text) => {
        if (inContent && cell !== null) cell.text += text
      },
    },
    { of: `truth ${JSON.stringify(name)}` },
  )
  return tables.filter(({ region }) => region.left < region.right)
}
