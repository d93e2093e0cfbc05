import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { Template } from '../../model.ts'
import type { Context, Placed } from '../context.ts'
import type { Naming, Pair } from './naming.ts'

// Whoever is in two lists, of which somebody said which counts, has a number of either: a link by what must be unique, such as the number of an
// insurance, means the row that stays.

/** How the rows of one of the linked tables are called. */
export interface NamedRows {
  placed: Placed
  namings: Naming[]
}

/** The namings without the rows of which another table's stay, told apart by the columns that no two rows may share. */
export function withoutMerged(named: readonly NamedRows[], template: Template, context: Context): Naming[] {
  const uniques = template.columns.flatMap(({ unique }, at) => (unique ? [at] : []))
  const gone = new Map<Naming, ReadonlySet<string>>()
  for (const target of named.length > 1 ? uniques : []) {
    const seen = new Set<string>()
    for (const rows of inOrder(named, target, template, context)) {
      const own = rows.namings.filter((naming) => !naming.isKey && fills(naming, target, rows.placed))
      for (const naming of own) gone.set(naming, new Set(seen))
      for (const { name } of own.flatMap(({ pairs }) => pairs)) seen.add(bare(name))
    }
  }
  return named.flatMap(({ namings }) =>
    namings.map((naming) => {
      const others = gone.get(naming)
      const stays = ({ name }: Pair): boolean => !others?.has(bare(name))
      return others && others.size > 0 ? { ...naming, pairs: naming.pairs.filter(stays) } : naming
    }),
  )
}

/** The tables, that whose rows stay first; none where nobody said which do. */
function inOrder(
  named: readonly NamedRows[],
  target: number,
  { slug, columns }: Template,
  { directives }: Context,
): readonly NamedRows[] {
  const isFrom = ({ placed }: NamedRows, from: { file_id: string; table: string }): boolean => {
    const { file_id, name } = placed.placement.table.profile.table
    return from.file_id === file_id && from.table === name
  }
  const from = directivesOf(directives, 'key_from', slug).find(({ column }) => column === undefined)
  const first = from && named.find((one) => isFrom(one, from.table))
  if (first) return [first, ...named.filter((one) => one !== first)]
  const told = directivesOf(directives, 'same_key', slug).find(({ column }) => sameName(columns[target]!.name, column))
  if (!told || told.keep === 'keep_all') return []
  return told.keep === 'keep_last' ? named.toReversed() : named
}

function fills({ columns }: Naming, target: number, { placement, mappings }: Placed): boolean {
  const { sources } = mappings[target]!
  const own = placement.table.profile.columns[sources[0] ?? -1]
  return sources.length === 1 && columns.length === 1 && columns[0]!.position === own?.position
}

/** Whatever marks some write within them. */
function bare(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
