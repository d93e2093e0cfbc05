import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { figuresSaid } from './fronts.ts'
import { exactly } from './rows-out.ts'
import { tablesIn, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Companies that are only in the web shop get WS- plus their shop ID”, “boats without a number: the hull number with H in front”: the key of rows
// that have none in the system that numbers them. “… and the hull number padded to five digits” has zeros in between.

const CODE = '["“„«\'`]?([\\p{L}\\d]{1,6}[-_/.]?)["”“»\'`]?'
const PLUS =
  '\\s*(?:\\+|plus|and|followed by|und|gefolgt von|et|suivi(?:e|s)? d[eu]|y|e|más|più|seguid[oa] (?:de|da)|en|gevolgd door)\\s+'
const GET =
  '(?:gets?|receives?|have|has|are numbered|is numbered|become|use|bekommen|bekommt|erhalten|erhält|hei(?:ß|ss)en|reçoivent|reçoit|reciben|recibe|ricevono|riceve|krijgen|krijgt)'
const FORWARD = new RegExp(`(?<!\\p{L})${GET}\\s+${CODE}${PLUS}([^,.;]{3,60})`, 'iu')
const BACKWARD = new RegExp(
  `^.*(?<!\\p{L})(?:the|its|their|ihre\\p{L}?|der|die|das|la|le|leur|el|su|il|loro|de|het|hun)\\s([^,.;:]{3,40}?)\\s(?:with|mit|avec|con|met)\\s+${CODE}\\s+(?:in front|before (?:it|them)|as (?:a )?prefix|davor|vorn?e?weg|vorangestellt|devant|delante|davanti|ervoor)`,
  'iu',
)
/** The same in the description of a key, which is of nothing else: “for prospects P- followed by the record ID”. */
const DESCRIBED = new RegExp(
  `(?<!\\p{L})(?:for|if|where|bei|für|wenn|pour|para|per|voor|bij)\\s[^,.;:]{3,60}?[\\s,:]+${CODE}${PLUS}([^,.;]{3,60})`,
  'iu',
)
/** “Without a number” and “not on the list” are what they are said to be; “do not get” is another matter. */
const REFUSED = /(?<!\p{L})(?:not|never|nicht|nie|pas|jamais|niet|nooit|non)(?!\p{L})|n[’']t(?!\p{L})/iu
const NOT_GET =
  /(?:(?<!\p{L})(?:not|never|non|nie|jamais|nicht|niet)|n[’']t)\s+(?:\p{L}+\s+)?$|(?<!\p{L})no\s+(?:(?:longer|se|les?)\s+)?$/iu
/** “… and its shop ID as account number”: what it becomes is another column. */
const AS_KEY = /\s(?:as|als|comme|como|come|jako)\s(?!.*(?<!\p{L})(?:as|als|comme|como|come|jako)\s).*$/iu
/** So many values show whether the key takes them. */
const SEEN = 20

/** What sentences say that the keys of rows without one are made of. */
export function prefixedKeys(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const forward = FORWARD.exec(text)
  const [, ahead, behind] = forward && !NOT_GET.test(text.slice(0, forward.index)) ? forward : []
  const [, before, front] = REFUSED.test(text) ? [] : (BACKWARD.exec(text) ?? [])
  const [prefix, named] = ahead === undefined ? [front, before] : [ahead, behind]
  if (prefix === undefined || named === undefined || !/^[\p{Lu}\d]+[-_/.]?$/u.test(prefix)) return []
  const meant = templatesIn(text, templates)
  const own = (meant.length > 0 ? meant : templates).filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return own.flatMap((template) => prefixedBy(prefix, named, figuresSaid(text), template, profiles, origin))
}

/** What the descriptions of keys say that those are made of which the system that numbers the rows doesn't have. */
export function prefixedDescribed(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return templates.flatMap((template) => {
    const { description, name } = template.columns.find(({ unique, required }) => unique && required) ?? {}
    const [said, prefix, named] = DESCRIBED.exec(description ?? '') ?? []
    if (prefix === undefined || named === undefined || !/^[\p{Lu}\d]+[-_/.]?$/u.test(prefix)) return []
    const origin = `the description of “${template.slug}.${name}”`
    const how = { by: 'knowledge', slug: template.slug, origin, revision: 0, said: `“${said}”` } as const
    return prefixedBy(prefix, named, figuresSaid(description!), template, profiles, how)
  })
}

function prefixedBy(
  prefix: string,
  named: string,
  figures: number | null,
  { slug, columns }: Template,
  profiles: readonly TableProfile[],
  origin: Unread['origin'],
): Directive[] {
  const key = columns.find(({ unique, required }) => unique && required)
  if (!key) return []
  const called = named.replace(AS_KEY, '')
  const likely = tablesIn(called, profiles)
  return (likely.length > 0 ? likely : profiles).flatMap((profile) => {
    const found = profile.columns.filter(
      (column) => namesColumn(called, column) && isTaken(prefix, figures, column, key),
    )
    const [source, ...others] = found
    if (!source || others.length > 0) return []
    const kind = 'prefixed' as const
    const filled = figures === null ? {} : { figures }
    return [
      { ...origin, kind, slug, column: key.name, source: source.name, prefix, ...filled, table: exactly(profile) },
    ]
  })
}

function isTaken(
  prefix: string,
  figures: number | null,
  { values }: ColumnProfile,
  { desiredRule, strictRule }: TemplateColumn,
): boolean {
  const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
  const isFilled = (value: string): boolean => figures === null || (/^\d+$/.test(value) && value.length <= figures)
  const isKey = (value: string): boolean => rule === null || rule.matches(prefix + value.padStart(figures ?? 0, '0'))
  return values.length > 0 && values.slice(0, SEEN).every(({ value }) => isFilled(value.trim()) && isKey(value.trim()))
}
