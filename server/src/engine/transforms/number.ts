import { quoteLiteral } from '../literal.ts'
import { BARE, isPartOf, isTimeUnit } from '../profile/durations.ts'
import { CURRENCY_LETTERS } from '../profile/numbers.ts'
import { convertedTo, dividedTo, isRoundedUnit, partsOf, timesBetween } from '../profile/units.ts'
import { compoundOf, durationOf, product, quotient } from './measures.ts'
import { type Step, type StepScope, type TransformKind, type TransformOf } from './node.ts'
import { escapePattern, isOneOf, spaceClass } from './text.ts'

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
  'S?[Ff]r\\.',
  'Ft',
  ...CURRENCY_LETTERS,
].join('|')

/**
 * Numbers to `-?digits[.digits]`, by text alone: no value passes through a float, so none is rounded. Decimals stay as written,
 * leading zeros go, minus zero becomes zero. Where a comma is to be written it takes the point's place at the very end. The digits are found first (`core`), then what stands around them must be one of the few
 * things that may (`around`, with the digits as `|`): groups of a pattern would do both at once, but cost ten times as much.
 */
export const number: TransformKind<'number'> = {
  compile: (transform, input, scope) => {
    const { decimals: places, unit, written_decimal } = transform
    const { value, failed, lossy } =
      unit === undefined
        ? { ...figures(transform, input, scope), lossy: undefined }
        : measured(transform, unit, input, scope)
    const own = places === undefined ? value : scope.define(value)
    const rounded = places === undefined ? own : withDecimals(own, places)
    // What is no such figure stays as it is.
    const plain =
      unit === undefined || places === undefined ? rounded : `CASE WHEN ${failed} THEN ${own} ELSE ${rounded} END`
    return {
      value: written_decimal === ',' ? withComma(scope.define(plain), failed) : plain,
      failed,
      ...(lossy === undefined ? {} : { lossy }),
    }
  },
  describe: ({ decimal, grouping, percent, decimals, unit, bare_unit, written_decimal = '.' }) => {
    const written = decimals === 0 ? '1234' : `1234${written_decimal}${'5'.padEnd(decimals ?? 1, '0')}`
    const marks = grouping === '' ? '' : ` and ${grouping === ' ' ? 'spaces' : `“${grouping}”`} between thousands`
    const share = percent ? ', percent as a share of one' : ''
    const bare = bare_unit === undefined ? '' : `, figures without a unit being ${bare_unit}`
    const clock =
      unit !== undefined && isTimeUnit(unit)
        ? `, 1:30 being ${unit === 's' ? 'minutes and seconds' : 'hours and minutes'}`
        : ''
    const rounded =
      unit !== undefined && decimals !== undefined && isRoundedUnit(unit) ? ', rounded where it is converted' : ''
    const measure = unit === undefined ? '' : `, in ${unit} without its name${bare}${clock}${rounded}`
    return `Read as a number with “${decimal}” before the decimals${marks}, write as ${written}${share}${measure}`
  },
  lossless: (transform) => !isRounded(transform),
  expects: ({ decimal, grouping, percent, unit }) =>
    percent
      ? `a percentage like 12${decimal}5 %`
      : `a number like 1${grouping}234${decimal}5${unit === undefined ? '' : `, in ${unit} or a unit that is converted to it`}`,
}

/** Durations of which no decimal number is exactly the one that is meant: 3 h 20 in hours. With decimals told, those are rounded, and the loss is told. */
function isRounded({ unit, decimals }: NumberTransform): boolean {
  return unit !== undefined && isTimeUnit(unit) && decimals !== undefined
}

