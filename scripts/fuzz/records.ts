import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'yaml'
import type { Deps } from '../../server/src/deps.ts'
import { createAccount, createKey, setAccount } from '../../server/src/domain/accounts/accounts.ts'
import { importTemplates, readDefinitions } from '../../server/src/domain/catalog/import.ts'

const templates = new URL('../demo/templates.yaml', import.meta.url)
const wide = { read: 1e9, write: 1e9, agent: 1e9, 'create-migration': 1e9, generate: 1e9, answer: 1e9, runs: 1e6 }

const customers = `Customer ID,Name,Email\r\n10023,Anna Berg,anna.berg@example.com\r\n10024,Jonas Holm,jonas.holm@example.com\r\n`

/** An account with the demo's templates, and a key of it. */
export const makeAccount = async (deps: Deps, name: string): Promise<string> => {
  const { id } = await createAccount(deps, name, 'eu')
  await setAccount(deps, id, { limits: wide })
  await importTemplates(deps, id, readDefinitions(parse(await readFile(templates, 'utf8'))))
  return (await createKey(deps, id, name, null)).key
}

/** What a path of the contract can name, of one migration that has come to its export. */
export interface Records {
  migration_id: string
  run_id: string
  job_id: string
}

/** Takes a migration to its export by the API itself, which needs a worker, and writes a knowledge entry. */
export const makeRecords = async (url: string, key: string, content = customers): Promise<Records> => {
  const call = async (method: string, path: string, body?: object): Promise<ReturnType<typeof JSON.parse>> => {
    const isForm = body instanceof FormData
    const headers = { 'x-api-key': key, ...(!isForm && body !== undefined && { 'content-type': 'application/json' }) }
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }
    const reply = await fetch(url + path, { method, headers, ...sent })
    const said = await reply.json()
    if (!reply.ok) throw new Error(`${method} ${path} gave ${reply.status}: ${JSON.stringify(said)}`)
    return said
  }
  const until = async (path: string, status: string): Promise<void> => {
    for (;;) {
      const now = await call('GET', path)
      if (now.status === status) return
      if (['failed', 'blocked', 'canceled'].includes(now.status)) throw new Error(`${path} is ${JSON.stringify(now)}`)
      await pause(50)
    }
  }
  const { id } = await call('POST', '/migrations', { template_slugs: ['customers'] })
  const migration = `/migrations/${id}`
  const form = new FormData()
  form.append('files', new Blob([content]), 'customers.csv')
  await call('POST', `${migration}/files`, form)
  let last = ''
  for (const [kind, end] of [
    ['generate', 'awaiting_approval'],
    ['execute', 'completed'],
  ] as const) {
    const { run_id } = await call('POST', `${migration}/runs`, {
      kind,
      ...(kind === 'generate' && { autonomy: 'decide' }),
    })
    await until(`${migration}/runs/${run_id}`, end)
    last = run_id
  }
  const { job_id } = await call('POST', `${migration}/exports`, { slug: 'customers' })
  await until(`${migration}/exports/jobs/${job_id}`, 'completed')
  await call('PUT', '/knowledge/date-formats', { content: 'Dates are day first.' })
  return { migration_id: id, run_id: last, job_id }
}
