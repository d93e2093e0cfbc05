// The designer's loop: `npm run spec:watch [-- --port 4010]` serves mock and documentation of spec/ as it is, and again at each change.
//
// The mock is refreshed first; then the linter says which rules are broken, and the types in generated/api.ts follow.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, watch } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { bundleUnlinted, lintContract } from '../generate/contract.ts'
import { mockKey, startMock, type Mock } from '../mock/start.ts'

const root = join(import.meta.dirname, '../..')
const { values: options } = parseArgs({ options: { port: { type: 'string', default: '4010' } } })
const run = promisify(execFile)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const refresh = async (mock: Mock, folder: string): Promise<void> => {
  const began = performance.now()
  await mock.use(await bundleUnlinted(root, 'spec', folder))
  console.log(`The mock is refreshed (${seconds(began)}).`)
  const problems = await lintContract(root, 'spec')
  if (problems.length > 0) return console.log(`The contract breaks rules:\n${problems.join('\n')}`)
  await run(process.execPath, [join(root, 'scripts/generate.ts'), '--types'], { cwd: root })
  console.log(`The types are current (${seconds(began)}).`)
}

/** One refresh at a time, and one more for whatever changed during it. */
const refreshOnChanges = async (mock: Mock, folder: string): Promise<void> => {
  let changed = false
  let working: Promise<void> | undefined
  const work = async (): Promise<void> => {
    while (changed) {
      changed = false
      await refresh(mock, folder).catch((error: unknown) => console.log(messageOf(error)))
    }
    working = undefined
  }
  for await (const { filename } of watch(join(root, 'spec'), { recursive: true, signal: stopping.signal })) {
    if (filename === null || !/\.(?:yaml|mjs)$/.test(filename)) continue
    changed = true
    working ??= work()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'contract-watch-'))
let mock: Mock | undefined
try {
  const contract = await bundleUnlinted(root, 'spec', folder)
  mock = await startMock(contract, {
    port: Number(options.port),
    onFailure: (cause) => console.error('The mock failed:', cause),
  })
  console.log(`The mock is at ${mock.url}, with the key ${mockKey}.\nThe documentation is at ${mock.origin}/docs.`)
  await refreshOnChanges(mock, folder)
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
} finally {
  await mock?.stop()
  await rm(folder, { recursive: true, force: true })
}
