// Words that deny what stands beside them, and values that say more than that something is so.

/** A tenant need not be a `tenant_non_member`, and a test is not yet `test_booked`. */
export const isDenied = (parts: readonly string[]): boolean =>
  parts.some((part) => NEGATIONS.has(part)) || /(?:ed|sent|made|paid)$/.test(parts.at(-1)!)

export const NEGATIONS = new Set([
  'not',
  'no',
  'non',
  'nicht',
  'kein',
  'keine',
  'ne',
  'pas',
  'without',
  'ohne',
  'sans',
  'sin',
  'free',
  'frei',
  'exempt',
])
