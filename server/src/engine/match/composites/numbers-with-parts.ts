import type { ColumnProfile } from '../../profile/model.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// “4471 2206-1” under “METER”, for a template with `meter_number` and `meter_register`: a number, and behind a mark which of those under it is meant.
// The header names both; the rules of the two say where it is cut.

/** From this share of the cells on, they are written so. */
const MOST = 0.9
/** Fewer different ones show no form. */
const FEW = 3
/** Longer ones are no part of a number, but another number. */
const PART = '[\\p{L}\\d]{1,4}'
const WHOLE = `^\\s*([\\p{L}\\d].*?)\\s*[-/.–]\\s*(${PART})\\s*$`
const NUMBER = `^\\s*([\\p{L}\\d].*?)\\s*(?:[-/.–]\\s*${PART})?\\s*$`
/** Empty where there is none. */
const BEHIND = `^\\s*[\\p{L}\\d].*?\\s*[-/.–]\\s*(${PART})\\s*$|^[^-/.–]*$`
/** What every number is called says nothing of it. */
const ANY = new Set(['number', 'code', 'name', 'reference', 'date', 'type', 'card'])

/** The number and its part out of each column that has both, where the header names two template columns whose rules take the one and the other. */
export function splitParts(table: TableSide, side: TemplateSide): Composite[][] {
  return table.profile.columns.flatMap((column, source) => {
    const about = table.names[source]!.concepts.filter((concept) => !ANY.has(concept))
    const cut = about.length === 0 ? null : cutIn(column)
    if (!cut) return []
    const isCalled = (target: number): boolean =>
      side.names[target]!.concepts.some((concept) => about.includes(concept))
    const called = [...side.names.keys()].filter(isCalled)
    const taking = (part: 0 | 1): number[] =>
      called.filter((target) => {
        const rule = side.rules[target]
        return (
          rule !== undefined &&
          rule !== null &&
          isTelling(rule) &&
          shareOf(cut, part, rule) >= MOST &&
          !takesWhole(column, rule)
        )
      })
    const [[number, ...others], [behind, ...more]] = [taking(0), taking(1)]
    if (number === undefined || behind === undefined || number === behind) return []
    if (others.length > 0 || more.length > 0) return []
    const reason = `“${column.name}” has a number with a part behind a mark, as “${side.template.columns[number]!.name}” and “${side.template.columns[behind]!.name}” want them.`
    const part = (target: number, pattern: string): Composite => ({
      target,
      sources: [source],
      transforms: [{ kind: 'extract', pattern }],
      confidence: 0.88,
      reason,
    })
    return [[part(number, NUMBER), part(behind, BEHIND)]]
  })
}

/** The cells cut in two, with how many there are of each; null where they are not written so. */
interface Cut {
  parts: [string, string]
  count: number
}

function cutIn({ values, distinct }: ColumnProfile): Cut[] | null {
  const pattern = jsPattern(WHOLE)
  const cut = values.flatMap(({ value, count }): Cut[] => {
    const [, number, part] = pattern.exec(value) ?? []
    return number === undefined || part === undefined ? [] : [{ parts: [number, part], count }]
  })
  return distinct >= FEW && cellsOf(cut) >= MOST * cellsOf(values) ? cut : null
}

function isTelling(rule: Pattern): boolean {
  return !['Lorem', 'Lorem ipsum, dolor!'].some(rule.matches)
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

function shareOf(cut: readonly Cut[], part: 0 | 1, rule: Pattern): number {
  const taken = cut.filter(({ parts }) => [parts[part], bare(parts[part])].some(rule.matches))
  return cellsOf(taken) / cellsOf(cut)
}

/** The rule takes the cell as it is, or without its marks: it is one number. */
function takesWhole({ values }: ColumnProfile, rule: Pattern): boolean {
  const whole = values.filter(({ value }) => [value.trim(), bare(value)].some(rule.matches))
  return cellsOf(whole) > (1 - MOST) * cellsOf(values)
}
