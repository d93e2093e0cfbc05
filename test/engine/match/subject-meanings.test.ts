import { describe, expect, it } from 'vitest'
import { meant } from './meant.ts'

const SUBJECTS = 'languages cooking computing music health gardening'

describe('what schools and evening classes teach', () => {
  it.each([
    [
      SUBJECTS,
      'languages',
      'Sprachen, Langues étrangères, Idiomas, Lingue straniere, Talen, Języki obce, Cizí jazyky, Språk',
    ],
    [SUBJECTS, 'cooking', 'Kochen, Cours de cuisine, Cocina, Cucina, Koken, Gotowanie, Vaření, Matlagning, Madlavning'],
    [SUBJECTS, 'computing', 'EDV, Informatique, Informática, Computer, IT, Informatyka, Počítače, Datorer'],
    [SUBJECTS, 'music', 'Musik, Musique, Música, Muziek, Muzyka, Hudba, Musikk'],
    [SUBJECTS, 'health', 'Gesundheit und Bewegung, Santé, Salud, Salute, Gezondheid, Zdrowie, Zdraví, Hälsa, Sundhed'],
    [
      'music arts_and_crafts',
      'arts_and_crafts',
      'Kunsthandwerk, Artisanat, Manualidades, Artigianato, Handvaardigheid, Rękodzieło',
    ],
    [
      'employee freelance volunteer',
      'employee',
      'Festangestellt, In loondienst, En nómina, Umowa o pracę, Pracovní poměr',
    ],
    ['beginner intermediate advanced', 'intermediate', 'half-gev., halfgev., Half-gevorderd'],
  ])('of %s %j are %s', (allowed, value, words) => {
    expect(meant(words, allowed)).toEqual(words.split(', ').map(() => value))
  })

  it.each([
    ['kitchen bathroom cooking', 'cooking', 'Cocina, Cucina'],
    [SUBJECTS, 'computing', 'Tablet, Printer'],
    ['permanent employee', 'employee', 'Vast dienstverband'],
  ])('of %s none is %s for sure: %s', (allowed, value, words) => {
    expect(meant(words, allowed)).not.toContain(value)
  })
})
