import { escaped } from '../escaped.ts'
import { singular, type Meaning } from './meant-values.ts'

// “petrol = regular, super; lpg = autogas”: a list that has what is allowed in front, and behind each the values that mean it.

const CLAUSES = /\s*[;\n]\s*/u
const ITEMS = /\s*(?:[,/()]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of)(?!\p{L}))\s*/iu

/** The values that such a list explains, each by the name before it; null for any other sentence. */
export function explainedByNames(
  sentence: string,
  raws: readonly string[],
  names: readonly string[],
): Meaning[] | null {
  if (names.length < 2) return null
  const head = new RegExp(`^["“„«‘\`]?(${names.map(escaped).join('|')})["”“»’\`]?\\s*(?:=>?|→|->|:)\\s*(.+)$`, 'iu')
  const clauses = sentence.replace(/\.\s*$/u, '').split(CLAUSES)
  const lists = clauses.map((clause) => head.exec(clause.trim()))
  if (lists.length < 2 || lists.includes(null)) return null
  const meant = new Map<string, Set<string>>()
  for (const [, name = '', list = ''] of lists as RegExpExecArray[]) {
    const value = names.find((one) => one.toLowerCase() === name.toLowerCase())!
    for (const item of list.split(ITEMS)) meant.set(folded(item), (meant.get(folded(item)) ?? new Set()).add(value))
  }
  const found = raws.flatMap((raw): Meaning[] => {
    const [value, ...others] = meant.get(folded(raw)) ?? []
    return value === undefined || others.length > 0 ? [] : [{ raw, value, said: sentence }]
  })
  return found.length === 0 ? null : found
}

function folded(text: string): string {
  return singular(
    text
      .trim()
      .toLowerCase()
      .replace(/["“”„«»‘’`]/gu, ''),
  )
}
