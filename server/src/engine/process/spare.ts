import { EngineCrash } from './errors.ts'
import { startWorker, type Worker, type WorkerLimits } from './worker.ts'

export interface Spare {
  /** From now on a process is kept ready for the next task. */
  prepare: () => void
  /** Nothing else is under way: the process that is ready may load what tasks need. */
  rest: () => void
  /** The process that is ready, or a new one; another is made ready in its place. */
  take: () => Worker
  close: () => Promise<void>
}

/** Tasks that follow one another have the processors to themselves. */
const restMs = 200

/** One process that has started before there is a task for it: starting takes longer than much of what is asked of it. */
export function createSpare(limits: WorkerLimits): Spare {
  let resting: NodeJS.Timeout | undefined
  let kept = false
  let ready: Worker | null = null
  const prepare = (): void => {
    kept = true
    if (ready?.alive()) return
    ready = startWorker(limits)
    // Whoever exits need not wait for it: it ends with its parent.
    ready.hold(false)
  }
  const rest = (): void => {
    clearTimeout(resting)
    resting = setTimeout(() => ready?.prepare(), restMs).unref()
  }
  const take = (): Worker => {
    clearTimeout(resting)
    const worker = ready?.alive() ? ready : startWorker(limits)
    ready = null
    worker.hold(true)
    if (kept) prepare()
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
  return { prepare, rest, take, close }
}
