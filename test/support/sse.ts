import type { Service } from './harness.ts'

/** One event as it came, or a comment. */
export interface Sent {
  id: string | null
  event: string | null
  data: ReturnType<typeof JSON.parse>
  comment: string | null
}

const frameOf = (text: string): Sent => {
  const sent: Sent = { id: null, event: null, data: null, comment: null }
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^([a-z]*): (.*)$/.exec(line) ?? []
    if (name === 'id' || name === 'event') sent[name] = value
    else if (name === 'data') sent.data = JSON.parse(value)
    else if (name === '') sent.comment = value
    else throw new Error(`the stream has an unknown line ${JSON.stringify(line)}`)
  }
  return sent
}

export interface OpenStream {
  status: number
  headers: Headers
  /** Everything that has come so far. */
  sent: Sent[]
  /** The numbers of the events so far. */
  sequences(): number[]
  /** The data of `done`, or null while it hasn't come. */
  done(): { reason: string; last_sequence: number } | null
  /** Settles when the stream has ended: with false when it broke off. */
  ended: Promise<boolean>
  close(): void
}

/** A stream of a thread, read as it comes. */
export const openStream = async (
  { url, key }: Pick<Service, 'url' | 'key'>,
  migration_id: string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<OpenStream> => {
  const leaving = new AbortController()
  const reply = await fetch(`${url}/migrations/${migration_id}/thread/stream${query}`, {
    headers: { 'x-api-key': key, ...headers },
    signal: leaving.signal,
  })
  const sent: Sent[] = []
  const read = async (): Promise<boolean> => {
    let rest = ''
    try {
      for await (const chunk of (reply.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
        const frames = (rest + chunk).split('\n\n')
        rest = frames.pop() ?? ''
        sent.push(...frames.map(frameOf))
      }
      return true
    } catch {
      return false
    }
  }
  return {
    status: reply.status,
    headers: reply.headers,
    sent,
    sequences: () => sent.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    done: () => sent.find(({ event }) => event === 'done')?.data ?? null,
    ended: read(),
    close: () => leaving.abort(),
  }
}
