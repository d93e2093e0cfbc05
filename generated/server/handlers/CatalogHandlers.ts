// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Catalog. */
export interface CatalogHandlers<Context> {
  /** Read a template */
  getTemplate: Handler<'getTemplate', Context>
  /** List templates */
  listTemplates: Handler<'listTemplates', Context>
  /** Update a template */
  updateTemplate: Handler<'updateTemplate', Context>
}
