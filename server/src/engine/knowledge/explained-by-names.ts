import { escaped } from '../escaped.ts'
import { singular, type Meaning } from './meant-values.ts'

// “petrol = regular, super; lpg = autogas”, “billing: accounts payable. technical: IT.”, “standard 20%, reduced 5%”: a list that has what is allowed in
// front, and behind each the values that mean it.

const ITEMS = /\s*(?:[,/()]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of)(?!\p{L}))\s*/iu

/** The values that such a list explains, each by the name before it; null for any other sentence. */
export function explainedByNames(
  sentence: string,
  raws: readonly string[],
  names: readonly string[],
): Meaning[] | null {
  const text = sentence.toLowerCase()
  // Most sentences name none of them, and need no pattern.
  if (names.filter((name) => text.includes(name.toLowerCase())).length < 2) return null
  const name = `["“„«‘\`]?(?<name>${names.map(escaped).join('|')})["”“»’\`]?`
  const next = name.replace('?<name>', '?:')
  // Before another name a full stop or a comma ends what the one before it is for.
  const ends = new RegExp(`\\s*[;\\n]\\s*|[.,]\\s+(?=${next}\\s*(?:=>?|→|->|:|\\s))`, 'iu')
  const signed = new RegExp(`^${name}\\s*(?:=>?|→|->|:)\\s*(?<list>.+)$`, 'iu')
  const bare = new RegExp(`^${name}\\s+(?<list>\\S+)$`, 'iu')
  const clauses = sentence.replace(/\.\s*$/u, '').split(ends)
  const read = clauses.map((clause) => (signed.exec(clause.trim()) ?? bare.exec(clause.trim()))?.groups)
  // “What they do. billing: …”: what the list is of.
  const lists = read.slice(read.findIndex((list) => list !== undefined) === 1 ? 1 : 0)
  if (lists.length < 2 || lists.includes(undefined)) return null
  const meant = new Map<string, Set<string>>()
  for (const { name: said = '', list = '' } of lists as Record<string, string>[]) {
    const value = names.find((one) => one.toLowerCase() === said.toLowerCase())!
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
