import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

describe('headers in Swedish', () => {
  it.each([
    ['Utdelningsadress', 'street address'],
    ['Län', 'state'],
    ['Tel bostad', 'home phone'],
    ['E-postadress', 'email'],
    ['Momsreg.nr', 'tax number'],
    ['Orgnr', 'company tax number'],
    ['Kund sedan', 'customer since'],
    ['Kreditgräns', 'credit limit'],
    ['Bet.villkor', 'payment terms'],
    ['Ledtid dgr', 'lead time days'],
    ['Clearingnr', 'bank number'],
    ['Varumärke', 'brand'],
    ['Tulltaxenr', 'customs tariff number'],
    ['Ursprungsland', 'country origin'],
    ['Utgången J/N', 'discontinued'],
    ['Växelkurs', 'exchange rate'],
    ['OCR-nr', 'payment number'],
    ['Kreditfakt.nr', 'refund number'],
    ['Nettolön', 'subtotal salary'],
    ['Lön', 'salary'],
    ['Närmast anhörig', 'emergency contact name'],
    ['Ant. rum', 'room count'],
    ['Fastighetsbet.', 'cadastral number'],
    ['Förs.tagare', 'policy holder'],
    ['Provnr', 'sample number'],
    ['Avliden den', 'date death'],
  ])('“%s” means “%s”', (header, concepts) => {
    expect(conceptsOf(header).join(' ')).toBe(concepts)
  })
})

describe('headers in Danish and Norwegian', () => {
  it.each([
    ['Tiltale', 'salutation'],
    ['Tlf. privat', 'home phone'],
    ['SE-nr.', 'tax number'],
    ['CVR-nr.', 'company tax number'],
    ['Kunde siden', 'customer since'],
    ['Bet.betingelser', 'payment terms'],
    ['Betalingsmåde', 'payment method'],
    ['Rykkerniveau', 'dunning level'],
    ['Nyhedsbrev J/N', 'newsletter'],
    ['Måleenhed', 'unit'],
    ['Stk.pris', 'unit price'],
    ['Toldtarifnr.', 'customs tariff number'],
    ['Opr.land', 'country origin'],
    ['I alt inkl. moms', 'gross amount'],
    ['Restance', 'balance'],
    ['FIK-nr.', 'payment number'],
    ['Nettoløn', 'subtotal salary'],
    ['Restferie', 'vacation days remaining'],
    ['Henvisende læge', 'general doctor'],
    ['Ansat d.', 'hire date'],
    ['Oprettet den', 'created date'],
    ['Stelnr.', 'vin'],
    ['Forsikr.tager', 'policy holder'],
    ['Omk.sted', 'price center'],
    ['Bogført værdi', 'book value'],
    ['Formål', 'purpose'],
    ['Antal børn', 'quantity child'],
    ['Kortnavn', 'short name'],
    ['Leveringsmåde', 'delivery method'],
  ])('“%s” means “%s”', (header, concepts) => {
    expect(conceptsOf(header).join(' ')).toBe(concepts)
  })
})
