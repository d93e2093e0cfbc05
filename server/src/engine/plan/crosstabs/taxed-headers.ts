import type { SaidText } from '../../knowledge/texts.ts'
import { taxSide } from '../../match/names/tax.ts'
import type { TemplateSide } from '../../match/sides.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { wordsOf } from '../../match/names/words.ts'
import type { TableProfile } from '../../profile/model.ts'

// Prices of several lists beside one another, of which some include the tax: “Retail inc VAT”, “Trade ex VAT”, or a line above the table that says
// so: “Retail and Club include VAT, Trade excludes it”. Where a template asks it of each price, the headers answer.

/** A template column that is a yes or a no, and what each header says of it. */
export interface SaidOfHeaders {
  name: string
  values: string[]
}

/** Parts of what is said that are each of headers of their own. */
const BETWEEN =
  /[.;:](?:\s|$)|,\s|\s(?:but|while|whereas|aber|während|mais|tandis que|pero|mientras|ma|mentre|maar|terwijl)\s/iu
const INCLUDES =
  /(?<!\p{L})(?:includ(?:e|es|ing)|incl\.?|inc\.?|with|enthalten|enthält|inkl\.?|einschlie(?:ß|ss)lich|mit|compren\p{L}+|inclu(?:s|ent|t)|avec|incluyen?|con|compres[oaie]|includ\p{L}+|met|bevat(?:ten)?)(?!\p{L})/iu
const EXCLUDES =
  /(?<!\p{L})(?:exclud\p{L}+|excl\.?|ex\.?|without|net of|plus|ohne|zzgl\.?|zuzüglich|ausschlie(?:ß|ss)lich|hors|sans|sin|excluyen?|senza|esclus\p{L}+|zonder)(?!\p{L})/iu
const A_TAX = /(?<!\p{L})(?:vat|tax(?:es)?|gst|mwst\.?|mehrwertsteuer|umsatzsteuer|ust\.?|tva|iva|btw|taxe)(?!\p{L})/iu

/** What the headers, or what is said of them, tell of whether prices include the tax; null where a template does not ask, or one says nothing. */
export function taxedHeaders(
  headers: readonly string[],
  { table }: TableProfile,
  { template, rules }: TemplateSide,
  texts: readonly SaidText[],
): SaidOfHeaders | null {
  const asked = template.columns.flatMap(({ name, description = '' }, at) => {
    const allowed = rules[at]?.values ?? []
    const no = allowed.length === 2 ? noOf(allowed) : null
    const isOfTax = taxSide(name) === 'gross' || (A_TAX.test(description) && INCLUDES.test(description))
    return no !== null && isOfTax ? [{ name, no, yes: allowed.find((value) => value !== no)! }] : []
  })
  const [one, ...others] = asked
  if (!one || others.length > 0) return null
  const above = (table.above ?? []).map((cells) => cells.join(' ')).join(' ')
  const said = [above, ...texts.map(({ text }) => text)]
  const sides = headers.map((header) => taxSide(header) ?? sideSaid(header, headers, said))
  if (sides.includes(null)) return null
  return { name: one.name, values: sides.map((side) => (side === 'gross' ? one.yes : one.no)) }
}

function sideSaid(header: string, headers: readonly string[], texts: readonly string[]): 'net' | 'gross' | null {
  const words = wordsOf(header)
  const names = (part: string, called: readonly string[]): boolean => {
    const own = wordsOf(part)
    return called.length > 0 && called.every((word) => own.includes(word))
  }
  const found = texts.flatMap((text) => {
    const isOfTax = A_TAX.test(text) && headers.some((other) => names(text, wordsOf(other)))
    return (isOfTax ? text.split(BETWEEN) : []).flatMap((part): ('net' | 'gross')[] => {
      const [includes, excludes] = [INCLUDES.test(part), EXCLUDES.test(part)]
      return names(part, words) && includes !== excludes ? [includes ? 'gross' : 'net'] : []
    })
  })
  const [first] = found
  return first !== undefined && found.every((side) => side === first) ? first : null
}
