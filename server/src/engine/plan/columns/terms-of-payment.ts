import { formulasIn } from '../../knowledge/formulas-said.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Mapping, Placement } from '../context.ts'
import { areDays } from './calculations.ts'
import type { Formula } from './formulas-of.ts'
import { areTerms, surestOf, writtenRank } from './term-columns.ts'

// An invoice says when it was written and within how many days it is to be paid; a template wants the day on which it is due.

/** The day that something is due: the one that it was written, and the days of its terms. */
export function byTerms(target: number, mappings: readonly Mapping[], { side, table }: Placement): Formula[] {
  const { name, description } = side.template.columns[target]!
  // Who says how it is counted says that it is counted otherwise, where that could not be taken.
  if (!conceptsOf(name).includes('due') || formulasIn(description ?? '').length > 0) return []
  const { columns } = table.profile
  const [terms, ...more] = columns.flatMap((column, at) => (areTerms(column) ? [at] : []))
  const written = writtenOn(target, mappings, side)
  if (terms === undefined || more.length > 0 || written === null || !areDays(columns[written]!)) return []
  return [
    {
      sources: [written, terms],
      shares: [],
      days: [written],
      terms: [terms],
      text: '$1 + $2',
      isDay: true,
      why: 'what is to be paid within so many days is due then',
      by: 'matcher',
      asked: false,
    },
  ]
}

/** The only column of days that fills the one on which it was written. */
function writtenOn(target: number, mappings: readonly Mapping[], { template }: Placement['side']): number | null {
  const found = template.columns.flatMap(({ name }, at) => {
    const { sources, lead, guessed } = mappings[at]!
    const [source, ...more] = sources
    const rank = writtenRank(name)
    const isPlain = at !== target && source !== undefined && more.length === 0 && lead.length === 0 && !guessed
    return isPlain && rank >= 0 ? [{ source, rank }] : []
  })
  return surestOf(found)
}
