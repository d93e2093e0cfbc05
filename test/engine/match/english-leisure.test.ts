import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

describe('English words and short forms of what is worn, eaten, played and travelled', () => {
  it.each([
    ['cotton wool polyester leather', 'wool', 'Merino, Cashmere, Lambswool'],
    ['women men kids baby', 'women', 'Ladieswear, Wmns'],
    ['XS S M L XL XXL', 'XXL', '2XL, XX-Large'],
    ['black white grey navy', 'grey', 'Charcoal, Gry'],
    ['manicure pedicure facial massage', 'massage', 'Hot stone, Deep tissue, Indian head'],
    ['gold silver platinum', 'gold', '18ct, 9ct, White gold'],
    ['book dvd magazine audiobook', 'book', 'Pbk, Hardback, Textbook'],
    ['strings woodwind brass percussion keyboard', 'brass', 'Tpt, Trombone, Euphonium'],
    ['theatre classroom boardroom banquet', 'banquet', 'Rounds of 10, Cabaret'],
    ['offset digital screen letterpress', 'offset', 'Litho, Sheetfed'],
    ['room_only bed_and_breakfast half_board full_board', 'half_board', 'MAP, HB, DBB'],
    ['phone website walk-up', 'walk-up', 'Walk-in, Off the street'],
    ['clean dirty inspected out_of_order', 'out_of_order', 'OOO, Blocked for repair'],
    ['eat_in takeaway delivery', 'takeaway', 'To go, Carry-out, Take out'],
    ['tent caravan motorhome', 'motorhome', 'Camper, Winnebago, Mhome'],
    ['economy premium_economy business_class', 'business_class', 'Biz class, Club world'],
    ['goalkeeper defender midfielder forward', 'goalkeeper', 'Goalie, GK'],
    ['bread roll pastry cake', 'pastry', 'Croissant, Danish, Eclair'],
    ['milk egg nuts gluten fish', 'nuts', 'Almond, Cashews, Pecan'],
    ['bottle can keg cask', 'cask', 'Firkin, Kilderkin'],
    ['rare medium_rare well_done', 'rare', 'Blue rare'],
  ])('of %s are %s: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['periodical newspaper', 'Journal'],
    ['women girls', 'Miss'],
    ['vegetarian vegan', 'VG'],
    ['room_only half_board', 'Board'],
  ])('of %s may be several, or none: %s', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
