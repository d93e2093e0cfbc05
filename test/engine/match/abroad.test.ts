import { describe, expect, it } from 'vitest'
import { bloodGroup } from '../../../server/src/engine/match/values/blood-groups.ts'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'
import { ABROAD, ABROAD_COMPOUNDS, ABROAD_PHRASES } from '../../../server/src/engine/match/vocabulary/abroad.ts'
import { COMPOUND_LINES } from '../../../server/src/engine/match/vocabulary/compounds.ts'
import { PHRASE_LINES } from '../../../server/src/engine/match/vocabulary/phrases.ts'
import { CONCEPT_OF } from '../../../server/src/engine/match/vocabulary.ts'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { isNullWord } from '../../../server/src/engine/profile/null-words.ts'

describe('headers in Portuguese, Polish, Swedish, Norwegian and Danish', () => {
  it.each([
    ['Nazwisko', ['last']],
    ['Miejscowość', ['city']],
    ['Termin płatności', ['payment', 'terms']],
    ['Cena', ['price']],
    ['Kjøpsdato', ['purchase', 'date']],
    ['Kostnadsställe', ['price', 'center']],
    ['Förnamn', ['first']],
    ['Lotação', ['capacity']],
    ['Correio eletrónico', ['email']],
    ['Caução', ['deposit']],
    ['Mobilado', ['furnished']],
    ['Strona Wn', ['debit']],
    ['Imię i nazwisko', ['full', 'name']],
    ['Numer umowy', ['number', 'contract']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })

  it('stand beside the lines of the other languages: every concept has one, and no expression is there twice', () => {
    const concepts = ABROAD.trim()
      .split('\n')
      .map((line) => line.split(' ')[0]!)
    expect(concepts.filter((concept) => CONCEPT_OF.get(concept) !== concept)).toEqual([])
    for (const lines of [COMPOUND_LINES + ABROAD_COMPOUNDS.trim(), PHRASE_LINES + ABROAD_PHRASES.trim()]) {
      const all = lines
        .trim()
        .split('\n')
        .flatMap((line) => line.split(': ')[1]!.split(', '))
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
    }
  })
})

it.each(['Postal address', 'Mailing address', 'Adresse postale', 'Dirección postal'])(
  '“%s” is an address, and no code of it',
  (header) => {
    expect(conceptsOf(header)).toEqual(['address'])
  },
)

describe('values of lists', () => {
  it.each([
    ['nie', ['yes', 'no'], 'no'],
    ['Sim', ['true', 'false'], 'true'],
    ['Niezapłacona', ['paid', 'unpaid'], 'unpaid'],
    ['Utleid', ['available', 'hired', 'repair'], 'hired'],
    ['Avbokad', ['booked', 'cancelled'], 'cancelled'],
    ['Faktura sprzedaży', ['purchase_invoice', 'sales_invoice'], 'sales_invoice'],
    ['Gotówka', ['cash', 'card'], 'cash'],
    ['0 Rh pos.', ['A+', '0+', '0-'], '0+'],
    ['ab neg', ['AB+', 'AB-', 'B-'], 'AB-'],
  ])('“%s” of %j is “%s”', (raw, allowed, meant) => {
    const candidates = closestValue(raw, allowed)
    expect(candidates[0]?.value).toBe(meant)
    expect(isClear(candidates)).toBe(true)
  })

  it.each(['A', 'A4', 'A+B', 'O neg otiated', 'B 12+', 'Rh+', 'positive'])('“%s” is no blood group', (text) => {
    expect(bloodGroup(text)).toBeNull()
  })

  it('a blood group without its factor stands for neither', () => {
    expect(isClear(closestValue('AB', ['AB+', 'AB-', 'A+']))).toBe(false)
  })

  it('no data is said in other languages, too; a code with a stroke is one', () => {
    expect(['n/d', 'N.D.', 'b/d'].map(isNullWord)).toEqual([true, true, false])
    expect(['a/d', 'nd', 's/d'].map(isNullWord)).toEqual([false, false, false])
    expect(['s.o.', 'Sans objet', 'S.O.'].map(isNullWord)).toEqual([true, true, false])
  })
})
