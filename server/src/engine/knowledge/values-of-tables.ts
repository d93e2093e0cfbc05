import { fold } from '../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { tablesIn } from './grounded/tables.ts'

// “N/S in the tide book means there was no survey: leave it empty”: where a value is said to stand is no column, but a table. It is said of the columns
// of that table which hold the value.

type OfValues = Extract<Directive, { kind: 'value' | 'null_token' }>

/** What is said of values by the columns of the table that it is said of; null where none that holds them is called so. */
export function ofTable(directive: OfValues, called: string, profiles: readonly TableProfile[]): Directive[] | null {
  const raws = new Set(
    directive.kind === 'value' ? [fold(directive.raw.trim())] : directive.tokens.map((token) => fold(token.trim())),
  )
  const holds = ({ values }: ColumnProfile): boolean => values.some(({ value }) => raws.has(fold(value.trim())))
  const columns = tablesIn(called, profiles).flatMap((profile) => profile.columns.filter(holds))
  const names = [...new Set(columns.map(({ name }) => name))]
  return names.length === 0 ? null : names.map((column) => ({ ...directive, column }))
}
