import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { fold } from '../../match/names/words.ts'
import { columnKey, type Context, type Mapping, type Placement } from '../context.ts'
import { SURE } from '../sure.ts'

// `Text 1` and `Text 2` are a line and what goes on with it: where the first is known, the second is what is wanted as such.

/** “Additional text”, “second description line”, “Zusatz”, “complément”. */
const SECOND =
  /\b(?:second|2nd|additional|further|extra|zusatz\w*|zweite\w*|suppl\w*|complement\w*|deuxieme|seconde|segund\w*|adicional\w*|aggiuntiv\w*|secondo|tweede|aanvullend\w*)\b/u
const NUMBERED = /^(.*\p{L}\D{0,2}?)[ _.-]?([12])?$/u

/** The free column that is the second of two of which the first is mapped, for the only template column that is called a second one. */
export function secondLine(
  target: number,
  open: readonly Candidate[],
  free: ReadonlySet<number>,
  told: ReadonlyMap<number, Mapping>,
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
  context: Context,
): Candidate | undefined {
  const { table, side } = placement
  const { columns } = side.template
  const isSecond = ({ name, description }: (typeof columns)[number]): boolean =>
    SECOND.test(fold(`${name} ${description ?? ''}`).replaceAll('_', ' '))
  if (!isSecond(columns[target]!) || columns.filter(isSecond).length > 1) return undefined
  const headers = table.profile.columns.map(({ name }) => NUMBERED.exec(fold(name.trim())))
  const isMapped = (source: number): boolean =>
    [...told.values()].some(({ sources }) => sources.includes(source)) ||
    [...choices.values()].some(({ candidate, confidence }) => candidate.source === source && confidence >= SURE) ||
    columns.some(
      ({ name }) =>
        context.answers.get(columnKey(placement, name, context))?.value === table.profile.columns[source]!.name,
    )
  const found = open.filter(({ source, target: other, kind, rule }) => {
    const [, stem, number] = headers[source] ?? []
    if (other !== target || !free.has(source) || number !== '2') return false
    if ((kind !== null && kind < HALF) || (rule !== null && rule.reachable < HALF)) return false
    return headers.some((header, first) => header?.[1] === stem && header?.[2] !== '2' && isMapped(first))
  })
  return found.length === 1 ? found[0] : undefined
}

const HALF = 0.5
