// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Knowledge. */
export interface KnowledgeHandlers<Context> {
  /** Delete a knowledge entry */
  deleteKnowledge: Handler<'deleteKnowledge', Context>
  /** Read a knowledge entry */
  getKnowledge: Handler<'getKnowledge', Context>
  /** List knowledge */
  listKnowledge: Handler<'listKnowledge', Context>
  /** Write a knowledge entry */
  putKnowledge: Handler<'putKnowledge', Context>
}
