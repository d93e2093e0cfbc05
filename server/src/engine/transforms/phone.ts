import { quoteLiteral } from '../literal.ts'
import { EXTENSION_WORDS } from '../profile/extensions.ts'
import { never, type StepScope, type TransformKind } from './node.ts'
import { e164Pattern, phoneCountry, type PhoneCountry } from './phone-numbers.ts'
import { spaceClass, trimmed } from './text.ts'

const extension = `(?i)[${spaceClass},;]*(?:${EXTENSION_WORDS})[${spaceClass}:]*[0-9]{1,7}$`
/** What somebody noted behind the number, “(evenings only)” or “private”; another device's word isn't one. */
const remark = `[${spaceClass},;]*(?:\\([^()]*\\p{L}[^()]*\\)|[${spaceClass},;-]\\p{L}[\\p{L}.${spaceClass}]*)$`
/** Another number behind the first: “030 901820 / 0171 5550100”, “… or +49 …”. A stroke without spaces parts the area code from the rest. */
const second = `^((?:[^0-9]*[0-9]){6}.*?)[${spaceClass}]*(?:[;|,]|[${spaceClass}]/[${spaceClass}]|[${spaceClass}](?:or|oder|ou|and|und|et|y|e|o|en|of|u\\.)[${spaceClass}])[${spaceClass}]*[(]?(?:\\+|0)[0-9${spaceClass}()./–-]{6,}$`
/** Shorter texts have no two numbers. */
const TWO = 17
const device = '(?i)\\b(?:tele)?fax'
const number = quoteLiteral(e164Pattern)

/** E.164 by its form alone. */
const WRITTEN = '\\+[1-9][0-9]{7,14}'

/**
 * Phone numbers to E.164: the calling code must exist and the length must be possible there. Numbers without a calling code get that of
 * `country`, less its trunk prefix. An extension doesn't fit E.164 and is left out, as a loss; so are a remark and another number behind it.
 */
export const phone: TransformKind<'phone'> = {
  compile: ({ country }, input, scope) => {
    const ready = scope.define(`regexp_full_match(${input}, ${number})`)
    const home = country === null ? null : phoneCountry(country)
    const common = home === null ? null : commonNumber(home, ready, input, scope)
    const quick = common === null ? 'false' : `${common} IS NOT NULL`
    const whole = scope.define(
      `CASE WHEN NOT ${ready} AND NOT ${quick} THEN ${scope.trimmed ? input : trimmed(input)} END`,
    )
    const bare = scope.define(
      `CASE WHEN length(${whole}) >= ${TWO} THEN regexp_replace(${whole}, ${quoteLiteral(second)}, '\\1') ELSE ${whole} END`,
    )
    // Most numbers have no letters: only those that do are looked at for what letters can mean.
    const labelled = scope.define(
      `CASE WHEN regexp_matches(${bare}, '[A-Za-z#]') THEN regexp_replace(regexp_replace(${bare}, '(?i)^tel(?:efon)?[.:]*\\s*', ''), '${extension}', '') END`,
    )
    const main = scope.define(
      `CASE WHEN ${labelled} IS NULL THEN ${bare} WHEN regexp_matches(${labelled}, '${device}') THEN ${labelled} ELSE regexp_replace(${labelled}, '${remark}', '') END`,
    )
    // "+49 (0)30 …" names the trunk prefix and says that it isn't dialled from abroad.
    const dialled = scope.define(
      `CASE WHEN contains(${main}, '(0)') THEN regexp_replace(${main}, '^(\\+[0-9]+|00[1-9][0-9]*)[${spaceClass}]*\\(0\\)', '\\1') ELSE ${main} END`,
    )
    const digits = scope.define(
      `CASE WHEN regexp_full_match(${dialled}, '[(]?\\+?[0-9(][0-9${spaceClass}().,/–—-]*') THEN ${withoutMarks(dialled)} END`,
    )
    const candidate = scope.define(`CASE WHEN ${digits} IS NOT NULL THEN ${international(digits, home, scope)} END`)
    const taken = scope.define(
      `CASE WHEN ${candidate} IS NULL THEN false ELSE regexp_full_match(${candidate}, ${number}) END`,
    )
    // With a calling code it is clear what a number is, if one that nobody can have: it is written like the others, and flagged.
    const meant = `(${candidate} IS NOT NULL AND regexp_full_match(${dialled}, '[(]?(?:\\+|00)[1-9].*') AND regexp_full_match(${candidate}, ${quoteLiteral(WRITTEN)}))`
    return {
      value: `CASE ${common === null ? '' : `WHEN ${quick} THEN ${common}`} WHEN ${taken} THEN ${candidate} WHEN ${meant} THEN ${candidate} ELSE ${input} END`,
      failed: `${input} IS NOT NULL AND NOT ${ready} AND NOT ${quick} AND NOT ${taken}`,
      // Where the column feeds another one as well, the extension has a column of its own.
      lossy: `CASE WHEN ${taken} THEN ${bare} <> ${whole} OR ${scope.shared ? '' : `regexp_matches(${bare}, '${extension}') OR `}coalesce(${main} <> ${labelled}, false) END`,
    }
  },
  describe: ({ country }) =>
    `Write as an international phone number${country === null ? '' : `; numbers without a country code are from ${country}`}`,
  lossless: never,
  expects: ({ country }) =>
    country === null
      ? 'a phone number with its country code'
      : `a phone number of a length that is possible in ${country}`,
}

