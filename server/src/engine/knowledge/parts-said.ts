import { remembering } from '../remembering.ts'
import { joinedOf } from './keys-said.ts'

// “Typed into one cell as systolic/diastolic”, “written length x width x height”: what the parts of a cell are called, with the marks between them.
// “Size is width, height, depth” lists them, whatever stands between them. “A ledger account is the account number, a hyphen and the fund segment” says of
// the column that is called so what it is made of.

export interface SaidParts {
  names: string[]
  /** One between each two of them; null where that may be any sign. */
  marks: (string | null)[]
  /** Only the column that is named is made of these, which the text calls so in full. */
  inFull?: string[]
}

const LONGEST = 400
const NAME = "\\p{L}[\\p{L}_'’-]{2,30}(?: \\p{L}[\\p{L}_'’-]{2,30})?"
const MARK = '(?:\\s*[/|;@×+:–_]\\s*|\\s+[x-]\\s+)'
/** What leads to how something is written. */
const AS =
  '(?:as|in the (?:form|format|order)|written|typed|noted|like|als|in der (?:form|reihenfolge)|geschrieben|comme|sous la forme|noté|como|en la forma|escrito|come|nella forma|scritto|geschreven|in de vorm)'
const PARTS = new RegExp(
  `(?<!\\p{L})${AS}:?\\s+(?:of\\s+|von\\s+)?["“„«]?(${NAME}(?:${MARK}${NAME}){1,4})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** What leads to a list of the parts. */
const IS =
  '(?<=\\S\\s?)(?:=|:|\\s(?:is|are|holds|contains|has|means|gives|tells|consists of|is made (?:up )?of|is given as|ist|sind|enthält|besteht aus|est|sont|contient|donne|es|son|contiene|è|sono|contém|são|is een|bevat|jest|to|zawiera|je|jsou|obsahuje|är|er|innehåller|indeholder))(?: the| die| der| les?| la| los| las| il| i| de| o| a)?'
const AND = '(?:,?\\s(?:and|then|und|dann|et|puis|y|e|en|i|a|och|og)\\s(?:the\\s)?)'
const LISTED = new RegExp(
  `${IS}\\s+(${NAME}(?:,\\s+(?:the\\s)?${NAME}){1,4}(?:${AND}${NAME})?|${NAME}${AND}${NAME}),?(?:\\s+in (?:this|that) order)?(?=\\s*(?:$|[.;(]))`,
  'iu',
)
const BETWEEN = new RegExp(`(${MARK})`, 'iu')

/** What a sentence says of the parts of a cell; null where it says nothing of any. */
export const partsSaid = remembering(500, (sentence: string): SaidParts | null => {
  if (sentence.length > LONGEST) return null
  const [, said] = PARTS.exec(sentence) ?? []
  if (said === undefined) return listed(sentence) ?? made(sentence)
  const pieces = said.split(BETWEEN).map((piece) => piece.trim())
  return {
    names: pieces.filter((_, at) => at % 2 === 0),
    marks: pieces.filter((_, at) => at % 2 === 1),
  }
})

function listed(sentence: string): SaidParts | null {
  const [, said] = LISTED.exec(sentence) ?? []
  if (said === undefined) return null
  const names = said.split(EACH).map((name) => name.replace(/^the\s/iu, '').trim())
  return { names, marks: names.slice(1).map(() => null) }
}

const EACH = new RegExp(`${AND}|,\\s*`, 'iu')

const MADE =
  /\s(?:is|are|holds|consists of|is made (?:up )?of|ist|sind|besteht aus|est|sont|se compose de|es|son|consta de|è|sono|is een|bestaat uit|zijn)\s(.+)$/iu
/** “The fund segment”: that it is a part says nothing of what it is. */
const AS_PART =
  /\s+(?:segments?|sections?|parts?|portions?|pieces?|suffix|prefix|segmente?s?|abschnitte?|teil|secci[oó]n|segmento|parte|deel)$/iu

function made(sentence: string): SaidParts | null {
  const said = joinedOf(MADE.exec(sentence)?.[1] ?? '')
  if (!said?.isPlain) return null
  const inFull = said.pieces.flatMap((piece) => ('part' in piece ? piece.part : []))
  const isWhole = inFull.length === said.pieces.length && !said.between.includes(null) && !said.between.includes('')
  return isWhole ? { names: inFull.map((name) => name.replace(AS_PART, '')), marks: said.between, inFull } : null
}
