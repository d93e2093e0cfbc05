import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isOfAll } from '../constants-said.ts'
import type { Directive } from '../directives.ts'
import { valuesOf } from './columns.ts'
import { filesOf } from './stated-values.ts'
import { tablesIn } from './tables.ts'

// “de or fr. The Lyon branch writes to everybody in French.”: a sentence in the description of a column that says of all rows of one file what
// they have, in whatever words the value is meant by.

/** A longer list is found in any text. */
const MOST_VALUES = 40
/** Shorter words mean many things. */
const SHORTEST = 4

/** What single sentences in the descriptions of columns say all rows of one file have. */
export function allDescribed(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Directive[] => {
      const values = valuesOf(column)
      const sentences = (column.description ?? '').split(/(?<=[.;!])\s+/)
      if (values.length < 2 || values.length > MOST_VALUES || sentences.length < 2) return []
      return sentences.filter(isOfAll).flatMap((sentence): Directive[] => {
        const files = filesOf(tablesIn(sentence, profiles), profiles)
        const meant = meantIn(sentence, values)
        const [within, ...others] = files
        if (within === undefined || others.length > 0 || meant === null) return []
        const origin = `the description of “${slug}.${column.name}”`
        const how = { by: 'knowledge', revision: 0, origin, said: `“${sentence.trim()}”`, slug } as const
        return [{ ...how, kind: 'constant', perhaps: true, column: column.name, value: meant, within }]
      })
    }),
  )
}

/** The only one of the values that words of the sentence mean. */
function meantIn(sentence: string, values: readonly string[]): string | null {
  const words = sentence.match(/[\p{L}_-]+/gu) ?? []
  const found = words.flatMap((word) => {
    const near = word.length < SHORTEST ? [] : closestValue(word, values)
    return isClear(near) ? [near[0]!.value] : []
  })
  return new Set(found).size === 1 ? found[0]! : null
}
