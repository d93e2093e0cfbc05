import { conceptsOf, wordsOf } from '../../../match/names/words.ts'
import { push, type Work } from '../column-values.ts'

/** A word, perhaps with “no.”, and the figures behind it: `day 5`, `Page: 12`, `Zone Nr. 3`. */
const NAMED = /^((\p{L}[\p{L}.]{0,19}?)(?:\s+(?:no|nr|n[°º]|num|núm)\.?)?\s*[:#]?\s*)\d[\d.,]*$/iu

/** Figures behind the word that the column is called by say no more than the figures, where those alone are wanted: `day 5` under “Pay day”. */
export function addNamedFigures(work: Work): void {
  const { rule, source, target, values } = work
  const called = `${source.name} ${target.name}`
  const words = new Set(wordsOf(called))
  const concepts = new Set(conceptsOf(called))
  const isCalled = (word: string): boolean =>
    wordsOf(word).every((one) => words.has(one)) || conceptsOf(word).every((one) => concepts.has(one))
  const fronts = values.flatMap(({ value }) => {
    if (value === null || rule?.matches(value)) return []
    const [, front = '', word = ''] = NAMED.exec(value) ?? []
    return word !== '' && isCalled(word) ? [front] : []
  })
  // Longer ones first, of which the shorter are a part.
  for (const find of [...new Set(fronts)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)))
    push(work, { kind: 'replace', find, with: '' }, (value) => value.replaceAll(find, ''))
}
