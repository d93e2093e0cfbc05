import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { CONCEPT_OF } from '../../../server/src/engine/match/vocabulary.ts'
import { ABROAD_COMPOUNDS, ABROAD_PHRASES } from '../../../server/src/engine/match/vocabulary/abroad.ts'
import { COMPOUND_LINES } from '../../../server/src/engine/match/vocabulary/compounds.ts'
import { PHRASE_LINES } from '../../../server/src/engine/match/vocabulary/phrases.ts'
import { TRADE_COMPOUNDS, TRADE_PHRASES, TRADE_WORDS } from '../../../server/src/engine/match/vocabulary/trades.ts'

describe('headers that a trade has in its own language', () => {
  it.each([
    ['check_in', ['arrival']],
    ['Churned', ['cancelled']],
    ['VE', ['package', 'quantity']],
    ['Vereinb.', ['contract']],
    ['Aftale', ['contract']],
    ['Freigabe', ['approved']],
    ['Approvazione', ['approved']],
    ['Goedkeuring', ['approved']],
    ['Bill freq', ['billing', 'frequency']],
    ['Cancelled on', ['cancelled', 'date']],
    ['Gekündigt am', ['cancelled', 'date']],
    ['Uppsagd den', ['cancelled', 'date']],
    ['Wypowiedzenie', ['cancelled']],
    ['TX EX', ['tax', 'exempt']],
    ['MwSt-frei', ['tax', 'exempt']],
    ['Zwolniony z VAT', ['tax', 'exempt']],
    ['Trading terms', ['payment', 'terms']],
    ['Client PO', ['customer', 'order', 'number']],
    ['Zuzahlung', ['copay']],
    ['Ticket modérateur', ['copay']],
    ['Eigen bijdrage', ['copay']],
    ['Hausbesuch', ['home', 'visit']],
    ['Visite à domicile', ['home', 'visit']],
    ['Hjemmebesøk', ['home', 'visit']],
    ['Heilmittel', ['remedy']],
    ['Teeth', ['tooth']],
    ['Zähne', ['tooth']],
    ['Denti', ['tooth']],
    ['Tanden', ['tooth']],
    ['Tænder', ['tooth']],
    ['Zęby', ['tooth']],
    ["Date Req'd", ['date', 'required']],
    ['Dr code', ['doctor', 'number']],
    ['Reissom', ['amount', 'price']],
    ['Reisepreis', ['amount', 'price']],
    ['Prix du voyage', ['amount', 'price']],
    ['Cena zájezdu', ['amount', 'price']],
    ['Terug', ['returned']],
    ['Rückreise', ['returned']],
    ['Ritorno', ['returned']],
    ['Localizador', ['booking', 'number']],
    ['F. reserva', ['booking', 'date']],
    ['Hyresgäst', ['tenant']],
    ['NK-Vorausz.', ['utilities']],
    ['Cuenta domiciliación', ['bank', 'account']],
    ['Méd. cabecera', ['general', 'doctor']],
    ['Termin zapłaty', ['due', 'date']],
    ['À régler avant le', ['due', 'date']],
    ['N.º encomenda', ['number', 'order']],
    ['Č. objednávky', ['number', 'order']],
    ['Inv. č.', ['asset', 'number']],
    ['Výr. č.', ['serial', 'number']],
    ['Poř. č.', ['line', 'number']],
    ['č. p.', ['house', 'number']],
    ['Staré č.', ['previous', 'number']],
    ['Kal. list', ['calibration', 'certificate']],
    ['Provedl', ['technician']],
    ['Komu', ['recipient']],
    ['Půjčeno', ['loan']],
    ['Vrátit do', ['due', 'date']],
    ['Pořizovací cena', ['purchase', 'price']],
    ['Číslo popisné', ['house', 'number']],
    ['Požičané', ['loan']],
    ['Mindestbest.', ['minimum', 'stock']],
    ['Cellulaire', ['mobile', 'phone']],
    ['Télécopieur', ['fax']],
    ['Utpris', ['sales', 'price']],
    ['Lettrage', ['matching']],
    ['Tx horaire', ['rate', 'hours']],
    ['b. Bed.', ['as', 'required']],
    ['Si besoin', ['as', 'required']],
    ['rollstuhlger.', ['wheelchair', 'accessible']],
    ['Pflegegrad', ['care', 'level']],
    ['Arzneimittel', ['medication']],
    ['Prochain CT', ['next', 'inspection']],
    ['1re MEC', ['first', 'since', 'date']],
    ['Opiekun prawny', ['guardian']],
    ['Contraente', ['policy', 'holder']],
    ['Från kl', ['start', 'time']],
    ['W.e.f.', ['start', 'date']],
    ['With effect from', ['start', 'date']],
    ['IČO', ['company', 'number']],
    ['Cédula profissional', ['licence', 'number']],
    ['Especialidade', ['specialty']],
    ['Profissional', ['doctor']],
    ['Duração', ['duration']],
    ['Data de fim', ['end', 'date']],
    ['Seguradora', ['insurance']],
    ['Fr.o.m.', ['start', 'date']],
    ['T.o.m.', ['end', 'date']],
    ['Created at', ['created', 'date']],
    ['Fulfilled at', ['shipping', 'date']],
    ['Paid at', ['payment', 'date']],
    ['Billing Name', ['customer', 'name']],
    ['Frånvarokod', ['absence', 'type']],
    ['AnstDatum', ['hire', 'date']],
    ['Sysselsättningsgrad', ['fte', 'percent']],
    ['Anställningsform', ['contract', 'type']],
    ['personal_identity_number', ['social', 'security', 'number']],
    ['Restbeløb', ['balance', 'amount']],
    ['Bogføringsdato', ['booking', 'date']],
    ['Husnr.', ['house', 'number']],
    ['Senest ændret', ['last', 'updated']],
    ['Indkøbspris', ['purchase', 'price']],
    ['Timepris', ['hourly', 'rate']],
    ['Køn', ['gender']],
    ['Strekkode', ['barcode']],
    ['Leietaker', ['tenant']],
    ['Utfört', ['done']],
    ['Utförare', ['technician']],
    ['Åtgärd', ['work', 'type']],
    ['Quilómetros', ['odometer']],
    ['Carta de condução', ['driving', 'licence']],
    ['Avtalsnr', ['contract', 'number']],
    ['Dybde', ['depth']],
    ['Data ruchu', ['date', 'movement']],
    ['Eräpäivä', ['due', 'date']],
    ['Asiakasnro', ['customer', 'number']],
    ['Días correspondientes', ['days', 'entitled']],
    ['Zählerstand', ['meter', 'reading']],
    ['Betriebskosten', ['utilities']],
    ['operating_costs', ['utilities']],
    ['percent_off', ['discount', 'percent']],
    ['sAMAccountName', ['user', 'name']],
    ['Rijksregisternr.', ['social', 'security', 'number']],
    ['Nästa tillfälle', ['next', 'due', 'date']],
    ['Kostnad', ['price']],
    ['Plats', ['location']],
    ['Tps', ['fte']],
    ['temps_travail', ['fte']],
    ['Zorgverzekeraar', ['insurance']],
    ['E-pos', ['email']],
    ['Selfoon', ['mobile']],
    ['Tak', ['branch']],
    ['Poskode', ['postal']],
    ['Verskaffer', ['supplier']],
    ['Kursusgeld', ['fee']],
    ['Begindatum', ['start', 'date']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })

  it('are phrases with “Nr” as with “No”', () => {
    expect(conceptsOf('Nr rej.')).toEqual(['plate'])
    expect(conceptsOf('No rej.')).toEqual(['plate'])
  })

  it('mean what they do alone, and in a longer header what the word means by itself', () => {
    expect(conceptsOf('Piso')).toEqual(['apartment', 'floor'])
    expect(conceptsOf('Nº piso')).toEqual(['number', 'floor'])
    expect(conceptsOf('Comercial')).toEqual(['agent'])
    expect(conceptsOf('Nombre comercial')).not.toContain('agent')
    expect(conceptsOf('Alle')).toEqual(['end', 'time'])
    expect(conceptsOf('alle Kunden')).not.toContain('end')
  })

  it('take no letters that mean other things elsewhere', () => {
    expect(conceptsOf('HA')).not.toContain('doctor')
    expect(conceptsOf('MT')).not.toContain('amount')
    expect(conceptsOf('Inv. no')).toEqual(['invoice', 'number'])
  })

  it('stand beside the lines of all trades: no word means what another line says, and no expression is there twice', () => {
    const meant = TRADE_WORDS.flatMap((line) => {
      const [concept, ...words] = line.split(' ')
      return words.map((word) => [word, concept] as const)
    })
    expect(meant.filter(([word, concept]) => CONCEPT_OF.get(word) !== concept)).toEqual([])
    for (const lines of [
      [COMPOUND_LINES, ABROAD_COMPOUNDS, ...TRADE_COMPOUNDS],
      [PHRASE_LINES, ABROAD_PHRASES, ...TRADE_PHRASES],
    ]) {
      const all = lines.flatMap((some) => some.trim().split('\n')).flatMap((line) => line.split(': ')[1]!.split(', '))
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
    }
  })
})
