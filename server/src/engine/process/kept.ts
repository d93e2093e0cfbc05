import { EngineCrash } from './errors.ts'
import type { Worker } from './worker.ts'

export interface Kept {
  /** The process that has last worked for this owner, where it still waits for more. */
  take: (owner: string) => Worker | null
  /** Lets a process wait for another task of the owner. */
  keep: (owner: string, worker: Worker) => void
  close: () => Promise<void>
}

const mostKept = 4

/**
 * Processes that have done a small task and wait a moment for another of the same owner. Dozens of small files are read ten times as fast
 * by a process that has read one of them: to start it, and to run its code for the first time, is most of the work.
 */
export function createKept(waitMs: number): Kept {
  const waiting = new Map<Worker, { owner: string; timer: NodeJS.Timeout }>()
  const end = async (worker: Worker): Promise<void> => {
    clearTimeout(waiting.get(worker)?.timer)
    waiting.delete(worker)
    worker.hold(true)
    worker.kill(new EngineCrash('Nothing more was asked of the process.'))
    await worker.gone
  }
  const take = (owner: string): Worker | null => {
    const found = [...waiting].findLast(([worker, kept]) => kept.owner === owner && worker.alive())
    if (found === undefined) return null
    const [worker, { timer }] = found
    clearTimeout(timer)
    waiting.delete(worker)
    worker.hold(true)
    return worker
  }
  const keep = (owner: string, worker: Worker): void => {
    // Whoever exits need not wait for it: it ends with its parent.
    worker.hold(false)
    waiting.set(worker, { owner, timer: setTimeout(() => void end(worker), waitMs).unref() })
    const [oldest] = waiting.keys()
    if (waiting.size > mostKept && oldest !== undefined) void end(oldest)
  }
  return { take, keep, close: async () => void (await Promise.all([...waiting.keys()].map(end))) }
}
