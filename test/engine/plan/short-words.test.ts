import { expect, it } from 'vitest'
import { sentencesIn } from '../../../server/src/engine/knowledge/meanings.ts'
import { readSentences } from '../../../server/src/engine/knowledge/parse.ts'

it.each([
  'Zeilen, bei denen das Konto bzw. die Adresse fehlt, bitte weglassen',
  'Rows with a code that is gone, e.g. Harbour or pier, stay behind',
  'Rader med fel kod, t.ex. Kaj eller pir, tas inte med',
])('a sentence goes on behind a word cut short: %s', (said) => {
  expect(readSentences(`${said}. All boats are old.`).map(({ text }) => text)).toEqual([said, 'All boats are old'])
  expect(sentencesIn(`${said}. All boats are old.`)).toEqual([said, 'All boats are old'])
})

it('a sentence ends behind a whole word', () => {
  expect(readSentences('We keep the harbour. The pier is gone.')).toHaveLength(2)
})
