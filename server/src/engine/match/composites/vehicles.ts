import type { Transform } from '../../model.ts'
import { escaped } from '../../escaped.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { NameFeatures } from '../names/name-score.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// Make and model in one cell, with the year in front or without: “2014 Ford Transit 250”, “Land Rover Defender”.

/** From this share of the values on, that is how the column writes them. */
const MOST = 0.7
const YEAR = '(?:19|20)\\d{2}'
/** Makes of cars, bikes and machines that have two words, where the first may well stand alone before something else. */
const OF_TWO = [
  'Atlas[ -]Copco',
  'Deutz[ -]Fahr',
  'Harley[ -]Davidson',
  'Ingersoll[ -]Rand',
  'John[ -]Deere',
  'Massey[ -]Ferguson',
  'Moto[ -]Guzzi',
  'MV[ -]Agusta',
  'New[ -]Holland',
  'Royal[ -]Enfield',
  'Wacker[ -]Neuson',
].join('|')
const KNOWN = `${OF_TWO}|${OF_TWO.toUpperCase()}|(?:Alfa|Aston|Land|Great|Rolls|Mercedes|ALFA|ASTON|LAND|GREAT|ROLLS|MERCEDES)[ -]\\p{L}+`

/** A make: one of several words that are allowed, longer ones first, or known; others are one word, but for those whose first never stands alone. */
function makeAmong(allowed: readonly string[]): string {
  const ofSeveral = allowed
    .filter((value) => /\S[ -]\S/.test(value.trim()))
    .toSorted((a, b) => b.length - a.length)
    .flatMap((value) => [value, value.toUpperCase(), value.toLowerCase()])
    .map((value) => value.trim().split(/[ -]+/).map(escaped).join('[ -]'))
  return `(?:${[...new Set(ofSeveral), KNOWN].join('|')}|\\p{L}[\\p{L}-]*)`
}

/**
 * The year, make and model of what a column names by all three, or by the two that its header says, where no other column has the make. What
 * stands apart by a mark (“Ford / Transit”) is taken by that.
 */
export function splitVehicles(table: TableSide, side: TemplateSide): Composite[] {
  const [year, brand, model] = ['year', 'brand', 'model'].map((wanted) =>
    side.names.findIndex(({ concepts }) => concepts.includes(wanted)),
  ) as [number, number, number]
  if (brand < 0 || model < 0) return []
  const isBoth = ({ concepts }: NameFeatures): boolean => concepts.includes('brand') && concepts.includes('model')
  if (table.names.some((name) => name.concepts.includes('brand') && !isBoth(name))) return []
  const make = makeAmong(side.rules[brand]?.values ?? [])
  const holds = (before: string, at: number): boolean =>
    sharesOf(table.profile.columns[at]!, new RegExp(`^\\s*${before}${make}\\s+[^\\s/|,;–-]`, 'u')) >= MOST
  const dated = table.profile.columns.findIndex((_, at) => holds(`${YEAR}\\s+`, at))
  const source = dated >= 0 ? dated : table.names.findIndex((name, at) => isBoth(name) && holds('', at))
  if (source < 0) return []
  const before = dated >= 0 ? `${YEAR}\\s+` : ''
  const reason = `The values of “${table.profile.columns[source]!.name}” look like “${dated >= 0 ? 'year ' : ''}make model”.`
  const parts: [number, string][] = [
    [dated >= 0 ? year : -1, `^\\s*(${YEAR})\\s`],
    [brand, `^\\s*${before}(${make})\\s+\\S`],
    [model, `^\\s*${before}${make}\\s+(\\S.*)$`],
  ]
  return parts.flatMap(([target, pattern]): Composite[] =>
    target < 0
      ? []
      : [{ target, sources: [source], transforms: [{ kind: 'extract', pattern }], confidence: 0.88, reason }],
  )
}

/** What the make and the model get of a column that was named for both of them; null where its values are not written so. */
export function vehicleParts(
  source: number,
  targets: readonly number[],
  { profile }: TableSide,
  { names, rules }: TemplateSide,
): Map<number, Transform> | null {
  const [brand, model] = ['brand', 'model'].map((wanted) =>
    targets.filter((at) => names[at]!.concepts.includes(wanted)),
  )
  const make = makeAmong(rules[brand![0] ?? -1]?.values ?? [])
  const isBoth = targets.length === 2 && brand!.length === 1 && model!.length === 1 && brand![0] !== model![0]
  if (!isBoth || sharesOf(profile.columns[source]!, new RegExp(`^\\s*${make}\\s+[^\\s/|,;–-]`, 'u')) < MOST) return null
  return new Map<number, Transform>([
    [brand![0]!, { kind: 'extract', pattern: `^\\s*(${make})(?:\\s.*)?$` }],
    [model![0]!, { kind: 'extract', pattern: `^\\s*${make}\\s+(\\S.*)$` }],
  ])
}
