import { GERMAN_COMPOUNDS } from './german-compounds.ts'
import { GERMAN_PHRASES } from './german-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in German, Austrian and Swiss, beside the lines of the concepts. */
export const GERMAN: TradeWords = {
  words: `
dunning mahnung mahnungen mahn mahnwesen zahlungserinnerung
district stadtbezirk stadtviertel wohngebiet teilort
customs zoll
unit mengeneinheit masseinheit basismengeneinheit masseinh
category artikelgruppe warengrp
refund gutschrift gutschriften gutschr ruckerstattung
average durchschnitt durchschn durchschnittlich mittlerer
batch chargen
department abteilg
overtime uberzeit uberst
vacation urlaubs
salary bezuge
insurance krankenversicherung
marital personenstand
rabies tollwut
vaccination impf geimpft impfdatum impfdat
neutered kastration
vin fahrgestellnr fahrzeugidentnr fahrzeugident stammnr
plate kontrollschild kontrollschildnr
inspection begutachtung
odometer tacho
rental vermietung anmietung verleih
plot grundstuck grundst
utilities heizkosten hausgeld
nights logiernachte nachtigungen
nationality staatsburgerschaft staatsb staatszugehorigkeit
tour reisen rundreise ausflug
association verein vereine
fee beitr
school schule schul
teacher kursltg referent referentin unterrichtende klassenlehrer klassenlehrerin lehrperson ubungsltr
baptism taufe getauft tauf taufen
parish pfarrei pfarre kirchengemeinde pfarrgemeinde kirchgemeinde pfarramt pfarrgem
godparents taufpaten paten taufpate patin taufpatin gotte gotti patinnen taufzeugen
pledge spendenzusage zusage spendenversprechen forderzusage zusagen
purpose spendenzweck zweckbestimmung
donation zuwendung zuwendungen
author verf verfasserin autorin urheber urheberin
publisher verl
loan leihe entleihung
borrower entleiher ausleiher leserin entleiherin ausleihende
channel provenienz vorbesitzer provenienzangaben
artist kunstlerin
field schlag schlage feldstuck
crop feldfrucht ackerkultur fruchtart feldfruchte anbaukultur kulturart kulturpflanze anbaufrucht
sowing aussaat saat saaten aussaaten
harvest ernte weinlese
calving kalbung abkalbung kalbe kalbungen
yield ertrag ertrage ertr
workshop werkstatt werkst
fault mangel fehler defekt storung schadensbild
maintenance instandhaltung
drawing zeichnung zeichn zeichnungen
scrap ausschuss aussch schrott
retention einbehalt sicherheitseinbehalt haftrucklass ruckbehalt deckungsrucklass
reading ablese
consumption verbrauch verbr
claim schadenfall
billable fakturierbar fakturierb weiterverrechenbar
asker meldender anfordernder anforderer
responsible zust zustandigkeit
carrier spediteur spedition frachtfuhrer transportunternehmen paketdienst versanddienstleister zusteller frachtf
incoterm lieferkond lieferkonditionen lieferklausel
recipient warenempfanger warenempf empfangername adressat lieferempf
sender versender auflieferer
bin fachnr lagerplatznr
reserved reserviert reserv reservierte
vintage weinjahrgang
appellation herkunftsbezeichnung herkunftsbez anbaugebiet ursprungsbezeichnung weinbaugebiet ursprungsbez weingebiet anbaugeb
covers gedecke gedeck
grave grab grabstelle grabstatte graber
court gericht amtsgericht landgericht bezirksgericht prozessgericht landesgericht
waste abfall mull abfalle
stylist friseur friseurin stylistin frisorin friseuse
freeze ruhezeit ruhend stilllegung
currency wahrungskz
`,
  compounds: GERMAN_COMPOUNDS,
  phrases: GERMAN_PHRASES,
  alone: `
sales agent: =adm
state: =bdl
company number: =hrb, =hra
minimum order quantity: =mbm
list price: =upe
retail price: =evp
average price: =gld
absence: =abw
next inspection date: =mfk
engine capacity cc: =hubr
deposit amount: =kaut
construction year: =bauj
energy rating: =eek, =geak
month rent: =nkm
unit number: =top
author: =aut
eartag number: =lom
drawing: =zng
construction site: =bvh
meter reading: =zst
contract end date: =mvlz
policy holder: =vn
book value: =rbw
bin: =lpl
place: =platz
vintage: =jg
grape variety: =rebs
detection limit: =nwg
treatment number: =gop, =bema, =goz
opposing person: =gegn
waste number: =avv, =asn, =eak
medication number: =pzn
dosage form: =daf
currency: =wrg
`,
}
