import { BECOMES, QUOTE } from './becoming.ts'
import { ruleOf } from '../match/sides.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { exactly } from './grounded/rows-out.ts'
import type { Directive } from './directives.ts'
import { keyWithLinks } from './grounded/fronts.ts'
import { sentencesIn } from './meanings.ts'
import type { SaidText } from './texts.ts'

// “A number of the old system such as SVC-04412 becomes INV-904412”: one example tells it for all keys with these letters, as both end in the same
// figures, and the rule of one key alone takes the new one.

const SHOWN = new RegExp(
  `${QUOTE}(?<![\\p{L}\\p{N}-])([\\p{L}]{1,6}[-_/.]?)(\\d{3,12})${QUOTE}\\s+${BECOMES}\\s+(?:an? )?${QUOTE}([\\p{L}\\d][\\p{L}\\d_/.-]{0,9}?)\\2(?![\\p{L}\\p{N}])`,
  'gu',
)

/** What texts show to stand in place of the letters of keys, for the tables that have such ones, and for what links to them. */
export function frontsInstead(
  texts: readonly SaidText[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const shown = texts.flatMap((one) =>
    sentencesIn(one.text).flatMap((said) =>
      [...said.matchAll(SHOWN)].map(([, instead, figures, front]) => ({ ...one, said, instead, figures, front })),
    ),
  )
  // Of letters that become these here and those there none is told of all.
  const isOne = ({ instead, front }: (typeof shown)[number]): boolean =>
    shown.every((other) => other.instead !== instead || other.front === front)
  return shown.filter(isOne).flatMap(({ by, slug, origin, said, instead, figures, front }): Directive[] => {
    if (front === instead) return []
    const own = templates.filter((template) => slug === null || slug === template.slug)
    const keys = own.flatMap((template) =>
      template.columns.flatMap((column) =>
        column.unique && ruleOf(column)?.matches(front! + figures!) ? [{ template, column }] : [],
      ),
    )
    const [key] = keys
    const tables = profiles.filter((profile) => hasSuch(profile, instead!, figures!.length))
    if (keys.length !== 1 || tables.length === 0) return []
    const targets = keyWithLinks(key!.template, key!.column, templates)
    const of = { instead: instead!, figures: figures!.length }
    return [
      {
        kind: 'front',
        front: front!,
        ...of,
        targets,
        tables: tables.map(exactly),
        by,
        slug,
        origin,
        revision: 0,
        said: `“${said}”`,
      },
    ]
  })
}

/** The letters in front of figures, whatever mark is between them: “SVC 04412” beside “SVC-04412”. */
export function insteadPattern(instead: string): string {
  const letters = instead
    .replace(/[^\p{L}]/gu, '')
    .replace(/\p{L}/gu, (one) => `[${one.toUpperCase()}${one.toLowerCase()}]`)
  return `${letters}[-_/. ]?`
}

function hasSuch({ columns }: TableProfile, instead: string, figures: number): boolean {
  const such = new RegExp(`^${insteadPattern(instead)}\\d{${figures}}$`, 'u')
  return columns.some(({ values }) => values.some(({ value }) => such.test(value.trim())))
}
