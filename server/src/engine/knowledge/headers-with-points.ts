import { escaped } from '../escaped.ts'
import type { KnowledgeEntry, Revision } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { maskQuotations, QUOTATION_MARK } from './quotations.ts'

// “L.P. Rate is an old rate, don't use it”, “Kd. Nr. ist die Kundennummer”, “V. Dijk is Van Dijk Ltd”: a header, or a text of cells, with points in it
// ends no sentence, and one that asks, “Came?”, asks nothing in a sentence that goes on. Put in quotation marks it is the name that it is.

interface Texts {
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
  profiles: readonly TableProfile[]
}

const POINT_WITHIN = /\p{L}\.\s+\S/u
/** A short word that is cut, or an initial: behind a longer one a sentence may end. */
const CUT_SHORT = /(?<!\p{L})\p{L}{1,4}\.\s+\S/u
const LONGEST = 60
/** “Where Came? is empty …” */
const ASKING = /\p{L}\?$/u
const GOES_ON = /\p{L}\?\s+\p{Ll}/u

/** What was said, with the headers and texts of cells in it that have points in quotation marks. */
export function withHeadersQuoted<T extends Texts>(given: T): T {
  const all = [
    given.instructions,
    ...given.knowledge.map(({ content }) => content),
    ...(given.revisions ?? []).map(({ instructions }) => instructions),
  ].join('\n')
  if (!POINT_WITHIN.test(all) && !GOES_ON.test(all)) return given
  const names = new Set(
    [...namesWithPoints(given.profiles), ...headersAsking(given.profiles)].filter((name) => all.includes(name)),
  )
  if (names.size === 0) return given
  const longestFirst = [...names]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (ASKING.test(name) ? `${escaped(name)}(?=\\s+\\p{Ll})` : escaped(name)))
  const bare = new RegExp(`(?<![\\p{L}\\p{N}"“„«'‘\`])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}"”“»'’\`])`, 'gu')
  const quoted = (text: string): string => {
    const { masked, shown } = maskQuotations(text)
    return masked.replace(bare, (name) => `"${name}"`).replace(MARK, (_, index: string) => shown[Number(index)] ?? '')
  }
  return {
    ...given,
    instructions: given.instructions === null ? null : quoted(given.instructions),
    knowledge: given.knowledge.map((entry) => ({ ...entry, content: quoted(entry.content) })),
    ...(given.revisions && {
      revisions: given.revisions.map((one) => ({
        ...one,
        ...(one.instructions && { instructions: quoted(one.instructions) }),
      })),
    }),
  }
}

const MARK = new RegExp(QUOTATION_MARK, 'g')

function namesWithPoints(profiles: readonly TableProfile[]): string[] {
  return profiles
    .flatMap(({ columns }) =>
      columns.flatMap(({ name, values }) => [
        ...(POINT_WITHIN.test(name) ? [name.trim()] : []),
        ...values.flatMap(({ value }) => (CUT_SHORT.test(value) ? [value.trim()] : [])),
      ]),
    )
    .filter((name) => name.length <= LONGEST && POINT_WITHIN.test(name) && !name.includes('"'))
}

function headersAsking(profiles: readonly TableProfile[]): string[] {
  return profiles
    .flatMap(({ columns }) => columns.map(({ name }) => name.trim()))
    .filter((name) => name.length <= LONGEST && ASKING.test(name) && !name.includes('"'))
}
