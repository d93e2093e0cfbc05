import { z } from 'zod'
import type { components } from '../../../../generated/api.ts'
import type { File } from '../../../../generated/prisma/client.ts'
import { badRequest } from '../../errors.ts'
import { contradiction } from '../../engine/examples/contradiction.ts'
import type { ColumnChange, JoinTables, NamedColumn, Plan, PlanChange, Revision, Template } from '../../engine/model.ts'
import { withPatternCheck } from '../catalog/patterns.ts'
import { changeProblem } from './change-problem.ts'
import { checkChain, type Refuse } from './check-chain.ts'
import { storedTables } from './stored-json.ts'
import { transformShape } from './transform-shape.ts'

/** What changes may name. `plan` is null when it is no longer stored: then only files and templates are looked at. */
interface Named {
  files: readonly File[]
  templates: readonly Template[]
  plan: Plan | null
}

type Change = components['schemas']['PlanChange']

/** Names listed in a refusal, at most. */
const MOST_LISTED = 50

const text = z.string()
const target = { slug: text, column: text }
const reference = z.strictObject({ file_id: text, table: text, column: text })

const planChange: z.ZodType<PlanChange> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('map'), ...target, sources: z.array(reference).min(1) }),
  z.strictObject({ kind: z.literal('unmap'), ...target }),
  z.strictObject({
    kind: z.literal('value_map'),
    ...target,
    entries: z.array(z.strictObject({ raw: text, value: text })).min(1),
  }),
  z.strictObject({ kind: z.literal('transform'), ...target, transforms: z.array(transformShape) }),
  z.strictObject({
    kind: z.literal('examples'),
    ...target,
    sources: z.array(reference).min(1).exactOptional(),
    examples: z.array(z.strictObject({ from: z.array(text).min(1), to: text })).min(1),
  }),
  z.strictObject({ kind: z.literal('default'), ...target, value: text }),
  z.strictObject({ kind: z.literal('skip_rows'), ...target, equals: text.exactOptional() }),
  z.strictObject({ kind: z.literal('join'), slug: text, left: reference, right: reference }),
])

/** What an update run's `input` holds. */
export const storedRevision: z.ZodType<Revision> = z.object({
  instructions: text.nullable(),
  changes: z.array(planChange),
})

/** What is wrong with the first change of the list that is none by its shape; null when all are. */
export const findMalformedChange = (changes: readonly unknown[]): string | null => {
  for (const [index, change] of changes.entries()) {
    const [issue] = planChange.safeParse(change).error?.issues ?? []
    if (issue) return changeProblem(index, change, issue)
  }
  return null
}

const refuser =
  (index: number, { kind }: Pick<Change, 'kind'>): Refuse =>
  (why) =>
    badRequest(`changes[${index}] (${kind}): ${why}`)

/** The changes as the engine takes them. 400 for the first that can't be, whatever the migration has. */
export const readChanges = async (changes: readonly Change[]): Promise<PlanChange[]> => {
  const read = changes.map((change, index) => {
    const refuse = refuser(index, change)
    const { data } = planChange.safeParse(change)
    if (!data) throw badRequest(findMalformedChange(changes) ?? `changes[${index}] is no change.`)
    checkItself(data, refuse)
    return { data, refuse }
  })
  await checkPatterns(read)
  return read.map(({ data }) => data)
}

const checkItself = (change: PlanChange, refuse: Refuse): void => {
  if (change.kind === 'map') checkOneTable(change.sources, refuse)
  if (change.kind === 'examples') checkExamples(change, refuse)
  if (change.kind === 'value_map') checkEntries(change, refuse)
  if (change.kind === 'transform') checkChain(change, refuse)
  if (change.kind === 'join') checkTwoTables(change, refuse)
}

/** 400 for the first change that names what the migration does not have. */
export const checkNames = (changes: readonly PlanChange[], named: Named): void => {
  for (const [index, change] of changes.entries()) {
    const refuse = refuser(index, change)
    checkTarget(change, named, refuse)
    if (change.kind === 'map') checkColumns(change.sources, change.slug, named, refuse)
    if (change.kind === 'examples' && change.sources) checkColumns(change.sources, change.slug, named, refuse)
    if (change.kind === 'skip_rows') checkSkip(change, named, refuse)
    if (change.kind === 'join') checkSides(change, named, refuse)
  }
}

const checkTarget = (change: PlanChange, { templates, plan }: Named, refuse: Refuse): void => {
  const { slug } = change
  const template = templates.find((candidate) => candidate.slug === slug)
  const planned = plan ? plan.sheets.map((sheet) => sheet.slug) : templates.map((candidate) => candidate.slug)
  if (!template || !planned.includes(slug)) {
    throw refuse(`the plan has no sheet ${JSON.stringify(slug)}. It has ${listed(planned)}.`)
  }
  if (change.kind === 'join') return
  const { column } = change
  const columns = template.columns.map(({ name }) => name)
  if (!columns.includes(column)) {
    throw refuse(`the template ${slug} has no column ${JSON.stringify(column)}. Its columns are ${listed(columns)}.`)
  }
}

const checkExamples = ({ sources, examples }: Extract<PlanChange, { kind: 'examples' }>, refuse: Refuse): void => {
  if (sources) checkOneTable(sources, refuse)
  const width = sources?.length ?? examples[0]?.from.length
  const odd = examples.findIndex(({ from }) => from.length !== width)
  if (odd >= 0)
    throw refuse(
      `examples[${odd}].from has ${examples[odd]?.from.length} values, and there ${width === 1 ? 'is one source column' : `are ${width} source columns`}.`,
    )
  const [one, other] = contradiction(examples) ?? []
  if (one && other)
    throw refuse(
      `examples[${examples.indexOf(one)}] and examples[${examples.indexOf(other)}] contradict each other: both are of ${listed(one.from)}.`,
    )
}

