// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Export. */
export interface ExportHandlers<Context> {
  /** Download a CSV */
  exportCsv: Handler<'exportCsv', Context>
}
