import { joinedOf, type JoinedOf } from '../../knowledge/keys-said.ts'
import { nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { canJoin } from '../../match/composites/composite.ts'
import { ruleOf } from '../../match/score-columns.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { askedWith, columnKey, tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { codesSaid } from './key-codes.ts'
import { isKey, rowsOf } from './key-rows.ts'
import { keptOf } from './kept-rows.ts'
import { isYear, yearPart } from './key-years.ts'
import { stepsOf, writtenOf, type Part, type Written } from './put-together.ts'
import { isSure, SURE } from '../sure.ts'

// “Harbour code, berth number and year, joined with dashes”: a key that no column of the files holds, as its description says how it is made
// of others, some of which the template has columns for.

/** So much alike are a part and what the template or the table calls it. */
const ALIKE = 0.6
/** The number of a line, or of whatever else tells the rows of one thing apart, is short. */
const LONGEST_NUMBER = 6
/** Rows that were entered twice make a key no less one. */
const LEAST_ONCE = 0.95
/** What counts the rows of one thing. */
const COUNTING =
  /(?<!\p{L})(?:lines?|rows?|pos(?:ition)?s?|running|sequen\p{L}+|consecutive|serial|zeilen?|laufend\p{L}*|lignes?|l[ií]neas?|rengl[oó]n|rig[ah]e?|regels?|volg|pozycj\p{L}+)|(?<!\p{L})(?:positions?|zeilen|regel|volg|lfd)[-. ]?(?:nummer|nr|no)/iu

const evenly = { weight: () => 1, implied: new Set<string>() }

/** What the column's description says that it is made of; of a column that is no key only what leaves no doubt. */
function describedAs({ description, unique }: { description?: string; unique: boolean }): JoinedOf | null {
  const said = description ? joinedOf(description) : null
  return said && (unique || said.isPlain) ? said : null
}

/**
 * Whether a source column can only be a part of the template column: that is made of several, as its description says, and the column has the
 * same again and again, or nothing that the rule takes.
 */
export function isPartOnly(target: number, source: number, { side, table }: Placement): boolean {
  const column = side.template.columns[target]!
  return column.unique && describedAs(column)?.isPlain === true && !isOwn(table.profile.columns[source]!, target, side)
}

/** Whether the column has the keys already: another one in each row, as the rule takes it. */
function isOwn({ distinct, filled, values }: ColumnProfile, target: number, side: Placement['side']): boolean {
  const rule = side.rules[target]
  const isOnce = filled > 0 && distinct >= LEAST_ONCE * filled
  return isOnce && (!rule || values.some(({ value }) => rule.matches(value.trim())))
}

/** The mappings with the keys that are joined as their descriptions say; those that wait for a part are not asked about before it is known. */
export function withDescribedKeys(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  const made = mappings.map((mapping, target) => {
    const column = template.columns[target]!
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined
    const isFound = mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE
    const described = isOpen && !isFound ? describedAs(column) : null
    if (!described) return mapping
    const own = ownParts(described, target, placement)
    const waits = own.some(
      (at) => at !== null && isAsked(columnKey(placement, template.columns[at]!.name, context), context),
    )
    const found = waits ? null : joined(described, own, mappings, target, placement, context)
    if (waits || found) dropQuestions([target], placement, context)
    return found ?? mapping
  })
  const parts = new Set(made.flatMap((mapping, at) => (mapping === mappings[at] ? [] : mapping.sources)))
  return parts.size === 0
    ? made
    : made.map((mapping, at) => (mapping === mappings[at] ? withoutPart(mapping, at, parts, placement) : mapping))
}

/** Names below this say nothing of what a column is. */
const CALLED = 0.55

/** What was taken by its form alone, and is a part of the key: the number of a property is no number of its house. */
function withoutPart(mapping: Mapping, target: number, parts: ReadonlySet<number>, placement: Placement): Mapping {
  const { sources, decided_by, lead } = mapping
  const [source, ...more] = sources
  if (source === undefined || more.length > 0 || lead.length > 0 || decided_by !== 'matcher' || !parts.has(source))
    return mapping
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

/** The template column that each part is; null for a part without one. */
function ownParts({ pieces }: JoinedOf, target: number, { side }: Placement): (number | null)[] {
  const others = side.names.map((name, at) => (at === target ? null : name))
  return pieces.map((piece) => ('part' in piece ? mostAlike(piece.part, others) : null))
}

/** A bare “number” is that of what the key is of, and of nothing else that has one. */
const BARE_ALIKE = 0.9

function mostAlike(part: string, names: (ReturnType<typeof nameFeatures> | null)[]): number | null {
  const [best, second] = alikeTo(part, names)
  return best && best.score > (second?.score ?? 0) ? best.at : null
}

/** All that are alike enough, the most alike first. */
function alikeTo(part: string, names: (ReturnType<typeof nameFeatures> | null)[]): { at: number; score: number }[] {
  const wanted = nameFeatures(part)
  const least = isBareNumber(wanted) ? BARE_ALIKE : ALIKE
  return names
    .map((name, at) => ({ at, score: name === null ? 0 : nameScore(name, wanted, evenly) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
}

function isBareNumber({ concepts }: ReturnType<typeof nameFeatures>): boolean {
  return concepts.length > 0 && concepts.every((concept) => concept === 'number')
}

/** The mapping that joins the parts; null where one is not there, or they make no key. */
function joined(
  described: JoinedOf,
  own: (number | null)[],
  mappings: Mapping[],
  target: number,
  placement: Placement,
  context: Context,
): Mapping | null {
  const { table, side } = placement
  const column = side.template.columns[target]!
  const { name, unique } = column
  const shape = askedWith(table.profile, context).map((profile) => keptOf(profile, context))
  const kept = { ...placement, table: { ...table, profile: keptOf(table.profile, context) } }
  const likeliest = partsIn(described, own, mappings, target, kept, shape)
  const others = unique && ruleOf(column) ? otherParts(described, own, mappings, column, kept, shape, context) : []
  for (const parts of [...likeliest, ...others]) {
    const rows = rowsOf(parts, shape)
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
      confidence: 0.9,
      reason,
      decided_by: 'matcher',
      alternatives: [],
      ...(begins !== null && { begins }),
    }
  }
  return null
}

/** Where all numbers are as long already, none is filled up. */
function withoutNeedless(written: Written, parts: Part[], { columns }: TableProfile): Written {
  const isNeeded = (width: number | null, part: Part): boolean => {
    if (width === null || !('source' in part)) return width !== null
    const { values, complete } = columns[part.source]!
    return !complete || values.some(({ value }) => value.trim().length < width)
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

/** What the parts may be, the likeliest first; the one that nothing is called like may be told by making the key another one in every row. */
function partsIn(
  { pieces, example }: JoinedOf,
  own: (number | null)[],
  mappings: Mapping[],
  target: number,
  placement: Placement,
  shape: readonly TableProfile[],
): Part[][] {
  const { table } = placement
  const figures = example === null || /(?:19|20)\d\d/.test(example) ? 4 : 2
  const taken = new Set(mappings.flatMap((mapping) => (isSure(mapping) ? mapping.sources : [])))
  const filled = table.names.map((name, at) => (shape.every(({ columns }) => columns[at]!.filled === 0) ? null : name))
  const free = filled.map((name, at) => (taken.has(at) ? null : name))
  const { name: key, unique } = placement.side.template.columns[target]!
  const found = pieces.map((piece, index): Part | null => {
    if ('text' in piece) return { value: piece.text }
    const { part, width } = piece
    const at = own[index]
    if (at === null || at === undefined) {
      // “Year, dash, number” of an entry: what is numbered is the entry.
      const called = isBareNumber(nameFeatures(part)) ? [part, `${key} ${part}`] : [part]
      const [source = null] = called.flatMap((one) => mostAlike(one, free) ?? mostAlike(one, filled) ?? [])
      if (source === null && isYear(part)) return yearPart(width ?? figures, mappings, placement)
      return source === null ? null : { source, width }
    }
    const { sources, lead, constant } = mappings[at]!
    if (constant !== undefined) return { value: constant }
    if (!isSure(mappings[at]!) || sources.length !== 1) return null
    if (lead.length === 0) return { source: sources[0]!, width }
    return lead[0]!.kind === 'row_number' ? { counted: true, width } : null
  })
  const open = found.flatMap((part, at) => (part === null ? [at] : []))
  const isKnown = (parts: Part[]): boolean => !unique || isKey(parts, table.profile, shape)
  const [gap] = open
  if (gap === undefined) return isKnown(found as Part[]) ? [found as Part[]] : []
  const piece = pieces[gap]!
  if (open.length > 1 || !unique || !('part' in piece) || (own[gap] !== null && !COUNTING.test(piece.part))) return []
  const filledBy = (one: Part): Part[] => found.map((part) => part ?? one)
  const keysWith = (names: typeof filled): Part[][] =>
    names.flatMap((name, source) => {
      const parts = filledBy({ source, width: piece.width })
      const isShort = name !== null && shape.every(({ columns }) => columns[source]!.max_length <= LONGEST_NUMBER)
      return isShort && isKey(parts, table.profile, shape) ? [parts] : []
    })
  const isCounted = COUNTING.test(piece.part)
  const numbering = filled.map((name, at) =>
    isCounted && COUNTING.test(table.profile.columns[at]!.name) ? name : null,
  )
  const numbered = keysWith(numbering)
  if (numbered.length === 1) return numbered
  const possible = own[gap] === null ? keysWith(free) : []
  if (possible.length > 0) return possible.length === 1 ? possible : []
  const mayNumber = ({ types, filled: cells }: ColumnProfile): boolean => cells > 0 && (types.integer ?? 0) > 0.5
  const isOpen =
    numbering.some((name) => name !== null) ||
    free.some((name, at) => name !== null && mayNumber(table.profile.columns[at]!))
  const counted = filledBy({ counted: true, width: piece.width })
  return isCounted && !isOpen && isKnown(counted) ? [counted] : []
}

/** So many ways are tried. */
const MOST_TRIED = 24

/**
 * What else the parts may be, where a rule tells which of them they are: other columns that are called so, the words of which a text has codes for,
 * and a bare “code” of the table's own.
 */
function otherParts(
  { pieces }: JoinedOf,
  own: (number | null)[],
  mappings: Mapping[],
  column: TemplateColumn,
  { table }: Placement,
  shape: readonly TableProfile[],
  context: Context,
): Part[][] {
  const filled = table.names.map((name, at) => (shape.every(({ columns }) => columns[at]!.filled === 0) ? null : name))
  const choices = pieces.map((piece, index): Part[] => {
    if ('text' in piece) return [{ value: piece.text }]
    const at = own[index] ?? null
    const { sources, lead, guessed, confidence, constant } = at === null ? UNMAPPED : mappings[at]!
    if (constant !== undefined) return [{ value: constant }]
    const isFound = sources.length === 1 && lead.length === 0 && !guessed && confidence >= SURE
    const bare = filled.flatMap((name, one) =>
      name?.concepts.join() === 'number' && /code|number|nummer|key/iu.test(piece.part) ? [one] : [],
    )
    const alike = isFound ? sources : [...new Set([...alikeTo(piece.part, filled).map((one) => one.at), ...bare])]
    return alike.flatMap((source): Part[] => {
      const codes = codesSaid(table.profile.columns[source]!, column, context)
      const plain = { source, width: piece.width }
      // “K-10003” beside 10003: the letters only say what the number is of.
      const isLettered = (table.profile.columns[source]!.loose.numbers?.dress ?? '') !== ''
      return [
        ...(codes ? [{ ...plain, codes }] : []),
        plain,
        ...(isLettered ? [{ ...plain, bare: true as const }] : []),
      ]
    })
  })
  const all = choices.reduce<Part[][]>(
    (found, some) => found.flatMap((parts) => some.map((one) => [...parts, one])).slice(0, MOST_TRIED),
    [[]],
  )
  return all.filter((parts) => isKey(parts, table.profile, shape))
}
