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

/** What a description says of capitals where they belong, in the languages that templates are written in. */
const NORMAL =
  /\b(?:normal|ordinary|proper|usual|regular|mixed|title) (?:\p{L}+ )?(?:writing|capitali[sz]ation|case|spelling|casing|capitals?|caps)|capital (?:first|initial) letters?|(?:first|initial) letters? (?:in |is |are )?(?:a )?(?:capital|upper)|initial capitals?|upper[- ]?(?:case)? ?(?:and|&|\/|\+) ?lower[- ]?case|\bcapitali[sz]ed\b|\bnot (?:all )?(?:in )?(?:all[- ]?caps|(?:block )?capitals|(?:block|capital) letters|upper[- ]?case)|no (?:all[- ]?caps|block capitals)|normale?r? (?:groß|gross|schreib)|groß-?\s?(?:und|\/|\+)\s?kleinschreibung|nicht in (?:großbuchstaben|versalien|blockschrift)|(?:casse|écriture) normale|majuscules et minuscules|majuscule (?:initiale|au début)|(?:mayúscula inicial|mayúsculas y minúsculas|escritura normal)|iniziale maiuscola|maiuscole normali|majuscules normales|mayúsculas normales|(?:maiuscole e minuscole|scrittura normale)|normale? (?:hoofdletters|schrijfwijze)|hoofd(?:letters)?-? en kleine letters|beginhoofdletter/iu
/** “Written as North Quay, Old Harbour”. */
const SHOWN =
  /(?:[Ww]ritten|[Ss]pel(?:led|t)|[Gg]eschrieben|[Éé]crit(?:e?s)?|[Ee]scrit[oa]s?|[Ss]critt[oaei]|[Gg]eschreven) (?:as|like|wie|comme|como|come|als|zoals)(?: in)? ["“„«]?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** The description wants capitals where they belong, and nowhere else. */
export function saysNormalCase(description: string): boolean {
  return NORMAL.test(description) || SHOWN.test(description)
}

/** What a description that speaks of names, or of addresses, says of the parts of them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'first', 'last', 'full', 'middle'],
  address: ['address', 'street', 'city'],
}

/** “…, with ordinary capitals in names and addresses”: what the description of the template says of the columns that hold them, or parts of them. */
function saidOfTemplate({ target, placement }: Work): { text: string; origin: string } | null {
  const { description, slug } = placement.side.template
  const own = conceptsOf(target.name)
  const text = sentencesIn(description ?? '').find((sentence) => {
    const said = (sentence.match(/\p{L}+/gu) ?? []).flatMap((word) => conceptsOf(word))
    const parts = said.flatMap((concept) => PARTS[concept] ?? [])
    return NORMAL.test(sentence) && own.some((concept) => parts.includes(concept))
  })
  return text === undefined ? null : { text, origin: `the description of “${slug}”` }
}

/** The sentence that says of the column that its capitals are to be written as usual; null where none does. */
export function saidNormal(work: Work): { text: string; origin: string } | null {
  const { target, placement, context } = work
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
  return saidOfTemplate(work)
}

/** What is asked for, where a part of its own says how it is now. */
function withoutCapitals(sentence: string): string {
  const parts = sentence.split(/[,;:]\s+/u)
  const asked = parts.filter((part) => !CAPITALS.test(part))
  return asked.length === 0 ? sentence : asked.join(', ')
}
