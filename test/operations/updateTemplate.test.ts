// Over 300 lines: every declared status, and every rule of the columns.
import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'
import { cancel, customersTemplate, migrationWithFile, offeredRun, runThat, start } from '../support/runs.ts'

const idColumn = { name: 'id', required: true, unique: true }
const rule = { kind: 'compare', left: 'from', op: '<=', right: { column: 'to' }, message: 'from is after to' } as const

const people = {
  slug: 'people',
  name: 'People',
  description: 'Who',
  grouping: 'HR',
  columns: [idColumn, { name: 'name' }],
}
const teams = {
  slug: 'teams',
  name: 'Teams',
  columns: [
    idColumn,
    { name: 'lead', desiredRule: 'link', linkRule: [{ slug: 'people', columnName: 'id' }] },
    { name: 'from' },
    { name: 'to' },
  ],
  cross_cell_rules: [rule],
}

describe('updateTemplate', () => {
  const service = useService({
    templates: [people, teams, { ...people, slug: 'hidden', active: false }],
    limits: { runs: 1_000 },
  })
  const send: Send = ({ path = '/templates/people', ...changes } = {}) =>
    service.call('PATCH', path, { body: { name: 'People' }, ...changes })
  const patch = (slug: string, body: unknown) => send({ path: `/templates/${slug}`, body })
  const read = async (slug: string) => (await service.call('GET', `/templates/${slug}`)).body
  const stored = (slug: string) =>
    service.deps.prisma.template.findFirstOrThrow({ where: { account_id: service.account.id, slug } })

  it('200: changes what is sent and nothing else; the slug stays', async () => {
    const before = await read('people')
    const { status, body } = await patch('people', { name: 'Staff' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, name: 'Staff' })
    expect(await read('people')).toEqual(body)
    expect((await patch('people', { description: 'Everybody' })).body).toEqual({ ...body, description: 'Everybody' })
  })

  it('200: null clears description and grouping; reads do not return the grouping', async () => {
    const { body } = await patch('people', { description: null, grouping: 'Other' })
    expect(body).toMatchObject({ description: null })
    expect(body).not.toHaveProperty('grouping')
    expect((await stored('people')).grouping).toBe('Other')
    await patch('people', { grouping: null })
    expect((await stored('people')).grouping).toBeNull()
  })

  it('200: replaces the columns as a whole, and fills in what is left out', async () => {
    const columns = [
      {
        name: 'number',
        description: 'Digits',
        required: true,
        unique: true,
        desiredRule: 'strict',
        strictRule: '\\d+',
      },
      { name: 'note' },
    ]
    const { status, body } = await patch('people', { columns })
    expect(status).toBe(200)
    expect(body.columns).toEqual([columns[0], { name: 'note', required: false, unique: false, desiredRule: 'none' }])
    expect((await read('people')).columns).toEqual(body.columns)
  })

  it('200: a link column keeps the links that the column of its name had, whatever else of it changes', async () => {
    const before = await read('teams')
    const [, lead] = before.columns
    const columns = [{ name: 'lead', required: true, desiredRule: 'link' }, { name: 'team' }]
    const { body } = await patch('teams', { columns })
    expect(body.columns[0]).toEqual({ ...lead, required: true })
    const plain = await patch('teams', { columns: [{ name: 'lead' }] })
    expect(plain.body.columns).toEqual([{ name: 'lead', required: false, unique: false, desiredRule: 'none' }])
    await service.importTemplates(service.account.id, [people, teams])
  })

  it('200: cross-cell rules stay, also those whose columns have gone', async () => {
    await patch('teams', { columns: [{ name: 'from' }] })
    expect((await stored('teams')).cross_cell_rules).toEqual([rule])
    await patch('teams', { columns: [{ name: 'from' }, { name: 'to' }] })
    expect((await stored('teams')).cross_cell_rules).toEqual([rule])
    await service.importTemplates(service.account.id, [people, teams])
  })

  it.each([
    ['an empty body', {}],
    ['null', null],
    ['a list', [{ name: 'x' }]],
    ['an unknown field', { title: 'x' }],
    ['the slug', { slug: 'staff' }],
    ['cross-cell rules', { cross_cell_rules: [] }],
    ['an empty name', { name: '' }],
    ['no name at all', { name: null }],
    ['a name of 256 characters', { name: 'x'.repeat(256) }],
    ['a name with NUL', { name: 'a\0b' }],
    ['no columns', { columns: [] }],
    ['columns as null', { columns: null }],
    ['1,001 columns', { columns: Array.from({ length: 1_001 }, (_, index) => ({ name: `c${index}` })) }],
    ['a column without a name', { columns: [{ required: true }] }],
    ['an unknown field of a column', { columns: [{ name: 'x', type: 'date' }] }],
    ['an unknown rule', { columns: [{ name: 'x', desiredRule: 'date' }] }],
    ['required as a text', { columns: [{ name: 'x', required: 'yes' }] }],
    ['a pattern of 4,001 characters', { columns: [{ name: 'x', strictRule: 'x'.repeat(4_001) }] }],
  ])('400: %s, and nothing changes', async (_name, body) => {
    const before = await read('people')
    expect(await patch('people', body)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect(await read('people')).toEqual(before)
  })

  it.each([
    [
      'a linkRule',
      [{ name: 'lead', desiredRule: 'link', linkRule: [{ templateId: 'tpl_00000000', columnName: 'id' }] }],
      'linkRule',
    ],
    ['a new link column', [{ name: 'deputy', desiredRule: 'link' }], 'deputy'],
    ['a column that was no link before', [{ name: 'id', desiredRule: 'link' }], 'id'],
    ['strict without a rule', [{ name: 'code', desiredRule: 'strict' }], 'code'],
    ['two columns of one name', [{ name: 'twin' }, { name: 'other' }, { name: 'twin' }], 'twin'],
    ['look-ahead', [{ name: 'code', desiredRule: 'strict', strictRule: '(?=a)b' }], '(?='],
    ['a back-reference', [{ name: 'code', desiredRule: 'strict', strictRule: '(a)\\1' }], '\\1'],
    ['a huge repeat', [{ name: 'code', desiredRule: 'strict', strictRule: 'a{5000}' }], '{5000}'],
    ['repeats of repeats', [{ name: 'code', desiredRule: 'strict', strictRule: '((a{500}){500}){500}' }], 'code'],
    ['an open bracket, though the rule is not strict', [{ name: 'code', strictRule: '(' }], 'missing )'],
  ])('400: %s, named in the reason, and nothing changes', async (_name, columns, reason) => {
    const before = await read('teams')
    const { status, body } = await patch('teams', { columns })
    expect(status).toBe(400)
    expect(body.error).toContain(reason)
    expect(await read('teams')).toEqual(before)
  })

  it('400: malformed JSON', async () => {
    const more = { raw: '{"name":', headers: { 'content-type': 'application/json' } }
    expect((await service.call('PATCH', '/templates/people', more)).status).toBe(400)
  })

  it('404: unknown, inactive, of another account, and no possible slug, all alike', async () => {
    const { key } = await service.newAccount()
    const paths = ['/templates/unknown', '/templates/hidden', '/templates/%C3%9Cnter']
    const replies = [...(await Promise.all(paths.map((path) => send({ path })))), await send({ key })]
    expectAlike(404, replies)
    expect(replies[0]?.body).toEqual((await service.call('GET', '/templates/unknown')).body)
  })

  it('413: a body of 2 MB', async () => {
    expect((await patch('people', { description: 'x'.repeat(2 ** 21) })).status).toBe(413)
  })

  it('415: a body that is no JSON', async () => {
    const more = { raw: 'name=Staff', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await service.call('PATCH', '/templates/people', more)).status).toBe(415)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'write', send)
  itHidesFailures(service, 'template', send)
})

/** Without a worker: runs stay where they are put. */
describe('updateTemplate while migrations run', () => {
  const service = useService({ limits: { runs: 1_000 } })

  const account = async () => {
    const own = await service.newAccount({ limits: { runs: 1_000 } })
    await service.importTemplates(own.id, [customersTemplate, people])
    const patch = (slug: string, body: object = { name: 'Other' }) =>
      service.call('PATCH', `/templates/${slug}`, { body, key: own.key })
    const statuses = async () => [(await patch('customers')).status, (await patch('people')).status]
    const migration = async (template_slugs: string[]): Promise<string> => {
      const created = await service.newMigration({ template_slugs }, own.key)
      await service.upload(created.id, [{ name: 'customers.csv', content: 'customer_id\r\n1001\r\n' }], own.key)
      return created.id
    }
    return { ...own, patch, statuses, migration }
  }

  it('409: while one that lists it runs, named in the reply; a template that it does not list is free', async () => {
    const { key, patch, statuses, migration } = await account()
    const migration_id = await migration(['customers'])
    expect(await statuses()).toEqual([200, 200])
    const run = await start(service, migration_id, { kind: 'generate' }, key)
    expect(await statuses()).toEqual([409, 200])
    expect((await patch('customers')).body).toEqual({ error: expect.stringContaining(migration_id) })
    expect(await patch('customers', {})).toMatchObject({ status: 400 })
    await cancel(service, run, key)
    expect(await statuses()).toEqual([200, 200])
  })

  it('409: every active template, while one that lists none runs and has no plan yet', async () => {
    const { key, statuses, migration } = await account()
    const run = await start(service, await migration([]), { kind: 'generate' }, key)
    expect(await statuses()).toEqual([409, 409])
    await cancel(service, run, key)
    expect(await statuses()).toEqual([200, 200])
  })

  it('409: those of the plan once there is one, and those that it lists again while another plan is made', async () => {
    const { key, statuses, migration } = await account()
    const migration_id = await migration([])
    const preview = await offeredRun(service, migration_id, 'a'.repeat(64), key)
    await service.deps.prisma.run.update({
      where: { id: preview.run_id },
      data: { plan_template_slugs: ['customers'] },
    })
    expect(await statuses()).toEqual([409, 200])
    const execute = await start(service, migration_id, { kind: 'execute' }, key)
    expect(await statuses()).toEqual([409, 200])
    await cancel(service, execute, key)
    const second = await start(service, migration_id, { kind: 'generate' }, key)
    expect(await statuses()).toEqual([409, 409])
    await cancel(service, second, key)
    expect(await statuses()).toEqual([409, 200])
    await cancel(service, preview, key)
    expect(await statuses()).toEqual([200, 200])
  })

  it("409: names all of several, and is not moved by another account's", async () => {
    const [one, other] = [await account(), await account()]
    const ids = [await one.migration(['customers']), await one.migration([])]
    for (const id of ids) await start(service, id, { kind: 'generate' }, one.key)
    const { status, body } = await one.patch('customers')
    expect(status).toBe(409)
    for (const id of ids) expect(body.error).toContain(id)
    expect(await other.statuses()).toEqual([200, 200])
  })

  it('refuses an import of such templates too, but not one of others', async () => {
    const { id, key, migration } = await account()
    await start(service, await migration([]), { kind: 'generate' }, key)
    await expect(service.importTemplates(id, [people])).rejects.toMatchObject({ status: 409 })
    await expect(service.importTemplates(id, [{ ...people, slug: 'new' }])).resolves.toHaveLength(1)
  })

  it('never changes a template after a run has started on it, however close they come', async () => {
    const { key, patch, migration } = await account()
    await service.deps.pool.query(`
      CREATE TABLE happened (what text, at timestamptz DEFAULT clock_timestamp());
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO happened VALUES (TG_TABLE_NAME); PERFORM pg_sleep(0.01); RETURN NEW; END $$;
      CREATE TRIGGER note BEFORE UPDATE ON template FOR EACH ROW EXECUTE FUNCTION note();
      CREATE TRIGGER note BEFORE INSERT ON run FOR EACH ROW EXECUTE FUNCTION note()`)
    for (let round = 0; round < 24; round++) {
      await service.deps.pool.query('TRUNCATE happened')
      const migration_id = await migration([])
      const begin = () => service.call('POST', `/migrations/${migration_id}/runs`, { body: { kind: 'generate' }, key })
      const change = () => patch('customers', { name: `Round ${round}` })
      const [started, changed] = await (round % 2 === 0
        ? Promise.all([begin(), change()])
        : Promise.all([change(), begin()]).then(([second, first]) => [first, second] as const))
      expect(started.status).toBe(201)
      expect([200, 409]).toContain(changed.status)
      const { rows } = await service.deps.pool.query<{ what: string }>('SELECT what FROM happened ORDER BY at')
      expect(rows.map(({ what }) => what)).toEqual(changed.status === 200 ? ['template', 'run'] : ['run'])
      await cancel(service, started.body, key)
    }
  })
})

describe('a real plan', () => {
  const rules = [{ kind: 'unique_together', columns: ['full_name', 'email'], message: 'the same person twice' }]
  const customers = { ...customersTemplate, cross_cell_rules: rules }
  const service = useService({ templates: [customers, people], worker: true })

  it('says which cross-cell rules rest for want of a column, and uses them again once it is back', async () => {
    const migration_id = await migrationWithFile(
      service,
      ['customer_id,full_name,email', '1001,Anna,a@example.com', '1002,Anna,a@example.com'].join('\r\n'),
    )
    const planned = async (columns: readonly object[]) => {
      expect((await service.call('PATCH', '/templates/customers', { body: { columns } })).status).toBe(200)
      const run = await runThat(service, await start(service, migration_id), 'awaiting_approval')
      const { body } = await service.call('GET', `/migrations/${migration_id}/preview`)
      await cancel(service, run)
      return { summary: run.summary, codes: body.sheets[0].issues.map(({ code }: { code: string }) => code) }
    }
    const without = await planned(customers.columns.filter(({ name }) => name !== 'email'))
    expect(without.summary).toContain(
      '“the same person twice” of the template Customers checks nothing: it names email',
    )
    expect(without.codes).not.toContain('cross_cell')
    const back = await planned(customers.columns)
    expect(back.summary).not.toContain('the same person twice')
    expect(back.codes).toContain('cross_cell')
  })

  it('locks the templates that it fills, until the migration settles', async () => {
    const migration_id = await migrationWithFile(service)
    const run = await start(service, migration_id)
    await runThat(service, run, 'awaiting_approval')
    const patch = async (slug: string) =>
      (await service.call('PATCH', `/templates/${slug}`, { body: { name: 'Other' } })).status
    expect([await patch('customers'), await patch('people')]).toEqual([409, 200])
    await cancel(service, run)
    expect(await patch('customers')).toBe(200)
  })
})
