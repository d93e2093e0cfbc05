/** Words of German tables that mean something only together, cut short as headers are. */
export const GERMAN_PHRASES = `
register number: kammer no, kammernummer, kammer mitgliedsnummer, berufsregister no, berufsregisternummer, gesundheitsberuferegister no
payment method: zlg art, zahl art
payment terms: zahl bed, zlg bed, zahl ziel
sales agent: vertr no, aussendienst ma, ad mitarbeiter, zust vertreter
address line 2: adr zusatz, anschrift 2, adresse zusatz, zusatz zur anschrift
work phone: tel gesch, tel geschaftlich, telefon geschaftlich, telefon dienstlich, tel dienstl, tel dienstlich, tel buro, telefon buro, tel firma, tel g, telefon geschaft
home phone: tel priv, telefon zuhause, tel zu hause, tel p
work email: email geschaftlich, email dienstlich, dienstliche email, geschaftliche email, email firma, email buro, firmen email, dienst email
home email: email privat, privat email, email priv, mail privat
mobile phone: mobil priv
tax number: st nr, st id nr, atu no, umsatzsteuer identifikationsnummer
company number: hr no, hrb no, fn no, firmenbuch no, register no, uid che
company name: firma 1
language: korr sprache, bevorzugte sprache
customer since: kundin seit
contact: ansprechpartner in, kontaktperson, kontakt person
minimum order quantity: mindestbest menge
lead time days: liefz tage
bank name: bankverb name
account holder: kto inh
product name: art bez
product description: art beschr
unit price: einh preis, preis stk, preis je einheit, ep netto, preis pro einheit
customs tariff number: kn code, statistische warennummer, stat warennr, zoll no, hs code, zoll tarif, kn 8, intrastat no
list price: listenpreis netto
retail price: unverb preisempfehlung, empf vk
sales price: vk netto, verk preis
purchase price: ek netto, eink preis, einst preis, ansch kosten, ansch wert, anschaffungs u herstellungskosten, ak hk, ansch preis
unit: vk einheit
category: art gruppe, prod gruppe
refund number: gs no
balance amount: offener posten, op betrag, rest offen, noch offen, offener saldo, op saldo
payment date: bez am, beglichen date
payment number: zahl ref, qr referenz, esr referenz, esr no, kundendaten zahlung
due date: zahlbar date, fallig zum, leihfrist bis, ruckgabe fallig
order number: auftr no, ab no
order date: best dat, auftr dat, bestellt date
quantity ordered: bestellte menge, best menge
delivery note number: ls no, lfs no
delivery date: lief dat, lief termin
minimum stock: melde best
average price: o preis, mittlerer einkaufspreis, gleitender durchschnittspreis, gld preis, o ek, ds preis, durchschnitts ek, durchschn ek
last counted date: letzte zahlung, letzte bestandsaufnahme, letzte inv
batch number: ch no, chg no, los no, ch b, ch bez
end date: verwendbar bis, verw bis, haltbar b
hire date: eingestellt date, beschaftigt seit, im betrieb seit
terminated date: beschaftigt bis
department: org einheit
emergency contact: im notfall benachrichtigen
emergency contact phone: notfall tel, tel notfall
weekly hours: stunden pro woche
social security number: soz vers no, rv no, ahv nummer, soz vers nr, rentenvers no, rv nummer, soz vers nummer, ahvn 13
overtime hours: u std
days remaining vacation: urlaubsanspruch rest, rest urlaub, verbl urlaub
vacation days: url tage
gross salary: brutto bez, brutto verd
subtotal salary: netto verd
hourly salary: std lohn, lohn std
child tax: ki fb
insurance member number: vers no kv, kv no, vers no krankenkasse, e gk no, versicherten id, vers no kk
general doctor: uberweisender arzt, zuweisender arzt, einweisender arzt, zuw arzt
blood type: bg rh, blutgr rh, blutgruppe rh
diagnosis number: diag code, icd 10 gm, diag schl
rabies vaccination: tw impfung
last rabies vaccination: tollwut zuletzt, letzte tw impfung, tollwut geimpft date
neutered: kastr ster
animal name: rufname tier
vin: fin no, fahrgestell no, fahrg no, fz ident no, fahrzeug identifizierungsnummer, fzg ident no, fahrz ident no, fahrgest no, chassis no
plate: kfz kennz, amtl kennzeichen, pol kennzeichen, amtl kennz
first since date: erst zul, tag der erstzulassung, 1 inv, 1 inverkehrsetzung, datum ez
next inspection date: hu au, tuv bis, hu bis, hu fallig, nachste hu, nachster tuv, nachste mfk, tuv fallig, hu termin, pickerl bis, 57 a, hu au bis, nachste hu au, prufpflicht bis, mfk bis
last inspection date: letzte mfk, letzte hu, letzter tuv
odometer: km std
odometer start: km aus, km raus, km ausgabe, km abfahrt, km ubergabe, km abholung
odometer end: km ein, km rein, km ruckgabe, km zuruck, km ruckkehr, km ankunft
engine capacity cc: hubraum ccm, hubr ccm
power kw: leist kw, motorleistung kw
model year: mod jahr
rental start: mietbeginn gerat, ausgabe date, abholung date
rental end: ruckgabe date, zuruck date, gemietet bis, vermietet bis
deposit amount: depot betrag
daily rate: miete tag, preis tag, miete pro tag
plot area: grundst fl, grst fl, grundst grosse, grst grosse
room count: anz zimmer, anzahl zimmer, anz zi, zi anzahl
cadastral number: ez gst, flst no, fl st
construction year: baujahr ca
energy rating: energieeff kl, energieausweis klasse, hwb klasse
month rent: km mtl
utilities: nk vz, akonto nk, nebenkosten mtl, nk mtl
lease start date: mv beginn, mietv beginn, beginn mietverhaltnis, mv ab, mietvertr beginn, mv beg
lease end date: mv ende, ende mietverhaltnis, mietv ende, mv bis
unit number: whg no, we no, me no, top no, objekt einheit, wohn no
arrival date: anr datum
departure date: abr datum
count guest: anz pers, anz gaste, anzahl personen, pers anz, pers zahl, anzahl gaste, anz personen
nights: anz nachte
passport number: ausw pass no, ausweis passnr, rp no
identity document: perso no
nationality: st a
booking number: buch no
price per person: preis pro person, pr p pers, preis je person
per person: pro person, pro pers, je person
member number: mitgl no, mgl no, m nr
membership type: mitgl art
membership start date: mitglied seit, mitgl seit, beitritt date, mitgl beginn, eintritt verein, eintritt in den verein
membership end date: mitgl bis, mitglied bis, austritt verein, austritt aus dem verein, mitgl ende
annual fee: mitgl beitrag, beitrag jahr, beitrag pa
debit method number: mandats id, sepa mandatsref, sepa ref, mandats no, sepa mandatsreferenz, mandat ref
student number: sch no
guardian name: erz ber, erz ber name, name der eltern, gesetzl vertreter
teacher: leitung kurs, tutor in
course fee: teiln gebuhr
limit person: max tn, tn max, max teilnehmerzahl, tn zahl max, max teiln, max platze, maximale teilnehmerzahl
baptism date: get am
godparents: pate patin
pledge number: sp zus no
donation amount: hohe der zuwendung
donation date: tag der zuwendung, sp datum
tax receipt number: zuw best no, quittungsnr spende, sammelbestatigung no, zwb no
publication year: jahr der ausgabe
shelfmark number: sign no
date loan: verliehen date, ausl datum, entl am, ausgel am
borrower number: ausweisnr leser, benutzer no
asset number: anl no, objektnr museum
purchase method: erw art, art der erwerbung, zug art, art des zugangs, erwerb durch
purchase date: erw dat, ansch datum, ansch dat, erwerbung date
eartag number: om no, ohrm no, lom no, tvd no
field area ha: feldgrosse ha, feldflache ha, flachengrosse ha, flache ha
sowing date: gesat date
last calving date: letzte kalbung, letzte abkalbung, letzt kalbung, l kalbung
yield t per ha: ertrag t ha, ertr t ha
work order number: werkst auftr no, rep auftr no, wa no, fa no, rep no
labour hours: arbeitszeit std, std arbeit
warranty end: gar bis, garantie b, gwl bis
next service due: nachste wartung, nachste inspektion, wartung fallig, na service, no wartung, serviceintervall fallig, nachster kundendienst, na wartung
last service date: letzte wartung, letzter service, letzt service
drawing number: zng no, zchn no, zg no
material grade: werkst no, werkstoff no
setup time minimum: rustzeit minutes
cycle time sec: zykluszeit sek, taktzeit s, taktzeit sek, zyklus sek, taktz s, zykluszeit s, stuckzeit sek
boq product number: lv pos, lv position, lv pos no, lv positionsnr, leistungsverzeichnis pos, lv no, lv positionsnummer, npk pos
building permit number: baugen no, az baugenehmigung, baubew no
retention percent: gewahrl einbehalt percent, se percent, garantieruckbehalt percent
meter number: za no, zl no, zahlpunkt zahlernr, z nr, geratenr zahler
meter reading: za stand, zahlerstand neu
reading date: abl dat, abl datum
supply point number: zp no, ma lo, ma lo id, me lo, marktlokations id, zp bez
consumption kwh: jahresverbrauch kwh
sim card number: sim no, sim kartennr, sim karten no, kartennr sim, sim kartennummer
contract end date: mvlz bis, vertr ende, mindestlaufzeit bis, vertragslaufzeit bis, mvlz ende, laufzeit bis, vlz bis, vertr bis, vertrag bis
contract start date: vertr beginn
insurance policy number: vers schein no, vers schein, polizzen no, policen no
annual premium: jahresbeitrag vers, pramie pa, pramie jahr
policy holder: vers nehmer, versich nehmer, vn name
insured: versicherte person
amount insurance: vers summe, vers su, versich summe
deductible: sb betrag, sb in eur
account number: fibu konto
debit amount: umsatz soll, soll eur
credit amount: umsatz haben, haben eur
opening balance: eb saldo, anf bestand, anf saldo, saldo vortrag, saldo alt
closing balance: schluss saldo, saldo neu, end saldo, saldo per ende
voucher number: bel no, beleg no, bel nr
booking text: buch text
price center: kst no, kost st
depreciation years year: nd jahre, nutzungsd j, nd j, nd in jahren, nutzungsdauer j
project number: prj no
project manager: proj ltg
budgeted hours: plan std, soll stunden, geplante stunden, soll std, gepl std, kalk stunden
percent full: fertigst grad, percent fertig, erledigt percent, bearbeitungsstand percent, percent erledigt, fertigst grad percent, percent abgeschlossen
work date: arb datum, tag der arbeit, arb tag, gearbeitet date
break minutes: pause in min
start time: kommt zeit, dienstbeginn uhrzeit, kommen zeit, kommt uhrzeit, beginn arbeit
end time: geht zeit, gehen zeit, geht uhrzeit
billable: verr bar, abr bar, zu verrechnen
ticket number: tck no
asker: gemeldet durch, meldende person, gem von, erfasst durch melder, erstellt durch
responsible: zugewiesen an, zugew an, zugeteilt an, sb name, zust ma, bearbeitet von
closed date: erledigt date, behoben date, abgeschlossen date, gel am, erl am
tracking number: sdg no, sendungs no, sendungs id
carrier: transp untern, versender dienst
incoterm: lief bed
count package: anzahl packstucke, anz kolli, colli anz, anz pakete, anzahl kolli, anz colli
warehouse number: lager no, lg no
weight unit: gew einh, gew einheit, gew eh, einh gew, einheit gewicht
bin: stellplatz lager, lg platz, regal fach
reserved quantity: res menge, reserv bestand, reservierter bestand
vintage: jahrgang wein
grape variety: sorte rebe
alcohol percent: alk percent vol, alk vol percent, alk geh, vol percent alk
appellation: herk bez
must weight oechsle: mostgew oe, grad oechsle, mostgewicht oe
covers: anz gedecke
event date: va datum, veranst dat, va termin
sample number: proben no, pr no, pb no
sampling date: entn dat, entnommen date, pn datum, abnahmedatum probe
detection limit: best grenze, nachw gr
number range: ref ber, ref bereich, norm ber, ref werte
treatment number: bema goz no, goz no, bema no, goa no, ebm no, geb no, leist no, goa ziffer, geb ziffer, goa goz no
recall date: nachste kontrolle, wv termin, recall termin
date death: verstorben date, gest am, gestorben date
place death: verstorben in, ort des todes
grave number: grabfeld no
case number: akt z, gesch z, akten no, fall no
opposing person: beklagte r
court: gericht ag lg, zustandiges gericht
value dispute: gg w
hearing date: verh termin, termin verhandlung, mdl verhandlung
waste number: avv no, eak code, abf schl, ve va code, lva code, avv schlussel, avv code, abfallart no, eav no
container volume: beh vol
weighbridge ticket number: ws no
appointment time: term uhrzeit
last visit date: letzter besuch, zuletzt besucht, letzte anwesenheit, letzt bes, letzter checkin, besucht zuletzt, letztes training
freeze end: stillgelegt bis, pausiert bis, beitragsfrei bis, ruhepause bis, timestop bis, vertragspause bis, aussetzung bis
pickup authorized person: darf abholen, abholberechtigte r, berechtigt zur abholung
medication number: pzn no, ph zentr no, swissmedic no
dosage form: darr form
exchange rate: kurs eur
gross amount: rg betrag, rechn betr
subtotal amount: warenwert netto
tax rate: st satz
discount percent: rab percent, skonto percent
invoice number: rg no, r nr
invoice date: rg dat, rg datum, re datum
axis right: achse re, achse r, achse rechts, achse ra, a re
sphere right: sph re, sph r, sphare r, sphare rechts, sph rechts, sphare re, sph ra, sphare ra
sphere left: sph li, sph l, sphare l, sphare links, sph links, sphare li, sph la, sphare la
axis left: achse li, achse l, achse links, achse la
cylinder right: zyl re, zyl r, zylinder r, zylinder rechts, zyl rechts, cyl re, zylinder re
cylinder left: zyl li, zyl l, zylinder l, zylinder links, zyl links, cyl li, zylinder li
addition right: add re, add r, addition rechts
addition left: add li, add l, addition links
prism right: prisma re, prisma r, pr re, prisma rechts
prism left: prisma li, prisma l, pr li, prisma links
acuity right: visus re, visus r, visus rechts
acuity left: visus li, visus l, visus links
pupillary distance: pup abst
`
