import { escaped } from '../escaped.ts'
import { QUOTATION_MARK } from './quotations.ts'

// “FOC is free of charge, so 0.00”: what follows from what a value means.

const SO =
  "(?:so|hence|therefore|i\\.?\\s?e\\.?|that is|meaning|also|d\\.\\s?h\\.?|das heißt|somit|donc|soit|c[’']est-à-dire|así que|es decir|o sea|quindi|cioè|dunque|dus|oftewel|czyli|więc|tedy)"

/** What follows from a meaning in a sentence; null where nothing does. */
export function followingFrom(meaning: string, said: string): string | null {
  const [plain = ''] = meaning.split(/\s*[,;:–(]/u)
  const pattern = `${escaped(plain || meaning)}["”»]?(?:\\s*[,;:–(-]\\s*${SO}|\\s*[=(→])\\s*:?\\s*["“«]?([^\\s"”»()]{1,40}?)["”»)]?[.]?["”]?(?=$|[\\s,;)])`
  return new RegExp(pattern, 'iu').exec(said)?.[1] ?? null
}

const FIGURE_AT_LAST = new RegExp(`[,;:–(-]\\s*${SO}\\s*:?\\s*(?:${QUOTATION_MARK}|-?\\d[\\d.,]*)\\)?[.]?\\s*$`, 'iu')

/** Whether a sentence ends in the figure that follows from it: “means no charge, so 0.00” is no cell to be left empty. */
export function endsInFigure(sentence: string): boolean {
  return FIGURE_AT_LAST.test(sentence)
}
