import { sameNamesSaid } from '../../knowledge/same-names.ts'
import type { ValueMapEntry } from '../../model.ts'
import { isWhole, type Context, type Mapping, type Placement } from '../context.ts'

/** The cell of the only column that a mapping takes. */
function cellIn(
  { sources, lead, guessed }: Pick<Mapping, 'sources' | 'lead' | 'guessed'>,
  { table }: Placement,
): (cells: readonly (string | null)[]) => string {
  const [source, ...more] = sources
  const column =
    source === undefined || more.length > 0 || lead.length > 0 || guessed ? undefined : table.profile.columns[source]
  return (cells) => (column ? (cells[column.position]?.trim() ?? '') : '')
}

const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * What rows without a key of their own get for their other number: the key of the only row of another table that is called just so, where
 * somebody said that these are the same.
 */
export function keysOfSameNamed(
  key: number,
  own: number,
  other: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
  by: ValueMapEntry['decided_by'],
): ValueMapEntry[] {
  const { side, table } = placement
  const [name, ...others] = side.template.columns.flatMap(({ required, desiredRule }, target) =>
    required && target !== key && desiredRule === 'none' && side.names[target]!.concepts.includes('name')
      ? [target]
      : [],
  )
  if (name === undefined || others.length > 0 || !isWhole(table.profile) || sameNamesSaid(context.texts ?? []) === null)
    return []
  const keys = new Map<string, Set<string>>()
  for (const { placement: theirs, mappings: filled } of context.placed ?? []) {
    if (theirs.side.template !== side.template || theirs.table === table || !isWhole(theirs.table.profile)) continue
    const [keyOf, nameIn] = [cellIn(filled[key]!, theirs), cellIn(filled[name]!, theirs)]
    for (const cells of theirs.table.profile.rows) {
      const [known, called] = [keyOf(cells), folded(nameIn(cells))]
      if (known !== '' && called !== '') keys.set(called, (keys.get(called) ?? new Set()).add(known))
    }
  }
  const cellOf = (cells: readonly (string | null)[], source: number): string =>
    cells[table.profile.columns[source]!.position]?.trim() ?? ''
  const nameOf = cellIn(mappings[name]!, placement)
  return table.profile.rows.flatMap((cells): ValueMapEntry[] => {
    const number = cellOf(cells, other)
    const [found, ...more] = keys.get(folded(nameOf(cells))) ?? []
    const isOpen = cellOf(cells, own) === '' && number !== ''
    return isOpen && found !== undefined && more.length === 0 ? [{ raw: number, value: found, decided_by: by }] : []
  })
}
