import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { meant } from '../match/meant.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// The count of a sail maker: one sheet for each store, called as people call it.

const stock = templateOf('stock', [
  { name: 'cloth', required: true },
  { name: 'store', required: true, rule: '^(main|external)$' },
  { name: 'place', description: 'Storage bin' },
  { name: 'quantity', required: true, rule: '^\\d+$' },
  { name: 'counted_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const inWorkbook = (name: string, text: string): TableProfile => {
  const { table, ...profile } = tableOf(name, text)
  return { ...profile, table: { ...table, file_id: 'file_count', file_name: 'Inventur.xlsx' } }
}
const own = inWorkbook(
  'Hauptlager',
  'Platz|Tuch|Bestand gezählt|Zähldatum\nA-1|T100|4|03.02.2025\nA-2|T101|7|03.02.2025\nA-3|T102|9|04.02.2025\nB-1|T103|12|05.02.2025',
)
const rented = inWorkbook(
  'Außenlager',
  'Tuch|Regal|Menge|Zähldatum\nT100|R1|40|06.02.2025\nT102|R2|55|06.02.2025\nT104|R3|60|07.02.2025\nT105|R4|61|07.02.2025',
)

describe('sheets that are called after stores', () => {
  const decision = decideOn([own, rented], [stock])

  it('say in which one each row is, so that none of them completes the other', () => {
    expect([0, 1].map((at) => columnOf(decision, 'store', 0, at).transforms)).toEqual([
      [{ kind: 'constant', value: 'main' }],
      [{ kind: 'constant', value: 'external' }],
    ])
    expect(decision.plan.sheets[0]!.sources.flatMap(({ joins }) => joins)).toEqual([])
    expect(inputsOf(decision, 'place')).toEqual(['Platz'])
    expect(inputsOf(decision, 'quantity')).toEqual(['Bestand gezählt'])
  })

  it('are known in other languages', () => {
    expect(meant('Zentrallager, Almacén principal, Magazzino centrale, Hoofdmagazijn', 'main external')).toEqual(
      Array(4).fill('main'),
    )
    expect(meant('Fremdlager, Entrepôt externe, Magazzino esterno, Off-site warehouse', 'main external')).toEqual(
      Array(4).fill('external'),
    )
  })
})

it('what is “gezählt” was counted, and what is “gezahlt” was paid', () => {
  expect(conceptsOf('Zähldatum')).toEqual(['counted', 'date'])
  expect(conceptsOf('Zahldatum')).toEqual(['payment', 'date'])
  expect(conceptsOf('gezahlt')).toEqual(['payment'])
})
