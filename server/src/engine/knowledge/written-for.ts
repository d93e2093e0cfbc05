import { anyOf } from './grounded/acts.ts'

// “The HQ and Acc. dept that people write are Head office and Accounting”: as many words that are written as ones that they stand for, each
// for its own. Without it the words behind the verb are taken for others of the values, which share what is said further on.

/** Words that are none of what is written, nor of what it stands for: they join them, or say what is done. */
const JOINING = anyOf(
  'the|an?|and|as|that|which|we|they|people|some|are|mean|stand|not|no|all|both|must|should|shall|can|may|will|do|to|of|for|in|on',
  'die|der|das|und|wie|man|wir|sind|nicht|alle|beide|sollen|müssen|können|dürfen|werden',
  'les?|las?|los|et|que|on|nous|ils|sont|pas|tous|toutes|doivent|peuvent|y|se|son|no|todos|todas|deben|pueden',
  'gli|il|i|e|che|si|sono|non|tutti|tutte|devono|possono|de|het|een|en|zijn|niet|alle|moeten|kunnen|mogen|men|wij|ze',
)
/** A word as people write it in cells: with a point where it is cut short. */
const WORD = `(?!${JOINING.source})[\\p{L}\\p{N}][\\p{L}\\p{N}&/’'.-]{0,24}`
const TERM = `["“„«‘]?${WORD}(?: ${WORD}){0,3}["”“»’]?`
const AND = '(?:and|und|et|y|e|en)'
const LIST = `${TERM}(?:,\\s+${TERM}){0,4},?\\s+${AND}\\s+${TERM}`
const WRITE = anyOf(
  '(?:(?:that|which|as) )?(?:people|they|we|staff|users|some|others|every(?:body|one)) (?:(?:sometimes|often|also|mostly) )?(?:write|use|type|put|enter)',
  'die (?:man|wir|alle|die leute|manche) (?:schreib(?:t|en)|benutz(?:t|en)|verwende(?:t|n))',
  "(?:que |qu[’'])(?:on|l[’']on|les gens|ils|nous|certains) (?:écri(?:t|vent|vons)|utilis(?:e|ent|ons)|mett(?:ent|ons))",
  'que (?:la gente|se|ellos|algunos) (?:escriben?|ponen?|usan?)|che (?:la gente|si|alcuni) (?:scriv(?:e|ono)|usa(?:no)?)',
  'die (?:de mensen|mensen|men|wij|ze|sommigen) (?:schrijft|schrijven|gebruikt|gebruiken)',
)
const ARE = anyOf(
  'are|mean|stand for|sind|bedeuten|stehen für|sont|signifient|son|significan|sono|significano|zijn|betekenen|staan voor',
)
const THE = '(?:(?:the|die|les|los|las|gli|i|le|de)\\s+)?'

const PAIRED = new RegExp(
  `(?<=^|[\\n.;,:(]\\s{0,3}|\\s${AND}\\s)${THE}(${LIST}),?\\s+${WRITE.source},?\\s+${ARE.source}\\s+${THE}(${LIST})(?=[,.;:)]?(?:\\s|$))`,
  'giu',
)
const BETWEEN = new RegExp(`,?\\s+${AND}\\s+|,\\s+`, 'iu')

/** The text with each of such words beside the one that it stands for: “HQ = Head office; Acc. dept = Accounting”. */
export function withEachForItsOwn(text: string): string {
  return text.replace(PAIRED, (whole, written: string, meant: string) => {
    const [own, other] = [written, meant].map((list) => list.split(BETWEEN)) as [string[], string[]]
    const areSame = new Set(other).size < other.length || own.some((one) => other.includes(one))
    if (own.length !== other.length || areSame) return whole
    // The last one has the full stop of the sentence.
    return own.map((one, at) => `${one} = ${other[at]!}`).join('; ')
  })
}
