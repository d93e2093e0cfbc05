import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const WEAR = 'jackets trousers footwear headwear gloves bags other'
const GROUPS = 'backpacks sleeping tents books_maps hats_gloves'

describe('what people wear, and take outdoors', () => {
  it.each([
    [WEAR, 'jackets', 'Jacken, Vestes, Chaquetas, Giacche, Jassen, Casacos, Kurtki, Bundy, Jackor, Jakker'],
    [WEAR, 'trousers', 'Hosen, Pantalons, Pantalones, Pantaloni, Broeken, Spodnie, Kalhoty, Byxor, Bukser'],
    [WEAR, 'footwear', 'Schuhe, Chaussures, Calzado, Scarpe, Schoenen, Obuwie, Obuv, Skor, Sko, Stiefel'],
    [WEAR, 'gloves', 'Handschuhe, Gants, Guantes, Guanti, Rękawice, Rukavice, Handskar, Hansker'],
    [WEAR, 'bags', 'Taschen, Bolsas, Rucksäcke, Mochilas, Rugzakken, Plecaki'],
    [GROUPS, 'backpacks', 'Rucksack, Sac à dos, Zaini, Batohy, Ryggsäckar'],
    [GROUPS, 'sleeping', 'Schlafsäcke, Isomatten, Sacs de couchage, Sacchi a pelo, Spacáky'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })
})

describe('several things under one name', () => {
  it.each([
    [GROUPS, 'books_maps', 'Karten/Bücher'],
    [GROUPS, 'books_maps', 'Livres & cartes'],
    [GROUPS, 'sleeping', 'Schlafsäcke u. Matten'],
    [GROUPS, 'hats_gloves', 'Guanti e cappelli'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual([value])
  })

  it.each([
    [GROUPS, 'Zelte und Rucksäcke'],
    [GROUPS, 'Zelte/Kocher'],
    ['cash card', 'Bar und Karte'],
    ['books_maps postcards', 'Bücher/Postkarten'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual([null])
  })
})
