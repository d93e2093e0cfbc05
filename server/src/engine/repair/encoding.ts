import { readAgain } from '../read/text/code-pages.ts'
import { presentCodes, type Grid } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

const SUSPICIOUS = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/
const LOST = /\ufffd+/g

/** UTF-8 that was read as Windows-1252 (“MÃ¼ller”), and characters that an earlier reading lost. */
export function encodingDamage({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) =>
    presentCodes(column).flatMap((code): ValueProposal[] => {
      const value = column.values[code]!
      const mended = SUSPICIOUS.test(value) ? asMeant(value) : null
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

/** As it was before it was read as Windows-1252; done again for what went wrong twice. */
function asMeant(value: string): string | null {
  const text = readAgain(value)
  return text !== null && SUSPICIOUS.test(text) ? (asMeant(text) ?? text) : text
}
