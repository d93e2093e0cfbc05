import { escaped } from '../escaped.ts'
import type { TemplateColumn } from '../model.ts'
import { valuesOf } from './grounded/columns.ts'
import { MISSING } from './grounded/on-lists.ts'

// “member, guest or none (not on the members list)”: what the rows have that a list lacks.

/** The only allowed value behind which a description says, in brackets, that the row is missing on a list; null where it says so of none. */
export function absentSaid(column: TemplateColumn): string | null {
  const { description } = column
  if (!description) return null
  const found = valuesOf(column).filter((value) => {
    const behind = new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(value)}["”“»’']?\\s*\\(([^()]{2,60})\\)`, 'iu')
    const [, aside] = behind.exec(description) ?? []
    return aside !== undefined && MISSING.test(aside)
  })
  return found.length === 1 ? found[0]! : null
}
