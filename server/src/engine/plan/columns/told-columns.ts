// Over 300 lines: what answers, instructions and knowledge say of one column, form by form, the nearest first.
import { sameName, type Directive } from '../../knowledge/directives.ts'
import { NONE, PLUS } from '../../knowledge/statements.ts'
import { partOf, splitAddress } from '../../match/composites/addresses.ts'
import { addressPart as addressPartOf, partWanted } from '../../match/composites/composites.ts'
import { directionPart } from '../../match/composites/directions.ts'
import { measurePart } from '../../match/composites/dimensions.ts'
import { extensionPart } from '../../match/composites/extensions.ts'
import { partsByHeader } from '../../match/composites/listed-parts.ts'
import { vehicleParts } from '../../match/composites/vehicles.ts'
import { firmPart } from '../../match/composites/firms-and-persons.ts'
import { countOfList } from '../../match/composites/count-lists.ts'
import { countPart } from '../../match/composites/count-pairs.ts'
import { firmsBeside } from '../../match/composites/titled-persons.ts'
import { listPart } from '../../match/composites/first-and-rest.ts'
import { amountPart } from '../../match/composites/amounts-with-times.ts'
import { censoredPart } from '../../match/composites/censored-values.ts'
import { unitPart } from '../../match/composites/figures-with-units.ts'
import { figurePart } from '../../match/composites/figure-pairs.ts'
import { timePart } from '../../match/composites/moments.ts'
import { periodPart } from '../../match/composites/periods.ts'
import { phonePart } from '../../match/composites/phones-by-kind.ts'
import { salutationPart } from '../../match/composites/salutations.ts'
import { timeOfSpan } from '../../match/composites/time-spans.ts'
import { namePart, namesInOrder } from '../../match/composites/full-names.ts'
import { unitNamed } from '../../profile/units.ts'
import { partsOfOne } from '../../match/composites/parts.ts'
import { saidCounts } from './said-counts.ts'
import type { DecidedBy, Transform } from '../../model.ts'
import { isBorneOut as isCandidateBorneOut, type Candidate } from '../../match/score-columns.ts'
import type { ValueCount } from '../../profile/model.ts'
import { allowedBy, isRefused, ruleOfKeys } from './allowed-value.ts'
import { answerTo, columnKey, isTableCalled, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'

/** The template columns that an answer, the instructions or knowledge decide, by index; the nearest one wins. */
export function toldMappings(placement: Placement, context: Context): Map<number, Mapping> {
  const told = new Map<number, Mapping>()
  for (const [target, column] of placement.side.template.columns.entries()) {
    const mapping = answered(placement, column.name, context) ?? stated(placement, column.name, context)
    if (mapping) told.set(target, mapping)
  }
  return withParts(told, placement)
}

/** One column that was named for several, of which some would get all of it: each gets its part, where the values show which. */
function withParts(told: Map<number, Mapping>, { table, side }: Placement): Map<number, Mapping> {
  const single = [...told].filter(([, { sources }]) => sources.length === 1)
  for (const shared of Map.groupBy(single, ([, { sources }]) => sources[0]!).values()) {
    if (shared.length < 2 || shared.every(([, { lead }]) => lead.length > 0)) continue
    const [source] = shared[0]![1].sources
    const column = table.profile.columns[source!]!
    const targets = shared.map(([target]) => target)
    const listed = partsByHeader(column, targets, side)
    const vehicle = listed ? null : vehicleParts(source!, targets, table, side)
    if (vehicle) {
      for (const [target, mapping] of shared) told.set(target, { ...mapping, lead: [vehicle.get(target)!] })
      continue
    }
    const { values } = column
    const wanted = shared.map(([target]) => {
      const { name, description } = side.template.columns[target]!
      return {
        rule: side.rules[target] ?? null,
        kinds: side.kinds[target] ?? [],
        unit: unitNamed(name, description),
      }
    })
    const steps =
      listed ??
      partsOfOne(
        values.map(({ value }) => value),
        wanted,
      )
    if (steps)
      for (const [at, [target, mapping]] of shared.entries()) told.set(target, { ...mapping, lead: [steps[at]!] })
  }
  return told
}

function answered(placement: Placement, column: string, context: Context): Mapping | null {
  const { table, side } = placement
  const { slug } = side.template
  const key = columnKey(placement, column, context)
  const answer = answerTo(
    context,
    key,
    slug,
    (directive) => fromDirective(directive, placement, column, context) !== null,
  )
  if (answer === undefined) return null
  const when = context.answers.get(key)?.earlier ? 'You answered for an earlier migration' : 'You answered'
  const reason = answer === NONE ? `${when} that no column holds it.` : `${when} that it is “${answer}”.`
  if (answer === NONE) return { ...UNMAPPED, confidence: 1, reason, decided_by: 'answer' }
  const exact = table.profile.columns.findIndex(({ name }) => name === answer)
  const sources = exact >= 0 ? [exact] : findAll(placement, answer.split(PLUS))
  return sources && byName(sources, column, placement, reason, 'answer', context)
}

/** What a column that was named gives: of names of firms and of persons, those of the kind that is meant. */
function byName(
  sources: number[],
  column: string,
  placement: Placement,
  reason: string,
  by: DecidedBy,
  context: Context,
): Mapping {
  const { table, side } = placement
  const target = side.template.columns.findIndex(({ name }) => name === column)
  const firm = sources.length === 1 ? firmPart(sources[0]!, target, table, side) : undefined
  return firm
    ? given(firm.sources, firm.transforms, `${reason} ${firm.reason}`, by)
    : given(sources, leadOf(sources, column, placement, context), reason, by)
}

function stated(placement: Placement, column: string, context: Context): Mapping | null {
  const { slug } = placement.side.template
  for (const directive of context.directives) {
    if (directive.slug !== null && directive.slug !== slug) continue
    const mapping = fromDirective(directive, placement, column, context)
    if (mapping && (directive.by !== 'model' || isBorneOut(mapping, placement, column))) return mapping
  }
  return null
}

/** Nothing that is known of the values speaks against it: what a model reads is checked like anything that it says. */
function isBorneOut({ sources }: Mapping, { candidates, side }: Placement, column: string): boolean {
  const target = side.template.columns.findIndex(({ name }) => name === column)
  const [source, ...more] = sources
  if (more.length > 0) return true
  const candidate = candidates.find((one) => one.source === source && one.target === target)
  return candidate === undefined || isCandidateBorneOut(candidate)
}

function fromDirective(directive: Directive, placement: Placement, column: string, context: Context): Mapping | null {
  const reason = (text: string): string => `${text}, as ${directive.origin} says.`
  const { within } = directive as { within?: string }
  if (within !== undefined && !isTableCalled(placement.table.profile.table, within)) return null
  if (directive.kind === 'empty' && sameName(directive.target, column)) {
    return { ...UNMAPPED, confidence: 1, reason: reason('It is left empty'), decided_by: directive.by }
  }
  if (directive.kind === 'column' && sameName(directive.target, column)) {
    const sources = findAll(placement, [directive.source])
    return (
      sources &&
      byName(sources, column, placement, reason(`“${directive.source}” is “${column}”`), directive.by, context)
    )
  }
  if (directive.kind === 'merge' && sameName(directive.target, column)) {
    const sources = findAll(placement, directive.sources)
    return (
      sources &&
      given(
        sources,
        directive.first ? [FIRST_FILLED] : mergeOf(sources, directive.separator),
        reason(
          directive.first
            ? `“${column}” is the first of ${directive.sources.join(', ')} that has a value`
            : `${directive.sources.join(' and ')} make “${column}”`,
        ),
        directive.by,
      )
    )
  }
  if (directive.kind === 'assign' && directive.target === column) {
    const sources = assigned(directive.sources, placement)
    const names = directive.sources.map((source) => `“${source.column}”`).join(' and ')
    return (
      sources && {
        ...given(sources, leadOf(sources, column, placement, context), reason(`It is ${names}`), directive.by),
        assigned: true,
      }
    )
  }
  if (directive.kind === 'constant' && sameName(directive.column, column)) {
    const { by, perhaps, rest } = directive
    const own = placement.side.template.columns.find(({ name }) => name === column)!
    const rule = ruleOfKeys(own, context.templates)
    const value = allowedBy(rule, directive.value)
    if (perhaps && isHeld(placement, column)) return null
    // “Always unique”, “always today's”: what its rule refuses tells what values are like.
    if (isRefused(directive, rule)) return null
    const said = reason(`It is “${value}” in every row`)
    return { ...UNMAPPED, confidence: 1, reason: said, decided_by: by, constant: value, ...(rest && { ofRest: rest }) }
  }
  if (directive.kind === 'split') return fromSplit(directive, placement, column, reason)
  return null
}

/** From here on a column is likely to hold what a sentence seems to say of all rows. */
const HELD = 0.5

/**
 * Whether some column of the table is likely to hold it, row by row: “Only active customers get the newsletter” is not said of all. What
 * is likelier to be another column, as the deposit beside who holds it, does not.
 */
function isHeld({ candidates, side, table }: Placement, column: string): boolean {
  const target = side.template.columns.findIndex(({ name }) => name === column)
  return candidates.some(
    (one) =>
      one.target === target &&
      one.probability >= HELD &&
      table.profile.columns[one.source]!.filled > 0 &&
      candidates.every(({ source, probability }) => source !== one.source || probability <= one.probability),
  )
}

/** Exactly these columns, when they are of this table. */
function assigned(
  references: Extract<Directive, { kind: 'assign' }>['sources'],
  { table: { profile } }: Placement,
): number[] | null {
  const { file_id, name } = profile.table
  const sources = references.map((reference) =>
    reference.file_id === file_id && reference.table === name
      ? profile.columns.findIndex((column) => column.name === reference.column)
      : -1,
  )
  return sources.includes(-1) ? null : sources
}

function fromSplit(
  directive: Extract<Directive, { kind: 'split' }>,
  placement: Placement,
  column: string,
  reason: (text: string) => string,
): Mapping | null {
  const part = directive.targets.findIndex((target) => sameName(target, column))
  const sources = part < 0 ? null : findAll(placement, [directive.source])
  if (!sources) return null
  const { values } = placement.table.profile.columns[sources[0]!]!
  const told = reason(`“${directive.source}” splits into ${directive.targets.join(', ')}`)
  const address = addressPart(values, directive.targets, column, placement)
  if (address) return given(sources, [address], told, directive.by)
  const named = namesInOrder(sources[0]!, directive.targets, placement.table, placement.side)?.[part]
  if (named) return given(sources, [named], told, directive.by)
  const bracketed = directive.separator === undefined && directive.targets.length === 2 && areBracketed(values)
  if (bracketed) return given(sources, [{ kind: 'extract', pattern: BRACKETED[part]! }], told, directive.by)
  const separator = directive.separator ?? separatorOf(values.map(({ value }) => value))
  const rest = part === directive.targets.length - 1
  const lead: Transform[] = [{ kind: 'split', separator, part: part + 1, ...(rest ? { rest } : {}) }]
  return given(sources, lead, told, directive.by)
}

/** What stands before brackets at the end, and within them. */
const BRACKETED = ['^([^(]*[^(\\s])\\s*\\(', '\\(([^)]*)\\)\\s*$']

function areBracketed(values: ValueCount[]): boolean {
  const met = values.filter(({ value }) => /^[^(]+\s*\([^()]+\)\s*$/u.test(value))
  return met.length > 0.8 * values.length
}

/** The step for a part of an address, where all targets are such parts: they are written in another order at times, with several marks. */
function addressPart(values: ValueCount[], targets: string[], column: string, { side }: Placement): Transform | null {
  const parts = targets.map((name) => {
    const target = side.template.columns.findIndex((candidate) => sameName(candidate.name, name))
    return target < 0 ? null : partOf(side.names[target]!.concepts)
  })
  const wanted = new Set(parts.filter((part) => part !== null))
  if (wanted.size < targets.length) return null
  const own = parts[targets.findIndex((name) => sameName(name, column))]
  return (
    (own &&
      splitAddress(
        values.map(({ value }) => value),
        wanted,
      )?.get(own)) ??
    null
  )
}

/** The mark that most values have; a space when none has any. */
function separatorOf(values: string[]): string {
  const marks = [';', '|', ',', '/', ' - ', ' ']
  return marks.find((mark) => values.filter((value) => value.trim().includes(mark)).length > values.length / 2) ?? ' '
}

export function given(sources: number[], lead: Transform[], reason: string, decided_by: DecidedBy): Mapping {
  return { sources, lead, confidence: decided_by === 'model' ? 0.9 : 1, reason, decided_by, alternatives: [] }
}

/**
 * Several columns are joined. One that holds whole addresses, names, several measures or numbers with an extension gives the part that is
 * wanted: nobody who names it for a house number means the street as well.
 */
function leadOf(sources: number[], column: string, placement: Placement, context: Context): Transform[] {
  const { table, side, candidates } = placement
  const [source, ...more] = sources
  if (source === undefined || more.length > 0) return mergeOf(sources)
  const target = side.template.columns.findIndex(({ name }) => name === column)
  const pair = candidates.find((one) => one.source === source && one.target === target)
  // What the rule takes as it is written is the part already: “9401 GM” is no code with a town.
  const isPart = (pair?.rule?.reachable ?? 0) >= IS_PART
  const part = target < 0 || isPart ? null : partWanted(target, side)
  const step =
    (part && addressPartOf(source, part, table, side)) ??
    (target < 0
      ? null
      : (timePart(source, target, table, side) ??
        timeOfSpan(source, target, table, side) ??
        salutationPart(source, target, table, side)?.transforms[0] ??
        namePart(source, target, table, side) ??
        firmsBeside(source, target, table, side) ??
        measurePart(source, target, table, side) ??
        figurePart(source, target, table, side) ??
        unitPart(source, target, table, side) ??
        censoredPart(source, target, table, side) ??
        amountPart(source, target, table, side) ??
        directionPart(source, target, table, side) ??
        extensionPart(source, target, table, side)))
  if (step) return [step]
  const parts = target < 0 ? null : (periodPart(source, target, table, side) ?? phonePart(source, target, table, side))
  if (parts) return parts
  const listed = target < 0 ? null : listPart(source, target, table, side)
  if (listed) return listed
  const counted = countPart(source, target, table, side, saidCounts(placement, context))
  return counted ?? (target < 0 ? null : countOfList(source, target, table, side)) ?? []
}

/** From this share of the values on. */
const IS_PART = 0.8
/** A rule that takes so few of the values wants something else of them. */
const HARDLY = 0.3
const NAMESAKE = 0.9

/**
 * Whether a column that was named for another template column is this one, too: it is called so, its values say so, and the rule of the other
 * takes none of them. A price with “discontinued” behind it, named for whether the product is sold, is still the price.
 */
export function isLeftByTold(candidate: Candidate, told: ReadonlyMap<number, Mapping>, placement: Placement): boolean {
  const { source, name, rule } = candidate
  const { candidates } = placement
  const isHardlyHeld = (most: number): boolean =>
    ![...told].some(
      ([target, { sources }]) =>
        sources.includes(source) &&
        !candidates.some(
          (one) => one.source === source && one.target === target && one.rule !== null && one.rule.reachable < most,
        ),
    )
  if ((name ?? 0) < NAMESAKE) return false
  if (isOnlyLent(candidate, told, placement)) return true
  // A “Sex” that also tells who is neutered has the letters of its own rule first, however many others there are.
  const isOwn =
    name === 1 && rule !== null && rule.reachable > 0 && isHardlyHeld(Math.min(HARDLY, rule.reachable / 2 + 1e-9))
  return isOwn || (isCandidateBorneOut(candidate) && isHardlyHeld(HARDLY))
}

/**
 * What each row must have, by the very name of the column, which was named in answer to a question for another that no column is called like:
 * a net amount that is all there is for the gross one.
 */
function isOnlyLent(
  candidate: Candidate,
  told: ReadonlyMap<number, Mapping>,
  { candidates, side }: Placement,
): boolean {
  const { source, target, name } = candidate
  if (name !== 1 || !side.template.columns[target]!.required || !isCandidateBorneOut(candidate)) return false
  const takers = [...told].filter(([, { sources }]) => sources.includes(source))
  return takers.every(([taker, { decided_by }]) => {
    const own = candidates.find((one) => one.source === source && one.target === taker)
    return decided_by === 'answer' && (own?.name ?? 0) < NAMESAKE
  })
}

/** Spaces around a value are gone already. */
export const FIRST_FILLED: Transform = { kind: 'merge', separator: '', first: true }

function mergeOf(sources: number[], separator = ' '): Transform[] {
  if (sources.length < 2) return []
  return [{ kind: 'merge', separator }, { kind: 'collapse_spaces' }, { kind: 'trim' }]
}

/** Indexes of the named columns, or null when one isn't there. The same spelling goes before a similar one. */
export function findAll({ table }: Placement, names: string[]): number[] | null {
  const { columns } = table.profile
  const found = names.map((name) => {
    const exact = columns.findIndex((column) => column.name === name)
    return exact >= 0 ? exact : columns.findIndex((column) => sameName(column.name, name))
  })
  return found.includes(-1) ? null : found
}
