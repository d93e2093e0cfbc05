import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Answer, Client, PreviewRow, Question, Run, UploadedFile } from '#client'
import { answerFor } from './answer.ts'
import { explain } from './explain.ts'
import { outcomeOf, type Asked, type Outcome } from './outcome.ts'
import { readCsv, type ExpertAnswers, type Scenario } from './scenario.ts'
import type { Exported } from './score.ts'

/** Answering brings up further questions at times, but not for ever. */
const MOST_ROUNDS = 20

/** A whole job, from the files to the exports, which are left in `out` with a report of what is not right. Templates must be there already. */
export const runScenario = async (client: Client, scenario: Scenario, out: string): Promise<Outcome> => {
  for (const [at, { key, ...entry }] of scenario.knowledge.entries()) await client.putKnowledge(keyOf(key, at), entry)
  const { instructions } = scenario
  const { id } = await client.createMigration(instructions === null ? {} : { instructions })
  await client.upload(id, scenario.files)
  const asked = await generate(client, id, scenario.answers)
  const { digest, sheets, mappings } = await client.getPreview(id, { limit: 1 })
  const execute = await client.startRun(id, { kind: 'execute', digest })
  settled(await client.waitForRun(id, execute.run_id), 'completed')
  await mkdir(out, { recursive: true })
  const slugs = sheets.map(({ slug }) => slug)
  const exported = new Map<string, Exported[]>()
  const rejected = new Map<string, PreviewRow[]>()
  for (const slug of slugs) {
    const sheet = await exportSheet(client, id, slug, out)
    exported.set(slug, sheet.exported)
    rejected.set(slug, sheet.rejected)
  }
  const outcome = outcomeOf(scenario, exported, asked)
  await writeFile(join(out, 'report.txt'), explain(outcome, { mappings, rejected }))
  return outcome
}

/** Whatever an entry is called in its file, as the API takes it: “VAT codes” is `vat-codes`. */
const keyOf = (key: string, at: number): string => {
  if (/^[a-z0-9][a-z0-9_-]*$/.test(key)) return key
  const plain = key
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^[-_]+|-+$/g, '')
  return `${plain.slice(0, 60) || 'entry'}-${at + 1}`
}

const settled = (run: Run, status: Run['status']): Run => {
  if (run.status !== status)
    throw new Error(`The ${run.kind} run is ${run.status}, not ${status}: ${run.error ?? 'without a reason'}`)
  return run
}

/** Up to the preview, every question answered as the expert would. */
const generate = async (client: Client, id: string, expert: ExpertAnswers): Promise<Asked[]> => {
  const started = await client.startRun(id, { kind: 'generate' })
  let run = await client.waitForRun(id, started.run_id)
  const { files } = await client.listFiles(id, { limit: 1000 })
  const asked: Asked[] = []
  for (let round = 0; run.status === 'blocked' && round < MOST_ROUNDS; round++) {
    const answers = run.questions
      .filter(({ answer }) => answer === null)
      .map((question) => answered(question, expert, files))
    asked.push(...answers.map(({ asked: one }) => one))
    await client.answerRun(
      id,
      run.run_id,
      answers.map(({ answer }) => answer),
    )
    run = await client.waitForRun(id, run.run_id)
  }
  settled(run, 'awaiting_approval')
  return asked
}

const answered = (
  question: Question,
  expert: ExpertAnswers,
  files: readonly UploadedFile[],
): { answer: Answer; asked: Asked } => {
  const names = new Map(files.map(({ file_id, name }) => [file_id, name]))
  const given = answerFor(question, expert, names) ?? question.options[0]?.value
  if (given === undefined) throw new Error(`There is nothing to answer: ${question.prompt}`)
  const { kind, prompt, default: preset } = question
  return {
    answer: { question_id: question.question_id, value: given },
    asked: { kind, prompt, default: preset, answer: given, needless: given === preset },
  }
}

/** Leaves both exports of a sheet, and gives the valid rows with what the preview says of them, and the rows that it refuses. */
const exportSheet = async (
  client: Client,
  id: string,
  slug: string,
  out: string,
): Promise<{ exported: Exported[]; rejected: PreviewRow[] }> => {
  const path = join(out, `${basename(slug)}.csv`)
  await (await client.exportCsv(id, slug, { rows: 'valid' })).saveTo(path)
  await (await client.exportCsv(id, slug, { rows: 'rejected' })).saveTo(path.replace(/\.csv$/, '.rejected.csv'))
  const { rows } = readCsv(await readFile(path, 'utf8'))
  const valid: PreviewRow[] = []
  const rejected: PreviewRow[] = []
  for await (const row of client.previewRows(id, { slug }))
    (row.issues.some(({ severity }) => severity === 'error') ? rejected : valid).push(row)
  if (valid.length !== rows.length)
    throw new Error(`${slug} has ${rows.length} exported rows, but ${valid.length} rows of its preview are valid`)
  return { exported: rows.map((values, at) => ({ values, issues: valid[at]?.issues ?? [] })), rejected }
}
