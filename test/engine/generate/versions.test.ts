import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { queryOn } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { generate } from '../../../server/src/engine/generate.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { templateOf } from '../plan/table-of.ts'
import { readContent, testFolder } from '../read/support/reading.ts'

const drawings = (description: string | null) => ({
  ...templateOf('drawings', [
    { name: 'drawing_no', required: true, unique: true },
    { name: 'room', required: true },
    { name: 'scale', required: true },
  ]),
  description,
})
const text = `Drawing no;Revision;Room;Scale
D-10;2;Hall;1:20
D-11;1;Attic;1:50
D-10;10;Hall;1:10
D-12;1;Hall;1:50
D-10;1;Hall;1:50
D-12;2;Hall;1:25
`

/** The scales that are exported, and how many were asked about. */
async function made(instructions: string | null, description: string | null): Promise<unknown> {
  const folder = await testFolder()
  const { table } = await readContent(text)
  const outdir = join(folder, 'result')
  await mkdir(join(folder, 'work'))
  const result = await generate({
    tables: [{ ...table, file_id: 'file_drawings', file_name: 'drawings.csv', sha256: 'ab'.repeat(32) }],
    templates: [drawings(description)],
    knowledge: [],
    instructions,
    answers: [],
    autonomy: 'ask',
    version: 1,
    workdir: join(folder, 'work'),
    outdir,
  })
  if (result.outcome !== 'ready') return result.questions.map(({ kind }) => kind)
  const session = await openDuckDB({ workdir: join(folder, 'look'), allowedDirectories: [outdir] })
  try {
    const sheet = join(outdir, result.manifest.sheets[0]!.parquet)
    const { rows } = await previewPage(queryOn(session.connection), { sheet, limit: 100 })
    return rows.map(({ values }) => values.scale ?? null)
  } finally {
    await session.close()
  }
}

describe('of several versions the highest number counts', () => {
  it.each([
    [null, 'One row per drawing; of several revisions only the highest'],
    ['Only the latest revision counts.', null],
    ['Es gilt nur die höchste Revision.', null],
  ])('where it is said: %s %s', async (instructions, description) => {
    expect(await made(instructions, description)).toEqual(['1:50', '1:10', '1:25'])
  })

  it('and where nobody says so, or of other rows, all are there', async () => {
    expect(await made(null, 'One row per drawing')).toHaveLength(6)
    expect(await made('Only the latest version of the price list counts.', null)).toHaveLength(6)
  })
})
