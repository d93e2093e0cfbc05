import { escaped } from '../escaped.ts'
import { ruleOf } from '../match/sides.ts'
import type { Template, Transform } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { BECOMES, QUOTE } from './becoming.ts'
import type { Directive } from './directives.ts'
import { keyWithLinks } from './grounded/fronts.ts'
import { sentencesIn } from './meanings.ts'
import { isUnclear } from './plain/hedges.ts'
import type { SaidText } from './texts.ts'

// “Old ticket numbers such as 19/07 become TK-2019-0007”: one example tells it for all keys of this form, as the same figures stand in both in the
// same order, the year in full and the number with more zeros, and the rule of one key alone takes the new one.

const KEY = '([\\p{L}\\d](?:[\\p{L}\\d./_-]{0,22}[\\p{L}\\d])?)'
const SHOWN = new RegExp(
  `(?<![\\p{L}\\d./_-])${QUOTE}${KEY}${QUOTE}\\s+${BECOMES}\\s+(?:an? |the |ein(?:e[mr]?)? )?${QUOTE}${KEY}${QUOTE}(?![\\p{L}\\d]|[.,]\\d)`,
  'giu',
)

/** What texts show to become of keys of one form, for the only key that is written so and for what links to it. */
export function keysRewritten(
  texts: readonly SaidText[],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  return texts.flatMap(({ text, by, slug, origin }) =>
    sentencesIn(text).flatMap((said): Directive[] => {
      const shown = [...said.matchAll(SHOWN)].map(([, from, to]) => ({ from: from!, to: to! }))
      const steps = shown.map(({ from, to }) => rewriteOf(from, to))
      const [first] = steps
      const isOne = first && steps.every((one) => JSON.stringify(one) === JSON.stringify(first))
      if (!isOne || isUnclear(said) || !profiles.some((profile) => hasSuch(profile, first[0]!))) return []
      const keys = templates.flatMap((template) =>
        template.columns.flatMap((column) => {
          const rule = column.unique ? ruleOf(column) : null
          return rule && shown.every(({ from, to }) => rule.matches(to) && !rule.matches(from))
            ? [{ template, column }]
            : []
        }),
      )
      // What takes any code takes these as well: the one that asks for their letters is meant.
      const lettered = keys.filter(({ column }) => ruleOf(column)!.literals.prefix !== '')
      const [key, ...others] = lettered.length > 0 ? lettered : keys
      if (!key || others.length > 0) return []
      return keyWithLinks(key.template, key.column, templates)
        .filter((one) => slug === null || one.slug === slug)
        .map((one) => ({ ...one, kind: 'step', transforms: first, by, origin, revision: 0, said: `“${said.trim()}”` }))
    }),
  )
}

type Rewrite = Extract<Transform, { kind: 'rewrite' }>

/** What makes the second of the first: null where the figures are others, or all that is new are the letters before a single number. */
function rewriteOf(from: string, to: string): Rewrite[] | null {
  const [given, wanted] = [piecesOf(from), piecesOf(to)]
  const [own, others] = [given, wanted].map((pieces) => pieces.filter(isNumber))
  if (own!.length < 2 || own!.length !== others!.length || own!.length > MOST_NUMBERS) return null
  const kinds = own!.map((number, at) => kindOf(number, others![at]!))
  const last = kinds.length - 1
  // Zeros are put before the last number alone: what stands before it is as long as it is shown.
  if (!kinds.every((kind, at) => kind === 'same' || kind === 'year' || (kind === 'filled' && at === last))) return null
  const width = others![last]!.length
  const isFilled = kinds[last] === 'filled'
  const pattern = withNumbers(given.map(escapedText), (at) =>
    kinds[at] === 'filled' ? `0*(\\d{1,${width}})` : `(\\d{${own![at]!.length}})`,
  )
  const rewrite = withNumbers(wanted, (at) => {
    const century = kinds[at] === 'year' ? others![at]!.slice(0, 2) : ''
    const zeros = kinds[at] === 'filled' ? '0'.repeat(width - 1) : ''
    return `${century}${zeros}\\${at + 1}`
  })
  const steps: Rewrite[] = [{ kind: 'rewrite', pattern, with: rewrite }]
  if (!isFilled) return steps
  const place = wanted.findLastIndex(isNumber)
  const around = (some: string[]): string =>
    some.map((piece) => (isNumber(piece) ? `\\d{${piece.length}}` : escaped(piece))).join('')
  const [before, behind] = [around(wanted.slice(0, place)), around(wanted.slice(place + 1))]
  const tooLong = `(${before})0*(\\d{${width}})${behind === '' ? '' : `(${behind})`}`
  return [...steps, { kind: 'rewrite', pattern: tooLong, with: `\\1\\2${behind === '' ? '' : '\\3'}` }]
}

const isNumber = (piece: string): boolean => /^\d/.test(piece)
const escapedText = (piece: string): string => (isNumber(piece) ? piece : escaped(piece))

/** The pieces with something else for each number, by its place among them. */
function withNumbers(pieces: readonly string[], numberOf: (at: number) => string): string {
  const numbers = [...pieces.keys()].filter((at) => isNumber(pieces[at]!))
  return pieces.map((piece, at) => (isNumber(piece) ? numberOf(numbers.indexOf(at)) : piece)).join('')
}

const MOST_NUMBERS = 8

function piecesOf(key: string): string[] {
  return key.match(/\d+|\D+/gu) ?? []
}

/** The same figures, the same year in full, or the same number with zeros in front, more or fewer. */
function kindOf(own: string, wanted: string): 'same' | 'year' | 'filled' | null {
  if (own === wanted) return 'same'
  if (own.length === 2 && /^(?:19|20)\d\d$/.test(wanted) && wanted.endsWith(own)) return 'year'
  return own.replace(/^0+/, '') === wanted.replace(/^0+/, '') ? 'filled' : null
}

function hasSuch({ columns }: TableProfile, { pattern }: Rewrite): boolean {
  const such = new RegExp(`^(?:${pattern})$`, 'u')
  return columns.some(({ values }) => values.some(({ value }) => such.test(value.trim())))
}
