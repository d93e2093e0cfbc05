import { escaped } from '../escaped.ts'
import type { KnowledgeEntry, Revision } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'

// “L.P. Rate is an old rate, don't use it”, “Kd. Nr. ist die Kundennummer”: a header with points in it ends no sentence. Put in quotation marks it is
// the name that it is.

interface Texts {
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
  profiles: readonly TableProfile[]
}

const POINT_WITHIN = /\p{L}\.\s+\S/u
const LONGEST = 60

/** What was said, with the headers in it that have points in quotation marks. */
export function withHeadersQuoted<T extends Texts>(given: T): T {
  const headers = new Set(
    given.profiles.flatMap(({ columns }) =>
      columns.flatMap(({ name }) => (isMistakable(name.trim()) ? [name.trim()] : [])),
    ),
  )
  if (headers.size === 0) return given
  const longestFirst = [...headers].toSorted((a, b) => b.length - a.length).map(escaped)
  const bare = new RegExp(`(?<![\\p{L}\\p{N}"“„«'‘\`])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}"”“»'’\`])`, 'gu')
  const quoted = (text: string): string => text.replace(bare, (header) => `"${header}"`)
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

function isMistakable(name: string): boolean {
  return POINT_WITHIN.test(name) && name.length <= LONGEST && !name.includes('"')
}
