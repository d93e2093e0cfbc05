import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'

/** Writes a copy of a text file, line by line. */
export async function rewriteLines(from: string, to: string, rewrite: (line: string) => string): Promise<void> {
  const lines = createInterface({ input: createReadStream(from), crlfDelay: Infinity })
  await pipeline(async function* () {
    for await (const line of lines) yield `${rewrite(line)}\n`
  }, createWriteStream(to))
}
