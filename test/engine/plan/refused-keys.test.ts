import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const vineyards = templateOf('vineyards', [
  { name: 'code', required: true, unique: true, rule: '^\\d{2}$' },
  { name: 'place' },
])
const barrels = templateOf('barrels', [{ name: 'barrel_no', required: true, unique: true }, { name: 'litres' }])
const places = tableOf('vineyards', 'Code|Place\n01|Hill\n02|Vale\n03|Lake')
const cellar = tableOf('cellar', 'Barrel No|Litres\nB1|225\nB2|300\nB3|225\nB4|500')
const barn = tableOf('barn', 'Barrel No|Litres\nN1|225\nN2|300\nN3|225\nN4|500')

describe('of rows that share a key none counts', () => {
  const kept = (instructions: string): unknown =>
    decideOn([cellar, barn], [barrels], { instructions }).plan.sheets[0]?.same_key

  it.each([
    'A barrel no that stands for two different barrels is sorted out by the cooper; neither of the two is migrated.',
    'Si un barrel está dos veces, no se migra ninguno de los dos.',
    'Steht eine Barrel No bei zwei Fässern, wird keines von beiden übernommen.',
  ])('%s', (text) => {
    expect(kept(text)).toEqual([{ column: 'barrel_no', keep: 'keep_all' }])
  })

  it('but not of what has no key', () => {
    expect(kept('The house and the garden are sold; neither of the two is migrated.')).toBeUndefined()
  })

  it('and what knowledge of one template says is of no other', () => {
    const knowledge = [
      {
        key: 'k',
        scope: { type: 'template' as const, slug: 'barrels' },
        content: 'What is there twice has moved; the last line counts.',
      },
    ]
    const { plan } = decideOn([places, cellar], [vineyards, barrels], { knowledge })
    expect(plan.sheets.map(({ slug, same_key }) => [slug, same_key?.[0]?.keep])).toEqual([
      ['vineyards', undefined],
      ['barrels', 'keep_last'],
    ])
  })
})
