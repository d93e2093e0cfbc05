import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { queryOn } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { generate } from '../../../server/src/engine/generate.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { templateOf } from '../plan/table-of.ts'
import { readContent, testFolder } from '../read/support/reading.ts'

const lifts = (description: string): ReturnType<typeof templateOf> =>
  templateOf('lifts', [
    { name: 'lift_no', required: true, unique: true, rule: '^(EA|WE)-\\d{3}$' },
    { name: 'street', required: true },
    { name: 'valid_until', description, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
const listed = `Lift No;Street
EA-101;Mill Lane 1
EA-102;Mill Lane 2
EA-103;Mill Lane 3
WE-104;Quay 4
WE-105;Quay 5
WE-106;Quay 6
`
const inspected = `no;lift;seen;until
S1;EA101;2022-03-01;2023-03-01
S2;EA101;2024-03-01;2025-03-01
S3;EA101;2023-03-01;2024-03-01
S4;EA102;2024-05-05;2025-05-05
S5;EA103;2023-06-06;2024-06-06
S6;WE104;2023-07-07;2024-07-07
S7;WE104;2024-07-07;2025-07-07
S8;WE105;2024-08-08;2025-08-08
S9;EA103;2024-06-06;2025-06-06
`

/** What the lifts get from the list of inspections, and how many of the tables it completes by the latest day. */
async function made(description: string): Promise<{ until: (string | null)[]; joins: number }> {
  const folder = await testFolder()
  const outdir = join(folder, 'result')
  await mkdir(join(folder, 'work'))
  const files = [
    ['lifts', listed],
    ['safety_inspections', inspected],
  ] as const
  const tables = []
  for (const [name, text] of files) {
    const { table } = await readContent(text, `${name}.csv`)
    tables.push({ ...table, name, file_id: `file_${name}`, file_name: `${name}.csv`, sha256: 'ab'.repeat(32) })
  }
  const result = await generate({
    tables,
    templates: [lifts(description)],
    knowledge: [],
    instructions: null,
    answers: [],
    autonomy: 'decide',
    version: 1,
    workdir: join(folder, 'work'),
    outdir,
  })
  if (result.outcome !== 'ready') throw new Error(`asked: ${JSON.stringify(result.questions)}`)
  const session = await openDuckDB({ workdir: join(folder, 'look'), allowedDirectories: [outdir] })
  try {
    const { sheets, plan } = result.manifest
    const sheet = join(outdir, sheets.find(({ slug }) => slug === 'lifts')!.parquet)
    const { rows } = await previewPage(queryOn(session.connection), { sheet, limit: 100 })
    const joins = plan.sheets.flatMap(({ sources }) => sources.flatMap((source) => source.joins))
    const latest = joins.filter((one) => one.latest !== undefined).length
    return { until: rows.map(({ values }) => values.valid_until ?? null), joins: latest }
  } finally {
    await session.close()
  }
}

describe('of several rows of a list the latest', () => {
  it('says what a description wants of it, whatever their order', async () => {
    const { until, joins } = await made('End of the latest safety inspection')
    expect(until).toEqual(['2025-03-01', '2025-05-05', '2025-06-06', '2025-07-07', '2025-08-08', null])
    expect(joins).toBe(1)
    expect((await made('Ende der letzten Safety-Prüfung')).until).toEqual(until)
  })

  it('says nothing where nobody wants the latest, or that of another list', async () => {
    expect((await made('End of the inspection')).joins).toBe(0)
    expect((await made('End of the latest insurance')).joins).toBe(0)
  })
})
