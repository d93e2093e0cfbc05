import { remembering } from '../remembering.ts'

// “Typed into one cell as systolic/diastolic”, “written length x width x height”: what the parts of a cell are called, with the marks between them.

export interface SaidParts {
  names: string[]
  /** One between each two of them. */
  marks: string[]
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
const BETWEEN = new RegExp(`(${MARK})`, 'iu')

/** What a sentence says of the parts of a cell; null where it says nothing of any. */
export const partsSaid = remembering(500, (sentence: string): SaidParts | null => {
  const [, said] = sentence.length > LONGEST ? [] : (PARTS.exec(sentence) ?? [])
  if (said === undefined) return null
  const pieces = said.split(BETWEEN).map((piece) => piece.trim())
  return {
    names: pieces.filter((_, at) => at % 2 === 0),
    marks: pieces.filter((_, at) => at % 2 === 1),
  }
})
