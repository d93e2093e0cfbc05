import { cellsOf } from '../../profile/cells-of.ts'
import { firstPlacesSaid } from '../../knowledge/first-places-said.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { accountBeside } from '../../match/names/bank-accounts.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { ALIKE, isOpenFor, mostAlike } from './taken-apart.ts'

// One field with a bank's code and the number of an account behind it, as somebody says of its first places: how long the rest is, nobody says, so that
// only cells that are longer have both.

const NEARLY_ALL = 0.95

/** The mappings with what the first places of a code are said to be, and what is behind them. */
export function withFirstPlaces(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const { columns } = table.profile
  return (context.texts ?? []).reduce((found, { text, by, origin, slug }) => {
    const said = slug === null || slug === side.template.slug ? firstPlacesSaid(text) : null
    if (!said) return found
    const names = [accountBeside(said.rest, said.first), accountBeside(said.first, said.rest)]
    const [first = null, rest = null] = names.map((name) => mostAlike(name, side.names))
    if (first === null || rest === null || first === rest) return found
    const sources = [...columns.keys()].filter(
      (at) =>
        areLonger(columns[at]!, said.length, side.rules[rest] ?? null) &&
        names.some((name) => nameScore(table.names[at]!, nameFeatures(name), evenly) >= ALIKE),
    )
    const [source] = sources
    if (source === undefined || sources.length > 1) return found
    if (![first, rest].every((target) => isOpenFor(found[target]!, source))) return found
    const column = columns[source]!
    const [one, other] = [first, rest].map((target) => `“${side.template.columns[target]!.name}”`)
    const note = `“${column.name}” of ${tableLabel(table.profile)} is taken apart for ${one} and ${other}, as ${origin} says: “${text}”.`
    context.notes.push(note)
    dropQuestions([first, rest], placement, context)
    const pattern = (target: number): string =>
      target === first ? `^\\s*(.{${said.length}}).+$` : `^\\s*.{${said.length}}(.+?)\\s*$`
    return found.map((mapping, target): Mapping =>
      target !== first && target !== rest
        ? mapping
        : {
            ...mapping,
            sources: [source],
            lead: [{ kind: 'extract', pattern: pattern(target) }],
            confidence: 0.95,
            reason: `${origin} says what stands where in “${column.name}”: “${text}”.`,
            decided_by: by,
            alternatives: [],
          },
    )
  }, mappings)
}

/** Whether nearly all values are codes without marks, with something behind the first places that can be the rest. */
function areLonger({ values, filled }: ColumnProfile, length: number, rule: Pattern | null): boolean {
  const form = new RegExp(`^[\\p{L}\\p{N}]{${length + 1},}$`, 'u')
  const meant = values.filter(({ value }) => {
    const own = value.trim()
    return form.test(own) && (rule?.matches(own.slice(length)) ?? true)
  })
  return filled > 0 && cellsOf(meant) >= NEARLY_ALL * cellsOf(values)
}
