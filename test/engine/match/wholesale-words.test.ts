import { describe, expect, it, test } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { decideOn, inputsOf, tableOf, templateOf } from '../plan/table-of.ts'

describe('what wholesalers call their columns', () => {
  it.each([
    ['barcode', ['Gencod', 'EAN', 'Streckkod', 'Kod kreskowy']],
    ['free delivery', ['Franco', 'Frachtfrei', 'Portes pagados', 'Porto franco', 'Fraktfritt', 'Doprava zdarma']],
    ['reseller price', ['Händlerpreis', 'Dealerprijs', 'Precio distribuidor', 'Återförsäljarpris', 'Forhandlerpris']],
    [
      'category manager',
      ['Chef de produit', 'Produktmanager', 'Jefe de producto', 'Produktový manažer', 'Produktchef'],
    ],
    ['retail price gross', ['PVC TTC', 'PVP con IVA']],
    ['lead time days', ['Délai (j)', 'Délai jours']],
    ['payment terms', ['Cond. règlt', 'Cond. pago', 'Zahlbed.', 'Cond. pagamento', 'Bet. cond.']],
    ['stock quantity', ['Qté phys.', 'Fysieke voorraad', 'Giacenza fisica', 'Stan fizyczny', 'Fyzický stav']],
    ['supplier product number', ['Réf. four.', 'Réf. frs']],
    ['hold', ['En sommeil', 'Dormant', 'Slapend']],
    ['unit', ['U.V.', 'Verkaufseinheit', 'Unidad de venta', 'Myyntiyksikkö']],
  ])('means %s', (meaning, headers) => {
    expect(headers.map((header) => ({ header, meaning: conceptsOf(header).join(' ') }))).toEqual(
      headers.map((header) => ({ header, meaning })),
    )
  })
})

const lamps = templateOf('lamps', [
  { name: 'lamp_no', required: true, unique: true },
  { name: 'shown_online', rule: '^(yes|no)$' },
  { name: 'website' },
])

test('a “Web” of yes and no tells what is shown there, and one of addresses where it is', () => {
  const shown = tableOf('lamps', 'Lamp no|Web\nL1|oui\nL2|non\nL3|oui\nL4|non\nL5|oui')
  expect(inputsOf(decideOn([shown], [lamps]), 'shown_online')).toEqual(['Web'])
  const linked = tableOf('lamps', 'Lamp no|Web\nL1|https://l.example/1\nL2|https://l.example/2\nL3|https://l.example/3')
  expect(inputsOf(decideOn([linked], [lamps]), 'website')).toEqual(['Web'])
})

test('“Empl.” beside a stock is where it lies, and beside names who is employed', () => {
  const shelves = templateOf('shelves', [
    { name: 'part_no', required: true, unique: true },
    { name: 'stock', rule: '^\\d+$' },
    { name: 'bin_location' },
  ])
  const parts = tableOf('parts', 'Part no|Stock|Empl.\nA1|4|B12-1\nA2|9|B12-4\nA3|2|C01-2\nA4|7|D11-3')
  expect(inputsOf(decideOn([parts], [shelves]), 'bin_location')).toEqual(['Empl.'])
  const hours = templateOf('hours', [
    { name: 'employee', required: true },
    { name: 'hours', rule: '^\\d+$' },
  ])
  const worked = tableOf('hours', 'Empl.|Hours\nAnna Berg|4\nJan Roth|9\nEva Lind|2\nMax Holt|7')
  expect(inputsOf(decideOn([worked], [hours]), 'employee')).toEqual(['Empl.'])
})
