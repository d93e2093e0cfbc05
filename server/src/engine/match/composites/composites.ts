import type { Transform } from '../../model.ts'
import { linesOfStreet, partOf, splitAddressInto, type Part, SOME_SIGNED } from './addresses.ts'
import { splitBehind } from './behind-names.ts'
import { splitKinds } from './codes-of-two-kinds.ts'
import { splitBracketed } from './bracketed-parts.ts'
import { splitCalled } from './called-names.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { sharesOf, type Composite } from './composite.ts'
import { splitLanguages } from './bilingual.ts'
import { splitDirections } from './directions.ts'
import { splitDimensions } from './dimensions.ts'
import { splitExtensions } from './extensions.ts'
import { splitFirms } from './firms-and-persons.ts'
import { splitFigurePairs } from './figure-pairs.ts'
import { splitFirsts } from './first-and-rest.ts'
import { splitInitials, splitNames, splitTitles } from './full-names.ts'
import { splitLastPart } from './last-part.ts'
import { splitListed } from './listed-parts.ts'
import { splitMoments } from './moments.ts'
import { splitParts } from './numbers-with-parts.ts'
import { splitPeriods } from './periods.ts'
import { splitLabelledNumbers } from './labelled-numbers.ts'
import { splitPhones } from './phones-by-kind.ts'
import { splitRates } from './rates.ts'
import { splitPrefixes } from './surname-prefixes.ts'
import { splitSalutations } from './salutations.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { nameStates } from './states-in-addresses.ts'
import { splitStatesOfCodes } from './states-of-codes.ts'
import { splitUntitled } from './titled-persons.ts'
import { splitTitledNames } from './titles.ts'
import { splitTimeSpans } from './time-spans.ts'
import { splitVehicles } from './vehicles.ts'
import { splitByWord } from './word-between.ts'
import { splitYearSpans } from './year-spans.ts'
import { splitYearsBehind } from './years-behind.ts'
import { rememberingOf } from '../../remembering.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'

const hasAny = (concepts: readonly string[], ...wanted: string[]): boolean =>
  wanted.some((concept) => concepts.includes(concept))

/** A full name for first and last name, "10115 Berlin" for postal code and city: when the values really look like it. */
export function findSplits(table: TableSide, side: TemplateSide): Composite[] {
  return splitsOf(table)(side).flat()
}

/** The same, of which each list is taken whole or not at all. */
export function splitGroups(table: TableSide, side: TemplateSide): readonly (readonly Composite[])[] {
  return splitsOf(table)(side)
}

/** The columns of a table are mapped several times, and how its values can be parted stays the same. */
const splitsOf = rememberingOf((table: TableSide) => rememberingOf((side: TemplateSide) => partings(table, side)))

function partings(table: TableSide, side: TemplateSide): Composite[][] {
  const addresses = splitAddresses(table, side)
  const last = addresses.length > 0 ? addresses : splitLastPart(table, side)
  // The street in one column, the town with its postal code in the next.
  const towns = splitCities(table, side)
  const areOther = towns.every(({ target, sources: [source] }) =>
    last.every((one) => one.target !== target && one.sources[0] !== source),
  )
  const places = areOther ? towns : []
  const firms = splitFirms(table, side)
  const called = firms.length > 0 ? [firms] : splitCalled(table, side)
  const names =
    called.length > 0
      ? called
      : [
          splitNames(table, side),
          splitInitials(table, side),
          splitTitles(table, side),
          splitTitledNames(table, side),
          splitPrefixes(table, side),
        ]
  const groups = [
    ...names,
    splitSalutations(table, side),
    splitUntitled(table, side),
    splitFirsts(table, side),
    last,
    places,
    splitDimensions(table, side),
    splitExtensions(table, side),
    splitPhones(table, side),
    splitLabelledNumbers(table, side),
    splitVehicles(table, side),
    splitStatesOfCodes(table, side),
    ...splitFigurePairs(table, side),
    ...splitPeriods(table, side),
    splitYearSpans(table, side),
    splitYearsBehind(table, side),
    ...splitDirections(table, side),
    ...splitLanguages(table, side),
    splitMoments(table, side),
    splitTimeSpans(table, side),
    splitRates(table, side),
    splitBehind(table, side),
    ...splitByWord(table, side),
  ]
  const known = groups.filter((group) => group.length > 0)
  const taken = new Set(known.flat().flatMap(({ sources, target }) => [`from ${sources[0]}`, `to ${target}`]))
  const isOpen = ({ sources, target }: Composite): boolean =>
    !taken.has(`from ${sources[0]}`) && !taken.has(`to ${target}`)
  const kinds = splitKinds(table, side).filter((group) => group.every(isOpen))
  const parts = splitParts(table, side).filter((group) => group.every(isOpen))
  const listed = [...splitBracketed(table, side), ...splitListed(table, side)]
  return [...known, ...kinds, ...parts, ...listed.filter((group) => group.every(isOpen))]
}

