import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ExportRequest } from '../export/csv.ts'
import { EngineError } from '../model.ts'
import type { EncodedPage, PreviewQuery } from '../preview/page.ts'
import { EngineBusy, EngineCrash } from './errors.ts'
import { exportStream, type ExportHooks } from './export-stream.ts'
import { createKept } from './kept.ts'
import { createPreviews } from './previews.ts'
import { createSpare } from './spare.ts'
import type { Tasks } from './tasks.ts'
import type { RunHooks, Worker } from './worker.ts'

export { EngineBusy, EngineCrash } from './errors.ts'
export type { GenerateInput, GenerateResult } from '../generate.ts'
export type { ExportRequest } from '../export/csv.ts'
export type { EncodedPage, PreviewQuery, PreviewRow } from '../preview/page.ts'
export type { FileInput, ReadResult } from '../read/read-file.ts'
export type { RunHooks } from './worker.ts'

export interface EngineOptions {
  /** Cap of a process's resident memory in MB (RUN_MEMORY); DuckDB gets half of it. Default 1024. */
  memoryLimitMb?: number
  /** Cap of the time that one task may take, in milliseconds. Default one hour. */
  wallTimeMs?: number
  /** A folder of this service alone, for the compiled code of its processes: with it they start in half the time. Default none. */
  codeCache?: string
  /** What its processes begin with: built code (`npm run build:engine`). Default the sources. */
  entry?: string | undefined
  /** What the paths of its temporary folders begin with. Default `engine-` in the system's folder for such. */
  temporary?: string
  /** Arguments for the processes' Node. Default none. */
  nodeArgs?: string[]
  /** How long a process waits for another task of an owner that it has done a small one for, in milliseconds. Default two seconds. */
  keptMs?: number
  /**
   * How long nothing must have been under way before a process tries what tasks need, in milliseconds. Default 200: tasks that follow one
   * another have the processors to themselves.
   */
  restMs?: number
  /** Warm processes for previews. Default 2. */
  previewProcesses?: number
  /** Previews that may wait; above it they are refused with EngineBusy. Default 64. */
  previewQueue?: number
  /** Exports at once, each in a process of its own; above it they are refused with EngineBusy. Default 32. */
  exportProcesses?: number
  /** An export whose reader takes nothing for so long is dropped, in milliseconds. Default one minute. */
  exportStallMs?: number
}

/** Tasks that get a process of their own. */
export type Task = 'read' | 'extract' | 'doubts' | 'generate' | 'verify' | 'clarify'
export type TaskInput<Name extends Task> = Tasks[Name]['input']
export type TaskOutput<Name extends Task> = Tasks[Name]['output']

export interface Engine {
  /**
   * Runs a task in a process of its own, which may have done others of the same owner. Rejects with an EngineError (its sentence is for the caller, trying again is no use), an
   * EngineCrash (the process died: try again), or the signal's reason, then with the process gone within a second.
   */
  run: <Name extends Task>(task: Name, input: TaskInput<Name>, hooks?: RunHooks) => Promise<TaskOutput<Name>>
  /** From now on a process is kept ready for the next task or export. It takes some 230 MB of memory. */
  prepare: () => void
  /** A page of a sheet, from a warm process. Rejects with an EngineBusy when too many are waiting. */
  preview: (query: PreviewQuery) => Promise<EncodedPage>
  /**
   * A sheet as CSV. Rejects when it fails before the first byte, with an EngineBusy when too many are under way; destroying the
   * stream ends its process.
   */
  exportStream: (request: ExportRequest, hooks?: ExportHooks) => Promise<Readable>
  /** Ends all processes. What they were doing rejects with an EngineCrash. */
  close: () => Promise<void>
}

