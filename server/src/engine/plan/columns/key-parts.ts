import type { JoinedOf, Piece } from '../../knowledge/keys-said.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import type { TableSide } from '../../match/sides.ts'
import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { bookYearCalled } from './book-years.ts'
import { codesSaid } from './key-codes.ts'
import { countsWithin, isKey, rowsOf } from './key-rows.ts'
import { bookYearSaid, isBookYear, isYear, yearPart } from './key-years.ts'
import { writtenOf, type Part, type Wanted } from './put-together.ts'
import { isSure, SURE } from '../sure.ts'

// Where the parts of a key are that its description speaks of: a column of the table or of the template, a year, the number of a row.

/** So much alike are a part and what the template or the table calls it. */
const ALIKE = 0.6
/** The number of a line, or of whatever else tells the rows of one thing apart, is short. */
const LONGEST_NUMBER = 6
/** What counts the rows of one thing. */
const COUNTING =
  /(?<!\p{L})(?:lines?|rows?|pos(?:ition)?s?|running|seq(?:uen\p{L}+|(?!\p{L}))|consecutive|serial|zeilen?|laufend\p{L}*|lignes?|l[ií]neas?|rengl[oó]n|rig[ah]e?|regels?|volg|pozycj\p{L}+)|(?<!\p{L})(?:positions?|zeilen|regel|volg|lfd)[-. ]?(?:nummer|nr|no)/iu

/** Whether a part counts the rows of one thing. */
function isCounting(piece: Extract<Piece, { part: string }>): boolean {
  return piece.within === true || COUNTING.test(piece.part)
}

/**
 * The template column that each part is; null for a part without one, and for what the rows are known by. “Entry number” is the column of the
 * table that is called just so, and no document number of the template, which another column of the table fills.
 */
export function ownParts(
  { pieces }: JoinedOf,
  target: number,
  mappings: Mapping[],
  { side, table, each }: Placement,
): (number | null)[] {
  const others = side.names.map((name, at) => (at === target ? null : name))
  const told = each === undefined ? null : onlyNumber(pieces)
  return pieces.map((piece, at) => {
    if (!('part' in piece) || at === told) return null
    const own = mostAlike(piece.part, others, leastOf(piece))
    const isElsewhere = (source: number): boolean =>
      own !== null && mappings[own]!.sources.length > 0 && !mappings[own]!.sources.includes(source)
    if (own === null || isCalled(piece.part, side.names[own]!)) return own
    const called = calledIn(piece.part, table)
    // A text has what its words are in the file: the “group” of the list, and not the category that this is elsewhere.
    return called.some(isElsewhere) || (called.length > 0 && !side.template.columns[target]!.unique) ? null : own
  })
}

/** The part and the column are called the same, in all but a letter or a word for it. */
const CALLED = 0.9

export function isCalled(part: string, name: ReturnType<typeof nameFeatures>): boolean {
  return nameScore(name, nameFeatures(part), evenly) >= CALLED
}

/** The columns with values that are called just as the part. */
function calledIn(part: string, { names, profile }: TableSide): number[] {
  return names.flatMap((name, at) => (profile.columns[at]!.filled > 0 && isCalled(part, name) ? [at] : []))
}

/** A bare “number” is that of what the key is of, and of nothing else that has one. */
const BARE_ALIKE = 0.9

/** The number of an address within an account is nothing that is called after addresses: it is called just so, or found by what it counts. */
function leastOf({ within }: { within?: true }): number {
  return within ? CALLED : ALIKE
}

function mostAlike(part: string, names: (ReturnType<typeof nameFeatures> | null)[], like: number): number | null {
  const [best, second] = alikeTo(part, names, like)
  return best && best.score > (second?.score ?? 0) ? best.at : null
}

