import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lintContract } from '../../scripts/generate/contract.ts'
import { root } from './contract.ts'

/** One fault in each file of a copy of the contract, and what the linter must say of it. */
const faults = [
  ['paths/template.yaml', 'x-rate-limit: read', '', 'x-rate-limit: names a class'],
  ['paths/template.yaml', 'x-rate-limit: read', 'x-rate-limit: generate', 'x-rate-limit: names a class'],
  ['paths/answers.yaml', 'budget: answer', 'budget: answers', 'x-hourly-budget: is null'],
  ['paths/run.yaml', 'x-subscription: false', '', 'x-subscription: is true or false'],
  ['paths/preview.yaml', 'x-feature: null', '', 'x-feature: names the feature'],
  ['paths/runs.yaml', 'concurrent_runs: 3', 'concurrent_runs: three', 'x-limits: gives whole numbers'],
  ['paths/cancel.yaml', 'tags: [Runs]', 'tags: [Runs, Export]', 'tags: has one tag'],
  ['paths/migrations.yaml', "'403':", "'418':", 'The operation can answer 403'],
  ['paths/files.yaml', "'415':", "'418':", 'The operation can answer 415'],
  ['paths/run.yaml', "'400':", "'418':", 'The operation can answer 400'],
  ['responses/TooManyRequests.yaml', 'Retry-After:', 'Retry-Later:', 'has no header Retry-After'],
  ['responses/BadRequest.yaml', 'X-RateLimit-Reset:', 'X-RateLimit-End:', 'has no header X-RateLimit-Reset'],
  ['schemas/Error.yaml', 'maxLength: 4000', '', 'A text has maxLength'],
  ['schemas/File.yaml', 'maxItems: 10000', '', 'An array has maxItems'],
  ['schemas/Confidence.yaml', 'maximum: 1', '', 'A number has minimum and maximum'],
  ['schemas/Metadata.yaml', 'maxProperties: 50', '', 'A map has maxProperties'],
  ['schemas/AnswerRun.yaml', 'additionalProperties: false', '', 'An object of a request says'],
  ['schemas/RunStatus.yaml', 'queued: [running, canceled, failed]', 'queued: [walking]', 'x-transitions lists'],
  ['schemas/Severity.yaml', 'description: Rows', 'description: rows', 'A description is a sentence'],
  ['schemas/Source.yaml', 'description: Name of the source.', '', 'A field has a description'],
  ['paths/log.yaml', 'operationId: getLog', 'operationId: get_log', 'An operation is named in camelCase'],
  ['parameters/After.yaml', 'name: after', 'name: afterEvent', 'A parameter is named in snake_case'],
  ['schemas/Evidence.yaml', '  file_id:', '  fileId:', 'A field is named in snake_case'],
  ['openapi.yaml', '  /extractions:', '  /Extractions:', 'A path is lower-case words'],
  [
    'paths/extraction.yaml',
    'schemas/Extraction.yaml',
    'schemas/extraction.yaml',
    "A shape's file is named as its type",
  ],
  ['paths/run.yaml', ' awaiting_approval:', ' awaitingApproval:', "An example's name is in snake_case"],
  ['responses/RetentionEnded.yaml', '    example:', '    x-example:', 'application/json has an example'],
  ['responses/RunNotFound.yaml', 'application/json:', 'text/csv:', 'The reply 404 is a refusal'],
  ['responses/MigrationNotFound.yaml', 'content:', 'x-content:', 'The reply 404 says what it has'],
  ['openapi.yaml', 'x-redact: true', '', 'A key is never logged'],
  ['openapi.yaml', 'limit: 60', 'limit: many', 'x-rate-limits gives each limit'],
] as const

/** Faults that are in the contract together; two faults in one place take turns. */
const rounds = [0, 1].map((round) =>
  faults.filter(
    ([file, sound], index) =>
      faults.slice(0, index).filter(([other, place]) => other === file && place === sound).length === round,
  ),
)

async function breakCopy(copy: string, round: (typeof faults)[number][]): Promise<void> {
  await cp(join(root, 'spec'), copy, { recursive: true })
  for (const [file, sound, fault] of round) {
    const text = await readFile(join(copy, file), 'utf8')
    if (!text.includes(sound)) throw new Error(`${file} has no "${sound}" to break`)
    await writeFile(join(copy, file), text.replace(sound, fault))
  }
}

describe('the linter', () => {
  let folder: string
  let reports: string[][]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-lint-'))
    reports = await Promise.all(
      rounds.map(async (round, index) => {
        const copy = join(folder, String(index))
        await breakCopy(copy, round)
        return lintContract(root, copy)
      }),
    )
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  test('finds no problem in the contract', async () => {
    expect(await lintContract(root, 'spec')).toEqual([])
  })

  const cases = rounds.flatMap((round, index) =>
    round.map(([file, sound, fault, message]) => ({ file, sound, fault, message, index })),
  )
  test.each(cases)('refuses $file with "$fault" for "$sound"', ({ message, index }) => {
    expect(reports[index]).toContainEqual(expect.stringContaining(message))
  })
})
