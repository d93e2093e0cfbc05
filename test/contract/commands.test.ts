// What the commands of the contract say when they are called wrongly: a sentence, and no page of a stack.
import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './contract.ts'

const run = promisify(execFile)
const hasJava = spawnSync('java', ['-version']).status === 0

const refusals: [command: string, said: string][] = [
  ['spec/diff.ts --bas x.json', "Unknown option '--bas'"],
  ['generate.ts --chek', "Unknown option '--chek'"],
  ['generate-client.ts', 'npm run generate:client -- python'],
  ['fuzz.ts --target servcie', '--target servcie: must be service, mock or an http address.'],
  ['sandbox.ts --port 70000', '--port 70000: must be a whole number up to 65535.'],
  ...(hasJava
    ? ([['generate-client.ts klingon .cache/klingon-client', 'There is no generator "klingon".']] as [string, string][])
    : []),
]

test.each(refusals)('%s is refused in a sentence', async (command, said) => {
  const [script = '', ...args] = command.split(' ')
  const outcome: unknown = await run(process.execPath, [join(root, 'scripts', script), ...args], { cwd: root }).catch(
    (error: unknown) => error,
  )
  expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(said) })
  expect(Object(outcome).stderr.trim().split('\n').length).toBeLessThanOrEqual(2)
})
