import { quoteLiteral } from '../literal.ts'
import { ELIDED, PARTICLES } from './name-case.ts'
import { never, anything, type TransformKind } from './node.ts'
import { isOneOf, quotedList } from './text.ts'

const names = { upper: 'Write in capitals', lower: 'Write in small letters', title: 'Start every word with a capital' }

/** A word, a single letter with its apostrophe (O'Neil, L'Oréal) or what Italian runs together so (Dell'Orto), or what lies between words. */
const piece = `(?:\\p{L}|${ELIDED.join('|')})[''’]|[\\p{L}\\p{M}\\p{N}]+(?:[''’][\\p{L}\\p{M}]+)*|[^\\p{L}\\p{M}\\p{N}]+`

function titleCase(input: string): string {
  const pieces = `regexp_extract_all(lower(${input}), '${piece}')`
  return `array_to_string(list_transform(${pieces}, lambda piece: upper(piece[1]) || piece[2:]), '')`
}

/** What is not wholly in capitals or small letters is written as it should be, and a single letter is an initial. */
function nameCase(input: string, words: readonly string[]): string {
  const uniform = `regexp_matches(${input}, '\\p{L}\\p{M}*\\p{L}') AND (${input} = upper(${input}) OR ${input} = lower(${input}))`
  const capital = `upper(piece[1]) || piece[2:]`
  const told = new Map(words.map((word) => [word.toLowerCase(), word]))
  const as = [...told].map(([small, word]) => `WHEN piece = ${quoteLiteral(small)} THEN ${quoteLiteral(word)}`)
  const scottish = `WHEN regexp_full_match(piece, 'mc\\p{L}{3,}') THEN 'Mc' || upper(piece[3]) || piece[4:]`
  const small = PARTICLES.filter((particle) => !told.has(particle))
  const pieces = `regexp_extract_all(lower(${input}), '${piece}')`
  const cased = `list_transform(${pieces}, lambda piece, place: CASE ${as.join(' ')} ${scottish}
    WHEN place > 1 AND ${isOneOf('piece', small)} THEN piece ELSE ${capital} END)`
  return `CASE WHEN ${uniform} THEN array_to_string(${cased}, '') ELSE ${input} END`
}

export const letterCase: TransformKind<'case'> = {
  compile: ({ to, words = [] }, input) => ({
    value: to === 'title' ? titleCase(input) : to === 'name' ? nameCase(input, words) : `${to}(${input})`,
  }),
  describe: ({ to, words = [] }) =>
    to === 'name'
      ? `Write what is in capitals or small letters alone with the capitals of names${words.length > 0 ? `, ${quotedList(words)} just so` : ''}`
      : names[to],
  lossless: never,
  expects: anything,
}
