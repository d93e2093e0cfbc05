import { cellsOf } from '../../profile/cells-of.ts'
import { answersIn } from '../../knowledge/grounded/columns.ts'
import type { ColumnProfile, ValueCount } from '../../profile/model.ts'
import type { Transform } from '../../model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// “Membership 2031 – Hooper, Ada”, “Locker – Ost, Leo”: before a mark stands one of few kinds, and behind it what tells the rows apart. A column that
// takes one of a list is the kind, whatever each of these is called there.

const MARKS = [' – ', ' — ', ' - ', ' | ', ' · ', ': ', ' / ', ', ']
/** So many cells have the mark, so few kinds stand before it, each in so many rows. */
const MARKED = 0.8
const MOST_KINDS = 24
const LEAST_EACH = 3
/** So many times as many are the texts as their kinds. */
const TIMES = 3

/** The mappings of which the kind before a mark is taken, where a column of texts was named for one of a list. */
export function withKindsBeforeMarks(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  return mappings.map((mapping, target) => {
    const allowed = side.rules[target]?.values ?? []
    const [source, ...more] = mapping.sources
    const isPlain = source !== undefined && more.length === 0 && mapping.lead.length === 0
    if (!isPlain || mapping.guessed || allowed.length < 2 || answersIn(allowed)) return mapping
    const column = table.profile.columns[source]!
    const found = kindsOf(column, allowed)
    if (found === null) return mapping
    const { name } = side.template.columns[target]!
    const note = `“${name}” of ${side.template.name} is what stands ${found.part === 1 ? 'before' : 'behind'} “${found.separator.trim()}” in “${column.name}” of ${tableLabel(table.profile)}: “${found.shown}” and ${found.kinds - 1} more.`
    if (!context.notes.includes(note)) context.notes.push(note)
    const lead: Transform[] = [{ kind: 'split', separator: found.separator, part: found.part }]
    return {
      ...mapping,
      lead,
      reason: `${mapping.reason} It is the kind that stands before “${found.separator.trim()}”.`,
    }
  })
}

interface Kinds {
  separator: string
  part: 1 | 2
  kinds: number
  shown: string
}

function kindsOf({ values, complete }: ColumnProfile, allowed: readonly string[]): Kinds | null {
  if (!complete || values.length <= allowed.length || values.some(({ value }) => allowed.includes(value.trim())))
    return null
  for (const separator of MARKS) {
    const marked = values.filter(({ value }) => value.includes(separator))
    if (cellsOf(marked) < MARKED * cellsOf(values)) continue
    const [before, behind] = [1, 2].map((part) => partOf(marked, separator, part as 1 | 2))
    const [kinds, rest, part] = before!.size <= behind!.size ? [before!, behind!, 1] : [behind!, before!, 2]
    const isFew = kinds.size <= MOST_KINDS && TIMES * kinds.size <= rest.size && kinds.size > 1
    const often = [...kinds.values()].filter((count) => count >= LEAST_EACH).length
    if (isFew && 2 * often >= kinds.size)
      return { separator, part: part as 1 | 2, kinds: kinds.size, shown: [...kinds.keys()][0]! }
  }
  return null
}

/** How many rows have each text before the mark, or behind it. */
function partOf(values: readonly ValueCount[], separator: string, part: 1 | 2): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { value, count } of values) {
    const at = value.indexOf(separator)
    const own = (part === 1 ? value.slice(0, at) : value.slice(at + separator.length)).trim()
    counts.set(own, (counts.get(own) ?? 0) + count)
  }
  return counts
}
