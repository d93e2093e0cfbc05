import type { Choice } from '../../match/choose-columns.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Placement } from '../context.ts'
import { sureChoice } from './choices.ts'

// A supplier's list has a list price, a discount and what is left of it, whatever that is called. Where a description wants what is paid after discount it is
// that; nothing else in the template is, and the price before the discount is not what is paid.

const AFTER_DISCOUNT =
  /(?<!\p{L})(?:(?:after|less|minus|net of|deducting) (?:(?:the|our|all|any|your|their) )?(?:\p{L}+ )?(?:discounts?|rebates?)|(?:nach|abzüglich) (?:\p{L}+ ){0,3}(?:rabatt\p{L}*|skonto|nachlass)|(?:après|déduction faite de la|déduite de la) (?:la )?remises?|remises? déduites?|(?:después|descontad[oa]|deducid[oa]) (?:del? |los |el )*descuentos?|(?:dopo|dedotto|al netto (?:di|dello|degli)) (?:lo |gli |il )?scont[oi]|na (?:aftrek van )?(?:de )?korting(?:en)?|po (?:rabacie|slevě)|efter rabatt?)(?!\p{L})/iu

/** So much may be lost by rounding. */
const ROUNDED = 0.011
/** So many rows have to come out, and so few are too few to say so. */
const NEARLY_ALL = 0.9
const FEWEST = 4

interface Discounted {
  /** The template column that is described as what is left after a discount. */
  target: number
  before: number
  after: number
}

const known = new WeakMap<Placement, Discounted | null>()

function discountedFor(placement: Placement): Discounted | null {
  const found = known.get(placement)
  if (found !== undefined) return found
  const wanted = placement.side.template.columns.flatMap(({ description }, target) =>
    AFTER_DISCOUNT.test(description ?? '') ? [target] : [],
  )
  const prices = wanted.length === 1 ? discountedIn(placement.table.profile) : null
  const discounted = prices && { target: wanted[0]!, ...prices }
  known.set(placement, discounted)
  return discounted
}

/** Whether a column is the price before or after a discount, and the template column is no such. */
export function isOfDiscount({ source, target }: Candidate, placement: Placement): boolean {
  const discounted = discountedFor(placement)
  if (!discounted) return false
  if (target === discounted.target) return source !== discounted.after
  const { name, description } = placement.side.template.columns[target]!
  const isList = conceptsOf(`${name} ${description ?? ''}`).includes('list')
  return source === discounted.after || (source === discounted.before && !isList)
}

/** What a discount leaves, for the column that is described so: one of its `own` pairs. */
export function afterDiscount(target: number, own: readonly Candidate[], placement: Placement): Choice | undefined {
  const discounted = discountedFor(placement)
  const candidate = discounted?.target === target && own.find(({ source }) => source === discounted.after)
  return candidate ? sureChoice(candidate) : undefined
}

/** The columns with the prices before and after a discount, as the figures of the rows show. */
function discountedIn(profile: TableProfile): { before: number; after: number } | null {
  const { columns, rows } = profile
  const discount = columns.find(
    (column) => conceptsOf(column.name).some((concept) => concept === 'discount') && areFigures(column),
  )
  if (!discount) return null
  const amounts = [...columns.keys()].filter((at) => columns[at] !== discount && areFigures(columns[at]!))
  const found = amounts.flatMap((before) =>
    amounts.flatMap((after) => {
      const told = rows.flatMap((cells) => {
        const figures = [columns[before]!, discount, columns[after]!].map(({ position }) => figureIn(cells[position]))
        if (!figures.every((figure) => figure !== null)) return []
        const [price = 0, rate = 0, left = 0] = figures
        return rate === 0 ? [] : [Math.abs(price * (1 - rate / 100) - left) < ROUNDED]
      })
      const right = told.filter(Boolean).length
      return before !== after && told.length >= FEWEST && right >= NEARLY_ALL * told.length ? [{ before, after }] : []
    }),
  )
  return found.length === 1 ? found[0]! : null
}

function areFigures({ types }: ColumnProfile): boolean {
  const { integer = 0, decimal = 0, amount = 0, percent = 0 } = types
  return Math.max(integer, decimal, amount, percent, integer + decimal + amount) >= NEARLY_ALL
}

/** “£13.53”, “45 %”, “1,204.00” and “13,53”. */
function figureIn(cell: string | null | undefined): number | null {
  const text = (cell ?? '').replace(/[^\d.,-]/g, '')
  const plain = /,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '')
  return plain === '' || !Number.isFinite(Number(plain)) ? null : Number(plain)
}
