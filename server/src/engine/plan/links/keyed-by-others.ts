import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isKnown } from '../sure.ts'
import type { Placed } from '../context.ts'

// The rota has the payroll number of those who are on the payroll, and a number of its own for every line. It says neither whose lines they are
// in full nor when they started: its lines complete those of the payroll, whose key it has, and are no rows under its own numbers.

/** So many of a column's values are keys of another table, or hardly any. */
const NEARLY_ALL = 0.9
const HARDLY = 0.1
/** So much of what each row must have is lacking, besides its key. */
const HALF = 0.5
const LACKING = 2

/** Of a table that cannot hold rows of its own the column that nearly has but keys of one that can, and those which therefore are no keys. */
export function keyedByOthers(
  profile: TableProfile,
  template: Template,
  tables: readonly Placed[],
  share: (column: ColumnProfile, target: number) => number,
): (column: ColumnProfile, target: number) => 'key' | 'other' | null {
  const isThin = lacksMost(profile, template, tables)
  const found = new Map<number, ColumnProfile | undefined>()
  const keyIn = (target: number): ColumnProfile | undefined => {
    if (!found.has(target))
      found.set(
        target,
        profile.columns.find((column) => share(column, target) >= NEARLY_ALL),
      )
    return found.get(target)
  }
  return (column, target) => {
    if (!isThin || !template.columns[target]!.unique || !template.columns[target]!.required) return null
    const key = keyIn(target)
    if (key === undefined || key === column) return key === column ? 'key' : null
    return share(column, target) <= HARDLY ? 'other' : null
  }
}

/** Whether it lacks most of what each row must have, and the other tables of the template have. */
function lacksMost(profile: TableProfile, template: Template, tables: readonly Placed[]): boolean {
  const ofTemplate = tables.filter(({ placement }) => placement.side.template === template)
  const own = ofTemplate.find(({ placement }) => placement.table.profile === profile)
  const others = ofTemplate.filter((one) => one !== own)
  const needed = template.columns.flatMap(({ required, unique }, target) =>
    required && !unique && others.some(({ mappings }) => isKnown(mappings[target]!)) ? [target] : [],
  )
  const lacking = needed.filter((target) => !own || !isKnown(own.mappings[target]!))
  return own !== undefined && lacking.length >= LACKING && lacking.length >= HALF * needed.length
}
