import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

describe('headers in German', () => {
  it.each([
    ['Mahnst.', ['dunning', 'level']],
    ['Zahlweg', ['payment', 'method']],
    ['Tel. privat', ['phone', 'home']],
    ['Tel. gesch.', ['work', 'phone']],
    ['Mindestbestellmenge', ['minimum', 'order', 'quantity']],
    ['Soz.-Vers.-Nr.', ['social', 'security', 'number']],
    ['Überstd.', ['overtime', 'hours']],
    ['Blutgr.', ['blood', 'type']],
    ['Erstzul.', ['first', 'since', 'date']],
    ['Grundst.-Fl. m²', ['plot', 'area']],
    ['Flurstück', ['cadastral', 'number']],
    ['Gst.-Nr.', ['tax', 'number']],
    ['Vereinseintritt', ['membership', 'start', 'date']],
    ['Taufpaten', ['godparents']],
    ['Götti', ['godparents']],
    ['Kontrollschild', ['plate']],
    ['Feldfrucht', ['crop']],
    ['Mängelbeschr.', ['fault', 'description']],
    ['Zählpunkt', ['supply', 'point', 'number']],
    ['Restbuchwert', ['book', 'value']],
    ['Herkunftsbez.', ['appellation']],
    ['Prüfverf.', ['test', 'method']],
    ['Sph. li.', ['sphere', 'left']],
    ['Sterbeort', ['place', 'death']],
    ['Streitwert', ['value', 'dispute']],
    ['Abholberechtigte', ['pickup', 'authorized', 'person']],
    ['Darreichungsform', ['dosage', 'form']],
    ['Haftrücklass %', ['retention', 'percent']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('headers in Dutch', () => {
  it.each([
    ['Aanmaningsniveau', ['dunning', 'level']],
    ['Nog te bet.', ['balance', 'amount']],
    ['Gem. kostprijs', ['average', 'price']],
    ['Bestelpunt', ['minimum', 'stock']],
    ['Tel. privé', ['phone', 'home']],
    ['Rijksregisternr.', ['social', 'security', 'number']],
    ['Ondernemingsnr.', ['company', 'number']],
    ['Verv.datum APK', ['next', 'inspection', 'date']],
    ['Cil.inhoud cc', ['engine', 'capacity', 'cc']],
    ['Machtigingskenmerk', ['debit', 'method', 'number']],
    ['Ouder/verzorger', ['guardian', 'name']],
    ['Peter/meter', ['godparents']],
    ['Gewas', ['crop']],
    ['Zaaidatum', ['sowing', 'date']],
    ['Levensnr.', ['eartag', 'number']],
    ['Boekw.', ['book', 'value']],
    ['Gemeld door', ['asker']],
    ['Geadresseerde', ['recipient']],
    ['Druivenras', ['grape', 'variety']],
    ['Grafnr.', ['grave', 'number']],
    ['Wederp.', ['opposing', 'person']],
    ['Weegbonnr.', ['weighbridge', 'ticket', 'number']],
    ['Bevroren tot', ['freeze', 'end']],
    ['Werkz. stof', ['active', 'ingredient']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('headers in English, cut short', () => {
  it.each([
    ['Slsp', ['sales', 'agent']],
    ['HTS #', ['customs', 'tariff', 'number']],
    ['Pmt Due', ['due', 'date']],
    ['O/S Amt', ['balance', 'amount']],
    ['SO No', ['order', 'number']],
    ['Inv No', ['invoice', 'number']],
    ['DOH', ['hire', 'date']],
    ['NOK Tel', ['emergency', 'contact', 'phone']],
    ['Off-hire Dt', ['rental', 'end']],
    ['Rent PCM', ['month', 'rent']],
    ['Lot Size', ['plot', 'area']],
    ['MOT Due', ['next', 'inspection', 'date']],
    ['Rego', ['plate']],
    ['Mbr #', ['member', 'number']],
    ['Parent/Carer', ['guardian', 'name']],
    ['Patron #', ['borrower', 'number']],
    ['Cust Complaint', ['fault', 'description']],
    ['C/T sec', ['cycle', 'time', 'sec']],
    ['MPAN', ['supply', 'point', 'number']],
    ['NBV', ['book', 'value']],
    ['Connote', ['tracking', 'number']],
    ['Ref Rng', ['number', 'range']],
    ['Amt in Controv', ['value', 'dispute']],
    ['Skip Sz', ['container', 'volume']],
    ['NDC', ['medication', 'number']],
  ])('“%s” means %j', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })
})

describe('short letters that stand for much', () => {
  it.each([
    ['Rejected', 'scrap'],
    ['Tfn', 'tax'],
    ['MAC', 'average'],
    ['NOK', 'emergency'],
    ['Trip', 'tour'],
    ['Deductions', 'deductible'],
    ['Lunch', 'break'],
  ])('“%s” is no %s', (header, concept) => {
    expect(conceptsOf(header)).not.toContain(concept)
  })
})

describe('how many lessons something has', () => {
  it.each(['aantal lessen', 'Anzahl Lektionen', 'Nombre de leçons', 'Numero lezioni', 'Liczba lekcji'])(
    'is said by “%s”, which counts what “lessons” do',
    (header) => {
      expect(conceptsOf(header)).toContain(conceptsOf('lessons')[0])
    },
  )
})
