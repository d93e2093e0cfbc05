import { intervalIn } from '../profile/intervals.ts'

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

const AFTER = 'after|from|past|following|nach|ab|apres|despues (?:del?|de la)|depois d[aeo]|tras|dopo|na|po|od|efter'
const BEFORE = 'before|prior to|ahead of|vor|avant|antes d[aeo]l?|prima del?|voor|przed|pred|fore'
/** It begins a statement, or what comes of it is said before: what is to happen within so many days is of no certain day. */
const SAYS =
  '(?:^|[=:,(]|\\b(?:is|are|be|falls?|due|then|on|means?|ist|sind|dann|gilt|liegt|fallig|est|sont|soit|alors|es|son|vence|e|sono|scade|dan|valt|to|wynosi|je|use|take|put|set(?: it to)?|assume|write|nehm\\w*|nimm|verwende\\w*|setz\\w*|prendre|prenez|mettre|mettez|usar|poner|pon|usare|mettere|metti|neem|gebruik)) ?(?:always |immer |toujours |siempre |sempre |altijd )?'
const SPAN = new RegExp(`${SAYS}(\\w+ (?:calendar )?\\w+) (?:(${AFTER})|(?:${BEFORE})) (.{2,60})`, 'g')
/** Nor is at least so many later. */
const UNCERTAIN =
  /\b(?:within|up to|at (?:most|least|the latest)|max(?:imum)?|min(?:imum)?|less than|more than|over|under|about|around|no(?:t)? later than|not before|every|each|binnen|innerhalb(?: von)?|spatestens|hochstens|mindestens|fruhestens|alle|jede\w*|dans les|au plus tard|au moins|sous|tous les|dentro de(?: los)?|hasta|al menos|cada|entro|oltre|almeno|ogni|uiterlijk|ten minste|elke|w ciagu|co) ?(?:the |die |der |den |les |los |las |i |gli |le |de )?$/

/** What a folded sentence says is so many days or months after something, or before it. */
export function spanIn(sentence: string): SaidSpan | null {
  for (const found of sentence.matchAll(SPAN)) {
    const [whole, span = '', isAfter, from = ''] = found
    const plain = span.replace(/calendar |kalender/, '')
    const [days, months] = [intervalIn(plain, 'd'), intervalIn(plain, 'month')]
    const count = days ?? months
    const rest = whole.length - from.length
    const isCertain = !UNCERTAIN.test(sentence.slice(0, found.index + whole.lastIndexOf(span, rest)))
    if (count !== null && isCertain)
      return {
        before: sentence.slice(0, found.index),
        count: Number(count),
        unit: days === null ? 'months' : 'days',
        isAfter: isAfter !== undefined,
        from: sentence.slice(found.index + rest),
      }
  }
  return null
}
