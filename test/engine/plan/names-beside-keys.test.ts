import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A list of the new numbers beside those of the old program, which has more of each row under the old ones.

const products = templateOf('products', [
  { name: 'product_no', required: true, unique: true, rule: '^\\d{4}$' },
  { name: 'name', required: true },
  { name: 'weave', required: true, rule: '^(plain|twill|satin)$' },
  { name: 'active', required: true, rule: '^(yes|no)$' },
])
const renumbered = tableOf(
  'renumbered',
  'New no.|New product|Loomix|Loomix name\n1010|Linen heavy|A-17|Lin lourd\n1020|Linen light|A-19|Lin leger\n1030|Wool felt|B-03|Feutre\n1040|Silk|C-11|Soie\n|| C-90|Chute\n1050|Drill|D-07|Coutil',
)
const loomix = tableOf(
  'loomix',
  'Product no.|Product name|Weave|Inactive product\nA-00|Lins|group|\nA-17|Lin lourd|plain|\nA-19|Lin leger|plain|\nB-03|Feutre|twill|Y\nC-11|Soie|satin|\nC-90|Chute|plain|\nD-07|Coutil|twill|',
)
const inputsOf = (name: string) =>
  decided(null)
    .plan.sheets[0]!.sources.find(({ table }) => table === 'renumbered')!
    .columns.find(({ column }) => column === name)!
    .inputs.map(({ column }) => column)
const decided = (instructions: string | null) => decideOn([renumbered, loomix], [products], { instructions })

describe('a list of new numbers beside old ones', () => {
  it('has the name of a row where its header begins as that of the number does', () => {
    expect(inputsOf('name')).toEqual(['New product'])
  })

  it('takes what asks for the opposite, of the rows, from the list that it completes', () => {
    expect(inputsOf('active')).toEqual(['Inactive product'])
  })

  it.each(['Products that got no new no. do not come over.', 'Loomix products she gave no new no. stay behind.'])(
    'leaves out what has none, and what is not in it: %s',
    (instructions) => {
      const [source, ...others] = decided(instructions).plan.sheets[0]!.sources
      expect(others).toEqual([])
      expect(source).toMatchObject({ table: 'renumbered', skips: [{ when: { position: 0, is: 'empty' } }] })
    },
  )

  it('keeps what only the old list has where nobody says that', () => {
    expect(decided(null).plan.sheets[0]!.sources.map(({ table }) => table)).toContain('loomix')
  })
})

describe('a list that only completes another', () => {
  it('raises no question of what only rows have that it completes none of', () => {
    const asked = (instructions: string | null) =>
      decided(instructions).questions.map(({ prompt }) => /“group”|empty cells/u.exec(prompt)?.[0] ?? 'other')
    expect(asked(null)).toContain('“group”')
    expect(asked('Products that got no new no. do not come over.')).toEqual([])
  })
})
