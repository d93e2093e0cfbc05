import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#client'
import { runScenario } from '../../scripts/bench/migrate/job.ts'
import { readScenario } from '../../scripts/bench/migrate/scenario.ts'
import { useService } from '../support/harness.ts'

const folder = fileURLToPath(new URL('../scenarios', import.meta.url))

/** A union with a join, a workbook with a self-reference beside a file without a header, and several templates that link. */
const names = ['customers', 'staff', 'invoices']

describe('whole jobs, answered as an expert would', () => {
  const service = useService({ worker: true })
  let out: string

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'scenarios-test-'))
  })

  afterAll(() => rm(out, { recursive: true, force: true }))

  test.each(names)('%s: every expected row is exported, and no cell is wrong without a word', async (name) => {
    const scenario = await readScenario(folder, name)
    const { id, key } = await service.newAccount()
    await service.importTemplates(id, scenario.templates)
    const outcome = await runScenario(createClient({ baseUrl: service.url, apiKey: key }), scenario, join(out, name))
    expect(outcome.details).toEqual({ wrong_cells: [], lost_rows: [], invented_rows: [] })
    expect(outcome.right).toBe(outcome.cells)
  })
})
