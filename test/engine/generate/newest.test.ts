import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { queryOn } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { generate } from '../../../server/src/engine/generate.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { templateOf } from '../plan/table-of.ts'
import { readContent, testFolder } from '../read/support/reading.ts'

const rates = templateOf('rates', [
  { name: 'harbour', required: true },
  { name: 'vessel', required: true },
  { name: 'rate', required: true, rule: '\\d+' },
  { name: 'valid_from', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const text = `Harbour;Our vessel;Rate;Valid from
HUL;V-1;10;01.02.2024
HUL;V-1;12;01.01.25
hul;V1;11;03.07.2024
HUL;V-2;20;01.02.2024
LEI;V-1;30;15.03.2024
LEI;V-1;31;15.03.2024
LEI;V-3;40;
LEI;V-3;41;20.03.2024
`

/** The rates that are exported, and what was said of those that stay behind. */
async function made(instructions: string): Promise<{ rates: (string | null)[]; ignored: [string, number][] }> {
  const folder = await testFolder()
  const { table } = await readContent(text)
  const outdir = join(folder, 'result')
  await mkdir(join(folder, 'work'))
  const tables = [{ ...table, file_id: 'file_rates', file_name: 'rates.csv', sha256: 'ab'.repeat(32) }]
  const result = await generate({
    tables,
    templates: [rates],
    knowledge: [],
    instructions,
    answers: [],
    autonomy: 'decide',
    version: 1,
    workdir: join(folder, 'work'),
    outdir,
  })
  if (result.outcome !== 'ready') throw new Error(`asked: ${JSON.stringify(result.questions)}`)
  const session = await openDuckDB({ workdir: join(folder, 'look'), allowedDirectories: [outdir] })
  try {
    const sheet = join(outdir, result.manifest.sheets[0]!.parquet)
    const { rows } = await previewPage(queryOn(session.connection), { sheet, limit: 100 })
    const ignored = result.manifest.ledger.tables[0]!.ignored.map(({ reason, rows: count }): [string, number] => [
      reason,
      count,
    ])
    return { rates: rows.map(({ values }) => values.rate ?? null), ignored }
  } finally {
    await session.close()
  }
}

describe('of rows with the same key the newest', () => {
  it.each([
    'We only need the newest rate per harbour and vessel.',
    'Wir brauchen je Harbour und Vessel nur den neuesten.',
    'Par harbour et vessel, gardez seulement la plus récente.',
  ])('is kept where a sentence says so, whatever their order and however the keys are written: %s', async (said) => {
    const { rates: kept, ignored } = await made(said)
    // Two of one day are left to whoever knows; a row without a day is none of the older ones.
    expect(kept).toEqual(['12', '20', '30', '31', '40', '41'])
    expect(ignored.map(([, count]) => count)).toEqual([2])
    expect(ignored[0]![0]).toContain('another row with the same “Harbour” and “Our vessel” has a later “Valid from”')
  })

  it.each([
    'The newest rate per harbour and vessel is on the notice board.',
    'We only need the newest rate per captain.',
    'We only need the newest rates.',
  ])('is not sought where nobody says it, or of nothing that is there: %s', async (said) => {
    expect((await made(said)).rates).toHaveLength(8)
  })
})
