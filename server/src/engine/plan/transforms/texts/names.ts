import { conceptsOf } from '../../../match/names/words.ts'
import { push, shareOf, type Work } from '../column-values.ts'

/** “Last, first”, and no list of several names. */
const LAST_FIRST = /^[^,]+,\s*[^,]+$/

/** “Given name first, no comma”: what a description says that speaks of no family name. */
const FIRST_FIRST =
  /(?<!\p{L})(?:first|given|christian|fore) ?names? (?:(?:comes?|goes) )?first(?!\p{L})|(?<!\p{L})(?:no|without (?:an? )?) ?commas?(?!\p{L})|vornamen? (?:zuerst|voran|vorne|vorangestellt)|ohne kommas?(?!\p{L})|pr[ée]noms? (?:d['’]abord|en premier)|sans virgule|nombres? (?:primero|delante)|sin coma|prima il nome(?!\p{L})|nome prima|senza virgola|voorna(?:am|men) (?:eerst|voorop)|zonder komma/iu

/** Full names that are written last name first, where the template says that the first name comes first, of whomever: an author, a teacher. */
export function addNameOrder(work: Work): void {
  const { target, mapping } = work
  if (mapping.sources.length !== 1 || mapping.lead.length > 0) return
  const description = target.description ?? ''
  const said = conceptsOf(description)
  const [first, last] = [said.indexOf('first'), said.indexOf('last')]
  const isSaid = last < 0 ? FIRST_FIRST.test(description) : first >= 0 && first < last
  if (!isSaid || shareOf(work, (value) => LAST_FIRST.test(value)) <= 0.7) return
  push(work, { kind: 'swap', separator: ',', with: ' ' }, (value) => value.replace(/^([^,]*),(.*)$/s, '$2 $1').trim())
}
