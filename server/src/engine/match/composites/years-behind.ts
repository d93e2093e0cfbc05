import { jsPattern } from '../../transforms/js-pattern.ts'
import { conceptWeights } from '../names/name-score.ts'
import { conceptsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { partsOf, sharesOf, type Composite } from './composite.ts'
import { calledLike } from './listed-parts.ts'

// What something is called, and its year behind that: “Foxglove, 1994”, “Grey Heron (2007)”, for a template with a column for each.

/** From this share of the values on, the column is written so. */
const MOST = 0.9
/** Fewer different ones show no form. */
const FEW = 3
const YEAR = '(?:1[5-9]|20)\\d{2}'
/** Behind a comma or in brackets; behind a space alone it may be part of what something is called. */
const BEHIND = `(?:\\(\\s*${YEAR}\\s*\\)|[,;]\\s*${YEAR})`
const WRITTEN = jsPattern(`^\\s*\\p{L}[^\\d]*${BEHIND}\\s*$`)
const ALONE = jsPattern(`^\\s*${YEAR}\\s*$`)
const WITHOUT = `^\\s*(.*?\\S)\\s*${BEHIND}?\\s*$`
const ITSELF = `^.*?(?:[,;(]\\s*(${YEAR})\\s*\\)?)?\\s*$`

/** The year out of the only column that has one behind each name, and the name for the column that is called like it; where no other column has years. */
export function splitYearsBehind(table: TableSide, side: TemplateSide): Composite[] {
  const [year, ...years] = yearsIn(side)
  const { columns } = table.profile
  const found = columns.flatMap((column, at) =>
    column.distinct >= FEW && sharesOf(column, WRITTEN) >= MOST ? [at] : [],
  )
  const isElsewhere = columns.some(
    (column, at) => table.names[at]!.concepts.includes('year') || sharesOf(column, ALONE) >= MOST,
  )
  const [source, ...more] = found
  if (year === undefined || source === undefined || years.length + more.length > 0 || isElsewhere) return []
  const { name } = columns[source]!
  const called = calledLike(name, side, conceptWeights([table.names, side.names], side.implied))
  if (called === null || called === year) return []
  return partsOf(source, `The values of “${name}” have a year behind them.`, [
    [called, { kind: 'extract', pattern: WITHOUT }],
    [year, { kind: 'extract', pattern: ITSELF }],
  ])
}

/** The template columns that are called years, and take nothing else. */
function yearsIn({ template, rules }: TemplateSide): number[] {
  return template.columns.flatMap(({ name, desiredRule }, at) => {
    const rule = rules[at]
    const takesYears = !rule || (rule.matches('1987') && !rule.matches('87') && !rule.matches('1987-05-01'))
    return takesYears && conceptsOf(name).includes('year') && desiredRule !== 'link' ? [at] : []
  })
}
