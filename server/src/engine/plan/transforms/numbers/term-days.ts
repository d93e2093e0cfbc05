import { conceptsOf } from '../../../match/names/words.ts'
import { directivesOf, sameName } from '../../../knowledge/directives.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { termDays } from '../../../profile/terms.ts'
import { unitNamed } from '../../../profile/units.ts'
import { tableLabel } from '../../context.ts'
import { addEntries, shareOf, type Work } from '../column-values.ts'
import { toldValue } from '../values/told-values.ts'

/** So many of the cells say within how many days. */
const NEARLY_ALL = 0.9
/** A longer map is no matter of a plan, which a person is to read. */
const MOST_ENTRIES = 300

/** Fewer codes are told of by chance. */
const FEWEST = 2

/** “Terms 1 are due at once (0 days), 2 are 14 days”: codes of which a text tells the days, all of them, are no days, though a rule may take them as such. */
export function addTermsTold(work: Work): void {
  const { target, rule, source, context, placement } = work
  if (unitNamed(target.name, target.description) !== 'd' || !source.complete) return
  const told = directivesOf(context.directives, 'value', placement.side.template.slug).filter(
    ({ column }) => column !== null && [target.name, source.name].some((name) => sameName(name, column)),
  )
  const values = [...new Set(work.values.flatMap(({ value }) => value ?? []))]
  const entries = values.flatMap((raw): ValueMapEntry[] => {
    const [said] = told.filter((one) => one.raw === raw.trim())
    const days = new Set([said?.value ?? '', ...(said?.or ?? [])].flatMap((text) => termDays(text) ?? []))
    const [only] = days
    return said && days.size === 1 && rule?.matches(`${only}`) !== false
      ? [{ raw, value: `${only}`, decided_by: said.by }]
      : []
  })
  if (entries.length === values.length && entries.length >= FEWEST) addEntries(work, entries)
}

/** “transfer 30 days” is 30 and “cash” 0, where the days are wanted in which something is to be paid. */
export function addTermDays(work: Work): void {
  const { target, rule, source, context, placement } = work
  const counted = unitNamed(target.name, target.description)
  const isTerm =
    conceptsOf(target.name).includes('terms') &&
    (counted === null || counted === 'd') &&
    rule !== null &&
    ['0', '14', '30'].every(rule.matches)
  if (
    !isTerm ||
    rule.matches('14 x') ||
    !source.complete ||
    shareOf(work, (value) => termDays(value) !== null) < NEARLY_ALL
  )
    return
  const entries = [...new Set(work.values.flatMap(({ value }) => value ?? []))].flatMap((raw) => {
    const days = rule.matches(raw) || toldValue(work, raw) !== null ? null : termDays(raw)
    return days === null ? [] : [{ raw, value: `${days}`, decided_by: 'matcher' as const }]
  })
  if (entries.length === 0 || entries.length > MOST_ENTRIES) return
  addEntries(work, entries)
  const [shown] = entries
  const note = `“${target.name}” is the days that “${source.name}” of ${tableLabel(placement.table.profile)} says: “${shown!.raw}” is ${shown!.value}.`
  if (!context.notes.includes(note)) context.notes.push(note)
}
