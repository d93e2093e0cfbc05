import { overlap, type Box } from './geometry.ts'
import type { Page, Ruling } from './page.ts'

// Ruled tables: lines that cross or meet make a frame, and the frame's lines its rows and columns. The idea of taking a table's
// grid from its drawn lines is old (Hassan and Baumgartner, "Table recognition and understanding from PDF files", ICDAR 2007).

/** Lines this near count as one, in points; drawn lines have a thickness, and cells each have borders of their own. */
const NEAR = 2.5

/** Lines that hang together. */
export interface Frame extends Box {
  across: Ruling[]
  down: Ruling[]
}

/** Pieces of one line as one: a border is often drawn cell by cell. */
export function mergeRulings(rulings: readonly Ruling[]): Ruling[] {
  const merged: Ruling[] = []
  const byPlace = rulings.toSorted((a, b) => a.at - b.at)
  for (let start = 0; start < byPlace.length;) {
    let end = start
    const first = byPlace[start]?.at ?? 0
    while (end < byPlace.length && (byPlace[end]?.at ?? 0) - first <= NEAR) end++
    const together = byPlace.slice(start, end).toSorted((a, b) => a.from - b.from)
    const at = together.reduce((sum, each) => sum + each.at, 0) / together.length
    let last: Ruling | undefined
    for (const { from, to } of together) {
      if (last !== undefined && from <= last.to + NEAR) last.to = Math.max(last.to, to)
      else merged.push((last = { at, from, to }))
    }
    start = end
  }
  return merged
}

/** The frames of a page: groups of lines that cross or meet. */
export function framesOf({ across, down }: Pick<Page, 'across' | 'down'>): Frame[] {
  const rows = mergeRulings(across)
  const columns = mergeRulings(down)
  const parent = Array.from({ length: rows.length + columns.length }, (_, index) => index)
  const root = (index: number): number => {
    let top = index
    while (parent[top] !== top) top = parent[top] ?? top
    parent[index] = top
    return top
  }
  for (const [r, row] of rows.entries()) {
    for (const [c, column] of columns.entries()) {
      if (meet(row, column)) parent[root(r)] = root(rows.length + c)
    }
  }
  const frames = new Map<number, Frame>()
  const frameOf = (index: number): Frame => {
    const key = root(index)
    const frame = frames.get(key) ?? {
      across: [],
      down: [],
      left: Infinity,
      top: Infinity,
      right: -Infinity,
      bottom: -Infinity,
    }
    frames.set(key, frame)
    return frame
  }
  for (const [r, row] of rows.entries()) grow(frameOf(r), row.from, row.at, row.to, row.at).across.push(row)
  for (const [c, column] of columns.entries())
    grow(frameOf(rows.length + c), column.at, column.from, column.at, column.to).down.push(column)
  return [...frames.values()]
}

function grow(frame: Frame, left: number, top: number, right: number, bottom: number): Frame {
  frame.left = Math.min(frame.left, left)
  frame.top = Math.min(frame.top, top)
  frame.right = Math.max(frame.right, right)
  frame.bottom = Math.max(frame.bottom, bottom)
  return frame
}

function meet(row: Ruling, column: Ruling): boolean {
  return (
    column.at >= row.from - NEAR &&
    column.at <= row.to + NEAR &&
    row.at >= column.from - NEAR &&
    row.at <= column.to + NEAR
  )
}

/** The places of lines, each once, in order. */
export function placesOf(rulings: readonly Ruling[], near = NEAR): number[] {
  const places: number[] = []
  for (const { at } of rulings.toSorted((a, b) => a.at - b.at)) {
    const last = places.at(-1)
    if (last === undefined || at - last > near) places.push(at)
  }
  return places
}

/** Whether lines at this place cover most of the stretch. */
export function covers(rulings: readonly Ruling[], at: number, from: number, to: number): boolean {
  let covered = 0
  for (const ruling of rulings) {
    if (Math.abs(ruling.at - at) > NEAR) continue
    covered += Math.max(0, overlap(ruling.from, ruling.to, from, to))
  }
  return covered > 0.6 * (to - from)
}

/** A line across a table; its parts may stand apart where the columns do. */
export interface Rule extends Ruling {
  parts: Ruling[]
}

/** How far apart, in points, the parts of a line may be, and its height between them. */
const PARTS_APART = 14
const PARTS_LEVEL = 3
const SHORTEST_RULE = 60
/** Parts of a line at one height, put together. */
export function rulesOf(across: readonly Ruling[]): Rule[] {
  const rules: Rule[] = []
  for (const part of across.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const rule = rules.findLast(
      (each) =>
        part.at - each.at < PARTS_LEVEL && part.from < each.to + PARTS_APART && part.to > each.from - PARTS_APART,
    )
    if (rule === undefined) rules.push({ ...part, parts: [part] })
    else {
      rule.from = Math.min(rule.from, part.from)
      rule.to = Math.max(rule.to, part.to)
      rule.parts.push(part)
    }
  }
  return rules.filter(({ from, to }) => to - from >= SHORTEST_RULE)
}
