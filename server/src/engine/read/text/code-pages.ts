import { LANGUAGES_OF, likelihood, type Beside } from './code-page-languages.ts'

/** Characters that one byte stands for, as files from before Unicode have them: which set it is, only the text itself tells. */
export type CodePage = keyof typeof LANGUAGES_OF | 'iso-8859-15'

/** Sets that no decoder of the platform has: IBM code pages 850, 437 and 852 (CP00850, CP00437, CP00852), and Mac OS Roman. 0x80 to 0xFF. */
const UPPER_HALVES = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
}

const HIGH_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const WINDOWS_1252 = HIGH_1252 + Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')

/** By its name, whether the platform has a decoder for it or not. */
function charactersOf(page: CodePage): readonly string[] {
  if (page === 'windows-1252') return [...WINDOWS_1252]
  if (isOwn(page)) return [...UPPER_HALVES[page]]
  return [...new TextDecoder(page).decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at))]
}

/** Whether it is decoded here. */
export function isOwn(page: string): page is keyof typeof UPPER_HALVES {
  return page in UPPER_HALVES
}

type KnownPage = keyof typeof LANGUAGES_OF
/** Before Windows. */
const OLD: KnownPage[] = ['cp850', 'cp437', 'macintosh']
const WESTERN: KnownPage[] = ['windows-1252', ...OLD]
const OTHERS = (Object.keys(LANGUAGES_OF) as KnownPage[]).filter((page) => !WESTERN.includes(page))
/** Places (a byte and what it stands between) with their counts. */
type Seen = [place: number, count: number][]

/** How often each byte from 0x80 on stands between which kinds of characters. */
export type HighBytes = Uint32Array

const KINDS: Beside[] = ['none', 'small', 'capital', 'high']
const PLACES = KINDS.length ** 2

export const createHighBytes = (): HighBytes => new Uint32Array(128 * PLACES)

export function countHighBytes(chunk: Uint8Array, counts: HighBytes): void {
  for (let at = 0; at < chunk.length; at++) {
    const byte = chunk[at]!
    if (byte < 0x80) continue
    const place = (byte - 0x80) * PLACES + kindOf(chunk[at - 1]) * KINDS.length + kindOf(chunk[at + 1])
    counts[place] = counts[place]! + 1
  }
}

const SMALL = 1
const LARGE = 2
const HIGH = 3

function kindOf(byte = 0): number {
  if (byte >= 0x80) return HIGH
  if (byte >= 0x61 && byte <= 0x7a) return SMALL
  return byte >= 0x41 && byte <= 0x5a ? LARGE : 0
}

/** Better by this share of all such characters than Windows-1252, which most files have. */
const MARGIN = 0.3

/** The set in which the text reads most like words. */
export function likeliestCodePage(counts: HighBytes): CodePage {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 'windows-1252'
  const scored = WESTERN.map((page) => ({ page, score: scoreOf(charactersOf(page), counts) }))
  const [usual, ...others] = scored as [(typeof scored)[0], ...typeof scored]
  const best = others.reduce((most, other) => (other.score > most.score + 1e-9 ? other : most))
  const seen = [...counts.entries()].filter(([, count]) => count > 0)
  const western = best.score > usual.score + total * MARGIN ? likeliestOf(OLD, seen).page : 'windows-1252'
  const other = likeliestOther(western, seen, total)
  return other ?? (western === 'windows-1252' && hasEuroOfLatin9(counts) ? 'iso-8859-15' : western)
}

/** So much more likely, as a logarithm: of the whole text, and of each such character. */
const LEAST_GAIN = 7
const LEAST_GAIN_EACH = 0.6
/** A single letter may be a sign there, but within a word: 100 m³ is no ł, and ma³y is. */
const LEAST_LETTERS = 2
const NO_WORD = Math.log(0.0005)

