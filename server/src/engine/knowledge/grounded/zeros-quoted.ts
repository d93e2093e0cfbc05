import { conceptsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { MEANS, QUOTED } from './quoted-values.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “"waived" in the fee column means 0 euros”, “"befreit" bei der Gebühr heißt 0 Euro”: a word among amounts that stands for nothing to pay.

const IS = `(?:${MEANS}|is|are|ist|sind|gilt als|zählt als|counts? as|est|sont|vaut|vale|es|son|é|è|sono|geldt als|jest|je|är|er|=|:|→)`
const SENTENCE = new RegExp(
  `^(?:[-*•]\\s*)?(${QUOTED})([^"“”„«»\`]{0,60}?)\\s${IS}:?\\s(?:[€$£]\\s?)?0(?:[.,]0+)?(?:\\s?(?:[€$£]|\\p{L}{1,12}))?$`,
  'iu',
)

/** The word as nothing, in the column that the sentence names, or the only one that has it. */
export function zerosQuoted({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const [, quoted, between = ''] = SENTENCE.exec(text.trim().replace(/[.!]$/u, '')) ?? []
  const raw = quoted?.slice(1, -1).trim()
  if (raw === undefined || !/\p{L}/u.test(raw)) return []
  const having = profiles.flatMap(({ columns }) =>
    columns.flatMap(({ name, values }) =>
      values.some(({ value }) => value.trim().toLowerCase() === raw.toLowerCase()) ? [name] : [],
    ),
  )
  const names = [...new Set(having)]
  const named = names.filter((name) => isNamed(name, between))
  const meant = named.length > 0 || conceptsOf(between).length > 0 ? named : names
  return meant.length === 1 ? [{ ...origin, kind: 'value', raw, value: '0', column: meant[0]! }] : []
}

function isNamed(name: string, between: string): boolean {
  const about = conceptsOf(between)
  return placeOf(wordsIn(name), wordsIn(between)) >= 0 || conceptsOf(name).some((concept) => about.includes(concept))
}
