import { fold } from '../../match/names/words.ts'
import { sentencesIn } from '../../knowledge/meanings.ts'

// “Receipts are debit, payments are credit”, “Einnahmen im Soll, Ausgaben im Haben”: on which side stands what comes in, of whatever account the
// rows are.

/** What people call either besides what its column is called. */
const IN =
  'what comes in|comes in|takings|einlagen?|was (?:rein|hinein)kommt|ce qui entre|lo que entra|quello che entra|wat binnenkomt'
const OUT = 'what goes out|goes out|was (?:raus|hinaus)geht|ce qui sort|lo que sale|quello che esce|wat eruit gaat'
const DEBIT = 'debit(?:s|ed)?|soll|debe|dare|debet|debito'
const CREDIT = 'credit(?:s|ed)?|haben|haber|avere|avoir|kredit|credito'
/** Shorter ones stand in any sentence: “in”, “ein”, “aus”. */
const TELLING = 5
/** Some rows, or the opposite. */
const UNLESS =
  /(?<!\p{L})(?:not|never|if|unless|except|nicht|nie|wenn|falls|ausser|pas|sauf|si|salvo|non|se|tranne|niet|als|behalve)(?!\p{L})/u

/** On which side the texts say that what comes in stands: null where none says it, or two differ. `plus`, `minus`: what the columns are called. */
export function sideOfIncome(
  texts: readonly string[],
  plus: readonly string[],
  minus: readonly string[],
): 'debit' | 'credit' | null {
  const isTelling = (word: string): boolean => word.length >= TELLING
  const kinds = [
    ['in', [...plus.filter(isTelling), IN].join('|')],
    ['out', [...minus.filter(isTelling), OUT].join('|')],
    ['debit', DEBIT],
    ['credit', CREDIT],
  ] as const
  const words = kinds.map(([kind, any]) => `(?<${kind}>${any})`).join('|')
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')
  const said = texts
    .flatMap(sentencesIn)
    .map((sentence) => fold(sentence))
    .filter((sentence) => !UNLESS.test(sentence))
    .flatMap((sentence) => pairedIn([...sentence.matchAll(pattern)].map(({ groups }) => kindOf(groups!))) ?? [])
  return new Set(said).size === 1 ? said[0]! : null
}

type Kind = 'in' | 'out' | 'debit' | 'credit'

function kindOf(groups: Record<string, string | undefined>): Kind {
  return (['in', 'out', 'debit', 'credit'] as const).find((kind) => groups[kind] !== undefined)!
}

/** The side of what comes in, where the words stand in pairs, each of a flow and a side in the same order; one pair says it of both. */
function pairedIn(words: readonly Kind[]): 'debit' | 'credit' | null {
  const isSide = (word: Kind): boolean => word === 'debit' || word === 'credit'
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]] as const] : []))
  const [first] = pairs
  if (!first || pairs.length > 2) return null
  const read = pairs.map(([one, other]) => {
    if (other === undefined || isSide(one) === isSide(other) || isSide(one) !== isSide(first[0])) return null
    const [flow, side] = isSide(one) ? [other, one] : [one, other]
    return (flow === 'in') === (side === 'debit') ? 'debit' : 'credit'
  })
  const isTwice = pairs.length === 2 && pairs[0]![0] === pairs[1]![0]
  return isTwice || new Set(read).size > 1 ? null : read[0]!
}
