import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArguments } from '../../server/src/admin/arguments.ts'
import { runCommand } from '../../server/src/admin/commands.ts'
import { useService } from '../support/harness.ts'

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
  ])('says what is wrong with %j', async (args, reason) => {
    await expect(run(...args)).rejects.toThrow(reason)
  })
})
