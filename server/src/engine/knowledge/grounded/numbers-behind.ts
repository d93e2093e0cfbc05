import { conceptsOf } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { figuresIn, keyWithLinks } from './fronts.ts'
import { exactly } from './rows-out.ts'
import { tablesIn, tablesOfSystem } from './tables.ts'
import type { Unread } from './unread.ts'

// “A season ticket holder gets the customer number K4 followed by the ticket number in three digits”: the keys of one list's rows, and what leads to
// them there, are its own numbers in so many figures, behind letters or figures that tell them from those of the others.

const GETS =
  '(?:gets?|receives?|has|have|(?:is|are) given|bekomm(?:t|en)|erh(?:ä|a)lt(?:en)?|reçoi(?:t|vent)|recib(?:e|en)|ricev(?:e|ono)|krijg(?:t|en))'
const THE = "(?:(?:the|an?|as|its|their|die|eine?n?|als|la|le|l[’']|une?|el|un[ao]?|il|lo|de|het|een)\\s+)?"
const FRONT = '["“„«‘\'`]?(\\p{Lu}[\\p{Lu}\\d]{0,5}(?:[-_/.]\\d{0,3})?)["”“»’\'`]?'
const THEN =
  '(?:\\+|plus|and|then|followed by|und|dann|gefolgt von|et|puis|suivie? d[eu]|y|seguid[oa] (?:de|por)|e|seguit[oa] da|en|gevolgd door)'
const SAID = new RegExp(
  `^(.*?)(?<!\\p{L})${GETS}\\s+${THE}((?:[\\p{L}\\p{N}]+\\s+){1,4}?)${FRONT}\\s+${THEN}\\s+([^,.;:]{3,80})`,
  'u',
)

/** So many of the numbers must become keys by it, however they are written now. */
const MOST = 0.8
const SEEN = 50

/** What a sentence says that keys of one list are made of, by how the key is called, and which of its numbers stands behind. */
export function numbersBehind(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [, subject = '', called = '', front, rest = ''] = SAID.exec(text) ?? []
  const figures = figuresIn(rest)
  if (front === undefined || figures === null || EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const keys = templates.flatMap((template) => {
    const key = template.columns.find((one) => one.unique && one.required && isMeant(called, one))
    return key ? [{ template, key }] : []
  })
  const [meant, ...others] = keys
  if (!meant || others.length > 0) return []
  const { template, key } = meant
  const tables = tablesSaid(rest, subject, profiles)
  const found = tables.flatMap((profile) =>
    profile.columns.flatMap((column) =>
      (namesColumn(rest, column) || isMeant(rest, column)) && becomeKeys(column, front, figures, key)
        ? [{ profile, column }]
        : [],
    ),
  )
  if (found.length === 0) return []
  const targets = keyWithLinks(template, key, templates)
  const [only, ...more] = found
  const assigned: Directive[] =
    more.length > 0
      ? []
      : [{ ...origin, kind: 'assign', slug: template.slug, target: key.name, sources: [source(only!)] }]
  return [...assigned, { ...origin, kind: 'front', slug: null, front, figures, targets, tables: tables.map(exactly) }]
}

function source({ profile: { table }, column }: { profile: TableProfile; column: ColumnProfile }) {
  return { file_id: table.file_id, table: table.name, column: column.name }
}

/** All that it is called by is said of it: “the customer number” is `customer_no`, “the MRN” `mrn`, and “the chart number” `PTNO`. */
function isMeant(said: string, { name }: { name: string }): boolean {
  const [own, concepts] = [conceptsOf(name), new Set(conceptsOf(said))]
  return own.some((one) => one !== 'number') && own.every((one) => concepts.has(one))
}

/** The tables of the system that the number, or else whose rows are spoken of; of a workbook that is called otherwise the sheet alone. */
function tablesSaid(rest: string, subject: string, profiles: readonly TableProfile[]): readonly TableProfile[] {
  const [named = []] = [tablesOfSystem(rest, profiles), tablesIn(subject, profiles), tablesIn(rest, profiles)].filter(
    (tables) => tables.length > 0,
  )
  return named.length < profiles.length ? named : []
}

/** Whether its numbers, without what letters stand before some of them, become keys behind the front. */
function becomeKeys({ values }: ColumnProfile, front: string, figures: number, key: TemplateColumn): boolean {
  const rule = ruleOf(key)
  const numbers = values.slice(0, SEEN).map(({ value }) => /^\p{L}{0,3}[-. ]?(\d+)$/u.exec(value.trim())?.[1] ?? null)
  const fitting = numbers.filter(
    (number) =>
      number !== null &&
      number.replace(/^0+/, '').length <= figures &&
      (rule === null || rule.matches(front + number.replace(/^0+/, '').padStart(figures, '0'))),
  )
  return values.length > 0 && fitting.length >= MOST * numbers.length
}
