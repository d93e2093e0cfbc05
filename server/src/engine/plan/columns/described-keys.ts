import { joinedOf, type JoinedOf } from '../../knowledge/keys-said.ts'
import { canJoin } from '../../match/composites/composite.ts'
import { ruleOf } from '../../match/sides.ts'
import { isNumberOfYear } from '../../match/values/rule-pass.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { askedWith, columnKey, tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { withFrontedParts } from './fronted-parts.ts'
import { rowsOf } from './key-rows.ts'
import { keptOf } from './kept-rows.ts'
import { askedIfTwice } from './parts-twice.ts'
import { otherParts, ownParts, partsIn, withoutLetters } from './key-parts.ts'
import { isOtherIn, stepsOf, writtenOf, type Part, type Written } from './put-together.ts'
import { withOwnSource, type OwnJoined } from './sources-in-keys.ts'
import { SURE } from '../sure.ts'

// “Harbour code, berth number and year, joined with dashes”: a key that no column of the files holds, as its description says how it is made
// of others, some of which the template has columns for.

/** Rows that were entered twice make a key no less one. */
const LEAST_ONCE = 0.95
/** Nor do more of them where each is written as the whole key is. */
const LEAST_WRITTEN = 0.5

/** What the column's description says that it is made of; of a column that is no key only what leaves no doubt. */
function describedAs({ description, unique }: { description?: string; unique: boolean }): JoinedOf | null {
  const [, ...more] = (description ?? '').split(NEXT_SENTENCE)
  const said = joinedOf(description ?? '')
  if (said && (unique || said.isPlain)) return said
  return more.flatMap((sentence) => joinedOf(sentence) ?? []).find(({ isPlain }) => isPlain) ?? null
}

/** “In capitals. For a trailer: group, maker and type with a space between”: what is said before says nothing of parts. */
const NEXT_SENTENCE = /[.;]\s+(?=\p{Lu})/u

/**
 * Whether a source column can only be a part of the template column: that is made of several, as its description says, and the column has the
 * same again and again, or nothing that the rule takes.
 */
export function isPartOnly(target: number, source: number, { side, table }: Placement): boolean {
  const column = side.template.columns[target]!
  return isMadeOfParts(column) && !isOwn(table.profile.columns[source]!, target, side)
}

/** Whether a key is made of several parts, so that a column which its rule refuses may be one of them. */
export function isMadeOfParts(column: TemplateColumn): boolean {
  return column.unique && describedAs(column)?.isPlain === true
}

/** Whether the column has the keys already: another one in each row, as the rule takes it. */
function isOwn({ distinct, filled, values }: ColumnProfile, target: number, side: Placement['side']): boolean {
  const rule = side.rules[target]
  const isWritten = rule?.values === null && values.every(({ value }) => rule.matches(value.trim()))
  const isOnce = filled > 0 && distinct >= (isWritten ? LEAST_WRITTEN : LEAST_ONCE) * filled
  return (
    isOnce && (!rule || values.some(({ value }) => rule.matches(value.trim()) || isNumberOfYear(value.trim(), rule)))
  )
}

/** The mappings with the keys that are joined as their descriptions say; those that wait for a part are not asked about before it is known. */
export function withDescribedKeys(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  const made = mappings.map((mapping, target) => {
    const column = template.columns[target]!
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined
    const isFound = mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE
    const said = isOpen && !isFound ? describedAs(column) : null
    if (!said) return mapping
    const described = withOwnSource(said, column, placement, context)
    const own = ownParts(described, target, mappings, placement)
    const waits = own.some(
      (at) => at !== null && isAsked(columnKey(placement, template.columns[at]!.name, context), context),
    )
    const found = waits ? null : joined(described, own, mappings, target, placement, context)
    if (waits || found) dropQuestions([target], placement, context)
    return found ?? mapping
  })
  const parts = new Set(made.flatMap((mapping, at) => (mapping === mappings[at] ? [] : mapping.sources)))
  if (parts.size === 0) return made
  const described = made.flatMap((mapping, at) =>
    mapping === mappings[at] ? [] : (describedAs(template.columns[at]!) ?? []),
  )
  return made.map((mapping, at) => {
    if (mapping !== mappings[at] || !takesPart(mapping, parts)) return mapping
    const left = withoutPart(mapping, at, placement)
    return left === mapping ? askedIfTwice(mapping, at, described, made, placement, context) : left
  })
}

/** Names below this say nothing of what a column is. */
const CALLED = 0.55

/** The matcher took a part of the key alone. */
function takesPart({ sources: [source, ...more], decided_by, lead }: Mapping, parts: ReadonlySet<number>): boolean {
  return source !== undefined && more.length === 0 && lead.length === 0 && decided_by === 'matcher' && parts.has(source)
}

