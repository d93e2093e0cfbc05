import { fold } from '../match/names/words.ts'
import { monthNames, plainName } from '../transforms/month-names.ts'
import { readSentences } from './parse.ts'

// “The financial year runs from March to February; period 1 is March”, “FY = the calendar year it ends in”: when a book year begins, and which of
// its two years it is called by.

const YEAR =
  '(?:(?:financial|fiscal|business|accounting|tax|book) year|fy|geschaftsjahr\\w*|wirtschaftsjahr\\w*|rechnungsjahr\\w*|exercice(?: comptable| fiscal)?|annee fiscale|ejercicio(?: fiscal| contable)?|ano fiscal|esercizio(?: contabile| fiscale)?|anno fiscale|boekjaar)'
const DAY = '(?:(?:in|on|am|im|en|le|el|il|op|the|of|mit|with) )*(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de )?)?'
const MONTH = '(\\p{L}{3,12})(?!\\p{L})'
const FROM_TO = new RegExp(
  `(?:^|\\P{L})${YEAR}\\P{L}[^.;]{0,40}?(?:from|vom|von|du|de|dal|da|van) ${DAY}${MONTH}[^.;]{0,12}? (?:to|till|until|through|bis|au|al?|tot|zum)(?: zum)? (?:the )?(?:end of )?${DAY}${MONTH}`,
  'u',
)
const BEGINS = new RegExp(
  `(?:^|\\P{L})${YEAR}\\P{L}[^.;]{0,20}?(?:starts?|begins?|starting|beginning|beginnt|beginnend|commence|empieza|comienza|inizia|begint) ${DAY}${MONTH}`,
  'u',
)
const ENDS = new RegExp(
  `(?:(?:^|\\P{L})${YEAR}\\P{L}[^.;]{0,20}?(?:ends?|ending|closes|endet|finit|se termine|termina|eindigt)|year[- ]?end(?: is|:)?) ${DAY}${MONTH}`,
  'u',
)
const FIRST = new RegExp(
  `(?:period|periode|periodo|month|monat|mois|mes|mese|maand|p) ?0?1 ?(?:is|=|:|ist|est|es|e) ${DAY}${MONTH}`,
  'u',
)
const CALLED =
  /(?:calendar year|year (?:in which|that|it)|(?:named|called) (?:after|for|by) (?:the )?(?:calendar )?year|kalenderjahr|jahr,? in dem|annee (?:civile )?(?:ou|dans laquelle)|ano (?:natural )?en (?:el )?que|anno (?:solare )?in cui|jaar waarin)[^.;)]{0,24}?(end|finit|finalize|termin|eindig|start|begin|commenc|empieza|comienza|inizia)/u

export interface BookYear {
  /** The month of its first period, from 1. */
  first: number
  why: string
}

/** When the book year begins, as all that is said of it has it; null where nobody says it, or two say otherwise. */
export function bookYearOf(texts: readonly { text: string; origin: string }[]): BookYear | null {
  const found = texts.flatMap(({ text, origin }) =>
    readSentences(text).flatMap(({ text: said }): BookYear[] => {
      const first = firstMonthIn(plain(said))
      return first === null ? [] : [{ first, why: `${origin} says so: “${said}”` }]
    }),
  )
  const [one] = found
  return one && found.every(({ first }) => first === one.first) ? one : null
}

function firstMonthIn(said: string): number | null {
  const [, from, to] = FROM_TO.exec(said) ?? []
  const months = [
    from && to ? [monthOf(from), after(monthOf(to))] : [],
    [monthOf(BEGINS.exec(said)?.[1])],
    [after(monthOf(ENDS.exec(said)?.[1]))],
    [monthOf(FIRST.exec(said)?.[1])],
  ].flat()
  const known = new Set(months.filter((month) => month !== null))
  return known.size === 1 ? [...known][0]! : null
}

/** Whether a book year is called by the calendar year that it begins or ends in; null where that isn't said, or both are. */
export function calledBy(texts: readonly string[]): 'begin' | 'end' | null {
  const said = new Set(
    texts.flatMap((text) => {
      const [, word] = CALLED.exec(plain(text)) ?? []
      return word === undefined ? [] : /^(?:end|fin|termin|eindig)/.test(word) ? ('end' as const) : ('begin' as const)
    }),
  )
  return said.size === 1 ? [...said][0]! : null
}

function plain(text: string): string {
  return fold(text).replace(/\s+/g, ' ')
}

function monthOf(word: string | undefined): number | null {
  const at = word === undefined ? -1 : monthNames.findIndex((names) => names.includes(plainName(word)))
  return at < 0 ? null : at + 1
}

function after(month: number | null): number | null {
  return month === null ? null : (month % 12) + 1
}
