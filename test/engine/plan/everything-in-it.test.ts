import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const jobs = templateOf('jobs', [
  { name: 'job_no', required: true, unique: true },
  { name: 'customer', required: true },
  { name: 'came_by', required: true, rule: '^(letter|counter|web)$' },
])
const book = tableOf('counter_book', 'Job no|Customer|Size\nC1|Ada|5\nC2|Leo|6\nC3|Mia|7')
const web = tableOf('orders_online', 'Job no|Customer|Came by\nW1|Eve|web\nW2|Kit|letter\nW3|Zoe|web')
const cameBy = (instructions: string | null, content?: string) => {
  const knowledge = content ? [{ key: 'book', content, scope: { type: 'template' as const, slug: 'jobs' } }] : []
  const { plan } = decideOn([book, web], [jobs], { instructions, knowledge })
  const own = plan.sheets[0]!.sources.find(({ table }) => table === 'counter_book')!
  return own.columns.find(({ column }) => column === 'came_by')!
}

describe('everything in it', () => {
  it.each([
    'In the counter book a blank size is not known. Everything in it came by letter.',
    'Im counter_book fehlen manche Größen. Alles darin kam per letter.',
  ])('is all of the table that the sentence before speaks of: %s', (said) => {
    expect(cameBy(null, said).transforms).toMatchObject([{ kind: 'constant', value: 'letter' }])
  })

  it('and what only names the table says nothing of its rows', () => {
    const { decided_by } = cameBy('Anyone who is also in the counter book keeps the old number.')
    expect(decided_by).not.toBe('instruction')
  })
})
