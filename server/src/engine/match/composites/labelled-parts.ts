import { escaped } from '../../escaped.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { ValueCount } from '../../profile/model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'
import { columnCalled } from './named-values.ts'

// “Couleur : Bleu, Taille : 9”, “Size: M | Color: Navy”: cells that say of each of their parts what it is, in any order, for a template with a column
// of each. Shops export what tells variants apart so.

const LABEL = "\\p{L}[\\p{L}.'’ -]{0,24}?"
const PART = new RegExp(`^\\s*(${LABEL})\\s*[:=]\\s*\\S`, 'u')
const MARKS = [',', ';', '|', '/', '·', '\n']
/** So many cells are made of labelled parts, and have one of few labels each. */
const NEARLY_ALL = 0.95
const MOST_LABELS = 12
/** A label stands in so many cells at least. */
const LEAST = 2
/** Longer cells are texts. */
const LONGEST = 300

/** For each template column that is called like such a label, what stands behind it. */
export function findLabelledParts({ profile }: TableSide, side: TemplateSide): Composite[] {
  return profile.columns.flatMap(({ name, values, complete }, source): Composite[] => {
    const found = complete ? labelledIn(values) : null
    if (!found) return []
    const called = Map.groupBy(found.labels, (label) => columnCalled(label, side))
    return [...called].flatMap(([target, own]): Composite[] => {
      if (target === null) return []
      const [mark, mine, any] = [escaped(found.mark), own.map(escaped).join('|'), found.labels.map(escaped).join('|')]
      const pattern = `(?is:^(?:.*${mark})?\\s*(?:${mine})\\s*[:=]\\s*(.*?)\\s*(?:${mark}\\s*(?:${any})\\s*[:=].*)?$)|^`
      const reason = `In “${name}” ${own.map((one) => `“${one}”`).join(' or ')} says which part is “${side.template.columns[target]!.name}”.`
      return [{ target, sources: [source], transforms: [{ kind: 'extract', pattern }], confidence: 0.9, reason }]
    })
  })
}

interface Labelled {
  mark: string
  labels: string[]
  parts: number
}

/** The labels of cells that have nothing but labelled parts, and the mark between these: of several the one that parts the most. */
function labelledIn(values: readonly ValueCount[]): Labelled | null {
  const found = MARKS.flatMap((mark) => labelledBy(mark, values) ?? [])
  return found.toSorted((a, b) => b.parts - a.parts)[0] ?? null
}

function labelledBy(mark: string, values: readonly ValueCount[]): Labelled | null {
  const between = new RegExp(`\\s*${escaped(mark)}\\s*(?=${LABEL}\\s*[:=])`, 'u')
  const counts = new Map<string, number>()
  let labelled = 0
  for (const { value, count } of values) {
    if (value.length > LONGEST) continue
    const labels = value.split(between).map((one) => PART.exec(one)?.[1]?.toLowerCase())
    if (labels.includes(undefined) || new Set(labels).size < labels.length) continue
    labelled += count
    for (const label of labels) counts.set(label!, (counts.get(label!) ?? 0) + count)
  }
  const areFew = counts.size > 1 && counts.size <= MOST_LABELS && [...counts.values()].every((count) => count >= LEAST)
  const parts = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return areFew && labelled >= NEARLY_ALL * cellsOf(values) ? { mark, labels: [...counts.keys()], parts } : null
}
