import { COUNT, countOf } from '../match/vocabulary/counts.ts'
import { remembering } from '../remembering.ts'
import { separatorCalled } from './lists.ts'

// “The first four digits are the account, the fifth is the department (0 = none, 1 = MTL)”, “lots are three digits, a hyphen and a two-digit tank: 01
// north, 02 south”: what stands at which places of a code.

export interface Place {
  /** Characters before it, and its own. */
  from: number
  length: number
  /** The sign that stands right before it, and counts among the characters before it; '' without one. */
  mark: string
  /** What it is called. */
  name: string
  /** What its values stand for, as they are listed. */
  values: { raw: string; text: string }[]
}

const LONGEST = 400
const NOUN =
  '(?:digits?|figures?|characters?|letters?|places|stellen?|ziffern?|zeichen|buchstaben?|chiffres?|caract[eè]res?|lettres?|cifras?|d[ií]gitos?|caracteres?|letras?|cifr[ae]|caratter[ei]|letter[ae]|cijfers?|tekens?)'
const IS =
  '(?:is|are|gives?|says?|means?|(?:stands?|stand) for|ist|sind|bezeichne[nt]+|steht für|stehen für|est|sont|donnent?|indiquent?|es|son|indican?|è|sono|indicano?|zijn|geven|geeft)'
const THE =
  "(?:the|an?|das|die|der|den|ein|eine|le|la|les|l['’]|un|une|el|los|las|il|lo|gli|i|un[ao]|het|de|een|our|unser|notre|nuestr[oa]|nostro|onze)"
const NAME =
  "(\\p{L}[\\p{L} '’-]{1,40}?)(?=\\s+(?:of|du|des?|del|della|der|des|von|van|in|within)\\s|\\s*[,;:.(]|\\s+(?:and|und|et|y|e|en)\\s|$)"
const SEVERAL = new RegExp(
  `(?<!\\p{L})(?:${THE}\\s+)?(?:(first|ersten|premiers?|premières|primer[oa]s|prim[ei]|eerste)\\s+(${COUNT})|(${COUNT})\\s+(premiers|premières|primer[oa]s))(?:\\s+${NOUN})?\\s+${IS}\\s+(?:${THE}\\s*)?${NAME}`,
  'iu',
)
const ORDINALS = [
  'second|zweite|deuxième|segund[oa]|second[oa]|tweede',
  'third|dritte|troisième|tercer[oa]?|terz[oa]|derde',
  'fourth|vierte|quatrième|cuart[oa]|quart[oa]|vierde',
  'fifth|fünfte|cinquième|quint[oa]|vijfde',
  'sixth|sechste|sixième|sext[oa]|sest[oa]|zesde',
  'seventh|siebte|septième|séptim[oa]|settim[oa]|zevende',
  'eighth|achte|huitième|octav[oa]|ottav[oa]|achtste',
  'ninth|neunte|neuvième|noven[oa]|non[oa]|negende',
]
const LAST = 'last|letzten?|derni(?:er|ère)|últim[oa]|ultim[oa]|laatste'
const ONE = new RegExp(
  `(?<!\\p{L})(?:${THE}\\s*)?(?:(${ORDINALS.join('|')})|(${LAST}))(?:\\s+${NOUN})?\\s+${IS}\\s+(?:${THE}\\s*)?${NAME}(?:\\s*\\(([^()]{3,200})\\))?`,
  'iu',
)
const PAIR = /^\s*["“„«]?([\p{L}\p{N}]{1,4})["”“»]?\s*(?:=|:|→|->|–|\sis\s|\sfor\s|(?<=\p{N})\s)\s*(\S.*?)\s*$/u
const AN = `(?:${THE}|ein(?:em|en|er))`
/** What a code is made of, one part behind a sign. */
const MARKED = new RegExp(
  `(?:^|[,;]\\s|(?<!\\p{L})${THE}\\s)(\\p{L}[\\p{L} '’-]{1,40}?)(?:\\s+(?:there|here|dort|hier|là|allí|lì|daar))?` +
    `\\s+(?:${IS}|ha(?:s|ve)|consists? of|besteh(?:t|en) aus|ha(?:t|ben)|se compose(?:nt)? de|consta(?:n)? de|bestaa(?:t|n) uit)` +
    `\\s+(${COUNT})[ -]${NOUN},?\\s+(?:(?:and|und|et|y|e|en|then)\\s+)?(?:${AN}\\s*)?(\\p{L}+),?` +
    `\\s+(?:(?:and|und|et|y|e|en|then)\\s+)?(?:${AN}\\s*)?(${COUNT})(?:[ -]?(?:digit|figure|letter|character)|stellig\\p{L}*|[ -]?cijferig\\p{L}*)\\s+${NAME}` +
    '(?:\\s*[:(]\\s*(.{3,300}))?',
  'iu',
)

/** What a sentence says of the first places of a code, and of the one behind them; null where it says nothing of both. */
export const placesSaid = remembering(500, (sentence: string): Place[] | null => {
  if (sentence.length > LONGEST) return null
  const first = SEVERAL.exec(sentence)
  if (!first) return markedIn(sentence)
  const length = lengthOf(first[2] ?? first[3]!)
  const rest = sentence.slice(first.index + first[0].length)
  const [, ordinal, last, name, listed = ''] = ONE.exec(rest) ?? []
  if (name === undefined || length < 1) return null
  const place =
    ordinal === undefined ? length : 1 + ORDINALS.findIndex((some) => new RegExp(`^(?:${some})$`, 'iu').test(ordinal))
  if (last === undefined && place !== length) return null
  return [
    { from: 0, length, mark: '', name: first[5]!.trim(), values: [] },
    { from: length, length: 1, mark: '', name: name.trim(), values: valuesIn(listed) },
  ]
})

function markedIn(sentence: string): Place[] | null {
  const [, own, count, sign, second, name, listed = ''] = MARKED.exec(sentence) ?? []
  const mark = separatorCalled(sign, (called = '') => called)
  if (own === undefined || mark === null || mark.trim().length !== 1) return null
  const length = lengthOf(count!)
  return [
    { from: 0, length, mark: '', name: own.trim().replace(/(?<=\p{L}[^s\P{L}])s$/u, ''), values: [] },
    {
      from: length + 1,
      length: lengthOf(second!),
      mark,
      name: name!.trim(),
      values: valuesIn(listed.replace(/\)\s*$/u, '')),
    },
  ]
}

function lengthOf(word: string): number {
  return countOf(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
}

function valuesIn(listed: string): Place['values'] {
  return listed.split(/[,;]/u).flatMap((piece) => {
    const [, raw, text] = PAIR.exec(piece) ?? []
    return raw === undefined || text === undefined ? [] : [{ raw, text }]
  })
}
