import type { Pattern } from '../../../match/pattern/pattern.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { COMMON, SEEN } from './codes.ts'
import { changed, type Repair } from './repair-steps.ts'

// “Karen Moss” where all must be “Dr. …”: a word that a rule has in front of names, and that the whole column lacks.

/** A word, or a short form of one, with the space behind it. */
const WORD = /^\p{Lu}\p{L}{1,14}\.? $/u
/** What is called by words, each of them a name's: no sentence, and nothing that is counted. */
const NAMES = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Ll}{1,4} )*\p{Lu}[\p{L}\p{M}'’.-]*)*$/u
/** A name that has another word of the kind in front: `Prof. Karen Moss`, and `dr Karen Moss`. */
const TITLED = /^\p{L}{2,}\. |^(?:dr|prof|mr|mrs|ms|sir|frau|herr|mme|sra?|dott)\.? /iu

/**
 * The word that the steps put in front, where no value has it and those that the rule takes with it are names. Of a rule that takes any text
 * behind it, only where the description shows the word, too.
 */
export function frontWord(work: Work, rule: Pattern, steps: readonly Repair[]): string | null {
  const texts = steps.flatMap(({ transform }) => (transform.kind === 'prefix' ? transform.text : []))
  const [text = '', ...more] = texts
  if (more.length > 0 || !WORD.test(text)) return null
  if (takesAny(rule, text) && !(work.target.description ?? '').includes(text.trim())) return null
  const failing = work.values
    .slice(0, SEEN)
    .flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  const gained = failing.filter((value) => rule.matches(changed(value, [...steps])))
  const word = text.replace(/\W+$/u, '').toLowerCase()
  const isBare = (value: string): boolean =>
    NAMES.test(value) && !TITLED.test(value) && !value.toLowerCase().startsWith(word + ' ')
  return gained.length >= Math.min(COMMON, failing.length) && gained.every(isBare) ? text : null
}

function takesAny(rule: Pattern, text: string): boolean {
  return rule.matches(`${text}lorem`)
}

export function noteOfFront({ source, placement }: Work, text: string): string {
  return `“${text.trim()}” was put in front of the names in column “${source.name}” of ${tableLabel(placement.table.profile)}, as the rule wants it.`
}
