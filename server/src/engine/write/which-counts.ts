import { calledKey } from '../key-columns.ts'
import { findTable } from '../compile/tables.ts'
import type { Evidence, InputTable, Question, SameKey } from '../model.ts'
import { shownValue, type RowKey } from './row-keys.ts'
import type { SheetContext, SheetWork } from './transform.ts'

// What is asked, and told, of rows that share a key and differ elsewhere.

/** Rows shown with the question. */
const evidenceRows = 6
export const REFUSE = 'keep_all' as const

/** Rows that share values of a key. */
export interface Shared {
  rows: number
  values: number
  /** The sources that they are in. */
  sources: number[]
  /** Some share it within one of them. */
  within: boolean
}

/** What the rows of another sheet belong to is mostly as the latest of those say; refused, it would be missing wherever it is linked to. */
export function presetOf({ plan }: SheetWork, options: Choice[]): Choice {
  const latest = plan.inline ? options.find(({ keep }) => keep === 'keep_last') : undefined
  return latest ?? options.find(({ keep }) => keep === REFUSE)!
}

export function done({ keep }: Choice, by: RowKey): string {
  if (keep === REFUSE) return by.with ? 'all are kept' : 'all are refused'
  return 'the last of each was taken'
}

export interface Choice {
  value: string
  label: string
  keep: SameKey['keep']
}

/** Rows of one table, or of files of one shape, have an order; of different files one may be right by its name, or the later one. */
export function optionsFor({ tables }: SheetContext, { plan }: SheetWork, by: RowKey, sources: number[]): Choice[] {
  const each = sources.map((source) => findTable(tables, plan.sources[source] ?? { file_id: '', table: '' }))
  const found = [...new Set(each)]
  const shapes = new Set(found.map(({ columns }) => JSON.stringify(columns.map(({ name }) => name))))
  const refuse: Choice = {
    value: REFUSE,
    label: by.with ? 'All of them: keep each as it is' : 'None of them: refuse them all, with an issue each',
    keep: REFUSE,
  }
  const among = shapes.size < 2 ? '' : `, in this order: ${found.map(labelOf).join(', ')}`
  const inOrder: Choice[] = [
    { value: 'keep_first', label: `The first of each counts${among}`, keep: 'keep_first' },
    { value: 'keep_last', label: `The last of each counts${among}`, keep: 'keep_last' },
  ]
  if (shapes.size < 2) return [...inOrder, refuse]
  const byTable = found.map((table): Choice => {
    const label = labelOf(table)
    return { value: label, label: `That of ${label} counts`, keep: { file_id: table.file_id, table: table.name } }
  })
  return [...byTable, ...inOrder, refuse]
}

function labelOf({ file_name, name }: InputTable): string {
  return name === file_name || name === file_name.replace(/\.[^.]+$/, '') ? file_name : `${file_name}, sheet ${name}`
}

export function toldInFull({ template }: SheetWork, by: RowKey, rows: number): string {
  const [have, was] = rows === 1 ? ['row of', 'has'] : ['rows of', 'have']
  return `${rows} ${have} ${template.name} ${was} nothing that another row with the same ${calledKey(by)} lacks: it stands for ${rows === 1 ? 'that one' : 'them'} as well.`
}

export function sentence({ template }: SheetWork, by: RowKey, { rows, values }: Shared): string {
  const times = values === 1 ? 'one value' : `${values} values`
  const own = by.with
    ? `, of which there is one row each as “${template.description}” says,`
    : ', which each row must have for itself,'
  return `${rows} rows of ${template.name} share ${times} of ${calledKey(by)}${own} and differ elsewhere`
}

export async function question(
  { query }: SheetContext,
  work: SheetWork,
  key: string,
  by: RowKey,
  rows: string,
  shared: Shared,
  options: Choice[],
  preset: string,
): Promise<Question> {
  const shown = await query.rows(`SELECT * FROM (${rows}) ORDER BY value, _source, _source_row LIMIT ${evidenceRows}`)
  return {
    key,
    kind: 'duplicate',
    prompt: `${sentence(work, by, shared)}. Which row of each counts?`,
    target: { slug: work.plan.slug, column: by.column },
    options: options.map(({ value, label }) => ({ value, label, confidence: value === preset ? 0.5 : 0.25 })),
    free_text: false,
    evidence: shown.flatMap((row): Evidence[] => {
      const source = work.info.sources[Number(row._source)]
      if (!source) return []
      const { file_id, table } = source
      return [{ file_id, table, row: Number(row._source_row), column: by.column, value: shownValue(row.value) }]
    }),
    affected_rows: shared.rows,
    default: preset,
  }
}
