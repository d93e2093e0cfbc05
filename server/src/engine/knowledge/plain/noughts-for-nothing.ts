import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { namesColumn } from '../grounded/columns.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { saysNoughtIsNothing } from './noughts-said.ts'

// “A weight of 0 in the shop means that nobody entered one”, “0 kg heißt nicht gewogen”: a figure that was never given, however the cells write it.

/** A cell that is nothing but such a figure, with a unit or without. */
const IS_ZERO = /^[+-]?0+(?:[.,]0+)?(?:\s?[\p{L}\p{Sc}%²³]{1,4})?$/u

/** The zeros of the columns that the sentence names, of the tables that it names, as no values. */
export function noughtsForNothing({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (!saysNoughtIsNothing(text)) return []
  const named = tablesIn(text, profiles)
  return (named.length > 0 ? named : profiles).flatMap(({ columns }) =>
    columns.flatMap((column): Directive[] => {
      const zeros = column.values.flatMap(({ value }) => (IS_ZERO.test(value.trim()) ? [value.trim()] : []))
      return zeros.length > 0 && namesColumn(text, column)
        ? [{ ...origin, kind: 'null_token', tokens: [...new Set(zeros)], column: column.name }]
        : []
    }),
  )
}
