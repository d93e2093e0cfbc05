import type { ColumnPlan, DecidedBy } from '../model.ts'
import { count, list, percent, quote, sentence } from '../phrases.ts'
import type { Answer, Finding, Known } from './answered.ts'
import type { Thing } from './mentions.ts'
import {
  columnName,
  fillings,
  fillingsNamed,
  inputsName,
  isAt,
  isWithin,
  limitsOf,
  namesSource,
  sheetName,
  stepsOf,
  tableName,
  type Filling,
} from './places.ts'
import type { Understood } from './understand.ts'

// Why columns are filled as they are, or not at all, and what is done to their values: all of it stands in the plan.

/** Columns, each with each table that fills it, that one answer tells of. */
const MOST_COLUMNS = 6

/** Where columns come from, who decided that, why, and what else there was. */
export function explainMapping(known: Known, { things }: Understood): Answer {
  const found = fillingsNamed(known, things)
  return found.length === 0 ? explainUnmapped(known, things) : together(found, (filling) => mappingOf(known, filling))
}

function mappingOf(known: Known, { sheet, source, plan }: Filling): Answer {
  const { inputs, transforms, reason, decided_by, confidence, alternatives } = plan
  const name = columnName(known, sheet.slug, plan.column)
  const about = { slug: sheet.slug, column: plan.column }
  const why = { confidence, decided_by, reason, transforms: stepsOf(plan) }
  if (inputs.length === 0) {
    const [constant] = transforms.flatMap((step) =>
      step.kind === 'constant' || step.kind === 'default' ? [step.value] : [],
    )
    const filled =
      constant === undefined
        ? `Nothing of ${tableName(known, source)} fills ${name}.`
        : `${name} is ${quote(constant)} in every row of ${tableName(known, source)}.`
    const evidence: Finding[] = [{ kind: 'mapping', ...about, ...placeOf(source), ...why }]
    return {
      text: `${filled} ${sentence(reason)} ${alternatives.length > 0 ? others(known, plan) : ''}`.trim(),
      evidence: [...evidence, ...alternativesOf(about, plan)],
    }
  }
  const sure =
    decided_by === 'matcher' ? `The data alone decided it, with a confidence of ${percent(confidence)}. ` : ''
  const rest = alternatives.length === 0 && decided_by !== 'matcher' ? '' : others(known, plan)
  return {
    text: `${name} is filled from ${inputsName(known, inputs)}. ${sentence(reason)} ${sure}${rest}`.trim(),
    evidence: [
      ...inputs.map(({ file_id, table, column }): Finding => ({
        kind: 'mapping',
        ...about,
        file_id,
        table,
        source_column: column,
        ...why,
      })),
      ...alternativesOf(about, plan),
      ...inputs.flatMap((input) => samplesOf(known, input)),
    ],
  }
}

function others(known: Known, { alternatives }: ColumnPlan): string {
  const [next, ...more] = alternatives
  if (!next) return 'No other column came near it.'
  const rest = more.length === 0 ? '' : ` After it came ${list(more.map((other) => inputsName(known, other.inputs)))}.`
  return `The next best was ${inputsName(known, next.inputs)}, ${percent(next.confidence)}: ${sentence(next.reason)}${rest}`
}

function alternativesOf(about: { slug: string; column: string }, { alternatives }: ColumnPlan): Finding[] {
  return alternatives.flatMap(({ inputs, confidence, reason }) =>
    inputs.map(({ file_id, table, column }): Finding => ({
      kind: 'alternative',
      ...about,
      file_id,
      table,
      source_column: column,
      confidence,
      reason,
    })),
  )
}

function placeOf({ file_id, table }: { file_id: string; table: string }): Pick<Finding, 'file_id' | 'table'> {
  return { file_id, table }
}

/** Some values of a column, as its file has them. */
function samplesOf(
  { tables }: Known,
  { file_id, table, column }: { file_id: string; table: string; column: string },
): Finding[] {
  const from = tables.find((candidate) => candidate.file_id === file_id && candidate.name === table)
  const samples = from?.columns.find(({ name }) => name === column)?.samples ?? []
  return samples.slice(0, 3).map((value) => ({ kind: 'cell', file_id, table, source_column: column, value }))
}

