import type { Candidate } from '../../match/score-columns.ts'
import type { TableSide, TemplateSide } from '../../match/sides.ts'
import { percent } from '../context.ts'

const KINDS: Record<string, string> = {
  email: 'email addresses',
  phone: 'phone numbers',
  url: 'web addresses',
  date: 'dates',
  time: 'times',
  number: 'numbers',
  integer: 'whole numbers',
  boolean: 'yes or no',
  country: 'countries',
  currency: 'currency codes',
  identifier: 'identifiers',
  words: 'words',
}

/** One plain sentence that tells what speaks for a candidate, and what against it. */
export function candidateReason(candidate: Candidate, table: TableSide, side: TemplateSide): string {
  const parts = [nameReason(candidate, table, side), ...valueReasons(candidate, side)]
  return parts.length === 1 ? `${parts[0]}.` : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}.`
}

function nameReason({ name, source, target }: Candidate, table: TableSide, side: TemplateSide): string {
  const header = table.profile.columns[source]!.name
  const column = side.template.columns[target]!.name
  const own = table.names[source]!
  if (name === null) return `The header “${header}” says nothing about the column`
  if (own.squashed === side.names[target]!.squashed) return `The header “${header}” is the same as “${column}”`
  if (name >= 0.85) return `The header “${header}” means ${own.concepts.join(' ')}, as “${column}” does`
  if (name >= 0.55) return `The header “${header}” (${own.concepts.join(' ')}) is close to “${column}”`
  return `The header “${header}” is hardly like “${column}”`
}

function valueReasons({ rule, kind, link, byName, target }: Candidate, side: TemplateSide): string[] {
  const column = side.template.columns[target]!
  const reasons: string[] = []
  if (rule && rule.now >= 0.5) reasons.push(`${percent(rule.now)} of its values match the rule ${column.strictRule}`)
  else if (rule && rule.reachable > 0) {
    reasons.push(`${percent(rule.reachable)} of its values can be brought to match the rule ${column.strictRule}`)
  } else if (rule) reasons.push(`none of its values can match the rule ${column.strictRule}`)
  if (!rule && kind !== null && kind >= 0.5) {
    reasons.push(`${percent(kind)} of its values look like ${KINDS[side.kinds[target]![0]!] ?? 'what is expected'}`)
  }
  if (link !== null)
    reasons.push(
      `${percent(link)} of its values ${byName ? 'name rows of the table' : 'occur in the column'} that it links to`,
    )
  return reasons
}
