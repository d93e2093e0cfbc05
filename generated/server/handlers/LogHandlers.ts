// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Log. */
export interface LogHandlers<Context> {
  /** Read the log */
  getLog: Handler<'getLog', Context>
}
