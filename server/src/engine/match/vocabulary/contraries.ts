/** Concepts that stand over against each other: a column of the one is not a column of the other. */
const CONTRARY_LINES = `
birth death
start end
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
`

const CONTRARIES = CONTRARY_LINES.trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string])

/** Whether one name has one of two contrary concepts, and the other name the other. */
export function areContrary(one: readonly string[], other: readonly string[]): boolean {
  return CONTRARIES.some(([left, right]) => speaksOf(one, left, right) * speaksOf(other, left, right) < 0)
}

/** 1 for the one, -1 for the other, 0 for neither or both. */
function speaksOf(concepts: readonly string[], left: string, right: string): number {
  return Number(concepts.includes(left)) - Number(concepts.includes(right))
}
