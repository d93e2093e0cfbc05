import { pause } from './pause.ts'
import type { Run } from './types.ts'

/** How to wait for a run. */
export interface WaitOptions {
  /** Called with the run as first read, and again whenever its status, progress or questions have changed. */
  onProgress?: (run: Run) => void
  /** Ends the wait (not the run) when aborted: the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds until the wait is given up with `WaitTimeoutError`; one hour when left out. The run goes on. */
  timeoutMs?: number
}

/** The run was still under way when the time allowed was over. It goes on: wait again, or cancel it. */
export class WaitTimeoutError extends Error {
  override readonly name = 'WaitTimeoutError'
  /** The run as last read. */
  readonly run: Run

  constructor(run: Run, timeoutMs: number) {
    super(
      `Run ${run.run_id} was still ${run.status} (${run.progress.stage}) after ${timeoutMs} ms; it goes on by itself`,
    )
    this.run = run
  }
}

const underWay = new Set<Run['status']>(['queued', 'running'])
const shortestMs = 250
const longestMs = 10_000

/**
 * Milliseconds until the next look, when the wait is `ageMs` old: a quarter of its age, so about every 2 s after eight seconds, and
 * never more than every 10 s. A minute of waiting costs about 25 of the 60 reads that an account has.
 */
export const pollInterval = (ageMs: number): number => Math.min(Math.max(ageMs / 4, shortestMs), longestMs)

const looksOf = (run: Run): string =>
  JSON.stringify([run.status, run.progress, run.questions.map(({ question_id, answer }) => [question_id, answer])])

/**
 * Reads a run until it ends, awaits approval or is blocked by a question, and resolves to it as last read. `failed` and
 * `canceled` resolve too: look at `status`.
 */
export const waitUntilSettled = async (
  readRun: (signal: AbortSignal | undefined) => Promise<Run>,
  { onProgress, signal, timeoutMs = 3_600_000 }: WaitOptions = {},
): Promise<Run> => {
  const began = performance.now()
  let shown = ''
  for (;;) {
    const run = await readRun(signal)
    const looks = looksOf(run)
    if (looks !== shown) onProgress?.(run)
    shown = looks
    if (!underWay.has(run.status)) return run
    const age = performance.now() - began
    if (age >= timeoutMs) throw new WaitTimeoutError(run, timeoutMs)
    await pause(Math.min(pollInterval(age), timeoutMs - age), signal)
  }
}