const checkOneTable = (sources: readonly NamedColumn[], refuse: Refuse): void => {
  const tables = new Set(sources.map(({ file_id, table }) => JSON.stringify([file_id, table])))
  if (tables.size > 1)
    throw refuse('sources are of several tables. Name columns of one table, and map each table by a change of its own.')
}

/** A table can't complete itself. */
const checkTwoTables = ({ left, right }: JoinTables, refuse: Refuse): void => {
  if (left.file_id === right.file_id && left.table === right.table)
    throw refuse(`left and right are both of the table ${JSON.stringify(left.table)}. Name columns of two tables.`)
}

/** The table of `left` fills the sheet; that of `right` is taken to it, wherever the plan has it. */
const checkSides = ({ slug, left, right }: JoinTables, named: Named, refuse: Refuse): void => {
  checkColumns([left], slug, named, refuse)
  checkColumns([right], slug, { ...named, plan: null }, refuse)
}

/** The columns, which are of one table, are there, and the plan lets the table fill the sheet. */
const checkColumns = (
  [first, ...others]: readonly NamedColumn[],
  slug: string,
  { files, plan }: Named,
  refuse: Refuse,
): void => {
  if (!first) throw refuse('sources is empty.')
  const file = files.find(({ id }) => id === first.file_id)
  if (!file) throw refuse(`this migration has no file ${first.file_id}. listFiles tells its files.`)
  if (file.status !== 'ready')
    throw refuse(`the file ${file.name} is ${file.status}, and only columns of a file that is ready can be named.`)
  const found = storedTables.parse(file.tables)
  const table = found.find(({ name }) => name === first.table)
  if (!table)
    throw refuse(
      `the file ${file.name} has no table ${JSON.stringify(first.table)}. Its tables are ${listed(found.map(({ name }) => name))}.`,
    )
  const columns = table.columns.map(({ name }) => name)
  const missing = [first, ...others].find(({ column }) => !columns.includes(column))
  if (missing)
    throw refuse(
      `the table ${table.name} of ${file.name} has no column ${JSON.stringify(missing.column)}. Its columns are ${listed(columns)}.`,
    )
  if (plan) checkPlacement(slug, first, plan, refuse)
}

/** A table of a file that the plan has seen must feed the sheet; where a new file goes is known once it was read. */
const checkPlacement = (
  slug: string,
  { file_id, table }: { file_id: string; table: string },
  { sheets, ignored_tables }: Plan,
  refuse: Refuse,
): void => {
  const isIt = (place: { file_id: string; table: string }): boolean =>
    place.file_id === file_id && place.table === table
  const fed = sheets.filter(({ sources }) => sources.some((source) => isIt(source) || source.joins.some(isIt)))
  if (fed.length === 0 && !ignored_tables.some(isIt)) return
  if (fed.some((sheet) => sheet.slug === slug)) return
  const where = fed.length === 0 ? 'is left out' : `goes to ${listed(fed.map((sheet) => sheet.slug))}`
  throw refuse(
    `the table ${table} ${where} in the plan, so that it can't fill ${slug}. ` +
      `Say in instructions of an update first: sheet \`${table}\` is \`${slug}\`.`,
  )
}

const checkEntries = ({ entries }: Extract<PlanChange, { kind: 'value_map' }>, refuse: Refuse): void => {
  const seen = new Set<string>()
  for (const { raw } of entries) {
    if (seen.has(raw)) throw refuse(`entries has the value ${JSON.stringify(raw)} twice.`)
    seen.add(raw)
  }
}

const checkSkip = ({ slug, column }: ColumnChange, { plan }: Named, refuse: Refuse): void => {
  const filled = plan?.sheets
    .filter((sheet) => sheet.slug === slug)
    .flatMap(({ sources }) =>
      sources.map(({ file_id, table, columns }) => ({
        file_id,
        table,
        of: columns.find((own) => own.column === column),
      })),
    )
  if (!filled) return
  const single = filled.some(({ file_id, table, of }) => {
    const [input, second] = of?.inputs ?? []
    return input && !second && input.file_id === file_id && input.table === table
  })
  if (!single) {
    throw refuse(
      `${column} of ${slug} is not filled from one column of a main table, so that no source value tells which rows to leave out.`,
    )
  }
}

/** Patterns are asked of the engine that will run them; only where there are any. */
const checkPatterns = async (changes: readonly { data: PlanChange; refuse: Refuse }[]): Promise<void> => {
  const patterns = changes.flatMap(({ data, refuse }) =>
    data.kind !== 'transform'
      ? []
      : data.transforms.flatMap((step) => ('pattern' in step ? [{ pattern: step.pattern, refuse }] : [])),
  )
  if (patterns.length === 0) return
  await withPatternCheck(async (check) => {
    for (const { pattern, refuse } of patterns) {
      const why = await check(pattern)
      if (why !== null) throw refuse(`the pattern ${JSON.stringify(pattern)} can't be used: ${why}.`)
    }
  })
}

const listed = (names: readonly string[]): string =>
  names.length === 0
    ? 'none'
    : names.slice(0, MOST_LISTED).join(', ') +
      (names.length > MOST_LISTED ? ` and ${names.length - MOST_LISTED} more` : '')
