import { applyChain, applyStep, isKnown } from '../../examples/interpret.ts'
import { anyOf, compilePattern, type Pattern } from '../../match/pattern/pattern.ts'
import type { Transform, ValueMapEntry } from '../../model.ts'
import { tableLabel } from '../context.ts'
import { foldName, type Lookup } from '../links/near-names.ts'
import { addEntries, push, shareOf, type Work } from './column-values.ts'
import { addRepair } from './repairs/repairs.ts'
import { saidNames } from './values/said-meanings.ts'
import { toldValue } from './values/told-values.ts'

/**
 * What a linked column allows: its rule, its values where they are few and all known, without a rule all that are known, how its keys are
 * written, and which of them other names stand for. Values and keys are as they are written.
 */
export interface LinkTarget {
  rule: string | null
  /** What its description says of it. */
  described: string
  values: string[] | null
  keys: ReadonlySet<string> | null
  /** All keys that are there as they are written, whatever its rule is; null where not all are known. */
  known: ReadonlySet<string> | null
  /** Of these, the keys of rows that stay behind. */
  leftOut: ReadonlySet<string>
  written: WrittenKeys | null
  lookup: Lookup | null
  /** All linked values are known, and none of them is a zero. */
  lacksZero: boolean
  /** Keys of rows that are rows of another list, each with the one that stays. */
  moved: ReadonlyMap<string, string>
}

/** How a linked column writes its keys. */
export interface WrittenKeys {
  /** The steps, where all tables of it take the same. */
  steps: Transform[]
  /** The tables take different ones: which of them a value takes depends on the row that it means. */
  areSeveral: boolean
  /** What becomes of each key as it stands in the file; null where not all are known. */
  byKey: ReadonlyMap<string, string> | null
  /** Keys as they stand in several files, of which each writes another. */
  unclear: ReadonlySet<string>
  /** The share of the source's values that are keys as they stand in the file. */
  share: number
}

/** From here on the values of a column are the linked keys as they stand in their file. */
const SAME_KEYS = 0.9

/** Old systems write a zero, of as many digits as their keys have, where a row leads nowhere; some write -1. */
const NOWHERE = /^(?:0{1,20}|-1)$/

/** A zero among optional keys, where no row has it for its own, leads nowhere: a row that would be lost by it has no such link. */
export function addNowhere(work: Work, link: LinkTarget): void {
  const { context, source, target, placement } = work
  if (!link.lacksZero || target.required) return
  const zeros = work.values.filter(
    ({ value }) => value !== null && NOWHERE.test(value.trim()) && !isToldKey(work, value, link),
  )
  const tokens = [...new Set(zeros.map(({ value }) => value!.trim()))]
  if (tokens.length === 0) return
  const shown = tokens.map((token) => `“${token}”`).join(', ')
  context.notes.push(
    `${shown} in “${source.name}” of ${tableLabel(placement.table.profile)} is no key of what “${target.name}” links to: it is taken for no link.`,
  )
  push(work, { kind: 'null_token', tokens }, (value) => (tokens.includes(value.trim()) ? null : value))
}

/** “Customer 0 means a guest” says what it is instead of a key, and “customer 0 means C100” which one. */
function isToldKey(work: Work, value: string, { rule, keys }: LinkTarget): boolean {
  const told = toldValue(work, value)?.value
  if (told === undefined || (rule === null && keys === null)) return told !== undefined
  return (keys?.has(told) ?? false) || (rule !== null && (compilePattern(rule)?.matches(told) ?? true))
}

/**
 * The keys that figures may be without their zeros; null where not all are known. None, where figures are what the rows are called elsewhere: what
 * is nobody's number there is no row's key with zeros either.
 */
export function keysOfFigures({ known, lookup }: LinkTarget): ReadonlySet<string> | null {
  const areNumbers = lookup !== null && !lookup.isNear && lookup.names.every((name) => /^\d+$/.test(name))
  return areNumbers ? new Set() : known
}

