import { namesColumn } from '../../knowledge/grounded/columns.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isSure } from '../sure.ts'

// “Number of the policy followed by the number of the vehicle (VNR)”: of a number that is longer than any in its column the rest stands in a column
// that the description names. Neither makes what the rule takes by itself, both together do in nearly every row.

/** So many rows are made right by both, so few by one alone. */
const NEARLY_ALL = 0.9
const HARDLY = 0.1
/** Fewer rows may be right by chance. */
const FEWEST = 3
/** The end is short beside the number. */
const LONGEST_END = 6
const BEHIND =
  /(?:followed by|then|plus|and|with|gefolgt von|dann|und|mit|suivie? (?:de|du)|puis|et|seguid[oa] (?:de|por)|y|seguit[oa] da|e|gevolgd door|en|\+|&|,)[^.;]*$/iu

/** The mappings with the ends that stand in another column of the table. */
export function withEndsBeside(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  return mappings.map((mapping, target) => {
    const rule = placement.side.rules[target]
    const { description } = placement.side.template.columns[target]!
    const [source, ...more] = mapping.sources
    const isPlain = source !== undefined && more.length === 0 && mapping.lead.length === 0 && !mapping.assigned
    const isOpen = mapping.decided_by === 'matcher' || mapping.decided_by === 'answer'
    if (!rule || rule.values || !description || !isPlain || !isOpen || mapping.constant !== undefined) return mapping
    const end = endOf(source, target, description, rule, mappings, placement)
    if (end === null) return mapping
    const { columns } = placement.table.profile
    const [name, other] = [columns[source]!.name, columns[end]!.name]
    const wanted = placement.side.template.columns[target]!.name
    const note = `“${wanted}” is “${name}” of ${tableLabel(placement.table.profile)} with “${other}” behind it, as its description says.`
    if (!context.notes.includes(note)) context.notes.push(note)
    dropQuestions([target], placement, context)
    return {
      ...mapping,
      sources: [source, end],
      lead: [
        { kind: 'merge', separator: '' },
        { kind: 'trim' },
        ...withoutMarks([columns[source]!, columns[end]!], rule),
      ],
      confidence: Math.max(mapping.confidence, NEARLY_ALL),
      reason: `Its description names “${other}”: behind “${name}” it makes what the rule takes, which neither does alone.`,
    }
  })
}

/** The only column that the description names behind the number, and that completes it. */
function endOf(
  source: number,
  target: number,
  description: string,
  rule: Pattern,
  mappings: readonly Mapping[],
  placement: Placement,
): number | null {
  const { columns, rows } = placement.table.profile
  const taken = new Set(mappings.flatMap((one, at) => (at !== target && isSure(one) ? one.sources : [])))
  const number = columns[source]!
  const found = columns.flatMap((column, at) => {
    if (at === source || taken.has(at) || column.filled === 0 || column.max_length > LONGEST_END) return []
    if (!namesColumn(description, column) || !isBehind(column, description)) return []
    const both = rows.flatMap((cells) => {
      const [own, rest] = [bare(cells[number.position]), bare(cells[column.position])]
      return own === '' && rest === '' ? [] : [{ own, rest }]
    })
    const share = (value: (row: { own: string; rest: string }) => string): number =>
      both.filter((row) => rule.matches(value(row))).length / Math.max(1, both.length)
    const isEnd =
      both.length >= FEWEST && share(({ own }) => own) <= HARDLY && share(({ own, rest }) => own + rest) >= NEARLY_ALL
    return isEnd ? [at] : []
  })
  return found.length === 1 ? found[0]! : null
}

/** Whether a word before its name says that it comes behind something. */
function isBehind({ name }: ColumnProfile, description: string): boolean {
  const at = description.toLowerCase().indexOf(name.trim().toLowerCase())
  return BEHIND.test(at < 0 ? description : description.slice(0, at))
}

/** Spaces and dashes within numbers, which the rule takes in none. */
function withoutMarks(columns: readonly ColumnProfile[], rule: Pattern): Transform[] {
  const written = columns.flatMap(({ values }) => values.map(({ value }) => value.trim()))
  const marks = new Set(written.flatMap((value) => value.match(/[^\p{L}\p{N}]/gu) ?? []))
  return [...marks]
    .filter((mark) => !rule.literals.marks.includes(mark))
    .map((mark) => ({ kind: 'replace', find: mark, with: '' }))
}

function bare(cell: string | null | undefined): string {
  return (cell ?? '').replace(/[^\p{L}\p{N}]/gu, '')
}
