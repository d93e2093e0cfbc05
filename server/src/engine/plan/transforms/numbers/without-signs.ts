import { sentencesIn } from '../../../knowledge/meanings.ts'
import { push, type Work } from '../column-values.ts'

// “Positive also for credit notes”: the old system writes some amounts with a minus, the template takes all without one.

const POSITIVE =
  /(?<!\p{L})(?:without (?:an? |any )?(?:minus|negative )?(?:sign|minus)|no (?:minus|negative) sign|absolute (?:amount|value|figure)s?|unsigned|positive?[rns]?|ohne (?:minus|vorzeichen|minuszeichen)|absolut(?:betrag|wert)e?|positi(?:f|fs|ve|ves)|sans (?:signe|moins)|valeurs? absolues?|positiv[oaie]s?|sin (?:signo|menos)|valor(?:es)? absolutos?|senza (?:segno|meno)|valor[ei] assolut[io]|positie(?:f|ve)|zonder (?:minteken|min|teken)|dodatni\p{L}*|bez (?:minusa|znaku))(?!\p{L})/iu
const NEGATIVE =
  /negati|(?<!\p{L})(?:minus|moins|menos|meno) (?:for|bei|für|pour|para|per)|(?<!\p{L})(?:plus|\+) ?(?:\/|or|oder|ou|o) ?(?:minus|-)/iu
/** “Not positive”, “positive or negative”. */
const NOT =
  /(?<!\p{L})(?:not?|nicht|kein\p{L}*|pas|non|niet|geen|nie)\s+(?:always |immer |toujours |siempre |sempre )?posit/iu
const FIGURES =
  /(?<!\p{L})(?:amounts?|quantit\p{L}+|figures?|numbers?|values?|totals?|sums?|beträge?n?|mengen?|zahlen|summen?|werte?|montants?|chiffres?|nombres?|importes?|cantidad\p{L}*|cifras?|valores|importi?|quantità|bedrag\p{L}*|aantal\p{L}*|kwoty|ilości)(?!\p{L})/iu
const SIGNED = /^-\s?(?=\d[\d.,]*$)/

/** Reads figures by `add` and takes the minus of some away, where the description says that they have none, and the rule takes them so. */
export function withoutSigns(work: Work, add: (work: Work) => void): void {
  const { rule } = work
  if (!isSaid(work)) return add(work)
  const bare = (value: string): string => value.replace(SIGNED, '')
  add(rule ? { ...work, rule: { ...rule, matches: (value) => rule.matches(bare(value)) } } : work)
  const open = work.values.flatMap(({ value }) => (value !== null && bare(value) !== value ? [value] : []))
  if (open.length === 0 || open.some((value) => rule && (rule.matches(value) || !rule.matches(bare(value))))) return
  push(work, { kind: 'rewrite', pattern: '-\\s?([0-9][0-9.,]*)', with: '\\1' }, bare)
}

/** What is said of the column itself, or of all amounts of the template where the rule takes nothing else. */
function isSaid({ target, rule, placement }: Work): boolean {
  const of = (text: string | null | undefined): string[] =>
    sentencesIn(text ?? '').filter((one) => POSITIVE.test(one) && !NEGATIVE.test(one) && !NOT.test(one))
  if (of(target.description).length > 0) return true
  return rule !== null && of(placement.side.template.description).some((sentence) => FIGURES.test(sentence))
}
