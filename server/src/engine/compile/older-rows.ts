import { quoteLiteral } from '../literal.ts'
import type { RowSkip } from '../model.ts'
import { datePieces, matchingPattern, strptimeFormat } from '../transforms/date-pattern.ts'
import { trimmed } from '../transforms/text.ts'

type Older = Extract<RowSkip['when'], { is: 'older' }>

/** True for rows of `scan` of which another one with the same key has a later day or a higher number; one without a key or a day is no older row. */
export function isOlder({ key, day, patterns }: Older, scan: string): string {
  const parts = key.map((position) => bare(`c${position}`))
  const known = parts.map((part) => `${part} IS NOT NULL`).join(' AND ')
  const order = patterns.length === 0 ? numberIn(`c${day}`) : dayOf(`c${day}`, patterns)
  const turn = `rank() OVER (PARTITION BY ${parts.join(', ')} ORDER BY ${order} DESC)`
  return `_row IN (SELECT _row FROM (SELECT _row, ${turn} AS turn FROM ${scan} WHERE ${known} AND ${order} IS NOT NULL) WHERE turn > 1)`
}

/** Keys are compared by their letters and figures. */
function bare(column: string): string {
  return `nullif(regexp_replace(upper(${column}), '[^\\p{L}\\p{N}]+', '', 'g'), '')`
}

/** An amount, with whichever point, or the number of a version: “3”, “v3”, “Rev. 3”. */
function numberIn(column: string): string {
  const text = `regexp_replace(${column}, '[\\s€$£''’]', '', 'g')`
  const isOf = (pattern: string): string => `regexp_full_match(${text}, '${pattern}')`
  const point = `CASE WHEN ${isOf('-?[0-9]+(\\.[0-9]+)?')} THEN ${text} WHEN ${isOf('-?[0-9]+,[0-9]{1,2}')} THEN replace(${text}, ',', '.') WHEN ${isOf('-?[0-9]{1,3}(,[0-9]{3})+(\\.[0-9]+)?')} THEN replace(${text}, ',', '') WHEN ${isOf('-?[0-9]{1,3}(\\.[0-9]{3})+(,[0-9]+)?')} THEN replace(replace(${text}, '.', ''), ',', '.') END`
  const version = `try_cast(nullif(regexp_extract(${column}, '[0-9]{1,4}'), '') AS DOUBLE)`
  return `coalesce(try_cast(${point} AS DOUBLE), ${version})`
}

/** The day in a cell, as it is written in one of these ways. */
export function dayOf(column: string, patterns: string[]): string {
  const text = trimmed(column)
  const read = patterns.map((pattern) => {
    const pieces = datePieces(pattern)
    const isWritten = `regexp_full_match(${text}, ${quoteLiteral(matchingPattern(pieces))})`
    return `CASE WHEN ${isWritten} THEN try_strptime(${text}, ${quoteLiteral(strptimeFormat(pieces))}) END`
  })
  return `coalesce(${read.join(', ')}, NULL)`
}
