// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Exports. */
export interface ExportsHandlers<Context> {
  /** Download an export */
  downloadExport: Handler<'downloadExport', Context>
  /** Read an export job */
  getExportJob: Handler<'getExportJob', Context>
  /** Start an export */
  startExport: Handler<'startExport', Context>
}
