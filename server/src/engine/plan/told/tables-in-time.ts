import { applyChain } from '../../examples/interpret.ts'
import type { SourcePlan } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'

// “The later export counts”: which of several tables is the later one, their days say, and not the order in which they were handed in.

const DAY = /^\d{4}-\d{2}-\d{2}/
const MOST = 0.8

/** Whether the tables stand in the order of their days, as far as these tell. */
export function areInOrderOfDays(sources: readonly SourcePlan[], profiles: readonly TableProfile[]): boolean {
  const tables = sources.filter(
    (source, at) =>
      sources.findIndex(({ file_id, table }) => file_id === source.file_id && table === source.table) === at,
  )
  const columns = (tables[0]?.columns ?? []).map(({ column }) => column)
  const ends = columns.map((column) => tables.map((source) => lastDayOf(source, column, profiles)))
  const told = ends.filter((days) => days.every((day) => day !== null)) as string[][]
  const inOrder = told.filter((days) => days.every((day, at) => at === 0 || days[at - 1]! <= day))
  return inOrder.length === told.length
}

/** The last day that the table fills a column with; null where these are no days. */
function lastDayOf(
  { file_id, table: name, columns }: SourcePlan,
  column: string,
  profiles: readonly TableProfile[],
): string | null {
  const plan = columns.find((one) => one.column === column)
  const [input, ...more] = plan?.inputs ?? []
  const profile = profiles.find(({ table }) => table.file_id === file_id && table.name === name)
  if (!plan || !input || more.length > 0 || input.file_id !== file_id || input.table !== name) return null
  const values = profile?.columns.find(({ position }) => position === input.position)?.values ?? []
  const days = values.flatMap(({ value }) => applyChain(plan.transforms, [value]).value?.match(DAY)?.[0] ?? [])
  return days.length > 0 && days.length >= MOST * values.length ? days.toSorted().at(-1)! : null
}
