import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const READERS = `Card no|Huistaal|Datum
101|Afrikaans|3 Junie 2024
102|Engels|14 Julie 2024
103|Sotho|21 Januarie 2024
104|Zoeloe|7 Februarie 2024
105|Duits|9 Mei 2024`

const readers = templateOf('readers', [
  { name: 'card_no', required: true, unique: true },
  { name: 'home_language', description: 'ISO 639-1 code', rule: '^[a-z]{2}$' },
  { name: 'joined_on', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])

describe('names of languages', () => {
  it('can become the codes that a rule wants, so that their column is found and nobody is asked', () => {
    const decision = decideOn([tableOf('lesers', READERS)], [readers])
    expect(inputsOf(decision, 'home_language')).toEqual(['Huistaal'])
    expect(columnOf(decision, 'home_language').transforms).toMatchObject([
      {
        entries: [
          { raw: 'Afrikaans', value: 'af' },
          { raw: 'Duits', value: 'de' },
          { raw: 'Engels', value: 'en' },
          { raw: 'Sotho', value: 'st' },
          { raw: 'Zoeloe', value: 'zu' },
        ],
      },
    ])
    expect(decision.questions).toEqual([])
  })
})