/** Why columns of files end nowhere, or columns of templates stay empty; all of them where none is named. */
export function explainUnmapped(known: Known, things: Thing[]): Answer {
  const named = things.filter((thing) => thing.kind === 'source')
  const left = leftOut(known).filter((column) => named.length === 0 || namesSource(named, column))
  const empty = fillings(known).filter(
    ({ sheet, source, plan }) => plan.inputs.length === 0 && isWithin(known, things, sheet.slug, source),
  )
  const asked = empty.filter(({ sheet, plan }) =>
    things.some((thing) => thing.kind === 'target' && thing.slug === sheet.slug && thing.column === plan.column),
  )
  const isTarget = things.some(({ kind }) => kind === 'target')
  if (isTarget && asked.length > 0) return together(asked, (filling) => mappingOf(known, filling))
  if (named.length > 0 && left.length > 0) {
    return together(left, (column) => ({
      text: `${quote(column.column)} of ${tableName(known, column)} ends nowhere: ${sentence(column.reason)}`,
      evidence: [unmappedFinding(column), ...samplesOf(known, column)],
    }))
  }
  const used = fillingsNamed(known, things)
  if (isTarget || named.length > 0) {
    const told = together(used, (filling) => mappingOf(known, filling))
    return { ...told, text: `It is not left out. ${told.text}` }
  }
  const { places } = limitsOf(things)
  const within = left.filter((column) => places.length === 0 || places.some((place) => isAt(place, column)))
  if (within.length === 0)
    return { text: 'Every column of every file that is used fills a column of a template.', evidence: [] }
  const byTable = Map.groupBy(within, (column) => tableName(known, column))
  const texts = [...byTable].map(([table, columns]) => {
    const each = columns.map(({ column, reason }) => `${quote(column)} (${reason.replace(/\.$/, '')})`)
    return `${count(columns.length, 'column')} of ${table} ${columns.length === 1 ? 'ends' : 'end'} nowhere: ${list(each)}.`
  })
  return { text: texts.slice(0, MOST_COLUMNS).join(' '), evidence: within.map(unmappedFinding) }
}

interface LeftOut {
  file_id: string
  table: string
  column: string
  reason: string
}

/** Columns that end nowhere, those of tables that are not used included. */
function leftOut({ manifest: { plan }, tables }: Known): LeftOut[] {
  const ofSheets = plan.sheets.flatMap(({ sources }) => sources.flatMap((source) => source.unmapped))
  const ofTables = plan.ignored_tables.flatMap(({ file_id, table, reason }) => {
    const columns =
      tables.find((candidate) => isAt({ file_id: candidate.file_id, table: candidate.name }, { file_id, table }))
        ?.columns ?? []
    return columns.map(({ name }) => ({ file_id, table, column: name, reason: `The table is not used. ${reason}` }))
  })
  return [...ofSheets, ...ofTables]
}

function unmappedFinding({ file_id, table, column, reason }: LeftOut): Finding {
  return { kind: 'unmapped', file_id, table, source_column: column, reason }
}

/** The steps that a column's values go through. */
export function explainTransforms(known: Known, { things }: Understood): Answer {
  const found = fillingsNamed(known, things)
  if (found.length === 0) return explainUnmapped(known, things)
  return together(found, ({ sheet, source, plan }) => {
    const steps = stepsOf(plan)
    const name = columnName(known, sheet.slug, plan.column)
    const from =
      plan.inputs.length === 0
        ? `without a column of ${tableName(known, source)}`
        : `from ${inputsName(known, plan.inputs)}`
    const told = steps.map((step, index) => `${index + 1}. ${shortened(step)}`).join('; ')
    const text =
      steps.length === 0
        ? plan.inputs.length === 0
          ? `${name} stays empty: nothing of ${tableName(known, source)} fills it.`
          : `${name} is taken ${from} exactly as it stands there.`
        : `${name} is made ${from} in ${count(steps.length, 'step')}: ${told}.`
    const evidence: Finding[] = plan.inputs.map((input) => ({
      kind: 'mapping',
      slug: sheet.slug,
      column: plan.column,
      ...placeOf(input),
      source_column: input.column,
      transforms: steps,
    }))
    return { text, evidence: [...evidence, ...plan.inputs.flatMap((input) => samplesOf(known, input))] }
  })
}

/** Of a step as long as a value map's, the beginning. */
function shortened(step: string): string {
  return step.length > 300 ? `${step.slice(0, 299)}…` : step
}

