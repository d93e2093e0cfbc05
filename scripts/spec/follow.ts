import { setTimeout as wait } from 'node:timers/promises'
import { bundleUnlinted, lintContract, type Contract } from '../generate/contract.ts'
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

/** Why the mock can't answer from a contract, such as one with an operation that is half written; null where it does from now on. */
const failureOf = (mock: Mock, contract: Contract): string | null => {
  try {
    mock.use(contract)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The mock first, since somebody waits for it. */
const refresh = async ({ root, spec, folder, mock, say, afterwards }: Following): Promise<void> => {
  const began = performance.now()
  const failure = failureOf(mock, await bundleUnlinted(root, spec, folder))
  if (failure === null) say(`The mock is refreshed (${seconds(began)}).`)
  const problems = await lintContract(root, spec)
  const broken = problems.length > 0 ? `The contract breaks rules:\n${problems.join('\n')}` : null
  if (failure !== null) return say(`The mock can't use the contract yet. ${broken ?? failure}`)
  if (broken !== null) return say(broken)
  await afterwards()
}

/**
 * Has the mock answer from the contract as it is, and again after each change of its files, until it is stopped. One refresh goes on at
 * a time, and one more for whatever changed during it. A contract that can't be used is told, and the mock stays as it was.
 */
export const followSpec = (following: Following): { stop: () => Promise<void> } => {
  let changed = true
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
  let working: Promise<void> | undefined = work()
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
