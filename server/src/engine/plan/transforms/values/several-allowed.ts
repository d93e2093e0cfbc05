import { severalIn, severalOf } from '../../../match/values/several-allowed.ts'
import { cellsOf } from '../../../profile/cells-of.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { addEntries, type Work } from '../column-values.ts'

/** So many cells are such lists that the column is one of them. */
const MOSTLY = 0.5
const IN_ORDER =
  /(?<!\p{L})(?:(?:in|by) (?:week|weekday|day|calendar)[- ]?order|in (?:the )?order of the (?:week|days)|monday first|(?:in )?der reihenfolge der (?:wochen)?tage|dans l[’']ordre (?:de la semaine|des jours)|(?:en|por) (?:el )?orden de (?:la semana|los d[íi]as)|(?:in|nell[’'])\s?ordine (?:della settimana|dei giorni)|(?:in|op) volgorde van de (?:week|dagen))(?!\p{L})/iu

/** Several allowed words in a cell, each as the rule has it, and in its order where that is wanted; false where the rule takes no such list, or the cells are none. */
export function addSeveralAllowed(work: Work): boolean {
  const { rule, source, target, mapping, values } = work
  const listed = rule && severalOf(rule)
  if (!listed || !source.complete || mapping.lead.length > 0) return false
  const { allowed, mark } = listed
  const cells = values.flatMap(({ value, ...one }) => (value === null || isNullWord(value) ? [] : [{ ...one, value }]))
  const named = severalIn(
    cells.map(({ value }) => value),
    allowed,
  )
  if (cellsOf(cells.filter(({ value }) => named.has(value))) < MOSTLY * cellsOf(cells)) return false
  const inOrder = IN_ORDER.test(target.description ?? '')
  const entries = [...named].map(([raw, words]): ValueMapEntry => {
    const sorted = inOrder ? words.toSorted((one, other) => allowed.indexOf(one) - allowed.indexOf(other)) : words
    return { raw, value: sorted.join(mark), decided_by: 'matcher' }
  })
  addEntries(work, entries)
  return entries.length > 0
}
