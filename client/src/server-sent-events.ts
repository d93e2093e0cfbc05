/** One event of a stream of server-sent events. */
export interface ServerSentEvent {
  /** The last `id` that the stream has given; empty before the first. */
  id: string
  event: string
  data: string
}

/** More in one line than this, and it isn't our service that streams. */
const longestLine = 16 * 1024 * 1024

/** Lines as they come, ended by LF, CR LF or CR, wherever the chunks are cut. */
const linesOf = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    // A CR at the end may be half of a CR LF.
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error(`The stream has a line of more than ${longestLine} characters`)
    yield* lines
  }
}

/**
 * Reads server-sent events (WHATWG HTML, 9.2.6) out of the chunks of a reply's body. `onComment` is called for each chunk of
 * comments too, which is how a silent stream shows that it lives. An event that is cut off at the end is dropped.
 */
export const readEvents = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent, void> {
  let id = ''
  let event = ''
  let data: string[] = []
  for await (const line of linesOf(chunks)) {
    if (line === '') {
      if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') }
      event = ''
      data = []
      continue
    }
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) id = value
  }
}
