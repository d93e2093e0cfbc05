import { readNumber } from '../../profile/numbers.ts'
import { fold, wordsOf } from '../../match/names/words.ts'
import { ruleOf } from '../../match/sides.ts'
import type { ColumnPlan, RowSkip, SourcePlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { ask, isWhole, tableKey, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { SURE } from '../sure.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import { sideOfIncome } from './flows-said.ts'
import { negated } from './negated.ts'

// What comes in and what goes out in columns of their own, debit and credit: one amount with a sign, or an amount and which side it is of.

/** What the two sides are called, the one that counts as plus first. */
const SIDES: { plus: string[]; minus: string[]; isOpen: boolean }[] = [
  {
    plus: ['debit', 'debits', 'debet', 'soll', 'debe', 'dare', 'dr'],
    minus: ['credit', 'credits', 'haben', 'haber', 'avere', 'avoir', 'cr'],
    // To a bank, what comes in is credit.
    isOpen: true,
  },
  {
    plus: 'in|ins|inbound|incoming|income|inflow|receipt|receipts|received|deposit|deposits|einzahlung|einzahlungen|encaissement|encaissements|cobro|cobros|paid in|money in|stock in|qty in|eingang|eingange|zugang|zugange|einnahme|einnahmen|ein|entree|entrees|recette|recettes|entrada|entradas|ingreso|ingresos|entrata|entrate|carico|incasso|incassi|ontvangst|ontvangsten|ontvangen|ingaand|inkomsten|bij|inn|ind|inn pa konto|ind pa konto|innbetalt|indbetalt|inbetalt|innskudd|insattning|inntekter|indtaegter'.split(
      '|',
    ),
    minus:
      'out|outs|outbound|outgoing|outgoings|outflow|issue|issues|issued|withdrawal|withdrawals|spent|expense|expenses|payments|auszahlung|auszahlungen|entnahme|entnahmen|decaissement|decaissements|pagos|pagamenti|paid out|money out|stock out|qty out|ausgang|ausgange|abgang|abgange|ausgabe|ausgaben|aus|sortie|sorties|depense|depenses|salida|salidas|gasto|gastos|uscita|uscite|scarico|spesa|spese|uitgifte|uitgaven|uitgegeven|uitgaand|af|ut|ud|ut av konto|ut fra konto|ud fra konto|utbetalt|udbetalt|uttak|uttag|utgifter|udgifter'.split(
        '|',
      ),
    isOpen: false,
  },
]
/** What a header of such a column says besides. */
const BESIDE = new Set([
  'amount',
  'amt',
  'betrag',
  'montant',
  'importe',
  'importo',
  'bedrag',
  'qty',
  'quantity',
  'menge',
  'quantite',
  'cantidad',
  'quantita',
  'aantal',
  'units',
  'pcs',
  'eur',
  'usd',
  'gbp',
  'chf',
  'total',
  'umsatz',
])
/** So many rows have one of the two and not both. */
const LEAST_APART = 0.9
const LEAST_NUMBERS = 0.9
/** No side that anything stands on. */
const NOTHING = ['', '0', '0.0', '0,0', '0.00', '0,00', '0.000', '0,000', '-', '–', '—', '0.-', '0.–', '.00', ',00']

/** Two columns for one amount. */
export interface Sides {
  plus: ColumnProfile
  minus: ColumnProfile
  names: (typeof SIDES)[number]
}

/** Which columns of a table become one of the template, and which column tells the side, where the amount has no sign. */
export interface SidedColumn extends Sides {
  target: number
  signed: boolean
  side: { target: number; plus: string; minus: string } | null
}

/** The two sides in the table and what they are in the template: null where either is not there, or each has a column of its own. */
export function sidesOf({ placement, mappings }: Placed, texts: readonly SaidText[] = []): SidedColumn | null {
  const { table, side } = placement
  const found = sidesIn(table.profile.columns)
  if (!found || !areApart(found, table.profile.rows)) return null
  const columns = [found.plus, found.minus].map((column) => table.profile.columns.indexOf(column))
  const isOwn = (mapping: Mapping): boolean =>
    mapping.sources.length === 1 &&
    columns.includes(mapping.sources[0]!) &&
    !mapping.guessed &&
    mapping.confidence >= SURE
  const { columns: wanted } = side.template
  const named = wanted.map(({ name }) => sideOf(name))
  // Both are wanted as they are.
  if (named.filter((one) => one !== null).length > 1) return null
  const takes = (target: number, value: string): boolean => side.rules[target]?.matches(value) ?? true
  const isAmount = (target: number): boolean =>
    wanted[target]!.desiredRule !== 'link' &&
    named[target] === null &&
    (takes(target, '5') || takes(target, '5.00') || takes(target, '5,00')) &&
    !takes(target, 'x') === (side.rules[target] !== null && side.rules[target] !== undefined) &&
    (side.kinds[target]!.includes('number') || side.rules[target] !== null || isCounted(side.names[target]!.concepts))
  const free = (target: number): boolean => {
    const mapping = mappings[target]!
    if (mapping.constant !== undefined || mapping.decided_by !== 'matcher') return false
    return isOwn(mapping) || mapping.sources.length === 0 || mapping.guessed === true || mapping.confidence < SURE
  }
  const possible = [...wanted.keys()].filter((target) => isAmount(target) && free(target))
  const target =
    possible.find((one) => isOwn(mappings[one]!)) ??
    possible.find((one) => columns.includes(mappings[one]!.sources[0] ?? -1)) ??
    possible.find((one) => wanted[one]!.required && isCounted(side.names[one]!.concepts))
  if (target === undefined) return null
  const negative = takes(target, '-5') || takes(target, '-5.00') || takes(target, '-5,00')
  const open = [...wanted.keys()].filter((one) => one !== target && free(one))
  const own = texts.filter(({ slug }) => slug === null || slug === side.template.slug).map(({ text }) => text)
  const told = open.flatMap((one) => sideWords(one, placement.side, found, own) ?? [])[0] ?? null
  const isUnsigned = !negative || (told !== null && side.rules[target] === null)
  if (isUnsigned && told === null) return null
  return { ...found, target, signed: !isUnsigned, side: told }
}

export function isCounted(concepts: readonly string[]): boolean {
  return ['amount', 'quantity', 'value', 'sum', 'total', 'count', 'balance'].some((one) => concepts.includes(one))
}

export function sidesIn(columns: ColumnProfile[]): Sides | null {
  for (const names of SIDES) {
    const of = (words: readonly string[]): ColumnProfile[] =>
      columns.filter((column) => words.includes(plainName(column.name)) && areNumbers(column))
    const [[plus, ...more], [minus, ...others]] = [of(names.plus), of(names.minus)]
    if (plus && minus && more.length + others.length === 0) return { plus, minus, names }
  }
  return null
}

/** The words of a header without those that go with any amount. */
function plainName(name: string): string {
  return wordsOf(name)
    .filter((word) => !BESIDE.has(word))
    .join(' ')
}

export function sideOf(name: string): 'plus' | 'minus' | null {
  const plain = plainName(name)
  if (SIDES.some(({ plus }) => plus.includes(plain))) return 'plus'
  return SIDES.some(({ minus }) => minus.includes(plain)) ? 'minus' : null
}

function areNumbers({ values, filled }: ColumnProfile): boolean {
  const some = values.filter(({ value }) => !isNothing(value))
  const numbers = some.filter(({ value }) => readNumber(value.trim()) !== null)
  return filled > 0 && some.length > 0 && numbers.length >= LEAST_NUMBERS * some.length
}

function isNothing(value: string | null | undefined): boolean {
  return NOTHING.includes(value?.trim() ?? '')
}

export function areApart({ plus, minus }: Sides, rows: (string | null)[][]): boolean {
  const some = rows.map((cells) => [plus, minus].filter(({ position }) => !isNothing(cells[position])).length)
  const both = some.filter((count) => count === 2).length
  const one = some.filter((count) => count === 1).length
  return one >= LEAST_APART * (one + both)
}

/** The values of a column that tells the sides apart: “S” and “H”, `debit` and `credit`, “in” and “out”. */
function sideWords(
  target: number,
  { template }: Placed['placement']['side'],
  { names }: Sides,
  texts: readonly string[],
): SidedColumn['side'] | null {
  const column = template.columns[target]!
  const values = ruleOf(column)?.values ?? []
  if (values.length < 2 || values.length > 6) return null
  const said = meaningsIn(column.description ?? '')
  const of = (words: readonly string[]): string[] =>
    values.filter((value) => {
      const own = fold(value)
      return words.includes(said.get(own) ?? own) || (own.length === 1 && !said.has(own) && words[0]!.startsWith(own))
    })
  const german = (words: readonly string[]): string[] => words.filter((word) => word === 'soll' || word === 'haben')
  const pairs = [
    [names.plus, names.minus],
    [german(names.plus), german(names.minus)],
  ].filter(([words]) => words!.length > 0)
  for (const [plusWords, minusWords] of pairs) {
    const [[plus, ...more], [minus, ...others]] = [of(plusWords!), of(minusWords!)]
    if (plus !== undefined && minus !== undefined && more.length + others.length === 0) return { target, plus, minus }
  }
  return names.isOpen ? null : sidesOfFlows(target, of, names, texts)
}

/** Debit and credit of what comes in and goes out, as texts say which is which: to a bank it is the other way round than to who has money there. */
function sidesOfFlows(
  target: number,
  of: (words: readonly string[]) => string[],
  { plus, minus }: (typeof SIDES)[number],
  texts: readonly string[],
): SidedColumn['side'] | null {
  const [[debit, ...more], [credit, ...others]] = [of(SIDES[0]!.plus), of(SIDES[0]!.minus)]
  if (debit === undefined || credit === undefined || more.length + others.length > 0) return null
  const income = sideOfIncome(texts, plus, minus)
  if (income === null) return null
  return income === 'debit' ? { target, plus: debit, minus: credit } : { target, plus: credit, minus: debit }
}

/** “S = Soll, H: Haben”: what a description says that values mean. */
function meaningsIn(description: string): ReadonlyMap<string, string> {
  const said = [...description.matchAll(/(?<!\p{L})(\p{L}{1,3}|[+-]) ?(?:=|:|for|für|means) ?(\p{L}+)/gu)]
  return new Map(said.map(([, value, word]) => [fold(value!), fold(word!)]))
}

const NEGATIVE = /negati|minus|subtract|abgezogen|moins|meno|menos|(?:^|\s)-(?:\s|$)/u
const POSITIVE = /positi|plus|added|(?:^|\s)\+(?:\s|$)/u

/** Whether the side that mostly counts as plus counts as minus here: as the description says, else as is answered. */
export function isReversed(
  { names, target, plus, minus }: Pick<SidedColumn, 'names' | 'target' | 'plus' | 'minus'>,
  { placement }: Pick<Placed, 'placement'>,
  context: Context,
): boolean {
  const column = placement.side.template.columns[target]!
  for (const clause of fold(column.description ?? '').split(/[,;.()]/)) {
    const words = clause.split(/[^\p{L}]+/u)
    const [isPlus, isMinus] = [names.plus, names.minus].map((side) => side.some((word) => words.includes(word)))
    const [less, more] = [NEGATIVE.test(clause), POSITIVE.test(clause)]
    if (isPlus !== isMinus && less !== more) return isPlus === less
  }
  if (!names.isOpen) return false
  const { profile } = placement.table
  const answer = ask(context, {
    key: `sides:${placement.side.template.slug}.${column.name}@${tableKey(profile)}`,
    kind: 'other',
    prompt: `${tableLabel(profile)} has “${plus.name}” and “${minus.name}”, and “${column.name}” of ${placement.side.template.name} is one amount. Which of them counts as minus?`,
    target: { slug: placement.side.template.slug, column: column.name },
    options: [
      { value: minus.name, label: `${minus.name}: what stands there becomes negative`, confidence: 0.8 },
      { value: plus.name, label: `${plus.name}: what stands there becomes negative`, confidence: 0.2 },
    ],
    free_text: false,
    evidence: [],
    affected_rows: profile.table.rows,
    default: minus.name,
  })
  return answer === plus.name
}

/** The mapping of the template column to one of the two. */
export function sidedMapping({ plus, minus }: SidedColumn, which: ColumnProfile, columns: ColumnProfile[]): Mapping {
  return {
    sources: [columns.indexOf(which)],
    lead: [],
    confidence: 0.9,
    reason: `“${plus.name}” and “${minus.name}” are the two sides of one amount: each row has one of them.`,
    decided_by: 'matcher',
    alternatives: [],
  }
}

/**
 * The plan of a table as one for each side: its rows are the same, taken apart by which column they have. `planOf` gives the plan of the
 * template column from one of the two.
 */
export function bySides(
  plan: SourcePlan,
  sided: SidedColumn,
  main: Placed,
  planOf: (which: ColumnProfile) => ColumnPlan,
  context: Context,
): SourcePlan[] {
  const { profile } = main.placement.table
  const { plus, minus, signed, side, target } = sided
  const reversed = signed && isReversed(sided, main, context)
  const columnsOf = (which: ColumnProfile): ColumnPlan[] =>
    plan.columns.map((column, at) => {
      if (at === target) return signed && (which === minus) !== reversed ? negated(planOf(which)) : planOf(which)
      if (at !== side?.target) return column
      const value = which === plus ? side.plus : side.minus
      return {
        ...column,
        inputs: [],
        transforms: [{ kind: 'constant', value }],
        confidence: 0.9,
        reason: `What stands in “${which.name}” is “${value}”.`,
      }
    })
  const unmapped = plan.unmapped.filter(({ position, table, file_id }) => {
    const isOwn = table === plan.table && file_id === plan.file_id
    return !isOwn || (position !== plus.position && position !== minus.position)
  })
  const has = (column: ColumnProfile, is: 'one_of' | 'none_of', reason: string): RowSkip => {
    const nothing = column.values.flatMap(({ value }) => (isNothing(value) ? value.trim() : []))
    return { when: { position: column.position, is, values: [...new Set([...NOTHING, ...nothing])] }, reason }
  }
  const both = `It has “${plus.name}” and “${minus.name}”.`
  const without = (column: ColumnProfile): RowSkip => has(column, 'one_of', `It has no “${column.name}”.`)
  const only = (column: ColumnProfile): RowSkip => has(column, 'none_of', both)
  const part = (columns: ColumnPlan[], ...skips: RowSkip[]): SourcePlan => ({
    ...plan,
    columns,
    unmapped,
    skips: [...plan.skips, ...skips],
  })
  const parts = [part(columnsOf(plus), only(minus)), part(columnsOf(minus), without(minus), only(plus))]
  const isApart =
    isWhole(profile) && profile.rows.every((cells) => [plus, minus].some(({ position }) => isNothing(cells[position])))
  if (isApart) return parts
  // Which of two counts can't be known: the rows stay, without either.
  const open = plan.columns.map((column, at): ColumnPlan =>
    at === target || at === side?.target
      ? { ...column, inputs: [], transforms: [], confidence: 0, reason: both }
      : column,
  )
  return [...parts, part(open, without(minus), without(plus))]
}
