import { NOT } from '../../knowledge/grounded/acts.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'
import { meaningsOf } from '../tables/code-lists.ts'
import { standsFor } from './explanations.ts'
import { ofAnything } from './of-anything.ts'

// “GB | Y | with gift box”, “GB | N | no gift box”: a list has the very words of a template column beside the yes, and denies them beside the no.

const ANSWERS = 2

/** Why a column of yes and no is the template's, as a list beside the data says of its values; null where none does. */
export function explainedAnswers(
  target: number,
  { table, side }: Placement,
  context: Context,
): ((source: ColumnProfile) => string | null) | null {
  const column = side.template.columns[target]!
  const allowed = side.rules[target]?.values ?? []
  const no = allowed.length === ANSWERS ? noOf(allowed) : null
  const wanted = conceptsOf(column.name)
  if (no === null || wanted.every(ofAnything)) return null
  const yes = allowed.find((value) => value !== no)!
  const answerIn = (text: string): string[] => {
    const said = conceptsOf(text)
    return wanted.every((concept) => said.includes(concept)) ? [NOT.test(text) ? no : yes] : []
  }
  return (source) => {
    const meanings = meaningsOf(source.values, source.name, table.profile, context)
    const said = [...(meanings?.texts ?? [])].map(([raw, texts]) => {
      const own = closestValue(raw, allowed)
      const [answer] = texts.flatMap(answerIn)
      return isClear(own) && own[0]!.value === answer ? answer : null
    })
    const isSaid = meanings !== null && !said.includes(null) && new Set(said).size === ANSWERS
    return isSaid ? standsFor(meanings.where, source, column) : null
  }
}
