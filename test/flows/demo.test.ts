/** The demo as a user runs it: a process of its own, judged by its exit code, what it prints and the files it leaves. */
import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeFiles } from '../../scripts/demo/make-files.ts'
import { walkThrough } from '../../scripts/demo/walk-through.ts'
import { blocksOf, linePattern } from '../docs/markdown.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const patience = 180_000

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

const demo = async (...args: string[]): Promise<Outcome> => {
  const finished = run(process.execPath, ['scripts/demo.ts', ...args], { cwd: root, maxBuffer: 64 * 1024 ** 2 })
  return finished.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  )
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-test-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const records = async (path: string): Promise<Record<string, string>[]> =>
  Papa.parse<Record<string, string>>(await readFile(path, 'utf8'), { header: true, skipEmptyLines: true }).data

/** A line whatever the time, the identifiers, the folder and the spaces between columns. */
const plainLine = (line: string): string =>
  line
    .replaceAll(/\b(?:[a-z]{3,4}_)?[0-9a-f]{12,}/g, 'id')
    .replaceAll(/\S+\/(?=\w+\.csv)/g, '')
    .replaceAll(/\d[\d.]*/g, '0')
    .replaceAll(/ +/g, ' ')
    .trimEnd()

/** The lines of the session in README.md that were not printed, or not in this order; `…` stands for anything. */
const missingLines = async (printed: string): Promise<string[]> => {
  const readme = blocksOf(await readFile(join(root, 'README.md'), 'utf8'))
  const shown = readme.find(({ language }) => language === 'text')?.code.split('\n') ?? ['']
  // How often the demo sees a run's progress is a matter of time.
  const lasting = shown.filter((line) => !/^ {3}(?:queued|running)\b/.test(line))
  const lines = printed.split('\n').map(plainLine)
  let at = 0
  return lasting.filter((line) => {
    const pattern = new RegExp(`^${linePattern(plainLine(line))}$`)
    const found = lines.findIndex((other, index) => index >= at && pattern.test(other))
    if (found >= 0) at = found
    return found < 0
  })
}

describe('npm run demo', () => {
  test(
    'turns the sample files into three clean CSVs and proves it',
    async () => {
      const output = join(folder, 'samples')
      const { code, stdout, stderr } = await demo('--output', output)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout.match(/^ {3}ok {2}.*$/gm)).toHaveLength(6)
      expect(stdout).not.toContain('WRONG')
      for (const said of [
        'Question 1 of 3',
        'Signup Date',
        'the default',
        'prospect (what the customer knows,',
        '100 %',
        'Together',
        'curl',
        output,
      ]) {
        expect(stdout).toContain(said)
      }
      expect(await missingLines(stdout.replaceAll(output, 'demo-output'))).toEqual([])
      // Not a terminal: neither colours nor rewritten lines.
      expect(stdout).not.toContain('\u001B')
      expect(stdout).not.toContain('\r')
      expect((await readdir(output)).toSorted()).toEqual(['customers.csv', 'orders.csv', 'products.csv'])
      const customers = await records(join(output, 'customers.csv'))
      expect(customers).toHaveLength(248)
      expect(customers.filter(({ status }) => status === 'prospect')).toHaveLength(13)
      expect(customers.find(({ customer_id }) => customer_id === 'C-1001')).toMatchObject({
        name: 'Claudia Große',
        phone: '+492116801119',
        since: '2017-06-24',
      })
      expect(await records(join(output, 'products.csv'))).toHaveLength(79)
      expect(await records(join(output, 'orders.csv'))).toHaveLength(349)
    },
    patience,
  )

  test(
    'does the same with files of one’s own',
    async () => {
      const output = join(folder, 'own')
      const own = join(folder, 'my customers.csv')
      await writeFile(own, 'id;Name;Status\r\nC-0001;Ada Berg;active\r\nC-0002;Jo Weiß;inactive\r\nC-0003;;active\r\n')
      const { code, stdout, stderr } = await demo('--file', own, '--template', 'customers', '--output', output)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(/-F 'files=@.*my customers\.csv'/)
      expect(stdout).toContain('"template_slugs":["customers"]')
      expect(await readdir(output)).toEqual(['customers.csv'])
      expect((await records(join(output, 'customers.csv'))).map(({ name }) => name)).toEqual(['Ada Berg', 'Jo Weiß'])
    },
    patience,
  )

  test(
    'fails with a sentence, leaving nothing that runs, when a file or an argument is wrong',
    async () => {
      const missing = await demo('--file', join(folder, 'missing.csv'))
      expect(missing.code).toBe(1)
      expect(missing.stderr).toContain("missing.csv can't be uploaded: there is no such file")
      const unknown = await demo('--template', 'nonsense', '--output', folder)
      expect(unknown.code).toBe(1)
      expect(unknown.stderr).toContain('There is no template "nonsense" here, but customers, products, orders')
      const argument = await demo('--fiel', 'a.csv')
      expect(argument.code).toBe(1)
      expect(argument.stderr).toContain("'--fiel'")
    },
    patience,
  )

  test(
    'stops its service when it is interrupted',
    async () => {
      const child = spawn(process.execPath, ['scripts/demo.ts', '--output', join(folder, 'interrupted')], { cwd: root })
      const exit = once(child, 'exit')
      let url: string | undefined
      for await (const line of createInterface({ input: child.stdout })) {
        url ??= /The API is at (\S+)/.exec(line)?.[1]
        if (url !== undefined) child.kill('SIGINT')
      }
      expect(await exit).toEqual([1, null])
      await expect(fetch(`${url}/templates`)).rejects.toThrow('fetch failed')
    },
    patience,
  )
})

