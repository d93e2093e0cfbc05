import type { TradeWords } from './words.ts'

/** Articles, what they cost and where they lie. */
export const GOODS: TradeWords = {
  words: `
stock exist lagersaldo zasob
discontinued utgatt utgar descatalogado descatalogada wycofany wycofane vyrazeno auslaufend vervallen
purchase nakup zakupu nakupni
location lagerstelle
category varugrupp varegruppe
`,
  compounds: `
purchase price: ahk, inpris
sales price: utpris, utsalgspris, forsaljningspris
bin: lagerplats, lagerplass, lagerpl, lagerplads
minimum stock: mindestbest, sicherheitsbestand, minstock
stock quantity: istbestand
stock: magazynowy
`,
  phrases: `
minimum stock: stock min, min bestand, min voorraad, min lager, stan min, stan minimalny, zasoba min, safety level
stock quantity: ist bestand, stan magazynowy, na sklade, en stock
purchase price: p coste, p achat, cena zakupu, p costo, px achat
sales price: p venta, p vente, cena sprzedazy, prodejni cena, px vente
discontinued: phased out, phase out, fuera de catalogo, fin de serie, uit assortiment, fuori produzione, no longer sold
`,
  alone: `
unit: =me, =jm, =udm
price unit: =pe
`,
}
