import { conceptsOf } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { CODE, mayBe, type Found } from './called-values.ts'
import { currenciesSaid } from './countries-said.ts'
import { filesOf, statedIn } from './stated-values.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “The Alder list (S014, euros) and the Birch list (S022, pounds) only know their own numbers”: in brackets behind what a table is called stands
// whose it is, a key of what its rows link to, and the money that it is in; and the value of a column that is named: “HubSpot first (role sales)”.

const BRACKETED = /([^()]+)\(([^()]{2,60})\)/gu
/** From here on another thing is spoken of. */
const CUT = /[,;:.]\s|\s(?:and|und|et|y|e|en|och|og|a|i)\s/iu
/** What stands in brackets as an example, or as what it is not. */
const NOT_ITS =
  /(?<!\p{L})(?:e\.? ?g\.?|i\.? ?e\.?|such as|like|for example|z\.? ?b\.?|etwa|wie|par exemple|p\.? ?ex\.?|por ejemplo|ad esempio|bijv|t\.? ?ex|not|no|without|except|nicht|kein\p{L}*|ohne|au(?:ß|ss)er|sans|sauf|pas|sin|salvo|non|senza|tranne|niet|zonder|behalve)(?!\p{L})/iu
/** Of money in brackets nobody means what is weighed. */
const POUNDS = /^(?:in |all in )?pounds?$/iu

/** What the brackets behind the names of tables say that all their rows have. */
export function bracketedIn(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return [...text.matchAll(BRACKETED)].flatMap(([, before = '', inner = '']) => {
    const tables = tablesIn(before.split(CUT).at(-1)!, profiles)
    const named = filesOf(tables, profiles)
    if (named.length === 0 || NOT_ITS.test(inner)) return []
    const items = inner.split(/[,;]/u).map((item) => item.trim())
    const stated = items.flatMap((item) => statedIn(item, own))
    const [within, ...more] = named
    const found =
      more.length > 0 || tables.length > 1
        ? []
        : items.flatMap((item) =>
            CODE.test(item)
              ? ownersIn(
                  item,
                  own,
                  templates,
                  profiles.filter((one) => !tables.includes(one)),
                )
              : currenciesSaid(POUNDS.test(item) ? 'pounds sterling' : item, own, tables),
          )
    const constant = (one: Found, file: string): Directive => ({
      ...origin,
      kind: 'constant',
      perhaps: true,
      within: file,
      ...one,
    })
    return [
      ...found.map((one) => constant(one, within!)),
      ...named.flatMap((file) => stated.map((one) => constant(one, file))),
    ]
  })
}

/** The columns that link to what has this key: of each template the only one. */
function ownersIn(
  key: string,
  own: readonly Template[],
  templates: readonly Template[],
  others: readonly TableProfile[],
): Found[] {
  return own.flatMap(({ slug, columns }) => {
    const may = (column: TemplateColumn): boolean =>
      column.desiredRule === 'link' && mayBe(column, key, templates, others)
    const likely = columns.filter(may)
    const called = likely.filter((column) =>
      others.some((profile) => holds(profile, key) && isCalledAfter(profile, column, templates)),
    )
    const [column, ...more] = likely.length > 1 ? called : likely
    return column && more.length === 0 ? [{ slug, column: column.name, value: key }] : []
  })
}

function holds({ columns }: TableProfile, key: string): boolean {
  return columns.some(
    ({ values, distinct, filled }) => distinct === filled && values.some(({ value }) => value.trim() === key),
  )
}

/** Whether a table has the name of what the column links to in its own: keys of two kinds may have one form. */
function isCalledAfter(
  { table }: TableProfile,
  { linkRule = [] }: TemplateColumn,
  templates: readonly Template[],
): boolean {
  const words = new Set(conceptsOf(`${table.file_name.replace(/\.[^.]+$/, '')} ${table.name}`))
  return linkRule.some(({ templateId }) => {
    const own = conceptsOf(templates.find(({ id }) => id === templateId)?.name ?? '')
    return own.length > 0 && own.every((concept) => words.has(concept))
  })
}
