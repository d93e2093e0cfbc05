import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { Transform } from '../../model.ts'
import { shapeLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import type { Completing } from '../joins/completed.ts'
import { calledApart } from './called-apart.ts'
import { calledWithRows } from './called-with-rows.ts'
import { codedTable } from './coded-tables.ts'
import { currencyOfOthers } from './currency-of-others.ts'
import { evidentFilling } from './evident-filling.ts'
import { headedApart } from './headed-apart.ts'
import { toldDefault } from './stand-ins.ts'

/**
 * What the table tells of a required column that no column of it holds is no question, even if somebody said that no column does. Nor is the
 * currency of one that may be empty: the rows with an amount have it.
 */
export function takeEvident(
  { placement }: Placed,
  joined: Completing[],
  mappings: readonly Mapping[],
  target: number,
  context: Context,
): Mapping | null {
  const { side, table } = placement
  const { name, required } = side.template.columns[target]!
  const mapping = mappings[target]!
  const isNone = mapping.sources.length === 0 && mapping.decided_by === 'answer'
  const isOpen = mapping.constant === undefined && (mapping.decided_by === 'matcher' || isNone)
  if (!isOpen || toldDefault(side.template.slug, name, [], context)) return null
  const texts = textsOf(side.template.slug, context)
  const evident =
    evidentFilling(placement, mappings, target, saidOfOthers(side.template.slug, name, context), texts) ??
    calledWithRows(target, placement, texts) ??
    currencyOfOthers(placement, mappings, target, context) ??
    (mapping.alternatives.length === 0 ? calledApart(placement, target, context.placed ?? []) : null) ??
    codedTable(placement, target, context) ??
    headedApart(placement, mappings, target, context.placed ?? [])
  if (!evident || (!required && !evident.of && !evident.isSaid)) return null
  const { value, why, of } = evident
  const completing = joined.map((one) => one.placed)
  // A table that completes others as well may have it for those.
  const others = (context.placed ?? []).filter(
    (one) =>
      one.placement.side.template === side.template &&
      one.placement.table !== table &&
      !completing.some((own) => own.placement.table === one.placement.table),
  )
  const isOpenElsewhere = others.some(
    ({ mappings: own }) => own[target]!.sources.length === 0 && own[target]!.constant === undefined,
  )
  for (const placed of [{ placement }, ...(isOpenElsewhere ? [] : completing)])
    dropQuestions([target], placed.placement, context)
  const isOfAll = required || !of
  const rows = `${isOfAll ? 'for all rows' : `where there is “${of!.name}”, in the rows`} of ${shapeLabel(table.profile, context)}`
  context.notes.push(`“${name}” of ${side.template.name} is “${value}” ${rows}: ${why}.`)
  const found = { ...mapping, sources: [], lead: [], confidence: 0.9, reason: `No column holds it, but ${why}.` }
  return isOfAll
    ? { ...found, constant: value }
    : { ...found, ...besideFigures(table.profile.columns.indexOf(of!), value) }
}

/** What the rows of single tables are said to have. */
function saidOfOthers(slug: string, name: string, { directives }: Context): string[] {
  const said = directivesOf(directives, 'constant', slug).filter(
    ({ column, within }) => within !== undefined && sameName(column, name),
  )
  return said.map(({ value }) => value)
}

/** What people wrote of the template, or of all. */
function textsOf(slug: string, { texts = [] }: Context): string[] {
  return texts.filter((one) => one.slug === null || one.slug === slug).map(({ text }) => text)
}

/** The same for every row with a figure in the column, and nothing where it has a word for nothing. */
function besideFigures(source: number, value: string): Pick<Mapping, 'sources' | 'lead'> {
  const written = (pattern: string, text: string): Transform => ({ kind: 'rewrite', pattern, with: text })
  return {
    sources: [source],
    lead: [{ kind: 'trim' }, written('[^0-9]*', ''), { kind: 'trim' }, written('[^0-9]*[0-9].*', value)],
  }
}