/** What instructions, knowledge and answers decided. */
export function explainDecisions(known: Known): Answer {
  const told = fillings(known).filter(({ plan }) => plan.decided_by !== 'matcher')
  const maps = known.manifest.value_maps.flatMap(({ slug, column, entries }) =>
    entries.filter(({ decided_by }) => decided_by !== 'matcher').map((entry) => ({ slug, column, ...entry })),
  )
  if (told.length + maps.length === 0) {
    return {
      text: 'Neither knowledge nor instructions nor answers decided anything: all of it was decided from the data.',
      evidence: [],
    }
  }
  const columns = told.map(
    ({ sheet, plan }) =>
      `${columnName(known, sheet.slug, plan.column)} (${by(plan.decided_by)}: ${plan.reason.replace(/\.$/, '')})`,
  )
  const values = maps.map(
    ({ slug, column, raw, value, decided_by }) =>
      `${quote(raw)} as ${quote(value)} in ${columnName(known, slug, column)} (${by(decided_by)})`,
  )
  const parts = [
    ...(columns.length > 0
      ? [
          `${count(columns.length, 'column')} ${columns.length === 1 ? 'was' : 'were'} decided by what was said: ${list(columns)}.`,
        ]
      : []),
    ...(values.length > 0
      ? [`So ${values.length === 1 ? 'was' : 'were'} ${count(values.length, 'value')}: ${list(values)}.`]
      : []),
  ]
  return {
    text: parts.join(' '),
    evidence: [
      ...told.map(({ sheet, source, plan }): Finding => {
        const { column, confidence, decided_by, reason } = plan
        return { kind: 'mapping', slug: sheet.slug, column, ...placeOf(source), confidence, decided_by, reason }
      }),
      ...maps.map(({ slug, column, raw, value, decided_by, count: rows }): Finding => ({
        kind: 'value',
        slug,
        column,
        before: raw,
        value,
        decided_by,
        rows,
      })),
    ],
  }
}

function by(decided: DecidedBy): string {
  return decided === 'answer' ? 'an answer' : decided === 'instruction' ? 'instructions' : decided
}

/** What a table of a file is used for, or why it is not. */
export function explainTables(known: Known, { things }: Understood): Answer {
  const places = things.flatMap((thing) =>
    thing.kind === 'table' ? [{ file_id: thing.file_id, table: thing.table }] : [],
  )
  return together(places, (place) => {
    const { plan, ledger } = known.manifest
    const name = tableName(known, place)
    const entry = ledger.tables.find((candidate) => isAt(candidate, place))
    const rows = entry?.rows.source ?? 0
    const ignored = plan.ignored_tables.find((candidate) => isAt(candidate, place))
    const uses = plan.sheets.flatMap((sheet) =>
      sheet.sources.flatMap((source) => {
        if (isAt(source, place)) return [`it fills ${sheetName(known, sheet.slug)}`]
        return source.joins
          .filter((join) => isAt(join, place))
          .map(({ reason }) => `it completes rows of ${sheetName(known, sheet.slug)} (${reason.replace(/\.$/, '')})`)
      }),
    )
    const text = ignored
      ? `${name} is not used: ${sentence(ignored.reason)} Its ${count(rows, 'row')} count as ignored.`
      : uses.length > 0
        ? `${name} is used: ${list(uses)}. Of its ${count(rows, 'row')} ${entry?.rows.exported ?? 0} are exported, ${entry?.rows.rejected ?? 0} rejected, ${entry?.rows.merged ?? 0} merged and ${entry?.rows.ignored ?? 0} ignored.`
        : `${name} is no part of this plan: it came after it, or could not be read. Start an update or a generate to take it in.`
    return { text, evidence: [{ kind: 'table', ...place, rows, ...(ignored ? { reason: ignored.reason } : {}) }] }
  })
}

/** Several answers as one; those beyond the most are counted. */
export function together<T>(items: T[], tell: (item: T) => Answer): Answer {
  const answers = items.slice(0, MOST_COLUMNS).map(tell)
  const rest = items.length - answers.length
  return {
    text:
      answers.map(({ text }) => text).join(' ') +
      (rest > 0 ? ` There are ${rest} more; the preview has them all.` : ''),
    evidence: answers.flatMap(({ evidence }) => evidence),
  }
}
