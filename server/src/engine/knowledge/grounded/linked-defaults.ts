import { ruleOf } from '../../match/sides.ts'
import { conceptsOf, fold } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT } from './acts.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { stemOf, wordsIn } from './words.ts'

// “A line that has no department or tracking option belongs to the core cost centre, CC-000”, “Lines without a class go to General”: the key at the end
// is one that the rule of a linked column takes, or that of the only row that is called so, and rows whose link says nothing get it.

/** What rows have none of, up to the verb that says where they go. */
const LACKED = [
  '(?:(?:has|have|had|with) (?:no|neither)|without(?: an?| any)?) (.{3,60}?),? (?:(?:it|they|these|those) (?:all )?)?(?:belong(?:s|ed)?|go(?:es)?|went|gets?|got|counts?|counted|is put|are put|is booked|are booked|comes? under|is posted|are posted|is charged|are charged|means?|is|are|was|were|then|use|take|put|charge|book|post)',
  '(?:(?:hat|haben) kein\\p{L}*|ohne) (.{3,60}?),? (?:hat |haben )?(?:gehör(?:t|en)|komm(?:t|en)|bekomm(?:t|en)|erh(?:ä|a)lt(?:en)?|geh(?:t|en)|zähl(?:t|en)|wird|werden)',
  "(?:n[’'](?:a|ont) (?:pas|aucune?)(?: d[e’'])?|sans) (.{3,60}?),? (?:va|vont|appartien(?:t|nent)|relève(?:nt)?|reçoi(?:t|vent)|est|sont)",
  '(?:no tienen?|sin) (.{3,60}?),? (?:va|van|pertenecen?|recibe[n]?|se asigna[n]?)',
  '(?:non (?:ha|hanno)|senza) (.{3,60}?),? (?:va|vanno|appart(?:iene|engono)|riceve|ricevono)',
  '(?:(?:heeft|hebben) geen|zonder) (.{3,60}?),? (?:heeft |hebben )?(?:hoor(?:t|en)|gaat|gaan|krijg(?:t|en)|komt|komen)',
].map((form) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})([^;]*)$`, 'iu'))
/** A code at the end, or the last one that is named; what it is called may stand behind it: “to 0100, General stores”. */
const CODE =
  /(?<![\p{L}\p{N}_.-])["“„«`]?((?=[\p{L}\d_.-]*\d)\p{Lu}?[\p{Lu}\d]*(?:[-_./][\p{Lu}\d]+)*)["”“»`]?(?:(?:, | – | \()["“„«]?\p{Lu}[\p{L}&' -]{2,40}["”“»]?)?[\s.)]*$/u

/** The links that get a key where a row says nothing, as a sentence tells it. */
export function linkedDefaults(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const [, lacked = '', rest = ''] = LACKED.flatMap((form) => form.exec(text.trim()) ?? [])
  if (rest === '') return []
  const code = CODE.exec(rest)?.[1]
  const cells = code === undefined ? cellsCalled(rest, profiles) : [code]
  if (cells.length === 0) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const named = templatesIn(text.slice(0, text.indexOf(lacked)), own)
  const links = (named.length > 0 ? named : own).flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const [key, ...others] = cells.filter((cell) => takes(column, cell, templates, profiles))
      return key !== undefined && others.length === 0 ? [{ slug, column, key }] : []
    }),
  )
  // “To 0100, General stores to 0200” is of more than one.
  if (
    links.some(({ column, key }) => codesIn(rest).some((one) => one !== key && takes(column, one, templates, profiles)))
  )
    return []
  const lackedOnes = links.filter(({ column }) => areCalledIn(lacked, [column.name]))
  const [link, ...more] = links.length > 1 ? lackedOnes : links
  if (!link || more.length > 0 || !speaksOf(lacked, link.column, profiles)) return []
  return [{ ...origin, kind: 'default', slug: link.slug, column: link.column.name, value: link.key, literal: true }]
}

const CODES = /(?<![\p{L}\p{N}_.-])(?=[\p{L}\d_.-]*\d)\p{Lu}?[\p{Lu}\d]*(?:[-_./][\p{Lu}\d]+)*(?![\p{L}\p{N}_])/gu

function codesIn(text: string): string[] {
  return [...text.matchAll(CODES)].map(([code]) => code)
}

/** A name is no small word, and stands in a list, not in many rows. */
const LEAST_NAME = 4
/** What may stand before the name of a row: “to the fund”, “zum Bereich”. */
const MOST_BEFORE = 3

/** The cells of the only row that is called what a text ends with. */
function cellsCalled(text: string, profiles: readonly TableProfile[]): string[] {
  const plain = fold(text.replace(/["“”„«»`.()\s]+/gu, ' ')).trim()
  const found = profiles.flatMap(({ rows }) =>
    rows.flatMap((cells) => {
      const called = cells.flatMap((cell) => (cell && isCalled(plain, fold(cell).trim()) ? [cell.trim().length] : []))
      return called.length > 0 ? [{ cells, length: Math.max(...called) }] : []
    }),
  )
  const longest = Math.max(...found.map(({ length }) => length))
  const [row, ...others] = found.filter(({ length }) => length === longest)
  return row && others.length === 0 ? [...new Set(row.cells.flatMap((cell) => cell?.trim() || []))] : []
}

function isCalled(text: string, name: string): boolean {
  if (name.length < LEAST_NAME || !text.endsWith(name) || !/\p{L}{3}/u.test(name)) return false
  const before = text.slice(0, text.length - name.length)
  return /(?:^|[^\p{L}\p{N}])$/u.test(before) && wordsIn(before).length <= MOST_BEFORE
}

/** Whether the rule of a key that the column links to takes it; of a key without a rule the files show that it is one. */
function takes(
  { desiredRule, linkRule = [] }: TemplateColumn,
  key: string,
  templates: readonly Template[],
  profiles: readonly TableProfile[],
): boolean {
  return (
    desiredRule === 'link' &&
    linkRule.some(({ templateId, columnName }) => {
      const parent = templates.find(({ id }) => id === templateId)?.columns.find(({ name }) => name === columnName)
      if (parent === undefined) return false
      return ruleOf(parent)?.matches(key) ?? isKeyOfList(key, profiles)
    })
  )
}

/** What one table has once, in a row of its own, and rows of another have again and again. */
function isKeyOfList(key: string, profiles: readonly TableProfile[]): boolean {
  const holding = profiles.map(({ columns }) =>
    columns.filter(({ values }) => values.some(({ value }) => value.trim() === key)),
  )
  const lists = holding.filter((columns) => columns.some(({ unique, complete }) => unique && complete))
  return lists.length === 1 && holding.some((columns) => columns !== lists[0] && columns.some(({ unique }) => !unique))
}

/** Whether what rows lack is the link, or a column of the files. */
function speaksOf(lacked: string, { name }: TemplateColumn, profiles: readonly TableProfile[]): boolean {
  return areCalledIn(lacked, [name, ...profiles.flatMap(({ columns }) => columns.map((column) => column.name))])
}

/** Whether a text has a word of any of the names. */
function areCalledIn(text: string, names: readonly string[]): boolean {
  const wordsOf = (part: string): string[] => [
    ...conceptsOf(part),
    ...wordsIn(part).map(({ text: word }) => stemOf(word)),
  ]
  const said = new Set(wordsOf(text).filter((word) => word.length > 2))
  return names.some((called) => wordsOf(called).some((word) => said.has(word)))
}
