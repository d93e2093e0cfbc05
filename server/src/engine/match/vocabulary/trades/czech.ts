import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Czech, and mostly in Slovak. */
export const CZECH: TradeWords = {
  words: `
number cislo cis
name nazev nazov jmeno
last prijmeni priezvisko
birth narozeni narozen narozena narodenia
gender pohlavi
customer zakaznik zakaznici odberatel odberatele
supplier dodavatel dodavatele
employee zamestnanec zamestnanci
patient pacient pacienti
doctor lekar
owner majitel vlastnik
manager vedouci
company spolecnost podnik
contact kontaktni kontaktna
person osoba osoby
address adresa bydliste
street ulice
city mesto obec
country zeme
site pracoviste
room mistnost
date dne
year roku
month mesic mesicne
week tyden
days dny dnu
hours hodiny hodin
start zahajeni zacatek pocatek
end ukonceni konec
created vytvoreno zalozeno
updated zmeneno aktualizovano
status stav
type druh
description popis
note poznamka poznamky
reason duvod
result vysledek
order objednavka objednavky
invoice faktury
issued vystaveni vystaveno vystavena
due splatnost splatnosti splatna
payment platba platby uhrada uhrazeno zaplaceno
price ceny
amount castka
tax dph
discount sleva
account ucet uctu
quantity mnozstvi
count pocet
unit jednotka
product zbozi vyrobek
stock zasoba zasoby
warehouse sklad
weight hmotnost
color barva
delivery dodani
department oddeleni usek
position pozice funkce
salary mzda
project zakazka zakazky
task ukol
budget rozpocet
contract smlouva smlouvy
vehicle vozidlo
driver ridic
next pristi dalsi
previous posledni minula
inspection kontrola revize
member clen clena clenove
fee prispevek
class trida
pupil zak zaci
teacher ucitel
`,
  compounds: `
amount: celkem
guest: hoste
postal number: psc
`,
  phrases: `
contact person: kontaktni osoba
account number: cislo uctu
payment days: splatnost dny, splatnost ve dnech
birth date: datum narozeni
social security number: rodne cislo
since date: clenem od
subtotal: bez dph, zaklad dane
gross: s dph, vcetne dph
tax percent: sazba dph
`,
  alone: `
company number: =ico
tax number: =dic
unit: =mj
`,
}
