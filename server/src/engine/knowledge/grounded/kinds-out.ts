import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from './acts.ts'
import { condition, type Condition } from './condition.ts'
import { EVERYTHING, linksTo } from './of-left-out.ts'
import { exactly } from './rows-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Hire and non-hire boats stay behind, and so does any yard marked CLOSED DOWN with everything of theirs”: kinds of things by the first words of what a
// column calls them, texts in capitals as they stand in cells, and what belongs to those.

const SO = /,?\s+(?:and|und|et|y|e|en)\s+(?:so (?:do(?:es)?|are|is)|ebenso|de même|también|anche|ook)\s+/iu
const MARKED =
  /(?<!\p{L})(?:marked|labelled|flagged|headed|called|gekennzeichnet|markiert|marquée?s?|marcad[oa]s?|segnat[oaie]|contrassegnat[oaie]|gemarkeerd)(?: (?:as|with|als|mit|comme|como|come|met))?\s+["“„«]?((?:\p{Lu}{2,}[\s-]?){2,6})(?![\p{Ll}\p{N}])/u
const AND = /\s*,\s*|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+/iu
/** A kind, and what it is a kind of, are words. */
const WORD = /\p{L}{3}/u
/** So many kinds a column has at most. */
const MOST_KINDS = 12

/** The rows of which a sentence says by kind or by mark that they stay behind, and what belongs to them; nothing where a part of it is not understood. */
export function kindsLeftOut(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!LEFT_OUT.test(text) || EXCEPT.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const read = text.split(SO).map((part) => {
    const theirs = EVERYTHING.exec(part)
    const act = LEFT_OUT.exec(part)
    const said = part.slice(0, Math.min(theirs?.index ?? Infinity, act?.index ?? Infinity))
    const found = markedIn(said, profiles) ?? kindsIn(said, profiles)
    return { found, belonging: theirs && found ? belongingTo(templatesIn(said, own), own) : [] }
  })
  if (!read.every(({ found }) => found !== null)) return []
  return read.flatMap(({ found, belonging }): Directive[] => [
    ...found!.map(({ profile, when, what }): Directive => ({
      ...origin,
      kind: 'leave_rows',
      table: exactly(profile),
      when,
      what,
    })),
    ...belonging.map(({ slug, column }): Directive => ({ ...origin, kind: 'bereft', slug, column })),
  ])
}

/** The rows with a text in capitals somewhere in the cells of one column. */
function markedIn(said: string, profiles: readonly TableProfile[]): Condition[] | null {
  const mark = MARKED.exec(said)?.[1]?.trim()
  if (mark === undefined) return null
  const found = profiles.flatMap((profile) =>
    profile.columns.flatMap((column) => {
      const has = (value: string): boolean => value.includes(mark)
      const some = column.values.filter(({ value }) => has(value))
      return column.complete && some.length > 0 && some.length < column.values.length
        ? [condition(profile, column, has, `“${column.name}” has “${mark}”`)]
        : []
    }),
  )
  return found.length > 0 ? found : null
}

/** “Hire and non-hire boats”: each is the beginning of one value of a column that has few, before the same word. */
function kindsIn(said: string, profiles: readonly TableProfile[]): Condition[] | null {
  const plain = (one: string): string =>
    wordsIn(one)
      .map(({ stem }) => stem)
      .join(' ')
  const noun = wordsIn(said).at(-1)
  const parts = said
    .slice(0, noun?.at)
    .split(AND)
    .map(plain)
    .filter((part) => part !== '')
  if (noun === undefined || parts.length < 2 || ![noun.stem, ...parts].every((one) => WORD.test(one))) return null
  const found = profiles.flatMap((profile) =>
    profile.columns.flatMap((column) => {
      if (!column.complete || column.values.length > MOST_KINDS) return []
      const isOne = (value: string): boolean =>
        parts.some((part) => [part, `${part} ${noun.stem}`].includes(plain(value)))
      const some = column.values.filter(({ value }) => isOne(value))
      const isEach = some.length === parts.length && some.length < column.values.length
      return isEach ? [condition(profile, column, isOne, `“${column.name}” is called so`)] : []
    }),
  )
  return found.length > 0 ? found : null
}

/** The links to these, and to what links to them. */
function belongingTo(parents: readonly Template[], templates: readonly Template[]): { slug: string; column: string }[] {
  const links = parents.flatMap((parent) =>
    templates.flatMap((child) => (child === parent ? [] : linksTo(parent, child))),
  )
  const children = [...new Set(links.map(({ child }) => child))].filter((child) => !parents.includes(child))
  const own = links.map(({ child, column }) => ({ slug: child.slug, column }))
  return children.length === 0
    ? own
    : [
        ...own,
        ...belongingTo(
          children,
          templates.filter((one) => !parents.includes(one)),
        ),
      ]
}
