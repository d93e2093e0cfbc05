import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { rowsByValue } from '../plain/rows-by-value.ts'
import { rowsOut } from '../plain/rows-out.ts'
import { LEFT_OUT } from './acts.ts'
import { VERB } from './conditions.ts'
import { withoutTheirs } from './of-left-out.ts'
import { ITS } from './possessives.ts'
import { firstOf, type Words } from './readers.ts'
import { tablesIn, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “The Blue Van was scrapped, so its trips and their invoices stay behind”: which trips says the one of whom the part before speaks by name, and that
// their invoices go with them says nothing of which they are.

/** “Blue Van”: each word has a capital, or it is one word that has one. */
const NAME =
  /^(?:the |der |die |das |le |la |l[’']|el |il |lo |de |het )?(\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*){0,4})$/u
const CLAUSES = /\s*[,;:]\s+|\s+(?:and|so|und|et|donc|y|así que|e|quindi|en|dus)\s+/iu

const leftOut = firstOf(rowsByValue, rowsOut)

/** The rows that a sentence leaves out with what belongs to them, where another one speaks of whose they are, or it names a value of theirs. */
export function ofNamedOwner(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  words: Words,
): Directive[] {
  const alone = withoutWhatIsTheirs(sentence.text)
  const text = withOwner(alone, sentence.before, profiles, templates) ?? alone
  if (text === sentence.text) return []
  return leftOut({ ...sentence, text, about: text }, profiles, templates, words).filter(
    ({ kind }) => kind === 'leave_rows',
  )
}

/** What is left of a sentence once what goes with its rows is gone, still saying that they are left out. */
function withoutWhatIsTheirs(text: string): string {
  const alone = withoutTheirs(text).trim()
  const act = LEFT_OUT.exec(text)
  return alone === text || act === null || LEFT_OUT.test(alone) ? alone : `${alone} ${act[0]}`
}

/** “bookings of Blue Van stay behind”; null where it is not said whose, or by no name. */
function withOwner(
  text: string,
  before: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): string | null {
  const its = ITS.exec(text)
  if (!its) return null
  const [head, behind] = [text.slice(0, its.index), text.slice(its.index + its[0].length).trim()]
  const clauses = head.split(CLAUSES)
  const about = [...clauses, before].find((clause) => VERB.test(clause))
  const owner = NAME.exec(about?.split(VERB)[0]!.trim() ?? '')?.[1]
  const things = behind.split(LEFT_OUT)[0]!
  const isOfRows = templatesIn(things, templates).length + tablesIn(things, profiles).length > 0
  if (owner === undefined || !isOfRows) return null
  const lead = clauses.at(-1) === about ? '' : clauses.at(-1)!
  return `${lead}${behind.replace(/^(\S+)/u, (first) => `${first} of ${owner}`)}`
}
