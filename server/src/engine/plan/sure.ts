import type { Mapping } from './context.ts'

/** From here on a choice is taken. */
export const SURE = 0.6
/** What is less likely than this is asked about all the same: every second one is wrong (`npm run bench:match`). */
export const CLEAR = 0.7

/** Whether a mapping is no mere guess: likely enough, or decided by somebody. */
export function isSure({
  guessed,
  confidence,
  decided_by,
}: Pick<Mapping, 'guessed' | 'confidence' | 'decided_by'>): boolean {
  return !guessed && (confidence >= SURE || decided_by !== 'matcher')
}

/** Whether columns of the table surely fill it. */
export function isFilled(mapping: Mapping): boolean {
  return mapping.sources.length > 0 && isSure(mapping)
}

/** Whether it is known what fills it: columns, or one value for all rows. */
export function isKnown(mapping: Mapping): boolean {
  return (mapping.constant !== undefined && !mapping.ofRest) || isFilled(mapping)
}

/** The only column that surely fills it as it is. */
export function plainSource(mapping: Mapping): number[] {
  return isSure(mapping) && mapping.lead.length === 0 && mapping.sources.length === 1 ? mapping.sources : []
}
