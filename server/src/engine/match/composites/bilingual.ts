import type { ColumnProfile } from '../../profile/model.ts'
import { languagePairs, type Marked } from '../names/languages.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'

// “Petite caisse / Petty cash” for `name_fr` and `name_en`: where people work in two languages a cell has both, and which is which shows in their
// small words and accents.

/** What a text of the language has again and again, and hardly one of another language. */
const SIGNS: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:the|and|of|for|with|to|from|by|on|our|your)(?!\p{L})|\p{L}{2}(?:ing|tion|ness|ship|ght|ck|sh|th|ee|oo)(?!\p{L})|wh|(?<!\p{L})w|y(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|du|des|et|à|au|aux|pour|avec|sur|une?|de|en|sans)(?!\p{L})|(?<!\p{L})(?:[ldnsj]|qu)['’]|[éèêçàùîôœ]|\p{L}(?:eur|eux|aux|ités?|age|ées?|ances?|oires?)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|und|für|mit|von|zum|zur|ein|eine|auf)(?!\p{L})|[äöüß]|sch|ung(?!\p{L})|keit|lich|z/giu,
  es: /(?<!\p{L})(?:el|los|las|del|y|para|con|por|una?)(?!\p{L})|[ñáíóú]|ción|dad(?!\p{L})|\p{L}(?:os|as)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|della?|dei|delle|e|per|con|una?|dell['’])(?!\p{L})|[àìòù]|zion[ei]|\p{L}(?:tt|zz|gl|gn)\p{L}|ità(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|van|voor|met|en|op)(?!\p{L})|ij|aa|oe|heid(?!\p{L})|sch/giu,
  pt: /(?<!\p{L})(?:os?|as|d[ao]s?|e|para|com|uma?)(?!\p{L})|[ãõçâê]|ção|ções/giu,
}

const SEPARATORS = [' / ', ' | ', '\n', '/', '|', ' – ', ' - ']
/** So many cells have both, and others only the one that always stands there. */
const MOST = 0.6
const LEAST_CELLS = 5
/** So much more of the one language must be in its half. */
const CLEAR = 1.5
const FEW_SIGNS = 4

/** The template columns of two languages from the only column that has both. */
export function splitLanguages(table: TableSide, side: TemplateSide): Composite[][] {
  return languagePairs(side.template).flatMap((pair) => {
    const found = table.profile.columns.flatMap((column, source) => {
      const parted = partedBy(column, pair)
      return parted === null ? [] : [{ column, source, ...parted }]
    })
    const [only, ...more] = found
    if (!only || more.length > 0) return []
    const reason = `The values of “${only.column.name}” are in two languages.`
    return [
      only.order.map(({ target }, at): Composite => ({
        target,
        sources: [only.source],
        transforms: [{ kind: 'split', separator: only.separator, part: at + 1 }],
        confidence: 0.9,
        reason,
      })),
    ]
  })
}

/** What parts the two languages of a column, and which comes first; null where its values don't tell. */
function partedBy(column: ColumnProfile, pair: Marked[]): { separator: string; order: Marked[] } | null {
  const values = column.values.map(({ value }) => value)
  if (values.length < LEAST_CELLS) return null
  const separator = SEPARATORS.find((one) => {
    const parts = values.map((value) => value.split(one).length)
    return parts.every((count) => count <= 2) && sharesOf(column, new RegExp(`\\S${escapedSign(one)}\\S`, 'u')) >= MOST
  })
  if (separator === undefined) return null
  const both = values.map((value) => value.split(separator)).filter(({ length }) => length === 2)
  const [first, second] = [0, 1].map((at) => both.map((parts) => parts[at]!).join(' ; '))
  const [one, other] = pair as [Marked, Marked]
  const fits = (a: Marked, b: Marked): number => signsOf(first!, a.language) + signsOf(second!, b.language)
  const [asNamed, turned] = [fits(one, other), fits(other, one)]
  if (Math.max(asNamed, turned) < FEW_SIGNS) return null
  if (asNamed >= CLEAR * turned) return { separator, order: [one, other] }
  return turned >= CLEAR * asNamed ? { separator, order: [other, one] } : null
}

function escapedSign(sign: string): string {
  return sign.replace(/[|/]/g, '\\$&')
}

function signsOf(text: string, language: string): number {
  return text.match(SIGNS[language]!)?.length ?? 0
}
