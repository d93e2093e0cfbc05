import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

// The same word with other marks in it: PG13 among PG-13, Ann Surg among Ann. Surg., Jean Luc among Jean-Luc (the fingerprints of OpenRefine's
// clustering, kept narrower: marks that mean something stay, and so do all figures).

const MIN_ROWS = 3
const LEAD = 3
const MAX_LENGTH = 120
const MIN_LETTERS = 2
/** What stands between or behind words and says nothing; a hyphen only between two letters or figures: A- is no A. */
const MARKS = /[\s.,'’"“”]|(?<=[\p{L}\d])[-–/_](?=[\p{L}\d])/gu

export function otherMarks({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column).filter((code) => isWorded(column.values[code]!))
    if (codes.length === 0 || column.filled < MIN_ROWS) return []
    return [...Map.groupBy(codes, (code) => keyOf(column.values[code]!)).values()].flatMap((some) =>
      some.length === 1 ? [] : toUsual(column, index, some),
    )
  })
}

function isWorded(value: string): boolean {
  return value.length <= MAX_LENGTH && /\p{L}/u.test(value)
}

/** The figures keep what parts them: 1.5 kg is no 15 kg. */
function keyOf(value: string): string {
  const bare = value.toLowerCase().replace(MARKS, '')
  const figures = value.match(/\d+(?:[.,/-]\d+)*/g) ?? []
  return bare.length < MIN_LETTERS ? value : `${bare}\0${figures.join(' ')}`
}

const isCaseAlone = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function toUsual(column: GridColumn, index: number, some: number[]): ValueProposal[] {
  const [first, ...rest] = some.toSorted((a, b) => column.counts[b]! - column.counts[a]!)
  const rows = column.counts[first!]!
  if (rows < MIN_ROWS) return []
  const suggested = column.values[first!]!
  return rest
    .filter((code) => rows >= column.counts[code]! * LEAD && !isCaseAlone(column.values[code]!, suggested))
    .map((code) => {
      const evidence = `${show(column.values[code]!)} differs only in marks, spaces or case from ${show(suggested)}, which is in ${rows} rows.`
      return { column: index, code, suggested, evidence, confidence: 0.94, kind: 'format' }
    })
}
