import type { ColumnProfile } from '../../profile/model.ts'
import { nameFeatures, type NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

// “Bill To Street”, “Billing City”: programs say of which of several addresses a part is, also in an export that has no other one. A template that asks
// for the street alone means that one.

const KIND =
  /^(?:bill(?:ing)?[ _-]?(?:to)?|invoice(?: to)?|mailing|postal|ship(?:ping)?[ _-]?(?:to)?|deliver(?:y| to)|legal|registered|rechnungs?|rechnungsadresse|liefer(?:ung)?|lieferadresse|post|facturation|livraison|facturaci[oó]n|env[ií]o|entrega|fatturazione|spedizione|factuur|bezorg|aflever)[ _:.-]+(?=\p{L})/iu
const PARTS = new Set(['street', 'city', 'postal', 'state', 'country', 'address', 'line', 'house', 'number'])
const KINDS = new Set(['billing', 'shipping', 'delivery', 'invoice', 'mailing', 'legal', 'registered'])

/** The headers of parts of the only address as they are called without what kind it is; null for all others. */
export function partsOfOnlyAddress(
  columns: readonly Pick<ColumnProfile, 'name'>[],
  wanted: readonly NameFeatures[],
): readonly (NameFeatures | null)[] {
  const none = columns.map(() => null)
  const kinds = new Set(columns.flatMap(({ name }) => KIND.exec(name.trim())?.[0].toLowerCase() ?? []))
  const isTold = wanted.some(({ concepts }) => concepts.length > 1 && concepts.some((one) => KINDS.has(one)))
  if (kinds.size !== 1 || isTold) return none
  const short = columns.map(({ name }) => name.trim().replace(KIND, ''))
  const called = short.map((name) => conceptsOf(name).join())
  return columns.map(({ name }, at) => {
    const own = called[at]!.split(',')
    const isPart = short[at] !== name.trim() && own.every((concept) => PARTS.has(concept))
    // “City” beside “Billing City” is that of another address.
    return isPart && called.filter((one) => one === called[at]).length === 1 ? nameFeatures(short[at]!) : null
  })
}
