import { cellsOf } from '../../../profile/cells-of.ts'
import { fold } from '../../../match/names/words.ts'
import { figureOfWord } from '../../../match/vocabulary/counts.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { addEntries, type Work } from '../column-values.ts'

// “two” in a column of counts, whose other cells are figures.

/** So much of what says something must be figures. */
const MOST = 0.5

/** The figures for counts that were written in words. */
export function addCountsInWords(work: Work): void {
  const { kinds, target, rule, values } = work
  const isCount = kinds.some((kind) => kind === 'integer' || kind === 'number')
  if (!isCount || target.desiredRule === 'link' || rule?.values) return
  const told = values.filter(({ value }) => value !== null && !isNullWord(value))
  if (cellsOf(told.filter(({ value }) => /^\d+$/.test(value!.trim()))) < MOST * cellsOf(told)) return
  addEntries(
    work,
    told.flatMap(({ value }) => {
      const count = figureOfWord(fold(value!.trim()))
      return count === null || rule?.matches(count) === false
        ? []
        : [{ raw: value!, value: count, decided_by: 'matcher' as const }]
    }),
  )
}
