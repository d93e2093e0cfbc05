import { sameName, type Directive } from '../../knowledge/directives.ts'
import type { ColumnPlan, Plan, Transform } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isTableCalled } from '../context.ts'
import { hasAreaCode } from './area-filled.ts'
import { isCalculated } from './calculated-so.ts'
import { isGapFilled } from './gap-filled.ts'
import { isOverruled } from './tell-overruled.ts'
import { ordersOf } from '../transforms/dates/date-order.ts'

/** Entries that are told of, and sentences of each, at most. */
const MOST = 12

/** Which knowledge decided something in the plan, entry by entry: whoever wonders at a decision finds where it comes from. */
export function tellKnowledge(plan: Plan, directives: Directive[], profiles: TableProfile[]): string[] {
  const seen = seenOf(plan)
  const followed = new Map<string, Set<string>>()
  for (const directive of directives) {
    if (directive.by !== 'knowledge' || !isFollowed(directive, seen, profiles)) continue
    if (isOverruled(directive, directives, profiles)) continue
    const said = followed.get(directive.origin) ?? new Set()
    if (said.size < MOST) followed.set(directive.origin, said.add(directive.said))
  }
  const told = [...followed].map(
    ([origin, said]) =>
      `${origin[0]?.toUpperCase()}${origin.slice(1)} was followed: ${[...said].toReversed().join(', ')}.`,
  )
  const more = told.length - MOST
  return more > 0 ? [...told.slice(0, MOST), `So were ${more} more entries of knowledge.`] : told
}

/** What a plan shows of where it comes from. */
interface Seen {
  plan: Plan
  columns: (ColumnPlan & { slug: string })[]
  /** Why rows, columns and tables are where they are. */
  reasons: string[]
}

function seenOf(plan: Plan): Seen {
  const sources = plan.sheets.flatMap((sheet) => sheet.sources)
  return {
    plan,
    columns: plan.sheets.flatMap(({ slug, sources: own }) =>
      own.flatMap((source) => source.columns.map((column) => ({ ...column, slug }))),
    ),
    reasons: [
      ...sources.flatMap(({ skips, joins, unmapped }) => [...skips, ...joins, ...unmapped].map(({ reason }) => reason)),
      ...plan.ignored_tables.map(({ reason }) => reason),
    ],
  }
}

function isFollowed(directive: Directive, { plan, columns, reasons }: Seen, profiles: TableProfile[]): boolean {
  const mine = columns.filter(({ slug }) => directive.slug === null || directive.slug === slug)
  const isDecided = (names: string[]): boolean =>
    mine.some(({ column, reason }) => reason.includes(directive.origin) && names.some((name) => sameName(name, column)))
  const transforms = (of: string | null): Transform[] =>
    mine.flatMap(({ column, inputs, transforms: steps }) =>
      of === null || [column, ...inputs.map((input) => input.column)].some((name) => sameName(name, of)) ? steps : [],
    )
  switch (directive.kind) {
    case 'column':
    case 'merge':
    case 'assign':
    case 'empty':
      return isDecided([directive.target])
    case 'split':
      return isDecided(directive.targets)
    case 'constant':
    case 'prefixed':
      return isDecided([directive.column])
    case 'default':
      return mine.some(({ reason }) => reason.includes(`“${directive.value}”: ${directive.origin} says so`))
    case 'fallback':
      return mine.some(
        ({ inputs, reason }) =>
          reason.includes(directive.origin) && inputs.some(({ column }) => sameName(column, directive.source)),
      )
    case 'table':
      return profiles.some(
        ({ table }) =>
          isTableCalled(table, directive.table) &&
          plan.sheets.some(({ sources }) =>
            sources.some((source) => source.file_id === table.file_id && source.table === table.name),
          ),
      )
    case 'ignore_column':
    case 'ignore_table':
    case 'only_table':
    case 'skip_rows':
    case 'leave_rows':
    case 'join':
      return reasons.some((reason) => reason.includes(directive.origin))
    case 'value':
      return transforms(directive.column).some(
        (step) =>
          step.kind === 'value_map' &&
          step.entries.some(
            ({ raw, decided_by }) => raw.toLowerCase() === directive.raw.toLowerCase() && decided_by === 'knowledge',
          ),
      )
    case 'same_key':
      return plan.sheets.some(({ same_key = [] }) => same_key.some(({ keep }) => keep === directive.keep))
    case 'only_for':
      return reasons.some((reason) => reason.includes(directive.origin))
    case 'gaps_from':
      return isGapFilled(mine, directive.column, directive.table)
    case 'key_from':
      return plan.sheets.some(({ same_key = [] }) =>
        same_key.some(({ keep }) => typeof keep === 'object' && keep.table === directive.table.table),
      )
    case 'value_list':
      return false
    case 'date_order':
      return transforms(directive.column).some((step) => ordersOf(step).includes(directive.order))
    case 'decimal_mark':
      return transforms(directive.column).some((step) => step.kind === 'number' && step.decimal === directive.mark)
    case 'phone_country':
      return transforms(null).some((step) => step.kind === 'phone' && step.country === directive.country)
    case 'scaled':
    case 'calculated':
      return isCalculated(
        directive,
        mine.filter(({ column }) => sameName(column, directive.column)),
      )
    case 'area_code':
      return hasAreaCode(directive.area, mine)
    case 'front':
      return directive.targets.some(({ column }) =>
        transforms(column).some((step) =>
          directive.behind === undefined
            ? step.kind === 'rewrite' && isFronted(step.with, directive.front)
            : step.kind === 'suffix' && step.text === directive.behind,
        ),
      )
    case 'bereft':
      return plan.sheets.some(({ bereft = [] }) => bereft.some(({ column }) => column === directive.column))
    case 'of_state':
      return plan.sheets.some(({ of_state = [] }) => of_state.some(({ column }) => column === directive.column))
    case 'left_empty':
      return transforms(directive.column).some((step) => step.kind === 'null_token')
    case 'null_token':
      return transforms(directive.column).some(
        (step) => step.kind === 'null_token' && directive.tokens.every((token) => step.tokens.includes(token)),
      )
    case 'step':
    case 'chain':
      return transforms(directive.column).some((step) =>
        directive.transforms.some((own) => JSON.stringify(own) === JSON.stringify(step)),
      )
    case 'examples':
      return mine.some(({ column, inputs }) =>
        [column, ...inputs.map((input) => input.column)].some((name) => sameName(name, directive.column)),
      )
    case 'accept':
      return plan.sheets.some(({ accepted = [] }) => accepted.some(({ origin }) => origin === directive.origin))
    case 'duplicates':
      return plan.sheets.some(
        ({ slug, duplicates }) => (directive.slug ?? slug) === slug && duplicates === directive.policy,
      )
  }
}

/** With zeros, where keys are filled up. */
function isFronted(text: string, front: string): boolean {
  return text.startsWith(front) && /^0*\\1$/u.test(text.slice(front.length))
}
