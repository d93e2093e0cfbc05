import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server of api-server.ts in a process of its own: the service (`ours`), or the bare handler that it is compared with. */
export const startServer = async (
  system: string,
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; origin: string }> => {
  const file = fileURLToPath(new URL('api-server.ts', import.meta.url))
  const child = fork(file, [system], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ port }] = await once(child, 'message')
  return { child, origin: `http://127.0.0.1:${port}` }
}

/** Ends it; its peak of memory, in MB. */
export const stopServer = async (child: ChildProcess): Promise<number> => {
  const answered = once(child, 'message')
  const ended = once(child, 'exit')
  child.send('stop')
  const [{ peak_mb }] = await answered
  await ended
  return peak_mb
}
