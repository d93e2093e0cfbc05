import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { readSentences } from '../parse.ts'
import { firstOfDoubles } from '../plain/one-of-doubles.ts'
import { doublesSaid } from './doubles.ts'
import { CHANGED_LAST } from './newest.ts'

// “If the old system has a patron number twice, its first row counts”: what the description of a template says of doubles holds for its rows, as an
// instruction would.

/** Which of several rows with one key counts, as the descriptions of templates say. */
export function doublesDescribed(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return templates.flatMap(({ slug, description, columns }) => {
    // Which of the rows with one natural key is the latest their days say.
    const isAlone = (name: string): boolean => columns.some((column) => column.name === name && column.unique)
    const sentences = readSentences(description ?? '').map(({ text }) => text)
    return sentences.flatMap((text, at) => {
      // Which row was changed last a day tells, and not the order of the rows.
      if (CHANGED_LAST.test(text)) return []
      const before = sentences[at - 1] ?? ''
      const origin = {
        by: 'knowledge' as const,
        slug,
        origin: `the description of “${slug}”`,
        revision: 0,
        said: `“${text}”`,
      }
      const sentence = { text, about: text, before, origin }
      const found = [doublesSaid, firstOfDoubles].map((read) =>
        read(sentence, profiles, templates).filter(
          (one) => one.kind === 'same_key' && one.slug === slug && isAlone(one.column),
        ),
      )
      return found.find((some) => some.length > 0) ?? []
    })
  })
}
