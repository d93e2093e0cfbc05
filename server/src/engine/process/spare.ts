import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { EngineCrash } from './errors.ts'
import { startWorker, type Worker, type WorkerLimits } from './worker.ts'

export interface SpareMeans extends WorkerLimits {
  /** What the path of a temporary folder begins with. */
  temporary: string
  /** Told of what has to have ended before the engine is closed. */
  await: (end: Promise<unknown>) => void
  /** How long nothing must have been under way before a process tries what tasks need, in milliseconds. */
  restMs: number
}

export interface Spare {
  /** From now on a process is kept ready for the next task, whenever nothing is under way. */
  prepare: () => void
  /** Nothing is under way: a process is made ready, and after a moment loads and tries what tasks need. */
  rest: () => void
  /** The process that is ready, or a new one. */
  take: () => Worker
  close: () => Promise<void>
}

/**
 * One process that has started before there is a task for it: starting takes longer than much of what is asked of it. It starts once other
 * tasks have ended, as they would be slower by all that it takes.
 */
export function createSpare({ temporary, await: awaited, restMs, ...limits }: SpareMeans): Spare {
  let resting: NodeJS.Timeout | undefined
  let kept = false
  let ready: Worker | null = null
  const rest = (): void => {
    clearTimeout(resting)
    if (!kept) return
    if (!ready?.alive()) {
      ready = startWorker(limits)
      // Whoever exits need not wait for it: it ends with its parent.
      ready.hold(false)
    }
    const worker = ready
    resting = setTimeout(() => {
      const folder = `${temporary}rehearsal-${randomUUID()}`
      worker.prepare(folder)
      // What can't be removed now is at the next start of the service.
      awaited(worker.gone.then(() => rm(folder, { recursive: true, force: true }).catch(() => undefined)))
    }, restMs).unref()
  }
  const take = (): Worker => {
    clearTimeout(resting)
    const worker = ready?.alive() ? ready : startWorker(limits)
    ready = null
    worker.hold(true)
    return worker
  }
  const close = async (): Promise<void> => {
    kept = false
    clearTimeout(resting)
    // Its end is waited for: nothing else may be left to keep this process from exiting before.
    ready?.hold(true)
    ready?.kill(new EngineCrash('The engine is closed.'))
    await ready?.gone
  }
  return { prepare: () => void (kept = true), rest, take, close }
}
