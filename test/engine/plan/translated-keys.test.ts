import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('rows with the keys of another house', () => {
  const books = templateOf('books', [
    { name: 'book_no', required: true, unique: true, rule: '\\d{3}-\\d{3}' },
    { name: 'title', required: true },
    { name: 'author', required: true },
    { name: 'publisher', required: true },
  ])
  const loans = templateOf('loans', [
    { name: 'book_no', required: true, link: 'books.book_no' },
    { name: 'reader', required: true },
    { name: 'lent_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const at = [...Array(12).keys()]
  const letter = (n: number): string => 'abcdefghijkl'[n]!
  const own = tableOf(
    'stock',
    `Book no|Title|Author|Publisher\n${at.map((n) => `100-${n + 200}|River ${letter(n)}|Ada Moss${letter(n)}|Heron`).join('\n')}`,
  )
  const bought = tableOf(
    'catalogue',
    `Zq|Title|Author|Publisher\n${at.map((n) => `KX${n + 401}|Hill ${letter(n)}|Ben Fern${letter(n)}|Otter`).join('\n')}`,
  )
  const lent = tableOf(
    'lent',
    `Zq|Reader|Lent on\n${at.map((n) => `KX${n + 401}|Kim Vale${letter(n)}|2024-03-${n + 10}`).join('\n')}`,
  )
  const concordance = tableOf(
    'concordance',
    `KX no|Our book no\n${at.map((n) => `KX${n + 401}|200-${n + 300}`).join('\n')}`,
  )

  it('are rows where a list says which key each of them has here', () => {
    const decision = decideOn([own, bought, lent, concordance], [books, loans])
    const [sheet] = decision.plan.sheets
    expect(sheet!.sources.map(({ table }) => table)).toEqual(['stock', 'catalogue'])
    expect(inputsOf(decision, 'book_no', 0, 1)).toEqual(['Our book no'])
  })

  it('stay aside where nothing says it: they are what other rows point at', () => {
    const { plan } = decideOn([own, bought, lent], [books, loans])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['stock'])
  })
})
