import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { ofAnything } from './of-anything.ts'

/** Why a column is taken whose codes something explains: `where` names the list, the sentence or the description. */
export function standsFor(where: string, source: ColumnProfile, target: { name: string }): string {
  return `${where} says what “${source.name}” stands for, which “${target.name}” takes.`
}

/** Whether a text speaks of what the column is by its name or its description, in more than words of anything. */
export function speaksOf({
  name,
  description,
}: {
  name: string
  description?: string | null | undefined
}): (text: string) => boolean {
  const about = new Set(conceptsOf(`${name} ${description ?? ''}`))
  return (text) => conceptsOf(text).some((concept) => about.has(concept) && !ofAnything(concept))
}
