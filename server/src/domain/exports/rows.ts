import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** What a CSV turned out to be. `rows` without the header; `sha256` in hex. */
export interface CsvFacts {
  rows: number
  bytes: number
  sha256: string
}

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts the rows of an RFC 4180 CSV as its bytes pass, in chunks cut anywhere: a line ends outside of quotes. A doubled quote
 * leaves the quotes and enters them again, which changes nothing.
 */
const lineCounter = (): ((chunk: Buffer) => number) => {
  let quoted = false
  let lines = 0
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]
      if (byte === QUOTE) quoted = !quoted
      else if (byte === LINE_FEED && !quoted) lines += 1
    }
    return lines
  }
}

/** Passes a CSV on as it is, and tells how many rows have passed; `facts` are to be read after its end. */
export const meterCsv = (onRows: (rows: number) => void): { through: Transform; facts: () => CsvFacts } => {
  const hash = createHash('sha256')
  const countLines = lineCounter()
  let bytes = 0
  let rows = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      rows = Math.max(countLines(chunk) - 1, 0)
      onRows(rows)
      done(null, chunk)
    },
  })
  return { through, facts: () => ({ rows, bytes, sha256: hash.digest('hex') }) }
}
