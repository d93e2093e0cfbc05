import { readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Unfinished work of another machine is taken for a crash's leftovers after this long. */
const foreignLeftoverAge = 24 * 3_600_000

/** Names of unfinished work say whose it is: machine, process, and that process's start (process ids come again). */
export const owner = `${hostname().replaceAll(/[^A-Za-z0-9-]/g, '-')}~${process.pid}~${Math.round(performance.timeOrigin)}`

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isLeftover = async (path: string, name: string): Promise<boolean> => {
  const [machine, pid, start] = name.split('~')
  const [ourMachine, ourPid, ourStart] = owner.split('~')
  if (machine === ourMachine) return pid === ourPid ? start !== ourStart : !isAlive(Number(pid))
  const known = await stat(path).catch(() => null)
  return known !== null && Date.now() - known.mtimeMs > foreignLeftoverAge
}

/** Removes what killed processes left in the folder under names that begin so, and nothing of the living. */
export const sweep = async (folder: string, prefix = ''): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || !(await isLeftover(join(folder, name), name.slice(prefix.length)))) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

const temporaryPrefix = 'migration-service~'

/**
 * What the paths of this process's temporary folders begin with. Those that killed processes left are removed first, but for what can't
 * be: the system's folder for such is everybody's.
 */
export const openTemporary = async (folder = tmpdir()): Promise<string> => {
  await sweep(folder, temporaryPrefix).catch(() => undefined)
  return join(folder, `${temporaryPrefix}${owner}~`)
}
