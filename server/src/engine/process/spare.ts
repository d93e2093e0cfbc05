import { EngineCrash } from './errors.ts'
import { startWorker, type Worker, type WorkerLimits } from './worker.ts'

export interface Spare {
  /** From now on a process is kept ready for the next task. */
  prepare: () => void
  /** The process that is ready, or a new one; another is made ready in its place. */
  take: () => Worker
  close: () => Promise<void>
}

/** One process that has started before there is a task for it: starting takes longer than much of what is asked of it. */
export function createSpare(limits: WorkerLimits): Spare {
  let kept = false
  let ready: Worker | null = null
  const prepare = (): void => {
    kept = true
    if (ready?.alive()) return
    ready = startWorker(limits)
    // Whoever exits need not wait for it: it ends with its parent.
    ready.hold(false)
  }
  const take = (): Worker => {
    const worker = ready?.alive() ? ready : startWorker(limits)
    ready = null
    worker.hold(true)
    if (kept) prepare()
    return worker
  }
  const close = async (): Promise<void> => {
    kept = false
    // Its end is waited for: nothing else may be left to keep this process from exiting before.
    ready?.hold(true)
    ready?.kill(new EngineCrash('The engine is closed.'))
    await ready?.gone
  }
  return { prepare, take, close }
}
