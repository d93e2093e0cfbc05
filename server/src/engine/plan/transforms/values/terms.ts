import { wantsDays } from '../../../match/expected.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { daysWithin, isTerm } from '../../../profile/terms.ts'
import { askName } from './asked-names.ts'
import { addEntries, type Work } from '../column-values.ts'
import { toldValue } from './told-values.ts'

// “Net 30”, “30 Tage netto”, “2/10 net 30”, “Due on receipt”: terms of payment where the days until it is due are wanted.

/** More different ones are no terms. */
const MOST = 100
/** Others that are asked about: each in some rows, which would be lost. */
const MOST_ASKED = 6
const SEVERAL = 2

/** The days of terms that say more than a number of them: the net ones, and none where payment is due at once. What else stands there is asked about. */
export function addTerms(work: Work): void {
  const { rule, kinds, target, values } = work
  const wantsFigures = kinds.includes('number') || kinds.includes('integer')
  if (!(rule || wantsFigures) || !wantsDays(target, rule) || target.desiredRule === 'link') return
  const takes = rule ? rule.matches : (value: string): boolean => /^\d+$/.test(value)
  const open = values.filter(({ value }) => value !== null && !takes(value) && !isNullWord(value))
  if (open.length > MOST || !open.some(({ value }) => isTerm(value!.trim()))) return
  const entries = open.flatMap(({ value }): ValueMapEntry[] => {
    const days = daysWithin(value!.trim())
    const isRead = days !== null && takes(days) && toldValue(work, value!) === null
    return isRead ? [{ raw: value!, value: days, decided_by: 'matcher' }] : []
  })
  const others = open.filter(({ value, count }) => count >= SEVERAL && !entries.some(({ raw }) => raw === value))
  const asked = rule === null || others.length > MOST_ASKED ? [] : others.flatMap((other) => askName(work, other))
  addEntries(work, [...entries, ...asked])
}
