/** What means something only together in Swedish, one or the other word often cut short. */
export const SWEDISH_PHRASES = `
fte percent: syss grad, syssels grad
start date: fr om, f om, from och med, fra og med
hire date: anst datum, anstalld sedan, anstalld fran, anst dag, anst dat
next due date: nasta tillfalle, nasta datum, nasta gang
contract type: anst form
end date: t om, till och med, til og med, bast fore datum, giltig till och med, giltig tom, sista forbrukningsdag, utg datum
social security number: national identity number, personal identity number, personal id number, national id number, person no, person nummer
address line 2: adressrad 2, adress 2
postal city: postnr och ort, postnummer och ort, postnr ort, postnummer ort, postnr o ort
street house number: gata och no, gata no, gata och nummer, gatunamn och no
work phone: tel arbete, tel arbetet, telefon arbete, tel jobb, telefon jobbet, tel arb
home phone: tel bostad, tel hem, telefon hem, telefon bostad, telefon hemma, tel hemma
work email: email arbete, email jobb, jobbmail, arbetsmail, e post arbete, e post jobb
home email: privatmail, e post privat, privat e post
mobile phone: mobil no
email: e postadress, e postadr
tax number: momsreg no, moms no, vat no
language: onskat sprak, foredraget sprak
customer since: kund sedan, kund sen, kund fran
member since: medlem sen
payment terms: bet villkor
payment days: kredittid dagar, betalningsvillkor dagar
payment method: bet satt
sales agent: saljombud namn, ansvarig saljare
newsletter consent: vill ha nyhetsbrev, nyhetsbrev ja nej, onskar nyhetsbrev, samtycke nyhetsbrev
supplier number: lev no
supplier name: lev namn
supplier product number: lev art no, leverantorens artikelnummer, leverantorens artnr, lev artnr, leverantorens artikelnr, lev artikelnummer
lead time days: ledtid dgr, ledtid dagar, lev tid dagar, levtid dagar, leveranstid dagar, lev tid dgr
lead time: lev tid
delivery date: lev datum, lev dag
delivery note number: foljesedel no
minimum order quantity: min order, minsta orderkvantitet, min orderkvantitet, minsta bestallningskvantitet, minsta antal, min best antal, minsta bestallning, minsta orderantal
quantity ordered: best antal, bestallt antal, bestalld kvantitet, bestalld mangd, antal bestallda
quantity delivered: lev antal, levererat antal, levererad kvantitet
reserved quantity: reserverat antal, reserverad kvantitet, res antal
minimum stock: best punkt
bank number: clearing no
bank account number: bankkonto no
bankgiro number: bg no
product description: art benamning
product name: art namn
product number: art nummer
unit price: st pris, pris st, pris per st, pris per styck, pris per enhet
purchase price: ink pris, anskaffn varde
sales price: fors pris
retail price: rek pris, rekommenderat pris, ca pris
average price: genomsnittlig kostnad
category: art grupp
gross weight: vikt brutto
subtotal weight: vikt netto
customs tariff number: kn no, statistiknr kn, statistik no kn, stat no, statistisk varukod, varukod kn, tullstatistiskt nummer
country origin: urspr land, tillverkn land
discontinued: utgar datum, utgatt sortiment, ur sortiment, utgar ur sortiment
invoice date: fakt datum, fakt dat
due date: forf datum, forf dag, sista betalningsdag, forf dat
subtotal amount: belopp exkl, belopp exkl moms, summa exkl moms, totalt exkl moms, belopp ex moms, summa netto
gross amount: belopp inkl moms, belopp inkl, summa inkl moms, totalt inkl moms, summa att betala
gross: inkl moms
balance amount: aterstar att betala, kvar att betala, obetalt belopp, utestaende belopp, aterstaende belopp, resterande belopp
payment date: bet datum, betald den
payment number: ocr no, bet referens, bet ref, ocr referens
refund number: kreditfakt no, kreditfaktura no
order number: order no, best no
counted date: senast inventerad
last count date: senaste inventering, sen inventering
terminated date: anst slut, anstallningens slut, sista anstallningsdag, slutdatum anstallning
emergency contact name: narmast anhorig, narmaste anhorig, anhorig namn, kontaktperson vid nod
emergency contact phone: anhorig tel, tel anhorig, anhorig telefon, narmast anhorig tel, tel narmast anhorig, telefon anhorig
weekly hours: timmar per vecka, tim vecka, tim per vecka, arbetstid vecka, h vecka
gross salary: brutto salary
subtotal salary: netto salary
overtime hours: overtid tim, overtid timmar, ot tim
vacation days remaining: kvarv semesterdgr, kvarvarande semesterdagar, semesterdagar kvar, aterstaende semesterdagar, sparade semesterdagar, semesterdgr kvar
general doctor: remitterande lakare, rem lakare, fast vardkontakt
animal name: djurets namn, hundens namn, hastens namn, kattens namn
chip number: chip no, id chip
last rabies vaccination: senaste rabiesvaccination, rabiesvacc senast, senaste rabiesvacc
first since date: i trafik forsta gangen, forsta reg, forst registrerad, i trafik datum, forsta registreringsdatum
odometer: matarstallning km
next inspection date: nasta besiktning, besiktning senast, nasta bes, besiktigas senast
rental start: hyra from, hyra fran, uthyrd fran, hyresperiod fran
rental end: hyra tom, hyra till, uthyrd till, hyresperiod till
daily rate: hyra per dag, hyra dag, pris per dygn, pris per dag
serial number: tillv no
living area: bo area
room count: ant rum, antal rum
cadastral number: fast bet
month rent: hyra per manad, hyra man, hyra manad
lease start date: avtal from, hyresavtal from
lease end date: hyresavtal tom
unit number: lgh no
count guest: ant gaster, antal gaster, ant pers, antal personer
price per person: pris per person, pris pers, pris per pers
membership type: typ av medlemskap
membership start date: medlem from, medlem fran
membership end date: medlem tom, medlem till
annual fee: medlemsavgift per year
limit person: max delt, max antal deltagare, max deltagare, maxantal deltagare
guardian name: vardnadshavares namn, vardnadshavarens namn, vh namn, malsmans namn
baptism date: dopt den
donation amount: gavans belopp
pledge number: utfastelse no
publication year: utg year
date loan: lanad den, utlanad den
asset number: inv nummer
field area: areal ha
crop: groda odlad
sowing date: sadd datum, satt datum
last calving date: senaste kalvn, senaste kalvning, sen kalvning
fault description: beskrivning av fel, kundens felbeskrivning
labour hours: arb tid tim, arbetstid tim, arbetade timmar, arb tim
work order number: arbetsorder no, ao no
warranty end: garanti tom, garanti till, garantin galler till
next service: nasta service
drawing number: ritn no
material grade: mat kvalitet
scrap quantity: kassation antal, antal kasserade, kasserat antal, kass antal, antal kass
construction site: byggarb plats
building permit number: bygglov no
retention percent: innehallet percent, innehallande percent
meter number: matar no
meter reading: matarstalln el
reading date: avlast den
supply point number: anlaggnings id, anl id, matpunkts id
contract end date: bindn tid tom, bindningstid tom, bindningstid till, bunden till, avtal tom, avtal till, kontrakt till, kontrakt tom
policy number: fors no
annual premium: premie per year
policy holder: fors tagare
claim number: skade no
insurance amount: fors belopp
opening balance: ing balans, ing saldo
closing balance: utg balans, utg saldo, utgaende balans, utgaende saldo
booking date: bokf datum, bokf dag
price center: k stalle, kst stalle, kost stalle
depreciation years: avskr tid year, avskrivningstid year, ekonomisk livslangd, livslangd year, avskr tid
book value: bokfort varde, bokf varde
project manager: proj ledare, pl namn
budgeted hours: budgeterade timmar, budget tim, planerade timmar
percent full: fardigst grad percent, fardig percent, fardigt percent, fardigst grade percent
break minutes: rast min, rast minuter
ticket number: arende no, arende id
asker: anmald av, rapporterad av, inrapporterad av
responsible: tilldelad till, ansvarig handlaggare
closed date: lost den, stangd den, avslutad den, atgardad den
tracking number: kolli id
count package: ant kolli, antal kolli, antal paket, antal forpackningar
incoterm: lev villkor
recipient: godsmottagare namn
table number: bord no
covers: antal kuvert
event date: arr datum
seat number: sittplats no
detection limit: det grans
number range: ref intervall
treatment number: behandl kod
recall date: kallas den, nasta kallelse
sphere right: sfar h, sf h, sfar hoger, sph h
sphere left: sfar v, sf v, sfar vanster, sph v
axis right: axel h, axel hoger
axis left: axel v, axel vanster
date death: avliden den, avled den
grave number: gravplats no
case number: arendenr domstol
value dispute: tvisteforemalets varde
hearing date: forh datum
waste number: avf kod, ewc kod
weighbridge ticket number: vagsedel no
appointment time: bokad tid, bokad tid kl
last visit date: senaste besok, senast besokt
frozen end: fryst till, frysning till, fryst tom
pickup authorized person: far hamta barnet, far hamta, behoriga att hamta
mother name: mors namn, moderns namn, mammas namn
father name: fars namn, faderns namn, pappas namn
active ingredient: verksamt amne, aktiv substans, verksam substans
dosage form: lak form
medication number: varunr lakemedel
full name: for och efternamn, fornamn och efternamn, namn for och efternamn
legal form: juridisk form
created date: skapad den, upplagd den, skapat datum
updated date: andrad den, senast andrad
since date: medlem fran datum
employee number: anst no, anst nummer
supervisor: narmaste chefen, nasta chef
price nights: pris per natt, pris natt, pris pr nat, pris nat
inspection end: besiktad tom, besiktigad tom
identity card number: id kort no
`
