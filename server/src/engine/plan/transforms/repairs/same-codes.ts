import { sentencesIn } from '../../../knowledge/meanings.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { replacement, type Repair } from './repair-steps.ts'

// Two systems number the same things with letters of their own, and a text gives examples: “PO4711 and B-4711 are the same order”.

const CODE = /(?<![\p{L}\p{N}])(\p{L}{1,6}[-./_]?)(\d{2,12})(?![\p{L}\p{N}])/gu
const SAME =
  /(?<!\p{L})(?:same|identical|equals?|means?|became|become|corresponds?|selbe|gleiche?|identisch|entspricht|même|identiques?|correspond|mism[oa]|igual|stess[oa]|zelfde|gelijk)(?!\p{L})|[=→]|->/iu
const DIFFERENT =
  /(?<!\p{L})(?:not|never|different|differ|nicht|keine?|verschieden|pas|différent\p{L}*|no son|distint\p{L}*|non|divers\p{L}*|niet|geen|verschillend)(?!\p{L})|n[’']t(?!\p{L})/iu

/** Letters that the rule refuses, those in their place with the mark behind them, and who says so. */
interface SameLetters {
  from: string
  to: string
  why: string
}

/**
 * The letters of codes that texts say are the same as others that the rule takes, written as those: `PO4712` becomes `B-4712`, for a text says
 * that PO4711 is B-4711. With the sentences that tell so.
 */
export function asSameCodes(work: Work, rule: Pattern): { steps: Repair[]; notes: string[] } | null {
  const seen = work.values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value.toUpperCase()))
  const found = sameLetters(work, rule).filter(({ from }) => seen.some((value) => value.startsWith(from)))
  if (found.length === 0) return null
  return {
    // The longest first: `S` would take the letter of `SC`.
    steps: found.toSorted((a, b) => b.from.length - a.from.length).map(({ from, to }) => replacement(from, to)),
    notes: found.map(({ from, to, why }) => `“${from}” is “${to}” in “${work.target.name}”: ${why}.`),
  }
}

/** The nearest text counts; what one says to be the same as two others is neither. */
function sameLetters({ context, placement }: Work, rule: Pattern): SameLetters[] {
  const { slug } = placement.side.template
  const known = new Map<string, SameLetters>()
  for (const { text, origin, slug: of } of context.texts ?? []) {
    if (of !== null && of !== slug) continue
    const told = sentencesIn(text).flatMap((sentence) =>
      pairsIn(sentence, rule).map((pair) => ({ ...pair, why: `${origin} says so: “${sentence}”` })),
    )
    for (const [from, pairs] of Map.groupBy(told, (pair) => pair.from))
      if (new Set(pairs.map(({ to }) => to)).size === 1 && !known.has(from)) known.set(from, pairs[0]!)
  }
  return [...known.values()]
}

/** Two codes in a row of the same number, of which the rule takes one. */
function pairsIn(sentence: string, rule: Pattern): Pick<SameLetters, 'from' | 'to'>[] {
  if (!SAME.test(sentence) || DIFFERENT.test(sentence)) return []
  const codes = [...sentence.matchAll(CODE)].map(([code, front, number]) => ({
    front: front!.toUpperCase(),
    number: number!.replace(/^0+/, ''),
    isMet: rule.matches(code.toUpperCase()),
  }))
  return codes.slice(1).flatMap((second, at) => {
    const first = codes[at]!
    if (first.number !== second.number || first.isMet === second.isMet) return []
    const [from, to] = first.isMet ? [second.front, first.front] : [first.front, second.front]
    return bare(from) === bare(to) ? [] : [{ from: bare(from), to }]
  })
}

function bare(front: string): string {
  return front.replace(/[^\p{L}]+$/u, '')
}
