import { conceptsOf } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { NOT } from './acts.ts'
import { isOpen, type Found } from './called-values.ts'
import { wordsBeyond, type Clause } from './clauses.ts'
import { templatesIn } from './tables.ts'
import { saysNoMore } from './whoever.ts'
import { placeOf, wordsIn } from './words.ts'

// “Everything on the slips is campaign "Autumn 2024"”: what stands in quotation marks right behind the name of a column. “Their dues are gifts to JAZ”:
// a key of what a single column links to, with no name of the column at all. “For the orders in web.csv the shop is Webshop”: a name of its own, which is
// all that is said.

const QUOTED = /["“„«]\s?([^"“”„«»]{1,80}?)\s?["”“»]/gu
/** Between the name of a column and what it is. */
const BETWEEN =
  /^\s*(?:[=:→]|->|=>)?\s*(?:(?:is|are|to|as|of|called|named|ist|sind|hei(?:ß|ss)t|auf|als|est|sont|à|es|son|a|è|sono|op|in)\s+)?$/iu
/** “… with no campaign”: what they lack besides is no denial of the rest. */
const LACKING =
  /(?<!\p{L})(?:and |und |et |y |e |en )?(?:with no|without(?: an?| any)?|(?:has|have) no|ohne|(?:hat|haben) keine?n?|sans|n[’']ont pas de|sin|no tienen?|senza|non hanno|zonder|hebben geen) [\p{L}_-]+/giu
/** A code behind the word for what it belongs to. */
const KEY =
  /(?<!\p{L})(?:of|to|for|from|under|zu[mr]?|an|für|von|aus|unter|à|pour|de|du|au|para|al|del|per|di|da|voor|aan|van|uit|dla|do|na)\s+(?:(?:the|our|der|die|das|den|dem|le|la|el|il|het|de)\s+)?["“„«]?(?=[\p{L}\d-]*[\p{Lu}\d])([\p{L}\d][\p{L}\d-]*)(?![\p{L}\p{N}_])/gu

/** What a part of a sentence gives columns, of all rows that it is about. */
export function givenIn(text: string, templates: readonly Template[], profiles: readonly TableProfile[]): Found[] {
  const rest = text.replace(/\([^()]*\)/gu, ' ').replace(LACKING, ' ')
  if (NOT.test(rest.replace(QUOTED, ' '))) return []
  const quoted = quotedIn(rest, templates)
  return quoted.length > 0 ? quoted : linkedIn(rest, templates, profiles)
}

/** The quoted values that stand behind the name of the only column called so. */
function quotedIn(text: string, templates: readonly Template[]): Found[] {
  return [...text.matchAll(QUOTED)].flatMap(({ 1: value = '', index }): Found[] => {
    const before = text.slice(0, index)
    const found = templates.flatMap(({ slug, columns }) =>
      columns.flatMap((column) =>
        isBehind(before, column) && takes(column, value) ? [{ slug, column: column.name, value }] : [],
      ),
    )
    return found.length === 1 ? found : []
  })
}

function isBehind(before: string, { name }: TemplateColumn): boolean {
  const own = wordsIn(name)
  const said = wordsIn(before)
  const last = Array.from({ length: said.length }, (_, at) => said.length - 1 - at).find(
    (at) => placeOf(own, said.slice(at)) === 0,
  )
  return own.length > 0 && last !== undefined && BETWEEN.test(before.slice(said[last + own.length - 1]!.end))
}

function takes({ unique, desiredRule, strictRule }: TemplateColumn, value: string): boolean {
  if (unique || desiredRule === 'link') return false
  return desiredRule !== 'strict' || !strictRule || compilePattern(strictRule)?.matches(value) === true
}

/** Shorter lists of keys are few enough that one of them is meant by its mere name. */
const MOST_KEYS = 60

/** The only key in a text that a template links to by a single column: of the templates that it speaks of, where it speaks of any. */
function linkedIn(text: string, templates: readonly Template[], profiles: readonly TableProfile[]): Found[] {
  const named = templatesIn(text, templates)
  // Figures may count anything: the rows have to be spoken of.
  const isTelling = (token: string): boolean => named.length > 0 || /\p{L}/u.test(token)
  const tokens = new Set([...text.matchAll(KEY)].map(([, token]) => token!).filter(isTelling))
  const found = (named.length > 0 ? named : templates).flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const keys = column.desiredRule === 'link' && isOnly(column, columns) ? keysOf(column, templates, profiles) : null
      return keys === null
        ? []
        : [...tokens].flatMap((value) => (keys.has(value) ? [{ slug, column: column.name, value }] : []))
    }),
  )
  return found.length === 1 ? found : []
}

function isOnly({ name, linkRule = [] }: TemplateColumn, columns: readonly TemplateColumn[]): boolean {
  const own = new Set(linkRule.map(({ templateId }) => templateId))
  return !columns.some((other) => other.name !== name && other.linkRule?.some(({ templateId }) => own.has(templateId)))
}

/** The keys of a short list that a column links to: of a column that is called as these, each once, in a table called as what they are of. */
function keysOf(
  { linkRule = [] }: TemplateColumn,
  templates: readonly Template[],
  profiles: readonly TableProfile[],
): ReadonlySet<string> {
  const keys = linkRule.flatMap(({ templateId, columnName }) => {
    const parent = templates.find(({ id }) => id === templateId)
    const rule = parent?.columns.find(({ name }) => name === columnName)?.strictRule
    const pattern = rule === undefined ? null : compilePattern(rule)
    const lists = parent ? profiles.filter((profile) => isCalled(profile, parent)) : []
    return lists
      .flatMap(({ columns }) => columns.filter(isShortKey))
      .flatMap(({ values }) =>
        values.flatMap(({ value }) => ((pattern?.matches(value.trim()) ?? true) ? [value.trim()] : [])),
      )
  })
  return new Set(keys)
}

function isCalled({ table }: TableProfile, { slug, name }: Template): boolean {
  const own = wordsIn(`${table.name} ${table.file_name.replace(/\.[^.]+$/u, '')}`).map(({ stem }) => stem)
  return [slug, name].some((called) => wordsIn(called).every(({ stem }) => own.includes(stem)))
}

function isShortKey({ unique, empty, distinct, values }: ColumnProfile): boolean {
  const areCodes = values.every(({ value }) => /^[\p{L}\d-]{2,12}$/u.test(value.trim()))
  return unique && empty === 0 && distinct <= MOST_KEYS && areCodes
}

/** A name, and nothing else: “Webshop”, “Old Quay”. */
const NAME = /^\p{Lu}[\p{L}\p{M}\p{N}&.'’-]*(?: \p{Lu}[\p{L}\p{M}\p{N}&.'’-]*){0,2}$/u
/** Before the name of a column. */
const ARTICLE = /^(?:the|its|their|der|die|das|den|le|la|les|l[’']|el|los|las|il|lo|het|de)?\s*/iu
/** Nouns in capitals that say what a column has to be, and are no value of it. */
const NO_VALUE =
  /^(?:pflicht(?:feld|angabe)?|standard|optional|text|freitext|leer|datum|zahl|nummer|name|unbekannt|same|tbd|n\/a|null)$/iu

/** The only column that a part of a sentence is of, with the name that it says this is in all rows of the tables it is about. */
export function nameGiven({ subject, predicate, about }: Clause, templates: readonly Template[]): Found[] {
  const tables = about.flat()
  const said = [subject, predicate].map((part) => part.trim().replace(/[.!]+$/u, ''))
  const found = templates.flatMap((template) =>
    template.columns.flatMap((column): Found[] => {
      const value = valueBehind(said[0]!, said[1]!, column)
      const known = [column.name, template.name, template.slug]
      const isOfAll = wordsBeyond(subject, tables, known).every(({ text }) => saysNoMore(text))
      if (value === null || !isOfAll || !isOpen(column) || !takes(column, value)) return []
      return isHeader(value, tables, templates) ? [] : [{ slug: template.slug, column: column.name, value }]
    }),
  )
  return found.length === 1 ? found : []
}

/** “… the shop” is “Webshop”, or what is said is “the shop Webshop”. */
function valueBehind(subject: string, predicate: string, { name }: TemplateColumn): string | null {
  const own = wordsIn(name)
  if (own.length === 0) return null
  const [before, behind] = [wordsIn(subject), wordsIn(predicate)]
  const isLast = before.length > own.length && placeOf(own, before.slice(-own.length)) === 0
  const at = ARTICLE.exec(predicate)![0].length
  const isFirst = placeOf(own, wordsIn(predicate.slice(at))) === 0
  const end = behind[behind.findIndex((word) => word.at >= at) + own.length - 1]?.end
  const value = isLast ? predicate : isFirst ? predicate.slice(end).trim() : ''
  return NAME.test(value) && !NO_VALUE.test(value) ? value : null
}

/** “The customer is Email” says where it stands. */
function isHeader(value: string, tables: readonly TableProfile[], templates: readonly Template[]): boolean {
  const names = [...tables, ...templates].flatMap(({ columns }) => columns.map(({ name }) => name))
  const alike = (read: (text: string) => readonly string[], name: string): boolean =>
    read(value).length > 0 && read(value).join() === read(name).join()
  const stems = (text: string): string[] => wordsIn(text).map(({ stem }) => stem)
  return names.some((name) => alike(stems, name) || alike(conceptsOf, name))
}
