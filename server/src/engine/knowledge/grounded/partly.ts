import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT, TWICE } from './acts.ts'
import { choicesIn, type Found } from './called-values.ts'
import { wordsBeyond } from './clauses.ts'
import { without } from './constants.ts'
import { calledOnly, tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { saysNoMore } from './whoever.ts'

// “We sell partly direct (our workbook) and partly through the web shop (the CSV)”: each of several values of a column with the file of its rows
// behind it.

const BETWEEN =
  /\s*[,;]\s+(?:(?:and|or|und|oder|et|y|e|en|of)\s+)?|\s+(?:and|und|sowie|et|y|e|en)\s+(?=[^()]*\([^()]*\))/iu
const ASIDE = /\(([^()]{2,60})\)/u

/** What a sentence says of the rows of files that stand in brackets. */
export function partlyIn(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if ([EXCEPT, LEFT_OUT, TWICE, NOT].some((word) => word.test(text))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const masked = text.replace(/\([^()]*\)/gu, (part) => part.replace(/[,;]/g, '\u0003').replace(/\s/g, '\u0004'))
  const parts = masked.split(BETWEEN).map((part) => part.replaceAll('\u0003', ',').replaceAll('\u0004', ' '))
  const said = parts.flatMap((part) => saidIn(part, profiles, own))
  return said.flatMap(({ within, found }): Directive[] =>
    found
      .filter((one) => said.some((other) => other.within !== within && other.found.some((two) => isOther(one, two))))
      .map((one) => ({ ...origin, kind: 'constant', perhaps: true, within, ...one })),
  )
}

function isOther(one: Found, two: Found): boolean {
  return one.slug === two.slug && one.column === two.column && one.value !== two.value
}

/** The file of a part, which brackets name and nothing else, and the values that stand before it. */
function saidIn(
  part: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): { within: string; found: Found[] }[] {
  const [aside = '', inner] = ASIDE.exec(part) ?? []
  if (inner === undefined) return []
  const rest = part.replace(aside, ' ')
  // “the Haddow shop (the CSV)”, of several that there are.
  for (const where of [inner, part]) {
    const tables = tablesIn(where, profiles)
    const within = calledOnly(tables, profiles)
    if (within === null || wordsBeyond(inner, tables).some(({ text }) => !saysNoMore(text))) continue
    const found = choicesIn(without(rest, tables), rest, templates)
    return found.length > 0 ? [{ within, found }] : []
  }
  return []
}
