import { describe, expect, it } from 'vitest'
import type { components } from '../../generated/api.ts'
import { useService } from '../support/harness.ts'
import { runThat, start, type Run } from '../support/runs.ts'
import { itTellsAsTheContractSays } from '../support/thread.ts'

const people = {
  slug: 'people',
  name: 'People',
  columns: [
    { name: 'name', required: true },
    { name: 'phone' },
    { name: 'mobile' },
    { name: 'email' },
    { name: 'status', desiredRule: 'strict', strictRule: 'active|paused' },
    { name: 'joined', desiredRule: 'strict', strictRule: '\\d{4}-\\d{2}-\\d{2}' },
  ],
}

const csv = [
  'name,Phone 1,Phone 2,email,status,joined',
  'Anna Berg,030 7886293,0151 23456789,anna@example.com,active,01/02/2020',
  'Jonas Holm,0331 866957,0151 23456780,,paused,03/04/2020',
  'Mira Sand,0331 866958,0151 23456781,mira@example.com,paused,05/06/2020',
].join('\r\n')

/** With a worker: what updates do to plans, previews and later runs. */
describe('update', () => {
  const service = useService({ worker: true, templates: [people], limits: { runs: 100 } })
  itTellsAsTheContractSays(service, 'question', 'preview.ready', 'progress')

  const preview = async (id: string, query = ''): Promise<components['schemas']['Preview']> => {
    const reply = await service.call('GET', `/migrations/${id}/preview${query}`)
    expect(reply.status).toBe(200)
    return reply.body
  }
  const offered = async (id: string, body: object): Promise<Run> => {
    const run = await runThat(service, await start(service, id, body), 'awaiting_approval')
    expect(run.error).toBeNull()
    return run
  }
  const planned = async (): Promise<{ id: string; file_id: string; first: Run }> => {
    const { id } = await service.newMigration({})
    await service.upload(id, [{ name: 'people.csv', content: csv }])
    const first = await offered(id, { kind: 'generate', autonomy: 'decide' })
    const { body } = await service.call('GET', `/migrations/${id}/files`)
    return { id, file_id: body.files[0].file_id, first }
  }
  const mapping = ({ mappings }: components['schemas']['Preview'], column: string) =>
    mappings.find((one) => one.column === column)

  it('writes a decimal comma where a change of the plan says so', async () => {
    const { id } = await service.newMigration({})
    const content = 'name,Phone 1,email,status,joined\nAnna Berg,1200.5,anna@example.com,active,2020-02-01\n'
    await service.upload(id, [{ name: 'people.csv', content }])
    await offered(id, { kind: 'generate', autonomy: 'decide' })
    const { body } = await service.call('GET', `/migrations/${id}/files`)
    const about = { slug: 'people', column: 'mobile' }
    const source = { file_id: body.files[0].file_id, table: 'people', column: 'Phone 1' }
    const step = { kind: 'number', decimal: '.', grouping: '', decimals: 2, written_decimal: ',' }
    await offered(id, {
      kind: 'update',
      changes: [
        { kind: 'map', ...about, sources: [source] },
        { kind: 'transform', ...about, transforms: [step] },
      ],
    })
    const after = await preview(id)
    expect(after.rows[0]?.values['mobile']).toBe('1200,50')
    expect(mapping(after, 'mobile')?.transforms).toMatchObject([
      { ...step, sentence: 'Read as a number with “.” before the decimals, write as 1234,50' },
    ])
  })

  it('in plain words revises the plan; the preview tells the impact, and the older preview makes way', async () => {
    const { id, first } = await planned()
    expect((await preview(id)).impact).toBeNull()
    const run = await offered(id, {
      kind: 'update',
      instructions: 'Map Phone 2 to mobile. Drop rows without an email.\nDates are month first. Make it nice.',
    })
    expect(run).toMatchObject({ kind: 'update', plan_version: 2, questions: [] })
    expect(run.summary).toContain(
      'Applied “Map Phone 2 to mobile”, “Drop rows without an email”, “Dates are month first”.',
    )
    expect(run.summary).toContain('Not understood, so nothing was changed for it: “Make it nice”.')
    expect(run.summary).toContain('Compared with plan 1: 1 row went,')
    const after = await preview(id)
    expect(mapping(after, 'mobile')).toMatchObject({ sources: [{ column: 'Phone 2' }], decided_by: 'instruction' })
    expect(after.rows.map(({ values }) => values['joined'])).toEqual(['2020-01-02', '2020-05-06'])
    expect(after.ledger.rows).toMatchObject({ source: 3, exported: 2, ignored: 1 })
    expect(after.impact).toMatchObject({ from_version: 1, rows: { added: 0, removed: 1, changed: 2 } })
    expect(after.impact?.columns).toContainEqual({
      slug: 'people',
      column: 'joined',
      cells_changed: 2,
      examples: [
        { row_id: after.rows[0]?.row_id, before: '2020-02-01', after: '2020-01-02' },
        { row_id: after.rows[1]?.row_id, before: '2020-06-05', after: '2020-05-06' },
      ],
    })
    expect((await runThat(service, first, 'canceled')).status).toBe('canceled')
    const execute = await start(service, id, { kind: 'execute', digest: after.digest })
    await runThat(service, execute, 'completed')
    const exported = await service.call('GET', `/migrations/${id}/exports/people.csv`)
    expect(exported.body).toContain('2020-05-06')
    expect(exported.body).not.toContain('Jonas')
    const log = await service.call('GET', `/migrations/${id}/log`)
    expect(log.status).toBe(200)
    expect(JSON.stringify(log.body)).toContain('Make it nice')
  })

  it('by exact changes; what is said stays for later updates, new files and another generate', async () => {
    const { id, file_id } = await planned()
    const about = (column: string) => ({ slug: 'people', column })
    const source = { file_id, table: 'people', column: 'Phone 2' }
    const changes = [
      { kind: 'map', ...about('mobile'), sources: [source] },
      { kind: 'value_map', ...about('status'), entries: [{ raw: 'paused', value: 'active' }] },
      { kind: 'transform', ...about('name'), transforms: [{ kind: 'case', to: 'upper' }] },
      { kind: 'default', ...about('email'), value: 'none@example.com' },
    ]
    await offered(id, { kind: 'update', changes })
    const after = await preview(id)
    expect(after.rows.map(({ values }) => [values['name'], values['email'], values['status']])).toEqual([
      ['ANNA BERG', 'anna@example.com', 'active'],
      ['JONAS HOLM', 'none@example.com', 'active'],
      ['MIRA SAND', 'mira@example.com', 'active'],
    ])
    await service.upload(id, [
      { name: 'more.csv', content: csv.split('\r\n').slice(0, 2).join('\n').replace('Anna', 'Ida') },
    ])
    await offered(id, { kind: 'update', changes: [{ kind: 'skip_rows', ...about('name'), equals: 'Mira Sand' }] })
    const third = await preview(id)
    expect(third.impact).toMatchObject({ from_version: 2, rows: { added: 1, removed: 1, changed: 0 } })
    expect(third.rows.map(({ values }) => values['name']).toSorted()).toEqual(['ANNA BERG', 'IDA BERG', 'JONAS HOLM'])
    const again = await offered(id, { kind: 'generate', autonomy: 'decide' })
    expect(again.summary).toContain('What the updates before said still holds.')
    expect((await preview(id)).rows).toEqual(third.rows)
    expect((await preview(id)).impact).toMatchObject({ from_version: 3, rows: { added: 0, removed: 0, changed: 0 } })
  })

  it('by examples finds what fits them, tells it as a sentence, and asks where they are too few', async () => {
    const { id } = await planned()
    const about = { kind: 'examples', slug: 'people', column: 'name' }
    const examples = [
      { from: ['Anna Berg'], to: 'BERG, Anna' },
      { from: ['Jonas Holm'], to: 'HOLM, Jonas' },
    ]
    const none = await offered(id, { kind: 'update', changes: [{ ...about, examples }] })
    expect(none.summary).toContain('Nothing general fits them.')
    const few = {
      kind: 'update',
      autonomy: 'ask',
      changes: [
        { ...about, examples: examples.map(({ from }) => ({ from, to: from[0]!.split(' ').toReversed().join(', ') })) },
      ],
    }
    const blocked = await runThat(service, await start(service, id, few), 'blocked')
    const question = blocked.questions.find(({ target }) => target.column === 'name')
    expect(question?.prompt).toContain('“Mira Sand” becomes “Sand, Mira”')
    const path = `/migrations/${id}/runs/${blocked.run_id}/answers`
    const answers = blocked.questions.map(({ question_id, target, default: preset }) => ({
      question_id,
      value: target.column === 'name' ? '(all)' : (preset ?? ''),
    }))
    expect((await service.call('POST', path, { body: { answers } })).status).toBe(200)
    const done = await runThat(service, blocked, 'awaiting_approval')
    expect(done.summary).toContain(
      'The 2 examples for “name” of People fit this: Put what stands behind the first “ ” to the front',
    )
    const after = await preview(id, '?lineage=true')
    expect(after.rows.map(({ values }) => values['name'])).toEqual(['Berg, Anna', 'Holm, Jonas', 'Sand, Mira'])
    expect(mapping(after, 'name')?.transforms).toMatchObject([
      { kind: 'swap', sentence: expect.stringContaining('Put what stands behind') },
    ])
    expect(after.rows[2]?.lineage?.['name']).toMatchObject([{ raw: 'Mira Sand', transforms: [{ kind: 'swap' }] }])
    expect(after.impact?.columns).toContainEqual(expect.objectContaining({ column: 'name', cells_changed: 3 }))
  })

  it.each(['plain words', 'an exact change'])(
    'joins a file to another one by %s, and tells how many cells that filled',
    async (by) => {
      const { id } = await service.newMigration({})
      const withoutMobile = csv.split('\r\n').map((line) => line.split(',').toSpliced(2, 1).join(','))
      const mobiles = [
        'Mail,Mobile',
        'Anna@Example.com,0151 23456789',
        'Anna@Example.com,0151 0',
        'x@example.com,0151 1',
      ]
      const [completed, completing] = await service.upload(id, [
        { name: 'people.csv', content: withoutMobile.join('\n') },
        { name: 'mobiles.csv', content: mobiles.join('\n') },
      ])
      await offered(id, { kind: 'generate', autonomy: 'decide' })
      const left = { file_id: completed?.file_id, table: 'people', column: 'email' }
      const right = { file_id: completing?.file_id, table: 'mobiles', column: 'Mail' }
      const run = await offered(id, {
        kind: 'update',
        ...(by === 'plain words'
          ? { instructions: 'Join mobiles.csv to people.csv by email' }
          : { changes: [{ kind: 'join', slug: 'people', left, right }] }),
      })
      expect(run.summary).toMatch(/Applied (“Join mobiles.csv to people.csv by email”|changes\[0\] \(join people\))\./)
      const { rows, ledger, impact } = await preview(id)
      expect(rows.map(({ values }) => [values['name'], values['mobile']])).toEqual([
        ['Anna Berg', expect.stringMatching(/151\s?23456789$/)],
        ['Jonas Holm', null],
        ['Mira Sand', null],
      ])
      expect(ledger.rows).toMatchObject({ source: 6, exported: 3, merged: 1, rejected: 0, ignored: 2 })
      expect(impact?.columns).toContainEqual(
        expect.objectContaining({
          slug: 'people',
          column: 'mobile',
          examples: [expect.objectContaining({ row_id: rows[0]?.row_id })],
        }),
      )
    },
  )

  it('of which nothing is understood ends with the same plan and says so', async () => {
    const { id } = await planned()
    const before = await preview(id)
    const run = await offered(id, { kind: 'update', instructions: 'Please do something about the names' })
    expect(run.summary).toContain('Nothing that the update said could be applied, so the plan is as before.')
    expect(run.summary).toContain('Nothing differs from plan 1.')
    const after = await preview(id)
    expect(after).toMatchObject({ plan_version: 2, mappings: before.mappings, rows: before.rows })
    expect(after.impact).toEqual({
      from_version: 1,
      rows: { added: 0, removed: 0, changed: 0 },
      issues: { added: 0, removed: 0 },
      columns: [],
    })
  })

  it('keeps the answers given since the last generate, and overrules one by a later word', async () => {
    const { id } = await service.newMigration({})
    await service.upload(id, [{ name: 'people.csv', content: csv }])
    const blocked = await runThat(service, await start(service, id), 'blocked')
    const answers = blocked.questions.map(({ question_id, kind, default: preset }) => ({
      question_id,
      value: kind === 'date_order' ? 'mdy' : (preset ?? ''),
    }))
    const path = `/migrations/${id}/runs/${blocked.run_id}/answers`
    expect((await service.call('POST', path, { body: { answers } })).status).toBe(200)
    await runThat(service, blocked, 'awaiting_approval')
    const joined = async () => (await preview(id)).rows.map(({ values }) => values['joined'])
    expect(await joined()).toEqual(['2020-01-02', '2020-03-04', '2020-05-06'])
    await offered(id, { kind: 'update', instructions: 'Phone 2 defaults to 0. Map Phone 2 to mobile' })
    expect(await joined()).toEqual(['2020-01-02', '2020-03-04', '2020-05-06'])
    await offered(id, { kind: 'update', instructions: 'Dates are day first' })
    expect(await joined()).toEqual(['2020-02-01', '2020-04-03', '2020-06-05'])
  })

  it('refuses a source that the plan does not take to the sheet, and one that is not there, naming what is', async () => {
    const { id, file_id } = await planned()
    const map = (source: object) => ({
      kind: 'update',
      changes: [{ kind: 'map', slug: 'people', column: 'mobile', sources: [source] }],
    })
    const refused = async (source: object): Promise<string> => {
      const reply = await service.call('POST', `/migrations/${id}/runs`, { body: map(source) })
      expect(reply.status).toBe(400)
      return reply.body.error
    }
    expect(await refused({ file_id, table: 'folks', column: 'email' })).toContain('Its tables are people')
    expect(await refused({ file_id, table: 'people', column: 'Fax' })).toContain('Its columns are name, Phone 1')
    await service.upload(id, [{ name: 'notes.csv', content: 'Remark,Weather\nnone,fine\nlate,rain\n' }])
    await offered(id, { kind: 'update', changes: [{ kind: 'unmap', slug: 'people', column: 'mobile' }] })
    const { body } = await service.call('GET', `/migrations/${id}/files`)
    const notes = body.files.find(({ name }: { name: string }) => name === 'notes.csv')
    expect(await refused({ file_id: notes.file_id, table: 'notes', column: 'Remark' })).toContain(
      'the table notes is left out in the plan',
    )
    const skip = { kind: 'update', changes: [{ kind: 'skip_rows', slug: 'people', column: 'mobile' }] }
    const reply = await service.call('POST', `/migrations/${id}/runs`, { body: skip })
    expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining('not filled from one column') } })
  })

  it('that is canceled leaves the earlier preview to be executed, and counts for nothing later', async () => {
    const { id } = await planned()
    const before = await preview(id)
    await service.deps.prisma.file.updateMany({ where: { migration_id: id }, data: { status: 'pending' } })
    const waiting = await start(service, id, { kind: 'update', instructions: 'Ignore column email' })
    await service.call('POST', `/migrations/${id}/runs/${waiting.run_id}/cancel`)
    await service.deps.prisma.file.updateMany({ where: { migration_id: id }, data: { status: 'ready' } })
    expect(await preview(id)).toEqual(before)
    await offered(id, { kind: 'update', instructions: 'Map Phone 2 to mobile' })
    expect(mapping(await preview(id), 'email')?.sources).toHaveLength(1)
    expect(await preview(id)).toMatchObject({ plan_version: 2 })
  })
})
