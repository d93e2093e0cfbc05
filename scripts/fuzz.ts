// Schemathesis over the whole contract: made-up requests, good and bad, against the service or whatever answers at an address.
//
//   npm run test:fuzz                                      the service, fresh, with records of its own
//   npm run test:fuzz -- --target http://localhost:4010/api/v1 --key KEY      another server, such as the mock
//   npm run test:fuzz -- --seed 7 --examples 200           other requests, more of them
//   npm run test:fuzz -- --defects                         six defects, each in a copy of the service: all have to be found
//   npm run test:fuzz -- --if-possible                     says so and succeeds where Python or the package is not to be had
//
// Everything after `--` goes to Schemathesis as it is. What is excluded, and why: scripts/fuzz/schemathesis.toml.

import { parseArgs } from 'node:util'
import { findDefects } from './fuzz/defects.ts'
import { findSchemathesis, fuzz } from './fuzz/schemathesis.ts'
import { startTarget } from './fuzz/target.ts'

const { values: options, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    examples: { type: 'string', default: '50' },
    target: { type: 'string', default: 'service' },
    key: { type: 'string', default: '' },
    defects: { type: 'boolean', default: false },
    'if-possible': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

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
  const target =
    options.target === 'service' ? await startTarget() : { url: options.target, key: options.key, stop: async () => {} }
  const { seed, examples } = options
  const { output, found } = await fuzz(program, { ...target, seed, examples, more: positionals, echo: true })
  await target.stop()
  if (found) process.exitCode = 1
  else if (output === '') throw new Error('Schemathesis said nothing.')
}
