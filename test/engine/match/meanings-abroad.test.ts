import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('words of other languages for the values of a trade', () => {
  it.each([
    [
      'turning milling drilling welding',
      'turning',
      'Dreherei, Tournage, Torneado, Tornitura, Draaien, Toczenie, Soustružení, Svarvning',
    ],
    [
      'receiving storage picking packing shipping',
      'picking',
      'Kommissionierung, Orderpicken, Kompletacja, Vychystávání, Plock, Pluk',
    ],
    ['lodged held released refused', 'released', 'Freigegeben, Mainlevée, Svincolato, Zwolniono, Propuštěno, Frigjort'],
    ['EXW FCA DAP DDP FOB', 'EXW', 'ab Werk, En fábrica, Franco fabbrica, Af fabriek, Ze závodu'],
    [
      'tender awarded on_site snagging',
      'snagging',
      'Mängelbeseitigung, Repasos, Opleverpunten, Usterki, Mangelutbedring',
    ],
    [
      'customer prospect supplier competitor',
      'competitor',
      'Wettbewerber, Concurrent, Concorrente, Konkurencja, Konkurrent',
    ],
    [
      'submitted under_review approved rejected appealed',
      'appealed',
      'Widerspruch, Recours, In bezwaar, Odwołanie, Påklaget',
    ],
    ['actual estimated customer_read', 'customer_read', 'Selbstablesung, Autolettura, Samoodečet, Självavläst'],
    ['strings woodwind brass keyboard voice', 'woodwind', 'Querflöte, Clarinette, Clarinetto, Klarnet, Zobcová flétna'],
    ['organic in_conversion conventional', 'in_conversion', 'Umstellung, En conversion, Omschakeling, Under omlægning'],
    [
      'full_livery part_livery diy_livery grass_livery',
      'grass_livery',
      'Koppelhaltung, Pension au pré, Enbart bete, Kun græs',
    ],
    [
      'independent needs_assistance fully_dependent',
      'needs_assistance',
      'Hilfebedürftig, Necesita ayuda, Wymaga pomocy, Trenger bistand',
    ],
    ['pledged extended redeemed forfeited sold', 'redeemed', 'Ausgelöst, Rescatado, Riscattato, Wykupiony, Indløst'],
    ['flute recorder trumpet', 'recorder', 'Blockflöte, Blokfluit'],
    [
      'kindergarten primary secondary',
      'kindergarten',
      'École maternelle, Scuola dell’infanzia, Kleuterschool, Przedszkole, Mateřská škola, Förskola, Barnehage',
    ],
    ['ok damaged blocked', 'ok', 'In Ordnung, I orden, V pořádku'],
  ])('of %s "%s" are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['keg cask bottle can', 'Fat, Sud, Fût, Barril'],
    ['flute clarinet trumpet', 'Oboe, Posaune, Geige'],
    ['active inactive', 'Gesperrt'],
    // Who is present came: of what lives and what died that tells nothing.
    ['alive dead', 'Present, Présent, Presente, Aanwezig'],
  ])('of %s none is surely meant by %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
