// Schemathesis over the whole contract: made-up requests, good and bad, against the service and the mock, or whatever answers at an address.
//
//   npm run test:fuzz                                      the service, fresh, with records of its own, and the mock; at the same time
//   npm run test:fuzz -- --target mock                     one of the two
//   npm run test:fuzz -- --target http://localhost:3000/api/v1 --key KEY      another server
//   npm run test:fuzz -- --seed 7 --examples 200           other requests, more of them
//   npm run test:fuzz -- --defects                         six defects in a copy of the service: each has to be found
//   npm run test:fuzz -- --if-possible                     says so and succeeds where Python or the package is not to be had
//
// Everything after `--` goes to Schemathesis as it is. What is excluded, and why: scripts/fuzz/schemathesis.toml.

import { readFile } from 'node:fs/promises'
import { findDefects } from './fuzz/defects.ts'
import { findSchemathesis, fuzz } from './fuzz/schemathesis.ts'
import { startTarget, type Target } from './fuzz/target.ts'
import type { Contract } from './generate/contract.ts'
import { mockKey, startMock } from './mock/start.ts'
import { wholeNumber } from './port.ts'
import { readOptions } from './read-options.ts'

const { values: options, positionals } = readOptions({
  options: {
    seed: { type: 'string', default: '1' },
    examples: { type: 'string', default: '50' },
    target: { type: 'string', default: 'service,mock' },
    key: { type: 'string', default: '' },
    defects: { type: 'boolean', default: false },
    'if-possible': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const startMockTarget = async (): Promise<Target> => {
  const contract = await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8')
  const onFailure = (cause: unknown): void => console.error('The mock failed:', cause)
  const { url, stop } = await startMock(JSON.parse(contract) as Contract, { onFailure })
  return { url, key: mockKey, stop }
}

const starters: Record<string, () => Promise<Target>> = { service: startTarget, mock: startMockTarget }

/** 5. (After the four of schemathesis.toml.) The mock keeps nothing: what was deleted is there again. */
const exclusions: Record<string, readonly string[]> = { mock: ['--exclude-checks=use_after_free'] }

/** Whether something was found. */
const attack = async (program: string, name: string): Promise<boolean> => {
  const start = starters[name] ?? (() => Promise.resolve({ url: name, key: options.key, stop: async () => {} }))
  const target = await start()
  const more = [...(exclusions[name] ?? []), ...positionals]
  const tell = (line: string): void => console.log(`${name} | ${line}`.trimEnd())
  const { seed, examples } = options
  const { output, found } = await fuzz(program, { ...target, seed, examples, more, tell }).finally(target.stop)
  if (output === '') throw new Error('Schemathesis said nothing.')
  return found
}

const targets = options.target.split(',')

/** What is wrong is told before anything starts. */
const checkOptions = (): void => {
  for (const name of ['seed', 'examples'] as const) wholeNumber(name, options[name], 1e9)
  const unknown = targets.find((name) => !(name in starters) && !/^https?:/.test(name))
  if (unknown !== undefined) throw new TypeError(`--target ${unknown}: must be service, mock or an http address.`)
}

const main = async (): Promise<void> => {
  checkOptions()
  const program = await findSchemathesis().catch((error: Error) => {
    console.error(`Schemathesis is not to be had: ${error.message}`)
    return null
  })
  if (program === null) {
    if (options['if-possible']) console.log('SKIPPED: the contract was not fuzzed.')
    else process.exitCode = 1
  } else if (options.defects) {
    const missed = await findDefects(program, options.seed)
    if (missed > 0) process.exitCode = 1
  } else {
    const found = await Promise.all(targets.map((name) => attack(program, name)))
    if (found.includes(true)) process.exitCode = 1
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
