import { conceptsOf } from '../../../match/names/words.ts'
import type { ValueMapEntry } from '../../../model.ts'
import type { ColumnProfile, TableProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import { listsWith } from '../../columns/explaining-lists.ts'
import { foldName } from '../../links/near-names.ts'
import { addEntries, type Work } from '../column-values.ts'
import { saysBothNames } from '../texts/names.ts'

// “First and last name”, where the rows have initials, and a list beside the data has a first and a last name for each: “kb” is Karl Brandes.

const MOST_ENTRIES = 300
const FEW = 2

/** Initials, or numbers of persons, to the first and last name that the only list of them has. */
export function addListedPersons(work: Work): void {
  const { mapping, source, target, context, placement, rule } = work
  const values = work.values.flatMap(({ value }) => value ?? [])
  if (rule || mapping.lead.length > 0 || !source.complete || values.length < FEW || values.length > MOST_ENTRIES) return
  if (!saysBothNames(target.description ?? '') || values.some((value) => /\p{L}{2,}[\s,]+\p{L}{2,}/u.test(value)))
    return
  const found = listsWith(source, placement.table.profile, context).flatMap(({ list, key }) => {
    const names = namesIn(list, key)
    return names === null ? [] : [{ list, names }]
  })
  const [only] = found
  if (!only || found.length > 1) return
  addEntries(
    work,
    values.flatMap((raw): ValueMapEntry[] => {
      const value = only.names.get(foldName(raw))
      return value === undefined ? [] : [{ raw, value, decided_by: 'matcher' }]
    }),
  )
  context.notes.push(
    `“${target.name}” is the first and last name that ${tableLabel(only.list)} has beside each “${source.name}” of ${tableLabel(placement.table.profile)}.`,
  )
}

/** First and last name by the key of each row; null where a list has no column, or several, for one of them. */
function namesIn({ columns, rows }: TableProfile, key: ColumnProfile): Map<string, string> | null {
  const called = (part: 'first' | 'last'): ColumnProfile[] =>
    columns.filter((column) => {
      const concepts = conceptsOf(column.name)
      return column !== key && concepts.length === 2 && concepts.includes(part) && concepts.includes('name')
    })
  const [first, last] = [called('first'), called('last')]
  if (first.length !== 1 || last.length !== 1) return null
  return new Map(
    rows.flatMap((cells) => {
      const [own, ...names] = [key, first[0]!, last[0]!].map(({ position }) => cells[position]?.trim() ?? '')
      return own && names.every((name) => name !== '') ? [[foldName(own), names.join(' ')] as const] : []
    }),
  )
}