/** Makes of each value the key that it stands for, written as in the linked sheet. */
export function addLinkKeys(work: Work, { rule, keys, written, lookup, moved }: LinkTarget): void {
  if (lookup?.isNear) repairAll(work, keys, lookup, written)
  const byKey = rule === null ? (written?.byKey ?? null) : null
  const steps = written?.steps.every(isKnown) ? written.steps : []
  const keyOf = (value: string): string => lookup?.keyOf(value) ?? value
  const after = (value: string): string | null => applyChain(steps, [value]).value
  const isRight = (value: string | null): boolean => value !== null && (keys?.has(value) ?? false)
  // The same steps are shorter than a map, and hold for values that were not looked at.
  const gain = shareOf(work, (value) => isRight(after(keyOf(value)))) - shareOf(work, isRight)
  const least = shareOf(work, (value) => isRight(byKey?.get(keyOf(value)) ?? value))
  const follows =
    keys === null ? (written?.share ?? 0) >= SAME_KEYS : gain > 0 && gain + shareOf(work, isRight) >= least
  const byMap = !follows && byKey !== null
  // What the rule takes already must stay so: it becomes the key as that will be written, not as it stands in the file.
  const writes = (value: string): boolean => byMap || (rule !== null && (work.rule?.matches(value) ?? false))
  // So does a key that takes several steps to be written, or those of one table of several: what mends some of the others may not do for it.
  const mended = (key: string): string | undefined => {
    if (steps.length < 2 && (!written?.areSeveral || written.unclear.has(key))) return undefined
    const own = work.rule?.matches(key) ? undefined : written?.byKey?.get(key)
    return own !== undefined && work.rule?.matches(own) ? own : undefined
  }
  if (lookup) {
    addLookup(work, lookup, (found, value) => {
      // Who is called as a row of the list that only completes the others is meant by the number that they have for it. Numbers follow later.
      const key = /\d/.test(value) ? found : (moved.get(found) ?? found)
      return writes(value) ? (written?.byKey?.get(key) ?? key) : (mended(key) ?? key)
    })
    if (rule !== null) addEntries(work, entriesOf(work, mended))
  }
  if (byMap)
    addEntries(
      work,
      entriesOf(work, (value) => (keys?.has(value) ? undefined : byKey.get(value))),
    )
  if (rule !== null && work.rule !== null && written?.byKey)
    addRefusedKeys(work, work.rule, written.byKey, written.unclear)
  if (rule === null && follows) for (const step of steps) push(work, step, (value) => applyStep(step, value) ?? value)
  if (keys !== null) addFolded(work, keys)
}

/** A key in another case, or with other spaces, is the one that is written so: no other one is the same but for these. */
function addFolded(work: Work, keys: ReadonlySet<string>): void {
  const byFold = Map.groupBy(keys, foldName)
  addEntries(
    work,
    entriesOf(work, (value) => {
      const [key, ...others] = keys.has(value) ? [] : (byFold.get(foldName(value)) ?? [])
      return others.length > 0 ? undefined : key
    }),
  )
}

/**
 * Keys as they stand in the linked file, which the rule refuses, become what that file's own become: what was put in front of them there may
 * come from its name or from another of its columns, which no repair of these values would find.
 */
function addRefusedKeys(
  work: Work,
  rule: Pattern,
  byKey: ReadonlyMap<string, string>,
  unclear: ReadonlySet<string>,
): void {
  const { context } = work
  const values = work.values.map((one) => ({ ...one }))
  const trial: Work = { ...work, context: { ...context, notes: [] }, values, transforms: [] }
  const isRefused = (value: string): boolean =>
    !rule.matches(value) && !unclear.has(value) && rule.matches(byKey.get(value) ?? value)
  if (!work.values.some(({ value }) => value !== null && isRefused(value))) return
  addRepair(trial)
  const left = new Set(
    work.values.flatMap(({ value }, at) =>
      value !== null && isRefused(value) && values[at]!.value !== byKey.get(value) ? value : [],
    ),
  )
  addEntries(
    work,
    entriesOf(work, (value) => (left.has(value) ? byKey.get(value) : undefined)),
  )
}

