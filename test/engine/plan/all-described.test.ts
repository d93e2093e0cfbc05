import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const lists = [
  tableOf('Fluss_Kunden', 'Nr|Name|Ort\n1|Ada Roth|Aarau\n2|Ben Vogt|Baden\n3|Eva Lang|Zug'),
  tableOf('Lyon_clients', 'Nr|Name|Ort\n11|Luc Aubry|Lyon\n12|Eve Rey|Bron\n13|Guy Perret|Vienne'),
]
const customers = (description: string): ReturnType<typeof templateOf> =>
  templateOf('customers', [
    { name: 'nr', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'language', required: true, rule: '^(de|fr)$', description },
  ])

describe('a sentence in the description of a column', () => {
  it('says what all rows of one file have, in other words than the value itself', () => {
    const decision = decideOn(lists, [customers('de or fr. The Lyon branch writes to everybody in French.')])
    expect(columnOf(decision, 'language', 0, 1).transforms).toEqual([{ kind: 'constant', value: 'fr' }])
    expect(columnOf(decision, 'language', 0, 0).transforms).toEqual([])
  })

  it.each([
    'de or fr. The Lyon branch writes to everybody in French, or in German.',
    'de or fr. The Lyon branch does not write to everybody in French.',
    'de or fr. Our branch writes to everybody in French.',
  ])('says nothing where it names no file, no value or more of them: %s', (description) => {
    expect(columnOf(decideOn(lists, [customers(description)]), 'language', 0, 1).transforms).toEqual([])
  })
})
