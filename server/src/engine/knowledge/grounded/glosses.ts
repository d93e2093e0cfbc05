import { conceptsOf } from '../../match/names/words.ts'
import { dividedLists } from '../../plan/tables/divided-lists.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { sameName } from '../directives.ts'
import { legendsOf } from '../legends.ts'
import { parseStatements } from '../parse.ts'
import { BEGINS } from './acts.ts'
import type { Given } from './unread.ts'

// “ST = storniert”, “Status: A active, X closed”: what codes stand for, so that a sentence may speak of rows by what their codes mean.

/** A code and, behind a sign of equality, the word or the few words that it stands for. */
const GLOSS =
  /(?<![\p{L}\p{N}])["“„«'‘]?([\p{Lu}\p{N}]{1,6})["”“»'’]?\s*(?:=|→|->|=>)\s*["“„«'‘]?(\p{L}[\p{L}\p{M} '’-]{2,40})/gu

/** A column by its header, and behind a colon codes with what each stands for. */
const HEADED = /^[^\S\n]*(?:[-*•][^\S\n]*)?["“„«'‘`]?(\S[^:\n]{0,40}?)["”“»'’`]?[^\S\n]*:[^\S\n]*(\S[^\n]{5,400})$/gmu
const HEADED_CODE =
  /^["“„«'‘`]?([\p{Lu}\p{N}]{1,6})["”“»'’`]?\s+(\p{L}[\p{L}\p{M} '’-]{2,40}?)\s*(?:\([^()]*\))?[.;]?$/u
const FEWEST = 2
/** A list of codes has few columns, and few rows. */
const MOST_COLUMNS = 4
const MOST_CODES = 60
const CODE = /^[\p{Lu}\p{N}]{1,6}$/u

/** By codes: all that is said to be meant by each. */
export type Glosses = ReadonlyMap<string, readonly string[]>

/** What texts, notes in files and lists beside the data say of codes. */
export function glossesIn(
  { knowledge, instructions, revisions = [] }: Given,
  profiles: readonly TableProfile[],
): Glosses {
  const texts = [instructions, ...revisions.map((one) => one.instructions), ...knowledge.map(({ content }) => content)]
  const said = texts.flatMap((text) =>
    [...(text ?? '').matchAll(GLOSS)].map(([, code, words]) => [code!, words!] as const),
  )
  const headed = texts.flatMap((text) => headedIn(text ?? '', profiles))
  const listedIn = texts.flatMap((text) => [
    ...valuesListed(text ?? '', profiles),
    ...codesFor(text ?? '', profiles),
    ...codesOfOneVerb(text ?? '', profiles),
    ...begunIn(text ?? '', profiles),
  ])
  const noted = profiles.flatMap(legendsOf).flatMap(({ entries }) => entries)
  const inFiles = noted.flatMap(({ raw, meanings }) => meanings.map((words) => [raw, words] as const))
  const found = Map.groupBy(
    [...said, ...headed, ...listedIn, ...inFiles, ...profiles.flatMap(listed)],
    ([code]) => code,
  )
  return new Map([...found].map(([code, pairs]) => [code, [...new Set(pairs.map(([, words]) => words.trim()))]]))
}

/** Of a line that begins with a column's header: its codes, with the words beside each. */
function headedIn(text: string, profiles: readonly TableProfile[]): (readonly [string, string])[] {
  return [...text.matchAll(HEADED)].flatMap(([, header, list]) => {
    const columns = profiles.flatMap((profile) => profile.columns.filter(({ name }) => sameName(name, header!)))
    const there = new Set(columns.flatMap(({ values }) => values.map(({ value }) => value.trim())))
    const codes = list!.split(/[,;]\s/u).flatMap((piece) => {
      const [, code, words] = HEADED_CODE.exec(piece.trim()) ?? []
      return code !== undefined && there.has(code) ? [[code, words!] as const] : []
    })
    return codes.length >= FEWEST ? codes : []
  })
}

/** “The status P is paid, O is open and V is void”: several codes in one sentence, of the column that it names. */
function valuesListed(text: string, profiles: readonly TableProfile[]): (readonly [string, string])[] {
  return parseStatements(text).flatMap((said) => {
    if (said.kind !== 'value_list' || said.column === null || said.entries.length < FEWEST) return []
    const meant = conceptsOf(said.column).join()
    const isThere = profiles.some(({ columns }) => columns.some(({ name }) => conceptsOf(name).join() === meant))
    return isThere && said.entries.every(({ raw }) => CODE.test(raw))
      ? said.entries.flatMap(({ raw, meanings }) => meanings.map((words) => [raw, words] as const))
      : []
  })
}

/** Fewer codes may stand in a column by chance. */
const FEWEST_TOLD = 3

/** The columns of few kinds in which all these codes stand. */
function codedIn(codes: readonly string[], profiles: readonly TableProfile[]): ColumnProfile[] {
  if (codes.length < FEWEST_TOLD) return []
  return profiles.flatMap(({ columns }) =>
    columns.filter(
      ({ values, distinct, filled, complete }) =>
        complete &&
        distinct <= MOST_CODES &&
        distinct < filled &&
        codes.every((code) => values.some(({ value }) => value.trim() === code)),
    ),
  )
}

const BEGINNING = new RegExp(
  `${BEGINS.source}\\s+["“„«'‘]?([\\p{Lu}\\p{N}]{1,4})["”“»'’]?\\s+(?:(?:is|are|means?|stands? for|ist|sind|hei(?:ß|ss)t|bedeute[nt]|steh(?:t|en) für|est|sont|signifient?|es|son|significan?|è|sono|significano|zijn|betekent|betekenen)\\s+)(\\p{L}[^.;:()]{2,60})`,
  'giu',
)

/** “…: 410 is ropes, 420 chains and 430 hooks. Those starting with 8 are services”: each code of that column that begins so. */
function begunIn(text: string, profiles: readonly TableProfile[]): (readonly [string, string])[] {
  const begun = [...text.matchAll(BEGINNING)]
  if (begun.length === 0) return []
  const lists = parseStatements(text).flatMap((said) => {
    if (said.kind !== 'value_list') return []
    const codes = said.entries.map(({ raw }) => raw)
    return codedIn(codes, profiles).map((column) => ({ column, entries: said.entries }))
  })
  return lists.flatMap(({ column, entries }) => [
    ...entries.flatMap(({ raw, meanings }) => meanings.map((words) => [raw, words] as const)),
    ...begun.flatMap(([, start, words]) =>
      column.values.flatMap(({ value }) => (value.trim().startsWith(start!) ? [[value.trim(), words!] as const] : [])),
    ),
  ])
}

/** “… is AV for available, RN for on rent and SC for scrapped”. */
const CODE_FOR =
  /(?<![\p{L}\p{N}])["“„«'‘]?([\p{Lu}\p{N}]{1,6})["”“»'’]?\s+(?:(?:stands )?for|(?:steht )?für|pour|para|per|voor)\s+(\p{Ll}[\p{L}\p{M} '’-]{2,40}?)(?=\s*(?:[,;.:]|$|(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+["“„«'‘]?[\p{Lu}\p{N}]{1,6}["”“»'’]?\s))/gu
/** A column of codes has few. */
const MOST_KINDS = 12

/** Several codes of one column, each with what it is for. */
function codesFor(text: string, profiles: readonly TableProfile[]): (readonly [string, string])[] {
  return text.split(/[.;]\s/u).flatMap((sentence) => {
    const found = [...sentence.matchAll(CODE_FOR)].map(([, code, words]) => [code!, words!] as const)
    return found.length >= FEWEST && areOfOneColumn(found, profiles) ? found : []
  })
}

function areOfOneColumn(found: readonly (readonly [string, string])[], profiles: readonly TableProfile[]): boolean {
  return profiles.some(({ columns }) =>
    columns.some(
      ({ values, distinct }) =>
        distinct <= MOST_KINDS && found.every(([code]) => values.some(({ value }) => value.trim() === code)),
    ),
  )
}

/** “A is active, I inactive and D deceased”: a code and a verb, and further codes that have it in common. */
const WITH_VERB =
  /(?<![\p{L}\p{N}])["“„«'‘]?([\p{Lu}\p{N}]{1,6})["”“»'’]?\s+(?:is|are|means?|ist|sind|hei(?:ß|ss)t|bedeute[nt]|est|signifie|es|significa|è|betekent|oznacza|betyder|är|er)\s+(\p{Ll}[^.;:()]{2,200})/u
const NEXT_CODE =
  /(?:\s*,\s*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|i|och|og)\s+)?|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|i|och|og)\s+)(?=["“„«'‘]?[\p{Lu}\p{N}]{1,6}["”“»'’]?\s+\p{Ll})/gu
const VERBLESS = /^["“„«'‘]?([\p{Lu}\p{N}]{1,6})["”“»'’]?\s+(\p{Ll}[\p{L}\p{M} '’-]{2,40})$/u

function codesOfOneVerb(text: string, profiles: readonly TableProfile[]): (readonly [string, string])[] {
  return text.split(/[.;]\s/u).flatMap((sentence) => {
    const [, code, rest] = WITH_VERB.exec(sentence.trim().replace(/[.;]$/u, '')) ?? []
    const [own, ...pieces] = rest?.split(NEXT_CODE) ?? []
    if (code === undefined || own === undefined || pieces.length === 0) return []
    const others = pieces.map((piece) => VERBLESS.exec(piece.trim()))
    if (others.includes(null)) return []
    const found = [[code, own.trim()] as const, ...others.map((one) => [one![1]!, one![2]!] as const)]
    return areOfOneColumn(found, profiles) ? found : []
  })
}

/** Of the lists of codes that a table holds: itself, or one below the other, each of a kind that its rows name. */
function listed(profile: TableProfile): (readonly [string, string])[] {
  const parts = dividedLists(profile)
  return parts.length === 0 ? ofList(profile) : parts.flatMap((part) => ofList(part.profile))
}

/** Of a list of codes: each with what its rows say beside it. */
function ofList({ table, columns, rows }: TableProfile): (readonly [string, string])[] {
  if (columns.length > MOST_COLUMNS || table.rows > MOST_CODES) return []
  const key = columns.find(
    ({ unique, empty, values }) => unique && empty === 0 && values.every(({ value }) => CODE.test(value.trim())),
  )
  const word = columns.find((one) => one !== key && (one.types.words ?? 0) > 0.8)
  if (!key || !word) return []
  return rows.flatMap((cells) => {
    const [code, words] = [cells[key.position]?.trim(), cells[word.position]?.trim()]
    return code && words ? [[code, words] as const] : []
  })
}

/** Whether most of what stands in a column is explained. */
export function isGlossed({ complete, values }: ColumnProfile, glosses: Glosses): boolean {
  const known = values.filter(({ value }) => glosses.has(value.trim()))
  return complete && known.length > 0 && known.length * 2 >= values.length
}
