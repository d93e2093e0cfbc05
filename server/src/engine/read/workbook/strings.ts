import { EngineError } from '../../model.ts'
import { MAX_CELL_LENGTH, MAX_SHARED_STRING_LENGTH, MAX_SHARED_STRINGS } from '../limits.ts'
import type { Archive } from './archive.ts'
import { parseXml } from './xml.ts'

/** Collects the text of a string item: its `t` elements, but not those of phonetic hints. */
export interface TextCollector {
  open: (name: string) => void
  close: (name: string) => void
  text: (text: string) => void
  take: () => string
}

export function createTextCollector(): TextCollector {
  let value = ''
  let inText = false
  let inHint = false
  return {
    open: (name) => {
      if (name === 'rPh') inHint = true
      else if (name === 't') inText = !inHint
    },
    close: (name) => {
      if (name === 'rPh') inHint = false
      else if (name === 't') inText = false
    },
    text: (text) => {
      if (inText) value += text
    },
    take: () => {
      const taken = value
      value = ''
      return unescapeText(taken)
    },
  }
}

/** `_x000D_` stands for a character that XML can't hold (ECMA-376 part 1, 22.4.2.4). */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (whole, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16))
    return character === '\0' ? whole : character
  })
}

/** The texts that cells share, in order. Held in memory, hence capped. */
export async function readSharedStrings(archive: Archive, part: string | null, name: string): Promise<string[]> {
  const strings: string[] = []
  if (part === null) return strings
  const collector = createTextCollector()
  let length = 0
  const close = (tag: string): void => {
    collector.close(tag)
    if (tag !== 'si') return
    const text = collector.take()
    length += text.length
    if (length > MAX_SHARED_STRING_LENGTH || strings.length >= MAX_SHARED_STRINGS) {
      throw new EngineError(
        `"${name}" has too much text for a workbook: at most ${MAX_SHARED_STRINGS} different texts and ` +
          `${MAX_SHARED_STRING_LENGTH / 1_048_576} million characters are read: send its sheets as CSV`,
      )
    }
    strings.push(text.length > MAX_CELL_LENGTH + 1 ? text.slice(0, MAX_CELL_LENGTH + 1) : text)
  }
  const handlers = { open: collector.open, close, text: collector.text }
  await parseXml(archive.stream(part), handlers, { of: `shared texts of "${name}"` })
  return strings
}
