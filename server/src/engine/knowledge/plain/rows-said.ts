import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import type { Words } from '../grounded/readers.ts'
import { rowsLeftOut } from '../grounded/rows-out.ts'
import type { Unread } from '../grounded/unread.ts'
import { rowsByDay } from './rows-by-day.ts'
import { rowsByValue } from './rows-by-value.ts'

/**
 * What a sentence says of rows that stay behind, or more than their names say: of what is on one side of a day or a figure no cell says that by itself, and of two states that
 * are named both are meant.
 */
export function rowsSaid(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  { glosses }: Pick<Words, 'glosses'>,
): readonly Directive[] {
  const read = rowsLeftOut(sentence, profiles, templates, glosses)
  if (read.length === 0) return read
  const sided = rowsByDay(sentence, profiles, templates)
  if (sided.length > 0) return sided
  const states = rowsByValue(sentence, profiles, templates)
  return states.length === 1 && read.length === 1 && holds(states[0]!, read[0]!) ? states : read
}

function holds(one: Directive, other: Directive): boolean {
  if (one.kind !== 'leave_rows' || other.kind !== 'leave_rows') return false
  if (one.when.is !== 'one_of' || other.when.is !== 'one_of' || one.table.table !== other.table.table) return false
  const { values, position } = one.when
  return position === other.when.position && other.when.values.every((value) => values.includes(value))
}
