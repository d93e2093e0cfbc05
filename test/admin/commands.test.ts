import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArguments } from '../../server/src/admin/arguments.ts'
import { runCommand } from '../../server/src/admin/commands.ts'
import { call } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { startSecondServer } from '../support/second-server.ts'

describe('the admin command line', () => {
  const service = useService()
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'templates-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const run = async (...args: string[]): Promise<ReturnType<typeof JSON.parse>> =>
    JSON.parse(JSON.stringify(await runCommand(service.deps, readArguments(args))))
  const newAccount = async (): Promise<string> => (await run('account', 'create', '--name', 'A')).id
  const newUser = async (account: string, role: string): Promise<string> =>
    (await run('user', 'create', '--account', account, '--name', `the ${role}`, '--role', role)).id

  it('makes an account whose key works at once, and no longer once it is revoked', async () => {
    const account = await newAccount()
    const { id, key } = await run('key', 'create', '--account', account, '--name', 'CI')
    expect((await service.call('POST', '/migrations', { key, body: {} })).body.source.name).toBe('default')
    const listed = await run('key', 'list', '--account', account)
    expect(listed).toMatchObject([{ id, name: 'CI', revoked_at: null }])
    expect(JSON.stringify(listed)).not.toMatch(/hash|msk_/)
    await run('key', 'revoke', id)
    expect((await service.call('GET', '/templates', { key })).status).toBe(401)
    expect((await run('key', 'revoke', id)).revoked_at).toEqual(expect.any(String))
  })

  it('sets subscription and limits, each limit by itself', async () => {
    const account = await newAccount()
    await run('account', 'set', account, '--limit', 'read=600', 'write=500')
    expect(await run('account', 'set', account, '--limit', 'runs=5', '--subscription', 'lapsed')).toMatchObject({
      id: account,
      subscription: 'lapsed',
      limits: { read: 600, write: 500, runs: 5 },
    })
  })

  it('makes webhook endpoints and rotates their secrets, each shown once', async () => {
    const account = await newAccount()
    const made = await run('webhook', 'create', '--account', account, '--url', 'https://hooks.example.com/in')
    expect(made).toEqual({
      id: expect.stringMatching(/^whe_/),
      account_id: account,
      url: 'https://hooks.example.com/in',
      created_at: expect.any(String),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    const { secret, ...rest } = await run('webhook', 'rotate', made.id)
    expect(rest).toEqual({ id: made.id, account_id: account, url: made.url, created_at: made.created_at })
    expect(secret).not.toBe(made.secret)
    await expect(run('webhook', 'create', '--account', account)).rejects.toThrow(/--url is missing/)
    await expect(run('webhook', 'create', '--account', account, '--url', 'http://[::1]/')).rejects.toThrow(/public/)
    await expect(run('webhook', 'create', '--account', account, '--url', 'ftp://a.example')).rejects.toThrow(/http:/)
    await expect(run('webhook', 'rotate', 'whe_0')).rejects.toThrow(/no webhook endpoint "whe_0"/)
    const member = await newUser(account, 'member')
    await expect(run('webhook', 'rotate', made.id, '--as', member)).rejects.toThrow(/for admins/)
    const stranger = await newUser(await newAccount(), 'admin')
    await expect(run('webhook', 'rotate', made.id, '--as', stranger)).rejects.toThrow(/no webhook endpoint/)
  })

  it('imports templates from JSON and YAML: one record for one template, else a list', async () => {
    const account = await newAccount()
    const json = join(folder, 'one.json')
    const yaml = join(folder, 'two.yaml')
    await writeFile(json, JSON.stringify({ slug: 'one', name: 'One', columns: [{ name: 'x' }] }))
    await writeFile(yaml, '- slug: two\n  name: Two\n  active: false\n  columns:\n    - name: y\n')
    expect(await run('template', 'import', '--account', account, json)).toMatchObject({
      id: expect.stringMatching(/^tpl_/),
      slug: 'one',
    })
    expect(await run('template', 'import', '--account', account, json, yaml)).toMatchObject([
      { slug: 'one' },
      { slug: 'two', active: false },
    ])
  })

  it('refuses a member what is for admins, and everyone what is of another account', async () => {
    const account = await newAccount()
    const member = await newUser(account, 'member')
    const admin = await newUser(account, 'admin')
    const { id } = await run('key', 'create', '--account', account, '--name', 'K', '--as', admin)
    await expect(run('key', 'create', '--account', account, '--name', 'K', '--as', member)).rejects.toThrow(
      'is for admins',
    )
    await expect(run('key', 'revoke', id, '--as', member)).rejects.toThrow('is for admins')
    expect((await run('source', 'create', '--account', account, '--name', 'ERP', '--as', member)).name).toBe('ERP')
    const stranger = await newUser(await newAccount(), 'admin')
    await expect(run('key', 'revoke', id, '--as', stranger)).rejects.toThrow('There is no key')
    await expect(run('source', 'create', '--account', account, '--name', 'ERP', '--as', stranger)).rejects.toThrow(
      'There is no account',
    )
    expect(await run('key', 'list', '--as', 'the admin', '--account', account)).toMatchObject([{ created_by: admin }])
  })

  it.each([
    ['account', 'create', '--name', 'A'],
    ['account', 'list'],
    ['account', 'set', 'ACCOUNT', '--limit', 'read=1'],
    ['audit', 'list'],
    ['user', 'create', '--account', 'ACCOUNT', '--name', 'U', '--role', 'admin'],
    ['user', 'list', '--account', 'ACCOUNT'],
    ['key', 'create', '--account', 'ACCOUNT', '--name', 'K'],
    ['key', 'list', '--account', 'ACCOUNT'],
    ['key', 'revoke', 'abcdef'],
    ['webhook', 'create', '--account', 'ACCOUNT', '--url', 'https://hooks.example.com/'],
    ['webhook', 'list', '--account', 'ACCOUNT'],
    ['webhook', 'rotate', 'whe_1'],
    ['webhook', 'delete', 'whe_1'],
  ])('leaves %s %s to admins, and writes down nothing that a member tried', async (...command) => {
    const account = await newAccount()
    const member = await newUser(account, 'member')
    const args = command.map((word) => (word === 'ACCOUNT' ? account : word))
    await expect(run(...args, '--as', member)).rejects.toMatchObject({ status: 403 })
    const lines = await run('audit', 'list', '--account', account)
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(['account create', 'user create'])
  })

  it('lists what an account has, to its own people without naming it, and nothing of another one', async () => {
    const account = await newAccount()
    const admin = await newUser(account, 'admin')
    const member = await newUser(account, 'member')
    const other = await newAccount()
    await run('source', 'create', '--name', 'ERP', '--as', member)
    await run('webhook', 'create', '--url', 'https://hooks.example.com/in', '--as', admin)
    await service.importTemplates(account, [
      { slug: 'one', name: 'One', columns: [{ name: 'x' }] },
      { slug: 'two', name: 'Two', active: false, columns: [{ name: 'y' }] },
    ])
    expect(await run('user', 'list', '--as', admin)).toMatchObject([
      { id: admin, name: 'the admin', role: 'admin' },
      { id: member, name: 'the member', role: 'member' },
    ])
    expect(await run('source', 'list', '--as', member)).toMatchObject([
      { name: 'default', is_default: true },
      { name: 'ERP', is_default: false },
    ])
    expect(await run('template', 'list', '--as', member)).toMatchObject([
      { slug: 'one', active: true },
      { slug: 'two', active: false },
    ])
    const endpoints = await run('webhook', 'list', '--as', admin)
    expect(endpoints).toMatchObject([{ url: 'https://hooks.example.com/in' }])
    expect(JSON.stringify(endpoints)).not.toContain('whsec_')
    expect(await run('account', 'list', '--as', admin)).toMatchObject([{ id: account }])
    expect((await run('account', 'list')).map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([account, other]),
    )
    for (const noun of ['user', 'source', 'template', 'webhook', 'key', 'audit'])
      await expect(run(noun, 'list', '--account', other, '--as', admin)).rejects.toMatchObject({ status: 404 })
  })

  it('takes a webhook endpoint away, with what is still to be sent to it', async () => {
    const account = await newAccount()
    const { id } = await run('webhook', 'create', '--account', account, '--url', 'https://hooks.example.com/in')
    const message = { id: service.deps.newId('msg'), account_id: account, type: 'run.failed', body: '{}' }
    await service.deps.prisma.webhookMessage.create({ data: message })
    const delivery = { message_id: message.id, endpoint_id: id, account_id: account }
    await service.deps.prisma.webhookDelivery.create({ data: delivery })
    const stranger = await newUser(await newAccount(), 'admin')
    await expect(run('webhook', 'delete', id, '--as', stranger)).rejects.toMatchObject({ status: 404 })
    expect(await run('webhook', 'delete', id)).toMatchObject({ id, url: 'https://hooks.example.com/in' })
    expect(await run('webhook', 'list', '--account', account)).toEqual([])
    expect(await service.deps.prisma.webhookDelivery.count({ where: { endpoint_id: id } })).toBe(0)
    await expect(run('webhook', 'delete', id)).rejects.toMatchObject({ status: 404 })
  })

  it('writes down every change once: who, what, to what, when, and no secret', async () => {
    const account = await newAccount()
    const admin = await newUser(account, 'admin')
    const as = ['--as', admin]
    const before = Date.now()
    await run('account', 'set', account, '--limit', 'read=7', '--subscription', 'lapsed', ...as)
    const { id: key_id, key } = await run('key', 'create', '--name', 'K', ...as)
    await run('key', 'revoke', key_id, ...as)
    await run('key', 'revoke', key_id, ...as)
    const { id: source } = await run('source', 'create', '--name', 'ERP', ...as)
    const file = join(folder, 'audited.yaml')
    await writeFile(file, 'slug: audited\nname: Audited\ncolumns:\n  - name: x\n')
    const { id: template } = await run('template', 'import', file, ...as)
    const url = 'https://hooks.example.com/in?token=let-me-in'
    const { id: endpoint, secret } = await run('webhook', 'create', '--url', url, ...as)
    const { secret: next } = await run('webhook', 'rotate', endpoint, ...as)
    await run('webhook', 'delete', endpoint, ...as)
    await expect(run('source', 'create', '--name', '', ...as)).rejects.toThrow(/1 to 255/)

    const lines = await run('audit', 'list', '--account', account)
    expect(lines.slice(0, 2)).toMatchObject([
      { action: 'account create', subject: account, actor: null },
      { action: 'user create', subject: admin, actor: null, details: { name: 'the admin', role: 'admin' } },
    ])
    expect(lines.slice(2)).toMatchObject([
      { action: 'account set', subject: account, details: { limits: { read: 7 }, subscription: 'lapsed' } },
      { action: 'key create', subject: key_id, details: { name: 'K' } },
      { action: 'key revoke', subject: key_id },
      { action: 'source create', subject: source, details: { name: 'ERP' } },
      { action: 'template import', subject: template, details: { slug: 'audited' } },
      { action: 'webhook create', subject: endpoint, details: { host: 'hooks.example.com' } },
      { action: 'webhook rotate', subject: endpoint },
      { action: 'webhook delete', subject: endpoint },
    ])
    for (const { actor, account_id, at } of lines.slice(2)) {
      expect([actor, account_id]).toEqual([admin, account])
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
    }
    for (const text of [key, secret, next, 'let-me-in']) expect(JSON.stringify(lines)).not.toContain(text)
    expect(await run('audit', 'list', '--last', '2', ...as)).toEqual(lines.slice(-2))
  })

  it('keeps what was written down: the database itself takes no change of it', async () => {
    await newAccount()
    const { pool } = service.deps
    for (const statement of [
      "UPDATE audit_entry SET actor = 'somebody'",
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
    ])
      await expect(pool.query(statement)).rejects.toThrow(/only ever added/)
  })

  it('is obeyed at once by every process: keys, limits and the subscription', async () => {
    const second = await startSecondServer(service)
    try {
      const account = await newAccount()
      const { id, key } = await run('key', 'create', '--account', account, '--name', 'K')
      const both = (method: string, path: string, body?: object) =>
        Promise.all([service.url, second.url].map((url) => call(method, url + path, { key, ...(body && { body }) })))
      const statuses = async (...request: Parameters<typeof both>) =>
        (await both(...request)).map(({ status }) => status)
      expect(await statuses('GET', '/templates')).toEqual([200, 200])
      await run('account', 'set', account, '--subscription', 'lapsed')
      expect(await statuses('POST', '/migrations', {})).toEqual([403, 403])
      await run('account', 'set', account, '--subscription', 'active', '--limit', 'read=0')
      expect(await statuses('GET', '/templates')).toEqual([429, 429])
      await run('key', 'revoke', id)
      expect(await statuses('GET', '/templates')).toEqual([401, 401])
    } finally {
      await second.stop()
    }
  })

  it.each([
    [['nonsense', 'do'], 'There is no command'],
    [['account', 'create'], '--name is missing'],
    [['account', 'create', '--name', 'A', '--region', 'mars'], 'mars'],
    [['account', 'create', '--nam', 'A'], '--nam'],
    [['account', 'set', 'acc_none', '--limit', 'read=1'], 'There is no account'],
    [['account', 'set', 'acc_none', '--limit', 'reed=1'], 'reed'],
    [['account', 'set', 'acc_none', '--limit', 'read=many'], 'read=many'],
    [['key', 'create', '--account', 'acc_none', '--name', 'K'], 'There is no account'],
    [['key', 'revoke'], 'key id is missing'],
    [['key', 'revoke', 'nokey!'], 'There is no key'],
    [['template', 'import', '--account', 'acc_none'], 'file is missing'],
    [['key', 'list', '--as', 'nobody'], 'There is no user'],
    [['account', 'set', 'acc_none'], 'nothing to set'],
    [['user', 'create', '--account', 'acc_none', '--name', 'U', '--role', 'boss'], 'admin, member'],
    [['user', 'list'], '--account is missing'],
    [['user', 'list', '--account', 'acc_none'], 'There is no account'],
    [['source', 'list', '--account', 'acc_none'], 'There is no account'],
    [['template', 'list', '--account', 'acc_none'], 'There is no account'],
    [['webhook', 'list', '--account', 'acc_none'], 'There is no account'],
    [['webhook', 'delete'], 'endpoint id is missing'],
    [['audit', 'list', '--last', 'many'], '1 to 10000'],
  ])('says what is wrong with %j', async (args, reason) => {
    await expect(run(...args)).rejects.toThrow(reason)
  })
})
