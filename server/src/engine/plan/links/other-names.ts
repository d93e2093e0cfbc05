import { isNullWord } from '../../profile/null-words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placed } from '../context.ts'

// “North Quay”, and beside it under “Also called” “N. Quay; the Old Pier”: a row is meant by its name and by each of its others.

/** What stands between several names in a cell, the clearest first. */
const BETWEEN = [/\s*;\s*/u, /\s*\|\s*/u, /\s*\n\s*/u, /\s+\/\s+/u, /\s*,\s*/u]
const MOSTLY_WORDS = 0.5
type Cells = readonly (string | null)[]

/** What rows are called: by the only column of names, and by all that one of other names lists. */
export interface OtherNames {
  label: string
  columns: ColumnProfile[]
  textsOf: (cells: Cells) => string[]
}

/** The names of rows with their other names, where a column has those; none where none does, or several have what they are called. */
export function otherNames({ placement, mappings }: Placed, key: ColumnProfile): OtherNames[] {
  const { table, side } = placement
  const [others, ...more] = table.profile.columns.filter(
    (column, at) => column !== key && column.filled > 0 && table.names[at]!.concepts.includes('nickname'),
  )
  const names = side.template.columns.flatMap(({ desiredRule }, target) => {
    const { sources, lead } = mappings[target]!
    const column = sources.length === 1 && lead.length === 0 ? table.profile.columns[sources[0]!] : undefined
    const isName = desiredRule === 'none' && side.names[target]!.concepts.includes('name')
    return isName && column && column !== key && (column.types.words ?? 0) >= MOSTLY_WORDS ? [column] : []
  })
  const [name, ...rest] = [...new Set(names)]
  if (!others || !name || name === others || more.length > 0 || rest.length > 0) return []
  const mark = BETWEEN.find((one) => others.values.some(({ value }) => one.test(value.trim())))
  const listed = (cell: string): string[] => (mark ? cell.split(mark) : [cell])
  return [
    {
      label: `${name.name} / ${others.name}`,
      columns: [name, others],
      textsOf: (cells) =>
        [cells[name.position] ?? '', ...listed(cells[others.position] ?? '')].flatMap((text) => {
          const own = text.trim()
          return own === '' || isNullWord(own) ? [] : [own]
        }),
    },
  ]
}
