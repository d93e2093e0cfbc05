import { expect, it } from 'vitest'
import { explainedByNames } from '../../../server/src/engine/knowledge/explained-by-names.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// A description that has each allowed value in front of what it is for: what stands behind is of the value before it, and never of the next one.

const moorings = (description: string) =>
  templateOf('moorings', [
    { name: 'mooring_no', required: true, unique: true },
    { name: 'trade', required: true, rule: 'fishing|ferry|pleasure', description },
    { name: 'name' },
  ])
const list = (...trades: string[]) =>
  tableOf(
    'quay',
    `Mooring no|Trade|Name\n${Array.from({ length: 12 }, (_, at) => `M${at + 1}|${trades[at % trades.length]}|Boat ${at}`).join('\n')}`,
  )
const made = (description: string, ...trades: string[]): Record<string, string> => {
  const step = columnOf(decideOn([list(...trades)], [moorings(description)]), 'trade').transforms.find(
    ({ kind }) => kind === 'value_map',
  )
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
}

it.each([
  'fishing: trawlers. ferry: RoPax. pleasure: yachts.',
  'What the boat does. fishing: trawlers. ferry: RoPax. pleasure: yachts and dinghies',
  'fishing trawlers, ferry RoPax, pleasure yachts',
  'fishing = trawlers; ferry = RoPax; pleasure = yachts',
])('is read forwards: %s', (description) => {
  expect(made(description, 'Trawler', 'RoPax', 'Yacht')).toEqual({
    Trawler: 'fishing',
    RoPax: 'ferry',
    Yacht: 'pleasure',
  })
})

it('says of rates which value each is', () => {
  const description =
    'standard 20%, reduced 5%, zero 0%. reverse_charge: services to other builders. exempt: outside VAT.'
  const names = ['standard', 'reduced', 'zero', 'reverse_charge', 'exempt']
  const found = explainedByNames(description, ['20%', '5%', '0%', 'T1'], names)
  expect(found?.map(({ raw, value }) => [raw, value])).toEqual([
    ['20%', 'standard'],
    ['5%', 'reduced'],
    ['0%', 'zero'],
  ])
})

it('says nothing where a part of it begins with something else, or two values have the same', () => {
  expect(explainedByNames('open and paid. closed: gone', ['gone'], ['open', 'paid', 'closed'])).toBeNull()
  expect(explainedByNames('open: new. paid: new', ['new'], ['open', 'paid'])).toBeNull()
})
