import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

// “Account no” is that of a customer, or of the books; beside a sort code, a BSB or a Bankleitzahl it is the one at that bank.

const NUMBER = '(?:\\s*(?:n[°ºor]\\.?|num\\.?|number|code|kod|nummer|nr\\.?|#))?'
const BANK_CODE = new RegExp(
  `^(?:(?:bank|account|acct|a\\/c)\\s*)?(?:bsb|sort\\s?code|sort|s\\/c|routing|aba|rtn|transit|institution|blz|bankleitzahl|bic|swift|bic\\s?[/-]\\s?swift|ifsc|clearing|clearing-?nr|bank\\s?code|bankkod|bankkode|kod banku|kód banky|code (?:banque|guichet)|guichet|c[oó]d(?:igo)?\\.? (?:banco|entidad|oficina)|ag[eê]ncia|abi|cab)${NUMBER}$`,
  'iu',
)
/** What says no more than that it is an account. */
const PLAIN = new Set(['account', 'number'])
/** So far from the bank's code at most: a name, or a branch, may stand between. */
const NEAR = 2
/** Accounts at banks have so many figures at least, in nearly all cells. */
const ACCOUNT = /^\d(?:[ .-]?\d){4,}$/
const MOST = 0.9

/** The one header of an account near a bank's code read as the account there, where no other column is. */
export function withBankAccounts(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  if (names.some(({ concepts }) => concepts.includes('bank') && concepts.includes('account'))) return names
  const codes = columns.flatMap(({ name }, at) => (BANK_CODE.test(name.trim()) ? [at] : []))
  const isPlain = ({ concepts }: NameFeatures): boolean =>
    concepts.includes('account') && concepts.every((concept) => PLAIN.has(concept))
  const found = names.flatMap((name, at) =>
    isPlain(name) && codes.some((code) => Math.abs(code - at) <= NEAR) && areAccounts(columns[at]!) ? [at] : [],
  )
  const [only, ...more] = found
  if (only === undefined || more.length > 0) return names
  return names.with(only, { ...names[only]!, concepts: ['bank', 'account', 'number'] })
}

/** What a text calls “account number” beside the code of a bank is the account there. */
export function accountBeside(code: string, name: string): string {
  const isPlain = conceptsOf(name).includes('account') && conceptsOf(name).every((concept) => PLAIN.has(concept))
  return isPlain && BANK_CODE.test(code.trim()) ? `bank ${name}` : name
}

function areAccounts({ values, filled }: ColumnProfile): boolean {
  const accounts = values.filter(({ value }) => ACCOUNT.test(value.trim()))
  return filled > 0 && cellsOf(accounts) >= MOST * cellsOf(values)
}
