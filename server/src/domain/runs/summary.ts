import type { File } from '../../../../generated/prisma/client.ts'
import type { Impact, Manifest } from '../../engine/model.ts'

/** What a plan-making run did, in a few sentences; files that could not be read are named with the reason. */
export const summarizePreview = (
  { sheets, ledger, impact, notes }: Manifest,
  files: readonly File[],
  tables: number,
): string => {
  const rows = { total: 0, valid: 0, warning: 0, error: 0 }
  for (const { total, valid, warning, error } of sheets) {
    rows.total += total
    rows.valid += valid
    rows.warning += warning
    rows.error += error
  }
  const read = files.filter(({ status }) => status === 'ready').length
  const sentences = [
    `Read ${count(read, 'file')} with ${count(tables, 'table')} and mapped ${ledger.columns.mapped} of ${count(ledger.columns.source, 'column')}.`,
    `Of ${count(rows.total, 'row')} ${number(rows.valid)} are valid, ${number(rows.warning)} have warnings and ${number(rows.error)} have errors.`,
    ...(impact ? [summarizeImpact(impact)] : []),
    ...notes,
  ]
  return sentences.join(' ')
}

const summarizeImpact = ({ from_version, rows, issues, columns }: Impact): string => {
  const cells = columns.reduce((sum, { cells_changed }) => sum + cells_changed, 0)
  const parts = [
    ...(rows.added > 0 ? [`${count(rows.added, 'row')} came`] : []),
    ...(rows.removed > 0 ? [`${count(rows.removed, 'row')} went`] : []),
    ...(cells > 0 ? [`${count(cells, 'cell')} changed in ${count(rows.changed, 'row')}`] : []),
    ...(issues.added > 0 ? [`${count(issues.added, 'issue')} came`] : []),
    ...(issues.removed > 0 ? [`${count(issues.removed, 'issue')} went`] : []),
  ]
  return parts.length === 0
    ? `Nothing differs from plan ${from_version}.`
    : `Compared with plan ${from_version}: ${parts.join(', ')}.`
}

/** What an execute did. */
export const summarizeExecute = ({ plan, sheets }: Manifest): string => {
  const exported = sheets.map(({ slug, valid, warning }) => `${number(valid + warning)} of ${slug}`)
  return `Applied plan ${plan.version} as previewed. Ready for export: ${exported.join(', ') || 'no sheets'}.`
}

/** One sentence for each file that could not be read. */
export const unreadableFiles = (files: readonly File[]): string[] =>
  files
    .filter(({ status }) => status === 'failed')
    .map(({ name, error }) => `The file ${name} could not be read and is left out: ${error ?? 'no reason is known.'}`)

const number = (value: number): string => value.toLocaleString('en')
const count = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`
