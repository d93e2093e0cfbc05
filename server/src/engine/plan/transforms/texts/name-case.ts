import { conceptsOf } from '../../../match/names/words.ts'
import { isUniform, nameCase, piecesOf, usual } from '../../../transforms/name-case.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { saidNormal, saysNormalCase } from './normal-writing.ts'

// Names in capitals, where the template says how they are to be written.

/** “Martin, not MARTIN”: how a word is not to be written. */
const UNWANTED =
  /(?<!\p{L})(?:not|never|instead of|nicht|statt|anstatt|nie|pas|non|jamais|au lieu de|no|nunca|en vez de|invece di|mai|niet|nooit|não|nie|zamiast|ne|inte|ikke) (?:as |als |wie |comme |como |come )?["“„«]?\p{Lu}[\p{Lu}\p{M}'’-]+(?![\p{Ll}])["”“»]?/gu

/** More words than this need no telling. */
const MOST_WORDS = 200

/** What is written wholly in capitals or small letters, with the capitals that the column's other values, or the template, show. */
export function addNameCase(work: Work): void {
  const { target, values, rule } = work
  const said = saidNormal(work)
  if (said === null && !saysNormalCase(target.description ?? '')) return
  const uniform = values.filter(({ value }) => value !== null && isUniform(value))
  if (uniform.length === 0) return
  // What is said of all names is not said of those that a rule wants in capitals.
  if (rule && uniform.some(({ value }) => rule.matches(value!) && !rule.matches(nameCase(value!, [])))) return
  if (said) {
    const note = `“${target.name}” of ${tableLabel(work.placement.table.profile)} is written with its capitals as usual: ${said.origin} says so: “${said.text}”.`
    if (!work.context.notes.includes(note)) work.context.notes.push(note)
  }
  const needed = work.source.complete ? new Set(uniform.flatMap(({ value }) => piecesOf(value!.toLowerCase()))) : null
  const words = wordsShown(work, said?.text ?? '').filter((word) => needed === null || needed.has(word.toLowerCase()))
  const shown = new Set(words.map((word) => word.toLowerCase()))
  const step = [...words, ...shortFor(work).filter((word) => !shown.has(word.toLowerCase()))].slice(0, MOST_WORDS)
  push(work, { kind: 'case', to: 'name', ...(step.length > 0 ? { words: step } : {}) }, (value) =>
    nameCase(value, step),
  )
}

/** “VW”, “BMW”: capitals that nobody can say as a word are letters, where they are no person's name and no title. */
function shortFor({ target, values }: Work): string[] {
  const called = conceptsOf(target.name)
  if (called.some((concept) => PERSONAL.has(concept))) return []
  return values.flatMap(({ value }) => (value !== null && /^[B-DF-HJ-NP-TV-XZ]{2,4}$/.test(value) ? value : []))
}

/** What columns of persons' names, and of what stands before them, are called. */
const PERSONAL = new Set(['first', 'last', 'full', 'title', 'salutation', 'contact', 'person'])

/** Words as the values in both cases write them most, and as the template's own examples do, where that is not the usual way. */
function wordsShown({ values, target }: Work, said: string): string[] {
  const forms = new Map<string, Map<string, number>>()
  const see = (text: string, weight: number): void => {
    for (const piece of piecesOf(text)) {
      if (!/\p{L}/u.test(piece)) continue
      const small = piece.toLowerCase()
      const found = forms.get(small) ?? new Map<string, number>()
      forms.set(small, found.set(piece, (found.get(piece) ?? 0) + weight))
    }
  }
  for (const { value, count } of values) if (value !== null && !isUniform(value)) see(value, count)
  const examples = `${target.description ?? ''} ${said}`
    .replace(UNWANTED, '')
    .matchAll(/["“„«]([^"“„«”»]+)["”“»]|\p{Lu}[\p{L}'’.-]*(?:[ -]\p{Lu}[\p{L}'’-]*)*/gu)
  for (const [named, quoted = named] of examples) see(quoted, 1)
  return [...forms].flatMap(([small, found]) => {
    const [[form = ''] = []] = [...found].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    return form === usual(small, 1) && usual(small, 0) === form ? [] : form === '' ? [] : [form]
  })
}
