import type { InputTable, IssueCode, Manifest, Question, SheetPlan, SourcePlan } from '../../engine/model.ts'
import { count, list, mergedAs, number, percent, quote, sentence } from '../../engine/phrases.ts'
import type { NewThreadEvent } from './event.ts'

// What the agent saw and decided, and why, in plain sentences: from the finished plan and what came of it, so that nothing is told
// that is not so. The number of steps is bounded, and so is each list in them; the preview has everything.

type Topic =
  | 'tables'
  | 'mapping'
  | 'unmapped'
  | 'joins'
  | 'skipped'
  | 'ignored'
  | 'values'
  | 'duplicates'
  | 'assumption'
  | 'issues'

interface Step {
  topic: Topic
  text: string
  slug: string | null
}

/** Steps of one topic, and characters of a step, at most. */
const MOST_STEPS = 20
const MOST_CHARACTERS = 2_000

const cut = (text: string): string => (text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`)

/** The steps of a topic, as many as there may be; the last one says how many more there would have been. */
const bounded = (topic: Topic, steps: readonly { text: string; slug?: string }[]): Step[] => {
  const shown = steps.slice(0, steps.length > MOST_STEPS ? MOST_STEPS - 1 : MOST_STEPS)
  const told = shown.map(({ text, slug }): Step => ({ topic, text: cut(text), slug: slug ?? null }))
  const rest = steps.length - shown.length
  if (rest === 0) return told
  return [...told, { topic, text: `There are ${number(rest)} more of these; the preview has them all.`, slug: null }]
}

const eventOf =
  (run_id: string) =>
  ({ topic, text, slug }: Step): NewThreadEvent => ({
    type: 'step',
    actor: 'agent',
    run_id,
    data: { topic, text, slug },
  })

/** The tables that were found in the files. */
export const tellTables = (run_id: string, tables: readonly InputTable[]): NewThreadEvent[] => {
  const files = new Set(tables.map(({ file_id }) => file_id)).size
  const each = tables.map(({ name, file_name, rows, columns, header_row }) => {
    const header = header_row === null ? ', no header' : header_row === 1 ? '' : `, header in row ${header_row}`
    return `${quote(name)} in ${file_name} (${count(rows, 'row')}, ${count(columns.length, 'column')}${header})`
  })
  const text = `Found ${count(tables.length, 'table')} in ${count(files, 'file')}: ${list(each)}.`
  return bounded('tables', [{ text }]).map(eventOf(run_id))
}

/** That the run asks, before the questions themselves. */
export const tellQuestions = (run_id: string, questions: readonly Question[]): NewThreadEvent => {
  const one = questions.length === 1
  const rows = Math.max(0, ...questions.map(({ affected_rows }) => affected_rows))
  const text =
    `${count(questions.length, 'question')} can't be decided from the data alone${rows > 0 ? `; up to ${count(rows, 'row')} depend on ${one ? 'it' : 'one of them'}` : ''}. ` +
    `The run goes on once ${one ? 'it has its answer' : 'each has its answer'}.`
  return { type: 'message', actor: 'agent', run_id, data: { text } }
}

/** Everything that the plan decided, and what came of it. Notes that the thread has been told otherwise are left out. */
export const tellPlan = (
  run_id: string,
  manifest: Manifest,
  tables: readonly InputTable[],
  toldElsewhere: readonly string[] = [],
): NewThreadEvent[] => {
  const names = namesOf(manifest, tables)
  const { plan, notes } = manifest
  const perSource = (tell: (names: Names, sheet: SheetPlan, source: SourcePlan) => string[]) =>
    plan.sheets.flatMap((sheet) =>
      sheet.sources.flatMap((source) => tell(names, sheet, source).map((text) => ({ text, slug: sheet.slug }))),
    )
  const steps = [
    ...bounded('mapping', perSource(mapping)),
    ...bounded('joins', perSource(joins)),
    ...bounded('unmapped', perSource(unmapped)),
    ...bounded('skipped', perSource(skipped)),
    ...bounded('ignored', ignoredTables(names, manifest)),
    ...bounded('values', valueMaps(names, manifest)),
    ...bounded('duplicates', duplicates(names, manifest)),
    ...bounded('assumption', assumptions(notes, toldElsewhere)),
    ...bounded('issues', issues(manifest)),
  ]
  return steps.map(eventOf(run_id))
}

interface Names {
  table: (place: { file_id: string; table: string }) => string
  sheet: (slug: string) => string
}

const namesOf = ({ sheets }: Manifest, tables: readonly InputTable[]): Names => ({
  table: ({ file_id, table }) => {
    const file = tables.find((candidate) => candidate.file_id === file_id)?.file_name
    return file === undefined ? quote(table) : `${quote(table)} of ${file}`
  },
  sheet: (slug) => sheets.find((sheet) => sheet.slug === slug)?.name ?? slug,
})

const deciders = {
  knowledge: 'by knowledge',
  answer: 'by an answer',
  instruction: 'by an instruction',
  model: 'by the model',
} as const

