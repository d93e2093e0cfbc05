export type { CallOptions } from './call-options.ts'
export { createClient } from './client.ts'
export type { Client, ClientOptions } from './client.ts'
export type { CsvExport } from './csv-export.ts'
export type { CsvRow } from './csv-rows.ts'
export {
  ApiError,
  ConnectionError,
  RateLimitError,
  RequestTimeoutError,
  RunInProgressError,
  RunLimitError,
} from './errors.ts'
export type { CountedRun, RateLimits } from './errors.ts'
export { ExtractionWaitTimeoutError } from './extractions.ts'
export type { ExtractionCalls, ExtractionDocument, ExtractionFields, ExtractionWaitOptions } from './extractions.ts'
export { ExportNotReadyError, ExportWaitTimeoutError } from './export-jobs.ts'
export type { ExportCalls, ExportFile, ExportWaitOptions } from './export-jobs.ts'
export { RunFailedError, UnansweredQuestionError } from './migrate.ts'
export type { Migrated, MigrateOptions, QuestionAnswer } from './migrate.ts'
export type { NamedData, UploadData } from './multipart.ts'
export type { Reply } from './reply.ts'
export type { FollowOptions } from './thread.ts'
export type * from './types.ts'
export type { UploadFile, UploadFiles, UploadOptions, UploadProgress } from './upload.ts'
export { WaitTimeoutError } from './wait.ts'
export type { WaitOptions } from './wait.ts'
export { verifyWebhook, WebhookVerificationError } from './webhooks.ts'
export type { WebhookEvent, WebhookHeaders } from './webhooks.ts'
