import type { Transform } from '../model.ts'

/** What a part of an address is. */
export type Part = 'street' | 'postal' | 'city' | 'state'

/** Postal codes of the world by form: Britain's, Canada's, the Netherlands', those with a dash or a space, and plain digits. */
const POSTAL = [
  '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
  '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
  '\\d{5}-\\d{3,4}',
  '\\d{4}-\\d{3}',
  '\\d{2}-\\d{3}',
  '\\d{4} ?[A-Z]{2}',
  '\\d{3} \\d{2}',
  '[A-Z]{1,2}-\\d{4,5}',
  '\\d{4,6}',
].join('|')

const PATTERNS: Record<Part, string> = {
  street: '.*[^\\s,;|]',
  postal: POSTAL,
  city: '\\p{L}[^,;|\\d]*[^\\s,;|\\d]',
  state: '[A-Z]{2,3}',
}

/** What parts an address where a space would not: a comma or the like, or a dash that stands free. */
const MARK = '\\s*[,;|]\\s*|\\s+[-–—/·•]\\s+'

/** How addresses are written: the parts in their order, and what stands between them. */
const FORMS: { parts: Part[]; between: string[] }[] = [
  { parts: ['street', 'city', 'state', 'postal'], between: [MARK, '\\s*,\\s*|\\s+', '\\s*,\\s*|\\s+'] },
  { parts: ['street', 'postal', 'city'], between: [MARK, '\\s*,\\s*|\\s+'] },
  { parts: ['street', 'city', 'postal'], between: [MARK, '\\s*,\\s*|\\s+'] },
  { parts: ['city', 'state', 'postal'], between: ['\\s*,\\s*|\\s+', '\\s*,\\s*|\\s+'] },
  { parts: ['street', 'city'], between: [MARK] },
  { parts: ['postal', 'city'], between: ['\\s*,\\s*|\\s+'] },
  { parts: ['city', 'postal'], between: ['\\s*,\\s*|\\s+'] },
  { parts: ['city', 'state'], between: ['\\s*,\\s*'] },
]

/** From this share of the values on, that is how the column writes its addresses. */
const MOST = 0.7

/** The part that a column of these concepts holds; null when it is none, or several. */
export function partOf(concepts: readonly string[]): Part | null {
  if (concepts.includes('house') || concepts.includes('email')) return null
  if (concepts.includes('postal')) return 'postal'
  if (concepts.includes('city')) return 'city'
  if (concepts.includes('state')) return 'state'
  return concepts.includes('street') || concepts.includes('address') ? 'street' : null
}

/** The step that takes each part out of values that are written in one of the ways of addresses; null when most are written in none. */
export function splitAddress(values: readonly string[], wanted: ReadonlySet<Part>): Map<Part, Transform> | null {
  const told = values.map(shortened).filter((value) => value !== '')
  const fitting = FORMS.filter(({ parts }) => parts.length === wanted.size && parts.every((part) => wanted.has(part)))
    .map((form) => ({ form, share: shareOf(told, new RegExp(patternOf(form, null), 'u')) }))
    .toSorted((a, b) => b.share - a.share)
  const [best] = fitting
  if (!best || best.share < MOST) return null
  return new Map(best.form.parts.map((part) => [part, { kind: 'extract', pattern: patternOf(best.form, part) }]))
}

/** A postal code with what may stand around it: street and town, or town and state; alone, it is one, too. */
const AROUND = [
  `^\\s*(?:.*(?:${MARK}))?(${POSTAL})(?:(?:\\s*,\\s*|\\s+)${PATTERNS.city})?\\s*$`,
  `^\\s*(?:${PATTERNS.city}(?:\\s*,\\s*|\\s+))?(?:${PATTERNS.state}\\s+)?(${POSTAL})\\s*$`,
]

/** The pattern that takes the postal code out of cells of which most have one; null when they haven't. */
export function postalPattern(values: readonly string[]): string | null {
  return AROUND.find((pattern) => shareOf(values.map(shortened), new RegExp(pattern, 'u')) >= MOST) ?? null
}

function shortened(value: string): string {
  return value.trim().slice(0, 200)
}

function shareOf(values: readonly string[], pattern: RegExp): number {
  return values.length === 0 ? 0 : values.filter((value) => pattern.test(value)).length / values.length
}

/** The whole address with one part as its group. */
function patternOf({ parts, between }: (typeof FORMS)[number], taken: Part | null): string {
  const pieces = parts.map((part, at) => {
    const gap = at === 0 ? '' : `(?:${between[at - 1]})`
    return `${gap}(${part === taken ? '' : '?:'}${PATTERNS[part]})`
  })
  return `^\\s*${pieces.join('')}\\s*$`
}
