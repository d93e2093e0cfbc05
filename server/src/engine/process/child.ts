import { flushCompileCache } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Progress } from '../model.ts'
import { toSent } from './errors.ts'
import type { FromChild, ToChild } from './messages.ts'
import { rehearse } from './rehearse.ts'
import { peakMemoryMb } from './resident-memory.ts'
import { pieces, tasks, type TaskHooks, type Tasks } from './tasks.ts'

// The entry of every engine process. It does what its parent asks, one task at a time or several, and dies with it.

const memoryMb = Number(process.argv[2])
const running = new Map<number, AbortController>()

function send(message: FromChild): void {
  if (process.connected) process.send?.(message)
}

/** Progress is for people: a few times a second is enough. */
const progressEveryMs = 200

async function run(id: number, task: string, input: unknown): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  let told = 0
  let stage = ''
  let untold: Progress | null = null
  const onProgress: TaskHooks['onProgress'] = (progress) => {
    const now = performance.now()
    untold = progress
    if (progress.stage === stage && now - told < progressEveryMs) return
    told = now
    stage = progress.stage
    tellProgress()
  }
  const tellProgress = (): void => {
    if (untold) send({ type: 'progress', id, progress: untold })
    untold = null
  }
  try {
    const output = await perform(task, input, { onProgress, signal: controller.signal, memoryMb })
    tellProgress()
    keepCompiled(task)
    send({ type: 'done', id, output, peak_mb: peakMemoryMb() })
  } catch (error) {
    tellProgress()
    send({ type: 'failed', id, error: toSent(error) })
  } finally {
    running.delete(id)
  }
}

const kept = new Set<string>()

/** Keeps the compiled code of a task for later processes. Node does it at the exit, but this process will be killed. */
function keepCompiled(task: string): void {
  if (!kept.has(task)) flushCompileCache()
  kept.add(task)
}

/** Aborted by the first task, which has the process to itself. */
const waiting = new AbortController()

/**
 * A process that is kept ready for its first task loads meanwhile what that may need, and tries it on a sample in `folder`: without, a
 * small task takes three times as long.
 */
async function prepare(folder: string): Promise<void> {
  for (const load of pieces) {
    if (waiting.signal.aborted) return
    await load()
    await nextTurn()
  }
  flushCompileCache()
  await rehearse(folder, waiting.signal, memoryMb)
}

async function perform(task: string, input: unknown, hooks: TaskHooks): Promise<unknown> {
  if (!isTask(task)) throw new Error(`There is no engine task “${task}”.`)
  // The parent's types tie input to task; they can't be seen through the channel.
  return (tasks[task] as (input: unknown, hooks: TaskHooks) => Promise<unknown>)(input, hooks)
}

function isTask(task: string): task is keyof Tasks {
  return Object.hasOwn(tasks, task)
}

process.on('message', (message: ToChild) => {
  if (message.type === 'prepare') {
    // What can't be loaded or done is told of by the task that needs it.
    prepare(message.folder).catch(() => undefined)
    return
  }
  waiting.abort()
  if (message.type === 'cancel') running.get(message.id)?.abort()
  else void run(message.id, message.task, message.input)
})

// SIGKILL, because exiting properly would wait for threads of the database.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
