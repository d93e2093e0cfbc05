import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const gardeners = templateOf('gardeners', [
  { name: 'gardener_code', required: true, unique: true },
  { name: 'surname', required: true },
])
const plots = templateOf('plots', [{ name: 'plot_no', required: true, unique: true }, { name: 'acres' }])
const people = tableOf('gardeners', 'Gardener code|Surname\nG1|Holm\nG2|Dahl\nG2|Dahlberg\nG3|Lund')
const land = tableOf('plots', 'Plot no|Acres\nP1|2\nP2|3\nP3|1\nP4|5')

describe('which row counts of those that share a key is said of what the sentence names in front', () => {
  it.each([
    'If a gardener is listed twice keep the first line, the second one is from where they dug before.',
    'Steht ein Gardener doppelt da gilt die erste Zeile, die zweite ist von früher.',
    'Si un gardener figure deux fois on garde la première ligne, la seconde date d’avant.',
  ])('and of nothing else: %s', (instructions) => {
    const { plan } = decideOn([people, land], [gardeners, plots], { instructions })
    expect(plan.sheets.map(({ slug, same_key }) => [slug, same_key?.map(({ keep }) => keep)])).toEqual([
      ['gardeners', ['keep_first']],
      ['plots', undefined],
    ])
  })

  it('and of all where it names none', () => {
    const instructions = 'Where something is listed twice keep the first line, the second one is older.'
    const { plan } = decideOn([people, land], [gardeners, plots], { instructions })
    expect(plan.sheets.map(({ same_key }) => same_key?.[0]?.keep)).toEqual(['keep_first', 'keep_first'])
  })
})
