import { expect, it } from 'vitest'
import { taxSide } from '../../../server/src/engine/match/names/tax.ts'

it.each([
  ['EUR without VAT, two decimals', 'net'],
  ['Excl. BTW', 'net'],
  ['Prix H.T.', 'net'],
  ['net_amount', 'net'],
  ['Betrag ohne MwSt', 'net'],
  ['VK brutto', 'gross'],
  ['Price incl. VAT', 'gross'],
  ['Importe con IVA', 'gross'],
  ['Shelf price inc VAT', 'gross'],
  ['Totale IVA inclusa', 'gross'],
  ['Cena bez DPH', 'net'],
  ['Celkem vč. DPH', 'gross'],
  ['Cena s DPH', 'gross'],
  ['Wartość bez VAT', 'net'],
  ['Preço s/IVA', 'net'],
  ['Valor c/ IVA', 'gross'],
  ['Beløb ekskl. moms', 'net'],
  ['Pris uten mva', 'net'],
  ['Pris m. moms', 'gross'],
  ['Price incl. shipping', null],
  ['VAT rate', null],
  ['gross or net', null],
])('“%s” is about sums that are %s', (text, side) => {
  expect(taxSide(text)).toBe(side)
})
