import type { Handlers } from '../../../generated/server/operations.ts'
import type { Context } from '../http/context.ts'
import { getTemplate } from './catalog/getTemplate.ts'
import { listTemplates } from './catalog/listTemplates.ts'
import { updateTemplate } from './catalog/updateTemplate.ts'
import { exportCsv } from './export/exportCsv.ts'
import { downloadExport } from './exports/downloadExport.ts'
import { getExportJob } from './exports/getExportJob.ts'
import { startExport } from './exports/startExport.ts'
import { createExtraction } from './extraction/createExtraction.ts'
import { getExtraction } from './extraction/getExtraction.ts'
import { deleteKnowledge } from './knowledge/deleteKnowledge.ts'
import { getKnowledge } from './knowledge/getKnowledge.ts'
import { listKnowledge } from './knowledge/listKnowledge.ts'
import { putKnowledge } from './knowledge/putKnowledge.ts'
import { getLog } from './log/getLog.ts'
import { createMigration } from './migrations/createMigration.ts'
import { deleteFile } from './migrations/deleteFile.ts'
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
import { streamThread } from './runs/streamThread.ts'

/** Every operation of the contract, by its name there: a missing or an additional one does not compile. */
export const operations = {
  answerRun,
  cancelRun,
  createExtraction,
  createMigration,
  deleteFile,
  deleteKnowledge,
  downloadExport,
  exportCsv,
  getExportJob,
  getExtraction,
  getKnowledge,
  getLog,
  getMigration,
  getPreview,
  getRun,
  getTemplate,
  listFiles,
  listKnowledge,
  listMigrations,
  listRuns,
  listTemplates,
  putKnowledge,
  startExport,
  startRun,
  streamThread,
  updateTemplate,
  uploadFiles,
} satisfies Handlers<Context>
