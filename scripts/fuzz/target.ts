import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server that answers at an address, with a key that it takes. */
export interface Target {
  url: string
  key: string
  stop(): Promise<void>
}

/** A fresh service of the project in the folder `root`, ours unless another is given. */
export const startTarget = async (root = join(import.meta.dirname, '../..')): Promise<Target> => {
  const child = fork(join(root, 'scripts/fuzz/service.ts'), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const ready = once(child, 'message') as Promise<[{ url: string; key: string }]>
  const failed = ended.then(([code]) => {
    throw new Error(`The service ended with ${code} before it was ready.`)
  })
  const [{ url, key }] = await Promise.race([ready, failed])
  failed.catch(() => undefined)
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect()
    await ended
  }
  return { url, key, stop }
}
