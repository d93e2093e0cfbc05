import type { TradeWords } from './words.ts'

/** Energy and water that are supplied to a point, and what they cost by the hour of the day. */
export const SUPPLYING: TradeWords = {
  words: `
fee tarief tarieven
consumption usage usages jaarverbruiken verbrauche
offpeak daltarief laagtarief daluren niedertarif nachttarif nachttarief nachtstroom
peak hoogtarief piektarief normaaltarief hochtarif haupttarif
standingcharge vastrecht vastrechten grundpreis grundgebuhr
capacity aansluitwaarde aansluitcapaciteit anschlusswert anschlussleistung
`,
  compounds: `
grid responsible: netbeheerder, netzbetreiber, verteilnetzbetreiber, distribuidora, netbedrijf, natagare, netteier, netselskab
company number: kvknr, kvknummer
`,
  phrases: `
offpeak: off peak, heures creuses, horas valle
offpeak price: tarief laag, prijs laag, tarief dal, prijs dal, tarif heures creuses, prix heures creuses, price night, night price, night rate, preis nt, arbeitspreis nt, arbeitspreis niedertarif, nacht tarif
offpeak price: low tariff, tariff low, price low, fascia bassa
peak: heures pleines, horas punta
peak price: tarief hoog, prijs hoog, tarief piek, prijs piek, tarif heures pleines, prix heures pleines, preis ht, arbeitspreis ht, arbeitspreis hochtarif, high tariff, tariff high, price high, fascia alta
standingcharge: standing charge, standing charges, prime fixe, termino fijo, quota fissa, oplata stala, staly plat, fast avgift
grid responsible: grid operator, network operator, gestionnaire de reseau, distribution network operator
company number: chamber no, chamber number, chamber of commerce, chamber of commerce no, chamber of commerce number
capacity: aansl waarde, anschl wert
`,
}
