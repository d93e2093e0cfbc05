import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

describe('headers in Polish', () => {
  it.each([
    ['Warunki płatności', 'terms payment'],
    ['Sposób zapł.', 'payment method'],
    ['Tytuł przelewu', 'payment number'],
    ['Tel. służbowy', 'work phone'],
    ['Tel. domowy', 'home phone'],
    ['Nr domu', 'house number'],
    ['Ulica i nr', 'street house number'],
    ['Kod kraju', 'country number'],
    ['REGON', 'company number'],
    ['Klient od', 'customer since'],
    ['Nr kontrahenta', 'number counterparty'],
    ['Limit kupiecki', 'credit limit'],
    ['Czas dostawy (dni)', 'lead time days'],
    ['Grupa towarowa', 'category'],
    ['Jedn. miary', 'unit'],
    ['Cena zak.', 'purchase price'],
    ['Kod kreskowy', 'barcode'],
    ['Nr fakt. kor.', 'refund number'],
    ['Kurs waluty', 'exchange rate'],
    ['Nr WZ', 'delivery note number'],
    ['Stan licznika', 'meter reading'],
    ['Stan licznika km', 'odometer'],
    ['L. pokoi', 'room count'],
    ['Termin rozprawy', 'hearing date'],
    ['Lekarz kierujący', 'general doctor'],
    ['Godz. wejścia', 'start time'],
    ['Urlop pozostały', 'vacation days remaining'],
    ['Imię matki', 'mother name'],
    ['Postać leku', 'dosage form'],
    ['Przewoźnik', 'carrier'],
    ['Ciśnienie', 'pressure'],
    ['Data rejestracji', 'since date'],
    ['Nr dowodu osobistego', 'identity card number'],
    ['Lekarz prowadzący', 'doctor'],
  ])('“%s” means “%s”', (header, concepts) => {
    expect(conceptsOf(header).join(' ')).toBe(concepts)
  })
})

describe('words in their cases', () => {
  it.each([
    ['Kontrahentowi', 'counterparty'],
    ['Dostawców', 'supplier'],
    ['Towarowych', 'product'],
    ['Pracovníkům', 'employee'],
    ['Zákazníkovi', 'customer'],
    ['Dodavatelů', 'supplier'],
    ['Beløbet', 'amount'],
    ['Leverantörens', 'supplier'],
    ['Medlemmarnas', 'member'],
  ])('“%s” means “%s”', (header, concept) => {
    expect(conceptsOf(header)).toEqual([concept])
  })
})

describe('what stands behind the words of a header', () => {
  it.each([
    ['DPH Kč', 'tax'],
    ['Moms (kr.)', 'tax'],
    ['Kwota w zł', 'amount'],
    ['Beløb i kr', 'amount'],
    ['Aktywny (T/N)', 'active'],
  ])('is no name of its own: “%s” means “%s”', (header, concept) => {
    expect(conceptsOf(header)).toEqual([concept])
  })

  it('stays where it is all there is, and codes of currencies where templates have them', () => {
    expect(conceptsOf('Kr')).toEqual(['kr'])
    expect(conceptsOf('price_sek')).toEqual(['price', 'sek'])
  })
})

describe('“IČ” in Czech', () => {
  it.each([
    ['IČ', 'company number'],
    ['IČO odběratele', 'company number customer'],
    ['IČ DPH', 'tax number'],
    ['I. č.', 'asset number'],
  ])('“%s” means “%s”', (header, concepts) => {
    expect(conceptsOf(header).join(' ')).toBe(concepts)
  })
})
