import { presentCodes, type Grid } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

/** Share of the rows whose values have such spaces, at most: texts with lines or tables in them have them on purpose. */
const RARE = 0.1
const SPACES = /^\s|\s$|\s{2}|[\t\u00a0]/

/** Spaces around a value, or more than one between two words of a value that is there without them, where hardly any value has them. */
export function surplusSpaces({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column).filter((code) => SPACES.test(column.values[code]!))
    const rows = codes.reduce((sum, code) => sum + column.counts[code]!, 0)
    if (rows > column.filled * RARE) return []
    return codes.flatMap((code): ValueProposal[] => {
      const value = column.values[code]!
      const suggested = value.replace(/[^\S\n]+/g, ' ').trim()
      if (suggested === '' || suggested === value) return []
      // Two spaces within a text may be all over its source: the value without them has to be there.
      const known = column.codeOf.get(suggested)
      if (value === value.trim() && (known === undefined || column.counts[known]! < column.counts[code]!)) return []
      const evidence = `${show(value)} has spaces that hardly any other value of ${column.name} has.`
      return [{ column: index, code, suggested, evidence, confidence: 0.95, kind: 'format' }]
    })
  })
}
