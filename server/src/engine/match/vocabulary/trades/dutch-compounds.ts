/** Words of Dutch tables that say more than one concept at once. */
export const DUTCH_COMPOUNDS = `
dunning level: aanmaningsniveau, aanmaningsnr, aanmaningsfase, herinneringsniveau, maanniveau, aanmaningsstatus, aanmaningsstadium, aanmaningstrap
payment method: betaalmiddel, betaalvorm
payment terms: betalingscond, betaalvoorwaarden, betalingsvoorw
sales agent: vertegenw, accountmanager, accountmgr, buitendienst, vertegenwoordigster, rayonmanager
address line 2: adrestoevoeging, adresaanvulling
home phone: thuistelefoon, privenummer, privetelefoon
tax number: loonheffingennr
company number: ondernemingsnummer, ondernemingsnr
company name: vennootschap
legal form: rechtsvorm
language: voorkeurstaal, taalvoorkeur, correspondentietaal
customer group: klantcategorie, klantgr
customer number: relatienr, relatienummer
contact: aanspreekpunt
supplier number: crediteurnr, crediteurnummer, crediteurennr
lead time: levertermijn, leveringstermijn
minimum order quantity: minimumafname
bank name: bankinstelling
bank account: bankrekeningnr, rekeningnr, rekeningnummer, bankrekeningnummer
account holder: rekeninghouder, tenaamstelling
product description: artikelomschr, productomschr
product name: artikelbenaming
unit price: stuksprijs
purchase price: inkoopprs, aanschafprijs, aankoopwaarde, aanschaffingswaarde, verkrijgingsprijs
sales price: verkoopprs
list price: catalogusprijs, brutoprijs, lijstprijs
discount percent: kortingsperc
customs tariff number: goederencode, douanetarief, douanetariefnr, statistieknr, statistieknummer, douanecode, intrastatcode, tariefpost
country origin: oorsprongsland
gross amount: factuurbedrag
balance amount: restbedrag, openst
refund number: creditnotanr, creditfactuurnr, creditnotanummer, kredietnotanr, creditfactuur
order number: bestelbonnr, bestelbon, inkoopordernr
delivery date: leverdat, afleverdatum
delivery note number: pakbonnr, leverbonnr, pakbon, leveringsbonnr, afleverbonnr, vrachtbonnr, pakbonnummer, leverbon, afleverbon, leveringsbon
stock quantity: voorr
minimum stock: bestelpunt, bestelniveau, veiligheidsvoorraad, bestelgrens
last counted date: inventarisatiedatum
batch number: chargenr, chargenummer
end date: houdbaarheidsdatum, houdbaarheid
hire date: indienst
position title: functienaam, functieomschr, functiebenaming, functieomschrijving
emergency contact phone: noodnummer, noodnr, noodtel
weekly hours: contracturen, weekuren
social security number: sofinummer, sofinr
gross salary: brutomaandloon, brutowedde
subtotal salary: nettowedde
overtime hours: overuren, overwerk, overwerkuren, meeruren
days remaining vacation: restverlof, verlofsaldo, vakantiesaldo
vacation days: vakantiedagen
insurance member number: verzekerdennr, verzekerdennummer, zorgverzekeringsnr, verzekerdenr
general doctor: verwijzer
animal name: diernaam
last rabies vaccination: rabiesvaccinatie
fuel type: brandst
engine capacity cc: cilinderinhoud, motorinhoud, slagvolume
model year: bouwjr
rental end: inleverdatum
deposit amount: borgsom, huurwaarborg, statiegeld
living area: woonopp, gebruiksopp
plot area: perceelopp, perceeloppervlakte, grondoppervlakte, perceelgrootte, grondopp, kavelopp
room count: kamers
cadastral number: kadaster, kadasternr, perceelnr, perceelnummer
month rent: huurprijs
lease start date: huuringang
unit number: appartementnr, appnr, woningnr, busnr, woonunit, appartementsnr
identity document: identiteitskaartnr, legitimatie, identiteitsbewijs
tour number: reisnr, reiscode, reisnummer
booking number: reservatienr, reservatienummer
member number: lidmaatschapsnr, lidmaatschapsnummer
membership type: lidsoort, lidtype, abonnementstype, lidmaatschapsvorm, lidcategorie
annual fee: jaarcontributie, jaarbijdrage, jaargeld, contributiebedrag, lidmaatschapsgeld, contrib
debit method number: machtigingskenmerk, machtigingsnr, mandaatref, mandaatreferentie, mandaatnr, mandaatkenmerk, incassomachtiging, machtigingsnummer, mandaat, machtigingsref, machtigingsreferentie
debit method: domiciliering, machtiging
student number: stamboeknr, cursistnr
class name: stamklas, klasgroep
school year: schooljr, schoolj
course title: cursusnaam, opleidingsnaam
course fee: cursusgeld, cursusprijs, lesgeld, cursuskosten, inschrijfgeld, inschrijvingsgeld, deelnameprijs, cursusbijdrage
baptism date: doopdatum, gedoopt, doopdat
donor number: schenkernr, gevernr
pledge number: toezeggingsnr, toezeggingsnummer
donation amount: donatiebedrag, schenkingsbedrag, giftbedr
donation date: donatiedatum, schenkingsdatum
tax receipt number: attestnr, giftbewijsnr, attestnummer, giftenattest, giftverklaringsnr
publication year: uitgavejaar, publicatiejaar, verschijningsjaar, uitgiftejaar
shelfmark number: plaatskenmerk, plaatsingsnr, signatuur, plaatsnr, plaatsingskenmerk, kastnummer, plaatskenm
date loan: uitleendatum, uitleendat, ontleningsdatum
borrower number: lenersnr, lenernr, lezerspas, lenerspasnr, lezerspasnr, ontlenersnr, lenersnummer, bibliotheekpasnr, lenerspas
asset number: activanr, objectnr, objectnummer
purchase method: verwervingswijze, verwervingsmethode, verwerving, verwervingsvorm
purchase date: verwervingsdatum
eartag number: oormerk, oormerknr, levensnr, levensnummer, oornr, oormerknummer, oornummer, sanitelnr
sowing date: zaaidatum, zaaidat, inzaaidatum, zaaitijdstip
last calving date: afkalfdatum, kalfdatum
work order number: opdrachtnr, reparatiebon, productieordernr, opdrachtnummer
fault description: klachtomschr, storingsomschr, klachtomschrijving, storingsomschrijving, probleemomschr, foutomschrijving, gebreken, probleemomschrijving, foutomschr
labour hours: arbeidsuren, werkuren, manuren
warranty end: garantieverval
drawing number: tekeningnr, tekeningnummer
material grade: materiaalsoort, materiaalkwaliteit, staalsoort, materiaalklasse, materiaalspec
setup time: insteltijd, omsteltijd, opspantijd
cycle time: cyclustijd, bewerkingstijd
scrap quantity: afkeuraantal, uitvalaantal
construction site: bouwlocatie, bouwwerf, werfadres
boq product number: bestekpostnr, bestekpost, bestekspost, bestekpostnummer, meetstaatpost
building permit number: bouwvergunningsnr, omgevingsvergunning, vergunningsnr, omgevingsvergunningnr, bouwvergunningnr, vergunningnr, vergunningnummer, omgevingsvergunningsnr
building permit: bouwvergunning
meter reading: meterstanden
reading date: afleesdatum, meteropname
supply point number: aansluitnr, aansluitingsnr, leveringspunt, aansluitpunt, leveringspuntnr
sim card number: simkaartnr, simkaartnummer
contract end date: contracteinde
insurance policy number: polisnr
annual premium: jaarpremie, jaarprem
policy holder: verzekeringsnemer, polishouder, verzekeringsn
claim number: schadedossiernr
account number: grootboekrek, rek
opening balance: beginbalans, beginst
closing balance: eindsaldo, eindbalans, slotsaldo, eindst
voucher number: boekstuknr, boekstuknummer, boekingsstuknr, stuknr, bewijsstuknr
booking date: boekdatum, boekdat
price center: kostendrager
depreciation years year: afschrijvingstermijn, gebruiksduur, levensduur, afschrijvingsperiode
book value: boekw, restwaarde, boekwrd, nettoboekwaarde
project manager: projectleider, projectverantwoordelijke, werfleider
percent full: voortgang
work date: werkdag, prestatiedatum
start time: inklok, inkloktijd, inklokken, ingeklokt, beginuur, startuur
end time: uitklok, uitkloktijd, uitklokken, uitgeklokt, einduur, stopuur, stoptijd
ticket number: meldingsnr, meldingnr, storingsnr, meldingsnummer
closed date: oplosdatum, afgehandeld
tracking number: zendingnr, zendingsnr, zendingnummer, verzendnr, pakketnr
grape variety: druivenras, druif, druivensoort, druivenrassen, druivenr, druifsoort
alcohol percent: alcoholgehalte
table number: tafelnr, tafel, tafelnummer
event date: speeldatum
capacity number: stoelnr, stoelnummer, stoel, zetelnr
sample number: staalnr, staalnummer
sampling date: bemonsteringsdatum, monsternamedatum, afnamedatum, staalname, monstername, staalnamedatum, monsternamedat
test method: bepalingsmethode, meetmethode, onderzoeksmethode, beproevingsmethode
detection limit: detectiegrens, aantoonbaarheidsgrens, detectielimiet, bepalingsgrens, rapportagegrens, detectiegr
number range: referentiewaarden, referentiewaarde, normaalwaarden, referentiegebied, normaalwaarde, normwaarde, referentiebereik
tooth number: gebitselement
treatment number: prestatiecode, behandelcode, verrichtingscode, verrichtingcode, nomenclatuurnr, nomenclatuurcode, nomenclatuur
recall date: oproepdatum, controleafspraak, oproepdat, terugroepdatum
date death: sterfdatum, overleden
place death: sterfplaats
grave number: grafnr, grafnummer, grafkenmerk, concessienr
case number: zaaknr, zaaknummer, dossiernr, dossiernummer, rolnr, rolnummer, rekestnummer
opposing person: wederpartij, wederp, tegenpartij, tegenp, verweerder, gedaagde
value dispute: zaakswaarde, geschilwaarde
hearing date: zittingsdatum, zittingsdat, zitting, pleitdatum, zittingsdag, rechtszitting
waste number: euralcode, afvalstofcode, eural, afvalcode, afvalstroomnr, euralcd, afvalstroomnummer, euralnr
container volume: containerinhoud, containermaat, bakinhoud
weighbridge ticket number: weegbonnr, weegbon, weegbonnummer, weegbriefnr, weegticketnr, weegbrief, weegticket
appointment time: afspraakuur
pickup authorized person: ophaalgerechtigden, afhaalpersonen, ophaalbevoegden, afhalers, ophaalpersonen, ophalers
dosage form: toedieningsvorm, toedienvorm, toedieningsv
exchange rate: wisselk
pupillary distance: oogafstand
last name: achternm
`
