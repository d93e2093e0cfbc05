import { fold } from '../match/names/words.ts'

// “Six months after the last examination”, “zwei Jahre nach dem Kauf”, “12 mois après la mise en service”: a day that is counted in months.

export interface SaidMonths {
  /** What stands before it in its sentence: there the result may be named. */
  before: string
  /** From what they are counted, in words that name a column among others. */
  from: string
  /** Below zero where they are taken off. */
  months: number
}

const FIGURES: readonly string[] = [
  'a|an|one|ein(?:en?|em|er|es)?|une?|una?|uno|een|jeden|rok',
  'two|zwei|deux|dos|due|twee|dwa|dwie',
  'three|drei|trois|tres|tre|drie|trzy',
  'four|vier|quatre|cuatro|quattro|cztery',
  'five|funf|cinq|cinco|cinque|vijf|piec',
  'six|sechs|seis|sei|zes|szesc',
  'seven|sieben|sept|siete|sette|zeven|siedem',
  'eight|acht|huit|ocho|otto|osiem',
  'nine|neun|neuf|nueve|nove|negen|dziewiec',
  'ten|zehn|dix|diez|dieci|tien|dziesiec',
  'eleven|elf|onze|once|undici|jedenascie',
  'twelve|zwolf|douze|doce|dodici|twaalf|dwanascie',
]
const FIGURE = `(\\d{1,3}|${FIGURES.join('|')})`
const MONTHS = 'months?|monate?n?|mois|mes(?:es)?|mesi|mese|maand(?:en)?|miesiac\\w*|miesiecy'
const YEARS = 'years?|jahre?n?|ans?|annees?|anos?|anni|anno|jaar|jaren|lat|lata'
const AFTER = 'after|from|past|following|nach|ab|apres|despues (?:del?|de la)|tras|dopo|na|po|od'
const BEFORE = 'before|prior to|ahead of|vor|avant|antes del?|prima del?|voor|przed'
const COUNTED = new RegExp(`\\b${FIGURE} (?:(${MONTHS})|(?:${YEARS})) (?:(${AFTER})|(?:${BEFORE})) (.{2,60})`)
/** Within so many months, or at least so many later, is no certain day. */
const UNCERTAIN =
  /\b(?:within|up to|at (?:most|least|the latest)|max(?:imum)?|min(?:imum)?|less than|more than|over|under|about|around|no(?:t)? later than|not before|every|each|binnen|innerhalb(?: von)?|spatestens|hochstens|mindestens|fruhestens|alle|jede\w*|dans les|au plus tard|au moins|sous|tous les|dentro de(?: los)?|hasta|al menos|cada|entro|oltre|almeno|ogni|uiterlijk|ten minste|elke|w ciagu|co) ?(?:the |die |der |den |les |los |las |i |gli |le |de )?$/
const ENDS =
  /[=:,;)]|\.(?!\d)|\b(?:if|when|where|unless|wenn|falls|wo|si|quand|sauf|cuando|salvo|se|quando|als|tenzij)\b/
/** Longer texts are prose. */
const LONGEST = 1000

/** What the sentences of a text say is so many months after, or before, something else. */
export function monthsIn(text: string): SaidMonths[] {
  return fold(text.slice(0, LONGEST))
    .split(/[!?;\n]|\.(?=\s|$)/)
    .flatMap((sentence) => {
      const found = COUNTED.exec(sentence)
      if (!found || UNCERTAIN.test(sentence.slice(0, found.index))) return []
      const [, figure = '', isMonths, isAfter, from = ''] = found
      const count = /^\d/.test(figure) ? Number(figure) : 1 + FIGURES.findIndex((one) => isOne(one, figure))
      const end = from.search(ENDS)
      const months = (isMonths === undefined ? 12 : 1) * count * (isAfter === undefined ? -1 : 1)
      return [{ before: sentence.slice(0, found.index), from: (end < 0 ? from : from.slice(0, end)).trim(), months }]
    })
}

function isOne(words: string, word: string): boolean {
  return new RegExp(`^(?:${words})$`).test(word)
}
