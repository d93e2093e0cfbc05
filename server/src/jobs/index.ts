import type { TaskList } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { cronTasks } from './cron.ts'
import { queueTask } from './task.ts'
import { deliverWebhookTask } from './tasks/deliver-webhook.ts'
import { exportTask } from './tasks/export.ts'
import { extractTask } from './tasks/extract.ts'
import { fetchDocumentTask } from './tasks/fetch-document.ts'
import { fetchFileTask } from './tasks/fetch-file.ts'
import { readFileTask } from './tasks/read-file.ts'
import { removeFileBlobsTask } from './tasks/remove-file-blobs.ts'
import { removeFromSvixTask } from './tasks/remove-from-svix.ts'
import { runTask } from './tasks/run.ts'

/** Tasks by name, as graphile-worker wants them: those that are done soon. `stopping` is aborted when the worker stops. */
export const taskList = (deps: Deps, stopping: AbortSignal): TaskList => ({
  [exportTask.job.name]: queueTask(exportTask, deps, stopping),
  [extractTask.job.name]: queueTask(extractTask, deps, stopping),
  [readFileTask.job.name]: queueTask(readFileTask, deps, stopping),
  [removeFileBlobsTask.job.name]: queueTask(removeFileBlobsTask, deps, stopping),
  ...Object.fromEntries(cronTasks.map((task) => [task.name, () => task.run(deps)])),
})

/** Those that may take an hour: however many there are, the others have places of their own. */
export const longTaskList = (deps: Deps, stopping: AbortSignal): TaskList => ({
  [runTask.job.name]: queueTask(runTask, deps, stopping),
})

/** Those that mostly wait for somebody else's server: many of them at once cost nothing, and must not hold up the others. */
export const networkTaskList = (deps: Deps, stopping: AbortSignal): TaskList => ({
  [deliverWebhookTask.job.name]: queueTask(deliverWebhookTask, deps, stopping),
  [fetchDocumentTask.job.name]: queueTask(fetchDocumentTask, deps, stopping),
  [fetchFileTask.job.name]: queueTask(fetchFileTask, deps, stopping),
  [removeFromSvixTask.job.name]: queueTask(removeFromSvixTask, deps, stopping),
})
