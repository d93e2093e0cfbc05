import { describe, expect, it } from 'vitest'
import { createSource } from '../../server/src/domain/accounts/accounts.ts'
import { useService } from '../support/harness.ts'
import {
  expectAlike,
  itCountsIn,
  itHidesFailures,
  itNeedsAKey,
  untilWindowHas,
  type Send,
} from '../support/refusals.ts'

describe('createMigration', () => {
  const service = useService({ templates: [{ slug: 'people', name: 'People', columns: [{ name: 'id' }] }] })
  const send: Send = (changes) =>
    service.call('POST', '/migrations', changes?.raw === undefined ? { body: {}, ...changes } : changes)
  const create = (body: unknown, key = service.key) => send({ body, key })

  it('201: from nothing, with the default source', async () => {
    const { status, body, headers } = await create({})
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^mig_/),
      external_id: null,
      name: null,
      source: { id: expect.stringMatching(/^src_/), name: 'default' },
      template_slugs: [],
      instructions: null,
      language_model: false,
      metadata: {},
      region: 'eu',
      status: 'created',
      outcome: null,
      active_run_id: null,
      latest_run_id: null,
      file_counts: { total: 0, documents: 0 },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: body.created_at,
      settled_at: null,
    })
    expect(headers.get('x-ratelimit-limit')).toBe('1000000')
  })

  it('201: with everything that it takes, and source by name and by id', async () => {
    const source = await createSource(service.deps, service.account.id, 'Legacy ERP')
    const sent = {
      external_id: 'A-1_b',
      name: 'Näme 😀',
      template_slugs: ['people'],
      instructions: 'Day first',
      metadata: { k: 'v' },
    }
    const { status, body } = await create({ ...sent, source: 'Legacy ERP' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...sent, source: { id: source.id, name: 'Legacy ERP' } })
    expect((await create({ source_id: source.id })).body.source).toEqual(body.source)
  })

  it('200: the same external_id and source give the migration that is there, unchanged, whatever else is said', async () => {
    const first = await create({ external_id: 'again', name: 'First' })
    const second = await create({ external_id: 'again', name: 'Second', template_slugs: ['nonsense'] })
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body).toEqual(first.body)
  })

  it('200: 49 of 50 equal requests at once, one of them is 201, and one of the hourly budget is spent', async () => {
    const { key } = await service.newAccount({ limits: { 'create-migration': 2 } })
    await untilWindowHas(service, 15, 3_600)
    const replies = await Promise.all(Array.from({ length: 50 }, () => create({ external_id: 'race' }, key)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(49).fill(200), 201])
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    expect((await create({}, key)).headers.get('x-ratelimit-remaining')).toBe('0')
  })

  it.each([
    ['an external_id with a space', { external_id: 'a b' }],
    ['an external_id of 256 characters', { external_id: 'a'.repeat(256) }],
    ['a number for a name', { name: 1 }],
    ['an unknown field', { nmae: 'x' }],
    ['both source and source_id', { source: 'a', source_id: 'src_00000000' }],
    ['an unknown template', { template_slugs: ['people', 'nobody'] }],
    ['51 labels', { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v'])) }],
    ['a label that is no text', { metadata: { a: 1 } }],
    ['a NUL in a name', { name: 'a\0b' }],
    ['half a surrogate pair', { metadata: { a: '\ud800' } }],
    ['a list', []],
    ['null', null],
    ['a text', 'x'],
  ])('400: %s', async (_what, body) => {
    const { status, body: refusal } = await create(body)
    expect(status).toBe(400)
    expect(refusal).toEqual({ error: expect.stringMatching(/\w.*\.$/s) })
  })

  it.each([
    ['malformed JSON', '{"name": '],
    ['nothing', ''],
    ['a million brackets', '['.repeat(500_000)],
  ])('400: %s', async (_what, raw) => {
    const { status, body } = await send({ raw, headers: { 'content-type': 'application/json' } })
    expect([status, Object.keys(body)]).toEqual([400, ['error']])
  })

  it('400: bytes that are no UTF-8, rather than keep other characters than were meant', async () => {
    const raw = Buffer.from('{"name":"M\xfcller"}', 'latin1')
    const { status, body } = await send({ raw, headers: { 'content-type': 'application/json; charset=utf-8' } })
    expect([status, body.error]).toEqual([400, expect.stringContaining('not UTF-8')])
  })

  it('400: names the field and the value that is wrong', async () => {
    expect((await create({ template_slugs: ['nobody'] })).body.error).toBe(
      'template_slugs names "nobody", which is no active template of this account.',
    )
    expect((await create({ nmae: 'x' })).body.error).toBe(
      'nmae: is not known here; leave it out, or see how it is spelt.',
    )
    expect((await create([])).body.error).toBe('The body must be a JSON object.')
    expect((await create({ external_id: 'a b' })).body.error).toBe(
      'external_id: must match pattern "^[A-Za-z0-9_-]+$" (it is "a b").',
    )
    expect((await create({ name: null })).body.error).toBe('name: must be string (it is null).')
    expect((await create({ name: ['x'] })).body.error).toBe('name: must be string (it is a list).')
    expect((await create({ external_id: 'x'.repeat(300) })).body.error).toContain('(it has 300)')
    expect((await create({ template_slugs: [`${'x'.repeat(99)}😀y`] })).body.error).toContain(
      `(it is "${'x'.repeat(99)}`,
    )
  })

  it('400: quotes nothing of a field whose value the contract marks as secret', async () => {
    expect((await create({ instructions: 4711 })).body.error).toBe('instructions: must be string.')
  })

  it('403: without an active subscription, but only when the request is a good one', async () => {
    const { key } = await service.newAccount({ subscription: 'lapsed' })
    expect((await create({}, key)).status).toBe(403)
    expect((await create({ name: 1 }, key)).status).toBe(400)
  })

  it('404: an unknown source, by name or id, and that of another account', async () => {
    const other = await service.newAccount()
    const foreign = await createSource(service.deps, other.id, 'Theirs')
    expectAlike(404, [await create({ source_id: 'src_00000000' }), await create({ source_id: foreign.id })])
    expect((await create({ source: 'Theirs' })).status).toBe(404)
  })

  it('409: the same external_id with another source', async () => {
    await createSource(service.deps, service.account.id, 'Second system')
    await create({ external_id: 'mine' })
    const { status, body } = await create({ external_id: 'mine', source: 'Second system' })
    expect(status).toBe(409)
    expect(body.error).toContain('"mine"')
  })

  it('409: a source name that two have; each is found by its id', async () => {
    const twins = [
      await createSource(service.deps, service.account.id, 'Twin'),
      await createSource(service.deps, service.account.id, 'Twin'),
    ]
    const { status, body } = await create({ source: 'Twin' })
    expect([status, body.error]).toEqual([409, expect.stringContaining('ambiguous')])
    for (const { id } of twins) expect(body.error).toContain(id)
    expect((await create({ source_id: twins[1]?.id })).status).toBe(201)
  })

  it('413: a body of 2 MB', async () => {
    const { status, body } = await create({ name: 'x'.repeat(2 * 1024 * 1024) })
    expect([status, body.error]).toEqual([413, expect.stringContaining('1048576')])
  })

  it('415: a body that is no JSON', async () => {
    const { status } = await send({ raw: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect(status).toBe(415)
  })

  it('415: JSON in another encoding than UTF-8', async () => {
    const raw = Buffer.from('{"name":"x"}', 'utf16le')
    const { status, body } = await send({ raw, headers: { 'content-type': 'application/json; charset=utf-16le' } })
    expect([status, body.error]).toEqual([415, 'A JSON body must be UTF-8.'])
  })

  it('429: the hourly budget, which only new migrations spend', async () => {
    const { key } = await service.newAccount({ limits: { 'create-migration': 2 } })
    await untilWindowHas(service, 15, 3_600)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await create({ name: 1 }, key)
      await create({ source: 'unknown' }, key)
      await create({ template_slugs: ['unknown'] }, key)
    }
    const first = await create({ external_id: 'first' }, key)
    expect([first.status, first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual([
      201,
      '2',
      '1',
    ])
    const repeated = await create({ external_id: 'first' }, key)
    expect([repeated.status, repeated.headers.get('x-ratelimit-limit')]).toEqual([200, '1000000'])
    expect((await create({}, key)).status).toBe(201)
    const refused = await create({ external_id: 'third' }, key)
    expect([refused.status, refused.body]).toEqual([429, { error: 'Too many requests' }])
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(Number(refused.headers.get('x-ratelimit-reset')) % 3600).toBe(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    const { body } = await service.call('GET', '/migrations', { key })
    expect(body.migrations).toHaveLength(2)
    expect((await create({ external_id: 'first' }, key)).status).toBe(200)
  })

  it('500: a database whose disk is full says so, and that is no budget spent', async () => {
    const { pool } = service.deps
    await pool.query(`
      CREATE FUNCTION refuse_to_extend() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON migration FOR EACH ROW WHEN (NEW.name = 'too much')
        EXECUTE FUNCTION refuse_to_extend()`)
    const { key } = await service.newAccount({ limits: { 'create-migration': 1 } })
    await untilWindowHas(service, 15, 3_600)
    const { status, body } = await create({ name: 'too much' }, key)
    expect([status, body.error]).toEqual([500, expect.stringMatching(/^The database has no room left/)])
    expect((await create({ name: 'little' }, key)).status).toBe(201)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'write', (changes) => send({ ...changes, body: { nmae: 'spends nothing of the hour' } }))
  itHidesFailures(service, 'migration', send)
})
