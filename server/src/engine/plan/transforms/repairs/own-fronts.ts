import type { Pattern } from '../../../match/pattern/pattern.ts'
import { countryCode } from '../../../profile/countries.ts'
import { tableLabel } from '../../context.ts'
import { COMMON, SEEN } from './codes.ts'
import { rewriting } from './coded-forms.ts'
import { isNumeric, type Work } from '../column-values.ts'
import { countryOfRows } from '../values/told-country.ts'
import { changed, marksOf, removal, subsets, type Repair } from './repair-steps.ts'

// Account and tax numbers with the country's letters in some rows, and without in others: `LT12 1000 …` beside `121000…`.

/** What a country's letters are put in front of: it begins with a figure, and is too long for a count. */
const NUMBER = '\\d[\\dA-Z]{5,}'
const WITH_COUNTRY = new RegExp(`^([A-Z]{2})(${NUMBER})$`)
const BARE = new RegExp(`^${NUMBER}$`)
/** So many of one country are no chance. */
const FEW = 3

/**
 * The letters of a country in front of figures that lack them, where all that the rule takes of that length have the same ones: marks between the
 * figures are taken away first.
 */
export function ownFronts(work: Work, rule: Pattern): Repair[][] {
  if (isNumeric(work)) return []
  const seen = work.values.slice(0, SEEN).flatMap(({ value }) => value ?? [])
  return subsets(marksOf(work)).flatMap((marks) => {
    const removals = marks.map(removal)
    const values = seen.map((value) => (rule.matches(value) ? value : changed(value, removals)))
    const fronts = countriesByLength(values.filter(rule.matches))
    const bare = values.filter((value) => BARE.test(value) && !rule.matches(value))
    const lengths = [...fronts].filter(([length, front]) => {
      const lacking = bare.filter((value) => value.length === length && rule.matches(front + value))
      return lacking.length >= COMMON
    })
    const others = bare.filter(({ length }) => lengths.every(([own]) => own !== length))
    const steps = [
      ...lengths.map(([length, front]) => rewriting(`(\\d[\\dA-Z]{${length - 1}})`, `${front}\\1`)),
      ...onlyFronts(others, new Set(fronts.values()), rule),
    ]
    return steps.length === 0 ? [] : [[...removals, ...steps]]
  })
}

/** More forms than this are no numbers of one kind. */
const MOST_FORMS = 4
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

/** The letters of a country that others of the column have, where the rule takes no other letters in front of figures of that form: `IE\\d{7}[A-Z]{1,2}|GB\\d{9}`. */
function onlyFronts(bare: readonly string[], seen: ReadonlySet<string>, rule: Pattern): Repair[] {
  const forms = [...Map.groupBy(bare, formOf)]
  if (forms.length > MOST_FORMS || seen.size === 0) return []
  return forms.flatMap(([form, [value = '']]) => {
    const taken = LETTERS.flatMap((one) => LETTERS.map((two) => one + two)).filter((front) =>
      rule.matches(front + value),
    )
    const [front, ...more] = taken
    return front !== undefined && more.length === 0 && seen.has(front) ? [rewriting(`(${form})`, `${front}\\1`)] : []
  })
}

/** So many figures, and so many letters behind them. */
function formOf(value: string): string {
  return value.replace(/\d+|[A-Z]+/g, (run) => `${/\d/.test(run) ? '\\d' : '[A-Z]'}{${run.length}}`)
}

/** Countries whose numbers begin with other letters. */
const OTHER_LETTERS = new Map([['GR', 'EL']])

/**
 * The letters of the country that all rows are said to be of, in front of figures that lack them. With the sentence that tells so; null where
 * the country is not known, or the rule takes no such letters.
 */
export function frontOfCountry(work: Work, rule: Pattern): { chains: Repair[][]; note: string } | null {
  const values = work.values.slice(0, SEEN).flatMap(({ value }) => value ?? [])
  if (isNumeric(work)) return null
  const country = countryOfRows(work)
  if (country === null) return null
  const fronts = [country, OTHER_LETTERS.get(country) ?? country]
  const chains = subsets(marksOf(work)).flatMap((marks) => {
    const removals = marks.map(removal)
    const bare = values.map((value) => changed(value, removals)).filter((value) => BARE.test(value))
    const front = fronts.find((letters) => bare.some((value) => rule.matches(letters + value)))
    return front === undefined ? [] : [[...removals, rewriting(`(${NUMBER})`, `${front}\\1`)]]
  })
  const note = `In column “${work.source.name}” of ${tableLabel(work.placement.table.profile)} numbers without a country's letters got those of ${country}, which all of its rows are said to be of.`
  return chains.length === 0 ? null : { chains, note }
}

/** The only country whose letters stand before figures of a length. */
function countriesByLength(codes: readonly string[]): Map<number, string> {
  const found = codes.flatMap((code) => {
    const [, letters, figures] = WITH_COUNTRY.exec(code) ?? []
    return letters !== undefined && countryCode(letters) !== null ? [{ letters, length: figures!.length }] : []
  })
  const groups = [...Map.groupBy(found, ({ length }) => length)]
  return new Map(
    groups.flatMap(([length, group]): [number, string][] =>
      group.length >= FEW && new Set(group.map(({ letters }) => letters)).size === 1
        ? [[length, group[0]!.letters]]
        : [],
    ),
  )
}
