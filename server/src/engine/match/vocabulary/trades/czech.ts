import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Czech, and mostly in Slovak. */
export const CZECH: TradeWords = {
  words: `
number cislo cis cisla cislem
name nazev nazov jmeno meno nazvu
last prijmeni priezvisko
birth narozeni narozen narozena narodenia
gender pohlavi
customer zakaznik zakaznici odberatel odberatele zakaznika klientka odberatela odberatelia
supplier dodavatel dodavatele dodavatela dodavatelia
employee zamestnanec zamestnanci zamestnanca pracovnik pracovnika pracovnice pracovnicka pracovnici
patient pacient pacienti pacienta pacientka
doctor lekar lekare lekarka lekara
owner majitel vlastnik majitele majitelka vlastnika vlastnici
manager vedouci
company spolecnost podnik firmy spolecnosti spolocnost organizace organizacia
contact kontaktni kontaktna kontakty kontaktu
person osoba osoby osobu
address adresa bydliste adresy
street ulice ulici
city mesto obec mesta obce
country zeme
site pracoviste prevadzka provozovna provozovny pobocka
room mistnost mistnosti miestnost miestnosti
date dne
year roku roky rokov
month mesic mesicne mesice mesicu mesiac mesiace
week tyden tydne tyzden tyzdne
days dny dnu dnech
hours hodiny hodin
start zahajeni zacatek pocatek zacatku zahajeno zaciatok zacina zacal pociatok
end ukonceni konec ukonceno ukoncenie skonceni konci konca
created vytvoreno zalozeno vytvorene vytvoreni zalozene zalozeni vytvoril zapsano zapsal zaevidovano evidovano
updated zmeneno aktualizovano upraveno upravene aktualizovane zmenene zmena zmeny
status stav stavu stavem
type druh typu druhu
description popis popisu opisu
note poznamka poznamky poznamce poznamku pozn
reason duvod duvodu dovod pricina
result vysledek vysledku vysledky vysledkem vysledok
order objednavka objednavky objednavek
invoice faktury fakturace fakturacni
issued vystaveni vystaveno vystavena vydano vydal vydani vydane vydanie vydaj
due splatnost splatnosti splatna splatny
payment platba platby uhrada uhrazeno zaplaceno zaplatene uhradene uhrady uhrazene platieb zaplaceni
price ceny cenu cenova jednotkova
amount castka castky ciastka suma celkova celkom
tax dph
discount sleva slevy zlava zlavy
account ucet uctu ucty
quantity mnozstvi mnozstvo mnozstva kusu kusov ks
count pocet poctu
unit jednotka jednotky jednotek merna
product zbozi vyrobek tovar tovaru vyrobku vyrobky polozky
stock zasoba zasoby skladem zasobe
warehouse sklad skladu sklady
weight hmotnost vaha vahy hmotnosti
color barva barvy farba farby
delivery dodani doruceni doruceno dorucenie dodavka dodavky dodaci dodanie dodane
department oddeleni usek utvar utvaru odbor odboru oddelenie strediska
position pozice funkce pozicia funkcia funkci
salary mzda platu
project zakazka zakazky projekty
task ukol ukoly uloha
budget rozpocet rozpoctu
contract smlouva smlouvy zmluva zmluvy
vehicle vozidlo vozidla auta
driver ridic ridice vodica
next pristi dalsi nasledujici nasledujuci dalsia dalsie buduca buducej nadchazejici nasledna
previous posledni minula predchozi predesly predesla predosly predosla puvodni povodny povodne minule byvaly byvala posledne posledna
inspection kontrola revize prohlidka prohlidky prehliadka prehliadky revizni kontroly kontrolovano zkontrolovano skontrolovane
member clen clena clenove clenka clenovia
fee prispevek poplatek poplatku poplatky poplatok
class trida tridy trieda triedy
pupil zak zaci zaka ziak ziaka ziaci
teacher ucitel vyucujici ucitele ucitelka
title titul titulu tituly
brand vyrobce vyrobca vyrobcu vyrobcov znacky
tenant najomca najomnik
landlord prenajimatel
guardian opatrovnik porucnik
partner partnera
responsible odpovida zodpovida odpovedny odpovedna odpovednost zodpovedny zodpovedna zodpoveda vyrizuje vybavuje resitel
technician provedl provedla provadi vykonal vykonala opravil opravila serviser servisak
inspector kontroloval kontrolovala zkontroloval zkontrolovala overil overila revizor
author zpracoval zpracovala vypracoval vypracovala vyhotovil
recipient komu prijemce prijemca adresat prevzal prevzala
sender odesilatel odosielatel odeslal
borrower vypujcil vypujcila vypujcitel pujcil pujcila pozical pozicala ctenare citatel
loan pujceno pujcena pujceny zapujceno zapujceni pujcka vypujcka vypujcky vypujceni pozicane pozicka vypozicka vypozicane
returned vraceny vracena vraceni vratene vratenie
district okres okresu
building budova budovy
floor patra poschodi poschodie podlazi podlazie
location umistneni lokalita lokality stanoviste umiestnenie umisteno umistnene
phone telefonni telefonu telefonne
mobile mobilni mobilu
website webove
email emailova
time casu hodina
minutes minuty minut
duration doba trvani dlzka trvanie
period obdobi obdobie
valid platnost platnosti plati
received prijem obdrzeno prijeti prijatie
shipping expedice odeslano odeslani odoslane odoslanie doprava dopravne
departure odchod odjezdu odchodu
arrival prichod prijezdu prichodu
booking rezervacie
appointment schuzka schuzky stretnutie
maintenance udrzba udrzby servisni servisu oprava opravy
calibration kalibrace kalibraci kalibrovano kalibracni kalibrovan kalibracia kalibracie kalibracny kalibrovane
certificate certifikat certifikatu osvedceni osvedcenie atest
acquired porizeni porizeno porizena obstarani obstarane obstaranie zarazeni zarazeno zaradenie zaradene
discontinued vyrazeni vyradene vyradenie
offer nabidka nabidky ponuka ponuky
currency mena meny
deposit kaucia zalohy
rent najomne najmu
percent procento procenta percento
bank banka banky bankovni bankovy
balance zustatku zostatok
limit limitu
package baleni balenie
group skupina skupiny
subject predmet predmetu
mark znamka znamky
height vyska vysky
width sirka sirky
length delka delky
depth hloubka hlbka
volume objem objemu
size velikost velikosti velkost rozmer rozmery
area plocha plochy vymera vymery
capacity kapacita kapacity
material materialu
batch sarze sarza
warranty zaruka zaruky zarucni
model modelu
serial seriove seriovy vyrobni
equipment pristroj pristroje pristroju zariadenie zariadenia stroje
tool naradi naradie nastroj nastroje
asset majetku inventarni
meter vodomer elektromer plynomer meric
reading odecet odectu odpocet
signed podepsano podepsal podepsala podpis podpisane podpisal podpisu
approved schvaleno schvalil schvalene schvaleni
rating hodnoceni hodnotenie
purpose ucel ucelu
odometer tachometru najete
fuel paliva pohonne
insurance pojisteni pojistovna poistenie poistka poistovna
premium poistne
animal zvire zvirete zviera
breed plemeno plemene
age vek veku
nationality narodnost
language jazyk jazyka
religion vyznani
sample vzorek vzorku vzorky vzorka
laboratory laborator laboratore laboratori
work prace praca
emergency nouzovy
course kurzu kurz
consent souhlas suhlas
mother matky
father otec otce
guest hosta
salutation osloveni oslovenie
`,
  compounds: `
amount: celkem
guest: hoste
postal number: psc
hire date: nastup
terminated date: vystup
house number: popisne
price center: stredisko
plate: ecv
previous: stare, stary, stara
`,
  phrases: `
contact person: kontaktni osoba, kontaktna osoba
first name: krestni jmeno, krstne meno
house number: cislo popisne, popisne no, no popisne, supisne cislo, cislo domu
postal number: postovni smerovaci cislo, postove smerovacie cislo
birth place: misto narozeni, miesto narodenia
marital status: rodinny stav
nationality: statni prislusnost, statni obcanstvi, statna prislusnost
position: pracovni zarazeni, pracovni pozice, pracovna pozicia
employee number: osobni cislo, osobni no, os no, osobne cislo, osobne no
account number: cislo uctu, no uctu, ucet no
line number: poradove cislo, poradove no, por no, por cislo
serial number: vyrobni cislo, vyrobne cislo, vyrobni no, vyr no, vyr cislo, seriove cislo, seriove no, ser no
asset number: inventarne cislo, inventarni no, inventarne no, inv cislo
record number: evidencni cislo, evidencne cislo, evidencni no, ev no, ev cislo
previous number: stare cislo, stare no, puvodni cislo, puvodni no, povodne cislo, povodne no, predchozi cislo
document number: cislo jednaci, no jednaci, cislo dokladu, no dokladu
customer number: zak no, zak cislo
product number: kat no, kat cislo, katalogove cislo, katalogove no
calibration certificate: kal list, kalibracni list, kalibracny list
calibration certificate number: cislo listu, cislo kal listu, cislo kalibracniho listu
acquired date: datum zarazeni, datum porizeni, datum zaradenia, datum obstarania
purchase price: porizovaci cena, obstaravacia cena
unit price: cena za kus, cena za jednotku, cena za ks, cena za mj, jednotkova cena
total price: celkova cena, cena celkem
shipping price: cena dopravy
barcode: carovy kod, ciarovy kod
payment days: splatnost dny, splatnost ve dnech
birth date: datum narozeni, datum narodenia
social security number: rodne cislo, rodne no, rod cislo, rod no
since date: clenem od
due date: vratit nejpozdeji, uhradit do
end date: plati do, konec platnosti, platnost konci
start date: platnost od, plati od, zacatek platnosti
loan date: pujceno dne, zapujceno dne, pozicane dna
technician: kdo provedl, provedl kdo
odometer: stav tachometru, stav km, najete km
fuel: pohonne hmoty
subtotal: bez dph, zaklad dane
gross: s dph, vcetne dph
tax percent: sazba dph
`,
  alone: `
company number: =ico
tax number: =dic
unit: =mj
time: =cas
social security number: =rc
`,
}
