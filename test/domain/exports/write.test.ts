import { beforeAll, describe, expect, it } from 'vitest'
import { findResult } from '../../../server/src/domain/exports/csv.ts'
import { writeExport, type ExportWork } from '../../../server/src/domain/exports/write.ts'
import { EngineError } from '../../../server/src/engine/model.ts'
import { executedMigration, ordersTemplate, startExport, twoSheets } from '../../support/exports.ts'
import { useService } from '../../support/harness.ts'
import { customersTemplate } from '../../support/runs.ts'

describe('writing an export', () => {
  const service = useService({ worker: true, templates: [customersTemplate, ordersTemplate] })
  const shared: { work?: ExportWork } = {}
  const hooks = () => ({ signal: new AbortController().signal, onRows: () => undefined })

  beforeAll(async () => {
    const { prisma, blobs } = service.deps
    const id = await executedMigration(service, twoSheets)
    const { job_id } = await startExport(service, id, { slugs: ['customers', 'orders'] })
    const job = await prisma.exportJob.findUniqueOrThrow({ where: { id: job_id } })
    const migration = await prisma.migration.findUniqueOrThrow({ where: { id } })
    shared.work = { job, ...(await findResult(prisma, blobs, migration)) }
  })

  /** The same work under a job of its own. */
  const workOn = (id: string, slugs: string[]): ExportWork => {
    if (!shared.work) throw new Error('there is no work yet')
    const format = slugs.length === 1 ? 'csv' : 'zip'
    return { ...shared.work, job: { ...shared.work.job, id, slugs, format, attempt: 1 } }
  }

  it.each([[['orders']], [['customers', 'orders']]])('of %j makes the same bytes each time', async (slugs) => {
    const first = await writeExport(service.deps, workOn(`exp_first${slugs.length}`, slugs), hooks())
    const second = await writeExport(service.deps, workOn(`exp_second${slugs.length}`, slugs), hooks())
    expect(first).toEqual(second)
  })

  it('tells the rows of all sheets as they pass', async () => {
    const told: number[] = []
    const onRows = (rows: number): void => void told.push(rows)
    await writeExport(service.deps, workOn('exp_rows', ['customers', 'orders']), { ...hooks(), onRows })
    expect(told.at(-1)).toBe(5)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it.each([[['orders']], [['customers', 'orders']], [['orders', 'customers']]])(
    'of %j fails when there are other rows than were previewed, and leaves nothing',
    async (slugs) => {
      const work = workOn(`exp_other${slugs.join('')}`, slugs)
      const sheets = work.manifest.sheets.map((sheet) =>
        sheet.slug === 'orders' ? { ...sheet, valid: sheet.valid + 1 } : sheet,
      )
      const writing = writeExport(service.deps, { ...work, manifest: { ...work.manifest, sheets } }, hooks())
      await expect(writing).rejects.toThrow(EngineError)
      await expect(writing).rejects.toThrow(/orders gave 2 rows where its preview has 3/)
      expect(await service.deps.blobs.list(`exports/${work.job.id}`)).toEqual([])
    },
  )

  it('is ended by its signal, with the signal’s reason, and leaves nothing', async () => {
    for (const slugs of [['orders'], ['customers', 'orders']]) {
      const stop = new AbortController()
      const work = workOn(`exp_stopped${slugs.length}`, slugs)
      const onRows = (): void => stop.abort(new Error('enough'))
      await expect(writeExport(service.deps, work, { signal: stop.signal, onRows })).rejects.toThrow('enough')
      expect(await service.deps.blobs.list(`exports/${work.job.id}`)).toEqual([])
    }
  })

  it('ends its processes when the blob store fails', async () => {
    const { deps } = service
    const blobs = { ...deps.blobs, put: () => Promise.reject(new Error('the disk is full')) }
    const work = workOn('exp_full', ['customers', 'orders'])
    await expect(writeExport({ ...deps, blobs }, work, hooks())).rejects.toThrow('the disk is full')
  })
})
