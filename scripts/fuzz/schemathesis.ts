import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Target } from './target.ts'

const root = join(import.meta.dirname, '../..')
const version = '4.32.5'
const folder = join(root, '.cache', `schemathesis-${version}`)

/**
 * The program, in a Python environment of its own under `.cache/`, which is made when it isn't there.
 *
 * @throws Error when there is no Python, or the package can't be installed.
 */
export const findSchemathesis = async (): Promise<string> => {
  const program = join(folder, 'bin/schemathesis')
  if (existsSync(program)) return program
  const run = promisify(execFile)
  await run('python3', ['-m', 'venv', folder], { timeout: 60_000 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('there is no python3 on the PATH.') : error
  })
  await run(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`], { timeout: 300_000 })
  return program
}

export interface FuzzOptions extends Pick<Target, 'url' | 'key'> {
  seed: string
  /** Of each operation. */
  examples: string
  /** Further arguments of Schemathesis. */
  more?: readonly string[]
  /** Of the project whose contract is tested; ours unless another is given. */
  contractRoot?: string
  /** Told each line of the output as it comes. */
  tell?: (line: string) => void
}

export interface Fuzzed {
  output: string
  /** Whether anything was found. */
  found: boolean
}

/** Runs all phases; the same seed against the same fresh server sends the same requests. */
export const fuzz = (program: string, options: FuzzOptions): Promise<Fuzzed> => {
  const { url, key, seed, examples, more = [], contractRoot = root, tell = () => undefined } = options
  const args = [
    `--config-file=${join(import.meta.dirname, 'schemathesis.toml')}`,
    'run',
    join(contractRoot, 'generated/openapi.json'),
    `--url=${url}`,
    `--header=x-api-key: ${key}`,
    `--seed=${seed}`,
    `--max-examples=${examples}`,
    ...more,
  ]
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'hooks.py') }
    const child = spawn(program, args, { cwd: join(root, '.cache'), env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        output += `${line}\n`
        tell(line.length > 400 ? `${line.slice(0, 400)}…` : line)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 || code === 1) resolve({ output, found: code === 1 })
      else reject(new Error(`Schemathesis ended with ${code}:\n${output}`))
    })
  })
}
