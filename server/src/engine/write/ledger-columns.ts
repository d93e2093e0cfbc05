import { pairsOf } from '../compile/source.ts'
import { tableKey } from '../compile/tables.ts'
import type { InputTable, Ledger, Plan } from '../model.ts'

type LedgerColumn = Ledger['tables'][number]['columns'][number]

/** Where each column of a table ends: in sheets, as the key of a join, or nowhere, with the reason. */
export function ledgerColumns(plan: Plan, table: InputTable, ignoredBecause: string | null): LedgerColumn[] {
  const key = tableKey({ file_id: table.file_id, table: table.name })
  const targets = new Map<number, Set<string>>()
  const keys = new Set<number>()
  const reasons = new Map<number, string>()
  for (const { slug, sources } of plan.sheets) {
    for (const source of sources) {
      for (const { column, inputs } of source.columns) {
        for (const input of inputs) {
          if (tableKey(input) !== key) continue
          targets.set(input.position, (targets.get(input.position) ?? new Set()).add(`${slug}.${column}`))
        }
      }
      for (const join of source.joins) {
        for (const { left, right } of pairsOf(join)) {
          if (tableKey(source) === key) keys.add(left)
          if (tableKey(join) === key) keys.add(right)
        }
      }
      for (const { position, reason, ...name } of source.unmapped)
        if (tableKey(name) === key) reasons.set(position, reason)
    }
  }
  return table.columns.map(({ name, position }): LedgerColumn => {
    const ends = targets.get(position)
    if (ends) return { name, state: 'mapped', reason: `Feeds ${[...ends].join(', ')}` }
    if (keys.has(position)) return { name, state: 'mapped', reason: 'Key that joins the table with another' }
    return { name, state: 'ignored', reason: ignoredBecause ?? reasons.get(position) ?? 'No column of a sheet uses it' }
  })
}
