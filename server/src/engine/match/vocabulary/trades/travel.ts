import type { TradeWords } from './words.ts'

/** Journeys that agencies and operators sell. */
export const TRAVEL: TradeWords = {
  words: `
departure hinreise hinfahrt hinflug heenreis heenvlucht utresa utreise udrejse menomatka
`,
  compounds: `
amount price: reissom, reissum, reisprijs, reissumma, reisesumme, reisepreis, gesamtreisepreis, resepris, reisepris, rejsepris, matkahinta
returned date: ruckreisedatum, rueckreisedatum, ruckreisetag, terugreisdatum, retourdatum, hemresedatum, hjemreisedato, hjemrejsedato, paluupaiva
`,
  phrases: `
amount price: prix du voyage, prix voyage, prix du sejour, precio del viaje, precio viaje, prezzo del viaggio, prezzo viaggio
amount price: preco da viagem, preco viagem, cena wycieczki, cena imprezy, cena podrozy, cena zajezdu, cena cesty, resans pris, trip price, tour price, travel price
`,
  alone: `
returned: =terug, =terugreis, =zuruck, =ruckreise, =rueckreise, =ruckflug, =vuelta, =regreso, =ritorno, =volta, =regresso, =powrot, =navrat, =hemresa
returned: =aterresa, =hjemreise, =hjemrejse, =paluu, =inbound
`,
}
