import { fold } from './words.ts'

// A price list has for each article what it costs the firm, and what the firm asks for it: neither stands for the other.

const BUYING =
  /\b(?:cost|costs|purchas\w*|buy|buying|bought|trade|ek|einkauf\w*|einstand\w*|bezug\w*|achat|achats|pa|cout|coste|costo|costes|costi|compra|compras|acquisto|acquisti|inkoop\w*|kostprijs|zakup\w*|nakup\w*|inkop\w*)\b/u
const SELLING =
  /\b(?:sales?|sell|selling|sold|retail|rrp|srp|msrp|list|uvp|vk|verkauf\w*|vente|public|pv|pvp|venta|venda|vendita|verkoop\w*|advies\w*|sprzeda\w*|prodej\w*|forsaljning\w*)\b/u
const PRICE = /\b(?:pric|preis|prix|preci|prezz|prij|cen|pris|cost|kost|cout|ek\b|vk\b|rrp\b|srp\b|msrp\b|uvp\b|pvp\b)/u

export type TradeSide = 'buying' | 'selling' | null

/** Whether a name is of a price that is paid or of one that is asked; null where it says neither, or both. */
export function tradeSide(name: string): TradeSide {
  const text = fold(name).replace(/[_-]/g, ' ')
  const [buying, selling] = [BUYING.test(text), SELLING.test(text)]
  return buying === selling || !PRICE.test(text) ? null : buying ? 'buying' : 'selling'
}

export function tradeWorth(own: TradeSide, wanted: TradeSide): number {
  return own === null || wanted === null ? 0 : own === wanted ? ALIKE : APART
}

/** As with and without tax. */
const APART = -3
const ALIKE = 0.5
