import { valuesOf } from '../../knowledge/grounded/columns.ts'
import { isSameWord, wordsIn } from '../../knowledge/grounded/words.ts'
import { frontsOf } from '../../match/values/rule-fronts.ts'
import type { ColumnPlan, Transform, ValueMapEntry } from '../../model.ts'
import type { Placement } from '../context.ts'
import { behindFront } from '../transforms/repairs/described-fronts.ts'

// “D and four digits for drivers, KX and three digits (gate pass) for temps”: the letters of the key tell of which kind a row is, where no column does.

const LETTERS = '^([A-Z]{1,6})'
const LEAST_KINDS = 2

interface ByKey {
  /** The template column of the key. */
  key: number
  entries: ValueMapEntry[]
}

/** What the letters of the key say that each row is; null where its description doesn't say one allowed value of each letters, all of them once. */
export function kindsByKey(target: number, { template, rules }: Placement['side']): ByKey | null {
  const allowed = valuesOf(template.columns[target]!)
  if (allowed.length < LEAST_KINDS) return null
  const found = template.columns.flatMap(({ unique, required, description }, key): ByKey[] => {
    const rule = rules[key]
    if (!unique || !required || !rule || !description || key === target) return []
    const fronts = frontsOf(rule)
    const entries = fronts.flatMap((front): ValueMapEntry[] => {
      const said = wordsIn(behindFront(front, description, fronts) ?? '')
      const named = allowed.filter((value) =>
        wordsIn(value).every((word) => said.some(({ text }) => isSameWord(text, word.text))),
      )
      return named.length === 1
        ? [{ raw: front.replace(/[^A-Z]+$/, ''), value: named[0]!, decided_by: 'knowledge' }]
        : []
    })
    const isAll = entries.length === fronts.length && entries.length === allowed.length
    return isAll && new Set(entries.map(({ value }) => value)).size === allowed.length ? [{ key, entries }] : []
  })
  return found.length === 1 ? found[0]! : null
}

/** The plans with kinds that no column holds taken from the key, where that is filled. `filled`: those that are, by their places. */
export function withKindsByKey(
  columns: ColumnPlan[],
  { side }: Placement,
): { columns: ColumnPlan[]; filled: number[] } {
  const filled: number[] = []
  const made = columns.map((column, target): ColumnPlan => {
    if (column.inputs.length > 0 || column.transforms.length > 0) return column
    const found = kindsByKey(target, side)
    const key = found && columns[found.key]!
    if (!key || key.inputs.length === 0) return column
    filled.push(target)
    const steps: Transform[] = [
      { kind: 'extract', pattern: LETTERS },
      { kind: 'value_map', entries: found.entries },
    ]
    return {
      ...key,
      column: column.column,
      transforms: [...key.transforms, ...steps],
      reason: `The description of “${key.column}” says of which kind its letters are.`,
      decided_by: 'knowledge',
      alternatives: [],
    }
  })
  return { columns: filled.length > 0 ? made : columns, filled }
}
