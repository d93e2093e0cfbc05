import { ruleOf } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import type { Unread } from './unread.ts'

// “`OK` and `Bekr.` mean `confirmed`”, “`OK` og `Bekr.` betyr `confirmed`”: values in quotation marks, one or several, with the one that they all mean.

export const MEANS =
  '(?:(?:both|all|beide|alle|tous|toutes|ambos|tutti|allemaal|begge|båda|alla) )?(?:means?|stands? for|bedeute[nt]|hei(?:ß|ss)(?:t|en)|steh(?:t|en) für|signifie(?:nt)?|veu(?:len)?t dire|significan?|significano|quieren? decir|vuol dire|vogliono dire|beteken(?:t|en)|betyder|betyr|står f[oö]r|oznacza(?:ją)?|znamen(?:á|ají))'
export const QUOTED = '(?:`[^`]{1,60}`|"[^"]{1,60}"|[“„][^“”„]{1,60}[“”]|«\\s?[^«»]{1,60}?\\s?»)'
const BETWEEN = '(?:\\s*,\\s*|\\s*,?\\s(?:and|or|und|oder|et|ou|y|o|e|en|of|og|och|eller|oraz|lub|i|a|nebo)\\s)'
const SENTENCE = new RegExp(`^(?:[-*•]\\s*)?(${QUOTED}(?:${BETWEEN}${QUOTED}){0,20}),? ${MEANS}:? (${QUOTED})$`, 'iu')

/** Each of the values that are there, where a column allows what they are said to mean. */
export function valuesQuoted(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, list, meant] = SENTENCE.exec(text.trim()) ?? []
  if (list === undefined || meant === undefined) return []
  const value = bare(meant)
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const isAllowed = own.some(({ columns }) => columns.some((column) => ruleOf(column)?.values?.includes(value)))
  const raws = [...list.matchAll(new RegExp(QUOTED, 'gu'))].map(([quoted]) => bare(quoted))
  const isThere = (raw: string): boolean =>
    profiles.some(({ columns }) => columns.some(({ values }) => values.some((one) => one.value.trim() === raw)))
  return !isAllowed
    ? []
    : raws.filter(isThere).map((raw): Directive => ({ ...origin, kind: 'value', raw, value, column: null }))
}

function bare(quoted: string): string {
  return quoted.slice(1, -1).trim()
}
