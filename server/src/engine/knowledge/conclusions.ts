import { escaped } from '../escaped.ts'
import { QUOTATION_MARK } from './quotations.ts'

// “FOC is free of charge, so 0.00”: what follows from what a value means.

const SO =
  "(?:so|hence|therefore|i\\.?\\s?e\\.?|that is|meaning|also|d\\.\\s?h\\.?|das hei(?:ß|ss)t|somit|donc|soit|c[’']est-à-dire|así que|es decir|o sea|quindi|cioè|dunque|dus|oftewel|czyli|więc|tedy)"

const ALL_OF_THEM =
  '(?:both|all|they|these|alle beide|beide|alle|die beiden|tous les deux|toutes les deux|tous|toutes|les deux|ambos|ambas|todos|todas|los dos|entrambi|entrambe|tutti|tutte|allebei|oba|obie|wszystkie)(?: of (?:them|these))?'
const COUNT_AS =
  '(?:are|mean|count as|go as|sind|gelten als|bedeuten|zählen als|sont|comptent comme|son|cuentan como|são|contam como|sono|contano come|zijn|tellen als|to|są)'
const OF_ALL = new RegExp(
  `^[^.\\n]{0,120}?[;,.:–-]\\s+(?:(?:and|und|et|y|e|en|i)\\s+)?${ALL_OF_THEM}\\s+${COUNT_AS}\\s+["“«„]?([^\\s"”»“,;.]{1,40})["”»“]?(?=$|[\\s.,;])`,
  'iu',
)

/** What follows from a meaning in a sentence; null where nothing does. */
export function followingFrom(meaning: string, said: string): string | null {
  const [plain = ''] = meaning.split(/\s*[,;:–(]/u)
  const pattern = `${escaped(plain || meaning)}["”»]?(?:\\s*[,;:–(-]\\s*${SO}|\\s*[=(→])\\s*:?\\s*["“«]?([^\\s"”»()]{1,40}?)["”»)]?[.]?["”]?(?=$|[\\s,;)])`
  return new RegExp(pattern, 'iu').exec(said)?.[1] ?? null
}

/** What a text says of all that a meaning is told of with it, behind it: “CH is X and ET is Y; both are online”; null where it says nothing. */
export function followingFromAll(meaning: string, text: string): string | null {
  const at = text.indexOf(meaning)
  return at === -1 ? null : (OF_ALL.exec(text.slice(at + meaning.length))?.[1] ?? null)
}

const FIGURE_AT_LAST = new RegExp(`[,;:–(-]\\s*${SO}\\s*:?\\s*(?:${QUOTATION_MARK}|-?\\d[\\d.,]*)\\)?[.]?\\s*$`, 'iu')

const MEANT_AND_FIGURE = new RegExp(
  `(?<=(?<!\\p{L})(?:means?|stands? for|hei(?:ß|ss)t|bedeutet|steht für|signifie|veut dire|significa|quiere decir|vuol dire|betekent) )[^.;]{3,80}?[,;:–(-]\\s*${SO}\\s*:?\\s*(-?\\d[\\d.,]*)\\)?[.]?\\s*$`,
  'iu',
)

/** “An empty cell means nothing was paid, so 0.00” as “An empty cell means 0.00”: what it means is the figure; any other sentence as it is. */
export function concluded(sentence: string): string {
  return sentence.replace(MEANT_AND_FIGURE, '$1')
}

/** Whether a sentence ends in the figure that follows from it: “means no charge, so 0.00” is no cell to be left empty. */
export function endsInFigure(sentence: string): boolean {
  return FIGURE_AT_LAST.test(sentence)
}
