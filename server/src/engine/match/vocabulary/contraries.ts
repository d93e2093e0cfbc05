/** Concepts that stand over against each other: a column of the one is not a column of the other. */
const CONTRARY_LINES = `
birth death
birth updated
birth created
birth start
birth end
birth hire
birth terminated
birth due
birth arrival
birth departure
birth invoice
birth order
birth delivery
birth consent
birth since
birth expiry
birth issued
birth payment
birth purchase
birth visit
birth contract
birth membership
birth vaccination
birth discharge
updated end
updated due
updated hire
updated terminated
updated arrival
updated departure
updated death
updated invoice
updated order
updated booking
updated created
updated delivery
start end
since end
arrival departure
opening closed
father mother
sender recipient
landlord tenant
teacher student
teacher pupil
advisor student
supplier customer
seller customer
minimum limit
debit credit
state country
last next
next closed
next opened
next created
next birth
next hire
next updated
next terminated
next since
next issued
next start
last due
previous next
previous due
`

const CONTRARIES = CONTRARY_LINES.trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string])

/** On which side of which pair of contraries a name stands: those that have both, or none, stand on neither. */
export type Stands = ReadonlyMap<number, 1 | -1>

export function standsOf(concepts: readonly string[]): Stands {
  const stands = new Map<number, 1 | -1>()
  for (const [at, [left, right]] of CONTRARIES.entries()) {
    const side = Number(concepts.includes(left)) - Number(concepts.includes(right))
    if (side !== 0) stands.set(at, side > 0 ? 1 : -1)
  }
  return stands
}

/** Whether one name has one of two contrary concepts, and the other name the other. */
export function areContrary(one: Stands, other: Stands): boolean {
  for (const [at, side] of one) if (other.get(at) === -side) return true
  return false
}
