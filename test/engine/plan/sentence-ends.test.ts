import { expect, it } from 'vitest'
import { readSentences } from '../../../server/src/engine/knowledge/parse.ts'

it.each([
  ['x = kept, canc. = cancelled, n.s. = no show', ['x = kept, canc. = cancelled, n.s. = no show']],
  [
    'They get A and their number (e.g. A7). The rest stays.',
    ['They get A and their number (e.g. A7)', 'The rest stays'],
  ],
  ['Bei gleicher Kd.-Nr. gilt der Nachtrag. Alle bleiben.', ['Bei gleicher Kd.-Nr. gilt der Nachtrag', 'Alle bleiben']],
  [
    'Nur das Netto zählt (z. B. "10 Tage" = 10). Sofort = 0.',
    ['Nur das Netto zählt (z. B. "10 Tage" = 10)', 'Sofort = 0'],
  ],
  ['Keep the Nr. Drop the rest.', ['Keep the Nr', 'Drop the rest']],
  ['Take list B. Then = is a sign.', ['Take list B', 'Then = is a sign']],
  ['Gilt ab dem 1. Januar 2023. Alle bleiben.', ['Gilt ab dem 1. Januar 2023', 'Alle bleiben']],
  ['Alle zum 31. Dezember. Alle bleiben.', ['Alle zum 31. Dezember', 'Alle bleiben']],
  ['M. is Mr, Mlle is Ms. The old list has none.', ['M. is Mr, Mlle is Ms', 'The old list has none']],
  ['It is there. St. means street. Ask Ms. Thelen.', ['It is there', 'St. means street', 'Ask Ms. Thelen']],
  ['Use list B. is there more?', ['Use list B', 'is there more?']],
  ['Use sheet 2. May is wrong.', ['Use sheet 2', 'May is wrong']],
])('a full stop before an equals sign, of a short form or of a day ends no sentence: %s', (text, sentences) => {
  expect(readSentences(text).map(({ text: one }) => one)).toEqual(sentences)
})
