// A mock of the service, from the contract alone: `npm run mock [-- --port 4010 --delay 200]`.
//
// It refuses what the service refuses, with the same words, and answers everything else with the contract's examples. The header
// `Prefer` says which: code=409, example=blocked, dynamic=true. See docs/mock.md.

import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Contract } from './generate/contract.ts'
import { mockKey, startMock } from './mock/start.ts'
import { readPort, wholeNumber } from './port.ts'

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      delay: { type: 'string', default: '0' },
    },
  })
  const contract = JSON.parse(await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as Contract
  const mock = await startMock(contract, {
    host: values.host,
    port: readPort(values.port),
    delay: wholeNumber('delay', values.delay, 60_000),
    onFailure: (cause) => console.error('The mock failed:', cause),
  })
  console.log(`The mock is at ${mock.url}. It takes any well-formed API key, such as\n${mockKey}`)
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    void mock.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
