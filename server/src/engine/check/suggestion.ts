import { value, type CheckedCell, type TableCheck } from './check.ts'

/** Values that the rest of the data speaks against. */
export function suggestionCheck(column: string, index: number, cells: CheckedCell[]): TableCheck {
  return {
    column,
    code: 'ai',
    severity: 'warning',
    message: [value(index), ` of ${column} may have to be `, { cell: 'other' }, ': ', { cell: 'evidence' }],
    cells,
    across: { kind: 'cells' },
  }
}

/** Values that the rest of the data speaks against, without telling what they should be. */
export function doubtCheck(column: string, index: number, cells: CheckedCell[]): TableCheck {
  return {
    column,
    code: 'ai',
    severity: 'warning',
    message: [value(index), ` of ${column} is doubtful: `, { cell: 'evidence' }, ' Look whether it is right.'],
    cells,
    across: { kind: 'cells' },
  }
}

/** Values that were written by accepted suggestions: more than formatting was changed. */
export function correctionCheck(column: string, index: number, cells: CheckedCell[]): TableCheck {
  return {
    column,
    code: 'lossy',
    severity: 'warning',
    message: [{ cell: 'other' }, ' became ', value(index), ', as suggested and accepted: ', { cell: 'evidence' }],
    cells,
    across: { kind: 'cells' },
  }
}
