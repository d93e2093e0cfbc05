// Over 300 lines: one way to make sheets, and all that suggestions do to it: told, asked, accepted, sampled.
import fc from 'fast-check'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { queryOn } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { parseStatements } from '../../../server/src/engine/knowledge/parse.ts'
import { statementFor } from '../../../server/src/engine/knowledge/statements.ts'
import { generate, type GenerateInput, type GenerateResult } from '../../../server/src/engine/generate.ts'
import type { Manifest, Question, TemplateColumn } from '../../../server/src/engine/model.ts'
import { previewPage, type PreviewPage } from '../../../server/src/engine/preview/page.ts'
import { openFolder, table, template, type Cells } from './sheets.ts'

const CITIES = ['Hamburg', 'Stuttgart', 'Frankfurt', 'Wiesbaden', 'Magdeburg', 'Schwerin', 'Hannover', 'Potsdam']

/** Orders of a few cities, each with its depot. */
function orders(count: number): Cells[] {
  return Array.from({ length: count }, (_, index) => {
    const place = (index * 7 + (index >> 3)) % CITIES.length
    return [`O-${index}`, CITIES[place]!, `depot ${CITIES[place]}`, index % 3 === 0 ? 'returned' : 'delivered']
  })
}

const COLUMNS = ['order_id', 'city', 'depot', 'status']

interface Made {
  manifest: Manifest
  page: (query?: Partial<Parameters<typeof previewPage>[1]>) => Promise<PreviewPage>
}

/** What a job over the rows, whose columns go to those of their names, asks. */
async function asked(rows: Cells[], told: Partial<GenerateInput> = {}): Promise<Question[]> {
  const { result } = await generated(rows, { autonomy: 'ask', ...told })
  return result.outcome === 'blocked' ? result.questions : []
}

async function made(
  rows: Cells[],
  told: Partial<GenerateInput> = {},
  shape: Parameters<typeof generated>[2] = {},
): Promise<Made> {
  const { result, outdir, folder } = await generated(rows, told, shape)
  if (result.outcome !== 'ready') throw new Error('asked')
  const { manifest } = result
  const sheet = join(outdir, manifest.sheets[0]!.parquet)
  return {
    manifest,
    page: async (query) => {
      const session = await openDuckDB({ workdir: join(folder, 'page'), allowedDirectories: [outdir] })
      try {
        return await previewPage(queryOn(session.connection), { sheet, limit: 1000, ...query })
      } finally {
        session.close()
      }
    },
  }
}

async function generated(
  rows: Cells[],
  told: Partial<GenerateInput> = {},
  { columns = [], copies = 1 }: { columns?: Partial<TemplateColumn>[]; copies?: number } = {},
): Promise<{ result: GenerateResult; outdir: string; folder: string }> {
  const place = await openFolder()
  const input = await table(place, 'orders', COLUMNS, rows)
  if (copies > 1) {
    const all = `SELECT c0 || '-' || copy AS c0, c1, c2, c3, _problem, _extra FROM read_parquet('${input.parquet}'), range(${copies}) t(copy)`
    input.parquet = join(place.folder, 'copies.parquet')
    input.rows *= copies
    await place.query.run(`COPY (${all}) TO '${input.parquet}' (FORMAT parquet)`)
  }
  const outdir = join(place.folder, 'result')
  await mkdir(join(place.folder, 'work'))
  const result = await generate({
    tables: [input],
    templates: [
      template(
        'orders',
        COLUMNS.map((name, index) => ({ name, ...columns[index] })),
      ),
    ],
    knowledge: [],
    instructions: null,
    answers: [],
    autonomy: 'decide',
    version: 1,
    workdir: join(place.folder, 'work'),
    outdir,
    ...told,
  })
  return { result, outdir, folder: place.folder }
}

function dirty(): Cells[] {
  const rows = orders(300)
  rows[20]![3] = 'deliverd'
  rows[41]![2] = rows[41]![2] === 'depot Potsdam' ? 'depot Hamburg' : 'depot Potsdam'
  return rows
}

const valuesOf = ({ rows }: PreviewPage): (string | null)[][] => rows.map(({ values }) => Object.values(values))