interface Parted {
  column: ColumnProfile
  source: number
  steps: Map<Part, Transform>
}

/** Whole addresses, with the street: “Lindenstraße 4, 50674 Köln”, “510 Harbor Blvd, Hartford, CT 06119”; street and number alone, too. */
function splitAddresses(table: TableSide, side: TemplateSide): Composite[] {
  const found = table.profile.columns.flatMap((column, source) => {
    if (!hasAny(table.names[source]!.concepts, 'street', 'address')) return []
    const steps = addressSteps(source, 'street', table, side)
    const whole = steps !== null && (steps.has('house') || (steps.has('city') && steps.size > 2))
    return whole || (steps !== null && isStreetWithTown(source, steps, table)) ? [{ column, source, steps }] : []
  })
  const [best] = found.toSorted((a, b) => b.steps.size - a.steps.size)
  if (!best) return []
  return partsOf(best, table, side)
}

/** Of so many addresses the street has a number, and each town stands in as many of them on average. */
const NUMBERED = 0.9
const IN_ONE_TOWN = 2

/** “53 Mill Road, Ashford” beside a column of postal codes, and none of towns: what stands behind the street is a town where it stands there again and again. */
function isStreetWithTown(source: number, steps: Map<Part, Transform>, { names, profile }: TableSide): boolean {
  const partsElsewhere = names.flatMap(({ concepts }, other) => (other === source ? [] : (partOf(concepts) ?? [])))
  if (!partsElsewhere.includes('postal') || partsElsewhere.includes('city') || partsElsewhere.includes('street'))
    return false
  const [street, city] = [steps.get('street'), steps.get('city')]
  if (steps.size !== 2 || street?.kind !== 'extract' || city?.kind !== 'extract') return false
  const [ofStreet, ofCity] = [new RegExp(street.pattern, 'u'), new RegExp(city.pattern, 'u')]
  const found = profile.columns[source]!.values.flatMap(({ value }) => {
    const [own, town] = [ofStreet.exec(value)?.[1], ofCity.exec(value)?.[1]]
    return own === undefined || town === undefined ? [] : [{ own, town: town.toLowerCase() }]
  })
  const numbered = found.filter(({ own }) => /\d/.test(own) && !own.includes(',')).length
  const towns = new Set(found.map(({ town }) => town))
  return numbered >= NUMBERED * found.length && found.length >= IN_ONE_TOWN * towns.size
}

/** The columns for the parts that steps take out of one. */
function partsOf({ column, source, steps }: Parted, table: TableSide, side: TemplateSide): Composite[] {
  const targets = addressTargets(side)
  const reason = `The values of “${column.name}” look like “${[...steps.keys()].map(wordOf).join(', ')}”.`
  const own = table.names.some(({ concepts }, other) => other !== source && partOf(concepts) === 'country')
  const second = secondLineOf(side)
  const texts = column.values.map(({ value }) => value)
  const lines = second === undefined ? null : linesOfStreet(steps.get('street'), texts)
  const behind = lines
    ? [{ target: second!, sources: [source], transforms: [lines.rest], confidence: 0.88, reason }]
    : []
  const parts = [...steps].flatMap(([part, step]) => {
    const target = targets.get(part)
    const transform = part === 'street' && lines ? lines.first : step
    return target === undefined || (part === 'country' && own)
      ? []
      : [{ target, sources: [source], transforms: [transform], confidence: 0.88, reason }]
  })
  return [...parts, ...behind]
}

