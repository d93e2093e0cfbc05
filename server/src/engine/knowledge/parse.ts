import { collapseSpaces } from '../plan/transforms/text.ts'
import { FORMS, type NameOf } from './forms.ts'
import { maskQuotations, QUOTATION_MARK } from './quotations.ts'
import type { Statement } from './statement.ts'

/** A sentence of a text with what it says; null when it is none of those that are understood. */
export interface Sentence {
  text: string
  statement: Statement | null
}

/** Content is at most 64 KB; a note with more statements than this is a data file. */
const MAX_STATEMENTS = 2000

/** The statements in a text, in order. */
export function parseStatements(text: string): Statement[] {
  return readSentences(text).flatMap(({ statement }) => (statement ? [statement] : []))
}

/** The sentences of a text, in order: at most as many as hold `MAX_STATEMENTS` statements. What says several things is told for each. */
export function readSentences(text: string): Sentence[] {
  const { masked, names, shown } = maskQuotations(text)
  const name: NameOf = (captured) => {
    const mark = ONLY_MARK.exec(captured ?? '')
    return mark ? (names[Number(mark[1])] ?? '') : bare(captured ?? '')
  }
  const sentences: Sentence[] = []
  let statements = 0
  for (const sentence of masked.split(/[\n;!]|\.(?=\s|$)/)) {
    for (const part of parts(collapseSpaces(sentence.trim()), name)) {
      const said = part.text.replace(MARK, (_, index: string) => shown[Number(index)] ?? '')
      const found = part.statements.slice(0, MAX_STATEMENTS - statements)
      if (found.length < part.statements.length) return sentences
      statements += found.length
      sentences.push(...(found.length === 0 ? [null] : found).map((statement) => ({ text: said, statement })))
    }
  }
  return sentences
}

const MARK = new RegExp(QUOTATION_MARK, 'g')
const ONLY_MARK = new RegExp(`^${QUOTATION_MARK}$`)
/** A sentence longer than this is prose. */
const LONGEST = 2000
/** Where a sentence may go on with another statement. */
const FURTHER =
  /\s*,?\s+(?:and|then|but)\s+(?=(?:also |then |please )*(?:map|unmap|drop|skip|remove|delete|ignore|exclude|leave|filter|use|keep|treat|read|set|make|fill|rename|assign|split|combine|merge|join|replace|change|upper-?case|lower-?case|capitali[sz]e|prefix|append|add|put|pad|trim|strip|default|only|do not|don['’]t|the dates?|dates)\b)|\s*,\s+so\s+(?=\S)/i

interface Part {
  text: string
  statements: Statement[]
}

/** A sentence with what it says: part by part where it has several verbs, and each part, or not the whole, says something. */
function parts(sentence: string, name: NameOf): Part[] {
  if (sentence === '' || MARKDOWN.test(sentence)) return []
  if (sentence.length > LONGEST) return [{ text: sentence, statements: [] }]
  const read = (text: string): Part => ({ text: text.trim(), statements: parseSentence(text.trim(), name) })
  const pieces = sentence.split(FURTHER).map(read)
  const understood = pieces.filter(({ statements }) => statements.length > 0).length
  if (pieces.length > 1 && understood === pieces.length) return pieces
  const whole = read(sentence)
  return whole.statements.length > 0 || understood === 0 ? [whole] : pieces
}

/** Headings and rules of Markdown say nothing. */
const MARKDOWN = /^(?:#{1,6}\s.*|[-*_=\s]{3,}|```.*)$/

function matchForms(sentence: string, name: NameOf): Statement[] {
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(sentence)
    const statements = match ? [read(match, name)].flat() : []
    if (statements.length > 0) return statements
  }
  return []
}

/** “In `old.csv` …”, “in sheet Awards, …”: what comes then is said of that file or sheet. */
const WITHIN = new RegExp(
  `^in (?:the )?(?:(?:file|sheet|table|tab) (${QUOTATION_MARK}|[^\\s,]+)|(${QUOTATION_MARK}|\\S+\\.(?:csv|tsv|txt|xlsx?|xlsm|ods|pdf|docx))),? +(\\S.*)$`,
  'i',
)
/** Of columns alone it is known of which table they are. */
const PLACED = new Set<Statement['kind']>(['column', 'merge', 'split', 'empty'])

function parseSentence(sentence: string, name: NameOf): Statement[] {
  const whole = matchForms(sentence, name)
  if (whole.length > 0) return whole
  const place = WITHIN.exec(sentence)
  const within = place?.slice(1, -1).find((one) => one !== undefined)
  if (!place || within === undefined) return []
  const inner = matchForms(place.at(-1)!, name)
  return inner.every(({ kind }) => PLACED.has(kind)) ? inner.map((one) => ({ ...one, within: name(within) })) : []
}

/** Bare words without what only says what they are. */
function bare(words: string): string {
  const trimmed = words.trim()
  return trimmed.replace(/^the\s+(?=\S)/i, '').replace(/\s+(?:columns?|fields?|values?)$/i, '') || trimmed
}
