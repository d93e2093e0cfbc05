/** What means something only together in Czech, and mostly in Slovak, one or the other word often cut short. */
export const CZECH_PHRASES = `
contact: kontaktni osoba, kontaktna osoba, kont osoba
first name: krestni jmeno, krstne meno
house number: cislo popisne, popisne no, no popisne, supisne cislo, cislo domu, no orientacni, cislo orientacni
postal number: postovni smerovaci cislo, postove smerovacie cislo
birth place: misto narozeni, miesto narodenia, misto nar, miesto nar
marital status: rodinny stav
nationality: statni prislusnost, statni obcanstvi, statna prislusnost, st prislusnost, st obcanstvi
position: pracovni zarazeni, pracovni pozice, pracovna pozicia
employee number: osobni cislo, osobni no, os no, osobne cislo, osobne no, os cislo
account number: cislo uctu, no uctu, ucet no
line number: poradove cislo, poradove no, por no, por cislo
serial number: vyrobni cislo, vyrobne cislo, vyrobni no, vyr no, vyr cislo, seriove cislo, seriove no, ser no
asset number: inventarne cislo, inventarni no, inventarne no, inv cislo, prir no, prirustkove cislo, prirustkove no
record number: evidencni cislo, evidencne cislo, evidencni no, ev no, ev cislo
previous number: stare cislo, stare no, puvodni cislo, puvodni no, povodne cislo, povodne no, predchozi cislo
document number: cislo jednaci, no jednaci, cislo dokladu, no dokladu
customer number: zak no, zak cislo
product number: kat no, kat cislo, katalogove cislo, katalogove no, obj no, objednaci cislo, objednaci no, no zb, kod zb, no zbozi, cislo zbozi, no artiklu, cislo artiklu, skladove cislo, skladova karta, no karty zbozi
calibration certificate: kal list, kalibracni list, kalibracny list
calibration certificate number: cislo listu, cislo kal listu, cislo kalibracniho listu
acquired date: datum zarazeni, datum porizeni, datum zaradenia, datum obstarania
purchase price: porizovaci cena, obstaravacia cena, nak cena, n cena, cena nakupni, poriz cena, por cena, nakupni cena bez dph
unit price: cena za kus, cena za jednotku, cena za ks, cena za mj, jednotkova cena, cena za m j, cena mj, cena za jedn, jedn cena, j cena, cena ks, cena jednotkova
total price: celkova cena, cena celkem
shipping price: cena dopravy
barcode: carovy kod, ciarovy kod, no kod, ean kod
payment days: splatnost dny, splatnost ve dnech, splatnost dni, dny splatnosti, dni splatnosti, splatnost faktur dny, doba splatnosti
birth date: datum narozeni, datum narodenia
social security number: rodne cislo, rodne no, rod cislo, rod no, rc pojistence, cislo pojistence
since date: clenem od, clen od, datum registrace, dat registrace, datum vstupu
due date: vratit nejpozdeji, uhradit do, datum spl, dat spl, dat splat, datum splat, splatnost fa, den splatnosti
end date: plati do, konec platnosti, platnost konci, datum expirace, dat expirace, datum spotreby, min trvanlivost, spotrebujte do, pouzitelne do, trvanlivost do, smlouva do, platna do, platne do dne
start date: platnost od, plati od, zacatek platnosti, smlouva od, platna od
loan date: pujceno dne, zapujceno dne, pozicane dna
technician: kdo provedl, provedl kdo
odometer: stav tachometru, stav km, najete km, najeto km, stav tach, tach km, pocet km
fuel: pohonne hmoty
subtotal: bez dph, zaklad dane
gross: s dph, vcetne dph, vc dph, inkl dph
tax percent: sazba dph
street house number: ulice a cp, ulice cp, ulice a no, ulice a cislo, ulice no popisne, ulice a no popisne, ulice a house number
address line 2: adresa 2, adresa radek 2
postal city: psc a mesto, psc mesto, psc a obec, psc obec
home phone: tel domu, telefon domu, tel domov, tel domaci, soukromy telefon, tel soukromy
work phone: tel prace, telefon prace, tel do prace, telefon do prace, tel zamestnani, pracovni telefon, sluzebni telefon, tel sluzebni
work email: pracovni email, firemni email, sluzebni email, email pracovni, email firemni
home email: soukromy email, osobni email, email soukromy, email osobni
mobile phone: mobilni telefon, mobilny telefon, mob tel
language: preferovany jazyk, preferovany jazyk komunikace, jazyk komunikace, komunikacni jazyk
customer since: zakaznikem od, zakaznik od, klient od dne, klientem od, odberatel od, odberatelem od
supplier since: dodavatelem od
member since: clenstvi od
customer group: skupina zakazniku, zakaznicka skupina, skupina odberatelu
credit limit: kreditni limit, uverovy limit, uverovy ramec, kreditny limit
payment terms: plat podm, platebni podm, plat podminky, podminky platby, podminky uhrady
payment method: zpusob uhrady, zpusob platby, zp uhrady, zp platby, sposob uhrady, sposob platby, typ platby, druh platby
sales agent: obch zastupce, obchodni zastupce, obchodny zastupca, obch zast, obchodni reprezentant
dunning level: stupen upominky, uroven upominky, upominka stupen, stupen upominani, stupen upomienky
newsletter consent: souhlas s newsletterem, souhlas s marketingem, souhlas newsletter, marketingovy souhlas, zasilani novinek, odber novinek, souhlas se zasilanim
consent: souhlas se zpracovanim, souhlas gdpr
tax number: cislo dane, danove identifikacni cislo, eu dic
company number: identifikacni cislo, identifikacni no
supplier number: no dod, cislo dod, kod dod
supplier product number: obj no dodavatele, objednaci cislo dodavatele, no zbozi dodavatele, kod zbozi dodavatele, kod dodavatele zbozi
product name: nazev zb
lead time days: dodaci lhuta dny, dodaci lhuta dni, dod lhuta dny, dod lhuta dni, dodacia lehota dni
lead time: dodaci lhuta, dod lhuta, dodaci doba, dodacia lehota
delivery date: termin dodani, term dodani, datum dod, term dod
delivery note number: no dodaciho listu, cislo dodaciho listu, no dod listu, cislo dl, no dodacieho listu, dodaci list no
delivery note: dodaci list, dod list
minimum order quantity: min odber, minimalni odber, min obj mnozstvi, minimalni objednaci mnozstvi, min objednavka, minimalni objednavka, min mnozstvi obj
quantity ordered: obj mnozstvi, objednane mnozstvi, objednano ks, objednano mnozstvi, mnozstvi objednano
quantity delivered: dodane mnozstvi, dodano ks
reserved quantity: rezervovane mnozstvi, rezervovano ks, rezervace ks
unit: mer jedn, merna jedn, mer jednotka, m j, merna j, mer j, jednotka mnozstvi
sales price: prod cena, p cena, cena prodejni, predajna cena
list price: cenikova cena, cennikova cena, katalogova cena, cena dle ceniku
retail price: maloobchodni cena, doporucena cena, dopor cena, doporucena maloobchodni cena, moc s dph
average price: prumerna cena, prum cena, prumerna skladova cena, prum sklad cena
category: skupina zbozi, zbozi skupina, sk zbozi, skupina vyrobku, produktova skupina, skupina produktu, skupina tovaru, zbozova skupina, sortimentni skupina
gross weight: hruba hm, hmotnost brutto, hm brutto, brutto hm
subtotal weight: cista hm, hmotnost netto, hm netto, netto hm
customs tariff number: kod celniho sazebniku, celni sazebnik, no celniho sazebniku, cislo celniho sazebniku, celni kod, celni tarif, kod kn, kn kod, hs kod, kombinovana nomenklatura, kod nomenklatury, intrastat kod, kod intrastat, kod jkpov, colny sadzobnik, kod colneho sadzobnika, nomenklatura cn
country origin: zeme puv, krajina povodu, stat puvodu
discontinued: ukonceny prodej, ukoncen prodej, prodej ukoncen, ukoncena vyroba, vyroba ukoncena, vyrazeno z nabidky, vyrazeno z prodeje, stazeno z prodeje, ukonceny predaj, jiz se neprodava
invoice number: cislo fa, no faktury, fakt no, cislo fakt, cislo fv
invoice date: datum fa, dat fa, dat vystaveni fa, datum vystaveni fa, datum vyst fa
issued date: dat vyst, datum vyst
invoice amount: castka fa, castka fakt
supply date: datum zdanitelneho plneni, dat zdan plneni, datum uskutecneni plneni, duzp datum
payment date: datum uhr, dat uhr, uhrazeno dne, zaplaceno dne, datum zaplaceni, dat zapl
subtotal amount: zaklad dph, zaklad pro dph, castka bez dph, zaklad dane kc, celkem bez dph, cena celkem bez dph
gross amount: celkem s dph, castka s dph, celkem vc dph, vcetne dph celkem
tax amount: castka dph, vyse dph
balance amount: zbyva uhradit, zbyva zaplatit, zostava uhradit, neuhradena castka, neuhrazena castka, zbyva k uhrade, zbyva doplatit
exchange rate: kurz meny, men kurz, kurz cnb, kurz ke dni, devizovy kurz, smenny kurz, kurz nbs, prepocitaci kurz, kurz eur
payment number: var symbol, variabilni symbol, variabilny symbol, v symbol, vs platby, variab symbol
refund number: no dobropisu, cislo dobropisu, dobropis no, no opravneho dokladu, cislo opravneho danoveho dokladu
refund: opravny danovy doklad, opr danovy doklad
bank account number: no bankovniho uctu, cislo bankovniho uctu, bankovni spojeni, bank spojeni
bank number: kod banky
order number: no obj, cislo obj, obj cislo
order date: datum obj, dat obj
customer order number: no obj zakaznika, no objednavky zakaznika
minimum stock: minimalni zasoba, minimalni mnozstvi, min mnozstvi skladem, pojistna zasoba
stock quantity: mnozstvi skladem, stav skladu, stav na sklade, skladem ks, mnozstvi na sklade, zasoba ks
bin: skl pozice, skladova pozice, pozice ve skladu, skladove misto, skl misto, umisteni ve skladu
batch number: no sarze, cislo sarze
count date: datum inventury, dat inventury
last count date: posledni inventura, datum posledni inventury, posl inventura
hire date: datum nastupu, dat nastupu, nastup dne, zamestnan od, v pracovnim pomeru od
terminated date: datum ukonceni pp, ukonceni pp, dat ukonceni pp, konec pp, ukonceni pracovniho pomeru, datum vystupu, dat vystupu, zamestnan do
contract type: druh pp, druh pracovniho pomeru, typ uvazku, druh smlouvy, typ smlouvy, druh pracovni smlouvy, pracovni pomer
position title: pracovni zaraz, druh prace
supervisor: primy nadrizeny
weekly hours: tydenni uvazek, tydenni fond, hodin tydne, hod tydne, hod tyden, tydenni pracovni doba, hodin za tyden
gross salary: hruba mzda, hr mzda, hruby plat, hruba mzda kc
subtotal salary: cista mzda, c mzda, cisty plat, k vyplate
hourly salary: hodinova mzda, hod mzda, hodinova sazba mzdy
hourly rate: hodinova sazba, hod sazba, sazba za hodinu
overtime hours: prescas hod, prescas hodiny, prescasove hodiny, hodiny prescas
vacation days remaining: zustatek dovolene, zbyva dovolene, zbyvajici dovolena, zust dov, zustatek dov, zbyla dovolena, dovolena zustatek, zbyvajici dny dovolene, zostatok dovolenky
absence days: dny dovolene, narok na dovolenou
insurance member number: cislo pojistence no, no pojistence, c pojistence
health insurance: zdravotni pojistovna, zdrav pojistovna, zdravotna poistovna, kod poj, zdravotni pojisteni, zdrav pojisteni, zdravotne poistenie
emergency contact name: nouzovy kontakt, kontakt pro pripad nouze, kontaktni osoba pro nouzi
emergency contact phone: tel pro pripad nouze, nouzovy telefon, nouzove tel, tel nouzovy
education: nejvyssi vzdelani, dosazene vzdelani
patient number: no karty, cislo karty, no pacienta
general doctor: odesilajici lekar, odes lekar, doporucujici lekar, registrujici lekar, rodinny lekar, obvodni lekar, prakt lekar, osetr lekar, vseobecny lekar, odosielajuci lekar
blood type: krevni skup, krevni skupina, kr skupina, kr sk, krvna skupina
last rabies vaccination: posl ockovani vzteklina, posledni ockovani vzteklina, ockovani proti vztekline, posl vakcinace vzteklina
animal name: jmeno zvirete, jmeno psa, jmeno kone, meno zvierata
chip number: no cipu, cislo cipu, cip no
plate: reg znacka, registracni znacka, statni poznavaci znacka, evidencne cislo vozidla, rz vozidla, spz vozidla
vin: no karoserie, cislo karoserie, vin kod, no podvozku
first since date: datum 1 registrace, 1 registrace, prvni registrace, datum prvni registrace, dat prvni reg, prvni reg, prva evidencia
next inspection date: pristi stk, dalsi stk, konec stk
engine capacity: objem motoru, zdvihovy objem, obsah motoru
power: vykon motoru, vykon kw, vykon v kw
model year: modelovy rok, model rok
construction year: rok vyr, rok vystavby, rok postaveni, rok kolaudace
rental start: pujceno od, zapujceno od, pronajem od, vypujcka od
rental end: pujceno do, zapujceno do, pronajem do, vypujcka do
daily rate: cena za den, denni sazba, sazba za den, najem za den, pujcovne den, pujcovne za den
deposit amount: vyse kauce, kauce kc, vratna kauce, vyse zalohy
living area: obytna plocha, uzitna plocha, podlahova plocha, obyt plocha, uzit plocha, obytna pl
plot area: plocha pozemku, vymera pozemku, pl pozemku, vymera parcely
room count: pocet mistnosti, pocet pokoju, pocet izieb, poc mistnosti
cadastral number: parc no, parcelni cislo, parcelni no, no parcely, katastralni cislo, katastralni cislo parcely, parcelne cislo
energy rating: energeticka trida, energ trida, trida energeticke narocnosti, energeticky stitek
energy class: tridy energie
tenant name: jmeno najemce, najemnik jmeno
month rent: mesicni najem, mesicni najemne, mes najem, najem mesic, najemne mes, mesacny najom
utilities: zalohy na sluzby, zaloha na sluzby, sluzby k najmu, zalohy sluzby, poplatky za sluzby
lease start date: najem od, zacatek najmu, pocatek najmu, zaciatok najmu
lease end date: najem do, konec najmu, konec najemni smlouvy
unit number: no jednotky, cislo jednotky, no bytu, cislo bytu
room number: no pokoje, cislo pokoje, pokoj no
count guest: pocet hostu, pocet osob, poc osob, poc hostu
guest name: jmeno hosta
price per person: cena za osobu, cena na osobu
tour number: no zajezdu, cislo zajezdu, kod zajezdu
booking number: no rezervace, cislo rezervace, rez no, kod rezervace
passport number: no pasu, cislo pasu, cislo cestovniho pasu, cestovny pas
member number: no clena, cislo clena, clen no, clenske cislo, clenske no, no prukazky, cislo prukazky
membership type: typ clenstvi, druh clenstvi
membership start date: clenem od data, clenstvi od dne, zacatek clenstvi
membership end date: clenem do, clenstvi do, konec clenstvi, ukonceni clenstvi
annual fee: rocni prispevek, roc prispevek, clensky prispevek, clenske prispevky, rocni poplatek, rocny prispevok
school year: sk rok, skolni rok, skolsky rok
limit person: max ucastniku, max pocet ucastniku, kapacita kurzu, max osob
course fee: cena kurzu
guardian: zak zastupce, zakonny zast
guardian name: jmeno zakonneho zastupce
baptism date: datum krtu, pokrten dne, datum pokrteni
donation amount: vyse daru, castka daru, hodnota daru
donation date: dat daru, datum daru
tax receipt number: no potvrzeni o daru, cislo potvrzeni o daru, no potvrzeni
publication year: rok vyd, rok vydani, rok vydania
call number: sign kn, signatura knihy
borrower number: no ctenare, cislo ctenare, ctenar no, no prukazu
purchase method: zpusob nabyti, zpusob porizeni
field area: vymera pole, vymera ha, plocha pole
last calving date: posl oteleni, posledni oteleni
ear tag number: usni znamka, no usni znamky, cislo usni znamky
fault description: popis zavady, popis poruchy, zjistena zavada
next service: pristi servis, dalsi servis, pristi servis do
work order number: no zakazky, cislo zakazky, zak list no, zakazkovy list
labour hours: odpracovano hod, pracnost hod, pocet nh
drawing number: no vykresu, cislo vykresu, vykr no
material grade: jakost mat, jakost materialu, jakost oceli, trida oceli
setup time: priprav cas, pripravny cas, serizovaci cas, cas serizeni, cas pripravy
cycle time: cas cyklu, doba cyklu
scrap quantity: zmetky ks, pocet zmetku
construction site: nazev stavby, misto stavby
building permit number: no staveb povoleni, no stavebniho povoleni, cislo stavebniho povoleni, stavebni povoleni
meter number: no elektromeru, cislo elektromeru, no meridla, cislo meridla, no vodomeru, no plynomeru, vyr no meridla
meter reading: stav elektromeru, stav vodomeru, stav plynomeru, stav meridla, stav pocitadla
supply point number: ean odberneho mista, no odberneho mista, cislo odberneho mista, odberne misto, eic kod
reading date: datum odectu, dat odectu
contract end date: smlouva do dne, konec smlouvy, smlouva do data, zavazek do
policy number: no smlouvy poj, no poj smlouvy, cislo pojistne smlouvy, no pojistky, cislo pojistky
annual premium: rocni pojistne, roc pojistne
claim number: no pojistne udalosti, cislo pojistne udalosti, no skody, cislo skody
claim: pojistna udalost
insurance amount: pojistna castka, poj castka
debit amount: castka md, md castka, ma dati, strana md
credit amount: castka dal, dal castka, strana dal, castka d
opening balance: pocatecni zustatek, poc zustatek, poc stav, pz uctu, ps uctu
closing balance: konecny zustatek, konec zustatek, kon stav, konecny stav, kz uctu, ks uctu, konecny zostatok
voucher number: cislo dokladu no, no uc dokladu
booking date: datum zauctovani, dat zauctovani, dat uct pripadu, datum uctovani, datum ucetniho pripadu
price center: nakl stredisko, nakl str, nakladove stredisko, nakladove stred, stredisko nakladu
depreciation years: doba odpisovani, doba odpisovani roky, doba odpisu, zivotnost roky
book value: zustatkova cena, zust cena, ucetni hodnota, zustatkova hodnota
project manager: vedouci projektu
percent full: percent hotovo, percent dokonceni, hotovo percent, stav dokonceni, procento dokonceni
budgeted hours: planovane hodiny, rozpoctovane hodiny, plan hod, plan hodin
start time: prichod do prace, cas prichodu, zacatek cas, hodina od, cas od
end time: odchod z prace, cas odchodu, konec cas, hodina do, cas do
break minutes: prestavka min, prestavka minuty
billable: k fakturaci
ticket number: no pozadavku, cislo pozadavku, no ticketu, no hlaseni, cislo hlaseni
closed date: vyreseno dne, datum vyreseni, uzavreno dne
tracking number: no zasilky, cislo zasilky, zasilka no, no baliku, cislo zasielky
count package: pocet koli, pocet baliku, pocet balicku, poc kusu zasilky, poc koli
incoterm: dod parita, dodaci parita, dodaci podminka, dodaci podminky
recipient: prijemce zbozi
alcohol percent: obsah alkoholu, alk percent
table number: no stolu, cislo stolu, stul no
seat number: no sedadla, cislo sedadla, no mista, misto k sezeni
event date: datum akce, datum konani, dat akce, dat konani
sample number: no vzorku, cislo vzorku, vz no
sampling date: datum odberu, dat odberu, odebrano dne, datum odb
test method: zkus metoda, zkusebni metoda, metoda zkousky, metoda stanoveni
detection limit: mez detekce, mez stanovitelnosti, limit detekce
number range: ref meze, referencni meze, ref rozmezi, referencni rozmezi, ref interval
tooth number: no zubu, cislo zubu
treatment number: kod vykonu, no vykonu
recall date: pozvat na prevenci, datum prevence, pristi prevence, pozvat na kontrolu, pozvat dne
sphere right: sf op, sph op oko, sfera p
sphere left: sf ol, sfera ol oko, sph ol oko, sfera l
axis right: osa p, osa op
axis left: osa l, osa ol
pupillary distance: vzdalenost zornic, pd mm
date death: datum umrti, dat umrti, zemrel dne, umrti dne, datum umrtia
place death: misto umrti, miesto umrtia
grave number: no hrobu, cislo hrobu, hrobove misto, no hrobu misto
case number: sp zn, spisova znacka, no spisu, spis zn
opposing person: protistrana sporu
value dispute: hodnota sporu, hodnota predmetu sporu
hearing date: termin jednani soudu, datum jednani soudu, soudni jednani, termin jednani, dat jednani soudu
waste number: kod odpadu, katalogove cislo odpadu, kat no odpadu
container volume: obj kontejneru, objem kontejneru, objem nadoby
weighbridge ticket number: no vazniho listku, cislo vazniho listku, vazni listek, vazni list no
appointment time: cas objednani, cas navstevy, objednan na cas
frozen end: pozastaveno do, preruseno do
pickup authorized person: osoby opravnene k vyzvednuti, osoby k vyzvednuti, vyzvednuti ditete, kdo vyzvedava
mother name: jmeno matky, meno matky
father name: jmeno otce, meno otca
medication number: kod sukl, sukl kod, kod leku, kod leciva, kod pripravku
active ingredient: ucinna latka, uc latka, leciva latka, ucinna l
dosage form: lekova forma, lek forma, liekova forma
birth name: rodne prijmeni, prijmeni za svobodna, rodne priezvisko
full name: jmeno a prijmeni, prijmeni a jmeno, jmeno prijmeni, prijmeni jmeno, meno a priezvisko, priezvisko a meno
legal form: pravni forma, pravna forma
tax office: financni urad
emergency: v nouzi, v pripade nouze, pro pripad nouze
diagnosis number: kod mkn, mkn 10, kod mkn 10, kod diagnozy, kod dg
identity card number: no op, cislo op, no obcanskeho prukazu, cislo obcanskeho prukazu, obcansky prukaz, obciansky preukaz
price nights: cena za noc osoba
blood pressure: krevni tlak, krvny tlak
social insurance: socialni pojisteni, soc pojisteni
medical examination: lekarska prohlidka, lekarske prohlidky, zdravotni prohlidka, lek prohlidka
short name: zkraceny nazev, zkr nazev, nazev zkraceny
previous order date: datum posledni objednavky, posledni objednavka
absence taken: cerpana dovolena, vycerpana dovolena
training safety: skoleni bozp
`
