import { headerTaxSide, taxSide } from '../../../match/names/tax.ts'
import { push, type Work } from '../column-values.ts'

// “24 900,00 € HT”, “120,00 netto”, “95.00 excl. VAT”: some amounts say themselves whether the tax is in them. Where all that do say what the header
// or the description says of the column, the words tell nothing more.

const BEHIND =
  /^[-–(]?(?:\p{Sc}\s?|[A-Z]{3}\s)?\d(?:[\d.,'’\s]*\d)?(?:\s?\p{Sc}|\s?[A-Z]{3}(?=\s))?(\s+\p{L}[\p{L}. ]{1,18})$/u

/** Takes away the words for a tax behind amounts, unless some say otherwise than the column. */
export function addTaxBehind(work: Work): void {
  const texts = new Set(
    work.values.flatMap(({ value }) => {
      const [, text] = value && value.length <= 60 ? (BEHIND.exec(value.trim()) ?? []) : []
      return text !== undefined && taxSide(text) !== null ? [text] : []
    }),
  )
  const sides = new Set([...texts].map((text) => taxSide(text)))
  const [side] = sides
  if (side === undefined || sides.size > 1) return
  const { source, target } = work
  const said = [headerTaxSide(source.name), taxSide(target.name.replaceAll('_', ' '), target.description)]
  if (!said.includes(side) || said.some((one) => one !== null && one !== side)) return
  // Longer ones first, of which the shorter are a part.
  for (const text of [...texts].toSorted((a, b) => b.length - a.length))
    push(work, { kind: 'replace', find: text, with: '' }, (value) => value.replaceAll(text, ''))
}
