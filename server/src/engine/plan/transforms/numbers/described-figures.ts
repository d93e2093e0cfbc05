import { acronymsOf } from '../../../match/names/acronyms.ts'
import { closestValue } from '../../../match/values/same-meaning.ts'
import { conceptsOf, wordsOf } from '../../../match/names/words.ts'
import { addEntries, type Work } from '../column-values.ts'

// “0 for cash on delivery”, “99 if unlimited”, “0.00 if done under warranty”, “100 = full time”: the figure that a template wants where the file has words for it.

const SAID =
  /(?<![\d.,])(-?\d{1,6}(?:[.,]\d{1,4})?)\s*(?:%\s*)?(?:(?:=|≙|→)\s*|(?<=\s)(?:for|if|when|where|means|stands for|für|bei|wenn|falls|pour|si|para|cuando|per|se|voor|als|indien)\s+)([^.;,()=\d]{2,60})/giu
/** What leads to the word that counts: “done under warranty” is “warranty”. */
const LEADING =
  /^(?:(?:it|they|this|that|the|work|job|repair|visit|is|was|were|are|has been|been|being|done|made|carried out|covered|performed|supplied|provided|given|under|in|on|by|as|of|an?)\s+)+/iu
/** “Plano is +0.00”: the word first, which has to be the very one that stands in the file. */
const TURNED =
  /(?:^|[.;,:(]\s*|["“„«])(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2})["”“»]?\s*(?:=|→|\s(?:is|means|stands for|counts as|ist|hei(?:ß|ss)t|bedeutet|gilt als|est|signifie|es|significa|è|betekent)\s)\s*([+-]?\d{1,6}(?:[.,]\d{1,4})?)(?!\d|\s?%|[.,]\d)/giu
/** Surely the same words. */
const SAME = 0.84

/** Words among figures, or their initials, become the figure that the description has for them. */
export function addDescribedFigures(work: Work): void {
  const { kinds, rule, target } = work
  if (!kinds.some((kind) => kind === 'number' || kind === 'integer')) return
  const said = [...(target.description ?? '').matchAll(SAID)].flatMap(([, figure = '', words = '']) => {
    const bare = words.trim().replace(LEADING, '')
    const ways = bare === words.trim() || bare === '' ? [words.trim()] : [words.trim(), bare]
    return ways.map((way) => ({ figure, words: way, acronyms: acronymsOf(wordsOf(way)) }))
  })
  const turned = new Map(
    [...(target.description ?? '').matchAll(TURNED)].flatMap(([, words = '', figure = '']) =>
      rule === null || rule.matches(figure) ? [[words.toLowerCase(), figure] as const] : [],
    ),
  )
  if (said.length === 0 && turned.size === 0) return
  const entries = work.values.flatMap(({ value }) => {
    if (value === null || !/^\p{L}[\p{L} ./-]{1,39}$/u.test(value) || rule?.matches(value)) return []
    const very = turned.get(value.trim().toLowerCase())
    if (very !== undefined) return [{ raw: value, value: very, decided_by: 'matcher' as const }]
    const initials = value.toLowerCase().replace(/[^\p{L}]/gu, '')
    const found = said.find(
      ({ words, acronyms }) =>
        acronyms.has(initials) ||
        (closestValue(value, [words])[0]?.confidence ?? 0) >= SAME ||
        conceptsOf(value).join() === conceptsOf(words).join(),
    )
    return found ? [{ raw: value, value: found.figure, decided_by: 'matcher' as const }] : []
  })
  addEntries(work, entries)
}
