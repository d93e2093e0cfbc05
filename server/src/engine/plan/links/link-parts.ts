import { applyChain, isKnown } from '../../examples/interpret.ts'
import { squash } from '../../match/names/words.ts'
import type { ColumnPlan, Transform } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { escapePattern } from '../../transforms/text.ts'
import { columnRef, isWhole, percent, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import type { Filled } from '../joins/completed.ts'
import { keptOf } from '../columns/kept-rows.ts'
import { openLinks } from './link-pairs.ts'
import { stepsOf, writtenBy } from './written-keys.ts'

// Where the keys of the linked rows are joined of several cells, a table that leads to them often has just these cells: “Order” and “Pos”
// for the order line `4711-3`.

const LEAST_KNOWN = 0.9

/** The plans of link columns that nothing fills but one of these parts, of the columns that are called as those of which the linked key is joined. */
export function linkedByParts(
  main: Placed,
  filled: readonly Filled[],
  all: readonly Placed[],
  context: Context,
): Map<number, ColumnPlan> {
  const { columns } = main.placement.table.profile
  const isPart = ({ placed, mapping }: Filled): boolean =>
    placed === main && mapping.sources.length === 1 && mapping.lead.length === 0
  const without = filled.map((one): Mapping => (isPart(one) ? { ...one.mapping, sources: [] } : one.mapping))
  const found = openLinks(main, without, all, context).flatMap(({ target, column, parents, key }) => {
    const { placed, mapping } = filled[target]!
    const own = placed === main && !mapping.guessed ? mapping.sources : []
    const plans = parents
      .flatMap((parent) => planOf(main, column, own[0] ?? null, parent, key, context) ?? [])
      .filter(({ inputs }) =>
        own.every((source) => inputs.some(({ position }) => position === columns[source]!.position)),
      )
    return plans.length === 1 ? [[target, plans[0]!] as const] : []
  })
  return new Map(found)
}

function planOf(
  main: Placed,
  column: string,
  taken: number | null,
  parent: Placed,
  key: string,
  context: Context,
): ColumnPlan | null {
  const target = parent.placement.side.template.columns.findIndex(({ name }) => name === key)
  const { sources, lead } = parent.mappings[target]!
  if (sources.length < 2 || lead[0]?.kind !== 'merge' || lead[0].first || lead[0].calculation) return null
  const { profile } = main.placement.table
  const linked = parent.placement.table.profile
  const steps = stepsOf(parent, target, context)
  if (!steps.every(isKnown)) return null
  const known = isWhole(linked) ? keysOf(parent, target, context) : null
  const parts = partsOf(main, taken, parent, sources, known !== null)
  const { required = false } = main.placement.side.template.columns.find(({ name }) => name === column) ?? {}
  const ways: Way[] = parts
    ? [{ own: parts, steps, written: required ? steps : withoutHalves(steps, parts.length) }]
    : known === null
      ? []
      : inOneText(profile, sources.length, steps, known)
  const found = ways.flatMap((way) => {
    const share = knownShare(way, profile, known, context)
    return share >= LEAST_KNOWN ? [{ ...way, share }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const names = only.own.map(({ name }) => `“${name}”`).join(', ')
  return {
    column,
    inputs: only.own.map((one) => columnRef(profile, one)),
    transforms: only.written,
    confidence: 0.9,
    reason: `${names} ${parts ? 'are' : 'has'} what “${key}” of ${tableLabel(linked)} is joined of, and ${percent(only.share)} of the keys so joined are there.`,
    decided_by: 'matcher',
    alternatives: [],
  }
}

/** Columns whose cells the steps make a key of, and the steps as they are written down. */
interface Way {
  own: ColumnProfile[]
  steps: readonly Transform[]
  written: Transform[]
}

/** The share of the keys made so that are there; 0 where none is made. */
function knownShare(
  { own, steps }: Way,
  profile: TableProfile,
  known: ReadonlySet<string> | null,
  context: Context,
): number {
  const keys = keptOf(profile, context).rows.flatMap((cells) => {
    const texts = own.map(({ position }) => cells[position]?.trim() ?? '')
    return texts.includes('') ? [] : (applyChain(steps, texts).value ?? [])
  })
  const met = known === null ? keys.length : keys.filter((one) => known.has(one)).length
  return keys.length === 0 ? 0 : met / keys.length
}

/** The columns of the parts, by what they are called; null where one is not there. */
function partsOf(
  main: Placed,
  taken: number | null,
  parent: Placed,
  sources: readonly number[],
  isKnownThere: boolean,
): ColumnProfile[] | null {
  const { profile } = main.placement.table
  const linked = parent.placement.table.profile
  const own = sources.map((source) => calledLike(linked.columns[source]!, profile) ?? linkedLike(source, parent, main))
  // What is called like the link itself is the part of the key that nothing else is called like.
  const last = taken === null ? null : profile.columns[taken]!
  const isOpen = isKnownThere && last !== null && !own.includes(last) && own.filter((one) => one === null).length === 1
  const all = isOpen ? own.map((one) => one ?? last) : own
  return all.every((one) => one !== null) ? all : null
}

const MARKS = ['/', '-', '.', '_', ':', '|', ' '] as const
/** So many different keys are found in texts by no chance. */
const FEW_KEYS = 3
const MOSTLY_DAYS = 0.5

/** “7/12” or “007/12” for the key “007-0012”: the columns whose texts have all parts of the key with another mark between, or with other zeros. */
function inOneText(
  { columns }: TableProfile,
  parts: number,
  steps: readonly Transform[],
  known: ReadonlySet<string>,
): Way[] {
  const [merge, ...others] = steps
  if (merge?.kind !== 'merge') return []
  return columns.flatMap((own) =>
    MARKS.flatMap((mark): Way[] => {
      const texts = own.values.map(({ value }) => value.trim())
      const parted = texts.filter((text) => text.split(mark).length === parts)
      // A month and its year are no number and a year.
      const isDay = (own.types.date ?? 0) > MOSTLY_DAYS
      if (own.filled === 0 || isDay || parted.length < LEAST_KNOWN * texts.length) return []
      const written: Transform[] = [{ kind: 'trim' }, { kind: 'replace', find: mark, with: merge.separator }, ...others]
      const keys = new Set(parted.flatMap((text) => applyChain(written, [text]).value ?? []))
      const isThere = [...keys].filter((one) => known.has(one)).length >= FEW_KEYS
      const isOwn = texts.filter((text) => known.has(text)).length >= LEAST_KNOWN * texts.length
      return isThere && !isOwn ? [{ own: [own], steps: written, written }] : []
    }),
  )
}

/** The only column that is called the same. */
function calledLike({ name }: ColumnProfile, { columns }: TableProfile): ColumnProfile | null {
  const found = columns.filter((one) => squash(one.name) === squash(name))
  return found.length === 1 && found[0]!.filled > 0 ? found[0]! : null
}

/** “Empty if the order names no location”: what lacks a part of the key names no row, where none need be named. */
function withoutHalves(steps: readonly Transform[], parts: number): Transform[] {
  const [merge, ...others] = steps
  if (merge?.kind !== 'merge' || merge.separator.length !== 1) return [...steps]
  const sign = escapePattern(merge.separator)
  const pattern = `(?:[^${sign}]*${sign}){0,${parts - 2}}[^${sign}]*`
  return [merge, { kind: 'rewrite', pattern, with: '' }, ...others]
}

/** The column by which these rows lead to what a part of the key leads to: “Cust” of the orders for “CustNo” of the addresses. */
function linkedLike(part: number, parent: Placed, main: Placed): ColumnProfile | null {
  const fills = ({ sources, guessed }: Mapping, source: number): boolean =>
    !guessed && sources.length === 1 && sources[0] === source
  const leads = parent.placement.side.template.columns.flatMap((column, at) =>
    column.desiredRule === 'link' && fills(parent.mappings[at]!, part) ? (column.linkRule ?? []) : [],
  )
  const found = main.placement.side.template.columns.flatMap(({ desiredRule, linkRule = [] }, at) => {
    const { sources, guessed } = main.mappings[at]!
    const isSame = linkRule.some((own) =>
      leads.some((one) => one.templateId === own.templateId && one.columnName === own.columnName),
    )
    return desiredRule === 'link' && isSame && !guessed && sources.length === 1 ? [sources[0]!] : []
  })
  return found.length === 1 ? main.placement.table.profile.columns[found[0]!]! : null
}

function keysOf(parent: Placed, target: number, context: Context): Set<string> {
  const { profile } = parent.placement.table
  const write = writtenBy(parent, target, context)
  const positions = parent.mappings[target]!.sources.map((source) => profile.columns[source]!.position)
  return new Set(
    profile.rows.flatMap((cells) => write(positions.map((position) => cells[position]?.trim() ?? '')) ?? []),
  )
}
