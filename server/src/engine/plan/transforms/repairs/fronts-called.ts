import { escaped } from '../../../escaped.ts'

// “A- for Ashby or B- for the Brook yard”, “A- if from Ashby, B- otherwise”, “Ashby jobs start with A-, Brook jobs with B-”, “Ashby: A-000123”, “A- or B-
// depending on the yard (Ashby or Brook)”: what each of a few letters in front of numbers stands for, by the words that name it.

/** What letters stand for, and which of them stand in front of all others. */
export interface FrontsCalled {
  called: ReadonlyMap<string, string>
  rest: string | null
}

const ARTICLE = "(?:(?:the|our|der|die|das|dem|den|le|la|les|l[’']|el|los|las|il|lo|de|het) ?)?"
const NAME = '(\\p{L}{3,}(?: \\p{L}{3,})?)'
/** One that stands before its letters is written as a name. */
const OWN_NAME = '(\\p{Lu}\\p{L}{2,})'
/** “A-000123”, “A-nnnnnn”: a code with the letters. */
const NUMBER = '[-./_ ]?(?:\\d+|[nx#]{2,}|N{3,}|X{3,}|…|\\.{3})?["”“»]?'
const FROM =
  "(?:(?:in front|before it|ahead|as a prefix|davor|vorne|devant|delante|davanti|ervoor),?\\s+)?(?:(?:if|where|when|wenn|falls|wo|si|quand|cuando|se|quando|als|wanneer)\\s+)?(?:(?:it|they|es|sie|it[’']s|they[’']re|elles?|ils?)\\s+)?(?:(?:is|are|comes?|ist|sind|kommt|kommen|est|sont|vien(?:t|nent))\\s+)?(?:from|at|aus|von|vom|bei|de|du|da|dal|dalla|van|uit)"
const STANDS_FOR = 'for|is|means|stands for|für|pour|para|per|voor'
const VERB =
  'gets?|takes?|starts?|begins?|have|has|is|are|carry|carries|bekomm(?:t|en)|erh(?:ä|a)lt(?:en)?|beginn(?:t|en)|haben|hat|re[çc]oi(?:t|vent)|commence(?:nt)?|ont|llevan?|empiezan?|hanno|iniziano|krijgen|krijgt|beginnen'
const OTHERWISE =
  '(?:otherwise|else|for (?:all )?(?:the )?(?:rest|others?|other ones)|in all other cases|sonst|ansonsten|andernfalls|für (?:alle )?(?:anderen|übrigen)|sinon|autrement|para los? demás|si no|altrimenti|anders)'
const OR =
  '\\s*(?:,|/|\\bor\\b|\\band\\b|\\boder\\b|\\bund\\b|\\bbzw\\.?|\\bou\\b|\\bet\\b|\\bo\\b|\\by\\b|\\be\\b|\\bof\\b|\\ben\\b)\\s*'
const NO_NOUN =
  '(?!(?:or|and|then|with|for|from|oder|und|dann|mit|für|aus|von|puis|pour|avec|con|para|per|voor|met|dan)\\s)'

/** What a text says each of the letters to be, where it says so of all of them, each another one; null where it doesn't. `mark`: what is to stand behind them. */
export function frontsCalled(text: string, fronts: readonly string[], mark = ''): FrontsCalled | null {
  const isWritten = (front: string): string => `(?<![\\p{L}\\p{N}])["“„«]?${escaped(front + mark)}`
  const rest = fronts.filter((front) => isOtherwise(text, isWritten(front)))
  const named = fronts.filter((front) => !rest.includes(front))
  if (rest.length > 1) return null
  for (const way of [behind, before, inOrder]) {
    const found = way(text, named, isWritten)
    const names = found.map(([, name]) => name.toLowerCase())
    const isClear = found.length > 1 || (found.length === 1 && rest.length === 1)
    if (isClear && new Set(names).size === names.length) return { called: new Map(found), rest: rest[0] ?? null }
  }
  return null
}

type Way = (text: string, fronts: readonly string[], isWritten: (front: string) => string) => [string, string][]

function isOtherwise(text: string, front: string): boolean {
  const ways = [
    `${front}${NUMBER},?\\s+${OTHERWISE}(?!\\p{L})`,
    `(?<!\\p{L})${OTHERWISE},?\\s+(?:with |it[’']?s |is )?${front}(?!\\p{L})`,
  ]
  return ways.some((way) => new RegExp(way, 'u').test(text))
}

const behind: Way = (text, fronts, isWritten) =>
  fronts.flatMap((front): [string, string][] => {
    const pattern = `${isWritten(front)}${NUMBER}(?:\\s*[(=:]\\s*|\\s+(?:${STANDS_FOR})\\s+|\\s+${FROM}\\s+)${ARTICLE}${NAME}`
    const name = new RegExp(pattern, 'u').exec(text)?.[1]
    return name === undefined ? [] : [[front, name]]
  })

const before: Way = (text, fronts, isWritten) =>
  fronts.flatMap((front): [string, string][] => {
    const between = `(?:\\s*[:=(]\\s*|(?:\\s+${NO_NOUN}\\p{L}{3,})?(?:\\s+(?:${VERB}))?(?:\\s+(?:with|mit|par|con|met))?\\s+)`
    const name = new RegExp(`(?<!\\p{L})${OWN_NAME}${between}${isWritten(front)}(?!\\p{L})`, 'u').exec(text)?.[1]
    return name === undefined ? [] : [[front, name]]
  })

/** The letters in a row, and behind them, in brackets or as such, as many names. */
const inOrder: Way = (text, fronts, isWritten) => {
  const row = new RegExp(fronts.map((front) => `${isWritten(front)}${NUMBER}`).join(OR), 'u').exec(text)
  if (!row || fronts.length < 2) return []
  const names = new RegExp(`\\(\\s*${fronts.map(() => OWN_NAME).join(OR)}\\s*\\)`, 'u').exec(
    text.slice(row.index + row[0].length),
  )
  return names ? fronts.map((front, at): [string, string] => [front, names[at + 1]!]) : []
}
