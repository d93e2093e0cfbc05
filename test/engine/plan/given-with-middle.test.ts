import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const keepers = tableOf(
  'keepers',
  'Keeper no|First|MI|Last\nK101|Ada|R|Berg\nK102|Bo||Lund\nK103|Cy|T.|Holm\nK104|Di||Falk\nK105|Eva|B|Moe',
)
const wanting = (description: string, more: { name: string }[] = []) =>
  templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true },
    { name: 'first_name', required: true, description },
    { name: 'last_name', required: true },
    ...more,
  ])

describe('a first name', () => {
  it('has the middle initial behind it where its description asks for that', () => {
    const decision = decideOn([keepers], [wanting('Given name, with the middle initial if there is one')])
    expect(inputsOf(decision, 'first_name')).toEqual(['First', 'MI'])
    expect(inputsOf(decision, 'last_name')).toEqual(['Last'])
  })

  it('has none where the description says nothing of it, does not want it, or it has a column of its own', () => {
    for (const description of ['Given name', 'Given name without the middle initial'])
      expect(inputsOf(decideOn([keepers], [wanting(description)]), 'first_name')).toEqual(['First'])
    const apart = wanting('Given name, as the middle name is apart', [{ name: 'middle_name' }])
    expect(inputsOf(decideOn([keepers], [apart]), 'first_name')).toEqual(['First'])
  })
})
