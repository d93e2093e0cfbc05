import { fork, type ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { EngineError, type Progress } from '../model.ts'
import { EngineCrash, fromSent } from './errors.ts'
import type { FromChild, ToChild } from './messages.ts'
import { watchMemory } from './resident-memory.ts'
import type { Tasks } from './tasks.ts'

export interface WorkerLimits {
  nodeArgs: string[]
  /** The path of what it begins with. */
  entry: string
  /** Where processes keep their compiled code for those that start later; null: nowhere. */
  codeCache: string | null
  /** Cap of resident memory; DuckDB gets half of it. */
  memoryLimitMb: number
}

export interface RunHooks {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
  /** The task may take so long, in milliseconds; never more than a task may take at all. */
  timeLimitMs?: number | undefined
  /** Whose data it is: a process that has worked on them may be given more of them. Left out: it is for this task alone. */
  owner?: string | undefined
  /** What the process needed, told when the task is done. */
  onUsage?: ((usage: { peak_mb: number }) => void) | undefined
}

/** An engine process. */
export interface Worker {
  /** Runs a task; rejects with an EngineError, an EngineCrash, or the signal's reason once the task has stopped. */
  run: <Name extends keyof Tasks>(
    task: Name,
    input: Tasks[Name]['input'],
    hooks?: RunHooks,
  ) => Promise<Tasks[Name]['output']>
  /** Lets the process load what tasks may need, and try it in `folder`, before it has one. */
  prepare: (folder: string) => void
  /** Ends the process at once; what it was doing rejects with `reason`. */
  kill: (reason: Error) => void
  /** Resolves when the process is gone. */
  gone: Promise<void>
  alive: () => boolean
  /** Whether the process keeps this one from exiting. */
  hold: (held: boolean) => void
}

/** How long a cancelled task may take to stop by itself. */
const graceMs = 800
/** What is kept of a child's standard error, for the log. */
const keptStderr = 4096

interface Pending {
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
  hooks: RunHooks
}

/** Starts an engine process. It gets none of this one's environment but what a process needs to run. */
export function startWorker({ nodeArgs, entry, codeCache, memoryLimitMb }: WorkerLimits): Worker {
  const child = fork(entry, [String(Math.floor(memoryLimitMb / 2))], {
    execArgv: nodeArgs,
    env: { ...bareEnvironment(), ...(codeCache !== null && { NODE_COMPILE_CACHE: codeCache }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const pending = new Map<number, Pending>()
  let count = 0
  let endedBecause: Error | null = null
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-keptStderr)))
  const kill = (reason: Error): void => {
    endedBecause ??= reason
    child.kill('SIGKILL')
  }
  const stopWatching = watchMemory(child.pid ?? 0, memoryLimitMb, () =>
    kill(
      new EngineError(
        `The work needed more than the ${memoryLimitMb} MB of memory that one run may use (RUN_MEMORY). Split the files, or raise the limit.`,
      ),
    ),
  )
  const gone = new Promise<void>((resolve) => {
    const end = (error: Error): void => {
      stopWatching()
      for (const { reject, hooks } of pending.values()) reject(hooks.signal?.aborted ? hooks.signal.reason : error)
      pending.clear()
      resolve()
    }
    child.once('error', (error) => end(new EngineCrash('The engine process could not be started.', { cause: error })))
    child.once('exit', (code, signal) => end(endedBecause ?? crashed(code, signal, stderr)))
  })
  child.on('message', (message: FromChild) => settle(pending, message))

  const run: Worker['run'] = (task, input, hooks = {}) => {
    if (hooks.signal?.aborted) return Promise.reject(hooks.signal.reason)
    const id = count++
    const result = Promise.withResolvers<unknown>()
    pending.set(id, { resolve: result.resolve, reject: result.reject, hooks })
    const stop = onAbort(hooks.signal, child, id, () => kill(new EngineCrash('The task was cancelled.')))
    send(child, { type: 'run', id, task, input }, result.reject)
    return result.promise.finally(stop) as Promise<Tasks[typeof task]['output']>
  }
  const alive = (): boolean => child.exitCode === null && child.signalCode === null && child.connected
  const hold = (held: boolean): void => {
    const handles = [child, child.channel, child.stderr instanceof Socket ? child.stderr : null]
    for (const handle of handles) {
      if (held) handle?.ref()
      else handle?.unref()
    }
  }
  // A process that is gone by now is replaced when a task is there.
  const prepare = (folder: string): void => send(child, { type: 'prepare', folder }, () => undefined)
  return { run, prepare, kill, gone, alive, hold }
}

function bareEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'SystemRoot']
  return Object.fromEntries([
    ...names.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
    ['TZ', 'UTC'],
  ])
}

function settle(pending: Map<number, Pending>, message: FromChild): void {
  const request = pending.get(message.id)
  if (!request) return
  if (message.type === 'progress') return request.hooks.onProgress?.(message.progress)
  pending.delete(message.id)
  if (message.type === 'done') {
    request.hooks.onUsage?.({ peak_mb: message.peak_mb })
    request.resolve(message.output)
  } else {
    request.reject(request.hooks.signal?.aborted ? request.hooks.signal.reason : fromSent(message.error))
  }
}

function send(child: ChildProcess, message: ToChild, onError: (error: Error) => void): void {
  if (!child.connected) return onError(new EngineCrash('The engine process is gone.'))
  child.send(message, (error) => {
    if (error) onError(new EngineCrash('The engine process is gone.', { cause: error }))
  })
}

/** Asks a task to stop when the signal says so, and makes it stop when it doesn't. */
function onAbort(signal: AbortSignal | undefined, child: ChildProcess, id: number, kill: () => void): () => void {
  if (!signal) return () => undefined
  let timer: NodeJS.Timeout | undefined
  const abort = (): void => {
    send(child, { type: 'cancel', id }, () => undefined)
    timer = setTimeout(kill, graceMs)
  }
  signal.addEventListener('abort', abort, { once: true })
  return () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function crashed(code: number | null, signal: NodeJS.Signals | null, stderr: string): EngineCrash {
  const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`
  return new EngineCrash(`The engine process ${how} before its work was done.`, {
    cause: stderr === '' ? undefined : stderr,
  })
}
