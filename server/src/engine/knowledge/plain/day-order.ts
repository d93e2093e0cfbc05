import { conceptsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { saysNoMore } from './filler.ts'

// “Dates are month/day/year”, “Beim Datum steht der Monat vorne”, “Las fechas van día/mes/año”: which part of a day in figures comes first.

const DAY = 'day|tag|jour|d[ií]a|giorno|dag|dia|dzień|den'
const MONTH = 'month|monat|mois|mese|mes|maand|mês|miesiąc|měsíc|måned|månad'
const YEAR = '(?:year|jahr|année|an|año|anno|jaar|ano|rok|år|[yja]{2,4})'
/** Between the parts of a day; a mere space counts where the year stands behind as well: “den Monat” is no order of days. */
const SIGN = '\\s?[-/.]\\s?'
const THEN = '(?:,? (?:then|and|dann|und|puis|luego|poi|dan) |,\\s)'
const FIRST =
  "(?:(?:comes?|goes|is|are|stands?|kommt|steht|ist|va|viene|vient|est|staat|komt)\\s)?(?:always\\s|immer\\s|zuerst\\s)?(?:first|before|in front|at the front|vor(?:ne|n|an)?|zuerst|d[’']abord|en premier|devant|avant|primero|delante|antes|prima|per primo|davanti|eerst|vooraan|voorop|voor)"

/** “Month/day/year”, “mm-dd”, “month then day”, “month day year”, “the month comes first”, “month before day”. */
function orderOf(first: string, second: string, letters: readonly [string, string]): RegExp {
  const [one, other] = [`(?:${first}|${letters[0]})`, `(?:${second}|${letters[1]})`]
  const forms = [
    `${one}${SIGN}${other}(?:${SIGN}${YEAR})?`,
    `(?:${first})${THEN}(?:${second})`,
    `(?:${first}) (?:${second}) ${YEAR}`,
    `(?:${first})[- ]${FIRST}(?: (?:the |dem |le |el |il |de )?(?:${second}))?`,
  ]
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')
}

const DMY = orderOf(DAY, MONTH, ['dd?', 'mm?'])
const MDY = orderOf(MONTH, DAY, ['mm?', 'dd?'])
const AMERICAN =
  /(?<!\p{L})(?:american|u\.?s\.?(?:[- ](?:style|format|order|dates?))?|amerikan\p{L}+|américain\p{L}*|american[oa]s?|amerikaans\p{L}*)(?!\p{L})/iu
const EUROPEAN =
  /(?<!\p{L})(?:european|british|uk|europäisch\p{L}*|européen\p{L}*|europe[oa]s?|europees\p{L}*|german|deutsch\p{L}*|austrian|österreichisch\p{L}*|swiss|schweizer\p{L}*|french|française?s?|französisch\p{L}*|spanish|spanisch\p{L}*|espagnole?s?|españolas?|español(?:es)?|italian|italienisch\p{L}*|italienne?s?|italian[oaei]s?|italiaans\p{L}*|dutch|niederländisch\p{L}*|nederlands\p{L}*|belgian|belgisch\p{L}*|portuguese|português|portugues[ae]s?|polish|polnisch\p{L}*|polsk\p{L}+|czech|tschechisch\p{L}*|česk\p{L}+|irish|scottish|australian)(?!\p{L})/iu
const NOT = /(?<!\p{L})(?:not|never|n[’']t|nicht|kein\p{L}*|pas|no|non|niet|geen)(?!\p{L})|n[’']t/iu
const BESIDE =
  /^(?:formats?|order|notation|style|way|first|front|written|careful|schreibweise|reihenfolge|forma|formato|formaat)$/u

/** The order of all days; of those of one table or column among others a sentence of more words tells. */
export function dayOrderSaid({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const said = orderIn(text)
  const tables = tablesIn(text, profiles)
  if (said === null || (tables.length > 0 && tables.length < profiles.length)) return []
  const rest = [DMY, MDY, AMERICAN, EUROPEAN].reduce((left, words) => left.replace(words, ' '), text)
  const isTaken = ({ raw, text: word }: Word): boolean => BESIDE.test(word) || isOfDays(raw)
  const names = profiles.flatMap(({ table }) => [table.name, table.file_name])
  return saysNoMore(rest, names, isTaken) ? [{ ...origin, kind: 'date_order', order: said, column: null }] : []
}

/** Which comes first; null where the text says none, both, or that it doesn't. */
function orderIn(text: string): 'dmy' | 'mdy' | null {
  const [isDay, isMonth] = [DMY.test(text), MDY.test(text)]
  if (NOT.test(text) || (isDay && isMonth) || !wordsIn(text).some(({ raw }) => isOfDays(raw))) return null
  if (isDay || isMonth) return isDay ? 'dmy' : 'mdy'
  if (AMERICAN.test(text)) return 'mdy'
  return EUROPEAN.test(text) ? 'dmy' : null
}

function isOfDays(word: string): boolean {
  return conceptsOf(word).includes('date')
}