/** The template column for what stands in a second line of a street. */
function secondLineOf({ names }: TemplateSide): number | undefined {
  const found = names.findIndex(
    ({ concepts }) => concepts.includes('line') && concepts.includes('2') && partOf(concepts) === 'street',
  )
  return found < 0 ? undefined : found
}

/** The part of an address that a template column is. “ST” may be a street: where it is described as a state, and its rule takes no street, it is none. */
export function partWanted(target: number, { names, rules }: TemplateSide): Part | null {
  const { concepts, described } = names[target]!
  const part = partOf(concepts)
  const takesNoStreet = rules[target]?.matches('CA') && !rules[target].matches('12 Main St')
  if (isFlat(target, names)) return 'unit'
  return part !== 'state' && described.has('state') && takesNoStreet ? 'state' : part
}

/** “Unit” is a flat where the description says so, or a street is wanted beside it and nothing is measured. */
function isFlat(target: number, names: TemplateSide['names']): boolean {
  const { concepts, described } = names[target]!
  const isCalled = concepts[0] === 'unit' && concepts.every((concept) => concept === 'unit' || concept === 'number')
  const isSecond = concepts.includes('line') && concepts.includes('2')
  if (['apartment', 'suite'].some((word) => described.has(word))) return isCalled || isSecond
  return isCalled && described.size === 0 && names.some((one) => partOf(one.concepts) === 'street')
}

/** The first template column for each part of an address. */
function addressTargets(side: TemplateSide): Map<Part, number> {
  const targets = new Map<Part, number>()
  for (const target of side.names.keys()) {
    const part = partWanted(target, side)
    if (part !== null && !targets.has(part)) targets.set(part, target)
  }
  return targets
}

const SOME = 0.1

/** The step for each part of the addresses that a column holds, among them `needed`; of house numbers only where no other column has them. */
export function addressSteps(
  source: number,
  needed: Part,
  table: TableSide,
  side: TemplateSide,
): Map<Part, Transform> | null {
  const available = new Set(addressTargets(side).keys())
  const elsewhere = table.names.some(({ concepts }, other) => other !== source && partOf(concepts) === 'house')
  if (elsewhere) available.delete('house')
  // A number of figures alone leaves behind what is added to it, whether or not that goes anywhere.
  const house = addressTargets(side).get('house')
  const rule = house === undefined ? null : side.rules[house]
  if (available.has('house') && rule?.matches('12') && !rule.matches('12a')) available.add('addition')
  if (!available.has('house')) available.delete('addition')
  // Towns without any figures have no street in front of them.
  const isTowns =
    hasAny(table.names[source]!.concepts, 'city', 'location', 'place') &&
    sharesOf(table.profile.columns[source]!, /\d/) < SOME
  if (isTowns) available.delete('street')
  const values = table.profile.columns[source]!.values.map(({ value }) => value)
  const country = addressTargets(side).get('country')
  const leastSigned = country !== undefined && side.template.columns[country]!.required ? SOME_SIGNED : undefined
  // They are cut off, whether or not they go anywhere.
  available.add('country')
  if (nameStates(values)) available.add('state')
  return splitAddressInto(values, available, needed, leastSigned)
}

/** The step for a part that a column was named for, whether or not its other parts go anywhere. */
export function addressPart(source: number, part: Part, table: TableSide, side: TemplateSide): Transform | null {
  const step = addressSteps(source, part, table, side)?.get(part)
  if (step || part === 'street' || part === 'house' || part === 'addition') return step ?? null
  const values = table.profile.columns[source]!.values.map(({ value }) => value)
  const all = new Set<Part>(['street', 'postal', 'city', 'state', 'country'])
  return splitAddressInto(values, all, part)?.get(part) ?? null
}

function wordOf(part: Part): string {
  return part === 'postal'
    ? 'postal code'
    : part === 'house'
      ? 'house number'
      : part === 'addition'
        ? 'addition to it'
        : part === 'unit'
          ? 'flat or unit'
          : part
}

