import { endPlacesSaid } from '../../../knowledge/end-places-said.ts'
import { namesColumn } from '../../../knowledge/grounded/columns.ts'
import { wordsIn } from '../../../knowledge/grounded/words.ts'
import { readSentences } from '../../../knowledge/parse.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { TemplateColumn, Transform } from '../../../model.ts'
import { applyStep } from '../../../examples/interpret.ts'
import { tableLabel } from '../../context.ts'
import { push, shareOf, type Work } from '../column-values.ts'

// Codes of which somebody says that their last two digits are what is wanted: `N014` is 14 days.

const NEARLY_ALL = 0.95

/** Takes the end of a code that a text says is what the column wants; of figures without the zeros in front. */
export function addEndPlaces(work: Work): void {
  const { context, placement, source, target, rule } = work
  const { slug } = placement.side.template
  if (rule === null || target.unique) return
  const said = (context.texts ?? [])
    .filter((one) => one.slug === null || one.slug === slug)
    .flatMap(({ text, origin }) => readSentences(text).map((sentence) => ({ text: sentence.text, origin })))
  for (const { text, origin } of said) {
    const places = endPlacesSaid(text)
    if (!places || !isSourceOf(places.of, source.name) || !isMeant(places.is, target)) continue
    const own = `[\\p{L}\\p{N}]{${places.length}}`
    const part: Transform = { kind: 'extract', pattern: places.end === 'last' ? `(${own})\\s*$` : `^\\s*(${own})` }
    const figure: Transform = { kind: 'number', decimal: '.', grouping: '' }
    const steps = rule.matches('7') && rule.matches('70') ? [part, figure] : [part]
    const taken = (value: string): string | null => {
      const end = applyStep(part, value) ?? null
      return end !== null && steps.length > 1 && /^\d+$/.test(end) ? String(Number(end)) : end
    }
    const isLonger = (value: string): boolean => value.trim().length > places.length
    const areMeant = shareOf(work, (value) => isLonger(value) && rule.matches(taken(value) ?? ''))
    if (areMeant < NEARLY_ALL) continue
    const which = `the ${places.end} ${places.length} characters of “${source.name}”`
    context.notes.push(
      `“${target.name}” is ${which} of ${tableLabel(placement.table.profile)}, as ${origin} says: “${text}”.`,
    )
    push(work, part, (value) => applyStep(part, value) ?? value)
    if (steps.length > 1) push(work, figure, (value) => (/^\d+$/.test(value) ? String(Number(value)) : value))
    return
  }
}

/** “Of the SAP payment terms” is of “Payment terms”. */
function isSourceOf(said: string, header: string): boolean {
  const [words, own] = [conceptsOf(said), conceptsOf(header)]
  return namesColumn(said, { name: header }) || (own.length > 0 && own.every((concept) => words.includes(concept)))
}

/** “The net days” are `payment_days`: what they are at last stands in the name of the column, or in what is said of it. */
function isMeant(said: string, { name, description = '' }: TemplateColumn): boolean {
  const last = wordsIn(said).at(-1)
  return (
    last !== undefined && wordsIn(`${name.replaceAll('_', ' ')} ${description}`).some(({ stem }) => stem === last.stem)
  )
}
