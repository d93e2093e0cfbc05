import { directivesOf } from '../../knowledge/directives.ts'
import { sameMarksSaid } from '../../knowledge/same-marks.ts'
import { fold } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isFilled } from '../sure.ts'
import { isWhole, tableLabel, type Context, type Placed } from '../context.ts'
import type { CrossReference } from './group.ts'
import { plain } from './joined-rows.ts'
import { keysByMarks } from './keys-by-marks.ts'

// Two systems have some of the same people under numbers of their own, and neither notes the other's. By what they are known, as somebody said,
// such as name and date of birth, each row of the one is that of the other, however the two of them write these.

/** Longer lists of exceptions are two lists of the same people, whose keys are better told. */
const MOST = 2000

/** How rows of the other table are rows of the main one, which somebody said counts; null where nobody said by what, or which. */
export function sameByMarks(
  main: Placed,
  other: Placed,
  own: ColumnProfile,
  theirs: ColumnProfile,
  context: Context,
): CrossReference | null {
  const { template } = main.placement.side
  const said = isKept(main, context) && !isKept(other, context) ? sameMarksSaid(template, context.texts ?? []) : null
  const [list, more] = [main.placement.table.profile, other.placement.table.profile]
  if (!said || !isWhole(list) || !isWhole(more)) return null
  if (![main, other].every(({ mappings }) => said.targets.every((target) => isFilled(mappings[target]!)))) return null
  const [ours, others] = [main, other].map((one) =>
    keysByMarks(one, one === main ? own : theirs, said.targets, context, wholeMark),
  )
  if (!ours || !others) return null
  const pairs = [...ours].flatMap(([mark, left]) => {
    const right = others.get(mark)
    return left === null || right === null || right === undefined ? [] : [{ left, right }]
  })
  // A number that stands in both lists of twins is that of one person in each.
  const isOnce = (side: 'left' | 'right'): boolean => new Set(pairs.map((pair) => pair[side])).size === pairs.length
  if (pairs.length === 0 || pairs.length > MOST || !isOnce('left') || !isOnce('right')) return null
  const marks = said.targets.map((target) => `“${template.columns[target]!.name}”`).join(', ')
  const why = `${pairs.length} of its rows have the same ${marks} as rows of ${tableLabel(list)}, which makes them one, as ${said.origin} says: “${said.sentence}”`
  const note = `${tableLabel(more)}: ${why}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  const gone = new Set(pairs.map(({ right }) => right))
  return {
    owner: main,
    isAll: more.rows.every((cells) => gone.has(plain(cells[theirs.position]))),
    join: {
      file_id: more.table.file_id,
      table: more.table.name,
      left: own.position,
      right: theirs.position,
      twins: pairs,
      reason: `${tableLabel(more)}: ${why}.`,
    },
    skip: {
      when: { position: theirs.position, is: 'one_of', values: [...gone].map((key) => key.toLowerCase()) },
      reason: `It is a row of ${tableLabel(list)}, which it completes: both have the same ${marks}.`,
    },
  }
}

/** Whether somebody said that the table's rows are those that stay. */
function isKept({ placement: { side, table } }: Placed, { directives }: Context): boolean {
  const { file_id, name } = table.profile.table
  return directivesOf(directives, 'key_from', side.template.slug).some(
    (told) => told.column === undefined && told.table.file_id === file_id && told.table.table === name,
  )
}

/** All of the marks, of which a row must have each. */
function wholeMark(values: readonly (string | null)[]): string | null {
  const parts = values.map(folded)
  return parts.includes('') ? null : parts.join('\u001F')
}

function folded(value: string | null): string {
  return fold(value ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
