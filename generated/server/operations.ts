// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { CatalogHandlers } from './handlers/CatalogHandlers.ts'
import type { ExportHandlers } from './handlers/ExportHandlers.ts'
import type { ExportsHandlers } from './handlers/ExportsHandlers.ts'
import type { ExtractionHandlers } from './handlers/ExtractionHandlers.ts'
import type { KnowledgeHandlers } from './handlers/KnowledgeHandlers.ts'
import type { LogHandlers } from './handlers/LogHandlers.ts'
import type { MigrationsHandlers } from './handlers/MigrationsHandlers.ts'
import type { RunsHandlers } from './handlers/RunsHandlers.ts'

/** Every operation of the contract: a missing or an additional one does not compile where `satisfies` names this. */
export type Handlers<Context> = CatalogHandlers<Context> &
  ExportHandlers<Context> &
  ExportsHandlers<Context> &
  ExtractionHandlers<Context> &
  KnowledgeHandlers<Context> &
  LogHandlers<Context> &
  MigrationsHandlers<Context> &
  RunsHandlers<Context>
