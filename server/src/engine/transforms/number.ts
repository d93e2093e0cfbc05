import { quoteLiteral } from '../duckdb.ts'
import { always, type TransformKind, type TransformOf } from './node.ts'
import { escapePattern, spaceClass } from './text.ts'

type NumberTransform = TransformOf<'number'>

/** Marks of thousands as files have them: every narrow and fixed space, every apostrophe. */
const groupingClasses: Record<NumberTransform['grouping'], string> = {
  '': '',
  ',': ',',
  '.': '\\.',
  ' ': `[${spaceClass}]`,
  "'": `['’\`´]`,
}

const currencies = [
  ...Intl.supportedValuesOf('currency').map(escapePattern),
  '[A-Za-z]{0,3}\\p{Sc}',
  '[Kk]r\\.?',
  'z[łl]',
  'Kč',
  'S?[Ff]r\\.',
  'Ft',
  'R\\$',
].join('|')

/**
 * Numbers to `-?digits[.digits]`, by text alone: no value passes through a float, so none is rounded. Decimals stay as written,
 * leading zeros go, minus zero becomes zero. Most values take one of two cheap ways; currencies, parentheses and the like a third.
 */
export const number: TransformKind<'number'> = {
  compile: (transform, input, scope) => {
    const { decimal, percent } = transform
    const fraction = decimal === '.' ? `(?:\\.[0-9]+)?` : ''
    const canonical = `regexp_full_match(${input}, '-?[1-9][0-9]*${fraction}|0${fraction}')`
    const parts = scope.define(
      `CASE WHEN ${percent ? 'false' : canonical} THEN NULL
            ELSE regexp_extract(${input}, ${quoteLiteral(pattern(transform))},
                   ['open', 'sign', 'sign_after_currency', 'whole', 'fraction', 'sign_at_end', 'close']) END`,
    )
    const signs = `(${parts}.sign || ${parts}.sign_after_currency || ${parts}.sign_at_end || ${parts}.open)`
    const taken = scope.define(
      `(${parts}.whole <> '' OR ${parts}.fraction <> '') AND (${parts}.open = '') = (${parts}.close = '') AND length(${signs}) < 2`,
    )
    const whole = scope.define(
      `CASE WHEN ${taken} THEN ltrim(regexp_replace(${parts}.whole, '[^0-9]', '', 'g'), '0') END`,
    )
    const fractionDigits = `${parts}.fraction`
    const size = scope.define(
      percent ? dividedByHundred(whole, fractionDigits) : joined(`coalesce(nullif(${whole}, ''), '0')`, fractionDigits),
    )
    const negative = `${signs} IN ('-', '−', '–', '(') AND regexp_matches(${size}, '[1-9]')`
    return {
      value: `CASE WHEN ${taken} THEN CASE WHEN ${negative} THEN '-' || ${size} ELSE ${size} END ELSE ${input} END`,
      failed: `${input} IS NOT NULL AND ${parts} IS NOT NULL AND NOT ${taken}`,
    }
  },
  describe: ({ decimal, grouping, percent }) => {
    const marks = grouping === '' ? '' : ` and ${grouping === ' ' ? 'spaces' : `“${grouping}”`} between thousands`
    const share = percent ? ', percent as a share of one' : ''
    return `Read as a number with “${decimal}” before the decimals${marks}, write as 1234.5${share}`
  },
  lossless: always,
  expects: ({ decimal, grouping, percent }) =>
    percent ? `a percentage like 12${decimal}5 %` : `a number like 1${grouping}234${decimal}5`,
}

/** Dashes right after the decimal mark, as in "5.–", stand for no decimals. */
function pattern({ decimal, grouping, percent }: NumberTransform): string {
  const space = `[${spaceClass}]*`
  const mark = groupingClasses[grouping]
  const grouped = mark === '' ? '' : `[0-9]{1,3}(?:${mark}[0-9]{3})+|[0-9]{1,2}(?:${mark}[0-9]{2})+${mark}[0-9]{3}|`
  const sign = '([-+−–]?)'
  const unit = percent ? '[%٪]' : `(?:${currencies})?`
  return [
    `^${space}(\\(?)${space}${sign}${space}(?:${currencies})?${space}${sign}${space}`,
    `((?:${grouped}[0-9]+)?)(?:${escapePattern(decimal)}(?:([0-9]+)|[-–—]{0,2}))?`,
    `${space}${unit}${space}([-−–]?)${space}(\\)?)${space}$`,
  ].join('')
}

function joined(whole: string, fraction: string): string {
  return `CASE WHEN ${fraction} = '' THEN ${whole} ELSE ${whole} || '.' || ${fraction} END`
}

/** Moves the decimal point two places; zeros that the move leaves at the end go. */
function dividedByHundred(whole: string, fraction: string): string {
  const filled = `lpad(${whole}, greatest(length(${whole}), 3)::INTEGER, '0')`
  const decimals = `rtrim(right(${filled}, 2) || ${fraction}, '0')`
  return joined(`left(${filled}, length(${filled}) - 2)`, decimals)
}