/** Steps that make keys of all values that are known to stand for one are shorter than a map; where some are left, the map says it all. */
function repairAll(work: Work, keys: ReadonlySet<string> | null, { keyOf }: Lookup, written: WrittenKeys | null): void {
  const rule = keys ? anyOf(keys) : work.rule
  if (!rule) return
  const values = work.values.map((one) => ({ ...one }))
  const trial: Work = { ...work, rule, values, transforms: [] }
  addRepair(trial)
  const known = shareOf(work, (value) => rule.matches(value) || keyOf(value) !== undefined)
  if (shareOf(trial, rule.matches) < known) return
  // What only looks like a key leads nowhere: where the key that a value stands for is known, the steps must make it.
  const isOther = ({ value }: Work['values'][number], at: number): boolean => {
    const key = value === null ? undefined : keyOf(value)
    const meant = key === undefined ? undefined : (written?.byKey?.get(key) ?? key)
    return meant !== undefined && rule.matches(meant) && values[at]!.value !== meant
  }
  if (work.values.some(isOther)) return
  work.transforms.push(...trial.transforms)
  for (const [at, one] of work.values.entries()) one.value = values[at]!.value
}

/** Names and what else is written otherwise become the key that they stand for. Keys stay: one of them may be a name of another row. */
function addLookup(work: Work, lookup: Lookup, write: (key: string, value: string) => string): void {
  const { keyOf, hasKey, names } = lookup
  // A text tells another name, or the key itself.
  const said = saidNames(work, (name) => keyOf(name) ?? (hasKey(name) ? name : undefined))
  const written = (value: string): string | undefined => {
    const key = keyOf(value) ?? said.get(value)
    return key === undefined ? undefined : write(key, value)
  }
  // “Fin. means Finance” tells the name of a row, which is the key of that.
  const entries = entriesOf(work, written).map((entry) => {
    const key = entry.decided_by === 'matcher' || hasKey(entry.value) ? undefined : keyOf(entry.value)
    return key === undefined ? entry : { ...entry, value: write(key, entry.value) }
  })
  noteTaken(work, lookup, entries)
  const unseen = work.source.complete ? [] : names.filter((name) => !entries.some(({ raw }) => raw === name))
  addEntries(work, [
    ...entries,
    ...unseen.flatMap((raw): ValueMapEntry[] => {
      const value = written(raw)
      return value === undefined ? [] : [{ raw, value, decided_by: 'matcher' }]
    }),
  ])
}

/** A longer list is looked at in the plan. */
const MOST_SHOWN = 8

function noteTaken({ context, source, placement }: Work, { takenFor, said }: Lookup, entries: ValueMapEntry[]): void {
  const meant = said && `The names in “${source.name}” of ${tableLabel(placement.table.profile)} stand for ${said}.`
  if (meant && entries.length > 0 && !context.notes.includes(meant)) context.notes.push(meant)
  const taken = entries.flatMap(({ raw, decided_by }) => {
    const name = decided_by === 'matcher' ? takenFor(raw) : undefined
    return name === undefined ? [] : [`“${raw}” is taken for “${name}”`]
  })
  if (taken.length === 0) return
  const shown = `${taken.slice(0, MOST_SHOWN).join(', ')}${taken.length > MOST_SHOWN ? ', …' : ''}`
  const note = `In “${source.name}” of ${tableLabel(placement.table.profile)} ${shown}: nothing else is called so.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

function entriesOf(work: Work, keyOf: (value: string) => string | undefined): ValueMapEntry[] {
  return work.values.flatMap(({ value }): ValueMapEntry[] => {
    if (value === null) return []
    const told = toldValue(work, value)
    const key = keyOf(value)
    if (told) return [told]
    return key === undefined ? [] : [{ raw: value, value: key, decided_by: 'matcher' }]
  })
}
