import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const apps = templateOf('subscriptions', [
  { name: 'app', required: true },
  { name: 'manufacturer' },
  { name: 'seats', description: 'Number of users', rule: '\\d+' },
  { name: 'kind', rule: 'subscription|perpetual|maintenance' },
  { name: 'contract_ref', description: 'Key or agreement number' },
  { name: 'state', required: true, rule: 'deployed|in_stock|retired' },
])

it('what is subscribed to is known by the words of those who sell it', () => {
  const rows = ['Tiller', 'Hoe Pro', 'Rake 5', 'Spade', 'Trowel', 'Sickle'].map(
    (app, at) =>
      `${app}|${at % 2 ? 'Greenware' : 'Plotsoft'}|${10 * (at + 1)}|${['M&S', 'PERP', 'SUB'][at % 3]}|7F${at}2A-${at}1B|${at === 4 ? '???' : 'In Use'}`,
  )
  const list = tableOf('software', `App|Publisher|Entitlement|Kind|Key / Agreement|State\n${rows.join('\n')}`)
  const decision = decideOn([list], [apps])
  expect(decision.questions).toEqual([])
  expect(['manufacturer', 'seats', 'contract_ref'].flatMap((column) => inputsOf(decision, column))).toEqual([
    'Publisher',
    'Entitlement',
    'Key / Agreement',
  ])
  expect(JSON.stringify(columnOf(decision, 'state').transforms)).toContain('"deployed"')
})

it('who publishes may be who sells it, which is asked about', () => {
  const books = templateOf('books', [{ name: 'title', required: true }, { name: 'supplier' }])
  const list = tableOf('books', 'Title|Publisher\nHills|Elm Press\nBrooks|Ash Press\nFields|Oak Press')
  const { questions } = decideOn([list], [books])
  expect(questions.map((one) => one.default)).toEqual([expect.stringContaining('Publisher')])
})

it('a publisher of books stays one where a template has one', () => {
  const books = templateOf('books', [{ name: 'title', required: true }, { name: 'vendor' }, { name: 'publisher' }])
  const list = tableOf('books', 'Title|Publisher\nHills|Elm Press\nBrooks|Ash Press\nFields|Oak Press')
  const decision = decideOn([list], [books])
  expect(inputsOf(decision, 'publisher')).toEqual(['Publisher'])
  expect(inputsOf(decision, 'vendor')).toEqual([])
})
