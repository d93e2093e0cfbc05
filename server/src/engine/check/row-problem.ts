import type { IssueCode, RowProblem, Severity } from '../model.ts'
import type { RowCheck } from './check.ts'

const problems: Record<RowProblem, { code: IssueCode; severity: Severity; message: string }> = {
  too_many_cells: {
    code: 'unparsed',
    severity: 'error',
    message:
      'The row has more cells than the table has columns, so some may stand in the wrong column. Correct the row in the file.',
  },
  too_few_cells: {
    code: 'unparsed',
    severity: 'warning',
    message:
      'The row has fewer cells than the table has columns; the missing ones are empty. Look whether the others stand right.',
  },
  unclosed_quote: {
    code: 'unparsed',
    severity: 'error',
    message:
      'A quotation mark in the row is never closed, so its cells can not be told apart for sure. Correct the row in the file.',
  },
  undecodable: {
    code: 'unparsed',
    severity: 'error',
    message:
      'The row has bytes that are no text in the encoding of the file. Save the file as UTF-8, or correct the row.',
  },
  cut_off: {
    code: 'truncated',
    severity: 'warning',
    message:
      'The row was too long to be read as a whole: a cell is cut after 1,048,576 characters (1 MiB), a row after 8,388,608 (8 MiB), and what lies beyond is missing. Shorten it in the file.',
  },
}

/** What the reader had to say about rows. */
export function rowProblemChecks(found: ReadonlySet<string>): RowCheck[] {
  return Object.entries(problems)
    .filter(([problem]) => found.has(problem))
    .map(([problem, { code, severity, message }]) => ({
      column: null,
      code,
      severity,
      message: [message],
      fails: `_problem = '${problem}'`,
    }))
}
