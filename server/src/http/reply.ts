import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { JsonOf } from '../../../generated/server/types.ts'

/** What an operation returned. */
export interface Reply {
  status: number
  headers?: Readonly<Record<string, string | number | undefined>>
  /** A stream is sent as it comes, and so is what is JSON already; undefined is no body; everything else is written as JSON. */
  body?: unknown
}

const setHeaders = (response: Response, headers: Reply['headers']): void => {
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

const isJson = (body: unknown): body is JsonOf<unknown> =>
  typeof body === 'object' && body !== null && 'json' in body && body.json instanceof Uint8Array

/** `isChecked`: replies are checked against the contract, for which they have to be values. */
const sendJson = (response: Response, { json }: JsonOf<unknown>, isChecked: boolean): void => {
  if (isChecked) response.json(JSON.parse(Buffer.from(json).toString()))
  else response.type('application/json').send(json)
}

/**
 * Sends a reply. Rejects when a streamed body breaks: then nothing can be said any more, and the connection is ended
 * so that the caller sees it is incomplete. A caller that goes away is no failure.
 */
export const sendReply = async (
  response: Response,
  { status, headers, body }: Reply,
  isChecked = false,
): Promise<void> => {
  response.status(status)
  setHeaders(response, headers)
  if (body instanceof Readable) {
    // Nobody reads it: a HEAD is answered by headers alone, and a caller may have gone before there was a reply.
    if (response.req.method === 'HEAD' || response.destroyed) {
      body.destroy()
      response.end()
      return
    }
    await pipeline(body, response).catch((error: unknown) => {
      if (
        !response.destroyed ||
        (error instanceof Error && 'code' in error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      )
        throw error
    })
  } else if (body === undefined) response.end()
  else if (isJson(body)) sendJson(response, body, isChecked)
  else response.json(body)
}

/** Sends a JSON body past every hook, for when the reply itself is what failed. Ends the connection if one has begun. */
export const sendPlain = (response: ServerResponse, status: number, body: unknown): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const text = JSON.stringify(body)
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}
