import { conceptsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { MEANS, QUOTED } from './quoted-values.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “"waived" in the fee column means 0 euros”, “"befreit" bei der Gebühr heißt 0 Euro”: a word among amounts that stands for nothing to pay.

const IS = `(?:${MEANS}|is|are|ist|sind|gilt als|zählt als|counts? as|est|sont|vaut|vale|es|son|é|è|sono|geldt als|jest|je|är|er|=|:|→)`
const ZERO = '(?:[€$£]\\s?)?(?:0(?:[.,]0+)?|zero|zéro|cero|nul|null)(?:\\s?(?:[€$£]|\\p{L}{1,12}))?'
const PLACE =
  '(?:in|at|on|for|among|bei|im|unter|für|dans|pour|sur|en|para|nei|nel|nella|nelle|negli|per|tra|bij|voor|onder)'
const SENTENCE = new RegExp(
  `^(?:[-*•]\\s*)?(${PLACE}\\s[^"“”„«»\`,;:]{2,30},?\\s)?(${QUOTED})([^"“”„«»\`]{0,60}?)\\s${IS}:?\\s${ZERO}$`,
  'iu',
)
/** “Wherever a deposit says nil it's zero”: the word without quotation marks, behind what the column is called. */
const WHEREVER = new RegExp(
  '^(?:(?:and|und|et|y|e|en) )?(?:' +
    [
      `(?:where(?:ver)?|when(?:ever)?|if) (?:an? |the )?([^,;:]{2,40}?) (?:says?|is|reads?|shows?) ["“‘]?([\\p{L}.-]{2,15})["”’]?,? (?:(?:then )?(?:it|that)(?:[’']s| is| means)|means|=) ${ZERO}`,
      `wo (?:bei |in |unter )?(?:der |dem |den )?([^,;:]{2,40}?) ["“„]?([\\p{L}.-]{2,15})["”“]? steht,? (?:ist (?:es|das)|sind es|hei(?:ß|ss)t (?:es|das)) ${ZERO}`,
      `là où (?:le |la |l[’'])?([^,;:]{2,40}?) (?:dit|indique|est) [«"“]?\\s?([\\p{L}.-]{2,15})\\s?[»"”]?,? c[’']est ${ZERO}`,
      `donde (?:el |la )?([^,;:]{2,40}?) (?:dice|pone) ["“«]?([\\p{L}.-]{2,15})["”»]?,? es ${ZERO}`,
      `dove (?:il |la |l[’'])?([^,;:]{2,40}?) (?:dice|è) ["“«]?([\\p{L}.-]{2,15})["”»]?,? (?:è|vale) ${ZERO}`,
      `waar (?:bij |de |het )*([^,;:]{2,40}?) ["“„]?([\\p{L}.-]{2,15})["”]? staat,? is het ${ZERO}`,
    ].join('|') +
    ')$',
  'iu',
)

/** The word as nothing, in the column that the sentence names, or the only one that has it. */
export function zerosQuoted({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const said = text.trim().replace(/[.!]$/u, '')
  const [, place = '', quoted, between = ''] = SENTENCE.exec(said) ?? []
  const [of, word] =
    WHEREVER.exec(said)
      ?.slice(1)
      .filter((one) => one !== undefined) ?? []
  const raw = quoted?.slice(1, -1).trim() ?? word
  if (raw === undefined || !/\p{L}/u.test(raw)) return []
  const having = profiles.flatMap(({ columns }) =>
    columns.flatMap(({ name, values }) =>
      values.some(({ value }) => value.trim().toLowerCase() === raw.toLowerCase()) ? [name] : [],
    ),
  )
  const names = [...new Set(having)]
  const about = of ?? `${place} ${between}`
  const named = names.filter((name) => isNamed(name, about))
  const zero = (column: string): Directive => ({ ...origin, kind: 'value', raw, value: '0', column })
  // “A deposit” is that of each list, whatever else its header says.
  if (of !== undefined) return named.map(zero)
  const meant = named.length > 0 || conceptsOf(between).length > 0 ? named : names
  return meant.length === 1 ? meant.map(zero) : []
}

function isNamed(name: string, between: string): boolean {
  const about = conceptsOf(between)
  return placeOf(wordsIn(name), wordsIn(between)) >= 0 || conceptsOf(name).some((concept) => about.includes(concept))
}
