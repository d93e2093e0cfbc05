// Over 300 lines: every reason for which a statement changes nothing, one by one, in the order in which they are looked for.
import { sameName, type CalledTable, type Directive, type ExactTable } from '../../knowledge/directives.ts'
import type { ColumnPlan, Plan, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isRefused, ruleOfKeys } from '../columns/allowed-value.ts'
import { isTableCalled } from '../context.ts'
import { chosenTable } from '../tables/told-tables.ts'
import { hasAreaCode } from './area-filled.ts'
import { isCalculated } from './calculated-so.ts'
import { isGapFilled } from './gap-filled.ts'
import { listed } from './listed.ts'
import { ordersOf } from '../transforms/dates/date-order.ts'

// Why a plan does not follow what was said, where it doesn't: what is told as applied has to be found in it.

/** What was planned, and from what. */
export interface Planned {
  plan: Plan
  profiles: TableProfile[]
  templates: Template[]
}

/** Null when the directive finds what it is about, and the plan follows it. */
export function whyIdle(directive: Directive, seen: Planned): string | null {
  const { plan, profiles, templates } = seen
  const targets = templates.filter(({ slug }) => directive.slug === null || directive.slug === slug)
  const noTarget = (name: string): string | null => {
    const columns = targets.flatMap((template) => template.columns)
    return columns.some((column) => sameName(column.name, name))
      ? null
      : `no template has a column “${name}”; there are ${listed(columns.map((column) => column.name))}.`
  }
  const noSource = (name: string): string | null => {
    const columns = profiles.flatMap((profile) => profile.columns)
    return columns.some((column) => sameName(column.name, name))
      ? null
      : `no table has a column “${name}”; there are ${listed([...new Set(columns.map((column) => column.name))])}.`
  }
  const neither = (name: string): string | null =>
    noTarget(name) === null || noSource(name) === null ? null : `no template and no table has a column “${name}”.`
  const noTable = (called: CalledTable): string | null =>
    profiles.some(({ table }) => isTableCalled(table, called))
      ? null
      : `there is no table “${nameOf(called)}”; there are ${listed(profiles.map(({ table }) => table.name))}.`
  switch (directive.kind) {
    case 'column':
      return noSource(directive.source) ?? noTarget(directive.target) ?? unplaced(directive, directive.target, plan)
    case 'merge':
      return (
        firstOf(directive.sources.map(noSource)) ??
        noTarget(directive.target) ??
        unplaced(directive, directive.target, plan)
      )
    case 'split':
      return (
        noSource(directive.source) ??
        firstOf(directive.targets.map(noTarget)) ??
        firstOf(directive.targets.map((target) => unplaced(directive, target, plan)))
      )
    case 'prefixed':
      return noSource(directive.source) ?? noTarget(directive.column)
    case 'front':
      return firstOf(directive.targets.map(({ column }) => noTarget(column)))
    case 'scaled':
    case 'calculated':
      return noTarget(directive.column) ?? uncalculated(directive, columnsOf(plan, directive.slug, directive.column))
    case 'assign':
      return unplaced(directive, directive.target, plan)
    case 'empty':
      return noTarget(directive.target)
    case 'fallback':
      return neither(directive.column) ?? noSource(directive.source) ?? unneeded(directive, plan)
    case 'default':
      return neither(directive.column) ?? unset(directive, plan)
    case 'chain':
    case 'left_empty':
    case 'bereft':
    case 'of_state':
      return noTarget(directive.column)
    case 'value':
      return directive.column === null
        ? noValue(directive.raw, plan)
        : (neither(directive.column) ?? unmet(directive, directive.column, seen))
    case 'date_order':
      return (directive.column === null ? null : neither(directive.column)) ?? unordered(directive, plan)
    case 'decimal_mark':
      return (directive.column === null ? null : neither(directive.column)) ?? unmarked(directive, plan)
    case 'ignore_column':
      return noSource(directive.column)
    case 'ignore_table':
      return noTable(directive.table)
    case 'table':
      return noTable(directive.table) ?? noTemplate(directive.template, templates) ?? unfed(directive.table, seen)
    case 'only_table':
      return profiles.some((profile) => chosenTable(directive, profile, profiles) !== null)
        ? null
        : `no file with several sheets has ${typeof directive.table === 'number' ? 'that many' : `one called “${directive.table}”`}.`
    case 'join':
      return (
        noTable(directive.table) ??
        (noTable(directive.to) === null || noTemplate(nameOf(directive.to), templates) === null
          ? null
          : `there is no table and no template “${nameOf(directive.to)}”.`) ??
        firstOf(directive.keys.map(neither)) ??
        unjoined(directive, plan, profiles)
      )
    case 'skip_rows':
      return neither(directive.column) ?? unskipped(directive, plan, profiles)
    case 'leave_rows':
      return isLeft(directive, plan)
        ? null
        : `“${directive.table.table}” fills no sheet by itself, so no row of it is left out.`
    case 'gaps_from':
      return isGapFilled(columnsOf(plan, directive.slug, directive.column), directive.column, directive.table)
        ? null
        : `“${directive.table.table}” has no column for it whose rows those of “${directive.column}” name, or no cell of that is empty.`
    case 'key_from':
      return plan.sheets.some(({ same_key = [] }) => same_key.some(({ keep }) => sameTable(keep, directive.table))) ||
        joinsTable(plan, directive.table)
        ? null
        : `no two tables fill a sheet whose rows have a key, and “${directive.table.table}” is one of them.`
    case 'only_for':
      return joinsTable(plan, directive.table) ||
        plan.sheets.some(({ sources }) => sources.some((one) => sameTable(one, directive.table)))
        ? null
        : `“${directive.table.table}” fills no sheet.`
    case 'constant':
      return noTarget(directive.column) ?? refused(directive, targets) ?? unplaced(directive, directive.column, plan)
    case 'step':
      return neither(directive.column) ?? unfilled(directive.column, directive, plan)
    case 'examples':
      return neither(directive.column)
    case 'accept':
      return directive.column === null ? null : neither(directive.column)
    case 'null_token':
      return (directive.column === null ? null : neither(directive.column)) ?? unseen(directive, seen)
    case 'phone_country':
      return undialled(directive, plan)
    case 'area_code':
      return hasAreaCode(directive.area, columnsOf(plan, directive.slug, null))
        ? null
        : 'no column of phone numbers has one without an area code.'
    case 'same_key':
      return neither(directive.column) ?? unshared(directive.column, seen)
    case 'duplicates':
    case 'value_list':
      return null
  }
}

