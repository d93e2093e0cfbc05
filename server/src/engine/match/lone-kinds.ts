import type { ColumnProfile } from '../profile/model.ts'
import { kindShare, type Expected } from './expected.ts'

// Addresses of mail and of the web, and codes of currencies, are hardly anything else: where one column of a table has them and one of a template
// wants them, the two are one, however they are called (“Val.” for `currency`, “Kontakt” for `email`).

const TELLING: readonly Expected[] = ['email', 'url', 'currency']
const NEARLY_ALL = 0.9

/** What it adds to the odds that both are alone. */
export const LONE_OF_KIND = 4

/** By template column the only source column of the kind that it alone wants, or -1. */
export function lonesOfKind(wanted: readonly Expected[][], columns: readonly ColumnProfile[]): number[] {
  const found = new Map(
    TELLING.flatMap((kind): [Expected, number][] => {
      if (wanted.filter((kinds) => kinds.includes(kind)).length !== 1) return []
      const of = columns.flatMap((column, at) => ((kindShare([kind], column) ?? 0) >= NEARLY_ALL ? at : []))
      return of.length === 1 ? [[kind, of[0]!]] : []
    }),
  )
  return wanted.map((kinds) => (kinds.length === 1 ? (found.get(kinds[0]!) ?? -1) : -1))
}
