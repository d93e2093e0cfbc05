import type { ColumnPlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { columnRef, isWhole, percent, type Context, type Mapping, type Placed } from '../context.ts'
import type { Filled } from '../joins/completed.ts'
import { keptOf } from '../columns/kept-rows.ts'
import { openLinks } from './link-pairs.ts'
import { writtenBy } from './written-keys.ts'

// Two yards number their boats alike, and the keys of these are “NY-12” and “SY-12”: a table that leads to them has “NY” in one column and 12 in
// another, whatever the linked lists have these letters from.

const LEAST_KNOWN = 0.9
/** By chance a number is no key of its own. */
const HARDLY_KNOWN = 0.1
/** So many different keys are met by no chance. */
const LEAST_KEYS = 3
/** So many rows tell it. */
const ENOUGH = 300
const SIGNS = ['-', '/', ' ', '.', '_', '']

/** The plans of link columns that a number of its own fills, where a column beside it has what stands before that in the keys as they are written. */
export function linkedByFronts(
  main: Placed,
  filled: readonly Filled[],
  all: readonly Placed[],
  context: Context,
): Map<number, ColumnPlan> {
  const isNumber = ({ placed, mapping }: Filled): boolean =>
    placed === main && mapping.sources.length === 1 && mapping.lead.length === 0
  const without = filled.map((one): Mapping => (isNumber(one) ? { ...one.mapping, sources: [] } : one.mapping))
  const found = openLinks(main, without, all, context).flatMap(({ target, column, parents, key }) => {
    if (!isNumber(filled[target]!)) return []
    const keys = keysIn(parents, key, context)
    const plan = keys && planOf(main, filled[target]!.mapping.sources[0]!, column, keys, context)
    return plan ? [[target, plan] as const] : []
  })
  return new Map(found)
}

function planOf(
  main: Placed,
  source: number,
  column: string,
  keys: ReadonlySet<string>,
  context: Context,
): ColumnPlan | null {
  const kept = keptOf(main.placement.table.profile, context)
  const { columns } = main.placement.table.profile
  const own = columns[source]!
  const rows = kept.rows.slice(0, ENOUGH)
  const alone = rows.map((cells) => cellOf(cells, own)).filter((cell) => cell !== '')
  if (alone.filter((cell) => keys.has(cell)).length > HARDLY_KNOWN * alone.length) return null
  const found = columns.flatMap((front) =>
    front === own || !isFront(front)
      ? []
      : SIGNS.flatMap((sign) => {
          const share = shareOf(rows, front, own, sign, keys)
          return share === null ? [] : [{ front, sign, share }]
        }),
  )
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const { profile } = main.placement.table
  return {
    column,
    inputs: [only.front, own].map((one) => columnRef(profile, one)),
    transforms: [{ kind: 'merge', separator: only.sign }],
    confidence: 0.9,
    reason: `“${only.front.name}” is what the keys that it links to have before “${own.name}”: ${percent(only.share)} of those so joined are there.`,
    decided_by: 'matcher',
    alternatives: [],
  }
}

/** Letters, or letters and figures: figures before figures are a key by chance. */
function isFront({ complete, values }: ColumnProfile): boolean {
  return complete && values.length > 1 && values.every(({ value }) => /\p{L}/u.test(value))
}

/** The share of the rows with both whose cells are a key when they are joined; null where these are too few. */
function shareOf(
  rows: readonly (readonly (string | null)[])[],
  front: ColumnProfile,
  own: ColumnProfile,
  sign: string,
  keys: ReadonlySet<string>,
): number | null {
  const joined = rows.flatMap((cells) => {
    const [before, behind] = [cellOf(cells, front), cellOf(cells, own)]
    return before === '' || behind === '' ? [] : [`${before}${sign}${behind}`]
  })
  const known = joined.filter((key) => keys.has(key))
  return new Set(known).size >= LEAST_KEYS && known.length >= LEAST_KNOWN * joined.length
    ? known.length / joined.length
    : null
}

function cellOf(cells: readonly (string | null)[], { position }: ColumnProfile): string {
  return cells[position]?.trim() ?? ''
}

/** All keys as they are written; null where not all are known. */
function keysIn(parents: readonly Placed[], key: string, context: Context): ReadonlySet<string> | null {
  const keys = new Set<string>()
  for (const parent of parents) {
    const { profile } = parent.placement.table
    const target = parent.placement.side.template.columns.findIndex(({ name }) => name === key)
    const sources = parent.mappings[target]?.sources ?? []
    if (!isWhole(profile)) return null
    if (sources.length === 0) continue
    const write = writtenBy(parent, target, context)
    const positions = sources.map((source) => profile.columns[source]!.position)
    for (const cells of profile.rows) {
      const written = write(positions.map((position) => cells[position]?.trim() ?? ''))
      if (written !== null && written !== '') keys.add(written)
    }
  }
  return keys.size === 0 ? null : keys
}
