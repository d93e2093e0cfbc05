import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('articles', [
    { name: 'article_no', required: true, unique: true },
    { name: 'name', required: true },
  ]),
  {
    ...templateOf('counts', [
      { name: 'article_no', required: true, unique: true, link: 'articles.article_no' },
      { name: 'shelf', required: true },
      { name: 'counted_by', required: true },
    ]),
    name: 'Opening stocks',
  },
]
const numbers = [...Array(9).keys()].map((at) => `A-${at + 4100}`)
const articles = tableOf(
  'articles',
  `Article no|Name\n${numbers.map((no, at) => `${no}|Part ${'ABCDEFGHI'[at]}`).join('\n')}`,
)
const placesOf = (name: string): string[] => {
  const list = tableOf(name, `Article no|Remark\n${numbers.map((no) => `${no}|x`).join('\n')}`)
  const { plan } = decideOn([articles, list], templates)
  return plan.sheets.flatMap(({ slug, sources }) => sources.flatMap(({ table }) => (table === name ? slug : [])))
}

it('a sheet that is called after a template is of its rows, though it has little of what they must have', () => {
  expect(placesOf('Opening stocks 2025')).toEqual(['counts'])
  expect(placesOf('List 7')).toEqual([])
})