const tooLong = (ms: number): string => {
  const seconds = Math.round(ms / 1_000)
  const most = ms < 120_000 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.round(ms / 60_000)} minutes`
  return `The work took longer than the ${most} that one task may take. Split the files.`
}

/**
 * Node's arguments for a process that takes in many values at once. Its default, which begins with a megabyte, collects garbage twenty times
 * while the values of a table are taken in, and moves all of them each time.
 */
export function youngGeneration(memoryLimitMb: number): string[] {
  const size = Math.max(1, Math.min(32, Math.floor(memoryLimitMb / 32)))
  return [`--min-semi-space-size=${size}`, `--max-semi-space-size=${size}`]
}

/**
 * Thousands of patterns are tried on a few sentences each. V8 compiles a pattern to machine code at its second use, which took as long as a
 * seventh of a first plan; at its fortieth those that read cells are compiled, and hardly any other.
 */
const FEW_PATTERNS_COMPILED = '--regexp-tier-up-ticks=40'

/** What a process begins with where nothing is built. */
const sources = fileURLToPath(new URL('./child.ts', import.meta.url))

/** A process that needed no more of the memory that it may have is small enough for another task. */
const smallShare = 2 / 5

/** The engine as the rest of the service sees it: every piece of work in a child process, capped in memory and time. */
export function createEngine(options: EngineOptions = {}): Engine {
  const { memoryLimitMb = 1024, wallTimeMs = 3_600_000, nodeArgs = [] } = options
  const { temporary = join(tmpdir(), 'engine-') } = options
  const limits = {
    memoryLimitMb,
    nodeArgs: [FEW_PATTERNS_COMPILED, ...nodeArgs],
    codeCache: options.codeCache ?? null,
    entry: options.entry ?? sources,
  }
  const previews = createPreviews({
    ...limits,
    processes: options.previewProcesses ?? 2,
    queue: options.previewQueue ?? 64,
    temporary,
  })
  /** What has to have ended before the engine is closed. */
  const ends = new Set<Promise<unknown>>()
  const awaited = (end: Promise<unknown>): void => {
    ends.add(end)
    void Promise.allSettled([end]).then(() => ends.delete(end))
  }
  const spare = createSpare({
    ...limits,
    nodeArgs: [...youngGeneration(memoryLimitMb), ...limits.nodeArgs],
    temporary,
    await: awaited,
    restMs: options.restMs ?? 200,
  })
  const kept = createKept(options.keptMs ?? 2_000)
  const workers = new Set<Worker>()
  const closing = new AbortController()
  let exportsUnderWay = 0
  const restWhenIdle = (): void => {
    if (workers.size === 0 && exportsUnderWay === 0 && !closing.signal.aborted) spare.rest()
  }

  const run: Engine['run'] = async (task, input, hooks = {}) => {
    closing.signal.throwIfAborted()
    hooks.signal?.throwIfAborted()
    const { owner } = hooks
    const worker = (owner !== undefined && kept.take(owner)) || spare.take()
    workers.add(worker)
    const mostMs = Math.min(wallTimeMs, hooks.timeLimitMs ?? wallTimeMs)
    const timer = setTimeout(() => worker.kill(new EngineError(tooLong(mostMs))), mostMs)
    let peakMb = 0
    const onUsage: RunHooks['onUsage'] = (usage) => {
      peakMb = usage.peak_mb
      hooks.onUsage?.(usage)
    }
    const end = async (isSound: boolean): Promise<void> => {
      clearTimeout(timer)
      const isKept = isSound && owner !== undefined && peakMb <= memoryLimitMb * smallShare && !closing.signal.aborted
      if (isKept) kept.keep(owner, worker)
      else {
        worker.kill(new EngineCrash('The task is over.'))
        await worker.gone
      }
      workers.delete(worker)
      restWhenIdle()
    }
    try {
      const output = await worker.run(task, input, { ...hooks, onUsage })
      // Nobody has to wait until the system has taken its memory back.
      void end(true)
      return output
    } catch (error) {
      await end(false)
      throw error
    }
  }

  const mostExports = options.exportProcesses ?? 32
  const exportOne: Engine['exportStream'] = async (request, hooks = {}) => {
    if (exportsUnderWay >= mostExports)
      throw new EngineBusy(`${mostExports} exports are under way already. Try again in a moment.`)
    exportsUnderWay += 1
    const ended = (): void => {
      exportsUnderWay -= 1
      restWhenIdle()
    }
    const signal = AbortSignal.any([closing.signal, ...(hooks.signal ? [hooks.signal] : [])])
    try {
      const means = { start: spare.take, stallMs: options.exportStallMs ?? 60_000, temporary, await: awaited }
      const started = exportStream(request, means, { ...hooks, signal })
      awaited(started)
      const stream = await started
      if (stream.closed) ended()
      else stream.once('close', ended)
      return stream
    } catch (error) {
      ended()
      throw error
    }
  }

  return {
    run,
    prepare: () => {
      spare.prepare()
      restWhenIdle()
    },
    preview: previews.page,
    exportStream: exportOne,
    close: async () => {
      const reason = new EngineCrash('The engine is closed.')
      closing.abort(reason)
      for (const worker of workers) worker.kill(reason)
      await Promise.all([previews.close(), spare.close(), kept.close(), ...[...workers].map(({ gone }) => gone)])
      while (ends.size > 0) await Promise.allSettled(ends)
    },
  }
}
