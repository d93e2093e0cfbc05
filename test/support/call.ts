export interface Call {
  /** `null` sends none. */
  key?: string | null
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is; its content type comes from it or from `headers`. */
  raw?: NonNullable<RequestInit['body']>
  headers?: Record<string, string>
}

export interface Reply {
  status: number
  headers: Headers
  /** JSON where the reply is JSON, else its text. */
  body: ReturnType<typeof JSON.parse>
}

/** One request, and its whole reply. */
export const call = async (
  method: string,
  url: string,
  { key = null, body, raw, headers = {} }: Call = {},
): Promise<Reply> => {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const reply = await fetch(url, {
    method,
    headers: {
      ...(key !== null && { 'x-api-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent, duplex: 'half' }),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') === true
  return { status: reply.status, headers: reply.headers, body: isJson && text !== '' ? JSON.parse(text) : text }
}
