import { cellsOf } from '../../profile/cells-of.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import type { OpenTable } from './open-table.ts'

// “Award” for `award_code`, beside “Pos #” and “Staff No.”: other numbers are called so by the word for a number alone. The only header with the word
// that tells it from them is meant, where it has codes.

const ANY_NUMBER = new Set(['number', 'code', 'id'])
const CODE = /^(?=.*\p{Lu})[\p{Lu}\d./-]{2,16}$/u
const MOST = 0.9
/** So many of them must be able to meet the rule. */
const MET = 0.5

/** The only column that is called by the telling word of a code, in any table column or template column. */
export function onlyWithWord(
  target: number,
  { byTarget, free, placement: { table, side } }: OpenTable,
): Candidate | undefined {
  const { concepts } = side.names[target]!
  const word = concepts.filter((concept) => !ANY_NUMBER.has(concept) && !side.implied.has(concept))
  const [telling, ...more] = word
  if (telling === undefined || more.length > 0 || word.length === concepts.length) return undefined
  if (side.template.columns[target]!.desiredRule === 'link') return undefined
  const isSaid = ({ concepts: said }: { concepts: readonly string[] }): boolean => said.includes(telling)
  const sources = table.names.flatMap((name, source) => (isSaid(name) ? [source] : []))
  const [source, ...others] = sources
  if (source === undefined || others.length > 0 || side.names.filter(isSaid).length > 1) return undefined
  const isMeant = free.has(source) && table.names[source]!.concepts.join() === telling
  const candidate = byTarget.get(target)?.find((one) => one.source === source)
  return isMeant && candidate && (candidate.rule?.reachable ?? 1) >= MET && areCodes(table.profile.columns[source]!)
    ? candidate
    : undefined
}

/** Amounts and texts of something are no codes of it. */
function areCodes({ values }: ColumnProfile): boolean {
  const said = values.filter(({ value }) => !isNullWord(value.trim()))
  return said.length > 0 && cellsOf(said.filter(({ value }) => CODE.test(value.trim()))) >= MOST * cellsOf(said)
}