test('the sample files are what their generator makes', async () => {
  for (const { name, bytes } of await makeFiles()) {
    const kept = await readFile(join(root, 'scripts/demo/files', name))
    expect({ name, isEqual: kept.equals(bytes) }).toEqual({ name, isEqual: true })
  }
})

/** What a person does at the two places where one has to look and type: waits, and answers every question. */
const typed = (script: string): string => {
  const [, ...rest] = script.split('\n')
  const wait = 'until run | grep -qE \'"status":"(blocked|awaiting_approval|completed|failed)"\'; do sleep 1; done'
  const suggestions = 'questions.map(q => ({ question_id: q.question_id, value: q.default }))'
  const answer = `post /migrations/$MIGRATION/runs/$RUN/answers "{\\"answers\\": $(run | node -pe "JSON.stringify(JSON.parse(fs.readFileSync(0, 'utf8')).${suggestions})")}"`
  return rest
    .map((line) => (line.startsWith('run ') ? wait : line))
    .map((line) => (line.includes('/answers') ? `${answer}\n${wait}` : line))
    .join('\n')
}

describe('the walk-through with curl', () => {
  const samples = ['customers-boston.csv', 'kunden-berlin.csv', 'orders-late.csv', 'orders.xlsx', 'products.tsv']
  const lines = walkThrough({
    files: samples.map((name) => `scripts/demo/files/${name}`),
    templates: [],
    slugs: ['customers', 'orders', 'products'],
  })

  test('stands in the README as the demo prints it', async () => {
    expect(await readFile(join(root, 'README.md'), 'utf8')).toContain(`\n${lines}\n`)
  })

  /** Starts the service as `npm start` does, on a free port, and reads the account and key that it prints. */
  const startService = async (dataDir: string): Promise<{ url: string; account: string; key: string }> => {
    const server: ChildProcess = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(async () => {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
      // Only then: its database lies there.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    }, patience)
    const printed: string[] = []
    for await (const line of createInterface({ input: server.stdout! })) {
      printed.push(line)
      const found = /service is at (\S+)\n.*account is (acc_\w+).*\n(msk_\w+)/.exec(printed.join('\n'))
      if (found !== null) return { url: found[1]!, account: found[2]!, key: found[3]! }
    }
    throw new Error(`The service ended: ${printed.join('\n')}`)
  }

  test(
    'works line by line',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'walk-through-'))
      await chmod(dataDir, 0o711)
      const { url, account, key } = await startService(dataDir)
      const script = typed(lines)
        .replace('http://127.0.0.1:3000/api/v1', url)
        .replace('acc_...', account)
        .replace('msk_...', key)
        .replaceAll('-o ', `-o ${folder}/`)
      const env = { ...process.env, DATA_DIR: dataDir, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
      await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env, maxBuffer: 64 * 1024 ** 2 })
      expect(await records(join(folder, 'customers.csv'))).toHaveLength(235)
      expect(await records(join(folder, 'orders.csv'))).toHaveLength(349)
      expect(await records(join(folder, 'products.csv'))).toHaveLength(79)
    },
    patience,
  )
})