function uncalculated(
  directive: Extract<Directive, { kind: 'scaled' | 'calculated' }>,
  columns: ColumnPlan[],
): string | null {
  return isCalculated(directive, columns) ? null : `“${directive.column}” has no figures that it could be done to.`
}

/** Columns of files that fill what a name is about, or are called so. */
function filling(name: string | null, slug: string | null, { plan, profiles }: Planned): ColumnProfile[] {
  const inputs = columnsOf(plan, slug, name).flatMap((column) => column.inputs)
  return profiles.flatMap(({ table, columns }) =>
    columns.filter(
      (column) =>
        (name !== null && sameName(column.name, name)) ||
        inputs.some(
          ({ file_id, table: of, position }) =>
            file_id === table.file_id && of === table.name && position === column.position,
        ),
    ),
  )
}

/** An exact change may speak of values that only come later; a sentence is about what is there. */
function unmet(directive: Extract<Directive, { kind: 'value' }>, column: string, seen: Planned): string | null {
  const { slug, raw, or } = directive
  if (slug !== null || raw === '') return null
  const columns = filling(column, slug, seen)
  const values = columns.flatMap((one) => one.values.map(({ value }) => value))
  const isThere = values.some((value) => value.trim().toLowerCase() === raw.trim().toLowerCase())
  if (!isThere && columns.length > 0 && columns.every(({ complete }) => complete))
    return `no row of “${column}” has “${raw}”; there are ${listed([...new Set(values)].map((value) => `“${value}”`))}.`
  const filled = columnsOf(seen.plan, slug, column).filter(({ inputs }) => inputs.length > 0)
  if (filled.length === 0) return `“${column}” fills no column; say which, as in “map ${column} to …”.`
  const entries = filled.flatMap(({ transforms }) =>
    transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : [])),
  )
  return !or || entries.some((entry) => entry.raw.toLowerCase() === raw.toLowerCase())
    ? null
    : `what “${column}” fills does not allow “${directive.value}”.`
}

function unset(directive: Extract<Directive, { kind: 'default' }>, { sheets }: Plan): string | null {
  const { slug, column, value } = directive
  const isSet = sheets
    .filter((sheet) => slug === null || sheet.slug === slug)
    .flatMap(({ sources }) => sources.flatMap(({ columns }) => columns))
    .some(({ transforms }) => transforms.some((step) => step.kind === 'default' && step.value === value))
  return isSet ? null : `“${column}” fills no column.`
}

