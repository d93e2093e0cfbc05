import { sameName, type CalledTable, type Directive } from '../knowledge/directives.ts'
import { readSentences } from '../knowledge/parse.ts'
import type { ColumnPlan, KnowledgeEntry, Plan, Revision, Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { isTableCalled } from './context.ts'
import { chosenTable } from './place-tables.ts'
import { tellKnowledge } from './tell-knowledge.ts'
import { tellOverruled } from './tell-overruled.ts'
import { ordersOf } from './transforms/date-order.ts'

/** Sentences of one kind that are quoted, and names that are listed, at most. */
const MOST = 12

/** Characters of a sentence that is quoted. */
const LONGEST = 200

interface Seen {
  profiles: TableProfile[]
  templates: Template[]
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/**
 * What came of what was said, in sentences: what was done, what names nothing, what was not understood, and what goes before what. Of an
 * update, or of the migration's instructions where the run is none; of knowledge always, with the entry that said so.
 */
export function tellRevision(plan: Plan, seen: Seen, directives: Directive[]): string[] {
  const { revisions = [] } = seen
  const last = revisions.at(-1)
  const current = last?.current ? last : null
  const still =
    last && !current ? [`What ${revisions.length === 1 ? 'the update' : 'the updates'} before said still holds.`] : []
  const number = current ? revisions.length : 0
  const told = directives.filter(({ revision, by }) => revision === number && by === 'instruction').toReversed()
  const said = current ? current.instructions : seen.instructions
  const read = new Set(directives.map((directive) => directive.said))
  const own = current || said !== null ? tellOwn(plan, { ...seen, read }, told, said ?? '', current !== null) : []
  return [
    ...still,
    ...own,
    ...tellKnowledge(plan, directives, seen.profiles),
    ...tellOverruled(directives, seen.profiles, number),
    ...tellUnread(seen.knowledge, read),
  ]
}

function tellOwn(
  plan: Plan,
  { profiles, templates, read }: Seen & { read: ReadonlySet<string> },
  told: Directive[],
  text: string,
  isUpdate: boolean,
): string[] {
  const bySaid = Map.groupBy(told, ({ said }) => said)
  const idle = [...bySaid].flatMap(([said, of]) => {
    const reasons = of.map((directive) => whyIdle(directive, plan, profiles, templates))
    const [reason] = reasons
    return reason && !reasons.includes(null) ? [{ said, reason }] : []
  })
  const done = [...bySaid.keys()].filter((said) => !idle.some((one) => one.said === said))
  const taken = told.filter(({ said }) => done.includes(said)).flatMap((directive) => directive.taken ?? [])
  const unclear = unread(text, read)
  const nothing =
    isUpdate && done.length === 0 ? ['Nothing that the update said could be applied, so the plan is as before.'] : []
  return [
    ...nothing,
    ...(done.length > 0 ? [`Applied ${listed(done)}.`] : []),
    ...(taken.length > 0 ? [`${listed([...new Set(taken)])}.`] : []),
    ...idle.slice(0, MOST).map(({ said, reason }) => `${said} changes nothing: ${reason}`),
    ...(unclear.length > 0
      ? [
          `Not understood, so nothing was changed for it: ${listed(unclear)}. Statements such as “map A to B”, “dates are day first”, ` +
            '“drop rows without an email”, “status A means active”, “use the second sheet only” and “ignore column X” are understood.',
        ]
      : []),
  ]
}

/** Sentences of knowledge that nothing was taken from, so that nobody relies on them. */
function tellUnread(knowledge: KnowledgeEntry[], read: ReadonlySet<string>): string[] {
  return knowledge.flatMap(({ key, content }) => {
    const unclear = unread(content, read)
    return unclear.length === 0
      ? []
      : [`Of knowledge “${key}” this was not understood, so nothing was done for it: ${listed(unclear)}.`]
  })
}

/** Sentences that nobody understood, nor a model `read`. */
function unread(text: string, read: ReadonlySet<string>): string[] {
  return readSentences(text).flatMap(({ text: said, statement }) => {
    if (statement || read.has(`“${said}”`)) return []
    return [`“${said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said}”`]
  })
}

/** Null when the directive finds what it is about. */
function whyIdle(directive: Directive, plan: Plan, profiles: TableProfile[], templates: Template[]): string | null {
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
      return noSource(directive.source) ?? firstOf(directive.targets.map(noTarget))
    case 'assign':
      return unplaced(directive, directive.target, plan)
    case 'empty':
      return noTarget(directive.target)
    case 'default':
    case 'chain':
      return noTarget(directive.column)
    case 'value':
      return directive.column === null ? noValue(directive.raw, plan) : neither(directive.column)
    case 'date_order':
      return (directive.column === null ? null : neither(directive.column)) ?? unordered(directive, plan)
    case 'decimal_mark':
      return (directive.column === null ? null : neither(directive.column)) ?? unmarked(directive, plan)
    case 'ignore_column':
      return noSource(directive.column)
    case 'ignore_table':
      return noTable(directive.table)
    case 'table':
      return noTable(directive.table) ?? noTemplate(directive.template, templates)
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
    case 'constant':
      return noTarget(directive.column) ?? unplaced(directive, directive.column, plan)
    case 'step':
    case 'examples':
      return neither(directive.column)
    case 'accept':
    case 'null_token':
      return directive.column === null ? null : neither(directive.column)
    case 'phone_country':
    case 'duplicates':
      return null
  }
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

function listed(items: string[]): string {
  const more = items.length - MOST
  return items.slice(0, MOST).join(', ') + (more > 0 ? ` and ${more} more` : '') || 'none'
}
