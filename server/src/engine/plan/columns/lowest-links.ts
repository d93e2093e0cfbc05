import type { Choice } from '../../match/choose-columns.ts'
import { fold } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import { sureChoice } from './choices.ts'
import type { OpenTable } from './open-table.ts'

// “Group” and “Subgroup” beside each other, both of which lead to one tree of groups: a row is of the lower one, which says by itself what it is under.

/** So many rows whose one value is under the other in the tree are no chance. */
const FEWEST = 5
const NEARLY_ALL = 0.9
/** Which of the two is wanted is said. */
const UPPER =
  /\b(?:main|top|upper|parent|root|head|first|haupt\w*|ober\w*|principale?s?|superieure?s?|superior|superiore|hoofd\w*|glown\w*|hlavni|huvud\w*|hoved\w*|paa\w*)\b/u

/** The choice, or the column beside it whose values are all under those in the tree that both lead to. */
export function lowestLink(target: number, choice: Choice | undefined, looked: OpenTable): Choice | undefined {
  const { linked, free, placement } = looked
  const { side, table } = placement
  const { name, description } = side.template.columns[target]!
  const parents = choice && parentsIn(target, looked)
  if (!choice || !parents || UPPER.test(fold(`${name} ${description ?? ''}`).replaceAll('_', ' '))) return choice
  const { columns, rows } = table.profile
  const upper = columns[choice.candidate.source]!
  const [lower, ...more] = linked.filter((one) => {
    if (one.target !== target || one.source === choice.candidate.source || !free.has(one.source)) return false
    const both = rows.flatMap((cells) => {
      const [under, above] = [columns[one.source]!, upper].map(({ position }) => plain(cells[position]))
      return under === '' || above === '' ? [] : [isUnder(under!, above!, parents)]
    })
    return both.length >= FEWEST && both.filter((is) => is).length >= NEARLY_ALL * both.length
  })
  if (!lower || more.length > 0) return choice
  return {
    ...sureChoice(lower)!,
    why: `Each “${columns[lower.source]!.name}” is under the “${upper.name}” beside it.`,
  }
}

/** Of each row of the only table that is linked to, what it is under, by its key; null where the template doesn't link to a tree, or twice. */
function parentsIn(target: number, { placement: { side }, context }: OpenTable): Map<string, string> | null {
  const { desiredRule, linkRule = [] } = side.template.columns[target]!
  const [link, ...more] = linkRule
  if (desiredRule !== 'link' || !link || more.length > 0 || link.templateId === side.template.id) return null
  const isAlike = ({ linkRule: other = [] }: Template['columns'][number]): boolean =>
    other.some(({ templateId }) => templateId === link.templateId)
  if (side.template.columns.filter(isAlike).length > 1) return null
  const parents = new Map<string, string>()
  for (const { placement, mappings } of context.placed ?? []) {
    const { template } = placement.side
    if (template.id !== link.templateId) continue
    const key = template.columns.findIndex(({ name }) => name === link.columnName)
    const parent = template.columns.findIndex(isAlike)
    const [from, to] = [key, parent].map((at) => positionOf(mappings[at]?.sources, placement.table.profile.columns))
    if (from === undefined || to === undefined) continue
    for (const cells of placement.table.profile.rows) parents.set(plain(cells[from]), plain(cells[to]))
  }
  return parents.size > 0 ? parents : null
}

function positionOf(sources: readonly number[] = [], columns: readonly { position: number }[]): number | undefined {
  return sources.length === 1 ? columns[sources[0]!]?.position : undefined
}

const DEEPEST = 8

function isUnder(one: string, other: string, parents: ReadonlyMap<string, string>): boolean {
  let at = parents.get(one)
  for (let depth = 0; at && depth < DEEPEST; depth++) {
    if (at === other) return true
    at = parents.get(at)
  }
  return false
}

function plain(cell: string | null | undefined): string {
  return (cell ?? '').trim().toLowerCase()
}
