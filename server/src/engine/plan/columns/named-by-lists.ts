import type { Choice } from '../../match/choose-columns.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { TemplateSide } from '../../match/sides.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'
import { isOfAnother } from '../joins/of-another.ts'
import { SURE } from '../sure.ts'
import { listedForColumn, type Listed } from './explaining-lists.ts'
import { ofAnything } from './of-anything.ts'

// “Full name of the producer”, “Name of the insurance company, not its code”: under whatever header, the codes that a list has those names for.

const CODE = /^[\p{Lu}\d]{1,6}$/u
/** This share of the cells are codes. */
const MOSTLY = 0.9
const FEWEST = 2
const CODE_AND_NAME = 2
/** A column with more different values has no codes. */
const MOST_VALUES = 60
/** A name is wanted, or words are. */
const IN_WORDS =
  /(?<!\p{L})(?:in words|not (?:the|its|their|a) codes?|in worten|ausgeschrieben|kein code|en toutes lettres)(?!\p{L})/iu

/** The only column, of those that nothing else was found for, whose codes stand in a list beside what a template column's description asks for. */
export function namedByList(
  target: number,
  open: readonly Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
  context: Context,
): Choice | undefined {
  const wanted = namesWanted(target, side)
  if (!wanted) return undefined
  const others = side.names.filter((_, at) => at !== target)
  const found = open.flatMap((candidate) => {
    const source = table.profile.columns[candidate.source]!
    if (candidate.target !== target || !free.has(candidate.source) || !areCodes(source)) return []
    const looked = { name: side.names[target]!, others, rule: null, isSaid: false }
    const listed = listedForColumn(source, table.profile, looked, context)
    // One that says more of what it lists completes the rows instead.
    if (!listed || listed.list.columns.length > CODE_AND_NAME || isOfAnother(target, { side }, source, listed.list))
      return []
    return isAbout(wanted, listed) && !isWantedTwice(target, listed, side) ? [{ candidate, source, listed }] : []
  })
  const [only] = found
  if (!only || found.length > 1) return undefined
  const { list, column } = only.listed
  const why = `${list.table.name} has a “${column.name}” beside each “${only.source.name}”, which the description of “${side.template.columns[target]!.name}” asks for.`
  return { candidate: only.candidate, why, confidence: SURE, rivals: [] }
}

/** What the names are of that a column's name and description ask for; null where they ask for none. */
function namesWanted(target: number, { template, rules }: TemplateSide): ReadonlySet<string> | null {
  const { name, description, desiredRule, unique } = template.columns[target]!
  if (rules[target] || desiredRule === 'link' || unique || !description) return null
  if (!conceptsOf(description).includes('name') && !IN_WORDS.test(description)) return null
  const about = `${name} ${description.replace(IN_WORDS, ' ')}`
  return new Set(conceptsOf(about).filter((concept) => !ofAnything(concept)))
}

/** Whether a list, or one of its two columns, is called after what is wanted. */
function isAbout(wanted: ReadonlySet<string>, { list, key, column }: Listed): boolean {
  return [list.table, key, column].some(({ name }) => conceptsOf(name).some((concept) => wanted.has(concept)))
}

function isWantedTwice(target: number, listed: Listed, side: TemplateSide): boolean {
  return side.template.columns.some((_, at) => {
    const wanted = at === target ? null : namesWanted(at, side)
    return wanted !== null && isAbout(wanted, listed)
  })
}

function areCodes({ complete, distinct, filled, values }: ColumnProfile): boolean {
  const codes = values.reduce((sum, { value, count }) => (CODE.test(value.trim()) ? sum + count : sum), 0)
  return complete && distinct >= FEWEST && distinct <= MOST_VALUES && filled >= 2 * distinct && codes >= MOSTLY * filled
}
