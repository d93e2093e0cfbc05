import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generate } from '../../../server/src/engine/generate.ts'
import type { Answer, Manifest, Question } from '../../../server/src/engine/model.ts'
import { openFolder } from '../write/sheets.ts'
import { disturbances, disturbed, readJobs, type Job } from './disturbed-job.ts'

// Planning must end with a plan for whatever it is given. PROMISES_RUNS tries more jobs, PROMISES_SEED others, and PROMISES_JOBS is another
// folder of scenarios to take them from.

const numRuns = Number(process.env['PROMISES_RUNS'] ?? 8)
const seed = Number(process.env['PROMISES_SEED'] ?? 20_261_126)
const jobsFolder = process.env['PROMISES_JOBS'] ?? 'test/scenarios'
const MOST_ROUNDS = 30

/** The whole job, every question answered with one of its options. */
async function made(job: Job, options: readonly number[], folder: string): Promise<Manifest> {
  const answers: Answer[] = []
  const answered = ({ key, options: given, default: usual }: Question): Answer => ({
    key,
    value: given[options[answers.length % options.length]! % Math.max(1, given.length)]?.value ?? usual ?? '',
  })
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const [workdir, outdir] = [join(folder, `work${round}`), join(folder, `out${round}`)]
    await Promise.all([workdir, outdir].map((path) => mkdir(path, { recursive: true })))
    const { sentences, ...given } = job
    const instructions = sentences.join(' ') || null
    const result = await generate({ ...given, instructions, answers, autonomy: 'ask', version: 1, workdir, outdir })
    if (result.outcome === 'ready') return result.manifest
    for (const question of result.questions) answers.push(answered(question))
  }
  throw new Error(`still asked after ${MOST_ROUNDS} rounds`)
}

/** Every column that a plan takes is there, is called so, and is of a table that the rows are taken from. */
function takesWhatIsThere({ tables }: Job, { plan }: Manifest): void {
  for (const source of plan.sheets.flatMap(({ sources }) => sources)) {
    const own = [source, ...source.joins].map(({ file_id, table }) => `${file_id}/${table}`)
    for (const { file_id, table, column, position } of source.columns.flatMap(({ inputs }) => inputs)) {
      const columns = tables.find((one) => one.file_id === file_id && one.name === table)?.columns ?? []
      expect(columns.filter((one) => one.position === position).map(({ name }) => name)).toEqual([column])
      expect(own).toContain(`${file_id}/${table}`)
    }
  }
}

test(
  'whatever is missing, called otherwise, there twice or of another job: a plan is made of what is there, and carried out',
  async () => {
    const place = await openFolder()
    const jobs = await readJobs(jobsFolder, place.folder)
    let run = 0
    await fc.assert(
      fc.asyncProperty(disturbances, async ({ at, done, options }) => {
        const folder = join(place.folder, 'runs', String(run++))
        const job = disturbed(jobs, at, done)
        takesWhatIsThere(job, await made(job, options, folder))
        await rm(folder, { recursive: true })
      }),
      // What it fails with is said at once: to find the least that does takes as many jobs again.
      { numRuns, seed, endOnFailure: true },
    )
  },
  60_000 + 30_000 * numRuns,
)
