import { escaped } from '../../escaped.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { conceptWeights, nameFeatures, nameScore } from '../names/name-score.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'

// Bookkeeping writes for whom and for which job in one cell, and so does the header: “Customer:Job” with “Moor House:Boiler room” and, where no job
// is known, “Moor House” alone. What stands behind the mark is another column's; the whole still names the first.

/** The marks that headers and their cells have alike. A slash or a hyphen lists two things, of which a cell has both. */
const MARKS = [':', ' > ', ' » ']
/** How alike the second part of the header and a template column must be called. */
const ALIKE = 0.5
/** So many different cells have something behind the mark. */
const LEAST = 3

/** The template columns that the second part of a header names, each with what stands behind the mark in its cells. */
export function splitBehind(table: TableSide, side: TemplateSide): Composite[] {
  const weights = conceptWeights([table.names, side.names], side.implied)
  const found = table.profile.columns.flatMap((column, source): Composite[] => {
    const mark = MARKS.find((one) => column.name.trim().split(one).length === 2)
    const [front, behind] = mark === undefined ? [] : column.name.trim().split(mark)
    if (mark === undefined || !front || !behind || !hasBehind(column, mark)) return []
    const own = nameFeatures(behind)
    const [best, second] = side.names
      .map((target, at) => ({ at, score: nameScore(own, target, weights) }))
      .toSorted((a, b) => b.score - a.score)
    if (!best || best.score < ALIKE || best.score <= (second?.score ?? 0)) return []
    // What has a column of its own is not taken out of another one.
    const isElsewhere = table.names.some(
      (name, at) => at !== source && nameScore(name, side.names[best.at]!, weights) >= best.score,
    )
    const gap = mark.trim() === mark ? `\\s*${escaped(mark)}` : `\\s${escaped(mark.trim())}`
    // As short as it can be: what stands behind the first mark.
    const pattern = `^.*?(?:${gap}\\s*(.*\\S))?\\s*$`
    const reason = `The header “${column.name}” says what stands behind “${mark.trim()}” in its cells.`
    return isElsewhere
      ? []
      : [
          {
            target: best.at,
            sources: [source],
            transforms: [{ kind: 'extract', pattern }],
            confidence: 0.85,
            reason,
            beside: true,
          },
        ]
  })
  return found.length === 1 ? found : []
}

/** Some cells have the mark once or, for what is within what stands behind it, again; others may lack it. No address or time of day is meant. */
function hasBehind(column: ColumnProfile, mark: string): boolean {
  const marked = column.values.filter(({ value }) => value.includes(mark))
  const parts = marked.map(({ value }) => value.slice(value.indexOf(mark) + mark.length).trim())
  return marked.length >= LEAST && parts.every((part) => part !== '') && sharesOf(column, /:\/\/|^\d{1,2}:\d{2}/u) === 0
}
