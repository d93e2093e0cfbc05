import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const parts = templateOf('parts', [
  { name: 'part_no', required: true, unique: true, rule: '\\d{6}' },
  { name: 'name', required: true },
  { name: 'stock', required: true, rule: '\\d+\\.\\d{2}' },
  { name: 'storage_location' },
])
const numbers = ['010011', '010027', '020031', '020045', '030052', '030068']
const all = tableOf('parts', `Part no|Name\n${numbers.map((no, at) => `${no}|Part ${at}`).join('\n')}`)
const counted = tableOf(
  'stock list',
  `Part|Lagerplatz|Bestand\n${numbers
    .slice(1)
    .map((no, at) => `${Number(no)}|R${at}|${at + 2},50`)
    .join('\n')}`,
)
const presetOf = (instructions: string): string | undefined => {
  const step = columnOf(decideOn([all, counted], [parts], { instructions }), 'stock').transforms.at(-1)
  return step?.kind === 'default' ? step.value : undefined
}

describe('what rows have that are missing in a table', () => {
  it.each([
    'Parts that are not on the stock list have stock 0.',
    'Parts missing from the stock list get a stock of 0.',
    "The stock is 0 for parts that aren't in the list.",
    'Teile, die nicht auf der Liste stehen, haben Bestand 0.',
    'Fehlt ein Teil in der Lagerliste, ist der Bestand 0.',
    'Les pièces absentes de la liste ont un stock de 0.',
    'Las piezas que no están en la lista tienen existencias 0.',
    'I pezzi non presenti nell’elenco hanno giacenza 0.',
    'Onderdelen die niet op de lijst staan, hebben voorraad 0.',
  ])('is what “%s” says, as the rule writes it', (sentence) => {
    expect(presetOf(sentence)).toBe('0.00')
  })

  it.each([
    'Parts that are not on the stock list can be left out.',
    'The 3 new parts are not on the stock list yet.',
    'Part 10011 is not in the list.',
  ])('is nothing where “%s” says none', (sentence) => {
    expect(presetOf(sentence)).toBeUndefined()
  })

  it('comes from the table for all others, whose keys lack their zeros', () => {
    const decision = decideOn([all, counted], [parts])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'stock list', loose: true }])
    expect(columnOf(decision, 'storage_location').inputs).toMatchObject([{ column: 'Lagerplatz' }])
  })
})
