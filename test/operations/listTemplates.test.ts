import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('listTemplates', () => {
  const service = useService()
  const send: Send = (changes) => service.call('GET', '/templates', changes)

  it('200: the active templates of the account, by slug, with their links by id', async () => {
    const { id, key } = await service.newAccount()
    const imported = await service.importTemplates(id)
    const { status, body } = await send({ key })
    expect(status).toBe(200)
    expect(body.templates.map(({ slug }: { slug: string }) => slug)).toEqual(['customers', 'orders', 'products'])
    const customers = imported.find(({ slug }) => slug === 'customers')
    const [, orders] = body.templates
    const link = orders.columns.find(({ desiredRule }: { desiredRule: string }) => desiredRule === 'link')
    expect(link.linkRule).toEqual([{ templateId: customers?.id, columnName: 'customer_id' }])
  })

  it('200: neither inactive ones nor those of another account', async () => {
    const { id, key } = await service.newAccount()
    await service.importTemplates(id, { slug: 'hidden', name: 'Hidden', active: false, columns: [{ name: 'a' }] })
    await service.importTemplates((await service.newAccount()).id)
    expect((await send({ key })).body).toEqual({ templates: [] })
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'template', send)
})
