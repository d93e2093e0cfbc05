import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate, type GenerateInput } from '../../../server/src/engine/generate.ts'
import type { Progress } from '../../../server/src/engine/model.ts'
import { openFolder, table, template } from '../write/sheets.ts'

/** Contacts whose mail addresses are messy, with one row twice. */
async function contacts(more: Partial<GenerateInput> = {}): Promise<GenerateInput> {
  const place = await openFolder()
  const rows = Array.from({ length: 30 }, (_, index) => [`c${index}`, ` User${index}@Example.com`])
  const input = await table(place, 'contacts', ['contact_id', 'email'], [...rows, ['c3', 'user3@example.com ']])
  await mkdir(join(place.folder, 'work'))
  return {
    tables: [input],
    templates: [
      template('contacts', [
        { name: 'contact_id', required: true, unique: true },
        { name: 'email', desiredRule: 'strict', strictRule: '[a-z0-9.]+@[a-z.]+' },
      ]),
    ],
    knowledge: [],
    instructions: null,
    answers: [],
    autonomy: 'ask',
    version: 3,
    workdir: join(place.folder, 'work'),
    outdir: join(place.folder, 'result'),
    ...more,
  }
}

describe('generate', () => {
  test('asks about duplicates, and goes on with the answer', async () => {
    const keyed = await contacts()
    const columns = keyed.templates[0]!.columns.map((column) => ({ ...column, unique: false }))
    const input = { ...keyed, templates: [{ ...keyed.templates[0]!, columns }] }
    const asked = await generate(input)
    expect(asked).toMatchObject({ outcome: 'blocked', questions: [{ key: 'duplicate:contacts', affected_rows: 1 }] })
    const answered = await generate({ ...input, answers: [{ key: 'duplicate:contacts', value: 'keep_first' }] })
    if (answered.outcome !== 'ready') throw new Error('asked again')
    const { manifest } = answered
    expect(manifest.plan.version).toBe(3)
    expect(manifest.sheets).toMatchObject([
      { slug: 'contacts', total: 30, valid: 30, warning: 0, error: 0, issues: [] },
    ])
    expect(manifest.ledger.rows).toEqual({ source: 32, exported: 30, merged: 1, rejected: 0, ignored: 1 })
    expect(JSON.parse(await readFile(join(input.outdir, 'manifest.json'), 'utf8'))).toEqual(manifest)
  })

  test('nobody is asked about duplicates before it is known which columns the rows are made of', async () => {
    const place = await openFolder()
    const rows = ['a', 'b', 'c', 'd'].map((colour) => ['7', colour, `${colour}x`])
    const input = await table(place, 'lamps', ['size', 'colour 1', 'colour 2'], rows)
    const lamps = template('lamps', [{ name: 'size', required: true }, { name: 'colour' }])
    const given = await contacts({ tables: [input], templates: [lamps], outdir: join(place.folder, 'result') })
    const asked = await generate(given)
    if (asked.outcome !== 'blocked') throw new Error('nothing was asked')
    expect(asked.questions).toMatchObject([{ kind: 'column_match', target: { column: 'colour' } }])
    const [question] = asked.questions
    const different = await generate({ ...given, answers: [{ key: question!.key, value: 'colour 2' }] })
    expect(different).toMatchObject({ outcome: 'ready', manifest: { sheets: [{ total: 4 }] } })
    const equal = await generate({ ...given, answers: [{ key: question!.key, value: '(none)' }] })
    expect(equal).toMatchObject({ outcome: 'blocked', questions: [{ kind: 'duplicate', default: 'keep_all' }] })
  })

  test('a sheet of which no column is mapped yet is asked about, not failed', async () => {
    const input = await contacts()
    const things = template('things', [{ name: 'verdict', required: true }])
    const answers = [{ key: `table:${input.tables[0]!.file_id}/contacts`, value: 'things' }]
    const asked = await generate({ ...input, templates: [things], answers })
    expect(asked).toMatchObject({ outcome: 'blocked', questions: [{ kind: 'column_match' }] })
  })

  test('a date that no calendar has gets a warning though the rule takes it, and stays as it is', async () => {
    const place = await openFolder()
    const days = ['2024-02-29', '2024-02-31', '2023-02-29', '2024-04-30']
    const input = await table(
      place,
      'visits',
      ['visit_id', 'visit_date'],
      days.map((day, index) => [`v${index}`, day]),
    )
    const columns = [
      { name: 'visit_id', required: true, unique: true },
      { name: 'visit_date', desiredRule: 'strict' as const, strictRule: '\\d{4}-\\d{2}-\\d{2}' },
    ]
    const result = await generate(await contacts({ tables: [input], templates: [template('visits', columns)] }))
    if (result.outcome !== 'ready') throw new Error('asked')
    expect(result.manifest.sheets).toMatchObject([
      {
        total: 4,
        valid: 2,
        warning: 2,
        error: 0,
        issues: [{ column: 'visit_date', code: 'type', severity: 'warning', rows: 2 }],
      },
    ])
  })

  test('decides by itself when told to, and gives the same digest for the same input', async () => {
    const input = await contacts({ autonomy: 'decide' })
    const first = await generate(input)
    const second = await generate(input)
    if (first.outcome !== 'ready' || second.outcome !== 'ready') throw new Error('asked')
    expect(first.manifest.notes.join(' ')).toMatch(/1 rows? of contacts equal/)
    expect(second.manifest.digest).toBe(first.manifest.digest)
    expect(second.manifest.sheets.map(({ sha256 }) => sha256)).toEqual(
      first.manifest.sheets.map(({ sha256 }) => sha256),
    )
  })

  test('goes through its stages, each with its totals', async () => {
    const seen: Progress[] = []
    await generate(await contacts({ autonomy: 'decide' }), { onProgress: (progress) => seen.push(progress) })
    expect([...new Set(seen.map(({ stage }) => stage))]).toEqual([
      'profiling',
      'matching',
      'transforming',
      'checking',
      'writing',
    ])
    expect(seen.every(({ done, total }) => done <= total)).toBe(true)
    const stepsBack = seen.filter(
      ({ stage, done }, index) => stage === seen[index - 1]?.stage && done < seen[index - 1]!.done,
    )
    expect(stepsBack).toEqual([])
    expect(seen.at(-1)).toEqual({ stage: 'writing', done: 31, total: 31 })
  })

  test('stops with the reason of its signal', async () => {
    const controller = new AbortController()
    const running = generate(await contacts(), {
      signal: controller.signal,
      onProgress: ({ stage }) => stage === 'transforming' && controller.abort(new Error('stopped')),
    })
    await expect(running).rejects.toThrow('stopped')
  })
})
