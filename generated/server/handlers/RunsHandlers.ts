// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Runs. */
export interface RunsHandlers<Context> {
  /** Answer questions */
  answerRun: Handler<'answerRun', Context>
  /** Cancel a run */
  cancelRun: Handler<'cancelRun', Context>
  /** Read the preview */
  getPreview: Handler<'getPreview', Context>
  /** Read a run */
  getRun: Handler<'getRun', Context>
  /** List runs */
  listRuns: Handler<'listRuns', Context>
  /** Start a run */
  startRun: Handler<'startRun', Context>
  /** Follow a migration */
  streamThread: Handler<'streamThread', Context>
}
