import type { Transform, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { fold } from '../names/words.ts'
import { keysAbove } from './paths.ts'

// A link of a template to itself, for which no column is there: what a row is under is told by its code (`01.02` under `01`, 1020 under 10),
// by the path that its name stands in (`Stock:Timber`), by how far its name is set in, or by the number of its level.

/** So many of the rows that are under something must be under one that is there. */
const LEAST_THERE = 0.95
/** A code of figures that just counts the rows says nothing of what they are under. */
const COUNTING = 4
const MOST_LEVELS = 9
/** What such a link is called: a predecessor or a spare part is none of this. */
export const ABOVE =
  /parent|above|superior|belongs|part of|rolls up|under|ober|uberg|hauptkat|gehort zu|superieur|au dessus|pere|rattach|padre|superiore|sopra|madre|arriba|boven|ouder|valt onder/

/** `keyOf` gives the source column that fills a template column for sure. `isWhole`: all rows are at hand. */
export function findTrees(
  { profile }: TableSide,
  { template }: TemplateSide,
  keyOf: (target: number) => number | undefined,
  isWhole: boolean,
): Composite[] {
  const links = [...template.columns.entries()].filter(
    ([, { desiredRule, linkRule = [] }]) =>
      desiredRule === 'link' && linkRule.every(({ templateId }) => templateId === template.id),
  )
  // Of several links only one is what the row is under, and nothing tells which.
  const [link] = links
  if (!link || links.length > 1) return []
  const [target, { name, description, linkRule = [] }] = link
  if (!ABOVE.test(fold(`${name} ${description ?? ''}`).replaceAll(/[\s_-]+/g, ' '))) return []
  const key = template.columns.findIndex((one) => one.name === linkRule[0]?.columnName)
  const source = key < 0 ? undefined : keyOf(key)
  const column = source === undefined ? undefined : profile.columns[source]
  if (source === undefined || !column || column.filled < 3 || profile.rows.length < 3) return []
  const found =
    bySeparator(column) ??
    (isWhole ? (byPath(profile, column) ?? byLevel(profile, column) ?? byBeginning(profile, column)) : null)
  return found ? [{ target, sources: [source], confidence: 0.85, beside: true, ...found }] : []
}

type Found = Pick<Composite, 'transforms' | 'reason'>

/** `01.02.03`, `A-1-2`, `north/hall/room` */
function bySeparator({ name, values, more }: ColumnProfile): Found | null {
  const keys = new Set([...values.map(({ value }) => value.trim()), ...more])
  for (const separator of ['.', '-', '/', ' > ', '>', ':', '\\']) {
    const under = [...keys].filter((key) => key.includes(separator))
    const parents = under.map((key) => key.slice(0, key.lastIndexOf(separator)))
    const there = parents.filter((key) => keys.has(key)).length
    if (under.length < 2 || under.length === keys.size || there < LEAST_THERE * under.length) continue
    const mark = separator.replace(/[\\.]/g, '\\$&')
    const last = separator.at(-1)!.replace(/[\\.-]/g, '\\$&')
    const transforms: Transform[] = [
      { kind: 'trim' },
      // What is under nothing has no separator.
      { kind: 'rewrite', pattern: `[^${last}]*`, with: '' },
      { kind: 'rewrite', pattern: `(.*)${mark}[^${last}]*`, with: '\\1' },
    ]
    return {
      transforms,
      reason: `The codes in “${name}” begin with the one that they are under, before the last “${separator}”.`,
    }
  }
  return null
}

/** The row whose path another column of this row goes on from. */
function byPath(profile: TableProfile, key: ColumnProfile): Found | null {
  for (const column of profile.columns) {
    const above = column === key || column.filled === 0 ? null : keysAbove(profile, key, column)
    const found = above && mapOf(above, `“${column.name}” has the path of what a row is under in front of its name.`)
    if (found) return found
  }
  return null
}

/** The nearest row above that is set in less, or has a lower level. */
function byLevel(profile: TableProfile, key: ColumnProfile): Found | null {
  const columns = profile.columns.filter((column) => column !== key && column.filled > 0)
  const leveled = columns.find((column) => LEVEL.test(column.name.trim()) && isLevel(column))
  const set = leveled ?? columns.find((column) => isSetIn(profile, column))
  if (!set) return null
  const levelOf = (cell: string): number => (leveled ? Number(cell.trim()) : indentOf(cell))
  const above: { key: string; level: number }[] = []
  const parents = new Map<string, string>()
  for (const cells of profile.rows) {
    const [own, cell] = [cells[key.position]?.trim(), cells[set.position]]
    if (!own || !cell?.trim()) continue
    const level = levelOf(cell)
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop()
    if (!parents.has(own)) parents.set(own, above.at(-1)?.key ?? '')
    above.push({ key: own, level })
  }
  return mapOf(parents, `“${set.name}” tells how deep a row is: it is under the nearest one above that is less so.`)
}

const LEVEL = /^(?:level|lvl|ebene|stufe|niveau|nivel|livello|depth|tiefe|gliederungsebene|hierarchy level)$/i

function isLevel({ values, complete }: ColumnProfile): boolean {
  const all = values.map(({ value }) => value.trim())
  return complete && all.length > 1 && all.length <= MOST_LEVELS && all.every((value) => /^\d$/.test(value))
}

function isSetIn({ rows }: TableProfile, { position }: ColumnProfile): boolean {
  const indents = rows.flatMap((cells) => (cells[position]?.trim() ? [indentOf(cells[position])] : []))
  const levels = new Set(indents)
  return levels.size > 1 && levels.size <= MOST_LEVELS && levels.has(0) && indents[0] === 0
}

function indentOf(cell: string): number {
  return cell.length - cell.trimStart().length
}

/** 1, 10, 1020: each is under the longest other one that it begins with. */
function byBeginning({ rows }: TableProfile, { name, position }: ColumnProfile): Found | null {
  const keys = [...new Set(rows.flatMap((cells) => cells[position]?.trim() || []))]
  const known = new Set(keys)
  const shortest = Math.min(...keys.map(({ length }) => length))
  const lengths = new Set(keys.map(({ length }) => length))
  const highest = Math.max(...keys.map((key) => (/^\d+$/.test(key) ? Number(key) : Infinity)))
  if (lengths.size < 2 || lengths.size > MOST_LEVELS || highest <= COUNTING * keys.length) return null
  const parents = new Map(
    keys.map((key) => {
      for (let end = key.length - 1; end > 0; end--) if (known.has(key.slice(0, end))) return [key, key.slice(0, end)]
      return [key, '']
    }),
  )
  const under = keys.filter(({ length }) => length > shortest)
  if (under.filter((key) => parents.get(key) !== '').length < LEAST_THERE * under.length) return null
  return mapOf(parents, `The codes in “${name}” begin with the one that they are under.`)
}

function mapOf(parents: ReadonlyMap<string, string>, reason: string): Found | null {
  if ([...parents.values()].filter((parent) => parent !== '').length < 2) return null
  const entries = [...parents].map(([raw, value]): ValueMapEntry => ({ raw, value, decided_by: 'matcher' }))
  return { transforms: [{ kind: 'trim' }, { kind: 'value_map', entries }], reason }
}
