/** Single words of Swedish that say more than one concept at once. */
export const SWEDISH_COMPOUNDS = `
month salary: manadslon, manedslonn, manedslon
hourly salary: timlon, timelonn, timelon
lead time: leveranstid, ledtid, levtid, anskaffningstid
company tax number: cvr, cvrnr, orgnr, organisationsnummer, organisasjonsnummer, organisasjonsnr
contract number: avtalsnr, avtalsnummer
street: gatuadress, postadress
fte percent: syssgrad, stillingsbrok, sysselsgrad, sysselsattningsgrad, tjanstgoringsgrad, stillingsprosent, beskaeftigelsesgrad
absence days: semesterdagar, feriedagar
absence type: franvarokod, franvarotyp, franvaroorsak, fravaerskode, fravaerstype, fravarskode, fravarstype
employee number: anstnr, anstallningsnr, anstallningsnummer, ansattnr, ansattnummer, medarbejdernr, medarbejdernummer
hire date: anstdatum, anstalldatum, anstallningsdag, tilltradesdatum
end date: sluttdato, slutdato, utgangsdatum, uttradesdatum, utmeldingsdatum
start date: startdato
contract type: anstform, anstallningsform, ansettelsesform, ansaettelsesform
position title: befattningstitel, yrkestitel, stillingstittel
work type: atgard, atgardskod, atgardstyp, arbetstyp
street address: utdelningsadress, besoksadress
address: bostadsadress, hemadress
house number: gatunummer, gatunr
country number: landskod, landkod
work phone: arbetstelefon, arbetstel, jobbtelefon, jobbtel
home phone: hemtelefon, hemtel, bostadstelefon
mobile phone: mobiltelefonnummer
email: mejladress, mejl, mailadress
website: webbplats, webbadress, hemsidesadress
tax number: momsregistreringsnummer, momsregnr, momsnr, momsnummer, vatnr, vatnummer, momsregistreringsnr
language: korrespondenssprak, sprakkod
customer since: kundsedan
customer group: kundgrupp, kundkategori
credit limit: kreditgrans, kreditlimit, kreditlimitbelopp
payment terms: betvillkor, betalningstid, betaltid
payment days: betalningsdagar, kreditdagar, kredittid
payment method: betsatt, betalningsmetod, betalningsform, betalform
sales agent: saljansvarig, kundansvarig
dunning level: kravniva, paminnelseniva, kravsteg, inkassoniva
newsletter consent: reklamsamtycke
supplier number: levnr, leverantorsnummer
supplier name: levnamn, leverantorsnamn
supplier product number: levartnr, leverantorsartikelnummer, leverantorsartikelnr
delivery date: levdatum, leveransdag, leveransdatum
delivery note number: foljesedelsnr, foljesedelsnummer, foljesedelnr, fraktsedelsnr
delivery note: foljesedel
minimum order quantity: minorder
quantity ordered: bestantal
minimum stock: bestallningspunkt, bestpunkt
bank number: clearingnr, clearingnummer
bank account number: bankkontonr, bankkontonummer
bankgiro number: bankgironr, bankgironummer, bgnr
plusgiro number: plusgironr, plusgironummer, postgironr
product description: artikelbenamning, artikelbeskrivning, varubenamning, produktbenamning, artbenamning, artikeltext, varubeskrivning
product name: artikelnamn, artnamn, produktnamn
product number: artikelnummer, artikelnr, varunr, varunummer, produktkod, artikelkod
unit: mangdenhet, mattenhet, forsaljningsenhet, lagerenhet
unit price: styckpris, styckepris, enhetspris
purchase price: inkopskostnad, anskaffningsvarde, anskaffningskostnad, anskvarde
sales price: fpris
list price: listpris, grundpris, katalogpris, bruttoprislista, prislistepris
retail price: butikspris, cirkapris, konsumentpris
wholesale price: grossistpris, partipris, gropris
average price: snittpris, genomsnittspris, medelpris, snittkostnad, genomsnittskostnad
category: varugrupp, artikelgrupp, produktgrupp, artgrupp, varugr, produktkategori
gross weight: bruttovikt
subtotal weight: nettovikt
customs tariff number: knnr, statistiknr, statistiknummer, statnr, tulltaxenr, tulltaxenummer, tulltaxa, tullkod, tullstatno, intrastatkod, statistikkod
country origin: ursprungsland, tillverkningsland
brand: tillv
size: strl
invoice number: faktnr, fakturanr, fakturanummer
invoice date: faktdatum, fakturadatum
due date: forfallodag, forfdatum, forfallodat
subtotal amount: nettobelopp, momsunderlag
gross amount: bruttobelopp, fakturabelopp
tax amount: momsbelopp
tax percent: momssats, momsprocent
balance amount: restbelopp, restsaldo
exchange rate: valutakurs, vaxelkurs, omrakningskurs, dagskurs
payment date: betdatum, betalningsdag, inbetalningsdatum, betalningsdatum, betaldatum
payment number: ocrnr, ocrnummer, betalningsreferens, betref
refund number: kreditfakturanr, kreditfakturanummer, kreditnotanr, kreditnr, kreditfaktnr
refund: kreditfaktura, kreditnota, kreditering
order number: ordernr, bestnr, bestallningsnr, bestallningsnummer
order date: bestallningsdatum, bestdatum, orderdatum
counted date: inventeringsdatum
terminated date: avslutsdatum, avgangsdatum
social security number: personnr
emergency contact: anhorig
weekly hours: veckoarbetstid, veckotimmar
gross salary: bruttolon
subtotal salary: nettolon
overtime hours: overtidstimmar
vacation days remaining: restsemester
general doctor: remittent, husdoktor, familjelakare
blood type: blodgrupp, blodgr
chip number: chipnr
model year: arsmodell, arsm, modellar
engine capacity: motorvolym, cylindervolym, slagvolym
rental start: hyrstart
rental end: hyrslut
week rate: ugepris, ugeleje, veckopris, veckohyra, ukepris, ukeleie
weekend rate: weekendpris, weekendleje, helgpris, helghyra, helgehyra, helgeleie
daily rate: dagshyra, dygnshyra, dagspris, dygnspris, dagstaxa
deposit amount: depositionsbelopp, depositionsavgift
serial number: serienr, serienummer, tillverkningsnr, tillverkningsnummer
living area: boarea, boyta, bostadsyta
plot area: tomtarea, tomtyta, tomtareal, tomtstorlek
construction year: byggar, byggnadsar, nybyggnadsar, tillverkningsar
cadastral number: fastighetsbet, fastighetsbeteckning, fastighetsbetn
energy rating: energiklass, energiprestanda
month rent: manadshyra
lease start date: hyresstart, kontraktstart
lease end date: kontraktsslut
unit number: lagenhetsnr, lagenhetsnummer
room number: rumsnr, rumsnummer
passport number: passnr, passnummer
booking number: bokningsnr, bokningsnummer, boknr, bokningsreferens, bokningsref
tour number: resekod, resenr, resenummer
membership type: medlemstyp, medlemskategori
member number: medlemsnr, medlemsnummer
membership end date: uttrade
annual fee: arsavgift
school year: lasar, skolar
course fee: kursavgift
baptism date: dopdatum, dopdag
donation amount: gavobelopp
donation date: gavodatum
publication year: utgivningsar, tryckar
date loan: lanedatum
borrower number: lantagarnr, lanekortsnr, lanekortsnummer
call number: hyllsignatur, signum, placeringssignum
asset number: foremalsnr, foremalsnummer, inventarienr, inventarienummer
purchase method: forvarvssatt, forvarvsmetod
field area: skiftesareal, faltareal
sowing date: sadatum
ear tag number: oronmarke, oronmarkesnr, oronmarkesnummer, oronbricka
fault description: felbeskr, felbeskrivning
labour hours: arbetstimmar
work order number: arbetsordernr, arbetsordernummer
drawing number: ritningsnr, ritningsnummer, ritnr
material grade: stalsort, materialkvalitet
setup time: stalltid, riggtid, omstallningstid
cycle time: cykeltid, stycktid
construction site: byggarbetsplats, byggplats
building permit number: bygglovsnr, bygglovsnummer, bygglov
meter number: matarnr, matarnummer, elmatarnr
meter reading: matarstalln, matarvarde, mataravlasning
reading date: avlasningsdatum, avlasningsdag
supply point number: anlaggningsid, matpunkt
consumption: forbrukn
policy number: forsnr, forsakringsnr, forsakringsnummer, forsbrevnr
annual premium: arspremie
policy holder: forstagare
claim number: skadenr, skadenummer, skadearendenr
insurance amount: forsakringsbelopp, forsakringssumma
deductible: sjalvriskbelopp
opening balance: ingsaldo
closing balance: utgsaldo
voucher number: verifikationsnr, verifikationsnummer, vernr
booking date: bokfdatum
price center: kostnst
depreciation years: avskrivningstid, nyttjandeperiod
project manager: projektledare
budgeted hours: budgettimmar
percent full: fardigstallandegrad, fardiggrad
start time: instampl, instamplad, instampling, starttid, starttidpunkt
end time: utstampl, utstamplad, utstampling, sluttid
ticket number: arendenr, arendenummer
closed date: losningsdatum
tracking number: kollinr, kolliid, sandningsnr, sandningsnummer, sparningsnummer, paketnr, fraktsedelsnummer
incoterm: leveransvillkor, levvillkor
recipient: varumottagare
grape variety: druvsort, druva, druvsorter
must weight: mustvikt
table number: bordsnr, bordsnummer
event date: evenemangsdatum
seat number: sittplatsnr, platsnr, stolsnr
sample number: provnr, provnummer, provid
sampling date: provtagningsdatum, provdatum, provtagningsdag
test method: analysmetod, provmetod, testmetod
detection limit: detektionsgrans, rapporteringsgrans, kvantifieringsgrans
number range: referensintervall, referensvarden, refintervall
treatment number: behandlingskod
tooth number: tandnr, tandnummer
recall date: aterkallas, kallelsedatum, revisionsdatum
pupillary distance: pupillavstand
date death: dodsdatum, dodsdag
place death: dodsort, dodsplats
grave number: gravnr, gravnummer, gravplatsnr
case number: malnr, malnummer, aktnr, diarienr
opposing person: motp, motpart
value dispute: tvistevarde
hearing date: forhandlingsdatum, forhandlingsdag
waste number: avfallskod
container volume: karlstorlek, karlvolym, behallarvolym
weighbridge ticket number: vagsedelsnr, vagsedelsnummer
appointment time: tidsbokning
pickup authorized person: hamtbehoriga
dosage form: lakemedelsform, beredningsform
legal form: bolagsform, foretagsform
company name: foretagsnamn, bolagsnamn, firmanamn
marital status: civilstand
birth place: fodelseort, fodelseplats, fodelseland
created date: upplaggningsdatum
updated date: andringsdatum
asset: inventarie
blood pressure: blodtryck, blodtryk
short name: kortnamn, kortnavn
since date: registreringsdatum, registreringsdato, intradesdatum, intrade
vin: chassinr, chassinummer, ramno
price nights: nattpris
identity card number: legitimationsnr, idkortsnr
`
