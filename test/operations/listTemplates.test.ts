import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'

describe('listTemplates', () => {
  const service = useService()

  it('lists the active templates of the account, by slug, with their links by id', async () => {
    const imported = await service.importTemplates()
    const { status, body } = await service.call('GET', '/templates')
    expect(status).toBe(200)
    expect(body.templates.map(({ slug }: { slug: string }) => slug)).toEqual(['customers', 'orders', 'products'])
    const customers = imported.find(({ slug }) => slug === 'customers')
    const [, orders] = body.templates
    const link = orders.columns.find(({ desiredRule }: { desiredRule: string }) => desiredRule === 'link')
    expect(link.linkRule).toEqual([{ templateId: customers?.id, columnName: 'customer_id' }])
  })
})
