/** What one cell looks like on its own: evidence for delimiters and headers, never a decision about a column. */
export type CellType = 'empty' | 'number' | 'date' | 'time' | 'boolean' | 'email' | 'url' | 'code' | 'text' | 'odd'

/** With thousands apart by threes, or lakhs and crores by twos before them: “16,66,761.57”. */
const NUMBER =
  /^[-+(]?\s?(?:\p{Sc}|[A-Z]{3}\s|Rs(?:\.|\s))?\s?[-+]?(?:\d+|\d{1,3}(?:[,.' \u00a0\u202f]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})?(?:[.,]\d+)?(?:[eE][-+]?\d{1,3})?\s?(?:[%‰]|\p{Sc}|\s[A-Z]{3})?\)?$/u
const DATE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}[- .]\p{L}{3,9}\.?[- ,.]+\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4})(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s?[AaPp]\.?[Mm]\.?)?\s?(?:Z|UTC|[-+]\d{2}:?\d{2})?)?$/u
const TIME = /^-?\d{1,3}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s?[AaPp]\.?[Mm]\.?)?$/
const BOOLEAN = /^(?:true|false|yes|no|y|n|ja|nein|oui|non|n\/a|na|nan|null|none|-)$/i
const EMAIL = /^[^\s@,;|"']+@[^\s@,;|"']+\.[A-Za-z]{2,24}$/
const URL = /^(?:https?|ftp):\/\/\S+$|^www\.\S+\.\S+$/i
const CODE = /^(?:[\p{L}\p{N}_.-]+|#\p{N}+|\+?\(?\d[\d ()/.-]{4,20}\d)$/u
/** Words with the punctuation that sentences and names have; none of the usual delimiters but the comma inside a sentence. */
const TEXT = /^[\p{L}\p{N}\p{M}\p{Sc}"'“”‘’«»„(¿¡#&@*+<[/.~-][\p{L}\p{N}\p{M}\p{P}\p{S}\s]*$/u

/** Only the first 300 characters are looked at. */
export function cellType(cell: string): CellType {
  const text = cell.length > 300 ? cell.slice(0, 300).trim() : cell.trim()
  if (text === '') return 'empty'
  const first = text.charCodeAt(0)
  const digitNear = first < 0x41 || /\d/.test(text.length > 40 ? text.slice(0, 40) : text)
  if (digitNear && text.length <= 60) {
    if (/\d/.test(text) && NUMBER.test(text)) return 'number'
    if (DATE.test(text)) return 'date'
    if (TIME.test(text)) return 'time'
  }
  if (BOOLEAN.test(text)) return 'boolean'
  if (EMAIL.test(text)) return 'email'
  if (URL.test(text)) return 'url'
  if (CODE.test(text)) return 'code'
  return TEXT.test(text) ? 'text' : 'odd'
}

/** Types that a column's name hardly ever has. */
export function isDataType(type: CellType): boolean {
  return type === 'number' || type === 'date' || type === 'time' || type === 'email' || type === 'url'
}
