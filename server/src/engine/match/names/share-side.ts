import type { ColumnProfile } from '../../profile/model.ts'
import { conceptsOf, fold } from './words.ts'

// “Commission %” and “Commission amount” are two things, though one of them may be all that a template calls “commission”: a share is no sum.

const SHARE = /%|\bp(?:er|ro|or|our)[ -]?[cz]ent|\bpor ?ciento\b|\bpct\b/u
const MONEY = /\p{Sc}|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|CAD|AUD|NZD|JPY|BRL|MXN)\b/u
/** The same in words: “in euros”. */
const MONEY_SAID =
  /\b(?:euros?|dollars?|pounds sterling|francs?|franken|zloty(?:ch)?|kron(?:or|er|en)|korun|pesos|reais|rupees|forint)\b/u
const SUMS = ['amount', 'price', 'subtotal', 'gross', 'balance', 'salary']
/** From here on the values say it. */
const MOST = 0.5

export type ShareSide = 'share' | 'sum' | null

/** Whether a column's name and description speak of shares or of sums of money; null where they say neither, or both. */
export function shareSide(name: string, description = ''): ShareSide {
  const text = `${name.replaceAll('_', ' ')} . ${description}`
  const isShare = SHARE.test(fold(text))
  const isSum =
    MONEY.test(text) || MONEY_SAID.test(fold(text)) || conceptsOf(name).some((concept) => SUMS.includes(concept))
  return isShare === isSum ? null : isShare ? 'share' : 'sum'
}

/** The same of a column with values, which say it where its name doesn't. */
export function shareSideOf({ name, types }: ColumnProfile): ShareSide {
  return shareSide(name) ?? ((types.percent ?? 0) >= MOST ? 'share' : null)
}

export function shareWorth(own: ShareSide, wanted: ShareSide): number {
  return own === null || wanted === null || own === wanted ? 0 : APART
}

/** As with and without tax. */
const APART = -3