/** Town and what stands around it, without a street: “10115 Berlin”, “Austin, TX 73301”, “1003 Lausanne, Suisse”. */
function splitCities(table: TableSide, side: TemplateSide): Composite[] {
  const targets = addressTargets(side)
  const found = table.profile.columns.flatMap((column, source) => {
    const { concepts } = table.names[source]!
    const isCalled = hasAny(concepts, 'city', 'postal', 'address', 'location', 'place')
    // “Bill to 2” is the town of who is billed: nothing else has a region's letters and a postal code behind it.
    if (!isCalled && !(column.distinct >= FEW_TOWNS && sharesOf(column, TOWN_IN_FULL) >= MOST_TOWNS)) return []
    const steps = addressSteps(source, 'city', table, side)
    // A “location” may be a hall or a shelf: only towns have their region or country behind them.
    const isTown =
      hasAny(concepts, 'city', 'postal', 'address') || steps?.has('state') || steps?.has('country') || !isCalled
    if (!steps || !isTown || [...steps.keys()].filter((part) => targets.has(part)).length < 2) return []
    const named = hasAny(concepts, 'city', 'postal')
    return named || steps.has('state') || areCodes(column, steps.get('postal'))
      ? [{ column, source, steps, named }]
      : []
  })
  const [best] = found.toSorted((a, b) => Number(b.named) - Number(a.named) || b.steps.size - a.steps.size)
  if (!best) return []
  const towns = partsOf({ ...best, steps: inWords(best.column) ?? best.steps }, table, side)
  return [...towns, ...lineBefore(best.source, towns, table, side)]
}

/** So many different towns with region and code are no chance. */
const FEW_TOWNS = 3
const MOST_TOWNS = 0.85
/** “Ottawa, ON K1S 2M6”, “Austin, TX 78701”. */
const TOWN_IN_FULL =
  /^\s*\p{Lu}[\p{L}\p{M}.’' -]*(?:\s*,\s*|\s+)[A-Z]{2,3}(?:\s*,\s*|\s+)(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|\d{4,5}(?:-\d{4})?)\s*$/iu

/** The street is in the line before that of the town, which is called the same: “Bill to 1”, “Bill to 2”. */
function lineBefore(source: number, towns: readonly Composite[], table: TableSide, side: TemplateSide): Composite[] {
  const target = addressTargets(side).get('street')
  const { columns } = table.profile
  const [, front, number] = /^(.*\D)\s*(\d)$/su.exec(columns[source]!.name.trim()) ?? []
  const isOpen = target !== undefined && towns.every((one) => one.target !== target)
  const isElsewhere = table.names.some(({ concepts }) => hasAny(concepts, 'street', 'address'))
  if (!isOpen || isElsewhere || front === undefined) return []
  const line = columns.findIndex(({ name }) => name.trim() === `${front}${Number(number) - 1}`)
  if (line < 0 || columns[line]!.filled === 0) return []
  const reason = `“${columns[line]!.name}” is the line above “${columns[source]!.name}”, which has the town.`
  return [{ target, sources: [line], transforms: [], confidence: 0.88, reason }]
}

/** Steps that say more to a reader, where every value is as plain: “10115 Berlin”. */
function inWords(column: ColumnProfile): Map<Part, Transform> | null {
  if (sharesOf(column, /^\d{4,5} +\p{L}[^,;/()\d\n]*$/u) < 1) return null
  return new Map<Part, Transform>([
    ['postal', { kind: 'split', separator: ' ', part: 1 }],
    ['city', { kind: 'split', separator: ' ', part: 2, rest: true }],
  ])
}

/** Codes of one length: figures before a street are its number, and of any length. */
function areCodes(column: ColumnProfile, step: Transform | undefined): boolean {
  if (step?.kind !== 'extract' || sharesOf(column, jsPattern(step.pattern)) < 0.85) return false
  const pattern = jsPattern(step.pattern)
  const lengths = column.values.flatMap(({ value }) => pattern.exec(value)?.[1]?.replace(/[ -]/g, '').length ?? [])
  const most = Math.max(0, ...[...Map.groupBy(lengths, (length) => length).values()].map(({ length }) => length))
  return most >= 0.95 * lengths.length
}
