import { escaped } from '../../escaped.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { conceptWeights } from '../names/name-score.ts'
import { conceptsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { partsOf, type Composite } from './composite.ts'
import { calledLike } from './listed-parts.ts'

// “Penetrol batch 71E20”: a word that stands in the cells says what comes behind it, and a template column is called so; what comes before it is for another.

/** So many cells have the word, and something on both sides of it. */
const NEARLY_ALL = 0.9
/** Fewer different ones show no form. */
const FEW = 4
const LONGEST = 200
/** Shorter ones are units, and words for a number. */
const WORD = /(?<=\S\s+)\p{L}[\p{L}\p{M}]{2,}(?=[.:]?\s+\S)/gu
/** “Name of the paint, without the batch number”. */
const WITHOUT =
  /(?<!\p{L})(?:without|excluding|not|ohne|nicht|sans|hors|sin|senza|zonder|exclusief)\s+(?:the |its |die |das |den |der |le |la |el |il |de |het )?([^.,;()]{2,40})/iu

/** What stands behind the word for the only template column that is called like it, and what stands before it for the one that says it is without that. */
export function splitByWord(table: TableSide, side: TemplateSide): Composite[][] {
  return table.profile.columns.flatMap((column, source): Composite[][] => {
    const word = wordBetween(column)
    if (word === null) return []
    const weights = conceptWeights([table.names, side.names], side.implied)
    const behind = calledLike(word, side, weights)
    // A key of other rows is found in texts by more than one word.
    if (behind === null || side.template.columns[behind]!.desiredRule === 'link') return []
    if (isElsewhere(word, source, table)) return []
    const before = columnWithout(behind, side) ?? calledLike(restOf(column.name, word), side, weights)
    const mark = `\\s+${escaped(word)}[.:]?\\s+`
    const isParted = before !== null && before !== behind
    // A cell without the word is all of the first part; where nobody wants that, it stays as it is, for its rule to refuse.
    const second: Transform = { kind: 'extract', pattern: `(?i:^.*?${mark}(.+?)\\s*$)${isParted ? '|^' : ''}` }
    const first: Transform = { kind: 'extract', pattern: `(?i:^\\s*(.*?)(?:${mark}.*)?$)` }
    const parts: [number, Transform][] = isParted
      ? [
          [behind, second],
          [before, first],
        ]
      : [[behind, second]]
    return [partsOf(source, `The values of “${column.name}” have “${word}” between their two parts.`, parts)]
  })
}

/** The only word that nearly all cells have between others; the parts themselves are of many. */
function wordBetween({ values, distinct }: ColumnProfile): string | null {
  if (distinct < FEW) return null
  const wordsOf = ({ value }: ColumnProfile['values'][number]): Set<string> =>
    new Set(value.slice(0, LONGEST).trim().toLowerCase().match(WORD))
  // A word of nearly all cells is one of the first, or of the second.
  const candidates = new Set(values.slice(0, 2).flatMap((one) => [...wordsOf(one)]))
  const least = NEARLY_ALL * cellsOf(values)
  const [only, ...others] = [...candidates].filter(
    (word) => values.reduce((sum, one) => (wordsOf(one).has(word) ? sum + one.count : sum), 0) >= least,
  )
  return only !== undefined && others.length === 0 ? only : null
}

/** What has a column of its own needs no part of another one. */
function isElsewhere(word: string, source: number, { profile, names }: TableSide): boolean {
  const meant = conceptsOf(word)
  return names.some(
    ({ concepts }, at) =>
      at !== source &&
      profile.columns[at]!.filled > 0 &&
      meant.length > 0 &&
      meant.every((concept) => concepts.includes(concept)),
  )
}

/** The only template column that says it is without what another one is. */
function columnWithout(other: number, { template }: TemplateSide): number | null {
  const meant = conceptsOf(template.columns[other]!.name)
  const found = template.columns.flatMap(({ description }, at) => {
    const said = at === other ? [] : conceptsOf(WITHOUT.exec(description ?? '')?.[1] ?? '')
    return meant.length > 0 && meant.every((concept) => said.includes(concept)) ? [at] : []
  })
  return found.length === 1 ? found[0]! : null
}

/** “Paint / batch” without the word. */
function restOf(name: string, word: string): string {
  return name.replace(new RegExp(`[\\s/,&+-]*(?<!\\p{L})${escaped(word)}(?!\\p{L})[\\s/,&+-]*`, 'iu'), ' ').trim()
}
