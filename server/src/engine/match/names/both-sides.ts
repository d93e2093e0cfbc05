import { wordsOf } from './words.ts'

// “Deb/Cred”: the number of a debtor or creditor, or a letter for the side; in no case the amount of one side alone.

const DEBIT = /^(?:deb\p{L}*|dr|soll|debe|dare)$/u
const CREDIT = /^(?:[ck]red\p{L}*|cr|haben|haber|avere|avoir)$/u

export type NamedSides = 'debit' | 'credit' | 'both' | null

/** Which sides of a ledger a name speaks of. */
export function namedSides(name: string): NamedSides {
  const words = wordsOf(name)
  const [debit, credit] = [DEBIT, CREDIT].map((side) => words.some((word) => side.test(word)))
  if (debit && credit) return 'both'
  return debit ? 'debit' : credit ? 'credit' : null
}

/** Whether a header that names both sides meets the column of one of them. */
export function isBothForOne(own: NamedSides, wanted: NamedSides): boolean {
  return own === 'both' && (wanted === 'debit' || wanted === 'credit')
}
