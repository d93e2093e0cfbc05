import { mkdtemp, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { EncodedPage, PreviewQuery } from '../preview/page.ts'
import { EngineBusy, EngineCrash } from './errors.ts'
import type { PreviewInput } from './tasks.ts'
import { startWorker, type Worker, type WorkerLimits } from './worker.ts'

export interface PreviewLimits extends WorkerLimits {
  processes: number
  /** Previews that may wait for a process. */
  queue: number
  /** What the path of a temporary folder begins with. */
  temporary: string
}

export interface Previews {
  page: (query: PreviewQuery) => Promise<EncodedPage>
  close: () => Promise<void>
}

/** One page may take so long: it takes milliseconds unless something is wrong. */
const pageTimeoutMs = 30_000

interface Slot {
  worker: Worker | null
  busy: boolean
  /** Folder of the last page: its database is warm. */
  folder: string | null
}

interface Waiting {
  query: PreviewQuery
  resolve: (page: EncodedPage) => void
  reject: (error: unknown) => void
}

/** What all processes of a pool share. */
interface Pool {
  limits: WorkerLimits
  workdir: () => Promise<string>
  closed: () => boolean
}

/** A small pool of warm processes for previews. They start with the first preview, and again after one has died. */
export function createPreviews({ processes, queue, temporary, ...limits }: PreviewLimits): Previews {
  const slots: Slot[] = Array.from({ length: processes }, () => ({ worker: null, busy: false, folder: null }))
  const waiting: Waiting[] = []
  let closed = false
  let workdir: Promise<string> | null = null
  const pool: Pool = {
    limits,
    workdir: () =>
      (workdir ??= mkdtemp(`${temporary}previews-`).catch((error: unknown) => {
        // The next preview tries again: there may be room by then.
        workdir = null
        throw error
      })),
    closed: () => closed,
  }

  const next = (): void => {
    const first = waiting[0]
    if (!first) return
    const folder = dirname(first.query.sheet)
    const free = slots.filter(({ busy }) => !busy)
    const slot = free.find((candidate) => candidate.folder === folder) ?? free[0]
    if (!slot) return
    waiting.shift()
    slot.busy = true
    slot.folder = folder
    void serve(slot, first, pool).finally(() => {
      slot.busy = false
      slot.worker?.hold(false)
      next()
    })
  }

  const page: Previews['page'] = (query) => {
    if (closed) return Promise.reject(new EngineCrash('The engine is closed.'))
    if (waiting.length >= queue)
      return Promise.reject(new EngineBusy(`${queue} previews are waiting already. Try again in a moment.`))
    const { promise, resolve, reject } = Promise.withResolvers<EncodedPage>()
    waiting.push({ query, resolve, reject })
    next()
    return promise
  }

  const close = async (): Promise<void> => {
    closed = true
    const reason = new EngineCrash('The engine is closed.')
    for (const { reject } of waiting.splice(0)) reject(reason)
    // A preview that is waiting for the folder starts no process once it has it.
    const made = await workdir?.catch(() => null)
    for (const { worker } of slots) worker?.kill(reason)
    await Promise.all(slots.map(({ worker }) => worker?.gone))
    if (made) await rm(made, { recursive: true, force: true }).catch(() => undefined)
  }
  return { page, close }
}

async function serve(slot: Slot, { query, resolve, reject }: Waiting, pool: Pool): Promise<void> {
  try {
    resolve(await answer(slot, { ...query, workdir: await pool.workdir() }, pool))
  } catch (error) {
    reject(error)
  }
}

/** A process that died is replaced and asked once more: a page changes nothing, so asking twice is safe. */
async function answer(slot: Slot, query: PreviewInput, pool: Pool): Promise<EncodedPage> {
  try {
    return await ask(slot, query, pool)
  } catch (error) {
    if (!(error instanceof EngineCrash) || pool.closed()) throw error
    // A process that is on its way out may still look alive: it is seen off first.
    slot.worker?.kill(error)
    await slot.worker?.gone
    slot.worker = null
    return ask(slot, query, pool)
  }
}

async function ask(slot: Slot, query: PreviewInput, { limits, closed }: Pool): Promise<EncodedPage> {
  if (closed()) throw new EngineCrash('The engine is closed.')
  if (!slot.worker?.alive()) slot.worker = startWorker(limits)
  const { worker } = slot
  worker.hold(true)
  const timer = setTimeout(
    () => worker.kill(new Error(`A preview took longer than ${pageTimeoutMs / 1000} s.`)),
    pageTimeoutMs,
  )
  try {
    return await worker.run('preview', query)
  } finally {
    clearTimeout(timer)
  }
}
