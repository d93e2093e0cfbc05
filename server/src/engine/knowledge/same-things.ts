import type { Meaning, MeaningOf } from './meant-values.ts'

// “Dinghy and small boat are the same thing”: of two words one is a value that a column takes, or says it in its own way, and the other one means that.

const ONE = '["“„«‘]?([^\\s"“”„«»‘’,;:][^"“”„«»‘’,;:]{0,40}?)["”“»’]?'
const SAME = [
  `(?:the )?${ONE} and (?:the )?${ONE} (?:are|is|mean|means) (?:(?:all |just |really |both )?(?:one and )?the same(?: thing)?|identical)`,
  `${ONE} und ${ONE} (?:sind|ist|bedeuten) (?:ein und )?(?:dasselbe|das ?gleiche|identisch)`,
  `${ONE} et ${ONE},? (?:c[’']est|sont|veulent dire) (?:la même chose|pareil|identiques)`,
  `${ONE} y ${ONE} (?:son|significan|es) (?:lo mismo|la misma cosa|iguales)`,
  `${ONE} e ${ONE} (?:sono|significano) (?:la stessa cosa|lo stesso|uguali)`,
  `${ONE} en ${ONE} (?:zijn|is|betekenen) (?:hetzelfde|identiek)`,
].map(
  (form) =>
    new RegExp(
      `^\\s*${form}(?: (?:here|with us|to us|for us|hier|bei uns|für uns|chez nous|para nosotros|per noi|bij ons))?\\s*[.!]?$`,
      'iu',
    ),
)

/** The values that a sentence says are the same thing as one that the column takes. */
export function sameThings(sentence: string, raws: readonly string[], meaningOf: MeaningOf): Meaning[] {
  const [, one, other] = SAME.map((form) => form.exec(sentence)).find((match) => match !== null) ?? []
  if (one === undefined || other === undefined) return []
  return [
    [one, other],
    [other, one],
  ].flatMap(([word, meaning]) => {
    const raw = raws.find((own) => own.trim().toLowerCase() === word!.trim().toLowerCase())
    const value = raw === undefined ? null : meaningOf(meaning!, true)
    return raw === undefined || value === null ? [] : [{ raw, value, said: sentence }]
  })
}
