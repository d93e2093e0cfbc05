import type { Transform } from '../../model.ts'
import { isState } from '../../profile/subdivisions.ts'
import type { NameFeatures } from '../names/name-score.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { partsOf, type Composite } from './composite.ts'

// “OR 512 KLM” for a plate and the state of the plate, “OH-RN388201” for a licence and its state: a code of a state, and behind it what that state
// has given out.

/** The state, and what is behind it: with a figure in it, and no postal code. */
const WITH_STATE = /^\s*([A-Z]{2})[\s:·-]+(?!\d{5}(?:-\d{4})?\s*$)(?=[^\d]*\d)[A-Z\d][A-Z\d -]{1,14}\s*$/u
const STATE: Transform = { kind: 'extract', pattern: '^\\s*([A-Z]{2})[\\s:·-]' }
const CODE: Transform = { kind: 'extract', pattern: '^\\s*(?:[A-Z]{2}[\\s:·-]+)?(.*\\S)\\s*$' }
/** Two letters in front that are no state's belong to the code. */
const OTHER_LETTERS = /^\s*[A-Z]{2}[\s:·-]/u
/** Fewer different ones may begin so by chance, and so may one in several. */
const LEAST = 3
const NEARLY_ALL = 0.95

/** The code and its state of the only column that has both, where the table has no column of its own for the state. */
export function splitStatesOfCodes(table: TableSide, side: TemplateSide): Composite[] {
  const pairs = pairsIn(side.names)
  const [pair] = pairs
  if (pair === undefined || pairs.length > 1 || !side.rules[pair.state]?.matches('TX')) return []
  if (table.names.some(({ concepts }) => concepts.includes('state'))) return []
  const found = [...table.profile.columns.keys()].filter((source) => haveStates(source, table))
  const [source] = found
  if (source === undefined || found.length > 1) return []
  const reason = `The values of “${table.profile.columns[source]!.name}” begin with a state, and the rest is “${side.template.columns[pair.code]!.name}”.`
  return partsOf(source, reason, [
    [pair.code, CODE],
    [pair.state, STATE],
  ])
}

/** “plate” and “plate_state”, “licence_number” and “licence_state”. */
function pairsIn(names: readonly NameFeatures[]): { code: number; state: number }[] {
  const without = ({ concepts }: NameFeatures, word: string): string =>
    concepts.filter((concept) => concept !== word).join(' ')
  return names.flatMap((name, state) => {
    const of = name.concepts.includes('state') ? without(name, 'state') : ''
    const code = names.findIndex((one, at) => at !== state && without(one, 'number') === of)
    return of === '' || code < 0 ? [] : [{ code, state }]
  })
}

function haveStates(source: number, { profile }: TableSide): boolean {
  const { values, filled, complete } = profile.columns[source]!
  const { some = [], others = [] } = Object.groupBy(values, ({ value }) =>
    isState(WITH_STATE.exec(value.slice(0, 40))?.[1] ?? '') ? 'some' : 'others',
  )
  const isSo = some.length >= LEAST && some.length >= NEARLY_ALL * values.length
  return complete && filled > 0 && isSo && !others.some(({ value }) => OTHER_LETTERS.test(value))
}
