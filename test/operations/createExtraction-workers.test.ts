import { describe, expect, it } from 'vitest'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { extractionThat, invoicePdf } from '../support/extractions.ts'
import { useService } from '../support/harness.ts'

describe('createExtraction', () => {
  const addresses: Record<string, string[]> = {
    'inside.example': ['10.0.0.7'],
    'mixed.example': ['93.184.216.34', '169.254.169.254'],
    'mapped.example': ['::ffff:127.0.0.1'],
  }
  const service = useService({ surroundings: { resolveHost: async (host) => addresses[host] ?? [] } })
  const send = () => {
    const document = new FormData()
    document.append('file', new Blob([new Uint8Array(invoicePdf)]), 'invoice.pdf')
    return service.call('POST', '/extractions', { raw: document })
  }

  it('502: while no worker is there, and 202 as soon as one is', async () => {
    const { status, body } = await send()
    expect([status, body.error]).toEqual([502, expect.stringContaining('No worker')])
    expect(await service.deps.blobs.list('extractions')).toEqual([])
    const worker = await startWorker(service.deps)
    try {
      expect((await send()).status).toBe(202)
    } finally {
      await worker.stop()
    }
    expect((await send()).status).toBe(502)
  })

  it('400: a private address in any disguise; 202, and failed, where a name leads to one', async () => {
    const worker = await startWorker(service.deps)
    try {
      const post = (url: string) => service.call('POST', '/extractions', { body: { url } })
      const rows = await service.deps.prisma.extraction.count()
      const disguises = [
        '10.0.0.1',
        '2130706433',
        '0177.1',
        '0x7f000001',
        '[::ffff:127.0.0.1]',
        '[::1]',
        '169.254.169.254',
      ]
      for (const host of disguises) {
        const { status, body } = await post(`http://${host}/invoice.pdf`)
        expect([status, body.error]).toEqual([400, expect.stringContaining('not on the public internet')])
      }
      expect(await service.deps.prisma.extraction.count()).toBe(rows)
      for (const host of Object.keys(addresses)) {
        const { status, body } = await post(`http://${host}/invoice.pdf`)
        expect(status).toBe(202)
        const { error } = await extractionThat(service, body.extraction_id, 'failed')
        expect(error).toContain(`${host} is not on the public internet`)
      }
    } finally {
      await worker.stop()
    }
  })
})
