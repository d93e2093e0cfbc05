import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('firms', [
  { name: 'firm_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'country', required: true, description: 'ISO 3166 alpha-2', rule: '[A-Z]{2}' },
])
const listed = tableOf(
  'firms',
  `Firm no|Name|Nazione\n${['', 'Francia', '', 'Germania', '', ''].map((land, at) => `F${at + 10}|Mill ${at}|${land}`).join('\n')}`,
)

describe('a country that a sentence names for empty cells', () => {
  it.each([
    'Se la nazione è vuota è Italia, e tutte le ditte pagano in euro.',
    'If the country is empty it is Italy.',
    'Ist das Land leer, dann Italien.',
    'No country (Nazione) in the old programme means Italy.',
    'Kein Land (Nazione) bedeutet Italien.',
    'Pas de pays signifie Italie.',
    'Nessuna nazione significa Italia.',
    'Intet land betyder Italien.',
  ])('is written by its code: %s', (instructions) => {
    const { transforms } = columnOf(decideOn([listed], [firms], { instructions }), 'country')
    expect(transforms).toContainEqual({ kind: 'default', value: 'IT' })
  })

  it('is none where nothing is said to be lacking', () => {
    const { transforms } = columnOf(
      decideOn([listed], [firms], { instructions: 'The country Nazione means Italy.' }),
      'country',
    )
    expect(transforms.some(({ kind }) => kind === 'default')).toBe(false)
  })

  it('is none where the rule takes no code for it', () => {
    const named = templateOf('firms', [
      ...firms.columns.slice(0, 2),
      { name: 'country', required: true, rule: '(FR|DE)' },
    ])
    const { transforms } = columnOf(
      decideOn([listed], [named], { instructions: 'If the country is empty it is Italy.' }),
      'country',
    )
    expect(transforms.some(({ kind }) => kind === 'default')).toBe(false)
  })
})