/** What falls back is one column as it is, and the other one stands in the same table. */
function unneeded({ slug, column, source }: Extract<Directive, { kind: 'fallback' }>, plan: Plan): string | null {
  const filled = columnsOf(plan, slug, column)
  const isNeeded = filled.some(({ inputs }) => inputs.some((input) => sameName(input.column, source)))
  if (isNeeded) return null
  return filled.length === 0
    ? `“${column}” fills no column; say which, as in “map ${column} to …, or ${source} if it is empty”.`
    : `“${column}” is not one column as it is, or “${source}” is in none of its tables.`
}

function unfed(called: CalledTable, { plan, profiles }: Planned): string | null {
  const fed = plan.sheets.flatMap(({ sources }) => sources.flatMap((source) => [source, ...source.joins]))
  const isFed = profiles.some(
    ({ table }) =>
      isTableCalled(table, called) && fed.some((one) => one.file_id === table.file_id && one.table === table.name),
  )
  return isFed ? null : `“${nameOf(called)}” fills no sheet; something said nearer, or an answer, leaves it out.`
}

function unfilled(column: string, { slug }: Directive, plan: Plan): string | null {
  return columnsOf(plan, slug, column).some(({ inputs }) => inputs.length > 0)
    ? null
    : `“${column}” neither fills a column nor is filled.`
}

/** No cell has any of the texts, so that there is nothing to empty. */
function unseen({ slug, column, tokens }: Extract<Directive, { kind: 'null_token' }>, seen: Planned): string | null {
  const columns = filling(column, slug, seen)
  const wanted = tokens.map((token) => token.trim().toLowerCase())
  const isThere = columns.some(
    ({ complete, values }) => !complete || values.some(({ value }) => wanted.includes(value.trim().toLowerCase())),
  )
  return isThere
    ? null
    : `no cell ${column === null ? 'that is used' : `of “${column}”`} has ${listed(tokens.map((token) => `“${token}”`))}.`
}

function undialled({ slug, country }: Extract<Directive, { kind: 'phone_country' }>, plan: Plan): string | null {
  const steps = columnsOf(plan, slug, null).flatMap(({ transforms }) => transforms)
  return steps.some((step) => step.kind === 'phone' && step.country === country)
    ? null
    : 'no column of phone numbers is brought to one form, or what its rule takes tells another country.'
}

function unshared(column: string, { plan }: Planned): string | null {
  const told = plan.sheets.flatMap(({ same_key = [] }) => same_key)
  return told.length > 0 ? null : `“${column}” fills no column whose values each row must have for itself.`
}

function firstOf(reasons: (string | null)[]): string | null {
  return reasons.find((reason) => reason !== null) ?? null
}

/** The columns are there, but not in a table that feeds the sheet, or a later word of the same update goes before this one. */
function unplaced({ slug, by }: Directive, target: string, { sheets }: Plan): string | null {
  const decided = sheets
    .filter((sheet) => slug === null || sheet.slug === slug)
    .flatMap(({ sources }) => sources.flatMap(({ columns }) => columns))
    .some(({ column, decided_by }) => sameName(column, target) && decided_by === by)
  return decided ? null : `no table that fills “${target}” has the columns named.`
}

/** What every rule refuses is no value of all rows. */
function refused(directive: Extract<Directive, { kind: 'constant' }>, templates: readonly Template[]): string | null {
  const own = templates.flatMap(({ columns }) => columns.filter(({ name }) => sameName(name, directive.column)))
  return own.every((column) => isRefused(directive, ruleOfKeys(column, templates)))
    ? `“${directive.value}” is no value that the rule of “${directive.column}” takes.`
    : null
}

/** What the values themselves show of their order, or an answer about them says, goes before a word on all dates. */
function unordered({ slug, column, order }: Extract<Directive, { kind: 'date_order' }>, plan: Plan): string | null {
  const dates = columnsOf(plan, slug, column).map(({ column: target, transforms }) => {
    return { target, orders: transforms.flatMap(ordersOf) }
  })
  if (dates.some(({ orders }) => orders.includes(order))) return null
  const others = dates.flatMap(({ target, orders }) => (orders.length > 0 ? [`“${target}”`] : []))
  if (others.length === 0) return 'no dates are read in one of two orders.'
  return `${listed([...new Set(others)])} can only be read ${order === 'dmy' ? 'month' : 'day'} first, or an answer says so.`
}

