import { quoteLiteral } from '../literal.ts'
import type { Correction } from '../model.ts'
import { never, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

/** Entries that are compared one after the other. */
const flat = 16

/** Rows are told apart by their number's remainder first, as branches of a CASE are tried one by one. */
export const correct: TransformKind<'correct'> = {
  compile: ({ entries }, input, { row }) => {
    if (entries.length === 0) return { value: input }
    const buckets = Math.ceil(entries.length / flat)
    const byRest = Map.groupBy(entries, (entry) => entry.row % buckets)
    const cases = [...byRest].map(([rest, some]) => `WHEN ${rest} THEN ${branches(some, input, row)}`)
    return {
      value:
        buckets === 1 ? branches(entries, input, row) : `CASE ${row} % ${buckets} ${cases.join(' ')} ELSE ${input} END`,
    }
  },
  describe: ({ entries }) => {
    const shown = entries.slice(0, 3).map(({ raw, value }) => `${said(value)} for ${said(raw)}`)
    const more = entries.length - shown.length
    return `Write ${shown.join(', ')}${more > 0 ? ` and so on in ${more} more rows` : ''}, as suggested and accepted`
  },
  lossless: never,
  expects: anything,
}

function branches(entries: Correction[], input: string, row: string): string {
  const cases = entries.map(
    (entry) => `WHEN ${Math.trunc(entry.row)} THEN ${entry.value === null ? 'NULL' : quoteLiteral(entry.value)}`,
  )
  return `CASE ${row} ${cases.join(' ')} ELSE ${input} END`
}

const said = (value: string | null): string => (value === null ? 'nothing' : quoted(value))
