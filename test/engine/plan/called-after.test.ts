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

it('a sheet is not called after the file, where another one of the file has the name for itself', () => {
  const tools = templateOf('tools', [
    { name: 'tool_code', required: true, unique: true, rule: '^[A-Z]{3}$' },
    { name: 'tool_name', required: true },
    { name: 'maker', required: true },
    { name: 'price' },
    { name: 'bought_on' },
  ])
  const firms = templateOf('firms', [
    { name: 'firm_name', required: true, unique: true },
    { name: 'street' },
    { name: 'town' },
    { name: 'phone' },
  ])
  const sheet = (name: string, text: string): ReturnType<typeof tableOf> => {
    const one = tableOf(name, text)
    return { ...one, table: { ...one.table, file_id: 'file_yard', file_name: 'Yard and tools.xlsx' } }
  }
  const own = sheet('Tools', 'Tool|Name|Maker\nAXE|Felling axe|Hult\nSAW|Frame saw|Wick\nADZ|Adze|Hult')
  const helpers = sheet('Helpers', 'Name|Day|Key?\nIda Roth|Tue Thu|Y\nBo Lind|Sat|Y\nEd Hay|Wed|')
  const placed = (profiles: ReturnType<typeof tableOf>[]) =>
    decideOn(profiles, [tools, firms]).plan.sheets[0]!.sources.map(({ table }) => table)
  expect(placed([own, helpers])).toEqual(['Tools'])
})