/** Values that show their mark are read by it. */
function unmarked({ slug, column, mark }: Extract<Directive, { kind: 'decimal_mark' }>, plan: Plan): string | null {
  const steps = columnsOf(plan, slug, column).flatMap(({ transforms }) => transforms)
  const isRead = steps.some((step) => step.kind === 'number' && step.decimal === mark)
  return isRead ? null : 'no numbers are read so; the values show another mark, or none.'
}

/** The columns of a plan that a name in a statement is about; all of them where it names none. */
function columnsOf({ sheets }: Plan, slug: string | null, name: string | null): ColumnPlan[] {
  return sheets
    .filter((sheet) => slug === null || sheet.slug === slug)
    .flatMap(({ sources }) => sources.flatMap(({ columns }) => columns))
    .filter(({ column, inputs }) =>
      [column, ...inputs.map((input) => input.column)].some((own) => name === null || sameName(own, name)),
    )
}

function nameOf(called: CalledTable): string {
  return typeof called === 'string' ? called : called.table
}

function unjoined(
  { table, to, keys: [key, other], origin }: Extract<Directive, { kind: 'join' }>,
  { sheets }: Plan,
  profiles: TableProfile[],
): string | null {
  const joins = sheets.flatMap(({ sources }) => sources.flatMap((source) => source.joins))
  const isDone = joins.some(
    ({ file_id, table: joined, reason }) =>
      reason.endsWith(`as ${origin} says.`) &&
      profiles.some(
        (profile) =>
          profile.table.file_id === file_id && profile.table.name === joined && isTableCalled(profile.table, table),
      ),
  )
  const by = key === other ? `“${key}”` : `“${key}” and “${other}”`
  return isDone
    ? null
    : `“${nameOf(table)}” and “${nameOf(to)}” fill no template together, or have no columns to join them by ${by}.`
}

function unskipped(
  { slug, origin, column, value, keep }: Extract<Directive, { kind: 'skip_rows' }>,
  { sheets }: Plan,
  profiles: TableProfile[],
): string | null {
  const skips = sheets
    .filter((sheet) => slug === null || sheet.slug === slug)
    .flatMap(({ sources }) => sources.flatMap((source) => source.skips))
  const what = value === null ? 'is empty' : `is ${keep ? 'not ' : ''}“${value}”`
  if (skips.some(({ reason }) => reason.includes(` ${what}: `) && reason.endsWith(`as ${origin} says.`))) return null
  const named = profiles.flatMap((profile) => profile.columns).filter(({ name }) => sameName(name, column))
  const found = named.flatMap(({ values }) => values.map((one) => `“${one.value}”`))
  return value !== null && found.length > 0
    ? `no row of “${column}” has “${value}”; there are ${listed(found)}.`
    : `“${column}” is not filled from a single column of a table, or no row has the value; name the column of the file instead.`
}

function isLeft({ table, what, origin }: Extract<Directive, { kind: 'leave_rows' }>, { sheets }: Plan): boolean {
  const sources = sheets.flatMap((sheet) => sheet.sources)
  return sources.some(
    (source) =>
      sameTable(source, table) &&
      source.skips.some(({ reason }) => reason.startsWith(`${what}: `) && reason.endsWith(`as ${origin} says.`)),
  )
}

/** Whether the table completes another one, or is completed. */
function joinsTable({ sheets }: Plan, table: ExactTable): boolean {
  return sheets.some(({ sources }) =>
    sources.some(
      (one) => (one.joins.length > 0 && sameTable(one, table)) || one.joins.some((join) => sameTable(join, table)),
    ),
  )
}

function sameTable(one: unknown, { file_id, table }: ExactTable): boolean {
  return Object(one).file_id === file_id && Object(one).table === table
}

function noValue(raw: string, { sheets }: Plan): string | null {
  const entries = sheets.flatMap(({ sources }) =>
    sources.flatMap(({ columns }) =>
      columns.flatMap(({ transforms }) =>
        transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : [])),
      ),
    ),
  )
  return entries.some((entry) => entry.raw.toLowerCase() === raw.toLowerCase())
    ? null
    : `no column has the value “${raw}” and allows what it means; name the column, as in “status A means active”.`
}

function noTemplate(name: string, templates: Template[]): string | null {
  return templates.some((template) => sameName(template.slug, name) || sameName(template.name, name))
    ? null
    : `there is no template “${name}”; there are ${listed(templates.map(({ slug }) => slug))}.`
}
