import { conceptsOf } from '../../match/names/words.ts'
import { CONCEPTS } from '../../match/vocabulary.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { OTHERWISE_WORDS } from './acts.ts'
import { valuesOf } from './columns.ts'
import { calledOnly, namesOf, tablesIn } from './tables.ts'
import { isSameWord, wordsIn } from './words.ts'

// “yes only for Loyalto members who still collect, otherwise no”: where the condition is of what one program has, all rows of other files are the rest.

const OTHERWISE = new RegExp(
  `^(.{1,40}?)\\s(?:only |nur |seulement |uniquement |solo |s[óo]lo |soltanto |alleen )?(?:for|if|when|für|bei|wenn|pour|si|para|cuando|per|se|voor|als|dla)\\s([^.;]{3,120}?)[,;] ?(?:${OTHERWISE_WORDS}) ([\\p{L}\\p{N}_-]+)\\.?$`,
  'iu',
)

/** What the rows of the files are that a condition can't be of, as the descriptions of columns say. */
export function otherwiseElsewhere(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return templates.flatMap((template) =>
    template.columns.flatMap((column): Directive[] => {
      const said = (column.description ?? '').trim()
      const [, value = '', condition = '', rest = ''] = OTHERWISE.exec(said) ?? []
      const allowed = valuesOf(column)
      if (![value, rest].every((one) => allowed.includes(one)) || value === rest) return []
      const named = ofProgram(condition, profiles)
      if (named.length === 0) return []
      const others = profiles.filter(({ table }) => !named.some((one) => one.table.file_id === table.file_id))
      const files = [...Map.groupBy(others, ({ table }) => table.file_id).values()]
      const origin = {
        by: 'knowledge',
        origin: `the description of “${template.slug}.${column.name}”`,
        revision: 0,
        slug: template.slug,
        column: column.name,
        said: `“${said}”`,
      } as const
      return files.flatMap((own): Directive[] => {
        const within = calledOnly(own, profiles)
        return within === null ? [] : [{ ...origin, kind: 'constant', perhaps: true, rest: true, value: rest, within }]
      })
    }),
  )
}

/** The files that bear a name of its own in a text: a word for a kind of things may be of any of them. */
function ofProgram(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const tables = tablesIn(text, profiles)
  const names = new Set(tables.flatMap(namesOf).map(({ stem }) => stem))
  const isName = wordsIn(text).some(
    ({ raw, stem }) => names.has(stem) && /^\p{Lu}/u.test(raw) && !isNoun(raw, profiles),
  )
  return isName && tables.length < profiles.length ? tables : []
}

/** A word that is known, or that is all of a header; “HubSpot industry” speaks of a program as well. */
function isNoun(word: string, profiles: readonly TableProfile[]): boolean {
  if (conceptsOf(word.toLowerCase()).some((concept) => CONCEPTS.has(concept))) return true
  return profiles.some(({ columns }) =>
    columns.some(({ name }) =>
      wordsIn(name).some(
        ({ raw, text }, _, { length }) => (length === 1 || raw !== word) && isSameWord(text, word.toLowerCase()),
      ),
    ),
  )
}
