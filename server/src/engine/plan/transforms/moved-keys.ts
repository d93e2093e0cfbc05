import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { addEntries, type Work } from './column-values.ts'

/** Keys of which somebody said that another one has taken their place, in a link: what points at them points at that, though both are known. */
export function addMovedKeys(work: Work): void {
  const { context, placement, target, values } = work
  const told = directivesOf(context.directives, 'value', placement.side.template.slug)
  const own = told.filter(({ slug, column }) => slug !== null && column !== null && sameName(column, target.name))
  addEntries(
    work,
    values.flatMap(({ value }) => {
      const moved = value === null ? undefined : own.find(({ raw }) => raw === value.trim())
      return moved ? [{ raw: value!, value: moved.value, decided_by: moved.by }] : []
    }),
  )
}
