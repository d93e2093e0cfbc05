import { mobilesApart } from '../../columns/mobiles-apart.ts'
import { push, pushTrim, type Work } from '../column-values.ts'

/** Of numbers out of both columns those that this one is for: mobiles where it is for them, and none of them where it is for the others. */
export function addNumbersApart(work: Work): void {
  const { placement, context, target } = work
  // Only what was taken out of both begins by merging them.
  const apart = work.transforms[0]?.kind === 'merge' ? mobilesApart(placement, context) : null
  if (apart === null) return
  const { rule, mobile, phone } = apart
  const at = placement.side.template.columns.indexOf(target)
  if (at !== mobile && at !== phone) return
  // The mobile number or nothing; or nothing for a mobile number.
  const isMobile = at === mobile
  push(
    work,
    { kind: 'rewrite', pattern: isMobile ? `(${rule.source})|.*` : rule.source, with: isMobile ? '\\1' : '' },
    (value) => (rule.matches(value) === isMobile ? value : null),
  )
  pushTrim(work)
}
