import type { Pattern } from '../../match/pattern/pattern.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { FIRST_FILLED } from './told-columns.ts'

// “Mobile number, whichever column it was typed into”: a template with a column for mobiles and one for other numbers takes both from both.

const WHICHEVER =
  /(?:which|what)ever (?:column|field)|wherever (?:it|they)|(?:in|from) either (?:column|field)|(?:wrong|other) (?:column|field)|(?:egal|gleich)(?:,| in) ?(?:in )?welche\p{L}* (?:spalte|feld)|quelle que soit la colonne|(?:sea )?cual(?:quiera)? (?:que )?sea la columna|(?:in )?qualsiasi (?:colonna|campo)|ongeacht (?:welke|de|in welke) kolom|uanset (?:hvilken )?kolonne|oavsett kolumn/iu

/** The template columns of mobile and of other numbers, and the rule by which they are told apart. */
export interface Apart {
  mobile: number
  phone: number
  rule: Pattern
}

/** The only two columns of numbers of a template of which somebody says that mobiles may stand in any; null where there are no such. */
export function mobilesApart({ side }: Pick<Placement, 'side'>, { texts = [] }: Pick<Context, 'texts'>): Apart | null {
  const { template, names, rules } = side
  const numbers = [...names.keys()].filter((at) => names[at]!.concepts.includes('phone'))
  const [mobile, ...mobiles] = numbers.filter((at) => names[at]!.concepts.includes('mobile'))
  const [phone, ...phones] = numbers.filter((at) => !names[at]!.concepts.includes('mobile'))
  if (mobile === undefined || phone === undefined || mobiles.length + phones.length > 0) return null
  const rule = rules[mobile]
  const said = [mobile, phone].map((at) => template.columns[at]!.description ?? '')
  const told = texts.filter(({ slug, text }) => (slug === null || slug === template.slug) && MOBILES.test(text))
  const isSaid = [...said, ...told.map(({ text }) => text)].some((text) => WHICHEVER.test(text))
  return rule && isSaid ? { mobile, phone, rule } : null
}

const MOBILES =
  /(?<!\p{L})(?:mobiles?|mobile numbers?|cell ?phones?|handy\p{L}*|mobil\p{L}*|portables?|m[óo]vil\p{L}*|cellular[ei]|gsm)(?!\p{L})/iu

/** Each of the two with the source of the other behind its own: the step that takes what is of the other away is chosen with the rest of its chain. */
export function withMobilesApart(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const apart = mobilesApart(placement, context)
  if (apart === null) return mappings
  const [own, other] = [mappings[apart.mobile]!, mappings[apart.phone]!]
  const isPlain = ({ sources, lead, constant }: Mapping): boolean =>
    sources.length === 1 && lead.length === 0 && constant === undefined
  if (!isPlain(own) || !isPlain(other) || own.sources[0] === other.sources[0]) return mappings
  const withOther = (mapping: Mapping, more: Mapping): Mapping => ({
    ...mapping,
    sources: [...mapping.sources, ...more.sources],
    lead: [FIRST_FILLED],
  })
  return mappings.map((mapping) =>
    mapping === own ? withOther(own, other) : mapping === other ? withOther(other, own) : mapping,
  )
}
