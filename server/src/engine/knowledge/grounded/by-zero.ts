import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { namesHeader } from './columns.ts'
import type { Condition } from './condition.ts'

// “Les lots à zéro”, “articles with zero stock”, “Konten mit Saldo 0”: rows of which there is nothing left.

const NOTHING =
  /(?<!\p{L})(?:zero|nil|z[ée]ro|cero|null|nul)(?![\p{L}-])|(?<!\p{L})(?:at|with|à|auf|bei|mit|a|en|con|op|met) 0(?![\d.,]*\d)/iu
/** “With nothing outstanding”, “bei denen nichts mehr offen ist”: no more of what is owed. */
const NOTHING_OWED =
  /(?<!\p{L})(?:nothing (?:is |was )?(?:more |else )?(?:outstanding|open|owed|owing|due|left|to pay)|nichts (?:mehr )?(?:offen|ausstehend|fällig|zu zahlen)|rien (?:d['’]ouvert|à payer|de dû|d['’]impayé)|nada (?:pendiente|por pagar|em aberto|a pagar)|(?:niente|nulla) (?:di aperto|da pagare|in sospeso)|niets (?:meer )?(?:open|openstaand|te betalen)|nic (?:do zapłaty|k úhradě)|(?:inget|ingenting|intet) (?:utestående|att betala|at betale|å betale))(?!\p{L})/iu
/** “Bestand 0”, “a price of 0”: of the column that it says. */
const NOUGHT = /(?<=\p{L} )0(?![\d.,]*\d)/u
/** What may come to nothing; a price of nothing is a gift. */
const COUNTED = ['quantity', 'stock', 'balance', 'count']

/** What else figures are of. */
const FIGURES = [
  'amount',
  'price',
  'value',
  'total',
  'tax',
  'debit',
  'credit',
  'fee',
  'rate',
  'weight',
  'cost',
  'discount',
]

/** The rows whose figure is 0: of the column that is named, else of the only one that counts what there is. */
export function byZero(piece: string, profile: TableProfile): Condition[] {
  const isBare = NOTHING.test(piece) || NOTHING_OWED.test(piece)
  if (!isBare && !NOUGHT.test(piece)) return []
  const having = profile.columns.filter(({ complete, values }) => complete && values.some(({ value }) => isZero(value)))
  const named = having.filter((column) => namesHeader(piece, column))
  const counted = having.filter(({ name }) => conceptsOf(name).some((concept) => COUNTED.includes(concept)))
  // “Zero amounts” are those of amounts, whatever else there is nothing left of.
  const said = conceptsOf(piece)
  const isOfOthers =
    FIGURES.some((concept) => said.includes(concept)) && !COUNTED.some((concept) => said.includes(concept))
  const [column, ...others] = named.length > 0 ? named : isBare && !isOfOthers ? counted : []
  return column && others.length === 0 ? [zeroOf(column, profile)] : []
}

function zeroOf({ name, position, values }: ColumnProfile, profile: TableProfile): Condition {
  // A dash is what ledgers write for nothing; of pieces nobody may have counted them.
  const isDash = (value: string): boolean => conceptsOf(name).includes('balance') && /^\s*[-–—]\s*$/u.test(value)
  const zeros = values.flatMap(({ value }) => (isZero(value) || isDash(value) ? [value.trim().toLowerCase()] : []))
  return { profile, when: { position, is: 'one_of', values: [...new Set(zeros)] }, what: `“${name}” is 0` }
}

function isZero(value: string): boolean {
  return /^\s*[€$£]?\s?-?0+(?:[.,]0+)?\s*(?:[€$£%]|\p{L}{1,4}\.?)?\s*$/u.test(value)
}
