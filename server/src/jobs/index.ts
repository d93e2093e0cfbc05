import type { TaskList } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { cronTasks } from './cron.ts'
import { queueTask } from './task.ts'
import { readFile } from './tasks/read-file.ts'
import { run } from './tasks/run.ts'

/** Every task by name, as graphile-worker wants them. `stopping` is aborted when the worker stops. */
export const taskList = (deps: Deps, stopping: AbortSignal): TaskList => ({
  [readFile.job.name]: queueTask(readFile, deps, stopping),
  [run.job.name]: queueTask(run, deps, stopping),
  ...Object.fromEntries(cronTasks.map((task) => [task.name, () => task.run(deps)])),
})
