import { directivesOf, sameName } from '../knowledge/directives.ts'
import type { ColumnRef, RowSkip, Transform, ValueMapEntry } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import type { Context } from './context.ts'

// What updates said of a column's values and of rows, over what was chosen from the data.

/** The chain with what was said of it: other steps, and values that need not be among those that were looked at. */
export function reviseTransforms(
  chosen: Transform[],
  column: string,
  inputs: ColumnRef[],
  slug: string,
  { directives }: Context,
): Transform[] {
  const names = [column, ...inputs.map((input) => input.column)]
  const chain = directivesOf(directives, 'chain', slug).find((directive) => directive.column === column)
  const entries = new Map<string, ValueMapEntry>()
  // Nearest first, so that the first word on a value counts; what was said before the chain went with it.
  for (const directive of chain ? directives.slice(0, directives.indexOf(chain)) : directives) {
    if (directive.kind !== 'value' || directive.revision === 0 || directive.column === null) continue
    if (
      directive.slug === null ? !names.some((name) => sameName(name, directive.column!)) : directive.column !== column
    )
      continue
    if (directive.slug !== null && directive.slug !== slug) continue
    const { raw, value, by } = directive
    if (!entries.has(raw)) entries.set(raw, { raw, value, decided_by: by })
  }
  return withEntries(chain ? chain.transforms : chosen, entries)
}

function withEntries(chain: Transform[], entries: Map<string, ValueMapEntry>): Transform[] {
  if (entries.size === 0) return chain
  const place = chain.findLastIndex(({ kind }) => kind === 'value_map')
  const known = chain[place]
  const merged = new Map(known?.kind === 'value_map' ? known.entries.map((entry) => [entry.raw, entry]) : [])
  for (const [raw, entry] of entries) merged.set(raw, entry)
  const changing = [...merged.values()].filter(({ raw, value }) => raw !== value)
  const sorted = changing.toSorted((a, b) => (a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0))
  const step: Transform[] = sorted.length === 0 ? [] : [{ kind: 'value_map', entries: sorted }]
  return place < 0 ? [...chain, ...step] : [...chain.slice(0, place), ...step, ...chain.slice(place + 1)]
}

/** Rows of a table that were told to be left out: by what stands in a column of it, named itself or by the column that it fills. */
export function toldSkips(
  slug: string,
  columns: { column: string; inputs: ColumnRef[] }[],
  { table, columns: own }: TableProfile,
  { directives }: Context,
): RowSkip[] {
  return directivesOf(directives, 'skip_rows', slug)
    .toReversed()
    .flatMap(({ column, value, origin }): RowSkip[] => {
      const inputs = columns.find((candidate) => sameName(candidate.column, column))?.inputs ?? []
      const input = inputs.length === 1 && isOf(inputs[0]!, table) ? inputs[0] : undefined
      const position = input?.position ?? own.find(({ name }) => sameName(name, column))?.position
      if (position === undefined) return []
      const name = own.find((candidate) => candidate.position === position)?.name ?? column
      const when = value === null ? ({ position, is: 'empty' } as const) : ({ position, is: 'equal', value } as const)
      const what = value === null ? `“${name}” is empty` : `“${name}” is “${value}”`
      return [{ when, reason: `${what}: such rows are left out, as ${origin} says.` }]
    })
}

function isOf({ file_id, table }: ColumnRef, of: { file_id: string; name: string }): boolean {
  return file_id === of.file_id && table === of.name
}