const mapping = (names: Names, { slug }: SheetPlan, source: SourcePlan): string[] => {
  const fed = source.columns.filter(({ inputs }) => inputs.length > 0)
  const empty = source.columns.filter(({ inputs, transforms }) => inputs.length === 0 && transforms.length === 0)
  const least = fed.toSorted((one, other) => one.confidence - other.confidence)[0]
  const sure = fed.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(fed.length, 1)
  const told = Object.entries(deciders).flatMap(([by, words]) => {
    const decided = fed.filter(({ decided_by }) => decided_by === by).length
    return decided > 0 ? [`${number(decided)} ${words}`] : []
  })
  const share =
    fed.length === source.columns.length
      ? `all ${number(fed.length)}`
      : `${number(fed.length)} of its ${number(source.columns.length)}`
  const by = told.length > 0 ? `, ${list(told)}` : ''
  const takes = fed.map(
    ({ column, inputs }) => `${column} from ${inputs.map((input) => quote(input.column)).join(' + ')}`,
  )
  const sentences = [
    `${names.sheet(slug)} is filled from ${names.table(source)}, ${share} columns with ${percent(sure)} confidence on average${by}.`,
    ...(takes.length > 0 ? [`It takes ${list(takes)}.`] : []),
  ]
  if (least && least.confidence < 0.95) {
    sentences.push(`The least certain is ${least.column}, ${percent(least.confidence)}: ${sentence(least.reason)}`)
  }
  if (empty.length > 0) sentences.push(`Nothing was found for ${list(empty.map(({ column }) => column))}.`)
  return [sentences.join(' ')]
}

const joins = (names: Names, _sheet: SheetPlan, source: SourcePlan): string[] =>
  source.joins.map((join) => `${names.table(join)} only completes ${names.table(source)}: ${sentence(join.reason)}`)

const unmapped = (names: Names, _sheet: SheetPlan, source: SourcePlan): string[] => {
  if (source.unmapped.length === 0) return []
  const each = source.unmapped.map(({ column, reason }) => `${quote(column)} (${reason.replace(/\.$/, '')})`)
  return [`Of ${names.table(source)} ${count(each.length, 'column')} ended nowhere: ${list(each)}.`]
}

const skipped = (names: Names, _sheet: SheetPlan, source: SourcePlan): string[] =>
  source.skips.map(({ reason }) => `Some rows of ${names.table(source)} are left out: ${sentence(reason)}`)

const ignoredTables = (names: Names, { plan }: Manifest): { text: string }[] =>
  plan.ignored_tables.map((ignored) => ({ text: `${names.table(ignored)} is not used: ${sentence(ignored.reason)}` }))

const valueMaps = (names: Names, { value_maps }: Manifest): { text: string; slug: string }[] =>
  value_maps
    .filter(({ entries }) => entries.length > 0)
    .map(({ slug, column, entries }) => {
      const targets = new Set(entries.map(({ value }) => value)).size
      const each = entries
        .toSorted((one, other) => other.count - one.count)
        .map(({ raw, value, count: rows }) => `${quote(raw)} as ${quote(value)} (${count(rows, 'row')})`)
      const text = `In ${column} of ${names.sheet(slug)}, ${count(entries.length, 'spelling')} stand for ${count(targets, 'value')}: ${list(each)}.`
      return { slug, text }
    })

/** Rows of a sheet's own tables that were merged are its duplicates; those of joined tables only completed others. */
const duplicates = (names: Names, { plan, ledger }: Manifest): { text: string; slug: string }[] => {
  const mergedOf = (places: readonly { file_id: string; table: string }[]): number =>
    ledger.tables
      .filter((entry) => places.some(({ file_id, table }) => entry.file_id === file_id && entry.table === table))
      .reduce((sum, { rows }) => sum + rows.merged, 0)
  return plan.sheets.flatMap((sheet) => {
    const { slug, sources, duplicates: rule } = sheet
    const equal = mergedOf(sources)
    const joined = mergedOf(sources.flatMap((source) => source.joins))
    const name = names.sheet(slug)
    const texts = [
      ...(rule === 'keep_all' ? [`Rows of ${name} that are equal in every mapped cell are all kept.`] : []),
      ...(equal > 0 && (rule === 'keep_first' || rule === 'keep_last')
        ? [`${count(equal, 'row')} of ${name} ${mergedAs(sheet, equal)}`]
        : []),
      ...(joined > 0 ? [`${count(joined, 'row')} only completed rows of ${name}.`] : []),
    ]
    return texts.map((text) => ({ slug, text }))
  })
}

const assumptions = (notes: readonly string[], toldElsewhere: readonly string[]): { text: string }[] =>
  notes.filter((note) => !toldElsewhere.includes(note)).map((text) => ({ text }))

const problems: Record<IssueCode, string> = {
  required: 'missing',
  strict: 'against its rule',
  type: 'of another type',
  unique: 'not unique',
  link: 'linked to nothing',
  cross_cell: 'against a rule over several columns',
  ai: 'doubtful',
  ambiguous: 'ambiguous',
  lossy: 'changed beyond formatting',
  truncated: 'cut off',
  unparsed: 'not readable as they should be',
}

const issues = ({ sheets }: Manifest): { text: string; slug: string }[] =>
  sheets.map(({ slug, name, total, valid, warning, error, issues: found }) => {
    const states = `${name} has ${count(total, 'row')}: ${number(valid)} valid, ${number(warning)} with warnings, ${number(error)} with errors.`
    const each = found
      .toSorted((one, other) => other.rows - one.rows)
      .map(({ column, code, severity, rows }) => {
        const where = `${column ?? 'whole rows'} ${problems[code]}`
        return `${where} (${count(rows, 'row')}${severity === 'warning' ? ', a warning' : ''})`
      })
    return { slug, text: each.length === 0 ? states : `${states} Found: ${list(each)}.` }
  })
