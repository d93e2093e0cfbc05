import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, withoutAct } from './acts.ts'
import { templateLike } from './named-rows.ts'
import { exactly } from './rows-out.ts'
import { areAlike } from './stale-tables.ts'
import { NEEDLESS } from './tables-out.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'
import { templatesIn } from './tables.ts'

// “The dissolved depots themselves stay behind”, of a workbook with a sheet “Depots” and one that is called “aufgelöst”: rows of one state that have a
// sheet to themselves, whatever word and language its name is in.

/** Of themselves, unlike what points at them. */
const THEMSELVES = /^(?:themselves|itself|selbst|selber|eux|elles|memes?|mism[oa]s|stess[ie]|zelf)$/iu

/** The only sheet, beside one with the same columns, whose name means the state of which a sentence says that such rows stay behind. */
export function sheetsOfState(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!LEFT_OUT.test(text) || EXCEPT.test(text)) return []
  const said = withoutAct(text)
  const [template, ...more] = templatesIn(said, templates)
  if (!template || more.length > 0) return []
  const nouns = new Set([template.slug, template.name].flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  const states = wordsIn(said).filter(
    ({ text: word, stem }) => !nouns.has(stem) && !NEEDLESS.test(word) && !THEMSELVES.test(word),
  )
  const [state, ...others] = states
  if (!state || others.length > 0) return []
  // “Die geschlossenen”: one of them is “geschlossene”.
  const meant = new Set([state.text, state.text.replace(/n$/u, '')].flatMap((word) => meaningsOf(word)))
  const isMeant = (profile: TableProfile): boolean =>
    meaningsOf(profile.table.name).some((meaning) => meant.has(meaning)) &&
    profiles.some((other) => areAlike(profile, other) && templateLike(other, templates) === template)
  const [sheet, ...rest] = profiles.filter(isMeant)
  return sheet && rest.length === 0 ? [{ ...origin, kind: 'ignore_table', table: exactly(sheet) }] : []
}
