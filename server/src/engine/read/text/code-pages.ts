/** Characters that one byte stands for, as files from before Unicode have them: which set it is, only the text itself tells. */
export type CodePage = 'windows-1252' | 'cp850' | 'cp437' | 'macintosh'

/** 0x80 to 0xFF. IBM code pages 850 and 437 (CP00850, CP00437), and Mac OS Roman. */
const UPPER_HALVES: Record<Exclude<CodePage, 'windows-1252'>, string> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
}

const HIGH_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const WINDOWS_1252 = HIGH_1252 + Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')

const tables: [CodePage, readonly string[]][] = [
  ['windows-1252', [...WINDOWS_1252]],
  ['cp850', [...UPPER_HALVES.cp850]],
  ['cp437', [...UPPER_HALVES.cp437]],
  ['macintosh', [...UPPER_HALVES.macintosh]],
]

/** How often each byte from 0x80 on stands between which kinds of characters. */
export type HighBytes = Uint32Array

export const createHighBytes = (): HighBytes => new Uint32Array(128 * 9)

export function countHighBytes(chunk: Uint8Array, counts: HighBytes): void {
  for (let at = 0; at < chunk.length; at++) {
    const byte = chunk[at]!
    if (byte < 0x80) continue
    const place = (byte - 0x80) * 9 + kindOf(chunk[at - 1]) * 3 + kindOf(chunk[at + 1])
    counts[place] = counts[place]! + 1
  }
}

const SMALL = 1
const LARGE = 2

function kindOf(byte = 0): number {
  if (byte >= 0x61 && byte <= 0x7a) return SMALL
  return byte >= 0x41 && byte <= 0x5a ? LARGE : 0
}

/** Better by this share of all such characters than Windows-1252, which most files have. */
const MARGIN = 0.3

/** The set in which the text reads most like words. */
export function likeliestCodePage(counts: HighBytes): CodePage {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const scored = tables.map(([page, table]) => ({ page, score: scoreOf(table, counts) }))
  const [usual, ...others] = scored as [(typeof scored)[0], ...typeof scored]
  const best = others.reduce((most, other) => (other.score > most.score + 1e-9 ? other : most))
  return total > 0 && best.score > usual.score + total * MARGIN ? best.page : usual.page
}

function scoreOf(table: readonly string[], counts: HighBytes): number {
  let score = 0
  for (const [place, count] of counts.entries()) {
    if (count > 0) score += count * plausibility(table[Math.floor(place / 9)]!, Math.floor((place % 9) / 3), place % 3)
  }
  return score
}

const LETTERS = /[äöüßéèêàçñáíóúâôîûëïœåøæìòùãõ]/u
const CAPITALS = /[ÄÖÜÉÈÊÀÇÑÁÍÓÚÂÔÎÛËÏŒÅØÆÌÒÙÃÕ]/u
const SIGNS = /[€ªº°«»¿¡§£½²³–—‘’“”„…·\u00a0]/u

/** Whether a text would have the character between two others: capitals begin words or stand among their like, signs stand beside words. */
function plausibility(character: string, before: number, after: number): number {
  const alone = before === 0 && after === 0
  if (LETTERS.test(character)) {
    if (alone) return 0.2
    return after === LARGE ? (before === LARGE ? 0 : -1) : 1
  }
  if (CAPITALS.test(character)) return alone ? -0.5 : before === SMALL ? -1 : 0.8
  if (SIGNS.test(character)) return before > 0 && after > 0 ? (character === '’' ? 0.3 : -1) : 0.7
  return /\p{L}/u.test(character) ? 0 : -1
}

/** Decodes bytes of a set that has one character per byte, ASCII its lower half. */
export function decodeBytes(bytes: Buffer, page: Exclude<CodePage, 'windows-1252'>): string {
  const table = UPPER_HALVES[page]
  return bytes.toString('latin1').replace(/[\u0080-\u00ff]/g, (high) => table[high.charCodeAt(0) - 0x80]!)
}

const BYTES = new Map([...HIGH_1252].map((character, index) => [character.codePointAt(0)!, 0x80 + index]))
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text whose UTF-8 bytes these characters are when taken for Windows-1252; null when they are none. */
export function readAgain(text: string): string | null {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0)!
    const byte = BYTES.get(point) ?? point
    if (byte > 0xff) return null
    bytes.push(byte)
  }
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

const RUNS = /[\u0080-\u{10ffff}]+/gu
/** So many runs of characters tell of a file that was encoded twice. */
const LEAST_RUNS = 3

/** Whether a text was encoded as UTF-8 twice: all that isn't ASCII in it is UTF-8 read as Windows-1252 (“MÃ¼ller”). */
export function isEncodedTwice(text: string): boolean {
  const runs = text.match(RUNS) ?? []
  return runs.length >= LEAST_RUNS && runs.every((run) => readAgain(run) !== null)
}

export function decodedTwice(text: string): string {
  return text.replace(RUNS, (run) => readAgain(run) ?? run)
}
