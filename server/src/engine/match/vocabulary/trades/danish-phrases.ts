/** What means something only together in Danish and Norwegian, one or the other word often cut short. */
export const DANISH_PHRASES = `
due date: betales senest, betal senest, forf dato, forfald dato, sidste rettidige betalingsdato, sidste betalingsdag
hire date: ansat dato, ansatt dato, ansat den, ansat siden, ansaet dato, startdato ansaettelse
postal city: postnr by, postnummer by, postnr og by, postnr sted, postnr og bynavn, postnr bynavn
customer group: deb gruppe
customer number: deb no
since date: medlem siden, indmeldt dato, innmeldt dato
created date: oprettet dato, opprettet dato, oprettet den
sales price: vejl pris, veil pris
last service: siste service, seneste service
floor door: etage dor
street house number: vejnavn og no, vej og no, vejnavn no, gade og no, vej no, adresse og husnr, vejnavn og husnr
work phone: tlf arbejde, tlf arb, telefon arbejde, tlf jobb, tlf arbeid, tlf job
home phone: tlf privat, telefon privat, tlf hjem, tlf hjemme
work email: email arbejde, email arbeid, arbejdsmail, arbeidsmail, e post arbeid
tax number: se no
language: foretrukket sprog, foretrukken sprog, foretrukket sprak
customer since: kunde siden, kunde fra, kunde sden
payment terms: bet betingelser, bet bet
payment method: bet method, bet form, bet metode
dunning level: rykker trin
newsletter consent: onsker nyhedsbrev, nyhedsbrev ja nej, nyhedsbrev tilmeldt, tilmeldt nyhedsbrev, samtykke nyhedsbrev
supplier product number: leverandorens varenr, lev varenr, leverandorens varenummer, lev vare no, leverandor varenr
lead time days: leveringstid dage, lev tid dage, levtid dage, leveringstid dg
delivery date: lev dato
delivery note number: folgeseddel no, folgesed no
minimum order quantity: min bestilling, mindste ordre, min ordre, minimum bestillingsantal, min bestillingsantal, min ordreantal, mindste bestilling
quantity ordered: bestilt antal, antal bestilt, bestilt maengde, bestilt antall
quantity delivered: leveret antal, antal leveret
reserved quantity: reserveret antal, antal reserveret
bank number: reg no bank, registreringsnr bank, bank reg no
bank account number: reg no konto, reg og kontonr
unit price: stk pris, pris pr stk, pris stk, pris pr enhed
purchase price: indk pris, ind pris, anskaff sum, ansk sum
list price: vejl listepris
retail price: vejledende pris, vejledende udsalgspris, veil utsalgspris
average price: gns kostpris, gns pris, gennemsnitlig kostpris
customs tariff number: toldtarif no, varekode told, kn kode, statistisk varenummer, told varekode, varekode kn
country origin: opr land
discontinued: udgar af sortiment, udgaet af sortiment, utgatt av sortiment
invoice date: fakt dato
currency number: val kode
subtotal amount: belob ekskl moms, belob uden moms, i alt ekskl moms, total ekskl moms, belob ex moms, netto belob, subtotal ekskl moms, belob eks moms
subtotal: ekskl moms, uden moms, eks moms, ex moms, uten mva
gross amount: belob inkl moms, i alt inkl moms, total inkl moms, belob med moms, ialt inkl moms
gross: inkl mva, med moms
amount: i alt
balance amount: udestaende belob, skyldigt belob, manglende betaling, ubetalt belob, rest til betaling
payment date: bet dato, betalt den, betalt dato
payment number: fik no, fik nummer, betalings id, fik kode
refund number: kreditnota no
order date: best dato
last count date: seneste optaelling, sidste optaelling, seneste lageroptaelling, senest optalt, sidst optalt, sidste status
minimum stock: min beholdning
end date: holdbar til, mindst holdbar til, bedst for, sidste anvendelsesdato, udl dato, binding til
terminated date: fratradt den, fratr dato, sidste arbejdsdag, ophort den, fratraadt dato
position: stilling betegnelse
social security number: cpr no, cpr nummer
emergency contact name: naermeste parorende, paror navn, parorendes navn
emergency contact phone: parorende tlf, tlf parorende, parorendes tlf, naermeste parorende tlf, paror tlf
weekly hours: ugentlige timer, timer pr uge, timer uge, uge timer, timetal pr uge, ugentligt timetal, timer per uke
subtotal salary: udbetalt salary
overtime hours: overarb timer
vacation days remaining: restferie dage, ferie tilbage, resterende feriedage, feriedage tilbage, resterende ferie, feriedage rest
insurance member number: sygesikr no
general doctor: henvisende laege, henv laege, praktiserende laege, egen laege, prakt laege
animal name: dyrets navn, hundens navn, hestens navn
chip number: chip mrk
last rabies vaccination: sidste rabiesvaccination, sidste rabies, seneste rabiesvaccination
plate: reg no koretoj
vin: stel no
first since date: 1 reg dato, forste indregistrering, 1 indregistrering, forste registrering, 1 reg, 1 gangs registrering, forste reg dato
odometer: km stand, km tal
next inspection date: naeste syn, naeste synsdato, neste eu kontroll, neste synsdato, syn senest, syn til, synet til
rental start: leje fra, udlejet fra, leje start, lejeperiode fra
rental end: leje til, udlejet til, lejeperiode til
daily rate: pris pr dag, leje pr dag, pris pr dogn
serial number: fabr nummer
living area: boligareal kvm, bolig areal
plot area: grund areal
room count: antal vaerelser, ant vaer, antal vaer, antall rom, ant rom, ant vaerelser
construction year: opfort year
cadastral number: gnr bnr, matr no ejerlav, matrikel no, matrikelnr ejendom
month rent: manedlig leje, husleje pr md, leje pr md, leje pr maned
utilities: aconto forbrug, a conto forbrug
lease start date: lejemal fra, lejekontrakt fra, lejestart dato
lease end date: lejemal til, lejekontrakt til
unit number: lejlighed no, lejl no
room number: vaer no, vaerelse no
count guest: antal gaester, ant gaester, antal pers, antall gjester
price per person: pris pr person, pris pr pers
membership start date: medlem fra
membership end date: medlem til, udmeldt den
annual fee: arligt kontingent, arskontingent kr, ars kontingent
limit person: max deltagere, maks deltagere, max antal deltagere, maks antal deltagere, maks deltakere
guardian name: foraelders navn, vaerges navn, foresattes navn
baptism date: dobt den, dopt dato
pledge number: aftalenr giver, giveraftale no
tax receipt number: skattekvittering no, gavebrev no
publication year: udg year
date loan: udlant den
borrower number: laner no
purchase method: erhv method
field area: markareal ha, mark areal
sowing date: sadato year, saet dato
last calving date: sidste kaelvning, sidste kaelvn, seneste kaelvning
ear tag number: ore maerke no, ckr no
fault description: beskrivelse af fejl
labour hours: arbejdstid timer, arb timer, timer arbejde
work order number: arbejdsordre no
warranty end: garanti til, garanti udlober
next service: naeste service, neste service
drawing number: tegn no
setup time: opstil tid
cycle time: stk tid
scrap quantity: kasseret antal, kasserede stk, antal kasseret
building permit number: byggetill no, byggetilladelse no
retention percent: tilbageholdt percent, tilbagehold percent
meter number: maler no
supply point number: malepunkts id
reading date: aflaest d, aflaest den, aflaest dato
sim card number: simkort no
contract end date: binding til dato, bindingsperiode til, aftale udlober
policy number: police no
annual premium: arlig praemie
policy holder: forsikr tager
insurance amount: forsikringssum kr, fors sum, forsikr sum
opening balance: primo saldo, inngaende balanse, indg saldo
closing balance: ultimo saldo, udgaende saldo, utgaende balanse
voucher number: bilag no
booking date: bogf dato, bogfort dato, bokf dato
price center: omk sted, omkost sted
depreciation years: levetid year, brugstid year, levetid i year
book value: bogfort vaerdi, bogf vaerdi, bokfort verdi
project manager: proj leder
budgeted hours: budget timer, budgetterede timer, budgetterte timer
percent full: faerdig percent, faerdiggorelse percent, percent faerdig
start time: stemplet ind, ind stemplet, stempling ind, stemplet inn
end time: stemplet ud, stempling ud, stemplet ut
break minutes: pause min, pause minutter
billable: skal faktureres, kan faktureres
ticket number: sagsnr support, supportsag no
asker: indmeldt af, oprettet af kunde, anmeldt af, meldt af, rapporteret af
closed date: lost d, lost dato, lukket den, lukket dato, afsluttet den
assigned: tildelt til
count package: antal pakker, antall kolli
incoterm: lev betingelser
bin: lok lager
covers: antal kuverter
event date: arr dato
seat number: saede no
sample number: prove no, prove id
sampling date: prove udtaget
detection limit: det graense
number range: ref omrade
recall date: indkaldes d, naeste indkaldelse
sphere right: sfaere h, sfaere hojre
sphere left: sfaere v, sfaere venstre
axis right: akse h, akse hojre
axis left: akse v, akse venstre
date death: dod den, afgaet ved doden
grave number: gravsted no
case number: journalnr sag, sags no
value dispute: sagsgenst vaerdi, sagsgenstandens vaerdi, sagens vaerdi
hearing date: retsmode dato
waste number: aff kode, eak kode, affaldsfraktion kode
weighbridge ticket number: vejesed no, vejeseddel no
appointment time: aftalt tid, klokkeslaet aftale
last visit date: sidste besog, seneste besog, sidste besogsdato
frozen end: frosset til, i bero til, pause til, bero til
pickup authorized person: ma hente barnet, ma hente, afhentes af
mother name: mors navn, moders navn
father name: fars navn, faders navn
medication number: varenr laegemiddel
active ingredient: aktivt stof, aktivt indholdsstof, virksomt stof
dosage form: laegem form, disp form
full name: for og efternavn, fornavn og efternavn, for og etternavn
updated date: aendret den, sidst aendret, sist endret
company tax number: cvr no, cvr nummer, org no
departure date: afrejse dato
guardian: foraeldremyndighedens indehaver
asset number: genst no
position title: stillings betegnelse
supervisor: naermeste leder, naermeste chef, neste leder
inspection: syn dato, sidste syn
warranty month: garanti mdr, garanti md, garanti i mdr
price nights: pris pr overnatning, pris pr natt
`
