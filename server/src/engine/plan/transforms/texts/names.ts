import { saysBoth } from '../../../match/names/firms-alone.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { isLegalForm } from '../../../match/values/legal-forms.ts'
import { push, shareOf, type Work } from '../column-values.ts'

/** “Last, first”, and no list of several names. */
const LAST_FIRST = /^[^,]+,\s*[^,]+$/

/** “Given name first, no comma”: what a description says that speaks of no family name. */
const FIRST_FIRST =
  /(?<!\p{L})(?:first|given|christian|fore) ?names? (?:(?:comes?|goes) )?first(?!\p{L})|(?<!\p{L})(?:no|without (?:an? )?) ?commas?(?!\p{L})|vornamen? (?:zuerst|voran|vorne|vorangestellt)|ohne kommas?(?!\p{L})|pr[ée]noms? (?:d['’]abord|en premier)|sans virgule|nombres? (?:primero|delante)|sin coma|prima il nome(?!\p{L})|nome prima|senza virgola|voorna(?:am|men) (?:eerst|voorop)|zonder komma/iu

/** “Vor- und Nachname”, “prénom et nom”: both parts in their order. */
const BOTH =
  /(?<!\p{L})(?:vor(?:-|namen?)|rufname|first(?: names?)?|given(?: names?)?|forenames?|pr[ée]noms?|nombres?|nome|voor(?:-|naam)) ?(?:and|und|et|y|e|en|&|\+|\/) ?(?:nach|zu|familien|sur|last|family|nom(?!\p{L})|apellidos?|cognome|achternaam)/iu
/** An example of two to four words in capitals: “z. B. Karla Roth”. */
const EXAMPLE =
  /(?:such as|e\.g\.|for example|like|z\. ?B\.|wie|par exemple|p\. ?ex\.|p\. ?ej\.|ad es\.|bijv\.)[:,]?\s+["“„«]?(\p{Lu}[\p{L}\p{M}.’'-]*)((?: \p{L}[\p{L}\p{M}.’'-]*){0,2} \p{Lu}[\p{L}\p{M}’'-]*)(?!,? \p{Lu})/u

/**
 * Full names that are written last name first, where the template says that the first name comes first, of whomever: an author, a teacher.
 * Names that a list has for codes stand there only once they are looked up. Firms have their legal form behind a comma, and stay as they are.
 */
export function addNameOrder(work: Work): void {
  const { mapping, transforms } = work
  if (mapping.sources.length !== 1 || mapping.lead.length > 0 || transforms.some(({ kind }) => kind === 'swap')) return
  if (!wantsFirstFirst(work) || areFirms(work)) return
  if (shareOf(work, isLastFirst) <= 0.7 && !areSomePersons(work)) return
  push(work, { kind: 'swap', separator: ',', with: ' ' }, (value) => value.replace(/^([^,]*),(.*)$/s, '$2 $1').trim())
}

/** One by chance is no way of writing. */
const SEVERAL = 3
/** “Van den Berg, Anna-Lena”: names on both sides, and behind the comma no title or degree. */
const PERSON =
  /^(?:\p{L}[\p{L}\p{M}’'-]*\s){0,3}\p{Lu}[\p{L}\p{M}’'-]*,\s*\p{Lu}\p{Ll}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}.’'-]*){0,2}$/u

/** “First and last name of a person, or the crew”: whatever has a comma is a person, and the crews have none. */
function areSomePersons({ target, values }: Work): boolean {
  const listed = values.flatMap(({ value }) => (value?.includes(',') ? [value.trim()] : []))
  const areAll = listed.length >= SEVERAL && listed.every((value) => PERSON.test(value) && isLastFirst(value))
  return areAll && saysBothNames(target.description ?? '')
}

/** “Baker, Ada”, and no firm with its legal form. */
export function isLastFirst(value: string): boolean {
  return LAST_FIRST.test(value) && !isLegalForm(value.slice(value.indexOf(',') + 1))
}

/** “Company name”, though a template that has persons as well wants the first names of these first: “Baker, Hall & Partners”. */
function areFirms({ source }: Work): boolean {
  const own = conceptsOf(source.name)
  return own.includes('company') && own.every((one) => one === 'company' || one === 'name') && !saysBoth(source.name)
}

/** Whether a description wants first and last name, in this order. */
export function saysBothNames(description: string): boolean {
  const said = conceptsOf(description)
  const [first, last] = [said.indexOf('first'), said.indexOf('last')]
  return BOTH.test(description) || (first >= 0 && first < last)
}

function wantsFirstFirst({ target, values }: Work): boolean {
  const description = target.description ?? ''
  if (saysBothNames(description)) return true
  if (conceptsOf(description).includes('last')) return false
  if (FIRST_FIRST.test(description)) return true
  // “e.g. HANSEN Uwe” shows another order, as the names themselves tell.
  const [, front] = EXAMPLE.exec(description) ?? []
  return front !== undefined && !values.some(({ value }) => value?.split(',')[0]!.toLowerCase() === front.toLowerCase())
}
