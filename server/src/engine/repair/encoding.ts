import { presentCodes, type Grid } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

/** What Windows-1252 has at 0x80 to 0x9F; the five places without a character stand for themselves. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const BYTES = new Map([...HIGH].map((character, index) => [character.codePointAt(0)!, 0x80 + index]))
const SUSPICIOUS = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/
const LOST = /\ufffd+/g
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** UTF-8 that was read as Windows-1252 (“MÃ¼ller”), and characters that an earlier reading lost. */
export function encodingDamage({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) =>
    presentCodes(column).flatMap((code): ValueProposal[] => {
      const value = column.values[code]!
      const mended = SUSPICIOUS.test(value) ? readAgain(value) : null
      if (mended !== null) {
        const evidence = `${show(value)} is ${show(mended)} in UTF-8, read as Windows-1252.`
        return [{ column: index, code, suggested: mended, evidence, confidence: 0.97, kind: 'encoding' }]
      }
      if (!value.includes('\ufffd')) return []
      const evidence = `${show(value)} has marks for characters that were lost when the file was written; without them it is what is left.`
      const suggested = value.replace(LOST, '')
      return [{ column: index, code, suggested, evidence, confidence: 0.5, kind: 'encoding' }]
    }),
  )
}

/** The text whose UTF-8 bytes this is when taken for Windows-1252; null when it is none. Done again for what went wrong twice. */
function readAgain(value: string): string | null {
  const bytes: number[] = []
  for (const character of value) {
    const point = character.codePointAt(0)!
    const byte = BYTES.get(point) ?? point
    if (byte > 0xff) return null
    bytes.push(byte)
  }
  try {
    const text = utf8.decode(Uint8Array.from(bytes))
    return SUSPICIOUS.test(text) ? (readAgain(text) ?? text) : text
  } catch {
    return null
  }
}
