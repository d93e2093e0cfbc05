import { unevenDates } from './dates.ts'
import { brokenDependencies } from './dependencies.ts'
import { unevenDurations } from './durations.ts'
import { encodingDamage } from './encoding.ts'
import { unevenFigures } from './figures.ts'
import { unevenGroupings } from './groupings.ts'
import { gridOf, groupsOf, setCell, valueAt, type Grid } from './grid.ts'
import { wordsAndCodes } from './initials.ts'
import { markedFigures } from './marked-figures.ts'
import { misplacedValues } from './misplaced.ts'
import { disguisedMissing } from './missing.ts'
import type { CellProposal, Suggestion, ValueProposal } from './model.ts'
import { otherScales } from './scales.ts'
import { surplusSpaces } from './spaces.ts'
import { misspeltCategories, noiseCharacter, noisyValues } from './spelling.ts'
import { impossibleNumbers } from './outliers.ts'
import { surplusMarks } from './surplus.ts'
import { unevenTimes } from './times.ts'
import { nearDuplicates } from './twins.ts'
import { unevenUnits } from './units.ts'
import { otherMarks } from './variants.ts'
import { otherWords } from './vocabularies.ts'
import { outvotedValues } from './votes.ts'
import { writtenFigures } from './written-figures.ts'
import { shortForms, unevenCase } from './wording.ts'

/** Suggestions below it are noise. */
const LEAST = 0.5
/** At best, where sources contradict each other: what is well written may still be wrong. */
const CONTESTED = 0.85

/**
 * Finds errors in a table without being told any: what its own values and their regularities speak against, each with what it should
 * be. Goes from what a value shows alone to what takes the whole table, and each step sees the data as the steps before would have it
 * (as Baran, Mahdavi and Abedjan 2020, joins value, vicinity and domain models; here without labels). Changes nothing.
 */
export function suggestRepairs(names: string[], cells: (string | null)[][]): Suggestion[] {
  const grid = gridOf(names, cells)
  const found = new Map<number, Suggestion>()
  const values = (proposals: ValueProposal[]): void => record(grid, cells, found, atCells(grid, proposals))
  const inCells = (proposals: CellProposal[]): void => record(grid, cells, found, proposals)
  values(encodingDamage(grid))
  values(surplusSpaces(grid))
  values(disguisedMissing(grid))
  inCells(misplacedValues(grid))
  values(markedFigures(grid))
  values(otherScales(grid))
  values(writtenFigures(grid))
  values(unevenUnits(grid))
  values(unevenDurations(grid))
  values(unevenTimes(grid))
  values(unevenDates(grid))
  values(unevenFigures(grid))
  inCells(unevenGroupings(grid))
  values(surplusMarks(grid))
  values(impossibleNumbers(grid))
  values(otherWords(grid))
  values(wordsAndCodes(grid))
  values(unevenCase(grid))
  values(otherMarks(grid))
  values(shortForms(grid))
  inCells(nearDuplicates(grid))
  const noise = noiseCharacter(grid)
  if (noise !== null) values(noisyValues(grid, noise))
  values(misspeltCategories(grid))
  const { proposals, reports } = outvotedValues(grid)
  inCells(proposals)
  for (const suggestion of found.values()) {
    if (reports.includes(suggestion.column)) suggestion.confidence = Math.min(suggestion.confidence, CONTESTED)
  }
  // What sources contradict each other in depends on nothing.
  inCells(brokenDependencies(grid, new Set(reports)))
  return [...found.values()].toSorted((a, b) => a.row - b.row || a.column - b.column)
}

/** The cells that hold each value. */
function atCells({ columns }: Grid, proposals: ValueProposal[]): CellProposal[] {
  return [...Map.groupBy(proposals, ({ column }) => column)].flatMap(([index, some]) => {
    const { order, starts } = groupsOf(columns[index]!.codes, columns[index]!.values.length)
    return some.flatMap(({ code, ...rest }) =>
      [...order.subarray(starts[code]!, starts[code + 1]!)].map((row) => ({ ...rest, row })),
    )
  })
}

/** Keeps what is proposed for the cells, and writes it into the grid. What leads back to the cell's own value is no suggestion any more. */
function record(
  grid: Grid,
  cells: (string | null)[][],
  found: Map<number, Suggestion>,
  proposals: CellProposal[],
): void {
  const best = new Map<number, CellProposal>()
  for (const proposal of proposals) {
    const key = proposal.row * grid.columns.length + proposal.column
    if (proposal.confidence >= LEAST && proposal.confidence > (best.get(key)?.confidence ?? 0)) best.set(key, proposal)
  }
  for (const [key, { row, column, suggested, evidence, confidence, kind }] of best) {
    const value = cells[column]![row] || null
    if (suggested !== undefined && suggested !== valueAt(grid.columns[column]!, row))
      setCell(grid.columns[column]!, row, suggested)
    if (suggested === value) found.delete(key)
    else found.set(key, { row, column, value, suggested, evidence, confidence, kind })
  }
}
