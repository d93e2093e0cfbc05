import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

describe('headers in Czech and Slovak', () => {
  it.each([
    ['Plat. podm.', 'payment terms'],
    ['Způsob úhrady', 'payment method'],
    ['Obch. zástupce', 'sales agent'],
    ['Zákazníkem od', 'customer since'],
    ['Stupeň upomínky', 'dunning level'],
    ['Tel. domů', 'home phone'],
    ['Preferovaný jazyk', 'language'],
    ['Dodací lhůta (dny)', 'lead time days'],
    ['Č. kód', 'barcode'],
    ['Měr. jedn.', 'unit'],
    ['Skupina zboží', 'category'],
    ['Hrubá hm. (kg)', 'gross weight'],
    ['Kód celního sazebníku', 'customs tariff number'],
    ['Země původu', 'country origin'],
    ['Ukončený prodej', 'discontinued'],
    ['Číslo fa', 'invoice number'],
    ['Základ DPH', 'subtotal amount'],
    ['Zbývá uhradit', 'balance amount'],
    ['Měn. kurz', 'exchange rate'],
    ['Variabilní symbol', 'payment number'],
    ['Č. dobropisu', 'refund number'],
    ['Zůstatek dovolené', 'vacation days remaining'],
    ['Odesílající lékař', 'general doctor'],
    ['Výměra pozemku', 'plot area'],
    ['Nájem od', 'lease start date'],
    ['Č. odběrného místa', 'supply point number'],
    ['Zůstatková cena', 'book value'],
    ['Termín jednání soudu', 'hearing date'],
    ['Účinná látka', 'active ingredient'],
    ['Dopravce', 'carrier'],
    ['Stát', 'country'],
    ['Č. OP', 'identity card number'],
    ['Fa č.', 'invoice number'],
    ['Platebného', 'payment'],
  ])('“%s” means “%s”', (header, concepts) => {
    expect(conceptsOf(header).join(' ')).toBe(concepts)
  })
})
