import { NEGATED, type MeaningOf } from '../../knowledge/meant-values.ts'
import { fold } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placement } from '../context.ts'
import { readTexts, told } from '../tables/read-texts.ts'

// “Type JD is a debit and JC a credit”: codes of a program's own for the two sides, which a text tells.

const DEBIT = /(?<!\p{L})(?:debits?|soll\p{L}*|debit\p{L}{0,2}|debe|dare|debet\p{L}*|winien|ma dati)(?!\p{L})/u
const CREDIT = /(?<!\p{L})(?:credits?|haben\p{L}*|credit\p{L}{0,2}|haber|avere|avoir|credito|kredit)(?!\p{L})/u
/** A column with more has other codes, too. */
const MOST_CODES = 6

const sideIn: MeaningOf = (text, linked) => {
  const plain = fold(text)
  const [isDebit, isCredit] = [DEBIT.test(plain), CREDIT.test(plain)]
  return !linked || isDebit === isCredit || NEGATED.test(text) ? null : isDebit ? 'debit' : 'credit'
}

/** The values of a column for either side, where texts tell one of each and leave out none. */
export function sidesSaid(
  source: ColumnProfile,
  { side: { template } }: Placement,
  context: Context,
): { debit: string[]; credit: string[] } | null {
  const values = source.values.map(({ value }) => value.trim())
  if (!source.complete || values.length < 2 || values.length > MOST_CODES) return null
  // Whatever the amount is called, no sentence about the letters is about it.
  const target = { name: source.name, required: false, unique: false, desiredRule: 'none' as const }
  const said = new Map(
    told(readTexts({ context, source, target, template }, values, sideIn, false)).map(({ raw, value }) => [raw, value]),
  )
  const [debit, credit] = ['debit', 'credit'].map((one) => values.filter((value) => said.get(value) === one))
  const areAll = debit!.length + credit!.length === values.length && debit!.length > 0 && credit!.length > 0
  return areAll ? { debit: debit!, credit: credit! } : null
}
