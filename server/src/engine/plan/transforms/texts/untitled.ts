import { NAME_ALONE, titleOff, WITHOUT_TITLE } from '../../../match/composites/titles.ts'
import { push, type Work } from '../column-values.ts'

/** “Name without academic title”: what stands in front of a name, “Ing. Ada Roth”, is left off where the description wants it so. */
export function addUntitled(work: Work): void {
  if (!WITHOUT_TITLE.test(work.target.description ?? '')) return
  const isTitled = work.values.some(({ value }) => value !== null && titleOff(value) !== value.trim())
  if (isTitled) push(work, { kind: 'extract', pattern: NAME_ALONE }, titleOff)
}
