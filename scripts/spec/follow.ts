import { setTimeout as wait } from 'node:timers/promises'
import { bundleUnlinted, lintContract } from '../generate/contract.ts'
import type { Mock } from '../mock/start.ts'
import { watchFiles } from './watch-files.ts'

export interface Following {
  root: string
  /** The folder of the contract, relative to `root` or absolute. */
  spec: string
  /** For the bundle. */
  folder: string
  mock: Mock
  /** Told what was done, and which rules the contract breaks. */
  say: (line: string) => void
  /** What follows once the contract is refreshed and keeps every rule. */
  afterwards: () => Promise<void>
}

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`

/** An editor writes a file in several steps. */
const settleMilliseconds = 50

/** The mock first, since somebody waits for it. */
const refresh = async ({ root, spec, folder, mock, say, afterwards }: Following): Promise<void> => {
  const began = performance.now()
  mock.use(await bundleUnlinted(root, spec, folder))
  say(`The mock is refreshed (${seconds(began)}).`)
  const problems = await lintContract(root, spec)
  if (problems.length > 0) return say(`The contract breaks rules:\n${problems.join('\n')}`)
  await afterwards()
}

/**
 * Has the mock answer from the contract as it is after each change of its files, until it is stopped. One refresh goes on at a time,
 * and one more for whatever changed during it. A contract that can't be read is told, and the mock stays as it was.
 */
export const followSpec = (following: Following): { stop: () => Promise<void> } => {
  let changed = false
  let working: Promise<void> | undefined
  const work = async (): Promise<void> => {
    while (changed) {
      await wait(settleMilliseconds)
      changed = false
      await refresh(following).catch((error: unknown) =>
        following.say(error instanceof Error ? error.message : String(error)),
      )
    }
    working = undefined
  }
  const watcher = watchFiles(following.spec, (path) => {
    if (!/\.(?:yaml|mjs)$/.test(path)) return
    changed = true
    working ??= work()
  })
  return {
    stop: async () => {
      watcher.close()
      changed = false
      await working
    },
  }
}
