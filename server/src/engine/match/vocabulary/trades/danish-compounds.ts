/** Single words of Danish and Norwegian that say more than one concept at once. */
export const DANISH_COMPOUNDS = `
lead time: leveringstid
city: poststed, postby, bynavn
balance amount: restbelob, restbelop, udestaendebelob, restgaeld
product name: varenavn, varetekst, varebetegnelse, varunamn
sales price: salgspris, salgspriser
purchase price: kostpris, indkobspris, innkjopspris, anskaffelsessum, anskaffelsespris, anskaffelsesvaerdi, anskaffelseskost
retail price: udsalgspris
barcode: stregkode, strekkode, streckkod
house number: husnr, husnummer, gatenr
street: vejnavn, gatenavn, gatunamn, gateadresse, gadeadresse
archived number: arkivref, arkivreferanse, arkivnr
booking date: bogforingsdato, bokforingsdato, posteringsdato, bokforingsdatum, bogforingsdag, posteringsdag, bogfdato
created date: oprettelsesdato, oprettetdato, opprettetdato
since date: indmeldelsesdato, innmeldingsdato
end date: udmeldelsesdato, utmeldingsdato, ophorsdato, opphorsdato, udlobsdato, holdbarhedsdato
hourly rate: timepris, timesats, timpris
case number: sagsnr, sagsnummer, saksnr, saksnummer, jnr
credit limit: kreditmaksimum, kreditmaks, kreditmax, kredittgrense, kreditgraense
mobile phone: mobilnr, mobilnummer
phone: fastnet, fasttelefon
phone number: telefonnr, tlfnr, tlfnummer
address: bopael, bopaelsadresse
work phone: arbejdstelefon, arbejdstlf, jobtelefon
home phone: privattelefon, privattlf, hjemmetelefon
tax number: senr
language: korrespondancesprog
customer group: kundegruppe, debitorgruppe
payment terms: betbetingelser, betalingsbet, betalingsbetingelser
payment days: betalingsdage, kreditdage
payment method: betalingsmade, betalingsform, betalingsmetode, betmetode
sales agent: salgskonsulent, saelgerkode, saelgernavn
dunning level: rykkerniveau, rykkertrin, purretrinn, purreniva
supplier number: leverandornr, leverandornummer, kreditornr, kreditornummer
supplier product number: leverandorvarenr
delivery date: leveringsdato, levdato, leveringsdag
delivery note number: folgeseddelnr, folgeseddelsnr, pakkeseddelnr, folgeseddelnummer, folgeseddelsnummer
delivery note: folgeseddel, pakkeseddel
minimum order quantity: minimumsbestilling, mindsteordre
minimum stock: bestillingspunkt, genbestillingspunkt, genbestilpunkt, minimumsbeholdning, minimumslager
bank number: bankregnr
product description: varebeskrivelse
product number: varenummer, varenr, varekode
unit: maleenhed, maengdeenhed, salgsenhed
unit price: stykpris, stkpris, enhedspris
list price: listepris
wholesale price: engrospris
average price: gennemsnitspris, gennemsnitskostpris, gnspris
category: varegruppe, produktgruppe, vareg, varegrp, varekategori
gross weight: bruttovaegt, bruttovekt
subtotal weight: nettovaegt, nettovekt
customs tariff number: toldtarifnr, toldtarifnummer, toldtarif, toldkode, tolltariffnr, tolltariffnummer, toldposition, statistikkode, intrastatkode
country origin: oprindelsesland, opprinnelsesland, produktionsland, oprindland
invoice date: faktdato, fakturadato
due date: forfaldsdag, forfaldsdato
currency number: valutakode
subtotal amount: nettobelob, momsgrundlag
gross amount: bruttobelob, fakturabelob
amount: ialt
tax amount: momsbelob, mvabelop
exchange rate: vekselkurs, omregningskurs
payment date: betalingsdato, indbetalingsdato
payment number: fiknr, betalingsreference, kidnr, betalingsid, indbetalingskode
refund number: kreditnotanummer
order number: ordrenr, ordrenummer, bestillingsnr, bestillingsnummer
order date: ordredato, bestillingsdato
hire date: tiltraedelsesdato
terminated date: fratraedelsesdato, fratraedelse
position title: stillingsbetegnelse
social security number: cprnr, cprnummer
emergency contact name: parorende
weekly hours: ugetimer
gross salary: bruttolonn
subtotal salary: nettolonn
overtime hours: overtimer, overarbejdstimer, overtidstimer
vacation days remaining: restferie, restferiedage
insurance member number: sygesikringsnr, sygesikringsnummer
patient number: patientnr, patientnummer, journalnr
general doctor: familielaege
blood type: blodtype, blodtyp
chip number: chipnummer
last rabies vaccination: rabiesvacc
plate: registreringsno, indregistreringsnr
vin: stelnr, stelnummer, understellsnummer
odometer: kmtal
fuel type: drivmiddel
engine capacity: slagvolumen, motorstorrelse, motorvolumen, slagvol
model year: modelar
rental start: lejestart
rental end: lejeslut
daily rate: dagsleje, dognpris, dagsleie
deposit amount: depositumbelob
serial number: fabrikationsnr
living area: boligareal, boareal
plot area: grundareal, grundstorrelse, tomteareal
construction year: byggear, opforelsesar, opfort
energy rating: energimaerke, energimerke, energimaerkning
month rent: manedsleje, manedsleie
utilities: forbrugsafgifter
lease start date: indflytning, indflytningsdato, innflytningsdato
lease end date: fraflytning, fraflytningsdato
unit number: lejlighedsnr, lejemalsnr
room number: vaerelsesnr, vaerelsesnummer, romnr, romnummer
passport number: pasnr, pasnummer
booking number: bookingnr, bookingnummer, bookingref, reservationsnr, reservationsnummer, bestillingsreference
tour number: rejsekode, rejsenr, turkode
membership type: medlemstype
membership end date: udmeldt, udmeldelse, utmeldt
annual fee: arskontingent, arskont
school year: skolear
guardian name: foraeldrenavn
course title: kursustitel, kursusnavn, kursnavn
course fee: kursusgebyr, kursuspris, kursusafgift
baptism date: dabsdato, dapsdato
donation amount: gavebelob, donationsbelob, gavebelop
donation date: gavedato, donationsdato
publication year: udgivelsesar, utgivelsesar
publisher: udgiver
date loan: udlansdato, lanedato, utlansdato
borrower number: lanernr, lanernummer, lanekortnr
call number: opstilling, hyldeopstilling
asset number: genstandsnr, museumsnr, gjenstandsnr
purchase method: erhvervelsesmade, erhvervelse
field area: markareal
sowing date: sadato
ear tag number: oremaerke, oremaerkenr, oremerke
fault description: fejlbeskr, fejlbeskrivelse, feilbeskrivelse
labour hours: arbejdstimer, mandetimer
work order number: arbejdsordrenr, arbejdskortnr, arbeidsordrenr
drawing number: tegningsnr, tegningsnummer, tegnnr
material grade: materialekvalitet, stalkvalitet
setup time: opstillingstid, omstillingstid, rigtid
cycle time: cyklustid, stykketid
construction site: byggeplads, byggeplass
building permit number: byggetilladelsesnr, byggetilladelse, byggesagsnr
meter number: malernr, malernummer
meter reading: maleraflaesn, maleraflaesning, malerstand, maleraflesing
supply point number: aftagenr, aftagenummer, malepunkt, malepunktsid, installationsnr
reading date: aflaesningsdato
sim card number: simkortnr, simkortnummer
policy number: policenr, policenummer, polisenr
annual premium: arspraemie
policy holder: forsikringstager, forsikringstaker, forstager
claim number: skadesnr
insurance amount: forsikringssum
opening balance: primosaldo
closing balance: ultimosaldo
voucher number: bilagsnr, bilagsnummer
price center: omksted
depreciation years: afskrivningsperiode, levetid
project manager: projektleder, prosjektleder
budgeted hours: budgettimer
percent full: faerdiggorelsesgrad, faerdiggrad
start time: modetid, starttidspunkt
end time: sluttidspunkt, gatid
billable: fakturerb
ticket number: ticketnr, henvendelsesnr
tracking number: pakkenr, pakkenummer, forsendelsesnr, forsendelsesnummer, sporingsnr, sporingsnummer, kollinummer, sendingsnr
incoterm: leveringsbetingelser, leveringsbetingelse, leveringsbet
warehouse number: lagerkode, lagernr
bin: lagerlokation
grape variety: druesort, drue, druesorter
must weight: mostvaegt
table number: bordnr, bordnummer
covers: kuverter
event date: arrangementsdato
seat number: saedenr, saedenummer, pladsnr
sample number: provenr, provenummer, proveid
sampling date: provetagningsdato, udtagningsdato, provedato
test method: analysemet, analysemetode, testmetode, provemetode
detection limit: detektionsgraense, deteksjonsgrense
number range: referenceomrade, referenceinterval, referanseomrade
tooth number: tannr
treatment number: ydelseskode, behandlingskode, ydelsesnr
recall date: indkaldes, indkaldelsesdato
pupillary distance: pupilafstand
date death: dodsdato
place death: dodssted
grave number: gravstedsnr
opposing person: modpart
hearing date: retsmodedato
waste number: affaldskode
container volume: containervol, containervolumen, beholdervolumen, containerstorrelse
weighbridge ticket number: vejeseddelnr, veieseddelnr
appointment time: aftaletid, tidsbestilling
active ingredient: virkestoff
dosage form: laegemiddelform, legemiddelform, dispenseringsform
legal form: virksomhedsform, selskabsform
company name: firmanavn, virksomhedsnavn, selskabsnavn, foretaksnavn
marital status: sivilstand, civilstatus
birth place: fodested, fodselssted
nationality: statsborgerskab
updated date: aendringsdato
emergency: nodsituation
rental: utleie
annual salary: arslon, arslonn
delivery method: leveringsmade, forsendelsesmade, transportmade, leveringsmetode
`
