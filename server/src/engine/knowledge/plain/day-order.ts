import type { Template } from '../../model.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { saysNoMore } from './filler.ts'

// “Dates are month/day/year”, “Beim Datum steht der Monat vorne”, “Las fechas van día/mes/año”: which part of a day in figures comes first.

const DAY = '(?:day|tag|jour|d[ií]a|giorno|dag|dia|dzień|den|dd|d)'
const MONTH = '(?:month|monat|mois|mese|mes|maand|mês|miesiąc|měsíc|måned|månad|mm|m)'
const SIGN = '(?:\\s?[-/.,]\\s?|\\s)(?:(?:then|and|dann|und|puis|luego|poi|dan)\\s)?'
const FIRST =
  "(?:(?:comes?|goes|is|are|stands?|kommt|steht|ist|va|viene|vient|est|staat|komt)\\s)?(?:always\\s|immer\\s|zuerst\\s)?(?:first|before|in front|at the front|vor(?:ne|n|an)?|zuerst|d[’']abord|en premier|devant|avant|primero|delante|antes|prima|per primo|davanti|eerst|vooraan|voorop|voor)"
const order = (first: string, second: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${first}${SIGN}${second}(?:${SIGN}(?:year|jahr|année|an|año|anno|jaar|ano|rok|y{2,4}|j{2,4}|a{2,4}))?|(?:the |der |le |el |il |de )?${first.replace(/\|dd?\)|\|mm\|m\)|\|dd\|d\)/u, ')')}[- ]${FIRST}(?: (?:the |dem |le |el |il |de )?${second})?)(?!\\p{L})`,
    'iu',
  )
const DMY = order(DAY, MONTH)
const MDY = order(MONTH, DAY)
const AMERICAN =
  /(?<!\p{L})(?:american|u\.?s\.?(?:[- ](?:style|format|order|dates?))?|amerikan\p{L}+|américain\p{L}*|american[oa]s?|amerikaans\p{L}*)(?!\p{L})/iu
const EUROPEAN =
  /(?<!\p{L})(?:european|british|uk|europäisch\p{L}*|européen\p{L}*|europe[oa]s?|europees\p{L}*|deutsch\p{L}*|française?s?)(?!\p{L})/iu
const NOT = /(?<!\p{L})(?:not|never|n[’']t|nicht|kein\p{L}*|pas|no|non|niet|geen)(?!\p{L})|n[’']t/iu
const BESIDE =
  'format formats order notation style way first front comes written careful careful schreibweise angaben reihenfolge forma formato formaat'

/** The order of all days, or of those of the only column of days that is named. */
export function dayOrderSaid(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const [isDay, isMonth] = [DMY.test(text), MDY.test(text)]
  const isDate = wordsIn(text).some(({ raw }) => conceptsOf(raw).includes('date'))
  if (NOT.test(text) || (isDay && isMonth)) return []
  const said = isDay
    ? 'dmy'
    : isMonth
      ? 'mdy'
      : isDate && AMERICAN.test(text)
        ? 'mdy'
        : isDate && EUROPEAN.test(text)
          ? 'dmy'
          : null
  if (said === null || !(isDate || isDay || isMonth)) return []
  const tables = tablesIn(text, profiles)
  if (tables.length > 0 && tables.length < profiles.length) return []
  const rest = [DMY, MDY, AMERICAN, EUROPEAN].reduce(
    (left, words) => left.replace(new RegExp(words.source, 'giu'), ' '),
    text,
  )
  const own = [...profiles, ...templates].flatMap((one): string[] =>
    'table' in one ? [one.table.name, one.table.file_name] : [one.name, one.slug],
  )
  const bare = wordsIn(rest)
    .filter(({ raw }) => !conceptsOf(raw).includes('date'))
    .map(({ raw }) => raw)
    .join(' ')
  return saysNoMore(bare, [...own, BESIDE]) ? [{ ...origin, kind: 'date_order', order: said, column: null }] : []
}
