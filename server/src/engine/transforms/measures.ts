import { quoteLiteral } from '../literal.ts'
import { QUOTIENT_PLACES } from '../profile/decimals.ts'
import { compoundPattern, leftOutIn } from '../profile/compounds.ts'
import { CLOCK, firstOfTwo, PLACES, SECONDS_IN, WORDED, type TimeUnit } from '../profile/durations.ts'
import { convertedTo } from '../profile/units.ts'
import type { StepScope } from './node.ts'
import { isOneOf, spaceClass } from './text.ts'

/**
 * Figures with several units of one dimension as their sum in `unit`, rounded half up to `places`; NULL for all else, null where nothing is
 * written so.
 */
export function compoundOf(unit: string, places: number | null, input: string, scope: StepScope): string | null {
  const pattern = compoundPattern(unit)
  if (pattern === null) return null
  const fields = "['n1', 'u1', 'n2', 'u2', 'n3', 'u3']"
  const several = scope.define(`CASE WHEN regexp_matches(${input}, '[0-9][^0-9]+[0-9]') THEN ${input} END`)
  const named = scope.define(
    leftOutIn(unit).reduce(
      (sql, one) => `regexp_replace(${sql}, ${quoteLiteral(one.pattern)}, ${quoteLiteral(`\\1 ${one.smaller}`)})`,
      several,
    ),
  )
  const parts = scope.define(
    `CASE WHEN regexp_matches(${named}, ${quoteLiteral(pattern)}) THEN regexp_extract(${named}, ${quoteLiteral(pattern)}, ${fields}) END`,
  )
  const terms = [1, 2, 3].map((at) => {
    const name = `regexp_replace(lower(${parts}.u${at}), '[.${spaceClass}]', '', 'g')`
    const factors = convertedTo(unit).map(({ spellings, times }) => {
      const names = [...new Set(spellings.map((spelling) => spelling.toLowerCase().replace(/[\s.]/g, '')))]
      return `WHEN ${isOneOf(name, names)} THEN '${times}'`
    })
    const factor = `(CASE ${factors.join(' ')} END)::DECIMAL(20,12)`
    return `CASE WHEN ${parts}.n${at} = '' THEN 0 ELSE replace(${parts}.n${at}, ',', '.')::DECIMAL(18,6) * ${factor} END`
  })
  const total = places === null ? `(${terms.join(' + ')})` : `round(${terms.join(' + ')}, ${Math.trunc(places)})`
  const sum = scope.define(`CASE WHEN ${parts} IS NOT NULL THEN ${total}::VARCHAR END`)
  return scope.define(
    `CASE WHEN contains(${sum}, '.') THEN regexp_replace(regexp_replace(${sum}, '(\\.[0-9]*?)0+$', '\\1'), '\\.$', '') ELSE ${sum} END`,
  )
}

/**
 * Hours, minutes and seconds in one cell as figures of one unit; NULL for all else. Where no decimal number is exactly that it is NULL, or
 * rounded to `places`.
 */
