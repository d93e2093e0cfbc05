/** S3 takes no part below 5 MiB but the last, and 10,000 at most: 80 GB. An upload holds one in memory. */
const PART_BYTES = 8 * 1024 ** 2

/** Cuts into parts of at least PART_BYTES; only the last may be smaller. */
export async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<{ body: Buffer; last: boolean }> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    if (size >= PART_BYTES) {
      yield { body: Buffer.concat(chunks), last: false }
      chunks = []
      size = 0
    }
    chunks.push(chunk)
    size += chunk.length
  }
  yield { body: Buffer.concat(chunks), last: true }
}
