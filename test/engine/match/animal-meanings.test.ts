import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const KINDS = 'dog cat horse rabbit bird reptile exotic other'
const CATTLE = 'cow bull heifer calf'
const SEXES = 'male female male_neutered female_neutered'

describe('animals', () => {
  it.each([
    [KINDS, 'dog', 'Hund, Chien, Perro, Cane, Hond, Cão, Pies, Pes, Canine'],
    [KINDS, 'cat', 'Katze, Chat, Gato, Gatto, Kat, Kot, Kočka, Katt'],
    [KINDS, 'rabbit', 'Kaninchen, Lapin, Conejo, Coniglio, Konijn, Coelho, Królik, Králík'],
    [KINDS, 'reptile', 'Schildkröte, Reptil, Rettile, Gad, Plaz, Krypdyr'],
    [CATTLE, 'heifer', 'Färse, Génisse, Novilla, Vaars, Jałówka, Kviga'],
    [CATTLE, 'calf', 'Kalb, Veau, Ternero, Vitello, Cielę, Tele, Kalv'],
    ['cattle pig sheep goat poultry', 'cattle', 'Rind, Kuh, Bovins, Vacuno, Rundvee, Bydło, Skot, Nötkreatur, Kvæg'],
    ['cattle pig sheep goat poultry', 'poultry', 'Geflügel, Huhn, Ente, Volaille, Pollame, Drób, Fjørfe'],
    ['cattle pig sheep goat poultry', 'pig', 'Schwein, Ferkel, Truie, Cerdo, Maiale, Varken, Świnia, Prase, Gris'],
    ['male female', 'female', 'Hündin, Femelle, Hembra, Teef, Samice, Hona, Tæve'],
    ['male female', 'male', 'Rüde, Macho, Maschio, Reu, Kater, Samiec, Hane'],
    [SEXES, 'male_neutered', 'Männlich kastriert, Mâle castré, Macho castrado, Castrated male'],
    ['intact neutered', 'neutered', 'kastriert, castrée, gecastreerd, sterilisiert, kastrovaný, Spayed'],
    ['breeding slaughter dairy', 'dairy', 'Milch, Lait, Leche, Melk, Mleko, Mjölk'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    [KINDS, 'Fisch, Esel, Rind'],
    ['cat tomcat', 'Hund'],
    ['sheep goat', 'Bok, Ganado'],
    [SEXES, 'kastriert, sterilisiert'],
  ])('of %s %s may be none, or several', (allowed, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => null))
  })
})
