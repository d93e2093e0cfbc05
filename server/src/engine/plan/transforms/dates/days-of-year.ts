import { sentencesIn } from '../../../knowledge/meanings.ts'
import { typeShares } from '../../../profile/column.ts'
import { dateForms } from '../../../profile/dates.ts'
import type { TableProfile } from '../../../profile/model.ts'
import { yearsOfPeriod } from '../../../profile/periods.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { tableLabel } from '../../context.ts'
import { rewriting } from '../repairs/coded-forms.ts'
import { push, type Work } from '../column-values.ts'

// `0501` under “Belegdatum” and `5.1.` under “Date” are days of a year that no cell tells: bookkeeping programs write a file for each, and name it
// in a line above the header, or in the file's name.

/** How a profile marks them (plan/short-dates.ts). */
export const DAY_AND_MONTH = 'DDMM'

const YEAR_WORD =
  /(?<!\p{L})(?:years?|fiscal year|fy|jahr(?:es|gang)?|wirtschaftsjahr|année|exercice|año|ejercicio|anno|esercizio|(?:boek)?jaar|rok\p{L}{0,2})(?!\p{L})/iu
const YEAR = /(?<![\p{L}\d./-])((?:19|20)\d\d)(?![\d./-]\d|\p{L}|\d)/gu

/** Days and months get the year that a text or the file's name tells, and are dates then; without one they stay as they are. */
export function addDaysOfYear(work: Work): void {
  const { source, placement, context } = work
  if (!source.dates.some(({ pattern }) => pattern === DAY_AND_MONTH)) return
  const told = yearSaid(work) ?? yearOfTable(placement.table.profile)
  if (told === null) {
    work.source = { ...source, dates: [] }
    return
  }
  // Of three figures the last two are the month.
  const { transform, change } = rewriting('(\\d{1,2}?)[./-]?(\\d{1,2})[./-]?', `\\1.\\2.${told.year}`)
  push(work, transform, change)
  const held = work.values.flatMap(({ value, count, row }) => (value === null ? [] : [{ value, count, row }]))
  work.source = { ...source, types: typeShares(held, source.name), dates: dateForms(held) }
  const note = `“${source.name}” of ${tableLabel(placement.table.profile)} has days and months alone: they are of ${told.year}, as ${told.why}.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

interface Told {
  year: string
  why: string
}

/** “The document date is DDMM, the year is always 2024”: a sentence about the column or about days, with one year and the word for one. */
function yearSaid({ context, source, target, placement }: Work): Told | null {
  const own = [...conceptsOf(source.name), ...conceptsOf(target.name)]
  const texts = [
    { text: target.description ?? '', slug: null, origin: `the description of “${target.name}”` },
    ...(context.texts ?? []),
  ]
  for (const { text, slug, origin } of texts) {
    if (slug !== null && slug !== placement.side.template.slug) continue
    for (const sentence of sentencesIn(text)) {
      const years = new Set([...sentence.matchAll(YEAR)].map(([, year]) => year!))
      const [year] = years
      if (year === undefined || years.size > 1 || !YEAR_WORD.test(sentence)) continue
      const concepts = conceptsOf(sentence)
      const isOfDays = /(?<!\p{L})(?:T{1,2}M{1,2}|D{1,2}M{1,2}|J{1,2}M{1,2}|G{1,2}M{1,2})(?!\p{L})/u.test(sentence)
      if (isOfDays || concepts.includes('date') || own.some((one) => one !== 'date' && concepts.includes(one)))
        return { year, why: `${origin} says` }
    }
  }
  return null
}

/**
 * The only year that the lines above the table, or else the names of the file and the sheet, have: of the period that they say its rows are of, where
 * they do. Days of a period over two years may be of either.
 */
function yearOfTable({ table }: TableProfile): Told | null {
  const lines = (table.above ?? []).map((cells) => cells.join(' '))
  const names = [table.file_name.replace(/\.[^.]+$/, ''), table.name].map((name) => name.replace(/_/g, ' '))
  for (const [texts, why] of [
    [lines, 'the lines above the table say'],
    [names, `the name “${table.file_name}” says`],
  ] as const) {
    const periods = texts.flatMap((text) => yearsOfPeriod(text) ?? []).flatMap(({ from, to }) => [from, to])
    const years = new Set(
      periods.length > 0 ? periods : texts.flatMap((text) => [...text.matchAll(YEAR)].map(([, year]) => year!)),
    )
    const [year] = years
    if (year !== undefined) return years.size > 1 ? null : { year, why }
  }
  return null
}
