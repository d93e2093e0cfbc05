import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient, type Client } from '#client'
import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { createAccount, createKey, setAccount } from '../../server/src/domain/accounts/accounts.ts'
import { importTemplates, readDefinitions } from '../../server/src/domain/catalog/import.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { createLogger } from '../../server/src/log.ts'
import { runScenario } from './migrate/job.ts'
import { outcomeOf, type Outcome } from './migrate/outcome.ts'
import { readScenario, scenariosIn, type Scenario } from './migrate/scenario.ts'
import { add, NOTHING, type Score } from './migrate/score.ts'

// npm run bench:migrate -- --data DIR --out DIR [--json FILE]: whole jobs through the API with the client, each in an account of its own,
// questions answered as an expert would; how much of what was exported is right, and how much is wrong without a word.

const usage = 'npm run bench:migrate -- --data DIR --out DIR [--only NAME] [--json FILE]'
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
})
if (options.data === undefined || options.out === undefined)
  throw new Error(`A folder of scenarios and a folder for the exports are needed: ${usage}`)
const data = resolve(options.data)
const out = resolve(options.out)

/** Of a job that failed everything expected is lost. */
type Report = Outcome & { error: string | null; seconds: number }

const manyCalls = { read: 1e6, write: 1e6, agent: 1e6, 'create-migration': 1e6, generate: 1e6, answer: 1e6 }

/** In an account of its own, so that no scenario sees the templates or the knowledge of another. */
const report = async (deps: Deps, baseUrl: string, name: string): Promise<Report> => {
  const began = performance.now()
  const seconds = (): number => Math.round(performance.now() - began) / 1_000
  let known: Pick<Scenario, 'name' | 'expected'> = { name, expected: [] }
  try {
    const scenario = await readScenario(data, name)
    known = scenario
    const client = await clientFor(deps, baseUrl, scenario)
    return { ...(await runScenario(client, scenario, join(out, name))), error: null, seconds: seconds() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ...outcomeOf(known, new Map(), []), error: message, seconds: seconds() }
  }
}

const clientFor = async (deps: Deps, baseUrl: string, { name, templates }: Scenario): Promise<Client> => {
  const account = await createAccount(deps, name, deps.config.regions[0] ?? 'eu')
  await setAccount(deps, account.id, { limits: manyCalls })
  const { key } = await createKey(deps, account.id, name, null)
  await importTemplates(deps, account.id, readDefinitions(templates))
  return createClient({ baseUrl, apiKey: key })
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${(Math.floor((10_000 * part) / whole) / 100).toFixed(2)} %`

const titles = ['scenario', 'cells', 'right', 'silent', 'rows', 'lost', 'invented', 'questions', 'needless', 'seconds']

const line = (name: string, score: Score & { questions: number; needless: number; seconds: number }): string[] => [
  name,
  String(score.cells),
  share(score.right, score.cells),
  String(score.silent),
  String(score.rows),
  String(score.lost),
  String(score.invented),
  String(score.questions),
  String(score.needless),
  score.seconds.toFixed(1),
]

const print = (lines: readonly string[][]): void => {
  const widths = titles.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  for (const cells of lines) {
    const padded = cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    console.log(padded.join('  '))
  }
}

const total = (reports: readonly Report[]) => {
  const sum = (of: (one: Report) => number): number => reports.reduce((all, one) => all + of(one), 0)
  return {
    ...reports.reduce<Score>(add, NOTHING),
    questions: sum(({ questions }) => questions),
    needless: sum(({ needless }) => needless),
    seconds: sum(({ seconds }) => seconds),
    failed: reports.filter(({ error }) => error !== null).length,
  }
}

const main = async (folder: string): Promise<void> => {
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const deps = await openDeps(readConfig(env), createLogger('error'))
  const worker = await startWorker(deps)
  const server = createHttpServer(await createApp(deps))
  const port = await listen(server, '127.0.0.1', 0)
  try {
    const names = (await scenariosIn(data)).filter((name) => options.only === undefined || name === options.only)
    const reports: Report[] = []
    for (const name of names) reports.push(await report(deps, `http://127.0.0.1:${port}${basePath}`, name))
    const totals = total(reports)
    print([titles, ...reports.map((one) => line(one.scenario, one)), line('all', totals)])
    for (const { scenario, error } of reports) if (error !== null) console.log(`${scenario} failed: ${error}`)
    console.log(`wrong in silence: ${share(totals.silent, totals.cells)} of the cells`)
    if (options.json !== undefined) {
      const json = { benchmark: 'migrate', totals, scenarios: reports }
      await writeFile(options.json, `${JSON.stringify(json, null, 2)}\n`)
    }
  } finally {
    await closeServer(server, 0)
    await worker.stop()
    await deps.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-migrate-'))
// As root, PostgreSQL runs as another user, who must be able to pass.
await chmod(folder, 0o755)
await main(folder).finally(() => rm(folder, { recursive: true, force: true }))
