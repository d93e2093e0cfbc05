import type { Context, Placement } from '../context.ts'
import { TELLING } from '../columns/telling-keys.ts'
import { isLinkedTo } from './wanted-lists.ts'

// What other rows name is no mere list of codes where each of its rows has the number that the template’s rows are known by, in the form that is
// wanted: machines, whose names stand in the jobs. What it lacks stands elsewhere, or in one cell with something else.

const ALL = 1

/** Whether each row has a key as the template’s rule wants it, letters and figures, and others link to that template. */
export function hasWantedKeys({ table, side: { template }, candidates }: Placement, { templates }: Context): boolean {
  const isNamed = templates.some((other) => other !== template && isLinkedTo(other, template))
  return (
    isNamed &&
    candidates.some(({ source, target, rule }) => {
      const { required, unique } = template.columns[target]!
      const { unique: isOnce, empty, values } = table.profile.columns[source]!
      const isKey = required && unique && isOnce && empty === 0
      return isKey && rule?.now === ALL && values.every(({ value }) => TELLING.test(value) && /\p{L}/u.test(value))
    })
  )
}
