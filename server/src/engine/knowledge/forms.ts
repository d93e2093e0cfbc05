import { CELL_FORMS } from './forms/cells.ts'
import { COLUMN_FORMS } from './forms/columns.ts'
import { DEFAULT_FORMS } from './forms/defaults.ts'
import { MARKED_FORMS } from './forms/marked.ts'
import { ROW_FORMS } from './forms/rows.ts'
import { TABLE_FORMS } from './forms/tables.ts'
import { VALUE_FORMS } from './forms/values.ts'
import type { Form } from './sentence.ts'

/** Every sentence of English that is understood, in the order in which they are tried: names in marks first, as they leave no doubt. */
export const ENGLISH_FORMS: Form[] = [
  ...MARKED_FORMS,
  ...ROW_FORMS,
  ...TABLE_FORMS,
  ...DEFAULT_FORMS,
  ...CELL_FORMS,
  ...VALUE_FORMS,
  ...COLUMN_FORMS,
]
