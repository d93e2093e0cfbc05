import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { SURE } from '../sure.ts'

/** From this share on the values of a column are known by the table that is linked to. */
export const KNOWN = 0.5

/** Whether a choice is taken as it is. */
export function isSureChoice(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.confidence >= SURE
}

/** The choice of a candidate that nothing competes with. */
export function sureChoice(candidate: Candidate | undefined): Choice | undefined {
  return candidate && { candidate, confidence: SURE, rivals: [] }
}
