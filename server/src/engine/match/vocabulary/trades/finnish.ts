import type { TradeWords } from './words.ts'

/** The words that tables of any trade have in Finnish. */
export const FINNISH: TradeWords = {
  words: `
name nimi
number numero nro tunnus
address osoite
city kaupunki postitoimipaikka kunta paikkakunta
country maa
phone puhelin puhelinnumero puh
email sahkoposti
amount summa loppusumma
price hinta
tax alv
quantity kpl lukumaara
date pvm paivamaara
year vuosi
month kuukausi
invoice lasku laskun
order tilaus tilauksen
product tuote tuotteen
employee tyontekija
supplier toimittaja
company yritys
customer asiakkaan
note huomautus huomautukset lisatiedot
description kuvaus selite
status tila
start alku alkaa alkaen
end loppu paattyy
due erapvm
department osasto
position tehtavanimike ammattinimike
salary palkka
`,
  compounds: `
first name: etunimi, etunimet
last name: sukunimi
street: katuosoite, lahiosoite
postal number: postinumero
customer number: asiakasnro, asiakasnumero
product number: tuotenumero, tuotekoodi
invoice number: laskunumero
invoice date: laskupaiva, laskupvm
due date: erapaiva
birth date: syntymaaika, syntymapaiva
social security number: henkilotunnus, hetu
start date: alkupvm, alkamispaiva
end date: loppupvm, paattymispaiva
tax number: ytunnus
`,
  phrases: `
tax number: y tunnus
invoice date: laskun pvm, laskun paiva
`,
}
