import { describe, expect, it } from 'vitest'
import { createSource } from '../../server/src/domain/accounts/accounts.ts'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'
import { customersTemplate } from '../support/runs.ts'

const account = { type: 'account' }
const kilobytes64 = 65_536

describe('putKnowledge', () => {
  const service = useService({
    templates: [customersTemplate, { ...customersTemplate, slug: 'hidden', active: false }],
  })
  const send: Send = ({ path = '/knowledge/dates', ...changes } = {}) =>
    service.call('PUT', path, { body: { scope: account, content: 'Dates are day first.' }, ...changes })
  const put = (key: string, body: object) => send({ path: `/knowledge/${key}`, body: { content: 'x', ...body } })

  it('201: a new entry; 200: the same key again, replaced as a whole', async () => {
    const first = await put('whole', { scope: { type: 'template', slug: 'customers' }, content: '# One' })
    expect(first).toMatchObject({ status: 201 })
    expect(first.body).toEqual({
      key: 'whole',
      scope: { type: 'template', slug: 'customers' },
      content: '# One',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_by: { type: 'key', id: service.key.slice(4, 10) },
    })
    const second = await put('whole', { content: 'Zwei – 二' })
    expect(second).toMatchObject({ status: 200, body: { key: 'whole', scope: account, content: 'Zwei – 二' } })
    expect(second.body.updated_at > first.body.updated_at).toBe(true)
    expect((await service.call('GET', '/knowledge/whole')).body).toEqual(second.body)
  })

  it('201: in each of the three scopes', async () => {
    const { id } = await createSource(service.deps, service.account.id, 'Legacy ERP')
    for (const scope of [account, { type: 'template', slug: 'customers' }, { type: 'source', id }]) {
      expect(await put(`scope-${scope.type}`, { scope })).toMatchObject({ status: 201, body: { scope } })
    }
  })

  it('201: a key of 128 characters, and one of a single one', async () => {
    for (const key of ['k'.repeat(128), '7']) expect((await put(key, {})).status).toBe(201)
  })

  it.each(['k'.repeat(129), 'Dates', '-dates', 'da.tes', 'd%C3%A4tes', 'dates%20', 'a%2Fb'])(
    '400: the key %s',
    async (key) => {
      const reply = await put(key, {})
      expect(reply).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^key: /) } })
    },
  )

  it.each([
    ['64 KB of letters', 'x'.repeat(kilobytes64)],
    ['64 KB of characters of four bytes', '𝄞'.repeat(kilobytes64 / 4)],
  ])('accepts %s exactly', async (_name, content) => {
    expect((await put('large', { content })).status).toBeLessThan(300)
  })

  it.each([
    ['a letter more', 'x'.repeat(kilobytes64 + 1)],
    ['a letter more after characters of four bytes', `${'𝄞'.repeat(kilobytes64 / 4)}x`],
  ])('400: %s, naming the limit and the size', async (_name, content) => {
    const { status, body } = await put('larger', { content })
    expect(status).toBe(400)
    expect(body.error).toMatch(/65537.*65536/)
    expect((await service.call('GET', '/knowledge/larger')).status).toBe(404)
  })

  it('400: more entries than an account may have, exactly, also when several are written at once', async () => {
    const { id, key } = await service.newAccount()
    await service.deps.pool.query(
      `INSERT INTO knowledge (account_id, key, scope, content, updated_at, updated_by)
       SELECT $1, 'k-' || n, '{"type": "account"}', 'x', now(), '{"type": "key", "id": "k"}' FROM generate_series(1, 9998) n`,
      [id],
    )
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send({ path: `/knowledge/new-${index}`, key })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400, 400, 400, 400])
    const refused = replies.find(({ status }) => status === 400)
    expect(refused?.body.error).toMatch(/entries_per_account is 10000, and this account would have 10001 entries/)
    expect((await send({ path: '/knowledge/k-1', key })).status).toBe(200)
  })

  it('400: more bytes of knowledge than an account may have, of which a replaced entry counts once', async () => {
    const { id, key } = await service.newAccount()
    await service.deps.pool.query(
      `INSERT INTO knowledge (account_id, key, scope, content, updated_at, updated_by)
       SELECT $1, 'k-' || n, '{"type": "account"}', repeat('x', 65536), now(), '{"type": "key", "id": "k"}'
       FROM generate_series(1, 256) n`,
      [id],
    )
    const body = { scope: account, content: 'x'.repeat(65_536) }
    expect((await send({ path: '/knowledge/k-7', key, body })).status).toBe(200)
    const refused = await send({ path: '/knowledge/new', key, body: { ...body, content: 'x' } })
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringMatching(/16777216.*16777217 bytes/) } })
  })

  it.each([
    ['no content', { scope: account }],
    ['empty content', { content: '' }],
    ['content that is no text', { content: 7 }],
    ['NUL in it', { content: 'a\0b' }],
    ['half a surrogate pair in it', { content: 'a\uD800b' }],
    ['an unknown field', { content: 'x', title: 'y' }],
    ['an unknown kind of scope', { content: 'x', scope: { type: 'region' } }],
    ['a scope that is a text', { content: 'x', scope: 'account' }],
    ['a template scope without its slug', { content: 'x', scope: { type: 'template' } }],
    ['an account scope with a slug', { content: 'x', scope: { type: 'account', slug: 'customers' } }],
    ['an unknown template', { content: 'x', scope: { type: 'template', slug: 'nothing' } }],
    ['an inactive template', { content: 'x', scope: { type: 'template', slug: 'hidden' } }],
    ['a source id that can be none', { content: 'x', scope: { type: 'source', id: 'Legacy' } }],
    ['a guard that is no time', { content: 'x', if_unmodified_since: 'yesterday, 12 o’clock sharp' }],
    ['a guard on a day that there is not', { content: 'x', if_unmodified_since: '2026-13-41T00:00:00.000Z' }],
    ['a guard that is a number', { content: 'x', if_unmodified_since: 0 }],
    ['an empty body', {}],
    ['a list', []],
    ['null', null],
  ])('400: %s, and nothing is written', async (_name, body) => {
    const reply = await send({ path: '/knowledge/refused', body })
    expect(reply).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect((await service.call('GET', '/knowledge/refused')).status).toBe(404)
  })

  const kinds = /^scope.type: must be equal to one of the allowed values: account, template, source( \(it is .*\))?.$/
  it.each([
    [{ type: 'region' }, kinds],
    [{ slug: 'customers' }, kinds],
    [{ type: 'toString' }, kinds],
    ['account', /^scope: must be object \(it is "account"\).$/],
    [{ type: 'template' }, /^scope.slug: must have required property 'slug'.$/],
    [
      { type: 'source', slug: 'x' },
      /^scope.slug: is not known here; leave it out, or see how it is spelt; scope.id: .*required[^;]*$/,
    ],
    [{ type: 'template', slug: 'A b' }, /^scope.slug: must match pattern [^;]*$/],
  ])('400: the scope %j, in the words for what was meant alone', async (scope, said) => {
    const { status, body } = await put('refused', { scope })
    expect(status).toBe(400)
    expect(body.error).toMatch(said)
  })

  it('400: malformed JSON', async () => {
    const { status } = await service.call('PUT', '/knowledge/dates', {
      raw: '{"content":',
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  it("400: another account's template, in the words for an unknown one", async () => {
    const other = await service.newAccount()
    const body = { content: 'x', scope: { type: 'template', slug: 'customers' } }
    const foreign = await send({ key: other.key, body })
    const unknown = await send({ body: { ...body, scope: { type: 'template', slug: 'suppliers' } } })
    expect(foreign.status).toBe(400)
    expect(foreign.body.error.replace('customers', 'suppliers')).toBe(unknown.body.error)
  })

  it("404: an unknown source, and another account's, alike", async () => {
    const other = await service.newAccount()
    const { id } = await createSource(service.deps, other.id, 'Theirs')
    const scopes = [id, 'src_0000000000'].map((source) => ({ type: 'source', id: source }))
    expect((await put('nowhere', {})).status).toBe(201)
    expectAlike(404, await Promise.all(scopes.map((scope) => put('nowhere', { scope }))))
  })

  it('leaves an entry of the same key in another account alone', async () => {
    await put('shared', { content: 'ours' })
    const other = await service.newAccount()
    const theirs = await send({ path: '/knowledge/shared', key: other.key, body: { content: 'theirs' } })
    expect(theirs.status).toBe(201)
    expect((await service.call('GET', '/knowledge/shared')).body.content).toBe('ours')
  })

  it('writes with the updated_at that was read, in whatever way the time is written', async () => {
    const { body: first } = await put('guarded', { content: 'one' })
    const second = await put('guarded', { content: 'two', if_unmodified_since: first.updated_at })
    expect(second).toMatchObject({ status: 200, body: { content: 'two' } })
    const plusTwo = new Date(new Date(second.body.updated_at).getTime() + 7_200_000)
      .toISOString()
      .replace('Z', '+02:00')
    const { body: third } = await put('guarded', { content: 'three', if_unmodified_since: plusTwo })
    const finer = third.updated_at.replace('Z', '000000Z')
    expect((await put('guarded', { content: 'four', if_unmodified_since: finer })).status).toBe(200)
  })

  it('201: if_unmodified_since null, when there is no such entry yet', async () => {
    expect((await put('brand-new', { if_unmodified_since: null })).status).toBe(201)
  })

  it('412: changed since, not there, and there against null; nothing is written', async () => {
    const { body: first } = await put('raced', { content: 'one' })
    const { body: second } = await put('raced', { content: 'two' })
    const stale = await put('raced', { content: 'lost', if_unmodified_since: first.updated_at })
    expect(stale.status).toBe(412)
    expect(stale.body).toEqual({ error: expect.stringContaining(second.updated_at) })
    expect((await put('raced', { content: 'lost', if_unmodified_since: null })).status).toBe(412)
    expect((await put('raced', { content: 'lost', if_unmodified_since: '2999-01-01T00:00:00.000Z' })).status).toBe(412)
    const between = second.updated_at.replace('Z', '0000001Z')
    const finer = await put('raced', { content: 'lost', if_unmodified_since: between })
    expect(finer).toMatchObject({ status: 412, body: { error: expect.stringContaining(between) } })
    expect((await service.call('GET', '/knowledge/raced')).body).toEqual(second)
    expect((await put('never', { if_unmodified_since: first.updated_at })).status).toBe(412)
    expect((await service.call('GET', '/knowledge/never')).status).toBe(404)
  })

  it('413: a body of 2 MB', async () => {
    expect((await put('large', { content: 'x'.repeat(2 ** 21) })).status).toBe(413)
  })

  it('415: a body that is no JSON', async () => {
    for (const type of ['text/markdown', '']) {
      const { status, body } = await service.call('PUT', '/knowledge/dates', {
        raw: 'Dates are day first.',
        headers: { 'content-type': type },
      })
      const said = `The content type "${type || 'none'}" is not supported here. Send application/json.`
      expect([status, body]).toEqual([415, { error: said }])
    }
  })

  it('lets exactly one of 50 guarded writers through, each time', async () => {
    let { body: entry } = await put('contested', {})
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, writer) =>
          put('contested', { content: `${round}-${writer}`, if_unmodified_since: entry.updated_at }),
        ),
      )
      const won = replies.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      expect(replies.filter(({ status }) => status === 412)).toHaveLength(49)
      const read = await service.call('GET', '/knowledge/contested')
      expect(read.body).toEqual(won[0]?.body)
      entry = read.body
    }
  })

  it('lets exactly one of 50 first writers through', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, writer) => put('first', { content: `${writer}`, if_unmodified_since: null })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 412)])
  })

  it('gives every one of 50 unguarded writers a time of its own, though they come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, writer) => put('busy', { content: `${writer}` })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(replies.map(({ body }) => body.updated_at)).size).toBe(50)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'write', send)
  itHidesFailures(service, 'knowledge', send)
})