/** What was taken by its form alone, and is a part of the key: the number of a property is no number of its house. */
function withoutPart(mapping: Mapping, target: number, placement: Placement): Mapping {
  const source = mapping.sources[0]!
  const own = placement.candidates.find((one) => one.source === source && one.target === target)
  // Codes of a few states were taken for what is said of them.
  const isOfStates = Boolean(placement.side.rules[target]?.values)
  if (isOfStates || (own?.name ?? 1) >= CALLED || placement.side.template.columns[target]!.desiredRule === 'link')
    return mapping
  const { name } = placement.table.profile.columns[source]!
  return {
    ...UNMAPPED,
    reason: `“${name}” is a part of the key, and is called nothing like “${placement.side.template.columns[target]!.name}”.`,
  }
}

function isAsked(key: string, { questions }: Context): boolean {
  return questions.some((one) => one.key === key)
}

/** The mapping that joins the parts; null where one is not there, or they make no key. */
function joined(
  described: OwnJoined,
  own: (number | null)[],
  mappings: Mapping[],
  target: number,
  placement: Placement,
  context: Context,
): Mapping | null {
  const { table, side } = placement
  const column = side.template.columns[target]!
  const { name, unique } = column
  const keptIn = (profile: TableProfile): TableProfile => firstOfEach(keptOf(profile, context), placement)
  // What all rows of a sheet have is another value in the next one, which has the same numbers again.
  const isOfSheet = own.some((at) => at !== null && mappings[at]!.ofSheet === true)
  const asked = isOfSheet || described.ofTable ? [table.profile] : askedWith(table.profile, context)
  const shape = asked.map(keptIn)
  const kept = { ...placement, table: { ...table, profile: keptIn(table.profile) } }
  const texts = [...(context.texts ?? []).map(({ text }) => text), ...(table.profile.table.above ?? []).flat()]
  const likeliest = partsIn(described, own, mappings, target, kept, shape, texts)
  const others = unique && ruleOf(column) ? otherParts(described, own, mappings, column, kept, shape, context) : []
  const bare = likeliest.map((parts) => withoutLetters(parts, table.profile)).filter((parts) => parts !== null)
  for (const parts of [...likeliest, ...bare, ...others]) {
    const rows = rowsOf(parts, shape).filter((row) => areAsListed(row, parts, side))
    const written = writtenOf({ ...described, parts, rule: ruleOf(side.template.columns[target]!) }, rows)
    const made = written && rows.length > 0 ? stepsOf(parts, withoutNeedless(written, parts, table.profile)) : null
    if (!made || !canJoin(made.sources.map((source) => table.profile.columns[source]!))) continue
    const said = parts.map((part) => saidOf(part, table.profile)).join(', ')
    context.notes.push(
      `“${name}” of ${side.template.name} is joined of ${said} of ${tableLabel(table.profile)}, as its description says.`,
    )
    const begins = beginsAs(own, parts, written!)
    const reason = `Its description says that it is joined: ${said}.`
    return {
      ...made,
      lead: withFrontedParts(made.lead, parts, mappings, placement, context),
      confidence: 0.9,
      reason,
      decided_by: 'matcher',
      alternatives: [],
      ...(begins !== null && { begins }),
      ...(parts.some(isListed) && {
        written: parts.flatMap((part) => ('source' in part ? [part.listed ?? null] : [])),
      }),
    }
  }
  return null
}

function isListed(part: Part): boolean {
  return 'source' in part && part.listed !== undefined
}

/** What is not yet as its own column wants it tells nothing of how keys are written. */
function areAsListed(row: readonly string[], parts: readonly Part[], { rules }: Placement['side']): boolean {
  return parts.every(
    (part, at) => !('source' in part) || part.listed === undefined || rules[part.listed]!.matches(row[at]!),
  )
}

/** The table with the first row of each that its rows are lines of. */
function firstOfEach(profile: TableProfile, { each }: Placement): TableProfile {
  if (each === undefined) return profile
  const position = profile.columns[each]!.position
  const seen = new Set<string>()
  return { ...profile, rows: profile.rows.filter((cells) => seen.size < seen.add(cells[position]?.trim() ?? '').size) }
}

/** Where all numbers are as long already, none is filled up. */
function withoutNeedless(written: Written, parts: Part[], { columns }: TableProfile): Written {
  const isNeeded = (width: number | null, part: Part): boolean => {
    if (width === null || !('source' in part)) return width !== null
    const { values, complete } = columns[part.source]!
    const own = (value: string): string => (part.bare ? value.replace(/\D+/gu, '') : value.trim())
    return !complete || values.some(({ value }) => isOtherIn(own(value), width))
  }
  return { ...written, widths: written.widths.map((width, at) => (isNeeded(width, parts[at]!) ? width : null)) }
}

/** The template column whose value stands in front, where nothing else tells how that is written there. */
function beginsAs([first]: (number | null)[], [part]: Part[], { isMet, front }: Written): number | null {
  return !isMet && front === '' && part && 'source' in part ? (first ?? null) : null
}

function saidOf(part: Part, { columns }: TableProfile): string {
  if ('counted' in part) return 'the number of the row among these'
  return `“${'value' in part ? part.value : columns[part.source]!.name}”`
}
