import { conceptsOf } from '../../../match/names/words.ts'
import { push, shareOf, type Work } from '../column-values.ts'

/** “Last, first”, and no list of several names. */
const LAST_FIRST = /^[^,]+,\s*[^,]+$/

/** Full names that are written last name first, where the template says that the first name comes first, of whomever: an author, a teacher. */
export function addNameOrder(work: Work): void {
  const { target, mapping } = work
  if (mapping.sources.length !== 1 || mapping.lead.length > 0) return
  const said = conceptsOf(target.description ?? '')
  const [first, last] = [said.indexOf('first'), said.indexOf('last')]
  if (first < 0 || last < first || shareOf(work, (value) => LAST_FIRST.test(value)) <= 0.7) return
  push(work, { kind: 'swap', separator: ',', with: ' ' }, (value) => value.replace(/^([^,]*),(.*)$/s, '$2 $1').trim())
}
