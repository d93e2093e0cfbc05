import { sentencesIn } from '../../../knowledge/meanings.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { push, type Work } from '../column-values.ts'

// “Positive also for credit notes”: the old system writes some amounts with a minus, the template takes all without one.

const POSITIVE =
  /(?<!\p{L})(?:without (?:an? |any )?(?:minus|negative )?(?:sign|minus)|no (?:minus|negative) sign|absolute (?:amount|value|figure)s?|unsigned|positive?[rns]?|ohne (?:minus|vorzeichen|minuszeichen)|absolut(?:betrag|wert)e?|positi(?:f|fs|ve|ves)|sans (?:signe|moins)|valeurs? absolues?|positiv[oaie]s?|sin (?:signo|menos)|valor(?:es)? absolutos?|senza (?:segno|meno)|valor[ei] assolut[io]|positie(?:f|ve)|zonder (?:minteken|min|teken)|dodatni\p{L}*|bez (?:minusa|znaku))(?!\p{L})/iu
const NEGATIVE =
  /negati|(?<!\p{L})(?:minus|moins|menos|meno) (?:for|bei|für|pour|para|per)|(?<!\p{L})(?:plus|\+) ?(?:\/|or|oder|ou|o) ?(?:minus|-)/iu
/** “Not positive”, “positive or negative”. */
const NOT =
  /(?<!\p{L})(?:not?|nicht|kein\p{L}*|pas|non|niet|geen|nie)\s+(?:always |immer |toujours |siempre |sempre )?posit/iu
/** Said of what may have been written so: a refund is told by its kind. */
const NEVER =
  /(?<!\p{L})(?:never|not|no|cannot be|nie(?:mals)?|nicht|jamais|pas|nunca|mai|nooit|niet|geen)\s+(?:be )?negati\p{L}*/giu
/** The kinds of amounts that go the other way. */
const OTHER_WAY = ['refund', 'reversal', 'credit note', 'withdrawal', 'return']
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
  const never = sentencesIn(target.description ?? '').filter((one) => one.search(NEVER) >= 0)
  if (never.some((one) => !NEGATIVE.test(one.replaceAll(NEVER, ' '))) && saysWay(placement)) return true
  return rule !== null && of(placement.side.template.description).some((sentence) => FIGURES.test(sentence))
}

/** Whether the template has a column that tells amounts of the other way apart, so that a minus would say it twice. */
function saysWay({ side }: Work['placement']): boolean {
  return side.rules.some((rule) =>
    (rule?.values ?? []).some((value) => OTHER_WAY.some((word) => isClear(closestValue(word, [value])))),
  )
}
