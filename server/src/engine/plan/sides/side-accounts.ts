import { fold, wordsOf } from '../../match/names/words.ts'
import type { ColumnPlan, SourcePlan } from '../../model.ts'
import type { Context, Mapping, Placed, Placement } from '../context.ts'
import { apartByLetter, CREDIT, DEBIT, lettersIn, type Letters } from './side-letters.ts'

// A posting with an account, the account against it, and a letter that says on which side the first one stands: where the template has the
// account debited and the account credited, the letter says which is which.

/** The account against the one that a posting is of. */
const CONTRA =
  /gegenk(?:onto|to)|gegenrekening|tegenrekening|contre ?partie|contra ?partida|contro ?partita|contra ?(?:account|acct|a c)|(?:offset(?:ting)?|counter|balancing) ?(?:account|acct)/u
const ACCOUNT = /k(?:on)?to\b|konto(?:nummer|nr)|account|\bacct|\bcompte|\bcuenta|\bconto|rekening/u

export interface LetteredAccounts extends Letters {
  /** The columns of the table: the account that the letter is of, and the one against it. */
  own: number
  contra: number
  /** The columns of the template. */
  targets: { debit: number; credit: number }
}

/** The two accounts and the letter, where the template wants the account of each side; null where it isn't so. */
export function letteredAccounts(
  placement: Placement,
  mappings: readonly Mapping[],
  context: Context,
): LetteredAccounts | null {
  const { table, side } = placement
  const sideOf = (names: string[]): number[] =>
    side.template.columns.flatMap(({ name }, at) => (isOfSide(name, names) ? [at] : []))
  const [[debit, ...more], [credit, ...others]] = [sideOf(DEBIT), sideOf(CREDIT)]
  if (debit === undefined || credit === undefined || more.length + others.length > 0) return null
  const isOpen = ({ constant, decided_by: by }: Mapping): boolean => constant === undefined && by === 'matcher'
  if (!isOpen(mappings[debit]!) || !isOpen(mappings[credit]!)) return null
  const named = table.profile.columns.map(({ name, filled }) =>
    filled > 0 ? fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ') : '',
  )
  const contras = [...named.keys()].filter((at) => CONTRA.test(named[at]!))
  const owns = [...named.keys()].filter((at) => ACCOUNT.test(named[at]!) && !CONTRA.test(named[at]!))
  const [contra, own] = [contras[0], owns[0]]
  if (contra === undefined || own === undefined || contras.length + owns.length > 2) return null
  const free = mappings.map((mapping, at) => (at === debit || at === credit ? { ...mapping, sources: [] } : mapping))
  const letters = lettersIn(placement, free, context)
  return letters && { ...letters, own, contra, targets: { debit, credit } }
}

/** “Debit account”: a link to accounts, or what names itself one; an amount on a side is another matter. */
function isOfSide(name: string, names: string[]): boolean {
  return ACCOUNT.test(fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ')) && wordsOf(name).some((word) => names.includes(word))
}

/** The mapping of a template column to one of the two accounts. */
export function accountMapping({ letter }: LetteredAccounts, source: number, mapping: Mapping): Mapping {
  const reason = `“${letter.name}” says on which side the account stands.`
  return { ...mapping, sources: [source], lead: [], confidence: 0.9, decided_by: 'matcher', reason }
}

/** The plan of a table as one for each side. `planOf` gives the plan of a template column from one of the two accounts. */
export function byAccounts(
  plan: SourcePlan,
  accounts: LetteredAccounts,
  main: Placed,
  planOf: (target: number, source: number) => ColumnPlan,
  context: Context,
): SourcePlan[] {
  const { own, contra, targets, letter, debit, credit } = accounts
  const { columns } = main.placement.table.profile
  const ofSide = (side: string[], _: ColumnPlan, at: number): ColumnPlan =>
    planOf(at, (at === targets.debit) === (side === debit) ? own : contra)
  const [first, second] = [columns[own]!.name, columns[contra]!.name]
  context.notes.push(
    `“${letter.name}” says on which side “${first}” stands: at “${debit[0]}” it is debited and “${second}” credited, at “${credit[0]}” the other way round.`,
  )
  return apartByLetter(plan, accounts, Object.values(targets), main, ofSide)
}
