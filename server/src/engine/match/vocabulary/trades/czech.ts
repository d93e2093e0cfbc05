import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Czech, and mostly in Slovak. */
export const CZECH: TradeWords = {
  words: `
number cislo cis cisla cislem kod kodu kody oznaceni oznacenie
name nazev nazov jmeno meno nazvu nazvy
last prijmeni priezvisko
birth narozeni narozen narozena narodenia
gender pohlavi
customer zakaznik zakaznici odberatel odberatele zakaznika klientka odberatela odberatelia
supplier dodavatel dodavatele dodavatela dodavatelia
employee zamestnanec zamestnanci zamestnanca pracovnik pracovnika pracovnice pracovnicka pracovnici zamestnance zamestnankyne
patient pacient pacienti pacienta pacientka pacientsky
doctor lekar lekare lekarka lekara lekarsky osetrujici
owner majitel vlastnik majitele majitelka vlastnika vlastnici vlastnictvi
manager vedouci
company spolecnost podnik firmy spolecnosti spolocnost organizace organizacia sidlo
contact kontaktni kontaktna kontakty kontaktu kontaktnich
person osoba osoby osobu ucastnik ucastnika ucastnici ucastniku
address adresa bydliste adresy
street ulice ulici ulica
city mesto obec mesta obce mestska
country zeme krajina krajiny
site pracoviste prevadzka provozovna provozovny pobocka staveniste
room mistnost mistnosti miestnost miestnosti
date dne
year roku roky rokov
month mesic mesicne mesice mesicu mesiac mesiace
week tyden tydne tyzden tyzdne
days dny dnu dnech
hours hodiny hodin
start zahajeni zacatek pocatek zacatku zahajeno zaciatok zacina zacal pociatok
end ukonceni konec ukonceno ukoncenie skonceni konci konca
created vytvoreno zalozeno vytvorene vytvoreni zalozene zalozeni vytvoril zapsano zapsal zaevidovano evidovano zalozil zadal
updated zmeneno aktualizovano upraveno upravene aktualizovane zmenene zmena zmeny
status stav stavu stavem
type druh typu druhu
description popis popisu opisu
note poznamka poznamky poznamce poznamku pozn
reason duvod duvodu dovod pricina
result vysledek vysledku vysledky vysledkem vysledok
order objednavka objednavky objednavek objednavkovy objednane objednany
invoice faktury fakturace fakturacni faktur fakturovany fakturovana
issued vystaveni vystaveno vystavena vydano vydal vydani vydane vydanie vydaj
due splatnost splatnosti splatna splatny
payment platba platby uhrada uhrazeno zaplaceno zaplatene uhradene uhrady uhrazene platieb zaplaceni platebni platobny platobne
price ceny cenu cenova jednotkova cenik cenniku cennik
amount castka castky ciastka suma celkova celkom
tax dph
discount sleva slevy zlava zlavy
account ucet uctu ucty uctovy
quantity mnozstvi mnozstvo mnozstva kusu kusov ks
count pocet poctu
unit jednotka jednotky jednotek merna
product zbozi vyrobek tovar tovaru vyrobku vyrobky polozky artikl artiklu materialove
stock zasoba zasoby skladem zasobe
warehouse sklad skladu sklady
weight hmotnost vaha vahy hmotnosti hmot
color barva barvy farba farby
delivery dodani doruceni doruceno dorucenie dodavka dodavky dodaci dodanie dodane dodany
department oddeleni usek utvar utvaru odbor odboru oddelenie strediska
position pozice funkce pozicia funkcia funkci funkcni
salary mzda platu mzdy mzdovy vyplata vyplaty odmena odmeny
project zakazka zakazky projekty projektu
task ukol ukoly uloha
budget rozpocet rozpoctu
contract smlouva smlouvy zmluva zmluvy
vehicle vozidlo vozidla auta vozu vozidel automobil
driver ridic ridice vodica sofer
next pristi dalsi nasledujici nasledujuci dalsia dalsie buduca buducej nadchazejici nasledna
previous posledni minula predchozi predesly predesla predosly predosla puvodni povodny povodne minule byvaly byvala posledne posledna
inspection kontrola revize prohlidka prohlidky prehliadka prehliadky revizni kontroly kontrolovano zkontrolovano skontrolovane
member clen clena clenove clenka clenovia clenske clensky clenska
fee prispevek poplatek poplatku poplatky poplatok
class trida tridy trieda triedy tridni
pupil zak zaci zaka ziak ziaka ziaci zakyne
teacher ucitel vyucujici ucitele ucitelka lektor lektora trener instruktor
title titul titulu tituly
brand vyrobce vyrobca vyrobcu vyrobcov znacky znacka
tenant najomca najomnik najemce najemci
landlord prenajimatel
guardian opatrovnik porucnik
partner partnera manzel manzelka manzela
responsible odpovida zodpovida odpovedny odpovedna odpovednost zodpovedny zodpovedna zodpoveda vyrizuje vybavuje resitel
technician provedl provedla provadi vykonal vykonala opravil opravila serviser servisak
inspector kontroloval kontrolovala zkontroloval zkontrolovala overil overila revizor
author zpracoval zpracovala vypracoval vypracovala vyhotovil autora spisovatel
recipient komu prijemce prijemca adresat prevzal prevzala
sender odesilatel odosielatel odeslal
borrower vypujcil vypujcila vypujcitel pujcil pujcila pozical pozicala ctenare citatel ctenarsky
loan pujceno pujcena pujceny zapujceno zapujceni pujcka vypujcka vypujcky vypujceni pozicane pozicka vypozicka vypozicane
returned vraceny vracena vraceni vratene vratenie
district okres okresu ctvrt mestsky
building budova budovy
floor patra poschodi poschodie podlazi podlazie
location umistneni lokalita lokality stanoviste umiestnenie umisteno umistnene
phone telefonni telefonu telefonne
mobile mobilni mobilu mobilny mobilna
website webove webovky
email emailova
time casu hodina
minutes minuty minut
duration doba trvani dlzka trvanie
period obdobi obdobie
valid platnost platnosti plati
received prijem obdrzeno prijeti prijatie
shipping expedice odeslano odeslani odoslane odoslanie doprava dopravne zasilka zasilky zasielka zasielky
departure odchod odjezdu odchodu
arrival prichod prijezdu prichodu
booking rezervacie zauctovani zauctovano zauctovanie
appointment schuzka schuzky stretnutie
maintenance udrzba udrzby servisni servisu oprava opravy
calibration kalibrace kalibraci kalibrovano kalibracni kalibrovan kalibracia kalibracie kalibracny kalibrovane
certificate certifikat certifikatu osvedceni osvedcenie atest
acquired porizeni porizeno porizena obstarani obstarane obstaranie zarazeni zarazeno zaradenie zaradene
discontinued vyrazeni vyradene vyradenie
offer nabidka nabidky ponuka ponuky nabidkovy
currency mena meny
deposit kaucia zalohy
rent najomne najmu najemne pronajem
percent procento procenta percento procentualni
bank banka banky bankovni bankovy
balance zustatku zostatok nedoplatek nedoplatok zbyva zostava
limit limitu maximalni maximalny maximalna
package baleni balenie baliku balik
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
material materialu surovina
batch sarze sarza
warranty zaruka zaruky zarucni
model modelu
serial seriove seriovy vyrobni
equipment pristroj pristroje pristroju zariadenie zariadenia stroje
tool naradi naradie nastroj nastroje nastroju
asset majetku inventarni majetek
meter vodomer elektromer plynomer meric elektromeru plynomeru vodomeru mericiho
reading odecet odectu odpocet
signed podepsano podepsal podepsala podpis podpisane podpisal podpisu podepsan
approved schvaleno schvalil schvalene schvaleni
rating hodnoceni hodnotenie
purpose ucel ucelu
odometer tachometru najete tachometr
fuel paliva pohonne palivo
insurance pojisteni pojistovna poistenie poistka poistovna
premium poistne
animal zvire zvirete zviera zvirat
breed plemeno plemene plemena
age vek veku
nationality narodnost
language jazyk jazyka
religion vyznani
sample vzorek vzorku vzorky vzorka
laboratory laborator laboratore laboratori laboratorni
work prace praca
emergency nouzovy nouzove tisnovy
course kurzu kurz
consent souhlas suhlas souhlasu udeleni
mother matky matcino
father otec otce otcovo
guest hosta hostu
salutation osloveni oslovenie
`,
  compounds: `
lease: najemni, najomny
expense: vydaje
table: stul, stolu
amount: celkem
guest: hoste
postal number: psc
hire date: nastup
terminated date: vystup
house number: popisne
price center: stredisko
plate: ecv
previous: stare, stary, stara
state: vuzsc
barcode: carkod
discontinued: doprodej
supply date: duzp
balance amount: neuhrazeno
end date: exspirace, expirace
energy rating: penb
course fee: kurzovne
call number: signatura
labour hours: normohodiny
cycle time: takt
billable: fakturovat
`,
  phrases: '',
  alone: `
company number: =ico
tax number: =dic
unit: =mj
time: =cas
social security number: =rc
`,
}
