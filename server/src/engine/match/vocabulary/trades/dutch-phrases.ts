/** Words of Dutch tables that mean something only together, cut short as headers are. */
export const DUTCH_PHRASES = `
register number: big nummer, big no, big registratie, big registratienummer, big reg no, registernummer
dunning level: aanm niveau
payment method: bet methode
payment terms: bet voorw, bet cond, bet termijn, bet voorwaarden
sales agent: acc man
address line 2: extra adresregel, adresregel twee
work phone: tel zakelijk, telefoon zakelijk, zakelijk tel, tel kantoor, tel zaak, tel zak
work email: email zakelijk, zakelijke email, email werk, werk email, mail zakelijk
home email: email prive, prive email, mail prive, email thuis
mobile phone: mob no, 06 no
tax number: fiscaal nummer, fiscaal no, ondernemingsnummer btw, btw identificatienummer
company number: kbo no, kbo nummer, inschrijvingsnr kvk, ond no
language: corr taal
customer since: klant sedert, klant vanaf
contact: cont pers
credit limit: kred limiet
supplier product number: artikelnr lev, art no lev, bestelcode leverancier
lead time days: levertijd dgn, lev tijd dgn
lead time: lev tijd
minimum order quantity: min afname, min best hvh
bank account: rek no, bankrek no
product number: art code
product description: art omschr
unit price: prijs stuk, prijs p st, prijs p eenheid, prijs per eenheid
purchase price: ink prijs, ik prijs, aansch waarde
sales price: verk prijs
list price: cat prijs, bruto prijs
discount percent: kort percent
category: art groep, prod groep
customs tariff number: gn code, goederencode gn, cn code
country origin: land v herkomst, land van oorsprong, land v oorsprong, oorspr land
invoice number: fac no
invoice date: fact datum
due date: verv datum, betalen voor, uiterste betaaldat
subtotal amount: bedrag excl, bedrag ex btw, totaal excl, bedr excl
gross amount: bedrag incl, totaal incl, bedr incl
tax amount: btw bedr
balance amount: nog te bet, nog te betalen, openstaand saldo, nog openstaand, onbetaald bedrag
payment number: bet kenmerk, gestructureerde mededeling, gestr mededeling
refund number: cn no, cred nota no
delivery date: lev dat, gewenste leverdatum
stock quantity: actuele voorraad, op voorraad, huidige voorraad, vrije voorraad, techn voorraad
minimum stock: min vrd, min voorr
average price: gem kostprijs, gemiddelde kostprijs, gem inkoopprijs, gemiddelde inkoopprijs, gem kosten, gem prijs
last counted date: laatste telling, laatst geteld, laatste inventaris, laatste voorraadtelling
end date: t m, tot en met, vervaldatum product, tenm houdbaar tot, tenminste houdbaar tot, houdbh datum
employee number: wn no, werkn no
hire date: in dienst per
terminated date: uit dienst per
emergency contact: contact bij nood, in geval van nood, contactpersoon bij nood, contact bij noodgeval
emergency contact phone: tel nood, telefoon bij nood, nood tel, tel bij nood
weekly hours: uren per week, uren pw, uren week, werkuren per week, contracturen p w, u wk, uren wk, wekelijkse uren
social security number: rr no
gross salary: bruto p m, bruto mnd loon
subtotal salary: netto p m
hourly salary: loon per uur, uurloon bruto, loon uur, bruto uurloon
overtime hours: ov uren
days remaining vacation: verlofdagen rest, saldo verlofdagen, rest vakantiedgn, saldo verlof, restant verlof, vak dagen over, verlofdagen over, vakantiedagen over, rest vakantiedagen, openstaande verlofdagen, verlof rest, rest verlofdagen
vacation days: vak dagen
insurance member number: polisnr zorgverzekering, verz no, relatienr verzekeraar, inschrijvingsnr mutualiteit
general doctor: verwijzend arts, verw arts, verwijzende arts, verwijzende huisarts, doorverwijzend arts, huisarts naam
blood type: bl groep
gender: gender x
birth date: geb dtm
diagnosis number: icpc code, icd 10 code
animal name: naam dier, roepnaam dier
species: soort dier
neutered: castr ster
last rabies vaccination: laatste rabiesent, datum rabiesvaccinatie
vin: chas no, vin no
first since date: datum eerste toelating, dat 1 e toelating, 1 e toelating, eerste inschrijving, datum 1 e inschr, eerste toelating, dat eerste toel, 1 ste inschrijving, datum eerste inschrijving
next inspection date: apk tot, apk datum, vervaldatum apk, apk vervaldatum, apk geldig tot, keuring tot, volgende keuring, verv datum apk, apk verv dat, apk verloopt, volgende apk, keuring geldig tot, autokeuring tot
engine capacity cc: cil inhoud, cil inh, cil inhoud cc, cil inh cc
power kw: verm kw, motorvermogen kw
rental start: huur van, verhuur van, startdatum verhuur, verhuurd vanaf
rental end: einddatum huur, huur t m, einddatum verhuur, verhuurd tot
daily rate: huur dag, prijs p dag, tarief per dag, huur per dag
living area: bewoonb opp, bewoonbare oppervlakte, woon opp
plot area: perc opp, perceel opp, opp perceel
room count: aantal vertrekken
cadastral number: kadastraal no, kadastrale aanduiding, kad no, kadastraal nummer, kadastr no, kadastraal perceel
energy rating: epc label, energie label, epc klasse
month rent: huur p m, huur per maand, maandhuur kaal, mnd huur, huur mnd, huurprijs p m, huurpr p mnd
utilities: bijkomende kosten, gemeenschappelijke kosten, voorschot kosten, serv kosten, vv e bijdrage
lease start date: ingangsdatum huur, ingang huur, huurcontract vanaf, begin huurovereenkomst, ingangsdat huur, startdatum huur, ingang contract
lease end date: einde huurovereenkomst, einde huurcontract
unit number: app no
room number: kam no
arrival date: aank datum
departure date: vertr datum
count guest: aantal gasten, aant gasten, aantal personen, aant pers, aantal pers, pers aantal, aant pax
nights: aantal nachten, aant nachten
passport number: pasp no
identity document: id bewijs, id kaartnr
booking number: boek no
price per person: pp prijs, prijs pp
membership type: soort lid, type lid
membership start date: lid sinds, lid vanaf, aanvang lidmaatschap, begin lidmaatschap, lid sedert, aanmelddatum lid, lid per, ingang lidm
membership end date: lid tot, einde lidmaatschap, opzegdatum lid, eind lidmaatschap, lidm eindigt, datum opzegging lidmaatschap
annual fee: contributie p j, contributie per jaar, contr per jaar, jaarlijkse bijdrage, lidm geld
debit method number: sepa machtiging, sepa mandaat, sepa mandaatref, mandaatref sepa
debit method: automatische incasso, automatische incassering
student number: lln no
class name: groep klas, klas groep
guardian name: ouder verzorger, naam ouder, ouder s verzorger s, wettelijk vertegenwoordiger, ouders verzorgers, ouder voogd, wett vertegenw, verantw ouder
course title: naam cursus
teacher: juf meester
limit person: max aantal deelnemers, max aant deeln, max cursisten, max dln
course fee: kosten cursus
godparents: peter meter, meter peter, peter en meter, getuigen doop
pledge: periodieke gift
pledge number: toez no
tax receipt number: fiscaal attestnr, fiscaal attest no, no fiscaal attest, fiscaal attest, kwitantienr gift, anbi verklaring no
purpose: bestemming gift, doel gift
publication year: jaar v uitgave, jr v uitgave, jaar van uitgave, uitg jaar, jaar uitgave, jr uitg, jr uitgave, jaar publ
shelfmark number: plaatscode boek, siso code
date loan: geleend date, uitgel op, ontleend date
borrower number: pasnr lener
asset number: vaste activanr, act no
artist: maker kunstwerk
channel: herkomst obj, herkomst object, herk object
purchase method: verw wijze, manier van verwerving
purchase date: datum aanschaf, aank datum actief, datum verwerving, dat aanschaf
eartag number: i r no, werknummer dier, oorm no
field area ha: perceel ha, oppervlakte ha, opp ha, grootte ha
last calving date: laatste kalving, laatst gekalfd, laatst afgekalfd, laatste afkalving
yield t per ha: opbrengst t ha, opbr t ha, opbrengst ton ha, opbr ton ha
work order number: wo no
workshop: garage werkplaats
fault description: klacht klant
labour hours: arb uren, arbeid uren, uren arbeid, mandagen uren
warranty end: garantie t m, gar tot, garantie einddatum, waarborg tot, gar t m
next service due: volgende onderhoudsbeurt, volgende beurt, volgend onderhoud, volg beurt, onderhoud gepland, volg onderhoud, vlg beurt, volgende grote beurt, volg onderh beurt
last service date: laatste onderhoud, laatste beurt, laatste onderhoudsbeurt
drawing number: tek no, tekn no
material grade: mat soort, mat kwaliteit, kwaliteit materiaal
setup time minimum: insteltijd minutes, omsteltijd minutes
cycle time sec: cyclustijd s
scrap quantity: uitval st, afkeur st
construction site: project locatie bouw
boq product number: postnr bestek, besteknr post, postnr meetstaat, post bestek
building permit number: bouwverg no
retention percent: garantie inhouding percent, waarborg percent, inh percent, borgtocht percent
meter reading: stand meter, mtr stand
reading date: opname dd, afgelezen date
supply point number: ean code, ean aansluiting, ean code aansl, ean code aansluiting, ean nummer aansluiting, ean aansl, ean elektriciteit, ean gas
sim card number: sim kaart
contract end date: einde contract, contract tot, looptijd tot, contract eindigt, cont einde, contract t m, afloop contract
insurance policy number: polis no
annual premium: premie p j, premie per jaar, jaarlijkse premie, premie jaar
policy holder: verz nemer
claim number: dossiernr schade
amount insurance: verz bedrag, verzekerde som, verzekerd kapitaal, verz som, verzekerde waarde
deductible: eig risico
account number: rekeningnr grootboek, grootb rek, gb rek, gb no, grb rek no
debit amount: deb bedrag
credit amount: bedr credit
opening balance: saldo begin, begin saldo
closing balance: saldo einde, eind saldo, saldo eind
voucher number: boekst no, bkst no
booking date: boek datum, geboekt date
price center: kst pl, k plaats, k pl, kosten pl
customer supplier number: deb cred, deb kred, debcred
depreciation years year: afschr termijn jr, levensduur jr, levensduur jaren, afschrijvingstermijn jaren, economische levensduur, afschr termijn, afschrijvingsduur jaar, afschr jaren
project manager: projectleid st er, proj leider, proj man
budgeted hours: begr uren, begrote uren, gebudgetteerde uren, uren begroot, geplande uren, geraamde uren, uren gepland, calc uren, voorz uren
percent full: percent gereed, percentage gereed, percent voltooid, gereed percent, percent klaar, vordering percent, percent afgewerkt, percent compleet, gereedheid percent
work date: dat gewerkt, datum gewerkt, gewerkt date, datum prestatie
break minutes: pauze min, pauze in min
start time: tijd in, van tijd, klok in, in tijd
end time: tijd uit, klok uit
billable: te factureren, fact baar
asker: gemeld door, aangemeld door, gemeld den, ingediend door, naam melder
responsible: toegewezen aan, toegew aan, behandeld door, toeg aan, uitvoerder ticket, opgepakt door
closed date: afgesloten date, opgel op, afgerond date
tracking number: t t code, t t no
incoterm: lev cond incoterms, lev voorw, lev cond
count package: aantal colli, aant colli, aantal pakketten, aantal dozen, aantal kolli, aant pakk, aantal stuks colli, aant dozen
recipient: afleveradres naam
bin: mag locatie, loc magazijn, vak schap, mag loc
reserved quantity: gereserveerde voorraad, geres voorraad
vintage: jaargang wijn
alcohol percent: alcohol percent vol, alc percent vol, alc perc
appellation: herk ben, beschermde oorsprongsbenaming, herk benaming
covers: aantal couverts
event date: evt datum, datum activiteit
capacity number: plaatsnr zaal
sample number: mon no
test method: anal methode
detection limit: det grens
number range: ref waarden, ref waarde, referentie interval
tooth number: el no
treatment number: upt code, behand code, riziv code
recall date: volgende controle, volgende oproep, periodieke controle
date death: overl op, overl dd
place death: pl v overlijden, overleden te, plaats v overl, pl overlijden
grave number: grafvak no
case number: zaak no, dos no
value dispute: financieel belang, belang zaak, vordering bedrag, waarde vordering, waarde vd vordering, fin belang, hoogte vordering, belang vd zaak
container volume: inhoud container, cont inh, container m 3, inh cont, cont inhoud, inhoud cont
stylist: kapper ster, behandelend kapper
appointment time: uur afspraak, tijdst afspr
last visit date: laatste bezoek, laatste bez, laatst geweest, laatste checkin, laatst bezocht, laatste training
freeze end: stopgezet tot, gepauzeerd tot, on hold tot, opgeschort tot, stop t m, slapend tot, abonnement bevroren tot, pauze tot, bevriezen tot, onderbroken tot, pauzestop tot
pickup authorized person: mag ophalen, bevoegd om op te halen, gemachtigde ophalers, gemachtigd tot afhalen, gemachtigden ophalen, bevoegde afhalers, mogen ophalen, bevoegd ophalen
medication number: zi no, zi nummer, cnk code, hpk code, prk code, cnk no, atc code, g standaardcode, artikelnr geneesmiddel, rvg no
active ingredient: werkz stof, werkzame stof, actief bestanddeel, werkz best, werkzaam bestanddeel, actieve stof, werkzame bestanddelen
dosage form: toed vorm, farmaceutische vorm, farm vorm, galenische vorm
sphere right: sfeer r, sf r, sfeer od, sfeer rechts, sf rechts, sfeer re
sphere left: sfeer l, sf l, sfeer os, sfeer links, sf links, sfeer li
axis right: as r, as rechts, as od
axis left: as l, as links, as os
cylinder right: cilinder r, cil r, cilinder rechts, cil rechts
cylinder left: cilinder l, cil l, cilinder links, cil links
pupillary distance: pup afstand
last name: fam naam
`
