import type { Question } from '#client'
import type { Scenario } from './scenario.ts'
import { add, NOTHING, scoreSheet, type Exported, type Score, type Scored } from './score.ts'

/** A question that was asked, and what it was answered with. */
export interface Asked {
  kind: Question['kind']
  prompt: string
  default: string | null
  answer: string | null
  /** The answer was the default: nothing would have been lost by not asking. */
  needless: boolean
}

export interface Outcome extends Score {
  scenario: string
  questions: number
  needless: number
  asked: readonly Asked[]
  details: Pick<Scored, 'wrong_cells' | 'lost_rows' | 'invented_rows'>
}

/** The score of what was exported, by slug: a job that failed has exported nothing. */
export const outcomeOf = (
  scenario: Pick<Scenario, 'name' | 'expected'>,
  exported: ReadonlyMap<string, Exported[]>,
  asked: readonly Asked[],
): Outcome => {
  const more = [...exported.keys()].filter((slug) => !scenario.expected.some((sheet) => sheet.slug === slug))
  const expected = [...scenario.expected, ...more.map((slug) => ({ slug, columns: [], rows: [], key: [] }))]
  const scored = expected.map((sheet) => scoreSheet(sheet, exported.get(sheet.slug) ?? []))
  return {
    scenario: scenario.name,
    ...scored.reduce<Score>(add, NOTHING),
    questions: asked.length,
    needless: asked.filter(({ needless }) => needless).length,
    asked,
    details: {
      wrong_cells: scored.flatMap((sheet) => sheet.wrong_cells),
      lost_rows: scored.flatMap((sheet) => sheet.lost_rows),
      invented_rows: scored.flatMap((sheet) => sheet.invented_rows),
    },
  }
}
