import { wantsDays } from '../../../match/expected.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { daysWithin } from '../../../profile/terms.ts'
import { listsWith } from '../../columns/explaining-lists.ts'
import { tableLabel } from '../../context.ts'
import { foldName } from '../../links/near-names.ts'
import { askName } from './asked-names.ts'
import { addEntries, type Travelling, type Work } from '../column-values.ts'
import { toldValue } from './told-values.ts'

// “02” stands for “Recibo 30 días” in a list beside the data, and days are wanted: it is 30, though the rule takes the code, too.

/** So many of the codes tell their days: of one alone it is a chance. */
const FEWEST = 2
/** More than these are no terms. */
const MOST = 60

/** Codes of terms of payment to the days that a list says of each; of what it says no days, each is asked about. */
export function addListedTerms(work: Work): void {
  const { rule, source, target, mapping, placement, context } = work
  if (!rule || !wantsDays(target, rule) || target.desiredRule === 'link' || mapping.lead.length > 0) return
  const codes = work.values.filter(({ value }) => value !== null)
  if (!source.complete || codes.length > MOST) return
  const found = textsBeside(work)
  if (!found) return
  const daysOf = ({ value }: Travelling): string | null =>
    (found.texts.get(foldName(value!)) ?? []).map(daysWithin).find((days) => days !== null) ?? null
  const read = codes.filter((one) => daysOf(one) !== null)
  if (new Set(read.map(daysOf)).size < FEWEST || 2 * read.length <= codes.length) return
  const entries = codes.flatMap((one): ValueMapEntry[] => {
    const [raw, days] = [one.value!, daysOf(one)]
    const told = toldValue(work, raw)
    if (told) return [told]
    // What the list has no days for, and is no figure of days by itself, would be read as days.
    if (days === null) return found.texts.has(foldName(raw)) ? askName(work, one) : []
    return rule.matches(days) ? [{ raw, value: days, decided_by: 'matcher' }] : []
  })
  addEntries(work, entries)
  const shown = entries.slice(0, 3).map(({ raw, value }) => `“${value}” for “${raw}”`)
  context.notes.push(
    `“${target.name}” is the days that ${found.where} says of each “${source.name}” of ${tableLabel(placement.table.profile)}: ${shown.join(', ')}.`,
  )
}

/** What stands beside each code in a list that has nearly all of them; null where none has, or a figure of the list is one of days itself. */
function textsBeside({ source, placement, context }: Work): { texts: Map<string, string[]>; where: string } | null {
  for (const { list, key } of listsWith(source, placement.table.profile, context)) {
    const beside = list.columns.filter((column) => column !== key)
    const texts = list.rows.map((cells): [string, string[]] => [
      foldName(cells[key.position] ?? ''),
      beside.flatMap(({ position }) => cells[position]?.trim() || []),
    ])
    if (texts.some(([, words]) => words.some((text) => daysWithin(text) !== null)))
      return { texts: new Map(texts), where: tableLabel(list) }
  }
  return null
}
