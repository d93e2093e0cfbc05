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
  let [rest, half] = ['', '']
  for await (const chunk of chunks) {
    const text = half + decoder.decode(chunk, { stream: true })
    // A CR at the end may be half of a CR LF.
    half = text.endsWith('\r') ? '\r' : ''
    const [first = '', ...others] = text.slice(0, text.length - half.length).split(/\r\n|\n|\r/)
    rest += first
    for (const line of others) {
      yield rest
      rest = line
    }
    if (rest.length > longestLine) throw new Error(`The stream has a line of more than ${longestLine} characters`)
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
