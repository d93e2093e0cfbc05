import type { NameFeatures } from './name-score.ts'

// In a list of customers “Email” is the customer's: what a template calls the e-mail of the account manager is somebody else's.

const REACHED = ['email', 'phone', 'mobile', 'fax']
/** Who looks after those that a list is of. */
const STAFF = ['agent', 'responsible', 'supervisor', 'manager', 'assigned']
/** Whom somebody looks after. */
const OTHERS = new Set(
  'account customer company contact person member patient supplier lead tenant guest donor pupil student applicant'.split(
    ' ',
  ),
)

/** Whether a header says how those are reached that a table is of, and the template column how one of the staff is. */
export function someoneElses(
  sources: readonly NameFeatures[],
  targets: readonly NameFeatures[],
  implied: ReadonlySet<string>,
): (source: number, target: number) => boolean {
  const ofStaff = targets.map((name) => isOfStaff(name, implied))
  const ofAnybody = sources.map(isOfAnybody)
  return (source, target) => ofStaff[target]! && ofAnybody[source]!
}

/** Whether a template's column is of one of the staff, where its rows are those that they look after. */
function isOfStaff({ concepts, described }: NameFeatures, implied: ReadonlySet<string>): boolean {
  const isReached = concepts.some((one) => REACHED.includes(one))
  // Whose it is stands in the description: the owner of a customer is no customer.
  const isStaff =
    concepts.some((one) => STAFF.includes(one)) ||
    (concepts.includes('owner') && STAFF.some((one) => described.has(one)))
  return isReached && isStaff && [...implied].some((one) => OTHERS.has(one))
}

/** Whether a header says no more than how somebody is reached. */
function isOfAnybody({ concepts }: NameFeatures): boolean {
  return (
    concepts.some((one) => REACHED.includes(one)) && !concepts.some((one) => STAFF.includes(one) || one === 'owner')
  )
}
