import type { TradeWords } from './words.ts'

/** The words of trade, addresses, lettings, clubs and workshops that tables have in Danish and Norwegian, and in part in Swedish. */
export const DANISH: TradeWords = {
  words: `
depth dybde djup dybden
color farve farver
purchase indkob
discontinued udgaet utgatt utgar
amount belob belobet summen
content tekst
street vej vejen
door dor
middle mellemnavn mellomnavn
customer aftager
member medlemmer
owner ejer ejere
tenant lejer lejere leietaker leietakere hyresgast
landlord udlejer utleier
property ejendom eiendom fastighet
apartment lejlighed leilighet lagenhet
lease lejemal leieforhold lejekontrakt leiekontrakt
rent leie leje
teacher laerer larare underviser
school skole skola
class klasse klass
guardian foraelder foraeldre foresatt foresatte vardnadshavare
location placering plassering placerad lokalitet
bin hylde hylle lagerplads lagerplass hyllplats
access adgang adgangsforhold tilgang
warehouse varelager
stock beholdning lagerbeholdning
category varegruppe kategori
brand maerke
warranty garanti
plate nummerplade registreringsnummer
odometer kilometerstand kmstand
updated aendret endret andrad opdateret oppdatert uppdaterad
created oprettet oprettelse opprettelse
deleted slettet
hold spaerret sperret
last seneste senest sidste sist siste
next naeste
end udlob udlobsdato utlop utlopsdato
fee kontingent gebyr
since indmeldt innmeldt tiltradt tiltradte
balance udestaende utestaende
reminder rykker purring paminnelse
unpaid ubetalt obetald
receipt kvittering kvitto
booking postering bokforing bogforing
discount rabatt
terms betalingsbetingelser betalingsbetingelse betalingsvilkar betalingsfrist
payment innbetaling indbetaling inbetalning
limit maks
task opgave oppgaver
technician montor tekniker
responsible ansvarlig ansvarig sagsbehandler
treatment behandling
membership medlemskab medlemskap
datetime tidspunkt tidpunkt
time klokkeslett klokkeslaet klockslag
place sted
movement transaksjon transaksjoner transaktioner
pickup utlevering avhenting afhentning avhamtning
description forklaring
website hjemmeside nettside hemsida
`,
  compounds: `
lead time: leveringstid, leveranstid
city: poststed, postby, bynavn
balance amount: restbelob, restbelop, udestaendebelob
product name: varenavn, varetekst, varebetegnelse, varunamn
sales price: salgspris, salgspriser
purchase price: kostpris, indkobspris, innkjopspris
retail price: udsalgspris
barcode: stregkode, strekkode, streckkod
house number: husnr, husnummer, gatenr
street: vejnavn, gatenavn, gatunamn, gateadresse, gadeadresse
archived number: arkivref, arkivreferanse, arkivnr
booking date: bogforingsdato, bokforingsdato, posteringsdato, bokforingsdatum
created date: oprettelsesdato, oprettetdato, opprettetdato
since date: indmeldelsesdato, innmeldingsdato
end date: udmeldelsesdato, utmeldingsdato, ophorsdato, opphorsdato
hourly rate: timepris, timesats, timpris
case number: sagsnr, sagsnummer, saksnr, saksnummer
credit limit: kreditmaksimum, kreditmaks, kreditmax, kredittgrense, kreditgraense
mobile phone: mobilnr, mobilnummer
phone: fastnet, fasttelefon
phone number: telefonnr, tlfnr, tlfnummer
`,
  phrases: `
due date: betales senest, betal senest
hire date: ansat dato, ansatt dato, ansat den
postal city: postnr by, postnummer by, postnr og by, postnr sted
customer group: deb gruppe
customer number: deb no
since date: medlem siden, kunde siden, indmeldt dato, innmeldt dato
created date: oprettet dato, opprettet dato, oprettet den
sales price: vejl pris, veil pris
last service: siste service, seneste service
floor door: etage dor
`,
  alone: `
contact: =att, =attn
time: =kl, =klokken
gender: =kon
`,
}
