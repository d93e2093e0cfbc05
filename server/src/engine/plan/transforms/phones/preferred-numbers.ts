import { preferredNumber } from '../../../match/composites/phones-by-kind.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { callingCode } from '../../../profile/countries.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'

// “The mobile if there is one, otherwise the landline”: of the two in one cell, for a template with one column.

const MOBILE =
  /(?<!\p{L})(?:mobiles?|cell(?:ular|s)?|handy\p{L}*|mobil\p{L}*|portables?|m[óo]vil\p{L}*|cellular[ei]|gsm)(?!\p{L})/iu
const OTHER =
  /(?<!\p{L})(?:land[ -]?lines?|fixed|home|festnetz\p{L}*|fixe|fij[oa]|fiss[oa]|vast\p{L}*|other (?:phone|number|one)|any (?:phone|number|other))(?!\p{L})/iu
const OR_ELSE =
  /(?<!\p{L})(?:otherwise|else|if|where|when|or|before|preferably|preferred|sonst|wenn|falls|oder|ansonsten|sinon|si|ou|de lo contrario|si no|altrimenti|se|anders|als)(?!\p{L})/iu
/** “The landline only where there is no mobile” has it the other way round. */
const ONLY = /(?<!\p{L})(?:only|nur|seulement|s[óo]lo|solo|alleen)(?!\p{L})/iu

/** The kind of number that the description names first, of the two that it names. */
function preferredIn(description: string): 'mobile' | 'phone' | null {
  const [mobile, other] = [description.search(MOBILE), description.search(OTHER)]
  if (mobile < 0 || other < 0 || ONLY.test(description) || !OR_ELSE.test(description)) return null
  return mobile < other ? 'mobile' : 'phone'
}

/** Takes the wanted one of two numbers of a cell; told. */
export function addPreferredNumber(work: Work, country: string | null): void {
  const { target, context, placement, source } = work
  const kind = preferredIn(target.description ?? '')
  const code = country === null ? null : callingCode(country)
  if (kind === null || !code || !conceptsOf(target.name).includes('phone')) return
  for (const step of preferredNumber(kind, code)) {
    if (step.kind !== 'rewrite') continue
    const pattern = jsPattern(`^(?:${step.pattern})$`)
    const taken = (value: string): string | undefined => pattern.exec(value)?.[1]
    const found = work.values.find(({ value }) => value !== null && taken(value) !== undefined)
    if (!found) continue
    push(work, step, (value) => taken(value) ?? value)
    const note = `Of two numbers in one cell of “${source.name}” of ${tableLabel(placement.table.profile)}, such as “${found.raw}”, “${target.name}” has the ${kind === 'mobile' ? 'mobile' : 'other'} one: its description says so.`
    if (!context.notes.includes(note)) context.notes.push(note)
  }
}
