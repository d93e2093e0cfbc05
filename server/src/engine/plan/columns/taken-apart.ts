import { sentencesIn } from '../../knowledge/meanings.ts'
import { evenly, nameFeatures, nameScore, type NameFeatures } from '../../match/names/name-score.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { SURE } from '../sure.ts'

// A column that is several things, as somebody says of its places or of its parts.

/** A sentence that says what is what, and where it stands. */
export interface SaidIn {
  sentence: string
  by: 'instruction' | 'knowledge'
  origin: string
}

/** What `read` finds in the sentences that are said of the template. */
export function saidBy<T extends object>(
  read: (sentence: string) => T | null,
  { side }: Placement,
  { texts = [] }: Context,
): (T & SaidIn)[] {
  const { slug } = side.template
  return texts
    .filter((text) => text.slug === null || text.slug === slug)
    .flatMap(({ text, by, origin }) =>
      sentencesIn(text).flatMap((sentence) => {
        const found = read(sentence)
        return found ? [{ ...found, sentence, by, origin }] : []
      }),
    )
}

/** From here on two names are alike. */
export const ALIKE = 0.6

/** The only one of the names that is most like it. */
export function mostAlike(name: string, names: readonly NameFeatures[]): number | null {
  const wanted = nameFeatures(name)
  const [best, second] = names
    .map((own, at) => ({ at, score: nameScore(wanted, own, evenly) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score >= ALIKE && best.score > (second?.score ?? 0) ? best.at : null
}

/** Nothing else fills it for sure, or just that column does. */
export function isOpenFor(
  { sources, lead, constant, guessed, confidence, decided_by }: Mapping,
  source: number,
): boolean {
  if (constant !== undefined || lead.length > 0) return false
  if (sources.length === 1 && sources[0] === source) return true
  return decided_by === 'matcher' && (sources.length === 0 || guessed === true || confidence < SURE)
}
