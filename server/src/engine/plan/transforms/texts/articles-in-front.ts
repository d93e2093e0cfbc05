import { anyOf, WITHOUT } from '../../../knowledge/grounded/acts.ts'
import { applyStep } from '../../../examples/interpret.ts'
import type { Transform } from '../../../model.ts'
import { push, pushTrim, type Work } from '../column-values.ts'

// “The Merry Widow, not Merry Widow, The”: catalogues put the article behind the title, so that this stands in its place in the alphabet.

const ARTICLE = anyOf('(?:leading |initial )?articles?|artikel|art[íi]culos?|articol[oi]|lidwoord(?:en)?')
const IN_FRONT = anyOf(
  'in front|first|at the (?:start|beginning|front)|natural order|normal order|before',
  'vorne?|vorangestellt|davor|am anfang|voran',
  'devant|en tête|au début|avant',
  'delante|al principio|al inizio|davanti|vooraan|ervoor',
)
const BEHIND =
  '(?:the|an?|der|die|das|eine?|les?|la|une?|el|los|las|una?|il|lo|gli|de|het|een|THE|AN?|DER|DIE|DAS|The|An?|Der|Die|Das|Eine?|Les?|La|Une?|El|Los|Las|Una|Il|Lo|Gli|De|Het|Een)'
/** Any text, of which an article behind a comma is a part for itself. */
const step: Transform = { kind: 'rewrite', pattern: `(.*\\S)\\s*,\\s*(${BEHIND})\\s*|(.*)`, with: '\\2 \\1\\3' }
const ENDS = new RegExp(`\\S\\s*,\\s*${BEHIND}\\s*$`, 'u')

/** Puts an article that stands behind a title in front of it, where the description of the column wants it there. */
export function addArticleInFront(work: Work): void {
  const said = work.target.description ?? ''
  if (!ARTICLE.test(said) || !IN_FRONT.test(said) || WITHOUT.test(said)) return
  if (!work.values.some(({ value }) => value !== null && ENDS.test(value))) return
  if (work.values.some(({ value }) => value?.includes('\n'))) return
  push(work, step, (value) => applyStep(step, value) ?? value)
  pushTrim(work)
}