/** Figures with a unit behind them: the unit is taken off and says by how much they are multiplied, exactly. */
function measured(
  transform: NumberTransform,
  unit: string,
  input: string,
  scope: StepScope,
): Required<Pick<Step, 'value' | 'failed'>> & Pick<Step, 'lossy'> {
  const written = convertedTo(unit)
  const places = transform.decimals !== undefined && isRoundedUnit(unit) ? transform.decimals : null
  const part = transform.bare_unit !== undefined && isPartOf(transform.bare_unit, unit) ? transform.bare_unit : null
  const bare = timesBetween(transform.bare_unit ?? unit, unit) ?? '1'
  const bareParts = partsOf(transform.bare_unit ?? unit, unit)
  const timed =
    part === null
      ? input
      : scope.define(`CASE WHEN regexp_full_match(${input}, '${BARE}') THEN ${input} || ' ${part}' ELSE ${input} END`)
  const shared = dividedTo(unit)
  const patterns = [...written, ...shared]
    .flatMap(({ spellings }) => spellings)
    .toSorted((a, b) => b.length - a.length)
    .map((spelling) => spelling.split(' ').map(escapePattern).join(`[.${spaceClass}]*`))
  const tail = quoteLiteral(`(?i)[0-9)][${spaceClass}]*((?:${patterns.join('|')})\\.?)[${spaceClass}]*$`)
  const behind = scope.define(`coalesce(regexp_extract(${input}, ${tail}, 1), '')`)
  const rest = scope.define(
    `CASE WHEN ${behind} = '' THEN ${input} ELSE rtrim(left(rtrim(${input}), length(rtrim(${input})) - length(${behind}))) END`,
  )
  const { value, failed } = figures(transform, rest, scope)
  const plain = scope.define(value)
  const name = `regexp_replace(lower(${behind}), '[.${spaceClass}]', '', 'g')`
  const isNamed = (spellings: string[]): string =>
    isOneOf(name, [...new Set(spellings.map((spelling) => spelling.toLowerCase().replace(/[\s.]/g, '')))])
  const factors = [
    ...written.map(({ spellings, times }) => `WHEN ${isNamed(spellings)} THEN ${product(plain, times, places)}`),
    ...shared.map(({ spellings, parts }) => `WHEN ${isNamed(spellings)} THEN ${quotient(plain, parts, places, scope)}`),
  ]
  const ofBare = bareParts === null ? product(plain, bare, places) : quotient(plain, bareParts, places, scope)
  const span = isTimeUnit(unit)
    ? durationOf(unit, isRounded(transform) ? transform.decimals! : null, timed, scope)
    : null
  const whole = span?.value ?? compoundOf(unit, places, input, scope)
  const result = scope.define(
    `CASE ${whole === null ? '' : `WHEN ${whole} IS NOT NULL THEN ${whole}`} WHEN ${failed} THEN NULL WHEN ${behind} = '' THEN ${part === null ? ofBare : 'NULL'} ${factors.join(' ')} END`,
  )
  // Without its unit what can't be converted would pass for figures of the other one.
  const left =
    bareParts === null
      ? input
      : `CASE WHEN ${behind} = '' AND NOT (${failed}) THEN trim(${input}) || ${quoteLiteral(` ${transform.bare_unit}`)} ELSE ${input} END`
  return {
    value: `coalesce(${result}, ${left})`,
    failed: `${input} IS NOT NULL AND ${result} IS NULL`,
    ...(span?.rounded === undefined ? {} : { lossy: span.rounded }),
  }
}

function figures(
  transform: NumberTransform,
  input: string,
  scope: StepScope,
): Required<Pick<Step, 'value' | 'failed'>> {
  const { decimal, grouping, percent } = transform
  const fraction = decimal === '.' ? `(?:\\.[0-9]+)?` : ''
  const canonical = percent ? 'false' : `regexp_full_match(${input}, '-?[1-9][0-9]*${fraction}|0${fraction}')`
  const common = percent ? null : commonNumber(transform, input, scope)
  const quick = common === null ? 'false' : `${common} IS NOT NULL`
  const ready = scope.define(`CASE WHEN ${quick} THEN true ELSE coalesce(${canonical}, false) END`)
  const digitsPattern = quoteLiteral(corePattern(transform))
  const core = scope.define(
    `CASE WHEN NOT ${ready} THEN CASE WHEN regexp_full_match(${input}, ${digitsPattern}) THEN ${input} ELSE nullif(regexp_extract(${input}, ${digitsPattern}), '') END END`,
  )
  // Few values come this far. Whatever is not asked for here is computed for none of the others.
  const where = (name: string, sql: string): string => scope.define(`CASE WHEN ${name} IS NOT NULL THEN ${sql} END`)
  const around = where(core, `CASE WHEN ${core} = ${input} THEN '|' ELSE replace(${input}, ${core}, '|') END`)
  const bare = percent ? 'false' : `${around} = '|'`
  const taken = scope.define(
    `CASE WHEN ${around} IS NULL THEN false WHEN ${bare} THEN true ELSE regexp_full_match(${around}, ${quoteLiteral(aroundPattern(transform))}) END`,
  )
  // Digits that need nothing but their marks changed, as nearly all do, take the short way.
  const mark = grouping === '' ? '' : groupingClasses[grouping]
  const short = percent
    ? 'false'
    : `regexp_full_match(${core}, '(?:[1-9][0-9${mark.replace(/[[\]]/g, '').replaceAll("'", "''")}]*|0)(?:${escapePattern(decimal)}[0-9]+)?')`
  const plain = scope.define(
    `CASE WHEN ${taken} AND ${short} THEN replace(${withoutGrouping(core, grouping, decimal)}, '${decimal}', '.') END`,
  )
  const odd = scope.define(`CASE WHEN ${taken} AND ${plain} IS NULL THEN ${core} END`)
  const whole = where(odd, withoutGrouping(`split_part(${odd}, '${decimal}', 1)`, grouping, decimal))
  const digits = where(odd, `CASE WHEN starts_with(${whole}, '0') THEN ltrim(${whole}, '0') ELSE ${whole} END`)
  const decimals = where(odd, `rtrim(split_part(${odd}, '${decimal}', 2), '-–—')`)
  const rebuilt = percent
    ? dividedByHundred(digits, decimals)
    : joined(`coalesce(nullif(${digits}, ''), '0')`, decimals)
  const size = scope.define(`CASE WHEN ${odd} IS NULL THEN ${plain} ELSE ${rebuilt} END`)
  const negative = `${around} <> '|' AND regexp_matches(${around}, '[-−–(]') AND regexp_matches(${size}, '[1-9]')`
  const value = `CASE ${common === null ? '' : `WHEN ${quick} THEN ${common}`} WHEN NOT ${taken} THEN ${input} WHEN ${negative} THEN '-' || ${size} ELSE ${size} END`
  return {
    value,
    failed: `${input} IS NOT NULL AND NOT ${ready} AND NOT ${taken}`,
  }
}

