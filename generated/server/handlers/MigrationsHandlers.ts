// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { Handler } from '../types.ts'

/** What implements the operations of Migrations. */
export interface MigrationsHandlers<Context> {
  /** Create a migration */
  createMigration: Handler<'createMigration', Context>
  /** Delete a file */
  deleteFile: Handler<'deleteFile', Context>
  /** Read a migration */
  getMigration: Handler<'getMigration', Context>
  /** List files */
  listFiles: Handler<'listFiles', Context>
  /** List migrations */
  listMigrations: Handler<'listMigrations', Context>
  /** Upload files */
  uploadFiles: Handler<'uploadFiles', Context>
}
