import { expect, it } from 'vitest'
import { languageLetters } from '../../../server/src/engine/match/values/language-letters.ts'

const read = (values: string[], allowed: string[], header = 'Lang') =>
  Object.fromEntries(languageLetters(values, header, allowed))

it('letters are the languages whose names begin so, in whichever language', () => {
  expect(read(['E', 'F', 'E'], ['en', 'fr'])).toEqual({ E: 'en', F: 'fr' })
  expect(read(['N', 'F', 'D'], ['nl', 'fr', 'de'], 'Taal')).toEqual({ N: 'nl', F: 'fr', D: 'de' })
  expect(read(['A', 'F'], ['en', 'fr'], 'Langue')).toEqual({ A: 'en', F: 'fr' })
  expect(read(['n'], ['nl', 'fr'], 'Taal')).toEqual({ n: 'nl' })
})

it('are none where one may be two, is of none that is allowed, or two are the same', () => {
  expect(read(['A', 'F'], ['en', 'de', 'fr'])).toEqual({})
  expect(read(['E', 'F', 'S'], ['en', 'fr'])).toEqual({})
  expect(read(['E', 'A'], ['en', 'fr'])).toEqual({})
})

it('nor are letters of other columns', () => {
  expect(read(['E', 'F'], ['en', 'fr'], 'Grade')).toEqual({})
  expect(read(['E', 'F'], ['early', 'full'])).toEqual({})
})
