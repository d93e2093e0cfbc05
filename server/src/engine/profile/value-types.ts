import { countryCode, currencyCode, isCurrencyCode } from './countries.ts'
import { readDate } from './dates.ts'
import { EXTENSION_WORDS } from './extensions.ts'
import type { ValueType } from './model.ts'
import { markEvidence, readNumber } from './numbers.ts'
import { isTime } from './times.ts'

const EMAIL_SHAPE = /^(?:mailto:)?[^@\s<>,;]{1,64}@[^@\s<>,;.]+(?:\.[^@\s<>,;.]+)+$/
const URL_SHAPE = /^(?:(?:https?|ftp):\/\/|www\.)[^\s]+$/i
const UUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i
const PHONE = new RegExp(`^(?:\\+|00)?[\\d\\s()./-]{6,24}(?:[\\s,;]*(?:${EXTENSION_WORDS})[\\s:]*\\d{1,6})?$`, 'i')
const TIME = /^(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?:\s*[ap]m)?$/i
const CODE = /^(?=[^\s]*\d)[\p{L}\d][\p{L}\d._/#-]{0,39}$/u
/** Postal codes in two parts: `BS2 0FZ`, `D02 X285`, `1382 BC`, `K1A 0B6`. */
const POSTAL_CODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|\d{4} [A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/i
/** Words with figures between them: `Chain 12-speed, black`. */
const TEXT = /^(?=[^]*\p{L}{3})\p{L}[^]*\s/u
const WORDS = /^\p{L}[\p{L}\p{M}'’.,&()/ -]*$/u

const BOOLEAN_WORDS = new Set(
  'true false yes no y n t f 1 0 on off ja nein nee j oui non o si sí sì s wahr falsch vrai faux verdadero vero falso waar onwaar tak nie sim não nao nej nei x ✓'.split(
    ' ',
  ),
)
const LONGEST_BOOLEAN = Math.max(...[...BOOLEAN_WORDS].map(({ length }) => length))

/** Everything that a value, already without white space around, can be read as. */
export function typesOf(value: string): ValueType[] {
  const types: ValueType[] = []
  if (value.length <= LONGEST_BOOLEAN && BOOLEAN_WORDS.has(value.toLowerCase())) types.push('boolean')
  if (/\d/.test(value)) withDigits(value, types)
  else if (isEmail(value)) types.push('email')
  else if (URL_SHAPE.test(value)) types.push('url')
  else withLetters(value, types)
  return types
}

/** Most values have no such sign, and are not gone through for it by a pattern. */
function isEmail(value: string): boolean {
  return value.includes('@') && EMAIL_SHAPE.test(value)
}

/** Too few figures for a date or a phone number: most values of most tables, told without all that follows. */
const FEW_FIGURES = /^(?:(?=.{1,5}$)\d+(\.\d+)?|(?=.{6}$)[1-9]\d*(\.\d+))$/

function withDigits(value: string, types: ValueType[]): void {
  const few = FEW_FIGURES.exec(value)
  if (few) types.push((few[1] ?? few[2]) ? 'decimal' : 'integer', 'code')
  else if (isEmail(value)) types.push('email')
  else if (URL_SHAPE.test(value)) types.push('url')
  else if (UUID.test(value)) types.push('uuid')
  else {
    const written = readNumber(value)
    const number = written && markEvidence(written.figures) ? written : null
    if (number?.percent) types.push('percent')
    else if (number?.currency) types.push('amount')
    else if (number) types.push(/^\d+$/.test(number.figures) ? 'integer' : 'decimal')
    const date = readDate(value)
    if (date) types.push(/H/.test(date.pattern) ? 'datetime' : 'date')
    else if (TIME.test(value) || (value.length <= 12 && isTime(value))) types.push('time')
    if ((!date || /^[DMY]+$/.test(date.pattern)) && isPhone(value)) types.push('phone')
    if (CODE.test(value) || POSTAL_CODE.test(value)) types.push('code')
    else if (types.length === 0 && TEXT.test(value)) types.push('words')
  }
}

/** `192.0.2.14`; Danish numbers are written in four pairs. */
const NETWORK_ADDRESS = /^(?!\d\d(?:\.\d\d){3}$)\d{1,3}(?:\.\d{1,3}){3}$/

/** Whether figures and marks may be a phone number, of any country. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return digits >= 6 && digits <= 17 && PHONE.test(value) && !NETWORK_ADDRESS.test(value)
}

function withLetters(value: string, types: ValueType[]): void {
  if (isCurrencyCode(value) || (!/^\p{L}{3}$/u.test(value) && currencyCode(value))) types.push('currency')
  if (countryCode(value)) types.push('country')
  if (WORDS.test(value)) types.push('words')
}
