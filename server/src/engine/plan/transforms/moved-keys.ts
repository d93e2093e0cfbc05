import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { ValueMapEntry } from '../../model.ts'
import { tableLabel } from '../context.ts'
import { addEntries, type Work } from './column-values.ts'
import type { LinkTarget } from './link-keys.ts'

/**
 * Keys of which somebody said that another one has taken their place, in a link: what points at them points at that, though both are known, or
 * the one that is gone no longer is. The same goes for those of rows that are rows of another list, of which the number is given.
 */
export function addMovedKeys(work: Work, link: LinkTarget): number {
  const { context, placement, source, target, values } = work
  const { file_id, name } = placement.table.profile.table
  const told = directivesOf(context.directives, 'value', placement.side.template.slug)
  const own = told.filter(
    ({ slug, column, always, outside }) =>
      column !== null &&
      ((slug !== null && sameName(column, target.name)) ||
        (always === true &&
          sameName(column, source.name) &&
          !(outside?.file_id === file_id && outside.table === name))),
  )
  // “Wherever Class says B1 it means B1A”: of the column of the file, of which nobody says that it is the link, where B1A is a key and B1 none.
  const { known } = link
  const ofHeader = told.filter(
    ({ column, raw, value }) =>
      column !== null && sameName(column, source.name) && known?.has(value) === true && !known.has(raw),
  )
  addEntries(
    work,
    values.flatMap(({ value }) => {
      const moved = value === null ? undefined : [...own, ...ofHeader].find(({ raw }) => raw === value.trim())
      return moved ? [{ raw: value!, value: moved.value, decided_by: moved.by }] : []
    }),
  )
  return addMerged(work, link)
}

/** Those that are found only once they are written as the list writes its own, “K 77” for “K-0077”; `before` were found as they stand there. */
export function addMovedWritten(work: Work, link: LinkTarget, before: number): void {
  const { context, placement, source, target } = work
  const count = before + addMerged(work, link)
  if (count === 0) return
  context.notes.push(
    `“${source.name}” of ${tableLabel(placement.table.profile)} has ${count} numbers that are gone, as their rows are those of another list: in “${target.name}” each became the number that these have there.`,
  )
}

function addMerged(work: Work, { moved }: LinkTarget): number {
  const entries = work.values.flatMap(({ value }): ValueMapEntry[] => {
    const kept = value === null ? undefined : moved.get(value.trim())
    return kept === undefined ? [] : [{ raw: value!, value: kept, decided_by: 'matcher' }]
  })
  addEntries(work, entries)
  return entries.length
}
