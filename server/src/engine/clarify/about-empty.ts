import type { Query } from '../compile/query.ts'
import { count, number } from '../phrases.ts'
import { issuesNamed } from './about-figures.ts'
import type { Answer, Finding, Known } from './answered.ts'
import { addFound, type Rows } from './find-rows.ts'
import { columnName, targetsNamed } from './places.ts'
import type { Understood } from './understand.ts'

/** Rows shown of those without a value. */
const EXAMPLES = 3

/**
 * How many rows have no value in a column that needs none, so that no issue counts them. Null where the question is about something
 * else, or the rows can't be looked at.
 */
export async function countEmpty(query: Query, known: Known, asked: Understood): Promise<Answer | null> {
  const { codes, things } = asked
  const targets = targetsNamed(known, things)
  const isAboutEmpty = codes.length === 1 && codes[0] === 'required' && targets.length > 0
  if (!isAboutEmpty || issuesNamed(known, asked).length > 0) return null
  const told: string[] = []
  const evidence: Finding[] = []
  for (const { slug, column } of targets) {
    const sheet = known.manifest.plan.sheets.find((candidate) => candidate.slug === slug)
    const summary = known.manifest.sheets.find((candidate) => candidate.slug === slug)
    if (!sheet || !summary) continue
    const rows: Rows = { found: [], absent: [], more: 0, gone: [] }
    await addFound(query, known, sheet, `v${summary.columns.indexOf(column)} IS NULL`, EXAMPLES, rows)
    if (rows.gone.length > 0) return null
    const empty = rows.found.length + rows.more
    const [first] = rows.found
    const example = first ? ` One of them is row ${first.row.source.row}.` : ''
    const share = `${empty === 0 ? 'none' : number(empty)} of ${count(summary.total, 'row')}`
    told.push(`In ${share} ${columnName(known, slug, column)} is empty.${example}`)
    evidence.push({ kind: 'count', slug, column, rows: empty })
    for (const { row } of rows.found) {
      evidence.push({ kind: 'cell', slug, column, row_id: row.row_id, ...row.source, value: null })
    }
  }
  return told.length === 0 ? null : { text: told.join(' '), evidence }
}
