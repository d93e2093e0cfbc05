import { AS_NAME, calledOtherwise } from './names/called-otherwise.ts'
import { CUT_SHORT, cutShort } from './names/cut-short.ts'
import { FIRM_BY_ROLE, firmByRole } from './names/firms-by-role.ts'
import { IN_LANGUAGE, languagesSaid } from './names/languages.ts'
import { conceptWeights, inflectedToo } from './names/name-score.ts'
import { namesSomebody } from './names/own-named.ts'
import { partsOfOnlyAddress } from './names/only-address.ts'
import { nameOf, saidByTable } from './names/said-by-table.ts'
import { someoneElses } from './names/staff-side.ts'
import { thingAsTitle } from './names/things-as-titles.ts'
import type { TableSide, TemplateSide } from './sides.ts'

/** How alike each column of a table and each of a template are called, 0 to 1; null where that can't be told. */
export function namePairs(table: TableSide, side: TemplateSide): (source: number, target: number) => number | null {
  const { columns } = table.profile
  const weights = conceptWeights([table.names, side.names], inflectedToo(side.implied, table.names))
  const said = saidByTable(table.profile.table.name, side.implied)
  const spoken = languagesSaid(columns, side.template)
  const isOther = saidOfOthers(table, side)
  const short = cutShort(
    columns.map((column) => column.name),
    table.names,
    side.template.columns,
  )
  const named = columns.map((column, at) => ({ ...table.names[at]!, areWords: (column.types.words ?? 0) > 0 }))
  const otherwise =
    calledOtherwise(
      named,
      side.names.map((name, at) => ({ ...name, required: side.template.columns[at]!.required })),
      side.implied,
      table.profile.table.name,
    ) ?? thingAsTitle(named, side.names, inflectedToo(side.implied, table.names))
  const firm = firmByRole(table.names, side.names, side.implied)
  const parts = partsOfOnlyAddress(columns, side.names)
  const nameScoreOf = (source: number, target: number): number | null => {
    if (isOther(source, target)) return 0
    const own = nameOf(table.names[source]!, side.names[target]!, weights, said)
    const part = parts[source] ? nameOf(parts[source], side.names[target]!, weights, said) : null
    return part === null ? own : Math.max(part, own ?? 0)
  }
  return (source, target) => {
    const own = nameScoreOf(source, target)
    if (firm?.source === source && firm.target === target) return Math.max(FIRM_BY_ROLE, own ?? 0)
    const called = spoken(source, target) === 'whole' ? Math.max(IN_LANGUAGE, own ?? 0) : own
    if (short[source] === target) return Math.max(CUT_SHORT, called ?? 0)
    const isOtherwise = otherwise?.source === source && otherwise.target === target
    return isOtherwise ? Math.max(AS_NAME, called ?? 0) : called
  }
}

/** Whether a header is of what the table lists, and a template column of somebody else, or the other way round. */
export function saidOfOthers(table: TableSide, side: TemplateSide): (source: number, target: number) => boolean {
  const ofStaff = someoneElses(table.names, side.names, side.implied)
  const ofSomebody = namesSomebody(table.names, side.names, inflectedToo(side.implied, table.names))
  return (source, target) => ofStaff(source, target) || ofSomebody(source, target)
}
