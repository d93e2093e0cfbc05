// The designer's loop: `npm run spec:watch [-- --port 4010]` serves mock and documentation of spec/ as it is, and again at each change.
//
// The mock is refreshed first; then the linter says which rules are broken, and the types in generated/api.ts follow. As long as the
// contract can't be used, the mock answers from the one before: at the start, from the one in generated/openapi.json.

import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '../generate/contract.ts'
import { compareFolders, copyChanges } from '../generate/folders.ts'
import { generateTypes } from '../generate/types.ts'
import { mockKey, startMock, type Mock } from '../mock/start.ts'
import { readPort } from '../port.ts'
import { readOptions } from '../read-options.ts'
import { followSpec } from './follow.ts'

const root = join(import.meta.dirname, '../..')
const spec = join(root, 'spec')
const { values: options } = readOptions({ options: { port: { type: 'string', default: '4010' } } })
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const generated = join(root, 'generated')
const folder = await mkdtemp(join(tmpdir(), 'contract-watch-'))

/** From the bundle that has just been made, and linted. */
const writeTypes = async (): Promise<void> => {
  await generateTypes(folder)
  await copyChanges(folder, generated, await compareFolders(folder, generated, ['openapi.json', 'api.ts']))
  console.log('The types are current.')
}

let mock: Mock | undefined
try {
  const contract = JSON.parse(await readFile(join(generated, 'openapi.json'), 'utf8')) as Contract
  mock = await startMock(contract, {
    port: readPort(options.port),
    onFailure: (cause) => console.error('The mock failed:', cause),
  })
  console.log(`The mock is at ${mock.url}, with the key ${mockKey}.\nThe documentation is at ${mock.origin}/docs.`)
  const following = followSpec({ root, spec, folder, mock, say: console.log, afterwards: writeTypes })
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
  await following.stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await mock?.stop()
  await rm(folder, { recursive: true, force: true })
}
