import { COUNT, countOf } from '../match/vocabulary/counts.ts'

// “Six months after the last examination”, “zwei Jahre nach dem Kauf”, “14 Tage vor Abreise”: a day that is counted from another one.

export interface SaidSpan {
  /** What stands before it in its sentence: there the result may be named. */
  before: string
  count: number
  unit: 'days' | 'months'
  isAfter: boolean
  /** From what it is counted, and all that follows. */
  from: string
}

const ONE = 'a|an|one|ein(?:en?|em|er|es)?|une?|una?|uno|een|jeden|rok'
const IS_ONE = new RegExp(`^(?:${ONE})$`)
const FIGURE = `(${COUNT}|\\d{3}|${ONE})`
const DAYS = 'days?|calendar days?|tage?n?|kalendertage?n?|jours?|dias?|giorn[oi]|dag(?:en|ar)?|dni|dzien|dnu'
const MONTHS = 'months?|monate?n?|mois|mes(?:es)?|mesi|mese|maand(?:en)?|maneder|manader|miesiac\\w*|miesiecy'
const YEARS = 'years?|jahre?n?|ans?|annees?|anos?|anni|anno|jaar|jaren|ar|lat|lata'
const AFTER = 'after|from|past|following|nach|ab|apres|despues (?:del?|de la)|depois d[aeo]|tras|dopo|na|po|od|efter'
const BEFORE = 'before|prior to|ahead of|vor|avant|antes d[aeo]l?|prima del?|voor|przed|pred|fore'
/** It begins a statement, or what comes of it is said before: what is to happen within so many days is of no certain day. */
const SAYS =
  '(?:^|[=:,(]|\\b(?:is|are|be|falls?|due|then|on|means?|ist|sind|dann|gilt|liegt|fallig|est|sont|soit|alors|es|son|vence|e|sono|scade|dan|valt|to|wynosi|je|use|take|put|set(?: it to)?|assume|write|nehm\\w*|nimm|verwende\\w*|setz\\w*|prendre|prenez|mettre|mettez|usar|poner|pon|usare|mettere|metti|neem|gebruik)) ?(?:always |immer |toujours |siempre |sempre |altijd )?'
const SPAN = new RegExp(
  `${SAYS}${FIGURE} (?:(${DAYS})|(${MONTHS})|(?:${YEARS})) (?:(${AFTER})|(?:${BEFORE})) (.{2,60})`,
)
/** Nor is at least so many later. */
const UNCERTAIN =
  /\b(?:within|up to|at (?:most|least|the latest)|max(?:imum)?|min(?:imum)?|less than|more than|over|under|about|around|no(?:t)? later than|not before|every|each|binnen|innerhalb(?: von)?|spatestens|hochstens|mindestens|fruhestens|alle|jede\w*|dans les|au plus tard|au moins|sous|tous les|dentro de(?: los)?|hasta|al menos|cada|entro|oltre|almeno|ogni|uiterlijk|ten minste|elke|w ciagu|co) ?(?:the |die |der |den |les |los |las |i |gli |le |de )?$/

/** What a folded sentence says is so many days or months after something, or before it. */
export function spanIn(sentence: string): SaidSpan | null {
  const found = SPAN.exec(sentence)
  if (!found) return null
  const before = sentence.slice(0, found.index)
  const [whole, figure = '', isDays, isMonths, isAfter, from = ''] = found
  if (UNCERTAIN.test(sentence.slice(0, found.index + whole.indexOf(figure)))) return null
  const count = IS_ONE.test(figure) ? 1 : countOf(figure)
  return {
    before,
    count: isDays === undefined && isMonths === undefined ? 12 * count : count,
    unit: isDays === undefined ? 'months' : 'days',
    isAfter: isAfter !== undefined,
    from: sentence.slice(found.index + whole.length - from.length),
  }
}
