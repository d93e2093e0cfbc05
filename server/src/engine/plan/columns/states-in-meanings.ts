import { wordsIn } from '../../knowledge/meant-values.ts'
import { answerTo } from '../../match/values/opposites.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { readTexts, told } from '../tables/read-texts.ts'
import { stateMapping } from './state-mapping.ts'

// “MN male neutered, F female entire”: codes that tell two things at once, of which the template asks one as a yes or no, and no column has it alone.

const FEWEST = 2
const MOST_CODES = 24

/** What fills the template columns of a yes or no that the codes of another column answer, as a text explains all of them. */
export function statesInMeanings(
  open: readonly number[],
  placement: Placement,
  context: Context,
): Map<number, Mapping> {
  const { side, table } = placement
  return new Map(
    open.flatMap((target): [number, Mapping][] => {
      const allowed = side.rules[target]?.values ?? []
      const no = allowed.length === 2 ? noOf(allowed) : null
      const yes = allowed.find((value) => value !== no)
      if (no === null || yes === undefined) return []
      const { name } = side.template.columns[target]!
      const found = table.profile.columns.flatMap((column, source) => {
        const answers = answersOf(column, target, placement, context)
        return answers ? [{ source, column, ...answers }] : []
      })
      const [only, ...more] = found
      if (!only || more.length > 0) return []
      const entries = only.codes.map(({ raw, isYes }) => ({ raw, value: isYes ? yes : no, decided_by: only.by }))
      const shown = entries.map(({ raw, value }) => `“${value}” for “${raw}”`).join(', ')
      const what = `“${name}” is ${shown} in “${only.column.name}” of ${tableLabel(table.profile)}`
      const lead = [{ kind: 'trim' as const }, { kind: 'value_map' as const, entries }]
      return [[target, stateMapping(only.source, lead, what, only, context.notes)]]
    }),
  )
}

/** What each code of a column says to the question; null where a text does not explain all of them, or one says nothing to it, or all the same. */
function answersOf(
  column: ColumnProfile,
  target: number,
  { side }: Placement,
  context: Context,
): { codes: { raw: string; isYes: boolean }[]; origin: string; said: string; by: 'knowledge' | 'instruction' } | null {
  const raws = [...new Set(column.values.flatMap(({ value }) => (isNullWord(value) ? [] : [value.trim()])))]
  if (!column.complete || raws.length < FEWEST || raws.length > MOST_CODES) return null
  const wanted = side.template.columns[target]!
  const about = { context, source: column, target: wanted, template: side.template }
  const explained = told(readTexts(about, raws, wordsIn, false))
  const codes = explained.flatMap(({ raw, value }) => {
    const isYes = answerTo(wanted.name, value)
    return isYes === null ? [] : [{ raw, isYes }]
  })
  const [first] = explained
  const isTelling = codes.some(({ isYes }) => isYes) && codes.some(({ isYes }) => !isYes)
  if (!first || codes.length < raws.length || !isTelling) return null
  return { codes, origin: first.origin, said: first.said, by: first.by === 'instruction' ? 'instruction' : 'knowledge' }
}
