import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “Start Time” above “June 27, 2025 5:00 pm”: what a diary calls a time is the day as well, where no other column has that day.

/** So many of the values are days with a time. */
const MOST = 0.9

/** Headers of times above days with a time, read as those of days, too. */
export function withDaysInTimes(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    const about = name.concepts.slice(0, -1)
    if (name.concepts.at(-1) !== 'time' || about.length === 0 || !areMoments(columns[at]!)) return name
    const day = [...about, 'date'].join()
    const isElsewhere = names.some(({ concepts }) => concepts.join() === day)
    return isElsewhere ? name : { ...name, concepts: [...about, 'time', 'date'] }
  })
}

function areMoments({ types, filled }: ColumnProfile): boolean {
  return filled > 0 && (types.datetime ?? 0) >= MOST
}
