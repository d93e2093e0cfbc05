import type { Transform } from '../../model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'
import { TITLE } from './titles.ts'

// “Mr Ivo Lund”, “Ms Eda Birk” under “Owner”: a title before two words in every row says that these are names of persons, whatever the header is.

const TITLED = new RegExp(`^${TITLE}\\s+\\S+\\s+\\S`, 'u')
/** From this share of the cells on; and so many rows have a name, each another one: whom several rows share is somebody else. */
const MOST = 0.9
const APART = 0.8
const FEW = 5
/** What has a title is no firm. */
const UNTITLED: Transform = { kind: 'extract', pattern: `^\\s*${TITLE}\\s+\\S.*$|^\\s*(\\S(?:.*\\S)?)\\s*$` }

/** The only column of titled names, each of another person; -1 where there is none. */
export function titledNames({ profile }: TableSide): number {
  const found = profile.columns.flatMap((column, at) => {
    const isOfAll = column.filled >= Math.max(FEW, MOST * profile.table.rows)
    return isOfAll && column.distinct >= APART * column.filled && sharesOf(column, TITLED) >= MOST ? [at] : []
  })
  return found.length === 1 ? found[0]! : -1
}

/** The firms among such names, for a template that has a column for these and a table that has none. */
export function splitUntitled(table: TableSide, side: TemplateSide): Composite[] {
  const source = titledNames(table)
  const hasOwn = table.names.some(({ concepts }) => concepts.includes('company'))
  const targets = side.names.flatMap(({ concepts }, at) => (isFirm(concepts) ? [at] : []))
  const hasPersons = side.names.some(({ concepts }) => concepts.includes('last'))
  if (source < 0 || hasOwn || targets.length !== 1 || !hasPersons) return []
  const reason = `“${table.profile.columns[source]!.name}” has names of persons, with a title: what has none is a firm.`
  return [{ target: targets[0]!, sources: [source], transforms: [UNTITLED], confidence: 0.88, reason, beside: true }]
}

/** The step for the firms, where somebody named a column of titled names for them as well. */
export function firmsBeside(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  return isFirm(side.names[target]!.concepts) && source === titledNames(table) ? UNTITLED : null
}

function isFirm(concepts: readonly string[]): boolean {
  return concepts.includes('company') && concepts.every((one) => one === 'company' || one === 'name')
}
