import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../server/src/admin/arguments.ts'
import { runCommand } from '../../server/src/admin/commands.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import { recordEvents } from '../../server/src/domain/thread/record.ts'
import { useService } from '../support/harness.ts'

const admin = fileURLToPath(new URL('../../server/src/admin/main.ts', import.meta.url))

describe('admin log verify', () => {
  const service = useService()

  const thread = async (): Promise<string> => {
    const { id } = await service.newMigration({})
    const events = ['a', 'b', 'c'].map((text) => ({ type: 'message', actor: 'agent', data: { text } }) as const)
    await transaction(service.deps, (tx) => recordEvents(tx, service.account.id, id, events))
    return id
  }

  /** The command as it is typed, in a process of its own. */
  const typed = async (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
    const { host, port, user, password, database } = service.deps.connection
    const DATABASE_URL = `postgresql://${user}:${String(password)}@${host}:${port}/${database}`
    const env = { ...process.env, DATABASE_URL, DATA_DIR: service.deps.config.dataDir }
    return promisify(execFile)(process.execPath, [admin, 'log', 'verify', ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )
  }

  it('finds a log right, and one that was tampered with broken, by its exit code too', async () => {
    const id = await thread()
    expect(await typed(id, '--json')).toEqual({
      code: 0,
      stdout: '{"ok":true,"entries":3,"broken_at":null}\n',
      stderr: '',
    })
    await service.deps.pool.query(
      `UPDATE thread_event SET data = '{"text": "another"}' WHERE migration_id = $1 AND sequence = 2`,
      [id],
    )
    expect(await typed(id, '--json')).toMatchObject({ code: 1, stdout: '{"ok":false,"entries":1,"broken_at":2}\n' })
    expect(await typed(id)).toMatchObject({ code: 1, stdout: 'ok: false\nentries: 1\nbroken_at: 2\n' })
  })

  it('says what is missing, and which migration there is not', async () => {
    const run = (...args: string[]) => runCommand(service.deps, readArguments(['log', 'verify', ...args]))
    await expect(run()).rejects.toMatchObject({ status: 400, message: 'The migration is missing.' })
    await expect(run('mig_0000000000')).rejects.toMatchObject({ status: 404 })
  })

  it('knows only the migrations of the account for whose user it acts', async () => {
    const id = await thread()
    const userOf = async (account: string): Promise<string> => {
      const words = ['user', 'create', '--account', account, '--name', 'M', '--role', 'member']
      const { id: user } = JSON.parse(JSON.stringify(await runCommand(service.deps, readArguments(words))))
      return user
    }
    const verifyAs = async (account: string) =>
      runCommand(service.deps, readArguments(['log', 'verify', id, '--as', await userOf(account)]))
    expect(await verifyAs(service.account.id)).toMatchObject({ ok: true })
    await expect(verifyAs((await service.newAccount()).id)).rejects.toMatchObject({ status: 404 })
  })
})
