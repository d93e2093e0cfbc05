import { expect, it } from 'vitest'
import { readSentences } from '../../../server/src/engine/knowledge/parse.ts'

it.each([
  ['x = kept, canc. = cancelled, n.s. = no show', ['x = kept, canc. = cancelled, n.s. = no show']],
  [
    'They get A and their number (e.g. A7). The rest stays.',
    ['They get A and their number (e.g. A7)', 'The rest stays'],
  ],
  ['Take list B. Then = is a sign.', ['Take list B', 'Then = is a sign']],
])('a full stop before an equals sign, or of a short form, ends no sentence: %s', (text, sentences) => {
  expect(readSentences(text).map(({ text: one }) => one)).toEqual(sentences)
})
