import { calledOnly } from './tables.ts'
import { squash } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT, SOME } from './acts.ts'
import { clausesOf } from './clauses.ts'
import { namesColumn } from './columns.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “All of these are new, and their date of joining is that of the time stamp”: a column of a file by what it fills, of the file that is spoken of.

const THAT_OF = anyOf(
  '(?:that|those|the one) (?:of|in|from)',
  'd(?:er|ie|as) (?:des|der|von|vom|aus)',
  'cell?e?s? (?:de|du|des)|celui d[eu]',
  '(?:la|el|las|los) del?',
  'quell[oaei] d(?:i|el|ella|ei)',
  'd(?:ie|at) van',
)
/** Shorter headers may be any word. */
const SHORTEST = 4

/** The columns of the table that a sentence is about, each with the column of a template that it is said to be. */
export function columnsSaidIn(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!THAT_OF.test(text) || [EXCEPT, LEFT_OUT, NOT, SOME].some((word) => word.test(text))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return clausesOf(text, before, profiles).flatMap(({ about, isCut, subject, predicate }): Directive[] => {
    const [tables, ...others] = about
    const [profile, ...more] = tables ?? []
    const within = profile ? calledOnly([profile], profiles) : null
    const [said] = THAT_OF.exec(predicate) ?? []
    if (!isCut || !profile || within === null || said === undefined || others.length + more.length > 0) return []
    const source = sourceIn(predicate.slice(predicate.indexOf(said) + said.length), profile)
    if (source === null) return []
    const named = own.flatMap(({ slug, columns }) =>
      columns
        .filter((column) => namesColumn(subject, column) || isWithin(column.name, subject))
        .map(({ name }) => ({ slug, target: name, words: wordsIn(name).length })),
    )
    const most = Math.max(0, ...named.map(({ words }) => words))
    return [
      ...Map.groupBy(
        named.filter(({ words }) => words === most),
        ({ slug }) => slug,
      ).values(),
    ].flatMap(([one, ...rest]): Directive[] =>
      one && rest.length === 0
        ? [{ ...origin, kind: 'column', source, target: one.target, slug: one.slug, within }]
        : [],
    )
  })
}

/** The only column that is called so, the longest name where one stands in another. */
function sourceIn(text: string, { columns }: TableProfile): string | null {
  const said = squash(text)
  const named = columns.filter(({ name }) => squash(name).length >= SHORTEST && said.includes(squash(name)))
  const [first, second] = named.toSorted((a, b) => b.name.length - a.name.length)
  return first && !(second && !squash(first.name).includes(squash(second.name))) ? first.name : null
}

/** `fecha_alta` in “su fecha de alta”: all its words, whatever stands between them. */
function isWithin(name: string, text: string): boolean {
  const said = new Set(wordsIn(text).map(({ stem }) => stem))
  const own = wordsIn(name)
  return own.length > 1 && own.every(({ stem }) => said.has(stem))
}
