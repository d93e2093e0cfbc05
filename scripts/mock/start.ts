import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/src/config.ts'
import { realSurroundings } from '../../server/src/deps.ts'
import { closeServer, createHttpServer, isTaken, listen } from '../../server/src/http/server.ts'
import { openLocalDisk } from '../../server/src/storage/local-disk.ts'
import type { Contract } from '../generate/contract.ts'
import { createMock } from './app.ts'

export interface StartOptions {
  host?: string
  /** 0 for any free one. */
  port?: number
  /** Milliseconds before each reply, and between two events of a stream. */
  delay?: number
  onFailure?: (cause: unknown) => void
}

/** A mock that answers. */
export interface Mock {
  /** Without the base path. */
  origin: string
  /** With the base path. */
  url: string
  /** Has the mock answer from another contract. Requests under way end with the one that they began with. */
  use(contract: Contract): void
  /** Takes no more requests, lets those under way end for a second, and removes what it kept. */
  stop(): Promise<void>
}

/** A key of the right form, for whoever has none: the mock takes every such key. */
export const mockKey = `msk_mockup_${'0'.repeat(43)}`

const graceMilliseconds = 1_000

const nameTaken =
  (host: string, port: number) =>
  (cause: unknown): never => {
    if (!isTaken(cause)) throw cause
    const message = `Port ${port} of ${host} is in use by another program, perhaps an earlier mock. Stop that one, or choose another with --port.`
    throw new Error(message, { cause })
  }

/** Starts the mock of a contract. Uploads lie in a temporary folder of its own, each only until it has been looked at. */
export const startMock = async (contract: Contract, options: StartOptions = {}): Promise<Mock> => {
  const { host = '127.0.0.1', port = 0, delay = 0, onFailure = () => undefined } = options
  const folder = await mkdtemp(join(tmpdir(), 'migration-service-mock-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const deps = { ...realSurroundings, config: readConfig({}), blobs: await openLocalDisk(folder) }
    const make = (from: Contract) => createMock(from, { delay, deps, onFailure })
    let app = make(contract)
    const server = createHttpServer((request, response) => app(request, response))
    const origin = `http://${host}:${await listen(server, host, port).catch(nameTaken(host, port))}`
    return {
      origin,
      url: origin + (contract.servers[0]?.url ?? ''),
      use: (changed) => {
        app = make(changed)
      },
      stop: async () => {
        await closeServer(server, graceMilliseconds)
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}
