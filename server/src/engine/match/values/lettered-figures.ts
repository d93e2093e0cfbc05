import { daysWithin } from '../../profile/terms.ts'
import { fold } from '../names/words.ts'
import { monthEndTerms } from './month-end-terms.ts'

// “N30” and “Netto 30 dage” for NET30 beside EOM30 and NET8: the same figure, behind letters that begin alike; and “60D” is net60, as days from the
// invoice are where nothing else is said.

const LETTERED = /^(\p{L}{2,8})[ _-]?(\d{1,4})$/u
const CODE = /^(\p{L}{1,4})[ ._-]?(\d{1,4})$/u
/** So many of the allowed values are letters with a figure, and so many codes of one scheme are no chance. */
const FEWEST = 2
/** A word that is begun alike by chance is shorter. */
const LEAST_LETTERS = 3

/** Terms of payment that run from the invoice. */
const NET = /^net(?:to|t)?$/

interface Lettered {
  value: string
  letters: string
  figure: number
}

/** The allowed value with the figure that a text or code has, and the letters that it begins with; of codes only where several are of one scheme. */
export function letteredFigures(raws: readonly string[], allowed: readonly string[]): (raw: string) => string | null {
  const known = allowed.flatMap((value): Lettered[] => {
    const [, letters, figure] = LETTERED.exec(value) ?? []
    return letters === undefined ? [] : [{ value, letters: fold(letters), figure: Number(figure) }]
  })
  if (known.length < FEWEST) return () => null
  const only = (found: readonly Lettered[]): string | null => (found.length === 1 ? found[0]!.value : null)
  const byCode = (raw: string): string | null => {
    const [, letters = '', figure] = CODE.exec(raw.trim()) ?? []
    return only(
      known.filter((one) => letters !== '' && one.figure === Number(figure) && one.letters.startsWith(fold(letters))),
    )
  }
  const byWords = (raw: string): string | null => {
    const [figure, ...more] = raw.match(/\d+/g) ?? []
    const words = fold(raw).match(/\p{L}+/gu) ?? []
    if (figure === undefined || more.length > 0) return null
    return only(
      known.filter(
        (one) =>
          one.figure === Number(figure) &&
          words.some((word) => one.letters.length >= LEAST_LETTERS && word.startsWith(one.letters)),
      ),
    )
  }
  const byDays = (raw: string): string | null => {
    // “2 % within 10 days, net within 30” says more.
    const isOne = raw.match(/\d+/g)?.length === 1 && !CODE.test(raw.trim())
    const days = isOne ? daysWithin(raw) : null
    return only(known.filter(({ letters, figure }) => NET.test(letters) && String(figure) === days))
  }
  const byMonthEnd = monthEndTerms(allowed)
  const coded = new Set(raws.flatMap((raw) => byCode(raw) ?? []))
  return (raw) => byMonthEnd(raw) ?? byWords(raw) ?? byDays(raw) ?? (coded.size >= FEWEST ? byCode(raw) : null)
}
