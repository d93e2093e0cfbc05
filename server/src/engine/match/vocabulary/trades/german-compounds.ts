/** Words of German tables that say more than one concept at once. */
export const GERMAN_COMPOUNDS = `
dunning level: mahnst, mahnstufe, mahnstatus, mahnkennzeichen
dunning fee: mahngebuhren, mahnspesen
dunning hold: mahnsperre, mahnstopp
payment method: zahlweg, zahlungsweg, zahlungsart, bezahlart, zahlungsmittel, zahlungsform, zahlungsmodus
payment terms: zahlungsbedingungen, zahlungsbed, zahlungskonditionen, zahlungskondition, zahlungsvereinbarung, zahlungskond
sales agent: aussendienstmitarbeiter, aussendienstmitarb, handelsvertreter, vertriebsmitarbeiter, vertriebsbeauftragter, vertriebler, gebietsleiter, gebietsvertreter, verkaufsberater
address line 2: adresszusatz, anschriftenzusatz, zusatzadresse, adresszus
work phone: diensttelefon, burotelefon, geschaftstelefon
mobile phone: mobilfunk, mobilfunknr, mobilfunknummer, natelnr
tax number: steueridentifikationsnummer
company number: handelsregisternummer, handelsregisternr, firmenbuchnummer, firmenbuchnr, handelsregister, registernummer
company name: firmierung
legal form: rechtsform, rechtsf, gesellschaftsform
language: korrespondenzspr, wunschsprache, kontaktsprache
customer group: kundengr, kundenkategorie, kundenklasse
contact: ansprechp, ansprechpartnerin, ansprechpart, bezugsperson
minimum order quantity: mindestbestellmenge, mindestbestellmg, mindestabnahme, mindestabnahmemenge, mindestmenge, mindestlosgrosse
minimum order amount: mindestbestellwert, mindestbestellbetrag
lead time days: beschaffungszeit
lead time: lieferfrist
bank name: geldinstitut, kreditinstitut, bankinstitut
bank account: bankverb
account holder: kontoinhaber, kontoinh
unit price: einzelpr
customs tariff number: zolltarifnummer, zolltarifnr, warennummer, zolltarif, intrastatnummer, warentarifnummer
country origin: herkunftsl
list price: listenpr, bruttolistenpreis, katalogpreis
retail price: endverbraucherpreis
sales price: verkaufspr
purchase price: bezugspreis, einkaufspr, herstellungskosten
refund number: gutschriftsnr, gutschriftnr, gutschriftsnummer
balance amount: restforderung, ausstehend, aussenstand, aussenstande, zahlungsruckstand
payment date: zahldatum, zahlungseingang, zahldat, zahlungstag
payment number: verwendungszw, zahlungsbeleg
due date: zahlungstermin, zahltermin, leihfristende, leihfrist, ruckgabetermin
delivery note number: lieferscheinnr, lieferscheinnummer, lieferschein
delivery date: wunschtermin, wunschliefertermin, anliefertermin, zustelldatum
minimum stock: mindestlagerbestand, meldemenge, bestellgrenze
maximum stock: hochstbestand
average price: durchschnittspreis, durchschnittskosten
last counted date: inventurdat
batch number: chargenbez, losnr, losnummer
end date: mindesthaltbarkeit, mindesthaltbarkeitsdatum, haltbarkeit
employee number: stammnummer
hire date: dienstantritt, einstelldatum, diensteintritt, dienstbeginn
terminated date: ausscheiden, dienstende
position title: stellenbez, berufsbezeichnung, berufsbez, funktionsbezeichnung, tatigkeitsbez, dienstbezeichnung
emergency contact: notfallperson
emergency contact phone: notfallnummer, notfallnr, notrufnummer, notfalltelefon, notruf
weekly hours: wochenstunden, wochenstd, wochenarbeitsstd
social security: sozialversicherung, sozialvers
overtime hours: uberstunden, uberstd, mehrarbeit, mehrarbeitsstd, mehrstunden, mehrstd
days remaining vacation: resturlaub, resturlaubstage, resturl, urlaubsrest, ferienguthaben, ferienrest, ferienrestguthaben
vacation days: jahresurlaub, ferienanspruch
gross salary: bruttoverdienst, bruttobezuge, bruttoentgelt, gesamtbrutto, monatsbrutto
subtotal salary: nettoverdienst, nettobezuge, auszahlungsbetrag, nettoentgelt
hourly salary: stundenverdienst, stundenlohnsatz
tax class: steuerkl
child tax: kinderfreibetrag, kinderfreibetrage
insurance member number: versichertennr, versichertennummer, versichertenkarte
general doctor: zuweiser, uberweisungsarzt
rabies vaccination: tollwutimpfung, tollwutimpf
chip number: mikrochip, mikrochipnr
first since date: erstzul, erstinverkehrsetzung, inverkehrsetzung
next inspection date: pickerl
fuel type: kraftst
engine capacity cc: hubraum
model year: modellj
rental start: verleihbeginn, mietbeg, ausleihbeginn
rental end: mietende, verleihende, ruckgabedatum, mietruckgabe
deposit amount: mietkaution, kautionshohe, mietzinsdepot, pfandbetrag
daily rate: tagestarif
plot area: grundstucksflache, grundstucksfl, grundstucksgrosse, grundstucksgr, grundflache
living area: wohnfl, wohnnutzflache, nettowohnflache
room count: zimmerzahl, zimmeranzahl, raume
cadastral number: flurstuck, flurstucksnr, flurstucksnummer, grundstucksnr, grundstucksnummer, parzellennr, parzellennummer, katasternummer, katasternr, kataster, grundbuchnr, flurstucknr, flurst
construction year: erbaut
energy rating: energieklasse, energieeffizienzklasse, effizienzklasse, energielabel, energieeffizienz, energiekl
lease start date: mietvertragsbeginn, mietantritt, einzugsdatum
lease end date: mietvertragsende, auszugsdatum
unit number: wohnungsnr, wohnungsnummer, turnummer
count guest: personenzahl, gastezahl, gasteanzahl, personenanzahl, teilnehmerzahl
identity document: ausweisnr, ausweis, personalausweisnr, ausweisnummer
tour number: reisenr, reisecode, reisenummer, reiseziffer
membership type: mitgliedsstatus, beitragsart, mitgliedstyp, mitgliedskategorie, mitgliedsgruppe
membership start date: vereinseintritt, mitgliedsbeginn, beitrittsdatum, aufnahmedatum
membership end date: vereinsaustritt, mitgliedschaftsende
annual fee: jahresbeitrag, jahresbeitr, jahresbtr, jahresgebuhr, mitgliederbeitrag, vereinsbeitrag
debit method number: mandatsref, mandatsreferenz, mandatsnr, mandatsnummer, lastschriftmandat, mandatsrefnr
debit method: lastschriftverfahren
guardian name: erziehungsber, erziehungsberechtigte, sorgeberechtigte, sorgeber, sorgeberechtigter, obsorgeberechtigte
school year: schuljahr, schulj
course title: kursname, kursbezeichnung, kursbez, kursthema
course fee: kursgeb, teilnahmegebuhr, kursgeld, kurskosten, teilnahmebeitrag, kurspreis
limit person: hochstteilnehmerzahl
baptism date: taufdatum, taufdat, tauftag
pledge number: zusagenr, zusagenummer, spendenzusagenr
donation amount: spendenbtr, spendenhohe, zuwendungsbetrag, spendenwert, spendenbetr
donation date: zuwendungsdatum, spendeneingang
tax receipt number: zuwendungsbestatigungsnr, spendenbescheinigungsnr, spendenquittungsnr
tax receipt: spendenbescheinigung, zuwendungsbestatigung, spendenquittung, spendenbestatigung, zuwendungsbest, spendenbesch
publication year: erscheinungsjahr, erschj, publikationsjahr, veroffentlichungsjahr, erscheinungsj, druckjahr, verlagsjahr, erschienen
shelfmark number: signatur, signaturen, standortsignatur, buchsignatur, signaturnr, standnummer
date loan: leihdatum, entleihdatum
borrower number: leserausweis, benutzernr, leserausweisnr, leserkarte, bibliotheksausweis, benutzerausweis, leserkonto
asset number: inventurnr
purchase method: erwerbungsart, zugangsart, erwerbsart, erwerbart, erwerbungsweise
purchase date: erwerbungsdatum, erwerbsdatum, zugangsdatum
eartag number: ohrmarke, ohrmarkennr, ohrmarkennummer, lebensohrmarke, lebensnummer
field area ha: schlaggrosse, schlagflache
sowing date: aussaatdatum, saatdatum, aussaatdat, saattermin, aussaattermin, saatzeitpunkt
last calving date: kalbedatum, abkalbedatum, kalbedat
work order number: werkstattauftragsnr, werkstattauftrag, reparaturauftragsnr, fertigungsauftrag, fertigungsauftragsnr, reparaturauftrag, werkstattauftragsnummer, werkauftrag
fault description: mangelbeschreibung, mangelbeschr, fehlerbeschreibung, fehlerbeschr, storungsbeschreibung, storungsbeschr, kundenbeanstandung, fehlerbild, beanstandung, reklamationstext, schadensbeschr, kundenangabe, fehlermeldung
labour hours: arbeitsstunden, arbeitsstd, lohnstunden
warranty end: garantieabl
drawing number: zeichnungsnr, zeichnungsnummer
material grade: werkstoffnr, werkstoffgute, materialgute, materialqualitat, stahlsorte, werkstoffqualitat, werkstoffnummer
setup time: rustzeit, einrichtzeit, rustz
cycle time: zykluszeit
scrap quantity: ausschussmenge, ausschussmg
construction site: bauvorhaben, baust, bauobjekt, bauort, baustellenbez
boq product number: ordnungszahl
building permit number: baugenehmigungsnr, baubewilligungsnr, bauscheinnr, baubescheidnr, baugenehmigungsnummer
building permit: baugenehmigung, baubewilligung, baubescheid
meter reading: ablesewert
reading date: ablesedatum, ablesedat, ablesetag
supply point number: zahlpunkt, zahlpunktnr, zahlpunktnummer, zahlpunktbez, zahlpunktbezeichnung, marktlokation, abnahmestelle, messlokation, zahlp, messstelle, lieferstelle
sim card number: iccid
contract end date: vertragsende, vertragsablauf, laufzeitende
contract start date: vertragsbeginn, vertragsbeg
insurance policy number: policennr, versicherungsscheinnr, polizzennr, polizzennummer, versicherungsnr, polizze, versicherungsscheinnummer
annual premium: jahrespramie, jahrespr, jahresprm, jahresnettopramie, jahresbruttopramie
policy holder: versnehmer, polizzeninhaber, policeninhaber, versicherungsnehmerin
claim number: schadenfallnr
claim date: schadentag
amount insurance: deckungssumme, versicherungss, haftungssumme
debit amount: sollbuchung
opening balance: eroffnungsbestand
closing balance: endbestand, endsaldo, schlusssaldo, schlussbestand, abschlusssaldo
voucher number: belegnummer, buchungsbelegnr
voucher date: belegdatum, buchungsbelegdatum
price center: kostenstellennr
depreciation years year: nutzungsdauer, nutzungsd, abschreibungsdauer
book value: restbuchwert, buchw, restbuchw
project manager: projektltr, projektverantwortlicher, projektltg, projektleiterin, bauleiter, bauleitung
budgeted hours: planstunden, sollstd, planstd
percent full: fertigstellungsgrad, fortschritt, baufortschritt
work date: arbeitstag, leistungsdatum, einsatztag, einsatzdatum
break minutes: pausenzeit, pausenmin, pausendauer
start time: arbeitsbeginn, einstempeln, eingestempelt
end time: arbeitsende, ausstempeln, ausgestempelt, feierabend
ticket number: storungsnr, meldungsnr, stormeldungsnr, anfragenr, supportnr, vorfallnr, meldenr, meldungsnummer
closed date: losungsdatum, erledigungsdatum, abschlussdatum
tracking number: sendungsverfolgungsnr, sendungsverfolgung, frachtbriefnr
count package: packst, kollianzahl, paketanzahl, packstuckzahl, kollizahl
warehouse number: lagercode, lagerkennung, lagernummer
reserved quantity: reservierungsmenge
grape variety: rebsorte, traubensorte, rebsorten, traubens
must weight oechsle: mostgewicht, ochsle, mostgew, oechsle
table number: tischnr, tischnummer, tisch
event date: veranstaltungstag, veranstaltungstermin, spieltag
capacity number: sitzplatz
sample number: labornr
sampling date: probenahmedatum, entnahmedatum, probenahmedat, probenahme, entnahmedat, probenentnahme, probenahmetag
test method: prufverfahren, prufverf, prufmethode, analysenmethode, untersuchungsmethode, prufnorm, analyseverfahren, prufmeth, analysemethode, messverfahren, prufvorschrift
detection limit: nachweisgrenze, bestimmungsgrenze, nachweisgr
number range: referenzbereich, normbereich, normalwerte, referenzwerte, sollbereich, normwert, normwerte, referenzb, referenzwert
treatment number: leistungsziffer, gebuhrennummer, gebuhrenziffer, tarifziffer, tarmed, gebuhrenposition, leistungsnr, leistungscode
recall date: recalltermin, kontrolltermin, wiedereinbestellung, prophylaxetermin
date death: sterbedatum, sterbedat, sterbetag, todesdatum, todestag, verst
place death: sterbeort, todesort, sterbeplatz
grave number: grabnr, grabstellennr, grabnummer, grabstattennr, grabplatz
case number: aktenz, geschaftszeichen, geschaftszahl, rechtssachennr, aktenzahl, aktennr, fallnummer, falln, verfahrensnr
opposing person: gegner, gegenpartei, gegenseite, prozessgegner, verfahrensgegner, prozessgegn, anspruchsgegner, gegners
value dispute: streitwert, gegenstandswert, streitw, gegenstandsw, streitsumme
hearing date: verhandlungstermin, gerichtstermin, verhandlungsdatum, anhorungstermin, verhandlungsdat, tagsatzung, hauptverhandlung
waste number: abfallschlussel, abfallcode, abfallschlusselnr, abfallschlusselnummer
container volume: behaltergrosse, containergrosse, muldengrosse, mulde, behaltervol, tonnengrosse, behalterinhalt
weighbridge ticket number: wiegescheinnr, wiegeschein, waagescheinnr, wagescheinnr, waageschein, wiegenotenr, wiegekartennr, waagscheinnr, wageschein, wiegescheinnummer, wiegekarte, wiegenote
appointment time: terminbeginn
pickup authorized person: abholberechtigte, abholberechtigt, abholber, abholpersonen, abholberecht, abholperson
medication number: pharmazentralnummer, pharmacode, pharmazentralnr, pharmanr
active ingredient: wirkstoff, wirkst, wirkstoffe, arzneistoff, wirkstoffname, wirksubstanz
dosage form: darreichungsform, arzneiform, darreichungsf, galenik, darreichf
exchange rate: wechselk, devisenkurs, wechselkursfaktor
gross amount: rechnungsbetrag, bruttobetr
subtotal amount: nettobetr, nettowert
tax amount: steuerbetr
tax rate: steuers
pupillary distance: pupillenabstand, pupillendistanz, augenabstand, pupillenabst
`
