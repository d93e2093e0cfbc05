import type { components } from '../../generated/api.ts'
import { pdfOf, textRows } from '../engine/read/support/pdf.ts'
import type { Service } from './harness.ts'
import { eventually } from './runs.ts'

type Extraction = components['schemas']['Extraction']

export const invoicesTemplate = {
  slug: 'invoices',
  name: 'Invoices',
  columns: [
    { name: 'invoice_number', required: true },
    { name: 'invoice_date', desiredRule: 'strict', strictRule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'customer' },
    { name: 'vat_id' },
  ],
}

/** An invoice of one page, with labels and a table. */
export const invoicePdf = pdfOf([
  {
    texts: [
      { x: 50, y: 60, text: 'Northwind Ltd', size: 16 },
      { x: 50, y: 100, text: 'Invoice number: 2024-0117' },
      { x: 50, y: 115, text: 'Invoice date: 2024-03-01' },
      { x: 50, y: 130, text: 'Customer: Anna Berg' },
      ...textRows(
        [
          ['Description', 'Hours', 'Amount'],
          ['Consulting', '12', '1,440.00'],
          ['Travel', '2', '90.00'],
          ['Training', '4', '480.00'],
        ],
        [50, 250, 350],
        200,
      ),
    ],
  },
])

export const createExtraction = async (
  service: Service,
  content: Buffer,
  { name = 'document.pdf', template_slug }: { name?: string; template_slug?: string } = {},
): Promise<Extraction> => {
  const raw = new FormData()
  raw.append('file', new Blob([new Uint8Array(content)]), name)
  if (template_slug !== undefined) raw.append('template_slug', template_slug)
  const { status, body } = await service.call('POST', '/extractions', { raw })
  if (status !== 202) throw new Error(`createExtraction gave ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Waits for the status; an extraction that has ended otherwise fails the wait at once. */
export const extractionThat = (service: Service, id: string, status: Extraction['status']): Promise<Extraction> =>
  eventually(`extraction ${id} to be ${status}`, async () => {
    const { body } = await service.call('GET', `/extractions/${id}`)
    if (body.status === status) return body
    if (!['pending', 'running'].includes(body.status)) throw new Error(`the extraction rests: ${JSON.stringify(body)}`)
    return null
  })

/** The document goes once its result counts: waits until nothing but that of the first attempt is left. */
export const resultAlone = ({ deps: { blobs } }: Service, id: string): Promise<true> =>
  eventually(`the result of ${id} alone to be left`, async () =>
    (await blobs.list(`extractions/${id}`)).join() === `extractions/${id}/1` ? true : null,
  )
