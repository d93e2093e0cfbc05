import { never, anything, type TransformKind } from './node.ts'

const names = { upper: 'Write in capitals', lower: 'Write in small letters', title: 'Start every word with a capital' }

/** A word, a single letter with its apostrophe (O'Neil, L'Oréal), or what lies between words. */
const piece = `\\p{L}[''’]|[\\p{L}\\p{M}\\p{N}]+(?:[''’][\\p{L}\\p{M}]+)*|[^\\p{L}\\p{M}\\p{N}]+`

function titleCase(input: string): string {
  const pieces = `regexp_extract_all(lower(${input}), '${piece}')`
  return `array_to_string(list_transform(${pieces}, lambda piece: upper(piece[1]) || piece[2:]), '')`
}

export const letterCase: TransformKind<'case'> = {
  compile: ({ to }, input) => ({ value: to === 'title' ? titleCase(input) : `${to}(${input})` }),
  describe: ({ to }) => names[to],
  lossless: never,
  expects: anything,
}
