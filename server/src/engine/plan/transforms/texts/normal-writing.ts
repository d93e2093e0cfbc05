import { sentencesIn } from '../../../knowledge/meanings.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { Work } from '../column-values.ts'

// “The old program only knows capitals, please write names and streets normally (McAdam, O'Dell)”: what people say of columns that they name by words.

const CAPITALS =
  /(?<!\p{L})(?:capitals?|capital letters|all[- ]?caps|caps|upper[- ]?case|block letters|gro(?:ß|ss)buchstaben|versalien|gro(?:ß|ss) geschrieben|majuscules|capitales|may[úu]sculas|maiuscol[oei]|stampatello|hoofdletters|wielkimi literami)(?!\p{L})/iu
const WRITE =
  /(?<!\p{L})(?:write|written|spell|make|put|turn|convert|use|schreib\p{L}*|écri\p{L}*|mett\p{L}*|escrib\p{L}*|escrit\p{L}*|pon\p{L}*|scriv\p{L}*|scritt\p{L}*|schrijf\p{L}*|schrijven|geschreven|zapis\p{L}*|pisz\p{L}*)(?!\p{L})/iu
const NORMALLY =
  /(?<!\p{L})(?:normal(?:ly)?|properly|as usual|in (?:title|mixed) (?:case|writing|spelling)|normale?|richtig|wie üblich|normalement|correctement|normalmente|correctamente|correttamente|normaal|gewoon|normalnie)(?!\p{L})/iu
/** What says that it stays so. */
const NOT =
  /(?<!\p{L})(?:not|never|don['’]t|nicht|nie|pas|jamais|no|non|niet|nooit|leave|keep|lass\p{L}*|laisse\p{L}*)(?!\p{L})/iu

/** The sentence that says of the column that its capitals are to be written as usual; null where none does. */
export function saidNormal({ target, placement, context }: Work): { text: string; origin: string } | null {
  const { slug } = placement.side.template
  const own = conceptsOf(target.name)
  const texts = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  for (const { text, origin } of texts) {
    for (const sentence of sentencesIn(text)) {
      if (!CAPITALS.test(sentence) || NOT.test(sentence)) continue
      const said = withoutCapitals(sentence)
      if (!WRITE.test(said) || !NORMALLY.test(said)) continue
      const named = new Set((said.match(/\p{L}+/gu) ?? []).flatMap((word) => conceptsOf(word)))
      if (own.some((concept) => named.has(concept))) return { text: sentence, origin }
    }
  }
  return null
}

/** What is asked for, where a part of its own says how it is now. */
function withoutCapitals(sentence: string): string {
  const parts = sentence.split(/[,;:]\s+/u)
  const asked = parts.filter((part) => !CAPITALS.test(part))
  return asked.length === 0 ? sentence : asked.join(', ')
}
