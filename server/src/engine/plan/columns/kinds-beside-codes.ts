import { answersIn } from '../../knowledge/grounded/columns.ts'
import { describedIn } from '../../knowledge/described-values.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { readTexts, told } from '../tables/read-texts.ts'

// “HM20500 deposit”, “HM20500 balance”, “Refund HM20314”: beside the number of what a row is for stands what kind it is, in a few words. A column that is
// called a kind, and has hardly any of those that are wanted, is another one.

const MOST_VALUES = 12
const MOST_KINDS = 12
/** So many cells have a number with few words beside it. */
const CODED = 0.9
/** So many times as many rows as kinds there are. */
const TIMES = 4
/** Of the cells, so many are surely one of the values that are wanted; and of those of the column that was taken, fewer are. */
const MEANT = 0.5
const FEWEST_MEANT = 2
const CODE = '\\S*\\d\\S*'
const MARK = '[\\s:,;/–—-]+'
/** A number in front or behind, and the words beside it. */
const PATTERN = `(?:${CODE}${MARK})?(\\D*?)(?:[\\s:,;/(–—-]+${CODE})?`
const BESIDE = new RegExp(`^${PATTERN}$`, 'u')

/** The mappings with the kinds that stand beside numbers, where the column that was taken has hardly any. */
export function withKindsBesideCodes(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { side, table } = placement
  const { columns } = table.profile
  return mappings.map((mapping, target) => {
    const allowed = side.rules[target]?.values ?? []
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined
    if (!isOpen || mapping.lead.length > 0 || mapping.sources.length > 1) return mapping
    if (allowed.length < 2 || allowed.length > MOST_VALUES || answersIn(allowed)) return mapping
    const meant = (source: ColumnProfile, kinds: readonly Kind[]): Kind[] => {
      const texts = [...new Set(kinds.map(({ kind }) => kind))]
      const about = { context, source, target: side.template.columns[target]!, template: side.template }
      const meaningOf = describedIn(allowed, about.target.description ?? null)
      const said = new Set(told(readTexts(about, texts, meaningOf, true, allowed)).map(({ raw }) => raw))
      return kinds.filter(({ kind }) => said.has(kind) || isClear(closestValue(kind, allowed)))
    }
    const [own] = mapping.sources.map((source) => columns[source]!)
    const ofOwn = own
      ? meant(
          own,
          own.values.map(({ value, count }) => ({ kind: value.trim(), count })),
        )
      : []
    if (own && (!own.complete || cellsOf(ofOwn) >= MEANT * own.filled)) return mapping
    const found = columns.flatMap((column, source) => {
      const kinds = column === own ? null : kindsIn(column)
      const known = kinds ? meant(column, kinds) : []
      const isMeant = new Set(known.map(({ kind }) => kind)).size >= FEWEST_MEANT
      return isMeant && cellsOf(known) >= MEANT * column.filled ? [{ source, column }] : []
    })
    const [only, ...more] = found
    if (!only || more.length > 0) return mapping
    const { name } = side.template.columns[target]!
    const instead = own ? `, as “${own.name}” has hardly any of its values` : ''
    const what = `what stands beside the number in “${only.column.name}” of ${tableLabel(table.profile)}`
    const note = `“${name}” of ${side.template.name} is ${what}${instead}.`
    if (!context.notes.includes(note)) context.notes.push(note)
    dropQuestions([target], placement, context)
    return {
      ...UNMAPPED,
      sources: [only.source],
      lead: [{ kind: 'trim' }, { kind: 'rewrite', pattern: PATTERN, with: '\\1' }],
      confidence: 0.9,
      reason: `It is ${what}${instead}.`,
      decided_by: 'matcher',
    }
  })
}

interface Kind {
  kind: string
  count: number
}

/** The words beside numbers, where nearly all cells have a number and there are few different ones. */
function kindsIn({ values, complete, filled, distinct }: ColumnProfile): Kind[] | null {
  if (!complete || filled === 0) return null
  const kinds = values.flatMap(({ value, count }): Kind[] => {
    const kind = /\d/.test(value) ? BESIDE.exec(value.trim())?.[1] : undefined
    return kind ? [{ kind, count }] : []
  })
  const different = new Set(kinds.map(({ kind }) => kind)).size
  const isFew = different <= MOST_KINDS && TIMES * different <= distinct
  return isFew && cellsOf(kinds) >= CODED * filled ? kinds : null
}
