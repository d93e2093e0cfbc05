import { isBorneOut, scoreColumns, tableSide, type Candidate } from '../match/score-columns.ts'
import type { TableProfile } from '../profile/model.ts'
import { columnKey, tableLabel, UNMAPPED, type Context, type Mapping, type Placed } from './context.ts'
import { joinBy, keyNames, keyToLookUp } from './join-keys.ts'
import type { Group } from './joins.ts'
import { mapColumns, SURE } from './map-columns.ts'
import { isLeftOut } from './place-tables.ts'

// A price list, a list of places or of people: no rows of its own are wanted, but what it says of a code that the rows have.

/** What a table that fits no template gives by name. */
const LEAST_NAME = 0.55
/** What one with rows of its own gives: “status” there is its own status, where the very words don't say otherwise. */
const SAME_NAME = 0.85
/** A column of the main table that is called only so much alike may be meant as well. */
const FAINT_NAME = 0.35
/** So many tables are looked at. */
const MOST_TABLES = 30

/** The tables that say, by a code that the main table has, what it lacks itself: `own` are those of the template, `all` of all templates. */
export function lookedUpTables(
  { main, joined }: Group,
  own: readonly Placed[],
  all: readonly Placed[],
  context: Context,
): Group['joined'] {
  const { table, side } = main.placement
  const { columns } = side.template
  const lacking = new Set(
    columns.keys().filter((target) => {
      const fills = [main, ...joined.map(({ placed }) => placed)].some(({ mappings }) => isFilled(mappings[target]!))
      return (
        !fills &&
        !mayHave(main, target) &&
        !context.answers.get(columnKey(main.placement, columns[target]!.name, context))
      )
    }),
  )
  if (lacking.size === 0) return []
  const others = [...context.shapes.keys()].filter(
    (profile) => !own.some(({ placement }) => placement.table.profile === profile) && !isLeftOut(profile, context),
  )
  return others.slice(0, MOST_TABLES).flatMap((profile) => {
    const isPlaced = all.some(({ placement }) => placement.table.profile === profile)
    const wanted = [...lacking].filter((target) => !isPlaced || isOwnWord(target, main))
    const placed =
      wanted.length === 0 ? null : completing(profile, main, wanted, isPlaced ? SAME_NAME : LEAST_NAME, context)
    const key = placed && keyToLookUp(table, placed.placement.table)
    if (!key) return []
    for (const [target, mapping] of placed.mappings.entries()) if (isFilled(mapping)) lacking.delete(target)
    const reason = `${tableLabel(profile)} says more of what ${tableLabel(table.profile)} names by ${keyNames(key.pairs)}: each stands there once.`
    return [{ placed, join: joinBy(profile, key.pairs, reason), lookup: true as const }]
  })
}

/** Whether a column of the main table may well be meant. */
function mayHave({ placement, mappings }: Placed, target: number): boolean {
  const taken = new Set(mappings.flatMap((mapping) => (isFilled(mapping) ? mapping.sources : [])))
  return placement.candidates.some(
    (one) => one.target === target && !taken.has(one.source) && (one.name ?? 0) >= FAINT_NAME && isBorneOut(one),
  )
}

function isFilled({ sources, constant, guessed, confidence, decided_by }: Mapping): boolean {
  if (constant !== undefined || decided_by !== 'matcher') return true
  return sources.length > 0 && !guessed && confidence >= SURE
}

/** A required column whose name is more than one word that every table has. */
function isOwnWord(target: number, { placement: { side } }: Placed): boolean {
  return side.template.columns[target]!.required && side.names[target]!.concepts.length > 1
}

/** The table as one that fills just these columns; null where it surely has none of them. */
function completing(
  profile: TableProfile,
  { placement: { side, fit } }: Placed,
  wanted: number[],
  leastName: number,
  context: Context,
): Placed | null {
  const table = tableSide(profile, side.template.columns.length)
  // What is called by one word is meant by that word alone: a “card status” is no status of what the card is named for.
  const isNamed = ({ target, name }: Candidate): boolean =>
    (name ?? 0) >= (side.names[target]!.concepts.length > 1 ? leastName : 1)
  const candidates = scoreColumns(table, side).filter(
    (one) => wanted.includes(one.target) && isNamed(one) && isBorneOut(one),
  )
  if (candidates.length === 0) return null
  const placement = { table, side, candidates, fit }
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  const mappings = mapColumns(placement, quiet, () => null).map((mapping, target): Mapping =>
    wanted.includes(target) && isFilled(mapping) && mapping.sources.length > 0
      ? mapping
      : { ...UNMAPPED, reason: 'It is looked up for other columns.' },
  )
  return mappings.some(({ sources }) => sources.length > 0) ? { placement, mappings } : null
}
