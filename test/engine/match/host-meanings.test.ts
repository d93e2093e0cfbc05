import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const FAITHS = 'catholic protestant orthodox muslim jewish no_religion other'
const PLACES = 'hotel guesthouse hostel pitch mobile_home'
const REASONS = 'moved death expelled non_payment'

describe('places to stay, faiths and reasons why members go', () => {
  it.each([
    [FAITHS, 'catholic', 'römisch-katholisch, Catholique, Católica, Cattolico, Katholiek, Rzymskokatolickie, Katolsk'],
    [FAITHS, 'protestant', 'evangelisch, Protestante, Protestants, Evangelický, Ewangelicka, Luthersk'],
    [FAITHS, 'no_religion', 'konfessionslos, Sans religion, Geen religie, Bez wyznania, Bez vyznání'],
    [PLACES, 'guesthouse', 'Gasthaus, Chambre d’hôtes, Pensjonat, Penzion, Gjestehus'],
    [PLACES, 'hostel', 'Jugendherberge, Auberge de jeunesse, Albergue, Ostello, Vandrarhem'],
    [PLACES, 'pitch', 'Standplatz, Emplacement, Piazzola, Staanplaats, Campingplats'],
    [PLACES, 'mobile_home', 'Mobilheim, Mobil-home, Casa mobile, Stacaravan'],
    [REASONS, 'moved', 'Umzug, Déménagement, Mudanza, Trasloco, Verhuisd, Przeprowadzka, Flyttad'],
    [REASONS, 'expelled', 'ausgeschlossen, Radié, Expulsado, Geroyeerd, Wykluczona, Vyloučen, Utesluten'],
    [REASONS, 'death', 'Todesfall, Décès, Fallecimiento, Overlijden, Zgon, Úmrtí, Dödsfall'],
    ['restaurant bar cafe', 'bar', 'Bar, Kneipe, Taberna, Kroeg, Hospoda'],
    ['restaurant caterer venue', 'caterer', 'Catering, Traiteur, Cateringbedrijf, Firma cateringowa'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [FAITHS, 'freikirchlich, Buddhist'],
    [PLACES, 'Zelt, Ferienwohnung'],
    ['lutheran protestant', 'Luterano'],
    ['cash card', 'Kneipe'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
