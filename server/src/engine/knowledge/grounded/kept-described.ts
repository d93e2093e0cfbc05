import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { readSentences } from '../parse.ts'
import { NOT } from './acts.ts'
import { isPlain } from './clauses.ts'
import { isCompared } from './conditions.ts'
import { keptIn } from './rows-kept.ts'
import { exactly, nounsOf } from './rows-out.ts'
import { isSameWord, wordsIn } from './words.ts'

// “Only leave that was approved or taken”, “Nur erledigte Einsätze: abgeschlossen oder berechnet”: what the description of a template says of which
// rows it wants holds for all tables that fill it, as an instruction would.

/** A column of states has a few, each of them in many rows. */
const MOST_STATES = 15
/** Joined by these, or before what is said of the rows. */
const BETWEEN = new Set(
  'and or und oder et ou y o e en of lub i that which who was were been has have is are die der das wurde wurden sind ist war waren qui que ont été est sont soit fueron fue ha han sido che è sono stati state zijn werden'.split(
    ' ',
  ),
)

/** The rows that are none of those which a template's description alone wants, of all tables where it is clear which these are. */
export function keptDescribed(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  const nouns = nounsOf(profiles, templates)
  return templates.flatMap(({ slug, description }) =>
    readSentences(description ?? '').flatMap(({ text }) => {
      const { kept, rest } = keptIn(text) ?? {}
      // What stands behind a colon says more exactly which rows are meant.
      const parts = [rest, kept].flatMap((part) => part || [])
      return profiles.flatMap((profile): Directive[] => {
        const found = parts.map((part) => statesSaid(part, profile, nouns)).find((one) => one !== null)
        if (!found) return []
        const { column, values } = found
        const what = `“${column.name}” is not ${values.map((value) => `“${value}”`).join(' or ')}`
        const when = {
          position: column.position,
          is: 'none_of' as const,
          values: values.map((value) => value.toLowerCase()),
        }
        const said = {
          by: 'knowledge' as const,
          slug,
          origin: `the description of “${slug}”`,
          revision: 0,
          said: `“${text}”`,
        }
        return [{ ...said, kind: 'leave_rows', table: exactly(profile), when, what }]
      })
    }),
  )
}

/** The only column of states that has one for each word that says which rows are meant, and others besides. */
function statesSaid(
  part: string,
  profile: TableProfile,
  nouns: ReadonlySet<string>,
): { column: ColumnProfile; values: string[] } | null {
  if (NOT.test(part) || isCompared(part)) return null
  const words = wordsIn(part).filter(({ text, stem }) => !nouns.has(stem) && !BETWEEN.has(text) && !isPlain(text))
  if (words.length === 0) return null
  const [found, ...more] = profile.columns.flatMap((column) => {
    if (!column.complete || column.unique || column.distinct > MOST_STATES) return []
    const states = column.values.map(({ value }) => value.trim())
    const meant = words.map(({ text }) => states.filter((state) => isSameWord(text, state)))
    const values = [...new Set(meant.flat())]
    return meant.every((own) => own.length > 0) && values.length < states.length ? [{ column, values }] : []
  })
  return found && more.length === 0 ? found : null
}
