import type { Handlers } from '../../../generated/server/router.ts'
import type { Context } from '../http/context.ts'
import { getTemplate } from './catalog/getTemplate.ts'
import { listTemplates } from './catalog/listTemplates.ts'
import { exportCsv } from './export/exportCsv.ts'
import { createMigration } from './migrations/createMigration.ts'
import { getMigration } from './migrations/getMigration.ts'
import { listFiles } from './migrations/listFiles.ts'
import { listMigrations } from './migrations/listMigrations.ts'
import { uploadFiles } from './migrations/uploadFiles.ts'
import { answerRun } from './runs/answerRun.ts'
import { cancelRun } from './runs/cancelRun.ts'
import { getPreview } from './runs/getPreview.ts'
import { getRun } from './runs/getRun.ts'
import { listRuns } from './runs/listRuns.ts'
import { startRun } from './runs/startRun.ts'

/** Every operation of the contract, by its name there: a missing or an additional one does not compile. */
export const operations = {
  answerRun,
  cancelRun,
  createMigration,
  exportCsv,
  getMigration,
  getPreview,
  getRun,
  getTemplate,
  listFiles,
  listMigrations,
  listRuns,
  listTemplates,
  startRun,
  uploadFiles,
} satisfies Handlers<Context>
