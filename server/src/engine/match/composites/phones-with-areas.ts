import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Transform } from '../../model.ts'
import { fold } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// “PhoneAreaCode” beside “PhoneNumber”: programs of accounts and switchboards keep the code of an area, and that of a country, in columns of their
// own. A local number alone is nobody's.

const KINDS = ['phone', 'mobile', 'fax'] as const

/** The code of an area, and what stands before it in the header. */
const AREA =
  /^(.*?)\s?(?:(?:area|std|dial(?:l?ing)?|trunk|city) ?code|area|(?:orts)?vorwahl(?:nummer)?|indicatif(?: regional)?|prefijo(?: local)?|codigo de area|prefisso|netnummer|kengetal|riktnummer|retningsnummer|predvolba|numer kierunkowy|ddd)$/u
/** What a number is called behind what it is of. */
const NUMBER = /\s?(?:number|no|nr|num|nummer|numero|local|local number|#)$/u
const AREA_CODE = /^\(?0?\d{1,4}\)?$/
/** So many figures are no whole number, with that of its area in front. */
const LOCAL = /^\d(?:[ .-]?\d){3,8}$/
const NEARLY_ALL = 0.9

/** An area's code and the local number that only it makes a whole one, for the only template column of such numbers. */
export function findPhonesWithAreas({ profile, names }: TableSide, side: TemplateSide): Composite[] {
  return KINDS.flatMap((kind): Composite[] => {
    const targets = [...side.names.keys()].filter((at) => kindOf(side.names[at]!.concepts) === kind)
    const numbers = [...names.keys()].filter(
      (at) => kindOf(names[at]!.concepts) === kind && areaOf(profile.columns[at]!) === null,
    )
    const pairs = numbers.flatMap((number) => {
      const area = areaFor(number, numbers, profile.columns)
      return area === null ? [] : [[area, number] as const]
    })
    const [pair, ...others] = pairs
    if (targets.length !== 1 || !pair || others.length > 0) return []
    const [area, number] = pair.map((at) => `“${profile.columns[at]!.name}”`)
    return [
      {
        target: targets[0]!,
        sources: [...pair],
        transforms: JOINED,
        confidence: 0.95,
        reason: `${area} has the codes of the areas in which the numbers of ${number} are dialled.`,
      },
    ]
  })
}

/** A code without a number is no number. */
const JOINED: Transform[] = [
  { kind: 'merge', separator: ' ' },
  { kind: 'collapse_spaces' },
  { kind: 'trim' },
  { kind: 'rewrite', pattern: '\\(?[0-9]{1,5}\\)?', with: '' },
]

function kindOf(concepts: readonly string[]): (typeof KINDS)[number] | null {
  if (concepts.includes('extension') || concepts.includes('country')) return null
  if (concepts.includes('fax')) return 'fax'
  if (!concepts.includes('phone')) return null
  return concepts.includes('mobile') ? 'mobile' : 'phone'
}

/** What a column of area codes is headed with before that; null where it has none. */
function areaOf(column: ColumnProfile): string | null {
  const [, front] = AREA.exec(textOf(column)) ?? []
  return front !== undefined && shareOf(column, AREA_CODE) >= NEARLY_ALL ? front.trim() : null
}

/** The codes for a column of local numbers: those that are headed as it is, or that stand right beside the only one. */
function areaFor(number: number, numbers: readonly number[], columns: readonly ColumnProfile[]): number | null {
  const column = columns[number]!
  if (shareOf(column, LOCAL) < NEARLY_ALL) return null
  const called = [textOf(column), textOf(column).replace(NUMBER, '')]
  const found = [...columns.keys()].filter((at) => {
    const front = at === number ? null : areaOf(columns[at]!)
    if (front === null || columns[at]!.filled === 0) return false
    return front === '' ? numbers.length === 1 && Math.abs(at - number) === 1 : called.includes(front)
  })
  return found.length === 1 ? found[0]! : null
}

function shareOf({ values }: ColumnProfile, pattern: RegExp): number {
  const cells = cellsOf(values)
  return cells === 0 ? 0 : cellsOf(values.filter(({ value }) => pattern.test(value.trim()))) / cells
}

function textOf({ name }: ColumnProfile): string {
  return fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}
