import { isWorthAnotherTry, mostFailures, pauseAfter } from './another-try.ts'
import type { CallOptions } from './call-options.ts'
import { pause } from './pause.ts'
import type { Run } from './types.ts'

/** How to wait for a run, or for whatever else goes on by itself. */
export interface WaitOptions<Thing = Run> {
  /** Called with it as first read, and again whenever its status, progress or questions have changed. */
  onProgress?: ((thing: Thing) => void) | undefined
  /** Ends the wait (not what is waited for) when aborted: the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds until the wait is given up with `WaitTimeoutError` or its like; one hour when left out. The run goes on. */
  timeoutMs?: number | undefined
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

/** What is waited for. */
export interface Ongoing<Thing> {
  read: (call: CallOptions) => Promise<Thing>
  isOver: (thing: Thing) => boolean
  /** What of it, once changed, is told. */
  looksOf: (thing: Thing) => string
  /** The error of a wait that took too long. */
  givenUp: (thing: Thing, timeoutMs: number) => Error
}

/** Reads something again and again until it is over, and resolves to it as last read. Once it was read, an outage does not end the wait. */
export const waitUntilOver = async <Thing>(
  { read, isOver, looksOf, givenUp }: Ongoing<Thing>,
  { onProgress, signal, timeoutMs = 3_600_000 }: WaitOptions<Thing> = {},
): Promise<Thing> => {
  const began = performance.now()
  let last: Thing | undefined
  let shown: string | undefined
  let failures = 0
  for (;;) {
    const look = await read({ signal }).then(
      (thing) => ({ thing }),
      (error: unknown) => ({ error }),
    )
    if ('thing' in look) {
      failures = 0
      last = look.thing
      const looks = looksOf(last)
      if (looks !== shown) onProgress?.(last)
      shown = looks
      if (isOver(last)) return last
    } else {
      failures += 1
      if (last === undefined || failures >= mostFailures || !isWorthAnotherTry(look.error)) throw look.error
    }
    const age = performance.now() - began
    if (age >= timeoutMs) throw givenUp(last, timeoutMs)
    const wait = 'thing' in look ? pollInterval(age) : pauseAfter(look.error, failures)
    await pause(Math.min(wait, timeoutMs - age), signal)
  }
}

/** A run ends, awaits approval or is blocked by a question. `failed` and `canceled` resolve too: look at `status`. */
export const ongoingRun = (read: Ongoing<Run>['read']): Ongoing<Run> => ({
  read,
  isOver: ({ status }) => !underWay.has(status),
  looksOf: ({ status, progress, questions }) =>
    JSON.stringify([status, progress, questions.map(({ question_id, answer }) => [question_id, answer])]),
  givenUp: (run, timeoutMs) => new WaitTimeoutError(run, timeoutMs),
})
