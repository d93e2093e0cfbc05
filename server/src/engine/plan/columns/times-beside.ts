import { DAY_AND_TIME, momentTargets, timesOfDays } from '../../match/composites/moments.ts'
import type { Mapping, Placement } from '../context.ts'

// A column of days that fills one of moments is but half of it where the table has the times of day in a column beside it: midnight was written.

/** The mappings with the time of day behind the days that fill a moment, whoever chose these. */
export function withTimesBeside(mappings: Mapping[], { side, table }: Placement): Mapping[] {
  const targets = new Set(momentTargets(side))
  if (targets.size === 0) return mappings
  const times = timesOfDays(table)
  return mappings.map((mapping, target) => {
    const { sources, lead, constant } = mapping
    const [day, ...others] = sources
    const time = day === undefined || others.length > 0 ? undefined : times.get(day)
    if (!targets.has(target) || time === undefined || lead.length > 0 || constant !== undefined) return mapping
    const { name } = table.profile.columns[time]!
    const reason = `${mapping.reason} “${name}” has the time of day.`
    return { ...mapping, sources: [day!, time], lead: DAY_AND_TIME, reason }
  })
}
