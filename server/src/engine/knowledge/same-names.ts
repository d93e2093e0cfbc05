import { sentencesIn } from './meanings.ts'
import { EXCEPT, NOT } from './grounded/acts.ts'

// “If the name is exactly the same it is the same company”: rows without a key are those of another table that are called so.

const NAME =
  '(?:names?|namen?s?|noms?|nombres?|nom[ei]|naam|namen|nazw\\p{L}+|raison sociale|raz[oó]n social|ragione sociale|bezeichnung)'
const SAME =
  '(?:same|identical|equal|match(?:es)?|agrees?|gleich\\p{L}*|identisch\\p{L}*|übereinstimm\\p{L}*|derselbe|dieselbe|dasselbe|denselben|mêmes?|identiques?|mism[oa]s?|iguale?s?|idéntic[oa]s?|coincid\\p{L}+|stess[oaie]|ugual[ei]|identic[oaie]|zelfde|gelijk\\p{L}*|dezelfde|hetzelfde|tak[ai] sam[ao]?|ten sam|ta sama)'
const SAYS = new RegExp(
  `(?<!\\p{L})${NAME}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})${SAME}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})${SAME}(?!\\p{L})|(?<!\\p{L})${SAME}\\s+${NAME}(?!\\p{L})[^.;]{0,40}?(?<!\\p{L})${SAME}(?!\\p{L})`,
  'iu',
)

/** The sentence that says it; null where none does. */
export function sameNamesSaid(texts: readonly { text: string }[]): string | null {
  const said = texts
    .flatMap(({ text }) => sentencesIn(text))
    .find((sentence) => {
      const found = SAYS.exec(sentence)?.[0]
      return found !== undefined && !NOT.test(found) && !EXCEPT.test(found)
    })
  return said ?? null
}
