import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Service } from './harness.ts'

const program = fileURLToPath(new URL('worker-process.ts', import.meta.url))

/** A worker of the service in a process of its own, to be killed; `more` are settings beside the service's. */
export const forkWorker = (
  { deps: { connection, config } }: Pick<Service, 'deps'>,
  more: Readonly<Record<string, string>> = {},
): ChildProcess => {
  const { host, port, user, password, database } = connection
  const env = {
    ...process.env,
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@${host}:${port}/${database}`,
    DATA_DIR: config.dataDir,
    STORAGE_URL: config.storage.url,
    LOG_LEVEL: 'silent',
    ...more,
  }
  return fork(program, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** Ends it as a crash would. */
export const killWorker = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