export function durationOf(
  unit: TimeUnit,
  places: number | null,
  input: string,
  scope: StepScope,
): { value: string; rounded?: string } {
  const [words, parts] = [quoteLiteral(WORDED), quoteLiteral(CLOCK)]
  const word = scope.define(
    `CASE WHEN regexp_matches(${input}, '[0-9]') AND regexp_matches(${input}, ${words}) THEN regexp_extract(${input}, ${words}, ['h', 'm', 's', 'h2', 'm2']) END`,
  )
  const clock = scope.define(
    `CASE WHEN contains(${input}, ':') AND regexp_matches(${input}, ${parts}) THEN regexp_extract(${input}, ${parts}, ['a', 'b', 'c', 'unit']) END`,
  )
  const figure = (text: string): string => `coalesce(try_cast(${text} AS BIGINT), 0)`
  const preset = firstOfTwo(unit) === 'h' ? 60 : 1
  const seconds = scope.define(
    `CASE WHEN ${word} IS NOT NULL THEN (${figure(`${word}.h`)} + ${figure(`${word}.h2`)}) * 3600
        + (${figure(`${word}.m`)} + ${figure(`${word}.m2`)}) * 60 + ${figure(`${word}.s`)}
      WHEN ${clock} IS NOT NULL THEN (${figure(`${clock}.a`)} * 60 + ${figure(`${clock}.b`)})
        * (CASE WHEN ${clock}.c <> '' THEN 60 WHEN ${clock}.unit = '' THEN ${preset} WHEN regexp_matches(${clock}.unit, '^[hsouHSOU]') THEN 60 ELSE 1 END)
        + ${figure(`${clock}.c`)} END`,
  )
  const [one, size] = [10 ** PLACES, SECONDS_IN[unit]]
  const scaled = scope.define(`CASE WHEN (${seconds} * ${one}) % ${size} = 0 THEN (${seconds} * ${one}) // ${size} END`)
  const rest = `rtrim(lpad((${scaled} % ${one})::VARCHAR, ${PLACES}, '0'), '0')`
  const exact = `CASE WHEN ${rest} = '' THEN (${scaled} // ${one})::VARCHAR ELSE (${scaled} // ${one})::VARCHAR || '.' || ${rest} END`
  if (places === null) return { value: scope.define(exact) }
  const rounded = `${scaled} IS NULL AND ${seconds} IS NOT NULL`
  // Half up, in whole numbers: no value passes through a float.
  const tenths = 10 ** Math.min(Math.trunc(places), PLACES)
  const nearest = scope.define(`(${seconds} * ${2 * tenths} + ${size}) // ${2 * size}`)
  const whole = `(${nearest} // ${tenths})::VARCHAR`
  const nearly =
    tenths === 1
      ? whole
      : `${whole} || '.' || lpad((${nearest} % ${tenths})::VARCHAR, ${String(tenths).length - 1}, '0')`
  return { value: scope.define(`CASE WHEN ${rounded} THEN ${nearly} ELSE ${exact} END`), rounded }
}

/** The figures times a decimal number, exactly, or rounded half up to `places`; NULL for more digits than that can be done with. */
export function product(plain: string, times: string, places: number | null = null): string {
  if (times === '1') return plain
  const exact = `${plain}::DECIMAL(18,6) * '${times}'::DECIMAL(20,12)`
  const figures = places === null ? exact : `round(${exact}, ${Math.trunc(places)})`
  return `CASE WHEN regexp_full_match(${plain}, '-?[0-9]{1,12}(?:\\.[0-9]{1,6})?')
    THEN regexp_replace(regexp_replace((${figures})::VARCHAR, '(\\.[0-9]*?)0+$', '\\1'), '\\.$', '') END`
}

/**
 * The figures divided by a whole number, exactly, or rounded half up to `places` from one on; NULL where that is not to be had: 18 months are not
 * two whole years.
 */
export function quotient(plain: string, parts: string, places: number | null, scope: StepScope): string {
  const fits = `regexp_full_match(${plain}, '-?[0-9]{1,12}(?:\\.[0-9]{1,6})?')`
  const scale = 10 ** QUOTIENT_PLACES
  const size = scope.define(
    `CASE WHEN ${fits} THEN (ltrim(${plain}, '-')::DECIMAL(18,6) * ${scale}::DECIMAL(7,0))::HUGEINT END`,
  )
  const pieces = [`WHEN ${size} % ${parts} = 0 THEN ${pointed(`(${size} // ${parts})`, QUOTIENT_PLACES)}`]
  const most = Math.min(Math.trunc(places ?? 0), QUOTIENT_PLACES)
  if (most >= 1) {
    const lower = `${parts}::HUGEINT * ${scale}`
    pieces.push(
      `WHEN ${size} IS NOT NULL THEN ${pointed(`((${size} * ${10 ** most} * 2 + ${lower}) // (${lower} * 2))`, most)}`,
    )
  }
  const figures = scope.define(`CASE ${pieces.join(' ')} END`)
  return `CASE WHEN starts_with(${plain}, '-') AND ${figures} <> '0' THEN '-' || ${figures} ELSE ${figures} END`
}

/** A whole number with a point before its last digits, without zeros at the end. */
function pointed(whole: string, places: number): string {
  const text = `(${whole}::DECIMAL(28,0) * '${`0.${'1'.padStart(places, '0')}`}'::DECIMAL(${places + 1},${places}))::VARCHAR`
  return `regexp_replace(regexp_replace(${text}, '(\\.[0-9]*?)0+$', '\\1'), '\\.$', '')`
}
