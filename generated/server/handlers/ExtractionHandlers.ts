// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Extraction. */
export interface ExtractionHandlers<Context> {
  /** Read a document */
  createExtraction: Handler<'createExtraction', Context>
  /** Read an extraction */
  getExtraction: Handler<'getExtraction', Context>
}
