import type { components } from '../../generated/api.ts'
import type { Service } from './harness.ts'
import { customersCsv, eventually, runThat, start } from './runs.ts'

type ExportJob = components['schemas']['ExportJob']
type StartedExport = components['schemas']['StartedExport']

/** A second template beside `customersTemplate`, which `twoSheets` fills without a question. */
export const ordersTemplate = {
  slug: 'orders',
  name: 'Orders',
  columns: [
    { name: 'order_number', required: true, unique: true, desiredRule: 'strict', strictRule: 'A-\\d+' },
    { name: 'shipping_note' },
  ],
}

/** Cells with commas, quotes and line breaks: rows can't be counted by their lines. */
const ordersCsv = ['order_number,shipping_note', 'A-1,"left at ""the"" door', 'by the gate"', 'A-2,"one, two"'].join(
  '\r\n',
)

export const twoSheets = [
  { name: 'customers.csv', content: customersCsv },
  { name: 'orders.csv', content: ordersCsv },
]

/** A migration whose execute has completed; the service needs a worker. */
export const executedMigration = async (
  service: Service,
  files = twoSheets.slice(0, 1),
  key = service.key,
): Promise<string> => {
  const { id } = await service.newMigration({}, key)
  await service.upload(id, files, key)
  const generate = await start(service, id, { kind: 'generate', autonomy: 'decide' }, key)
  await runThat(service, generate, 'awaiting_approval')
  await runThat(service, await start(service, id, { kind: 'execute' }, key), 'completed')
  return id
}

/** Starts an export that has to be accepted. */
export const startExport = async (service: Service, migration_id: string, body: object): Promise<StartedExport> => {
  const reply = await service.call('POST', `/migrations/${migration_id}/exports`, { body })
  if (reply.status !== 202) throw new Error(`startExport gave ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

export const readExport = (service: Service, migration_id: string, job_id: string, key = service.key) =>
  service.call('GET', `/migrations/${migration_id}/exports/jobs/${job_id}`, { key })

/** Waits for the status; a job that has ended otherwise fails the wait at once. */
export const exportThat = (
  service: Service,
  migration_id: string,
  job_id: string,
  status: ExportJob['status'],
): Promise<ExportJob> =>
  eventually(`export ${job_id} to be ${status}`, async () => {
    const { body } = await readExport(service, migration_id, job_id)
    if (body.status === status) return body
    if (!['pending', 'running'].includes(body.status)) throw new Error(`the export rests: ${JSON.stringify(body)}`)
    return null
  })