/** All that are alike enough, the most alike first. */
function alikeTo(
  part: string,
  names: (ReturnType<typeof nameFeatures> | null)[],
  like: number,
): { at: number; score: number }[] {
  const wanted = nameFeatures(part)
  const least = isBareNumber(wanted) ? BARE_ALIKE : like
  return names
    .map((name, at) => ({ at, score: name === null ? 0 : nameScore(name, wanted, evenly) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
}

/** All that are alike enough, but for those that are only alike where others are called just so. */
function likeliestTo(part: string, names: (ReturnType<typeof nameFeatures> | null)[], like: number): number[] {
  const found = alikeTo(part, names, like)
  const called = found.filter(({ score }) => score >= CALLED)
  return (called.length > 0 ? called : found).map(({ at }) => at)
}

function isBareNumber({ concepts }: ReturnType<typeof nameFeatures>): boolean {
  return concepts.length > 0 && concepts.every((concept) => concept === 'number')
}

/** What the parts may be, the likeliest first; the one that nothing is called like may be told by making the key another one in every row. */
export function partsIn(
  { pieces, between, example }: JoinedOf,
  own: (number | null)[],
  mappings: Mapping[],
  target: number,
  placement: Placement,
  shape: readonly TableProfile[],
  texts: readonly string[],
): Part[][] {
  const { table } = placement
  const figures = example === null || /(?:19|20)\d\d/.test(example) ? 4 : 2
  const taken = new Set(mappings.flatMap((mapping) => (isSure(mapping) ? mapping.sources : [])))
  const filled = table.names.map((name, at) => (shape.every(({ columns }) => columns[at]!.filled === 0) ? null : name))
  const free = filled.map((name, at) => (taken.has(at) ? null : name))
  const { name: key, unique } = placement.side.template.columns[target]!
  const told = placement.each === undefined ? null : onlyNumber(pieces)
  const found = pieces.map((piece, index): Part | null => {
    if ('text' in piece) return { value: piece.text }
    const { part, width } = piece
    if (index === told) return { source: placement.each!, width }
    const at = own[index]
    if (at === null || at === undefined) {
      // “Year, dash, number” of an entry: what is numbered is the entry.
      const thing = key.replace(/[_ -]?(?:no|nr|num|number|id|code|key)$/iu, '')
      const called = isBareNumber(nameFeatures(part)) ? [part, `${key} ${part}`, thing] : [part]
      const mayBe = (names: typeof filled): typeof filled => (isBookYear(part) ? names.map(yearOnly) : names)
      const [source = null] = called.flatMap(
        (one) => mostAlike(one, mayBe(free), leastOf(piece)) ?? mostAlike(one, mayBe(filled), leastOf(piece)) ?? [],
      )
      if (source === null && isBookYear(part)) {
        const wanted = width ?? figures
        return bookYearSaid(texts, wanted) ?? bookYearCalled(wanted, mappings, placement)
      }
      if (source === null && isYear(part)) return yearPart(width ?? figures, mappings, placement)
      if (source !== null && width !== null && (isYear(part) || isBookYear(part)))
        return yearsOf(table.profile.columns[source]!, source, width)
      return source === null ? null : { source, width }
    }
    const { sources, lead, constant } = mappings[at]!
    if (constant !== undefined) return { value: constant }
    if (!isSure(mappings[at]!) || sources.length !== 1) return null
    const isListed = Boolean(placement.side.rules[at]?.values)
    if (lead.length === 0) return { source: sources[0]!, width, ...(isListed && { listed: at }) }
    return lead[0]!.kind === 'row_number' ? { counted: true, width } : null
  })
  const isKnown = (parts: Part[]): boolean => !unique || isKey(parts, table.profile, shape)
  if (found.every((part) => part !== null) && isKnown(found)) return [found]
  const missing = found.flatMap((part, at) => (part === null ? [at] : []))
  // A bare “number” is called like codes of all kinds: where these make no key, what nothing is called like may be the number.
  const open =
    missing.length > 0
      ? missing
      : pieces.flatMap((piece, at) =>
          'part' in piece && isBareNumber(nameFeatures(piece.part)) && own[at] === null ? [at] : [],
        )
  const [gap] = open
  if (gap === undefined) return []
  const piece = pieces[gap]!
  if (open.length > 1 || !unique || !('part' in piece) || (own[gap] !== null && !isCounting(piece))) return []
  const filledBy = (one: Part): Part[] => found.map((part, at) => (at === gap ? one : part!))
  const keysWith = (names: typeof filled, mayBe: (source: number, parts: Part[]) => boolean): Part[][] =>
    names.flatMap((name, source) => {
      const parts = filledBy({ source, width: piece.width })
      return name !== null && mayBe(source, parts) && isKey(parts, table.profile, shape) ? [parts] : []
    })
  const isShort = (source: number): boolean =>
    shape.every(({ columns }) => columns[source]!.max_length <= LONGEST_NUMBER)
  const isCounted = isCounting(piece)
  const numbering = filled.map((name, at) =>
    isCounted && COUNTING.test(table.profile.columns[at]!.name) ? name : null,
  )
  const numbered = keysWith(numbering, isShort)
  if (numbered.length === 1) return numbered
  const counts = isCounted ? keysWith(free, (_, parts) => countsWithin(gap, parts, shape)) : []
  if (counts.length === 1) return counts
  const rule = placement.side.rules[target] ?? null
  const asRuled = (_: number, parts: Part[]): boolean =>
    tellsLength({ parts, between, example, rule }, gap, rowsOf(parts, shape))
  const ruled = rule && own[gap] === null && !isCounted ? keysWith(free, asRuled) : []
  if (ruled.length === 1) return ruled
  const possible = own[gap] === null ? keysWith(free, isShort) : []
  if (possible.length > 0) return possible.length === 1 ? possible : []
  const mayNumber = ({ types, filled: cells }: ColumnProfile): boolean => cells > 0 && (types.integer ?? 0) > 0.5
  const isOpen =
    numbering.some((name) => name !== null) ||
    free.some((name, at) => name !== null && mayNumber(table.profile.columns[at]!))
  const counted = filledBy({ counted: true, width: piece.width })
  return isCounted && !isOpen && isKnown(counted) ? [counted] : []
}

/** The years of a column in so many figures, which never are two with zeros in front. */
function yearsOf({ values }: ColumnProfile, source: number, year: number): Part {
  const areWhole = values.every(({ value }) => value.trim().length === year)
  return { source, width: null, ...(!areWhole && { year }) }
}

/** Whether the rule takes the keys with this part as it stands, and none with a part that is longer. */
function tellsLength(wanted: Wanted, gap: number, rows: string[][]): boolean {
  const met = writtenOf(wanted, rows)
  const longer = writtenOf(
    wanted,
    rows.map((row) => row.with(gap, `${row[gap]!}1`)),
  )
  return met?.isMet === true && met.widths[gap] === null && longer?.isMet !== true
}

/** A column of taxes is none of fiscal years. */
function yearOnly(name: TableSide['names'][number] | null): TableSide['names'][number] | null {
  return name?.concepts.includes('year') ? name : null
}

/** The only part that is no year: what rows are told apart by that are known by it. */
function onlyNumber(pieces: JoinedOf['pieces']): number | null {
  const numbers = pieces.flatMap((piece, at) =>
    'part' in piece && !isYear(piece.part) && !isBookYear(piece.part) ? [at] : [],
  )
  return numbers.length === 1 ? numbers[0]! : null
}

/** “K-10003” beside 10003: the letters only say what the number is of. */
function isLettered({ loose }: ColumnProfile): boolean {
  return (loose.numbers?.dress ?? '') !== ''
}

/** The same parts, of which those with the same letters before all numbers are the figures alone; null where there are none. */
export function withoutLetters(parts: readonly Part[], { columns }: TableProfile): Part[] | null {
  const bare = parts.map((part): Part =>
    'source' in part && !part.codes && part.year === undefined && isLettered(columns[part.source]!)
      ? { ...part, bare: true }
      : part,
  )
  return bare.every((part, at) => part === parts[at]) ? null : bare
}

/** So many ways are tried. */
const MOST_TRIED = 24

/**
 * What else the parts may be, where a rule tells which of them they are: other columns that are called so, the words of which a text has codes for,
 * and a bare “code” of the table's own.
 */
export function otherParts(
  { pieces }: JoinedOf,
  own: (number | null)[],
  mappings: Mapping[],
  column: TemplateColumn,
  { side, table }: Placement,
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
    // What is called otherwise may be filled by another column than the part is.
    const isOne = isFound && isCalled(piece.part, side.names[at!]!)
    const found = isFound ? sources : []
    const alike = isOne
      ? sources
      : [...new Set([...found, ...likeliestTo(piece.part, filled, leastOf(piece)), ...(isFound ? [] : bare)])]
    return alike.flatMap((source): Part[] => {
      const codes = codesSaid(table.profile.columns[source]!, column, context)
      const plain = { source, width: piece.width }
      return [
        ...(codes ? [{ ...plain, codes }] : []),
        plain,
        ...(isLettered(table.profile.columns[source]!) ? [{ ...plain, bare: true as const }] : []),
      ]
    })
  })
  const all = choices.reduce<Part[][]>(
    (found, some) => found.flatMap((parts) => some.map((one) => [...parts, one])).slice(0, MOST_TRIED),
    [[]],
  )
  return all.filter((parts) => isKey(parts, table.profile, shape))
}
