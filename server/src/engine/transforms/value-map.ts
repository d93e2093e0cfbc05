import { createHash } from 'node:crypto'
import { quoteLiteral } from '../literal.ts'
import type { ValueMapEntry } from '../model.ts'
import { anything, never, type TransformKind } from './node.ts'
import { isOneOf, quoted } from './text.ts'

/** Up to so many entries are compared one after the other. */
const flat = 24

/**
 * A value that isn't in the map stays as it is: whether it may is a matter of the column's rule. What only a model says that a value
 * means is told row by row, as something lossy is.
 * Large maps are split by the value's MD5 first, because SQL tries the branches of a CASE one by one: a row is then compared with
 * 16 + n/16 or 256 + n/256 texts instead of n. (DuckDB's own maps are searched linearly too, and a join would lose the order of rows.)
 */
export const valueMap: TransformKind<'value_map'> = {
  compile: ({ entries }, input, scope) => {
    const changing = firstPerRaw(entries).filter(({ raw, value }) => raw !== value)
    if (changing.length === 0) return { value: input }
    const advised = changing.filter(({ decided_by }) => decided_by === 'model')
    const lossy =
      advised.length > 0
        ? {
            lossy: isOneOf(
              input,
              advised.map(({ raw }) => raw),
            ),
          }
        : {}
    if (changing.length <= flat) return { value: branches(input, changing), ...lossy }
    const digits = changing.length <= 512 ? 1 : 2
    const buckets = Map.groupBy(changing, ({ raw }) => createHash('md5').update(raw).digest('hex').slice(0, digits))
    const bucket = scope.define(`left(md5(${input}), ${digits})`)
    const cases = [...buckets].map(([key, list]) => `WHEN '${key}' THEN ${branches(input, list)}`)
    return { value: `CASE ${bucket} ${cases.join(' ')} ELSE ${input} END`, ...lossy }
  },
  describe: ({ entries }) => {
    const changing = entries.filter(({ raw, value }) => raw !== value)
    const shown = changing
      .slice(0, 3)
      .map(({ raw, value }) => `${value === '' ? 'nothing' : quoted(value)} for ${quoted(raw)}`)
    const more = changing.length - shown.length
    return `Write ${shown.join(', ')}${more > 0 ? ` and so on for ${more} more values` : ''}`
  },
  lossless: never,
  expects: anything,
}

function firstPerRaw(entries: ValueMapEntry[]): ValueMapEntry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.raw, entry])).values()].toReversed()
}

function branches(input: string, entries: ValueMapEntry[]): string {
  const cases = entries.map(({ raw, value }) => `WHEN ${quoteLiteral(raw)} THEN ${quoteLiteral(value)}`)
  return `CASE ${input} ${cases.join(' ')} ELSE ${input} END`
}
