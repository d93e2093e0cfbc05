import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { columnKey, tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { namedBy } from './evident-filling.ts'
import { isFilled, isKnown, SURE } from '../sure.ts'

// “What: Call, Visit, Mail” of `call notes.docx`: a column whose header tells nothing has what the file is called, and others of the values that each
// row must have one of. It says more of its rows than the file's name does. Where many of the allowed values stand there, as “Electrical contractor”,
// “Plumbing & gas” and “Builders” under “Industry” do, no name has to say so.

/** Fewer allowed values, and fewer of them in a column, are there by chance. */
const LEAST_ALLOWED = 3
const LEAST_KINDS = 2
const MOST_KINDS = 24
/** So many of its cells have one. */
const HALF = 0.5
/** So many different ones, in so many cells, are there by no chance. */
const MANY_KINDS = 4
const MOST = 0.7
const FEW = 5

/** The mappings with the columns that hold kinds of rows by nothing but their values: where each row must have one, or many kinds stand there. */
export function withKindsByValues(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  const taken = new Set(mappings.flatMap((mapping) => (isFilled(mapping) ? mapping.sources : [])))
  const free = [...table.profile.columns.keys()].filter((source) => !taken.has(source))
  const found = mappings.map((mapping, target) => {
    const { required, name } = side.template.columns[target]!
    const isOpen = mapping.decided_by === 'matcher' && !isKnown(mapping)
    const allowed = isOpen ? kindsOf(side.rules[target]) : null
    if (!allowed || context.answers.has(columnKey(placement, name, context))) return null
    const called = required ? namedBy(table.profile.table, allowed) : undefined
    const [only, ...others] = free.filter((source) => hasKinds(table.profile.columns[source]!, allowed, called))
    return only === undefined || others.length > 0 ? null : only
  })
  return mappings.map((mapping, target) => {
    const source = found[target]
    // What may be two things is asked about.
    if (source === null || source === undefined || found.filter((one) => one === source).length > 1) return mapping
    const header = table.profile.columns[source]!.name
    const { name } = side.template.columns[target]!
    dropQuestions([target], placement, context)
    const note = `“${name}” of ${side.template.name} is “${header}” of ${tableLabel(table.profile)}: no other column has such values.`
    if (!context.notes.includes(note)) context.notes.push(note)
    const { guessed: _, ...rest } = mapping
    const reason = `Most values of “${header}” are such as “${name}” allows, and no other column has such.`
    return { ...rest, sources: [source], lead: [], confidence: SURE, reason }
  })
}

/** The kinds of rows that a rule lists; null where it lists none, or asks for yes or no. */
function kindsOf(rule: Pattern | null | undefined): readonly string[] | null {
  const allowed = rule?.values ?? []
  const areWords = allowed.every((value) => /\p{L}{3}/u.test(value))
  return allowed.length < LEAST_ALLOWED || !areWords || noOf(allowed) !== null ? null : allowed
}

/** Whether most cells have one of the allowed values, among them the one that the file is called by, or many different ones. */
function hasKinds(
  { values, filled, distinct, complete }: ColumnProfile,
  allowed: readonly string[],
  called: string | undefined,
): boolean {
  if (!complete || filled < FEW || distinct > MOST_KINDS || 2 * distinct > filled) return false
  const meant = values.flatMap(({ value, count }) => {
    const candidates = closestValue(value.trim(), allowed)
    return isClear(candidates) ? [{ kind: candidates[0]!.value, count }] : []
  })
  const cells = meant.reduce((sum, { count }) => sum + count, 0)
  const kinds = new Set(meant.map(({ kind }) => kind))
  if (kinds.size >= MANY_KINDS && cells >= MOST * filled) return true
  return called !== undefined && kinds.has(called) && kinds.size >= LEAST_KINDS && cells >= HALF * filled
}
