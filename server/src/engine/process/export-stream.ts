import { execFile } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { ExportRequest } from '../export/csv.ts'
import { EngineError } from '../model.ts'
import { EngineCrash } from './errors.ts'
import type { Worker } from './worker.ts'

export interface ExportMeans {
  /** Gives a process that works on nothing else. */
  start: () => Worker
  /** A reader that takes nothing for so long is dropped. */
  stallMs: number
  /** What the path of a temporary folder begins with. */
  temporary: string
  /** Told of what has to have ended before the engine is closed. */
  await: (end: Promise<unknown>) => void
}

export interface ExportHooks {
  signal?: AbortSignal
  onUsage?: (usage: { peak_mb: number }) => void
}

const makeFifo = promisify(execFile)

/**
 * Streams a sheet as CSV out of a process of its own, through a FIFO, as fast as the reader takes it. Resolves when the first bytes are
 * there, rejects when it fails before them; later failures destroy the stream. Destroying the stream ends the process.
 */
export async function exportStream(
  request: ExportRequest,
  means: ExportMeans,
  hooks: ExportHooks = {},
): Promise<Readable> {
  hooks.signal?.throwIfAborted()
  const folder = await mkdtemp(`${means.temporary}export-`)
  const path = join(folder, 'sheet.csv')
  // What can't be removed now is at the next start of the service.
  const cleanUp = (): Promise<void> => rm(folder, { recursive: true, force: true }).catch(() => undefined)
  try {
    await makeFifo('mkfifo', ['-m', '600', path])
    // No process begins once the engine is closed.
    hooks.signal?.throwIfAborted()
    return await streamThrough(path, request, means, hooks, cleanUp)
  } catch (error) {
    await cleanUp()
    throw error
  }
}

async function streamThrough(
  path: string,
  request: ExportRequest,
  means: ExportMeans,
  hooks: ExportHooks,
  cleanUp: () => Promise<void>,
): Promise<Readable> {
  // Our own writing end keeps the FIFO from ending before the child has opened it, and lets both ends open without blocking a thread.
  // Bare descriptors, because the socket owns and closes the one that it reads.
  const writing = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  const socket = new Socket({
    fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK),
    readable: true,
    writable: false,
  })
  const output = new PassThrough({ highWaterMark: 1 << 20 })
  const worker = means.start()
  pump(socket, output, means.stallMs)
  const first = Promise.withResolvers<void>()
  socket.once('data', () => first.resolve())
  const abort = (): void => void output.destroy(asError(hooks.signal?.reason))
  hooks.signal?.addEventListener('abort', abort, { once: true })
  output.once('close', () => {
    hooks.signal?.removeEventListener('abort', abort)
    socket.destroy()
    worker.kill(new EngineCrash('The reader of the export left.'))
    first.reject(output.errored ?? new EngineCrash('The export was closed.'))
  })
  means.await(worker.gone.then(cleanUp))
  void produce(worker, request, path, hooks)
    // Destroyed before the FIFO can end: a CSV that was cut short must never look complete.
    .catch((error: unknown) => output.destroy(asError(error)))
    .finally(() => closeSync(writing))
  // Whoever gets the error by the promise has no stream to listen on.
  output.on('error', () => undefined)
  await first.promise
  return output
}

async function produce(worker: Worker, request: ExportRequest, path: string, hooks: ExportHooks): Promise<void> {
  await worker.run('export', { ...request, to: path }, { onUsage: hooks.onUsage })
}

/** Passes bytes on with backpressure; a reader that has taken nothing for `stallMs` ends the stream. */
function pump(socket: Socket, output: PassThrough, stallMs: number): void {
  let stalled: NodeJS.Timeout | undefined
  socket.on('data', (chunk: Buffer) => {
    if (output.write(chunk)) return
    socket.pause()
    stalled = setTimeout(
      () =>
        output.destroy(
          new EngineError(
            `The reader took nothing for ${stallMs / 1000} s, so the export was stopped. Ask for it again.`,
          ),
        ),
      stallMs,
    )
  })
  output.on('drain', () => {
    clearTimeout(stalled)
    socket.resume()
  })
  socket.once('end', () => output.end())
  socket.once('error', (error) => output.destroy(error))
  output.once('close', () => clearTimeout(stalled))
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
