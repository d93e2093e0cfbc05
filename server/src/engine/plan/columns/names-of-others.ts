import { wordsIn } from '../../knowledge/grounded/words.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { containment } from '../../profile/sketch.ts'
import type { Context, Placement } from '../context.ts'

// Beside the number of a customer or an account often stands its name: that is the other's, and no text of the row that it stands in.

/** So many of the values stand in the linked table. */
const NEARLY_ALL = 0.9
/** There each row has its own. */
const OWN = 0.8
/** Figures are alike by chance, and so are a few values. */
const LEAST_VALUES = 3

/** The columns of a table whose values are what a linked table calls its rows; none before it is known what fills those. */
export function namesOfOthers({ table, side }: Placement, { placed = [], templates }: Context): ReadonlySet<number> {
  const linked = side.template.columns.flatMap(({ desiredRule, linkRule = [] }) =>
    desiredRule === 'link' ? linkRule.map(({ templateId }) => templateId) : [],
  )
  const others = templates.filter((template) => template !== side.template && linked.includes(template.id))
  const names = placed.flatMap(({ placement, mappings }) => {
    const { template } = placement.side
    if (!others.includes(template) || placement.table === table) return []
    return mappings.flatMap(({ sources, lead }, target) => {
      const { unique, desiredRule } = template.columns[target]!
      if (unique || desiredRule !== 'none' || sources.length !== 1 || lead.length > 0) return []
      const profile = placement.table.profile.columns[sources[0]!]!
      return profile.distinct >= OWN * profile.filled ? [profile] : []
    })
  })
  return new Set(
    table.profile.columns.flatMap((column, source) => {
      const isText = (column.types.words ?? 0) >= OWN && column.distinct >= LEAST_VALUES
      return isText && names.some((name) => (containment(column, name) ?? 0) >= NEARLY_ALL) ? [source] : []
    }),
  )
}

/** What a number and a name are called beside what has them. */
const OF_KEYS = new Set(['number', 'id', 'code'])
/** A key that stands again has the same name again, so often. */
const SAME = 0.95

/**
 * Whether a column is the name that goes with the key in another one, as “Acct name” with “Acct”, where the template wants a key of that kind
 * and a name that is described as another's: the vendor of a line is no account.
 */
export function isNameBesideKey({ source, target }: Candidate, { table, side }: Placement): boolean {
  const { description, desiredRule } = side.template.columns[target]!
  if (!description || desiredRule !== 'none' || !isNameAlone(target, { side })) return false
  const { concepts } = table.names[source]!
  const of = concepts.filter((concept) => concept !== 'name')
  const isWanted = side.template.columns.some(
    (column, at) => column.desiredRule === 'link' && of.every((concept) => side.names[at]!.concepts.includes(concept)),
  )
  if (of.length === 0 || of.length === concepts.length || !isWanted) return false
  const said = new Set(wordsIn(description).flatMap(({ raw }) => conceptsOf(raw)))
  if (of.some((concept) => said.has(concept))) return false
  return table.names.some(({ concepts: key }, at) => {
    const own = key.filter((concept) => !OF_KEYS.has(concept))
    return at !== source && own.join() === of.join() && goesWith(table.profile, at, source)
  })
}

/** Whether keys stand again and again, each with one and the same name. */
function goesWith({ rows, columns }: Placement['table']['profile'], key: number, name: number): boolean {
  const [own, beside] = [columns[key]!.position, columns[name]!.position]
  const pairs = rows.flatMap((cells) => (cells[own] && cells[beside] ? [[cells[own], cells[beside]] as const] : []))
  const byKey = Map.groupBy(pairs, ([one]) => one)
  const again = [...byKey.values()].filter((same) => same.length > 1)
  const alike = again.filter((same) => new Set(same.map(([, one]) => one)).size === 1)
  return again.length > 0 && alike.length >= SAME * again.length
}

/** A name, of nothing else than the rows. */
export function isNameAlone(target: number, { side }: Pick<Placement, 'side'>): boolean {
  return side.names[target]!.concepts.filter((concept) => !side.implied.has(concept)).join() === 'name'
}
