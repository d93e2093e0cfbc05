import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('names of languages that are cut short are those of the only one that begins so', () => {
  const template = templateOf('readers', [
    { name: 'reader_no', required: true, unique: true },
    { name: 'language', description: 'ISO 639-1 code in lower case' },
  ])
  const cells = ['Inglés', 'ING', 'Alemán', 'Ale.', 'Holandés', 'HOL', 'FRA', 'ES', 'Francés', 'SLOV']
  const table = tableOf('readers', `Reader no|Idioma\n${cells.map((cell, at) => `R${at}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'language')
  const written = cells.slice(0, -1).map((cell) => applyChain(transforms, [cell]).value)
  expect(written).toEqual(['en', 'en', 'de', 'de', 'nl', 'nl', 'fr', 'es', 'fr'])
  // Slovak or Slovene.
  expect(['sk', 'sl']).not.toContain(applyChain(transforms, ['SLOV']).value)
})
