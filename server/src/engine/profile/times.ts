/** Hours, minutes and seconds with what people write between and behind them: 9:30, 09.30 Uhr, 9.30 u, 9h30, 9:30:00, 9 pm, 9:30a, 9h. */
const TIME =
  /^(\d{1,2})(?:([:.]|\s?[hHu]\s?)(\d{2})(?:([:.])(\d{2}))?)?(\s*(?:[Uu]hr|[Uu]ur|[Hh]rs?|[Hh]|[Hh]eures?|[Hh]oras?|[Oo]re|[Uu]|[Hh]od(?:in)?|[Gg]odz)\.?|\s*[AaPp](?:\.?[Mm]\.?)?)?$/
/** Four digits, where times are expected. */
const DIGITS = /^([01]\d|2[0-3])[0-5]\d$/

/** Words that say that a time follows: kl. 9, Klokken 14:30, klo 9, godz. 12, um 9, ore 9.30. Without capitals that stand for a part of a date. */
const FRONT =
  /^(?:(?:[Kk]l(?:o|ok[ck]en|ockan)?|KL|[Gg]odz(?:ina)?)(?:\.\s*|\s+)|(?:[Uu]m|[Oo]m|[Oo]re|alle(?: ore)?|à|às|a las|at)\s+)(?=\d)/

/** How a value writes a time of day, as a pattern of dates (`HH:mm:ss`); null when it is none. */
export function timePattern(value: string): string | null {
  const trimmed = value.trim()
  const [front = ''] = FRONT.exec(trimmed) ?? []
  const text = trimmed.slice(front.length)
  if (DIGITS.test(text)) return `${front}HHmm`
  const [whole, hour = '', mark = '', minute, second, seconds, behind = ''] = TIME.exec(text) ?? []
  const half = /^\s*[ap]/i.test(behind)
  if (whole === undefined || Number(hour) > (half ? 12 : 23) || (half && Number(hour) === 0)) return null
  if (Number(minute ?? 0) > 59 || Number(seconds ?? 0) > 59) return null
  // Figures alone are no time, and hours alone need a word that says so.
  if (minute === undefined && front === '' && behind === '') return null
  const end = half ? behind.replace(/\S.*$/, 'A') : behind
  return `${front}HH${minute === undefined ? '' : `${mark}mm`}${seconds === undefined ? '' : `${second}ss`}${end}`
}

/**
 * Whether a value can hardly be anything else than a time of day: 9.30 and 0930 are numbers as well, 9h may be how long it takes, 9a where
 * somebody lives, and Kl. 9 a class.
 */
export function isTime(value: string): boolean {
  const pattern = timePattern(value)
  return (
    pattern !== null && /HH:|^HH\s?[hH]\s?mm|[Uu]hr|[Uu]ur|A$/.test(pattern) && !HOUR_WITH_LETTER.test(value.trim())
  )
}

const HOUR_WITH_LETTER = /^\d{1,2}\s?[AaPp]$/
/** Minutes and a letter: at least this share of a column shows what an hour with a letter is. */
const MOST = 0.5

/** Whether an hour with a letter is a time of day in a column, as most of its values have minutes and such a letter. */
export function areLetteredTimes(values: readonly string[]): boolean {
  const lettered = values.filter((value) => /^\d{1,2}[:.]\d{2}\s?[AaPp]$/.test(value.trim())).length
  return lettered > 0 && lettered >= MOST * values.length
}

/** An hour of a column in which they are. */
export function isLetteredHour(value: string): boolean {
  return HOUR_WITH_LETTER.test(value.trim()) && timePattern(value) !== null
}

/** Different values, at least, that show what four figures are. */
const FEW = 5

/** Whether a column of four figures holds times of day: every one could be one, and they spread over the day, as years and numbers in a row don't. */
export function areFourFigureTimes(values: readonly string[]): boolean {
  const texts = values.map((value) => value.trim())
  if (texts.length < FEW || !texts.every((text) => DIGITS.test(text))) return false
  const isWhole = (text: string): boolean => /[05]$/.test(text)
  return new Set(texts.map((text) => text.slice(0, 2))).size >= FEW && texts.filter(isWhole).length >= texts.length / 2
}
