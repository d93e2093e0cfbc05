import type { Deciding, Ranked, RealValue } from '../../examples/rank.ts'
import { ALL_VALUES, EMPTY, exampleKey, ONLY_EXAMPLES } from '../../knowledge/statements.ts'
import type { ColumnRef, Evidence, Example, Transform } from '../../model.ts'
import { describeTransform } from '../../transforms/index.ts'
import { ask, columnRef, tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// What is asked and told about examples.

/** Values that are shown, and characters of each, at most. */
const SHOWN = 3
const LONGEST = 80

/** A column of a table whose examples are looked for. */
export interface Exemplified {
  placement: Placement
  mapping: Mapping
  target: number
  inputs: ColumnRef[]
  /** What would be done without examples. */
  chosen: Transform[]
}

/** The steps before those that are looked for, and the values and examples as they are then. */
export interface Base {
  lead: Transform[]
  examples: Example[]
  values: RealValue[]
}

/** What was found for the examples. */
export interface Found {
  ranked: Ranked[]
  base: Base
  few: boolean
  count: number
}

/** What a value becomes that several programs make different ones of. */
export function askValue(
  work: Exemplified,
  { few, count }: Found,
  deciding: Deciding,
  context: Context,
): string | null {
  const { placement, target } = work
  const { template } = placement.side
  const { name } = template.columns[target]!
  const { value, choices, rows } = deciding
  const [best] = choices
  return ask(context, {
    key: exampleKey(template.slug, name, value.from),
    kind: 'other',
    prompt:
      `What should ${said(value.from)} become in “${name}” of ${template.name}? ${counted(count)} fit several rules, ` +
      `which differ in ${rowsOf(rows)} of ${tableLabel(placement.table.profile)}. Choose, or write what it should be.`,
    target: { slug: template.slug, column: name },
    options: [
      ...choices.map(({ result, transforms }, index) => ({
        value: result === '' ? EMPTY : result,
        label: `${shown(result)}: ${sentenceOf(transforms)}`,
        confidence: index === 0 ? 0.6 : Math.round(30 / (choices.length - 1)) / 100,
      })),
      { value: ONLY_EXAMPLES, label: 'Write the examples alone, and leave all other values', confidence: 0.1 },
    ],
    free_text: true,
    evidence: evidenceOf(work, [value]),
    affected_rows: rows,
    default: few || !best ? ONLY_EXAMPLES : best.result === '' ? EMPTY : best.result,
  })
}

/** Whether few examples tell of all values. */
export function askAll(work: Exemplified, { ranked, base, count }: Found, context: Context): string | null {
  const { placement, target } = work
  const { template } = placement.side
  const { name } = template.columns[target]!
  const [best] = ranked
  const changed = changedBy(best!, base)
  const rows = changed.reduce((sum, { value }) => sum + value.count, 0)
  if (changed.length === 0) return ONLY_EXAMPLES
  return ask(context, {
    key: exampleKey(template.slug, name, []),
    kind: 'other',
    prompt:
      `${counted(count)} for “${name}” of ${template.name} fit this: ${sentenceOf(best!.transforms)}. ` +
      `It would change ${rowsOf(rows)} more of ${tableLabel(placement.table.profile)}: ${resultsOf(changed)}. Should it be done to all values?`,
    target: { slug: template.slug, column: name },
    options: [
      { value: ALL_VALUES, label: `Yes: ${sentenceOf(best!.transforms)}`, confidence: 0.6 },
      { value: ONLY_EXAMPLES, label: 'No: write the examples alone, and leave all other values', confidence: 0.4 },
    ],
    free_text: false,
    evidence: evidenceOf(
      work,
      changed.slice(0, SHOWN).map(({ value }) => value),
    ),
    affected_rows: rows,
    default: ONLY_EXAMPLES,
  })
}

interface Changed {
  value: RealValue
  result: string
}

/** Values that are no examples, and become others. */
function changedBy({ results }: Ranked, { values, examples }: Base): Changed[] {
  const known = new Set(examples.map(({ from }) => JSON.stringify(from)))
  return values.flatMap((value, at) => {
    const result = results[at]
    const isChanged = typeof result === 'string' && (value.from.length > 1 || result !== value.from[0])
    return isChanged && !known.has(JSON.stringify(value.from)) ? [{ value, result }] : []
  })
}

function evidenceOf({ placement: { table }, mapping, inputs }: Exemplified, values: readonly RealValue[]): Evidence[] {
  const [source] = mapping.sources
  const column = table.profile.columns[source ?? -1]
  const [input] = inputs
  if (!column || !input) return []
  const { file_id, table: name, column: header } = columnRef(table.profile, column)
  return values.flatMap(({ from }) => {
    const seen = column.values.find(({ value }) => value.trim() === from[0]!.trim())
    return seen ? [{ file_id, table: name, row: seen.row, column: header, value: seen.value }] : []
  })
}

/** That a program was found, and what it does. */
export function noteProgram(
  work: Exemplified,
  examples: readonly Example[],
  base: Base,
  program: Ranked,
  context: Context,
): void {
  const { profile } = work.placement.table
  const changed = changedBy(program, base)
  const rows = changed.reduce((sum, { value }) => sum + value.count, 0)
  const untaken = base.values.find((_, at) => program.results[at] === null)
  const partly = profile.sampled < profile.table.rows ? ' of those looked at' : ''
  note(
    context,
    `${heading(work, examples)} fit this: ${sentenceOf(program.transforms)}. ` +
      (changed.length === 0
        ? 'It changes no other value.'
        : `It changes ${rowsOf(rows)} more${partly}: ${resultsOf(changed)}.`) +
      (untaken
        ? ` ${rowsOf(program.failed)}${partly} can’t be taken, such as ${said(untaken.from)}: they stay as they are, with an issue.`
        : ''),
  )
}

/** Once, however many tables it is true of. */
export function note({ notes }: Context, text: string): void {
  if (!notes.includes(text)) notes.push(text)
}

export function heading({ placement, target }: Exemplified, examples: readonly Example[]): string {
  const { template } = placement.side
  return `${counted(examples.length)} for “${template.columns[target]!.name}” of ${template.name}`
}

const counted = (count: number): string => `The ${count === 1 ? 'one example' : `${count} examples`}`
const rowsOf = (rows: number): string => `${rows} row${rows === 1 ? '' : 's'}`

/** A chain as a sentence: its steps, in their order. */
function sentenceOf(transforms: readonly Transform[]): string {
  return transforms
    .map(describeTransform)
    .map((step, index) => (index === 0 ? step : step.charAt(0).toLowerCase() + step.slice(1)))
    .join(', then ')
}

function resultsOf(changed: readonly Changed[]): string {
  const some = changed.slice(0, SHOWN).map(({ value, result }) => `${said(value.from)} becomes ${shown(result)}`)
  return some.join(', ') + (changed.length > SHOWN ? ' and so on' : '')
}

export function said(from: readonly string[]): string {
  return from.map(shown).join(' and ')
}

export function shown(text: string): string {
  if (text === '') return 'nothing'
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}”`
}