/** A set for other languages than those of western Europe, where the text is far likelier one of theirs. */
function likeliestOther(western: KnownPage, seen: Seen, total: number): CodePage | null {
  const usual = bestOf(western, seen)
  const best = likeliestOf(OTHERS, seen)
  const gain = best.score - usual.score
  const telling = total - countOfSameSigns(western, best.page, seen)
  if (gain < LEAST_GAIN || gain < LEAST_GAIN_EACH * telling) return null
  const better = seen.filter((_, at) => best.each[at]! > usual.each[at]!)
  const isWord = seen.some((_, at) => usual.each[at]! < NO_WORD && best.each[at]! > usual.each[at]! + LEAST_GAIN / 2)
  return isWord || new Set(better.map(([place]) => byteOf(place))).size >= LEAST_LETTERS ? best.page : null
}

/** Signs that both sets have in the same places say nothing of either: spaces that don't break, which group thousands. */
function countOfSameSigns(one: KnownPage, other: KnownPage, seen: Seen): number {
  const [signs, others] = [charactersOf(one), charactersOf(other)]
  const isSameSign = (byte: number): boolean => signs[byte] === others[byte] && !/\p{L}/u.test(signs[byte]!)
  return seen.reduce((sum, [place, count]) => (isSameSign(byteOf(place)) ? sum + count : sum), 0)
}

function likeliestOf(pages: readonly KnownPage[], seen: Seen): { page: KnownPage; score: number; each: number[] } {
  const found = pages.map((page) => ({ page, ...bestOf(page, seen) }))
  return found.reduce((most, other) => (other.score > most.score + 1e-9 ? other : most))
}

function byteOf(place: number): number {
  return Math.floor(place / PLACES)
}

/** The kinds of characters before and after. */
function besideOf(place: number): [number, number] {
  return [Math.floor((place % PLACES) / KINDS.length), place % KINDS.length]
}

/** How likely the text is in the likeliest language of the set, in all and by each byte and what it stands between. */
function bestOf(page: KnownPage, seen: Seen): { score: number; each: number[] } {
  const table = charactersOf(page)
  const read = LANGUAGES_OF[page].map((language) => {
    const each = seen.map(([place]) => {
      const [before, after] = besideOf(place)
      return likelihood(language, table[byteOf(place)]!, KINDS[before]!, KINDS[after]!)
    })
    return { score: seen.reduce((sum, [, count], at) => sum + count * each[at]!, 0), each }
  })
  return read.reduce((most, other) => (other.score > most.score ? other : most))
}

/** The euro of ISO-8859-15, which has letters only from 0xA0 on: in Windows-1252 it is a sign for currencies that nobody writes. */
function hasEuroOfLatin9(counts: HighBytes): boolean {
  const of = (byte: number): number =>
    counts.subarray((byte - 0x80) * PLACES, (byte - 0x7f) * PLACES).reduce((sum, count) => sum + count, 0)
  return of(0xa4) > 0 && counts.subarray(0, 0x20 * PLACES).every((count) => count === 0)
}

function scoreOf(table: readonly string[], counts: HighBytes): number {
  let score = 0
  for (const [place, count] of counts.entries()) {
    if (count === 0) continue
    const [before, after] = besideOf(place)
    score += count * plausibility(table[byteOf(place)]!, before % HIGH, after % HIGH)
  }
  return score
}

const LETTERS = /[äöüßéèêàçñáíóúâôîûëïœåøæìòùãõ]/u
const CAPITALS = /[ÄÖÜÉÈÊÀÇÑÁÍÓÚÂÔÎÛËÏŒÅØÆÌÒÙÃÕŠŽ]/u
const SIGNS = /[€ªº°«»¿¡§£½²³–—‘’“”„…·\u00a0]/u

/** Whether a text would have the character between two others: capitals begin words or stand among their like, signs stand beside words. */
function plausibility(character: string, before: number, after: number): number {
  const alone = before === 0 && after === 0
  if (LETTERS.test(character)) {
    if (alone) return 0.2
    return after === LARGE ? (before === LARGE ? 0 : -1) : 1
  }
  if (CAPITALS.test(character)) return alone ? -0.5 : before === SMALL ? -1 : 0.8
  if (SIGNS.test(character)) return before > 0 && after > 0 ? (character === '’' ? 0.8 : -1) : 0.7
  return /\p{L}/u.test(character) ? 0 : -1
}

/** Decodes bytes of a set that has one character per byte, ASCII its lower half. */
export function decodeBytes(bytes: Buffer, page: keyof typeof UPPER_HALVES): string {
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
