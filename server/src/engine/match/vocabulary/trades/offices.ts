import type { TradeWords } from './words.ts'

/** What offices of any trade write in English, German, French, Spanish, Italian and Dutch, beside the lines of the concepts. */
export const OFFICES: TradeWords = {
  words: `
year ejercicio ejercicios
active vigente vigentes
amount cuantia
quantity cant
note comentarios comentario
entitled entitlement anspruch urlaubsanspruch derecho derechos droits spettanti correspondientes
taken disfrutado disfrutados disfrutadas genommen goduti godute utilises uttagna
remaining restwert resterend resterende restants restantes pendientes rimanenti residui verbleibend resterande kvar
due vto
salary remuneration sueldo
energy elec
dog dogs hund hunde hond honden chien chiens perro perros
pitch pitches staanplaats piazzola piazzole
bedrooms letti letto
nationality naz
rate aliq
supplier forn
protocol protokoll protocole protocolo protocollo prot
department afd
employee stamnr
approved akkoord akk
passed bestanden geslaagd superato
counted counting geteld inventur recuento comptage conteggio
diagnosis bevinding bevindingen constat constats hallazgo hallazgos rilievo rilievi
previous oud oude ancien ancienne antiguo antigua vecchio vecchia
absence afwezigheid afwezig
treatment beh
stock lieferbar
since registriert
terminated ausgeschieden
reading ablesung abgelesen aflezing opname avlasning aflaesning odczyt
commissioned einbau eingebaut install fitted montiert
required reqd wanted needed gewunscht benotigt souhaite deseado gewenst onskad onsket
hazardous hazard hazards dangerous gefahrlich gefahrgut gefahrstoff dangereux peligroso pericoloso gevaarlijk farlig nebezpecny
storage lagerung aufbewahrung stockage almacenamiento conservazione opslag
storekeeper lagerist magazziniere magasinier almacenero
maintenance ppm
equipment equip
valid inception
operating betriebs
`,
  compounds: `
counted date: teldatum, inventurdatum
payment terms: betaalconditie, betaaltermijn, betaaltermijnen
sales price: adviesverkoop
subtotal rent: hmz, hauptmietzins
debit method: lastschrift, lsv, bankeinzug, einzugsermachtigung, domiciliacion, incasso
meter reading: zahlerstand, meterstand
commissioned date: einbaudatum, einbautag
social security number: rijksregisternummer, rijksregister, rijksregisternr, insz, niss
employee number: stamnummer
fte percent: arbeidspercentage
order work: werkbon, werkorder, arbeitsauftrag
receipt number: bonnummer
start time: clkin, clockin
end time: clkout, clockout
`,
  phrases: `
terminated date: exit date, date left employment
days entitled: dias de derecho, dias correspondientes
days remaining: dias pendientes
annual salary: bruto anual, salario anual, jahresbrutto
unit price: precio ud, precio unidad
product name: descripcion articulo, descripcion producto
due date: a payer date, payer date
newsletter: lettre d info, lettre info
total amount: tot documento, totale documento, tot doc
bedrooms: posti letto
utilities: operating costs, operating cost, running costs
debit method: sepa mandate, sepa mandat, sepa lastschrift, prelevement sepa
fte percent: working time percent, percent of full time, degree of employment
commissioned date: in svc, placed in service
customer order number: their po no, their po, their ref, cust ref, customer po, customer po no, cust po, cust po no, client po, client po no, buyer po, buyers po
discount percent: percent off
policy number: pol no
end date: exp dt, exp date, x date
full name: display name
`,
  alone: `
order date: =placed
retail price: =retail
end date: =exp
supplier: =frs
description: =communication, =mededeling
`,
}