/** A text that could not be read keeps its points. */
function withComma(plain: string, failed: string): string {
  return `CASE WHEN ${failed} THEN ${plain} ELSE replace(${plain}, '.', ',') END`
}

/** Zeros where decimals lack, and none beyond; any other decimals stay, as nothing is rounded. */
function withDecimals(plain: string, places: number): string {
  const [least, point] = [Math.trunc(places), `strpos(${plain}, '.')`]
  if (least === 0)
    return `CASE WHEN regexp_full_match(${plain}, '-?[0-9]+\\.[0-9]*0') THEN rtrim(rtrim(${plain}, '0'), '.') ELSE ${plain} END`
  return `CASE WHEN regexp_full_match(${plain}, '-?[0-9]+') THEN ${plain} || '.${'0'.repeat(least)}'
    WHEN regexp_full_match(${plain}, '-?[0-9]+\\.[0-9]{0,${least - 1}}') THEN rpad(${plain}, ${point}::INTEGER + ${least}, '0')
    WHEN regexp_full_match(${plain}, '-?[0-9]+\\.[0-9]{${least}}0+') THEN left(${plain}, ${point} + ${least}) ELSE ${plain} END`
}

/**
 * What nearly all numbers look like, taken by one pattern: digits with their marks and perhaps a currency sign after a space. NULL for all
 * others, of which the long way finds out.
 */
function commonNumber({ decimal, grouping }: NumberTransform, input: string, scope: StepScope): string {
  const mark = grouping === ' ' ? ' ' : escapePattern(grouping)
  const grouped = grouping === '' ? '' : `[1-9][0-9]{0,2}(?:${mark}[0-9]{3})+|`
  const currency = grouping === ' ' ? '' : '(?: \\p{Sc})?'
  const pattern = `(?:${grouped}[1-9][0-9]*|0)(?:${escapePattern(decimal)}[0-9]+)?${currency}`
  const digits = scope.define(
    `CASE WHEN regexp_full_match(${input}, ${quoteLiteral(pattern)}) THEN ${currency === '' ? input : `split_part(${input}, ' ', 1)`} END`,
  )
  const bare = grouping === '' ? digits : `replace(${digits}, ${quoteLiteral(grouping)}, '')`
  return scope.define(decimal === '.' ? bare : `replace(${bare}, ',', '.')`)
}

/** The digits with their marks. Dashes right after the decimal mark, as in "5.–", stand for no decimals. Groups of two are India's. */
export function corePattern({ decimal, grouping }: NumberTransform): string {
  const mark = groupingClasses[grouping]
  const grouped = mark === '' ? '' : `[0-9]{1,3}(?:${mark}[0-9]{3})+|[0-9]{1,2}(?:${mark}[0-9]{2})+${mark}[0-9]{3}|`
  const point = escapePattern(decimal)
  return `(?:${grouped}[0-9]+)(?:${point}(?:[0-9]+|[-–—]{1,2})?)?|${point}[0-9]+`
}

/** What may stand around the digits: a currency or a percent sign, and one way of saying minus. */
export function aroundPattern({ percent }: NumberTransform): string {
  const space = `[${spaceClass}]*`
  const before = `(?:(?:${currencies})${space})?`
  const after = percent ? `${space}[%٪]` : `(?:${space}(?:${currencies}))?`
  const sign = '[-+−–]'
  return [
    `${space}${sign}?${space}${before}\\|${after}${space}`,
    `${space}${before}${sign}${space}\\|${after}${space}`,
    `${space}${before}\\|${after}${space}[-−–]${space}`,
    `${space}${before}\\(${space}${before}\\|${after}${space}\\)${space}`,
    `${space}\\(${space}${before}\\|${space}\\)${after}${space}`,
  ].join('|')
}

function withoutGrouping(
  text: string,
  grouping: NumberTransform['grouping'],
  decimal: NumberTransform['decimal'],
): string {
  if (grouping === '') return text
  if (grouping === ',' || grouping === '.') return `replace(${text}, '${grouping}', '')`
  return `regexp_replace(${text}, '[^0-9${decimal}]', '', 'g')`
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
