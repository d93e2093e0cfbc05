import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const ROOMS = 'bedroom living_room kitchen bathroom toilet hallway basement balcony'
const WASTE = 'residual_waste organic_waste paper packaging bulky_waste hazardous_waste'
const TRADES = 'earthworks masonry carpentry roofing painting flooring'
const METERS = 'electricity gas cold_water hot_water heat'

describe('rooms, houses, trades, energy and waste', () => {
  it.each([
    [ROOMS, 'bedroom', 'Schlafzimmer, Dormitorio, Camera da letto, Slaapkamer, Sypialnia, Ložnice, Sovrum'],
    [ROOMS, 'living_room', 'Wohnzimmer, Séjour, Salón, Soggiorno, Woonkamer, Obývací pokoj, Stue'],
    [ROOMS, 'bathroom', 'Bad, Salle de bain, Baño, Bagno, Badkamer, Łazienka, Koupelna, Badrum'],
    [ROOMS, 'basement', 'Keller, Sous-sol, Sótano, Cantina, Kelder, Piwnica, Källare'],
    [WASTE, 'residual_waste', 'Restmüll, Ordures ménagères, Indifferenziato, Restafval, Zmieszane, Restavfall'],
    [WASTE, 'organic_waste', 'Biotonne, Biodéchets, Umido, GFT, Bioodpady, Matavfall'],
    [WASTE, 'bulky_waste', 'Sperrmüll, Encombrants, Ingombranti, Grofvuil, Gabaryty, Storskrald'],
    [TRADES, 'masonry', 'Maurerarbeiten, Maçonnerie, Albañilería, Metselwerk, Murarka, Zdivo'],
    [TRADES, 'roofing', 'Dachdeckerarbeiten, Toiture, Tejado, Copertura, Dakwerk, Dekarstwo'],
    [TRADES, 'painting', 'Malerarbeiten, Peinture, Tinteggiatura, Schilderwerk, Malowanie, Malování'],
    [METERS, 'electricity', 'Strom, Électricité, Luz, Elettricità, Stroom, Prąd, Elektřina, El'],
    [METERS, 'hot_water', 'Warmwasser, Eau chaude, Agua caliente, Ciepła woda, Varmvatten'],
    ['electricity gas water', 'water', 'Wasser, Kaltwasser, Eau, Agua, Acqua, Woda, Vann'],
    [
      'detached semi_detached apartment',
      'semi_detached',
      'Doppelhaushälfte, Maison mitoyenne, Pareado, Bliźniak, Parhus',
    ],
    ['owned leased', 'owned', 'Eigentum, Propriété, En propiedad, Eigendom, Własność, Vlastní'],
    ['window_cleaning deep_cleaning', 'window_cleaning', 'Glasreinigung, Glasbewassing, Mycie okien, Fönsterputs'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [ROOMS, 'Garten, Chaudière'],
    ['basement shop', 'Sklep'],
    ['bedroom room', 'Sala'],
    ['cold_water hot_water', 'Wasser, Eau'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
