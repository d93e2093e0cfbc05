import { isCurrencyCode } from '../../match/names/currency-codes.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { OpenTable } from './open-table.ts'

// “EUR” above a column of a list of donations says nothing but what its figures are in: where only one figure of the template is an amount of money,
// it is that.

/** So many of the cells must be figures, and be able to meet the rule. */
const MOST = 0.9
const SIGN = /^[([]?(?:in )?(?:[€£$¥]|(\p{L}{3}))[)\]]?$/iu
/** What an amount of money is called by. */
const MONEY = new Set([
  'amount',
  'price',
  'total',
  'cost',
  'fee',
  'value',
  'balance',
  'payment',
  'net',
  'gross',
  'rate',
])

/** The only column whose header is a currency and nothing else, where no other figure of the template could be money. */
export function moneyAlone(
  target: number,
  { byTarget, free, placement: { table, side } }: OpenTable,
): Candidate | undefined {
  const { columns } = side.template
  const isMoney = (at: number): boolean =>
    side.kinds[at]!.includes('number') && conceptsOf(columns[at]!.name).some((concept) => MONEY.has(concept))
  if (!isMoney(target) || !conceptsOf(columns[target]!.name).includes('amount')) return undefined
  if (columns.some((_, at) => at !== target && isMoney(at))) return undefined
  const [source, ...others] = [...table.profile.columns.keys()].filter((at) => isSign(table.profile.columns[at]!.name))
  if (source === undefined || others.length > 0 || !free.has(source)) return undefined
  const candidate = byTarget.get(target)?.find((one) => one.source === source)
  const isFigure = (candidate?.kind ?? 0) >= MOST && (candidate?.rule?.reachable ?? 1) >= MOST
  return isFigure ? candidate : undefined
}

function isSign(header: string): boolean {
  const [said, code] = SIGN.exec(header.trim()) ?? []
  return said !== undefined && (code === undefined || isCurrencyCode(code.toLowerCase()))
}