describe('suggestions', () => {
  test('are warnings with a value and why, and change nothing', async () => {
    const rows = dirty()
    const { manifest, page } = await made(rows)
    const all = await page()
    expect(valuesOf(all)).toEqual(rows)
    const [first, second, ...others] = (await page({ code: 'ai' })).rows
    expect(others).toEqual([])
    expect(first!.issues).toEqual([
      {
        column: 'status',
        code: 'ai',
        severity: 'warning',
        message: expect.stringMatching(
          /^“deliverd” of status may have to be “delivered”: .+ one letter from .+\.$/,
        ) as string,
        suggestion: {
          value: 'delivered',
          kind: 'misspelt',
          confidence: expect.closeTo(0.93, 1) as number,
          evidence: expect.stringContaining('one letter from “delivered”') as string,
        },
      },
    ])
    expect(second).toMatchObject({
      source: { row: 43 },
      issues: [{ column: 'depot', suggestion: { value: `depot ${rows[41]![1]}`, kind: 'dependency' } }],
    })
    expect(manifest.sheets[0]).toMatchObject({ total: 300, valid: 298, warning: 2, error: 0 })
    expect(manifest.notes).toEqual([
      'There are suggestions for one cell of orders, depot. To have them written, say “accept the suggestions for depot”.',
      'There are suggestions for one cell of orders, status. To have them written, say “accept the suggestions for status”.',
    ])
  })

  test('never change an export, whatever the cells, unless they are accepted', async () => {
    const cell = fc.constantFrom(
      'Hamburg',
      'Hamburgg',
      'hamburg',
      'N/A',
      '12 kg',
      '12',
      '0.5%',
      '9:05 a.m.',
      '21:05',
      'MÃ¼ller',
      '\ufffd',
      null,
    )
    const cells = fc.array(fc.tuple(cell, cell, cell), { minLength: 30, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(cells, async (given) => {
        const rows = given.map((row, index) => [`O-${index}`, ...row])
        const changes = COLUMNS.map((column) => ({
          kind: 'transform' as const,
          slug: 'orders',
          column,
          transforms: [],
        }))
        const { page } = await made(rows, { revisions: [{ instructions: 'keep all duplicates', changes }] })
        expect(valuesOf(await page())).toEqual(rows)
      }),
      { numRuns: 4 },
    )
  })

  test.each([
    ['an instruction', { instructions: 'Accept the suggestions for status and depot.' }],
    [
      'knowledge',
      {
        knowledge: [
          {
            key: 'k',
            scope: { type: 'account' as const },
            content: 'Fix misspelt categories in `status`. Accept the suggestions for `depot`.',
          },
        ],
      },
    ],
    ['an update', { revisions: [{ instructions: 'accept all suggestions', changes: [] }] }],
  ])('are written where %s accepts them, and told as changes', async (_, told) => {
    const rows = dirty()
    const { manifest, page } = await made(rows, told)
    const right = orders(300)
    expect(valuesOf(await page())).toEqual(right)
    expect((await page({ code: 'ai' })).rows).toEqual([])
    const [status] = (await page({ code: 'lossy', column: 'status' })).rows
    expect(status!.issues).toEqual([
      {
        column: 'status',
        code: 'lossy',
        severity: 'warning',
        message: expect.stringMatching(/^“deliverd” became “delivered”, as suggested and accepted: /) as string,
      },
    ])
    const chains = manifest.plan.sheets[0]!.sources[0]!.columns.map(({ transforms }) => transforms)
    expect(chains[2]!.at(-1)).toMatchObject({
      kind: 'correct',
      entries: [{ row: 43, raw: rows[41]![2], value: right[41]![2] }],
    })
    expect(manifest.notes.filter((note) => note.startsWith('Suggestions were accepted for one cell'))).toHaveLength(2)
    expect(manifest.ledger.rows).toMatchObject({ source: 301, exported: 300, ignored: 1 })
  })

  test('of which a column has many are asked about once, with counts and evidence, and left until somebody accepts them', async () => {
    const weights = (uneven: number): Cells[] =>
      orders(300).map((row, index) => [
        ...row.slice(0, 3),
        index < uneven * 9 && index % 9 === 4 ? `${index} kg` : `${index}`,
      ])
    expect(await asked(weights(19))).toEqual([])
    const [question, ...others] = await asked(weights(20))
    expect(others).toEqual([])
    expect(question).toMatchObject({
      key: 'suggestions:orders.status',
      kind: 'other',
      prompt: expect.stringMatching(
        /^Should the suggested values of “status” of orders be written\? There are 20, such as “4” for “4 kg” \(/,
      ) as string,
      target: { slug: 'orders', column: 'status' },
      affected_rows: 20,
      default: 'leave',
    })
    expect(question!.options.map(({ value }) => value)).toEqual(['leave', 'accept'])
    expect(question!.evidence[0]).toEqual({
      file_id: expect.any(String) as string,
      table: 'orders',
      row: 6,
      column: 'status',
      value: '4 kg',
    })
    expect(parseStatements(statementFor(question!, 'accept'))).toEqual([{ kind: 'accept', column: 'status' }])
    expect(parseStatements(statementFor(question!, 'leave'))).toEqual([])

    const answer = (value: string, earlier?: { migration_id: string; prompt: string }) => ({
      autonomy: 'ask' as const,
      answers: [{ key: question!.key, value, ...(earlier && { earlier }) }],
    })
    const left = await made(weights(20), answer('leave', { migration_id: 'mig_1', prompt: 'Accept?' }))
    expect(valuesOf(await left.page())).toEqual(weights(20))
    expect(left.manifest.notes.join(' ')).toContain('Not asked again, because mig_1 had the same headers')
    const accepted = await made(weights(20), answer('accept'))
    expect(valuesOf(await accepted.page()).map((row) => row[3])).toEqual(weights(0).map((row) => row[3]))
    expect(accepted.manifest.notes).toContain(
      'Suggestions were accepted for 20 cells of orders, status, as an answer says.',
    )
    const decided = await made(weights(20))
    expect(valuesOf(await decided.page())).toEqual(weights(20))
  })

  test('a doubt without a value is a warning alone, whatever is accepted', async () => {
    const rows = orders(300).map((row, index) => [
      ...row.slice(0, 3),
      index === 17 ? '98765' : `${18 + ((index * 7) % 50)}`,
    ])
    const { manifest, page } = await made(rows, { instructions: 'Accept all suggestions.' })
    expect(valuesOf(await page())).toEqual(rows)
    const [only, ...others] = (await page({ code: 'ai' })).rows
    expect(others).toEqual([])
    const message = expect.stringMatching(
      /^“98765” of status is doubtful: All other values .+ Look whether it is right\.$/,
    ) as string
    expect(only!.issues).toEqual([{ column: 'status', code: 'ai', severity: 'warning', message }])
    expect(manifest.notes).toContain(
      'One cell of orders, status may be wrong, though nothing tells what would be right.',
    )
  })

  test('for one column leave the others alone, and names that are nearly right will do', async () => {
    const { page } = await made(dirty(), { instructions: 'correct the typos in Statuses' })
    expect((await page({ code: 'lossy' })).rows.map(({ source }) => source.row)).toEqual([22])
    expect((await page({ code: 'ai' })).rows.map(({ source }) => source.row)).toEqual([43])
  })

  test('never guess keys, and never empty what has to be there', async () => {
    const rows = orders(300).map((row, index) => [...row.slice(0, 3), index % 50 === 7 ? 'N/A' : `${index % 9}`])
    rows[9]![0] = null
    const { page } = await made(rows, {}, { columns: [{ unique: true }, {}, {}, { required: true }] })
    expect((await page({ code: 'ai' })).rows).toEqual([])
  })

  test('none for a clean sheet, an empty one, and one of a single column', async () => {
    for (const rows of [orders(300), orders(1), []]) {
      const { manifest } = await made(rows)
      expect(manifest.sheets[0]!.issues).toEqual([])
      expect(manifest.notes).toEqual([])
    }
  })

  test('a large sheet is looked at in a sample, and says so', async () => {
    const rows = orders(500).with(7, ['O-7', 'Potsdam', 'depot Potsdam', 'deliverd'])
    const { manifest, page } = await made(rows, { instructions: 'Accept the suggestions for status.' }, { copies: 120 })
    const [note] = manifest.notes.filter((text) => text.startsWith('Suggestions were accepted'))
    expect(note).toMatch(
      /^Suggestions were accepted for \d+ cells of orders, status, .+ They were looked for in a sample of the rows\.$/,
    )
    const { rows: changed } = await page({ code: 'lossy' })
    expect(changed.length).toBeGreaterThan(10)
    expect(changed.every(({ values }) => values.status === 'delivered')).toBe(true)
  })
})
