import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const SPORTS = 'football handball swimming gymnastics athletics'
const LESSONS = 'piano guitar violin flute recorder drums'
const EVENTS = 'concert theatre lecture exhibition wedding birthday company_event'
const DIETS = 'none vegetarian vegan gluten_free lactose_free'

describe('what clubs, schools, theatres and kitchens offer', () => {
  it.each([
    [SPORTS, 'football', 'Fußball, Fútbol, Calcio, Voetbal, Piłka nożna, Kopaná, Fotboll'],
    [SPORTS, 'swimming', 'Schwimmen, Natation, Natación, Nuoto, Pływanie, Plavání, Simning'],
    [SPORTS, 'athletics', 'Leichtathletik, Athlétisme, Atletismo, Lekkoatletyka, Friidrott'],
    [LESSONS, 'violin', 'Geige, Violine, Violon, Violino, Viool, Skrzypce, Housle, Fiol'],
    [LESSONS, 'recorder', 'Blockflöte, Flûte à bec, Flauta dulce, Blokfluit, Flet prosty'],
    [LESSONS, 'drums', 'Schlagzeug, Batterie, Batería, Percussioni, Slagwerk, Perkusja, Bicí'],
    [EVENTS, 'wedding', 'Hochzeit, Mariage, Boda, Matrimonio, Bruiloft, Wesele, Svatba, Bröllop'],
    [EVENTS, 'exhibition', 'Ausstellung, Exposición, Mostra, Tentoonstelling, Wystawa, Výstava, Utställning'],
    [EVENTS, 'company_event', 'Firmenfeier, Evento aziendale, Bedrijfsfeest, Impreza firmowa'],
    [DIETS, 'vegetarian', 'Vegetarisch, Végétarienne, Vegetariano, Wegetariański, Vegetariánská'],
    [DIETS, 'gluten_free', 'glutenfrei, Sans gluten, Celíaco, Senza glutine, Bezglutenowa, Bezlepkový'],
    [
      'starter main_course dessert drink',
      'main_course',
      'Hauptgericht, Plat principal, Hoofdgerecht, Danie główne, Huvudrätt',
    ],
    ['starter main_course dessert drink', 'dessert', 'Nachspeise, Postre, Dolce, Nagerecht, Deser, Efterrätt'],
    ['red_wine white_wine sparkling', 'red_wine', 'Rotwein, Vin rouge, Tinto, Vino rosso, Wino czerwone, Rödvin'],
    ['frozen chilled ambient', 'frozen', 'tiefgekühlt, Surgelé, Congelado, Diepvries, Mrożonki, Fryst'],
    ['present late excused unexcused', 'excused', 'entschuldigt, Justifié, Giustificata, Usprawiedliwiony, Omluven'],
    ['present late excused unexcused', 'late', 'verspätet, En retard, Te laat, Spóźniony, Pozdě, For sent'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [SPORTS, 'Schach, Tanz'],
    ['lecture conference', 'Conferencia'],
    [DIETS, 'Nüsse, koscher'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
