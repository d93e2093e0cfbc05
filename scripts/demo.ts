/**
 * `npm run demo`: messy files become clean CSVs through the HTTP API, with the published client alone. It starts a service of
 * its own, prints what the service replies, checks that what was previewed is what was exported, and leaves the CSVs.
 */
import { access, constants, readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { ApiError, createClient } from '#client'
import type { Answer, Client, Preview, Run, UploadedFile } from '#client'
import { readDefinitions } from '../server/src/domain/catalog/import.ts'
import { askPerson, readAnswers, suggestAnswer } from './demo/answers.ts'
import type { KnownAnswer } from './demo/answers.ts'
import { readArguments, usage } from './demo/arguments.ts'
import type { DemoArguments } from './demo/arguments.ts'
import { digestIsEqual, exportEqualsPreview, ledgerAddsUp } from './demo/checks.ts'
import type { Check } from './demo/checks.ts'
import * as report from './demo/report.ts'
import { startDemoService, templatesFile } from './demo/service.ts'
import { counted, size, terminalOn } from './demo/terminal.ts'
import { walkThrough } from './demo/walk-through.ts'

const out = terminalOn(process.stdout)
const sampleFolder = fileURLToPath(new URL('demo/files', import.meta.url))

/** Something is off that the demo can name; nothing more is to be learnt from a stack. */
class DemoFailure extends Error {
  override readonly name = 'DemoFailure'
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

const sampleFiles = async () => (await readdir(sampleFolder)).toSorted().map((name) => join(sampleFolder, name))

/** Told before anything is started. */
const checkFiles = async (paths: readonly string[]) => {
  for (const path of paths) {
    await access(path, constants.R_OK).catch(() => {
      throw new DemoFailure(`${path} can't be uploaded: there is no such file, or it may not be read`)
    })
  }
}

const checkTemplates = async (slugs: readonly string[]) => {
  const known = readDefinitions(parse(await readFile(templatesFile, 'utf8'))).map(({ slug }) => slug)
  for (const slug of slugs)
    if (!known.includes(slug)) throw new DemoFailure(`There is no template "${slug}" here, but ${known.join(', ')}`)
}

const waitWithProgress = async (client: Client, { migration_id, run_id }: Run, signal: AbortSignal): Promise<Run> => {
  const run = await client.waitForRun(migration_id, run_id, {
    signal,
    onProgress: (now) => out.progress(report.progressText(now)),
  })
  out.endProgress()
  if (run.status === 'failed') throw new DemoFailure(`The run failed: ${run.error ?? 'without a reason'}`)
  if (run.status === 'canceled') throw new DemoFailure('The run was canceled')
  return run
}

/** Who answers: a person at the terminal, or the demo with what is known. */
interface Answering {
  ask: boolean
  known: readonly KnownAnswer[]
}

const answerQuestions = async (
  client: Client,
  run: Run,
  files: readonly UploadedFile[],
  { ask, known }: Answering,
): Promise<Run> => {
  const open = run.questions.filter(({ answer }) => answer === null)
  out.heading(`   The run is blocked: it has ${counted(open.length, 'question')} that the files alone don't answer.`)
  const answers: Answer[] = []
  for (const [i, question] of open.entries()) {
    const suggested = suggestAnswer(question, known)
    const chosen = suggested?.value ?? null
    report.printQuestion(out, question, { number: i + 1, of: open.length, chosen, files })
    const value = ask ? await askPerson(question, chosen) : chosen
    if (value === null) throw new DemoFailure(`Question ${i + 1} has no option to take: answer it yourself with --ask`)
    const label = question.options.find((option) => option.value === value)?.label ?? value
    out.line(`     Answer: ${label}${ask ? '' : ` (${suggested?.source}; --ask lets you choose)`}`)
    answers.push({ question_id: question.question_id, value })
  }
  out.line()
  return client.answerRun(run.migration_id, run.run_id, answers)
}

/** Answering may bring up further questions; an account has 5 answers an hour. */
const mostAnswers = 5

const generate = async (
  client: Client,
  migrationId: string,
  answering: Answering,
  signal: AbortSignal,
): Promise<Run> => {
  let run = await waitWithProgress(client, await client.startRun(migrationId, { kind: 'generate' }), signal)
  const { files } = await client.listFiles(migrationId, { limit: 1000 })
  out.line('   Found in the files:')
  report.printTables(out, files)
  for (let answered = 0; run.status === 'blocked'; answered++) {
    if (answered === mostAnswers) throw new DemoFailure(`The run still has questions after ${mostAnswers} answers`)
    run = await waitWithProgress(client, await answerQuestions(client, run, files, answering), signal)
  }
  if (run.status !== 'awaiting_approval')
    throw new DemoFailure(`The run ended ${run.status} instead of awaiting approval`)
  if (run.summary !== null) out.line(`   ${run.summary}`)
  return run
}

const showPreview = async (client: Client, preview: Preview, files: readonly UploadedFile[], migrationId: string) => {
  out.heading('4. The preview: what an execute would export')
  report.printSheets(out, preview)
  out.heading('   How each column is filled')
  report.printMappings(out, preview, files)
  out.heading('   Issues by column')
  report.printIssues(out, preview)
  for (const { slug } of preview.sheets.filter(({ error }) => error > 0)) {
    const { rows } = await client.getPreview(migrationId, { slug, status: 'error', limit: 1 })
    for (const row of rows) report.printExample(out, row, slug, files)
  }
  out.heading('   The ledger')
  report.printLedger(out, preview.ledger, files)
}

const exportSheets = async (
  client: Client,
  preview: Preview,
  migrationId: string,
  folder: string,
): Promise<Check[]> => {
  const checks: Check[] = []
  const rows: string[][] = []
  for (const sheet of preview.sheets) {
    const path = join(folder, `${sheet.slug}.csv`)
    const bytes = await (await client.exportCsv(migrationId, sheet.slug)).saveTo(path)
    const check = await exportEqualsPreview(client, migrationId, sheet, path)
    checks.push(check)
    rows.push([relative('.', path), counted(check.rows, 'row'), size(bytes)])
  }
  out.table(rows)
  return checks
}

const printChecks = (checks: readonly Check[]): boolean => {
  out.heading('7. Checks')
  for (const { what, problem } of checks) {
    out.line(
      problem === null
        ? `   ${out.style('green', 'ok')}  ${what}`
        : `   ${out.style('red', 'WRONG')}  ${what}: ${problem}`,
    )
  }
  return checks.every(({ problem }) => problem === null)
}

/** From the first upload to the CSVs; true when every check holds. */
const migrate = async (client: Client, { files, templates, ask, output }: DemoArguments, signal: AbortSignal) => {
  const paths = files.length > 0 ? files : await sampleFiles()
  const { templates: known } = await client.listTemplates()
  out.line(
    `   Templates: ${known.map(({ slug, columns }) => `${slug} (${counted(columns.length, 'column')})`).join(', ')}`,
  )

  const { id } = await client.createMigration({ name: 'Demo', template_slugs: templates })
  out.heading(`2. Uploading ${counted(paths.length, 'file')} to ${id}`)
  report.printUploaded(out, await client.upload(id, paths))

  out.heading('3. Generating a preview')
  const answers = files.length > 0 ? [] : await readAnswers()
  const generated = await generate(client, id, { ask, known: answers }, signal)
  const { files: read } = await client.listFiles(id, { limit: 1000 })
  const preview = await client.getPreview(id, { limit: 1 })
  await showPreview(client, preview, read, id)

  out.heading('5. Executing exactly this preview')
  const execute = await client.startRun(id, { kind: 'execute', digest: preview.digest })
  const executed = await waitWithProgress(client, execute, signal)

  out.heading('6. Exported')
  const checks = await exportSheets(client, preview, id, resolve(output))
  const isRight = printChecks([
    ledgerAddsUp(preview.ledger),
    digestIsEqual('the preview is that of the generate run', preview.digest, generated.digest),
    digestIsEqual('the execute applied exactly that preview', preview.digest, executed.digest),
    ...checks,
  ])
  return { isRight, paths, slugs: preview.sheets.map(({ slug }) => slug) }
}

const main = async (): Promise<boolean> => {
  const args = readArguments(process.argv.slice(2))
  if (args.help) {
    out.line(usage)
    return true
  }
  if (args.ask && process.stdin.isTTY !== true) throw new DemoFailure('--ask needs a terminal to ask on')
  await checkFiles(args.files)
  await checkTemplates(args.templates)
  const began = performance.now()
  const interrupted = new AbortController()
  // Not once: Ctrl-C arrives twice, from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupted.abort(new DemoFailure(`Stopped by ${signal}`)))
  }
  // Whoever read the output has gone, as `| head` does: the service must not be left behind.
  process.stdout.on('error', () => interrupted.abort(new DemoFailure('Stopped: nobody reads the output any more')))
  out.line(out.style('bold', '1. Starting PostgreSQL, the API and a worker'))
  const service = await startDemoService()
  try {
    out.line(`   The API is at ${service.url} (${seconds(began)})`)
    const client = createClient({ baseUrl: service.url, apiKey: service.key })
    interrupted.signal.throwIfAborted()
    const { isRight, paths, slugs } = await Promise.race([
      migrate(client, args, interrupted.signal),
      rejectWhenAborted(interrupted.signal),
    ])
    out.heading('8. The same by hand, with a service that keeps running')
    const files = paths.map((path) => relative('.', path))
    out.line(walkThrough({ files, templates: args.templates, slugs }).replaceAll(/^(?=.)/gm, '   '))
    out.line()
    out.line(
      out.style(
        'bold',
        isRight
          ? `Done in ${seconds(began)}. The CSVs are in ${resolve(args.output)}`
          : 'Something is off: see the checks.',
      ),
    )
    return isRight
  } finally {
    await service.stop()
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  out.endProgress()
  const isExpected = error instanceof DemoFailure || error instanceof ApiError || error instanceof TypeError
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}
