import type { Work } from '../column-values.ts'

// Old systems fill the cells of their amounts up with zeros: `000004711.90`. A rule of figures takes those as well, and yet nobody wants them.

const PADDED = /^[+-]?0+\d+([.,]\d+)$/
/** “004.12” may be the number of a paragraph: so many zeros only a field of an amount has. */
const MANY = /^[+-]?0{3,}\d/

/** Whether a column of figures has decimals behind, and zeros in front that are no part of a number, of which the rule wants none. */
export function arePadded({ kinds, values, rule }: Work): boolean {
  const padded = values.flatMap(({ value }) => (value !== null && PADDED.test(value.trim()) ? [value.trim()] : []))
  if (!padded.some((value) => MANY.test(value)) || !kinds.includes('number')) return false
  return rule === null || padded.every((value) => rule.matches(value.replace(/^([+-]?)0+(?=\d)/, '$1')))
}
