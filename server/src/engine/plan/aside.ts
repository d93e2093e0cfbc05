import type { Question, RowSkip } from '../model.ts'
import type { AsideRow, TableProfile } from '../profile/model.ts'
import { ask, columnRef, tableKey, tableLabel, type Context, type Placement } from './context.ts'

const REASONS = {
  total: 'It holds totals, no data.',
  note: 'It is a note below the table.',
  page: 'It is the number of a printed page.',
  test: 'It says that it is a test.',
} as const
const LEAVE_OUT = 'leave_out'
const KEEP_ROW = 'keep'

/** Rows of totals, notes and numbers of pages are left out; a row that only may be one is asked about, and stays until somebody says otherwise. */
export function asideSkips(placement: Placement, context: Context): RowSkip[] {
  const { profile } = placement.table
  const doubtful = profile.aside.filter(({ kind }) => kind === 'doubtful')
  const answer = doubtful.length === 0 ? null : ask(context, asideQuestion(doubtful, placement))
  return (['total', 'note', 'page'] as const).flatMap((kind): RowSkip[] => {
    const rows = profile.aside.filter(
      (aside) => aside.kind === kind || (kind === 'total' && answer === LEAVE_OUT && aside.kind === 'doubtful'),
    )
    if (rows.length === 0) return []
    return [{ when: { is: 'numbered', rows: rows.map(({ row }) => row) }, reason: REASONS[kind] }]
  })
}

/** Rows that call themselves tests are left out, and told by their numbers: they may be somebody's data after all. */
export function testSkips({ table: { profile } }: Placement, { notes }: Context): RowSkip[] {
  const rows = profile.aside.filter(({ kind }) => kind === 'test')
  if (rows.length === 0) return []
  const named = rows.map(({ row, label }) => `${row} (“${label}”)`).join(', ')
  const note = `${tableLabel(profile)}: ${rows.length === 1 ? 'row' : 'rows'} ${named} ${rows.length === 1 ? 'says that it is a test, and was' : 'say that they are tests, and were'} left out.`
  if (!notes.includes(note)) notes.push(note)
  return [{ when: { is: 'numbered', rows: rows.map(({ row }) => row) }, reason: REASONS.test }]
}

function asideQuestion(rows: AsideRow[], { table, side }: Placement): Question {
  const { profile } = table
  const [first] = rows
  const count = rows.length === 1 ? 'a row' : `${rows.length} rows`
  return {
    key: `aside:${tableKey(profile)}`,
    kind: 'other',
    prompt:
      `${tableLabel(profile)} has ${count} that may be totals: row ${first?.row} begins with “${first?.label.trim()}”, but has other texts, too. ` +
      `Are they totals, or data?`,
    target: { slug: side.template.slug, column: null },
    options: [
      { value: KEEP_ROW, label: 'Data: keep them', confidence: 0.5 },
      { value: LEAVE_OUT, label: 'Totals: leave them out', confidence: 0.5 },
    ],
    free_text: false,
    evidence: rows.slice(0, 6).map(({ row, label }) => ({
      file_id: profile.table.file_id,
      table: profile.table.name,
      row,
      column: labelColumn(profile, label),
      value: label,
    })),
    affected_rows: rows.length,
    default: KEEP_ROW,
  }
}

function labelColumn(profile: TableProfile, label: string): string {
  const found = profile.columns.find(({ values }) => values.some(({ value }) => value === label)) ?? profile.columns[0]
  return found ? columnRef(profile, found).column : ''
}

/** Files glued together repeat their header in the middle: a row in which two columns or more hold their own names. */
export function repeatedHeader(profile: TableProfile): RowSkip[] {
  const repeating = profile.columns.filter(({ name, values }) => values.some(({ value }) => value === name))
  const [first] = repeating
  if (!first || repeating.length < 2) return []
  const reason = 'The header is repeated in the middle of the table.'
  return [{ when: { position: first.position, is: 'equal', value: first.name }, reason }]
}
