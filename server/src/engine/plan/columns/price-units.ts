import { conceptsOf, fold } from '../../match/names/words.ts'
import { readSentences } from '../../knowledge/parse.ts'
import { rememberingOf } from '../../remembering.ts'
import type { CalculatedInput, TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { ask, columnKey, tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { areFigures } from './calculations.ts'

// Screws have a price for a hundred, cable one for a kilometre, and a column beside it says for how many: SAP's PEINH, the Preiseinheit of German
// trade, “per C” and “per M” of American distributors.

const UNIT =
  '(?:pe|pme|peinh|kpein|preis ?einheit|preis ?mengen?(?: ?einheit)?|preis (?:pro|je|fur|per)|price ?unit|price (?:per|qty|quantity|basis|for)|pricing ?(?:unit|qty|quantity)|unit of (?:price|pricing)|priced per|price uom|(?:per|je|pro|fur|par|pour|por|ogni|za|voor)(?: (?:qty|quantity|menge|quantite|cantidad|quantita|aantal|ilosc))?|prix (?:par|pour)|unite (?:de )?prix|quantite (?:de )?prix|precio (?:por|para)|unidad (?:de )?precio|prezzo (?:per|ogni)|unita (?:di )?prezzo|prijs (?:per|voor)|prijs ?eenheid|jednostka ceny|cena za)'
const CALLED = new RegExp(
  `^(?:(?:ek|vk|einkauf|verkauf|list|sales|purchase|cost) ?)?${UNIT}(?: (?:ek|vk|qty|stk))?$`,
  'u',
)
/** E is each, C a hundred, M a thousand, as Roman figures have them (trade of fasteners and electrical goods). */
const LETTERS = new Map([
  ['e', '1'],
  ['ea', '1'],
  ['each', '1'],
  ['c', '100'],
  ['h', '100'],
  ['m', '1000'],
  ['t', '1000'],
])
/** “1.000 Stück”: a mark between thousands is none before decimals where a word stands behind. */
const COUNT = /^(?:per|je|pro|par|por|za|\/)? ?(10{0,5}(?:[.,'’ \u00a0\u202f]000(?= ?\p{L}))?)(?: ?[\p{L}.]{1,12})?$/u
const MOST_UNITS = 12
/** A price for one is wanted. */
const FOR_ONE =
  /\b(?:(?:per|for|of) (?:one|a single|1|each)\b|per (?:unit|piece|item|each)\b|each\b|one unit|single unit|(?:je|pro) (?:1 )?(?:stuck|einheit|einzelne?)|stuckpreis|einzelpreis|unitaire|unitari[oa]|(?:par|por|per) (?:unite|unidad|unita|pieza|pezzo|piece)|per stuk|stuksprijs|jednostkow|za sztuke)/u

const UNIT_OF_PRICES =
  '(?:preis ?einheit\\w*|pe|price ?units?|pricing units?|price basis|unite de prix|unidad de precio|unita di prezzo|prijs ?eenheid|jednostk\\w+ ceny)'
const OF_PRICES = new RegExp(
  `\\b${UNIT_OF_PRICES}\\b|\\b(?:prices?|preise?|prix|precios?|prezz[oi]|prij[sz]\\w*) (?:is |are |are given |is given )?(?:for|per|fur|pour|para|per|voor)\\b|fur die die preise?\\b`,
  'u',
)
/** A price for the very unit that is beside it is wanted: “net price per price unit”. */
const FOR_UNIT = new RegExp(
  `\\b(?:per|for|by|je|pro|fur(?: die)?|par|pour(?: l)?|por|para(?: la)?|ogni|za|per l|voor(?: de)?) (?:the )?${UNIT_OF_PRICES}\\b`,
  'u',
)

/** A price of which a column beside it says for how many, as the price for one, where nothing else of the template says for how many. */
export function byPriceUnit(
  mapping: Mapping,
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Mapping {
  const { table, side } = placement
  const { columns } = table.profile
  const [source] = mapping.sources
  const column = side.template.columns[target]!
  // A price group is one of a list, and no price.
  const isListed = (side.rules[target]?.values ?? null) !== null
  if (source === undefined || isListed || !isPrice(column.name, columns[source]!)) return mapping
  const unit = unitFor(source, columns)
  if (FOR_UNIT.test(plain(`${column.name} ${column.description ?? ''}`))) return mapping
  if (unit === null || mappings.some(({ sources, guessed }) => !guessed && sources.includes(unit.source)))
    return mapping
  const beside = columns[unit.source]!
  const label = `“${columns[source]!.name}” of ${tableLabel(table.profile)} is for as many as “${beside.name}” says`
  const told = toldForOne(column, side.template.slug, context)
  if (told === null && isWanted(target, label, placement, context) === 'no') return mapping
  context.notes.push(`${label}: “${column.name}” of ${side.template.name} is the price for one${told ?? ''}.`)
  const reason = `${mapping.reason} “${beside.name}” says for how many it is, so that it is divided by that.`
  return { ...mapping, per: unit, reason }
}

function isPrice(name: string, column: ColumnProfile): boolean {
  const concepts = [...conceptsOf(name), ...conceptsOf(column.name)]
  return ['price', 'cost'].some((one) => concepts.includes(one)) && areFigures(column)
}

/** The column that says for how many the price is: of several, the one that is called as the price is. */
function unitFor(
  source: number,
  columns: readonly ColumnProfile[],
): { source: number; read: Partial<CalculatedInput> } | null {
  const found = columns.flatMap((column, at) => {
    const read = at === source || !CALLED.test(plain(column.name)) ? null : countsIn(column)
    return read ? [{ source: at, read }] : []
  })
  if (found.length <= 1) return found[0] ?? null
  const words = new Set(plain(columns[source]!.name).split(' '))
  const alike = found.filter((one) =>
    plain(columns[one.source]!.name)
      .split(' ')
      .some((word) => words.has(word)),
  )
  return alike.length === 1 ? alike[0]! : null
}

/** Whether the column says for how many a price beside it is, and the template column is something else: from which quantity a price holds. */
export function isForHowMany(column: ColumnProfile, { name, description = '' }: TemplateColumn): boolean {
  if (!saysForHowMany(column) || CALLED.test(plain(name))) return false
  return !conceptsOf(name).includes('unit') && !OF_PRICES.test(plain(description))
}

const saysForHowMany = rememberingOf((column: ColumnProfile): boolean => {
  if (!CALLED.test(plain(column.name))) return false
  // All of them one is that as well, and divides nothing.
  const areCounts =
    column.filled > 0 && column.complete && column.values.every(({ value }) => COUNT.test(fold(value).trim()))
  return areCounts || countsIn(column) !== null
})

const plain = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Powers of ten, not all of them one, as figures or letters. */
function countsIn({ values, complete }: ColumnProfile): Partial<CalculatedInput> | null {
  if (!complete || values.length === 0 || values.length > MOST_UNITS) return null
  const figures = values.map(({ value: raw }) => {
    const text = fold(raw)
      .trim()
      .replace(/[.,]0+$/, '')
    return { raw: raw.trim(), value: LETTERS.get(text) ?? COUNT.exec(text)?.[1]?.replace(/\D/gu, '') ?? null }
  })
  if (figures.some(({ value }) => value === null) || figures.every(({ value }) => value === '1')) return null
  const told = figures.flatMap(({ raw, value }) => (raw === value ? [] : [{ raw, value: value! }]))
  return { decimal: '.', grouping: '', empty: '1', ...(told.length > 0 ? { figures: told } : {}) }
}

/** The sentence that says that prices are wanted for one, as notes quote it; an empty text where the template column says so. */
function toldForOne({ name, description = '' }: TemplateColumn, slug: string, { texts = [] }: Context): string | null {
  if (FOR_ONE.test(plain(`${name} ${description}`))) return ''
  const own = texts.filter((one) => (one.slug === null || one.slug === slug) && isOfPrice(one.text))
  for (const { text, origin } of own) {
    const said = readSentences(text).find((one) => isOfPrice(one.text))
    if (said) return `: ${origin} says so: “${said.text}”`
  }
  return null
}

const PRICE = /preis|price|prix|preci|prezz|prijs|cena|ceny/
const isOfPrice = (text: string): boolean => PRICE.test(fold(text)) && FOR_ONE.test(plain(text))

function isWanted(target: number, label: string, placement: Placement, context: Context): string {
  const { name } = placement.side.template.columns[target]!
  const { template } = placement.side
  const answer = ask(context, {
    key: `price_unit:${columnKey(placement, name, context)}`,
    kind: 'other',
    prompt: `${label}. Is “${name}” of ${template.name} the price for one?`,
    target: { slug: template.slug, column: name },
    options: [
      { value: 'yes', label: 'Yes: the price is divided by that', confidence: 0.85 },
      { value: 'no', label: 'No: the price stays as it is', confidence: 0.15 },
    ],
    free_text: false,
    evidence: [],
    affected_rows: placement.table.profile.table.rows,
    default: 'yes',
  })
  return answer ?? 'yes'
}
