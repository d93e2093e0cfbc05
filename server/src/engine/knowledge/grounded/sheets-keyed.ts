import { calledOnly } from './tables.ts'
import { escaped } from '../../escaped.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from './acts.ts'
import type { Unread } from './unread.ts'

// “One sheet per site: Harbour = HAR, Mill Lane = MIL”: the key of what all rows of a sheet belong to, for each sheet by its name.

const FEWEST = 2
const CODE = '["“„«]?([\\p{Lu}\\p{N}][\\p{Lu}\\p{N}_-]{0,9})["”“»]?(?![\\p{L}\\p{N}])'

/** The link column of a template that leads to such keys, for each sheet that the sentence has one for. */
export function sheetsKeyed(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const pairs = profiles.flatMap((profile) => {
    const called = calledOnly([profile], profiles)
    const code = called === null ? undefined : codeOf(profile.table.name, text)
    return code === undefined ? [] : [{ called: called!, code }]
  })
  const codes = pairs.map(({ code }) => code)
  if (pairs.length < FEWEST || new Set(codes).size < codes.length || !areKeys(codes, profiles)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return own.flatMap(({ slug, columns }) => {
    const links = columns.filter((column) => leadsTo(codes, column, templates))
    const [link, ...others] = links
    if (!link || others.length > 0) return []
    return pairs.map(({ called, code }): Directive => ({
      ...origin,
      kind: 'constant',
      slug,
      column: link.name,
      value: code,
      within: called,
    }))
  })
}

function codeOf(sheet: string, text: string): string | undefined {
  if (!text.includes(sheet.trim())) return undefined
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(sheet.trim())}["”“»]?\\s*(?:=|:|→|->|=>)\\s*${CODE}`, 'u')
  return found.exec(text)?.[1]
}

/** A list has them all, each once. */
function areKeys(codes: readonly string[], profiles: readonly TableProfile[]): boolean {
  return profiles.some(({ columns }) =>
    columns.some(
      (column) => column.unique && codes.every((code) => column.values.some(({ value }) => value.trim() === code)),
    ),
  )
}

function leadsTo(
  codes: readonly string[],
  { desiredRule, linkRule = [] }: TemplateColumn,
  templates: readonly Template[],
): boolean {
  if (desiredRule !== 'link') return false
  return linkRule.some(({ templateId, columnName }) => {
    const parent = templates.find(({ id }) => id === templateId)?.columns.find(({ name }) => name === columnName)
    const rule = parent ? ruleOf(parent) : null
    return rule !== null && codes.every((code) => rule.matches(code))
  })
}