/**
 * What most numbers of the country look like, taken by one pattern: a single trunk prefix, digits, and spaces, hyphens or slashes between
 * them. NULL for all others, of which the long way finds out; null when the country's own prefixes make the digits ambiguous.
 */
function commonNumber(home: PhoneCountry, ready: string, input: string, scope: StepScope): string | null {
  const { callingCode, trunkPrefix, internationalPrefix, lengths } = home
  const possible = lengths.filter((length) => length + callingCode.length <= 15)
  if (trunkPrefix !== '0' || !['', '00'].includes(internationalPrefix) || possible.length === 0) return null
  const digits = scope.define(
    `CASE WHEN NOT ${ready} AND regexp_full_match(${input}, '0[1-9][0-9 /-]*') THEN replace(replace(replace(${input}, ' ', ''), '/', ''), '-', '') END`,
  )
  const fits = isAmong(
    `strlen(${digits})`,
    possible.map((length) => length + 1),
  )
  return scope.define(`CASE WHEN ${fits} THEN '+${callingCode}' || substring(${digits}, 2) END`)
}

/** Plain replacements of the usual marks come first: a global one by pattern costs many times as much. */
function withoutMarks(text: string): string {
  const without = (marks: string[]): string => marks.reduce((inner, mark) => `replace(${inner}, '${mark}', '')`, text)
  return `CASE WHEN regexp_full_match(${text}, '[0-9+ -]*') THEN ${without([' ', '-'])}
    WHEN regexp_full_match(${text}, '[0-9+ /]*') THEN ${without([' ', '/'])}
    WHEN regexp_full_match(${text}, '[0-9+ /().-]*') THEN ${without([' ', '-', '/', '(', ')', '.'])}
    ELSE regexp_replace(${text}, '[^0-9+]', '', 'g') END`
}

function international(digits: string, home: PhoneCountry | null, scope: StepScope): string {
  const abroad = `WHEN starts_with(${digits}, '+') THEN ${digits} WHEN starts_with(${digits}, '00') THEN '+' || ${digits}[3:]`
  if (home === null) return `CASE ${abroad} END`
  const { callingCode, trunkPrefix, internationalPrefix, nationalPattern, lengths } = home
  const dialled =
    internationalPrefix === '' || internationalPrefix === '00'
      ? ''
      : `WHEN starts_with(${digits}, '${internationalPrefix}') THEN '+' || ${digits}[${internationalPrefix.length + 1}:]`
  const national = scope.define(
    trunkPrefix === ''
      ? digits
      : `CASE WHEN ${digits} IS NULL THEN NULL WHEN starts_with(${digits}, '${trunkPrefix}') THEN ${digits}[${trunkPrefix.length + 1}:] ELSE ${digits} END`,
  )
  const rest = `${digits}[${callingCode.length + 1}:]`
  const matches = (text: string): string => `regexp_full_match(${text}, ${quoteLiteral(nationalPattern)})`
  // Digits that only make a number of the country once its calling code is taken off had it without the plus.
  const withCode = `WHEN starts_with(${digits}, '${callingCode}') AND NOT ${matches(national)} AND ${matches(rest)} THEN '+' || ${digits}`
  const possible =
    lengths.length > 0 ? `list_contains([${lengths.join(', ')}], length(${national}))` : `${digits} IS NOT NULL`
  return `CASE ${abroad} ${dialled} ${withCode} WHEN ${possible} THEN '+${callingCode}' || ${national} END`
}

/** Whether a length is one of several: most are in a row. */
function isAmong(length: string, lengths: number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  return most - least + 1 === new Set(lengths).size
    ? `${length} BETWEEN ${least} AND ${most}`
    : `list_contains([${lengths.join(', ')}], ${length})`
}
