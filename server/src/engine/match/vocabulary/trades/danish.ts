import { DANISH_COMPOUNDS } from './danish-compounds.ts'
import { DANISH_PHRASES } from './danish-phrases.ts'
import type { TradeWords } from './words.ts'

/** The words of trade, addresses, lettings, clubs and workshops that tables have in Danish and Norwegian, and in part in Swedish. */
export const DANISH: TradeWords = {
  words: `
departure afrejse
guardian foraeldremyndighedsindehaver foraeldremyndighed foraeldremyndighedsindeh foraelder foraeldre foresatt foresatte vardnadshavare
neutered neutraliseret
created oprettelsen oprettet oprettelse opprettelse
depth dybde djup dybden
color farve farver
purchase indkob
discontinued udgaet utgatt utgar udgar udgaende
amount belob belobet summen
content tekst
street vej vejen
door dor
middle mellemnavn mellomnavn
customer aftager kunden kundens kunder
member medlemmer
owner ejer ejere
tenant lejer lejere leietaker leietakere hyresgast
landlord udlejer utleier
property ejendom eiendom fastighet
apartment lejlighed leilighet lagenhet
lease lejemal leieforhold lejekontrakt leiekontrakt
rent leie leje lejen
teacher laerer larare underviser
school skole skola skolens
class klasse klass
location placering plassering placerad lokalitet
bin hylde hylle lagerplads lagerplass hyllplats reol hyldeplads
access adgang adgangsforhold tilgang
warehouse varelager
stock beholdning lagerbeholdning lagerantal
category varegruppe kategori
brand maerke producent fabrikant produsent maerkevare
warranty garanti
plate nummerplade registreringsnummer
odometer kilometerstand kmstand
updated aendret endret andrad opdateret oppdatert uppdaterad
deleted slettet slettede
hold spaerret sperret
last seneste senest sidste sist siste
next naeste
end udlob udlobsdato utlop utlopsdato
fee kontingent gebyr kontingentet
since indmeldt innmeldt tiltradt tiltradte
name benaevnelse benevnelse
balance udestaende utestaende restance tilgodehavende
reminder rykker purring paminnelse
unpaid ubetalt obetald
receipt kvittering kvitto
booking postering bokforing bogforing
discount rabatt rabatten
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
description forklaring varebeskrivelse
website hjemmeside nettside hemsida
salutation tiltale
seller saelger
counterparty samhandelspartner
counted optaelling optalt statusoptaelling
sender afsender avsender
recipient modtager mottaker varemodtager varemottaker
carrier vognmand fragtmand transportfirma fraktforer
donor bidragyder
author forfatter
artist kunstner
publisher forlaget
assigned tildelt
person deltager deltagere deltakere
parish sogn
godparents faddere
doctor laege
attorney advokaten
user bruger bruker
birth fodselsdag
death afdod
nationality statsborgerskab
language sprog
email mailadresse
work arbejde arbeid
newsletter nyhedsbrev
consent samtykket
number referencenr kode lobenr
level niveau
type typen
product vare varer
unit maleenhed mengdeenhet
quantity maengde
average gennemsnit gennemsnitlig
order bestillinger
offer tilbud
delivery levering
shipping forsendelse fragt afsendelse avsendelse
package kolli pakker
origin oprindelse opprinnelse oprindelsen
reserved reserveret reservert
account finanskonto
asset anlaeg
depreciation afskrivning afskrivninger
revenue omsaetning
expense udgift
vacation ferie
absence fravaer
remaining resterende tilbagevaerende
overtime overarbejde
deduction fradrag
education uddannelse utdanning
diagnosis diagnosen
vaccination vaccineret
animal dyrets
species dyreart
breed hunderace
vehicle koretoj
fuel braendstof
rental udlejning
deposit depositum
area areal
room vaerelse vaerelser
floor etage
utilities faellesudgifter
course kursus
baptism dobt
grave gravsted
crop afgrode afgroder
sowing saning
calving kaelvning
yield udbytte
fault fejl
drawing tegning
scrap kasseret
construction byggeri
consumption forbrug
reading aflaest
claim skade skader
deductible selvrisiko egenandel
done faerdig
vintage vinargang
seat saede siddeplads
laboratory laboratorie
recall indkaldelse
court byret
hearing retsmode hovedforhandling
waste affald
container beholder
approved godkendt godkjent
cancelled annulleret aflyst
closed lukket afsluttet
valid gyldig
expected forventede
question sporgsmal
reason arsag
source kilde
season saeson
received modtaget mottatt
days dage dager
invoice fakturering
tax skat
breakfast morgenmad
taken afholdt brugt
loan udlant
returned afleveret
inspection synet
`,
  compounds: DANISH_COMPOUNDS,
  phrases: DANISH_PHRASES,
  alone: `
social security number: =cpr
animal: =dyr
vehicle: =bil, =bilen
donation: =gave
contact: =att, =attn
time: =kl, =klokken
gender: =kon
`,
}
