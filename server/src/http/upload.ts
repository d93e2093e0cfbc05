import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { ApiError, badRequest } from '../errors.ts'

/** A file as it arrives. `content` must be read to its end, or the request must be refused. */
export interface ArrivingFile {
  name: string
  content: Readable
}

export interface UploadOptions {
  /** The one field that file parts may have. */
  field: string
  /** Most files that one request may have; the rest are counted, not taken. */
  maxFiles: number
  /** Fields of text that may stand beside the files, each once. */
  texts?: readonly string[]
  takeText?: (name: string, text: string) => void
  /** Takes one file; files of one request are taken in turn. Whatever it throws refuses the whole request. */
  take: (file: ArrivingFile) => Promise<void>
}

const longestName = 255

const advice = (field: string): string => `Send each file in a part named "${field}", with its filename.`

const parserLimits = { fields: 4, fieldSize: 1_024, fieldNameSize: 255, headerPairs: 100 }

const createParser = (incoming: IncomingMessage): busboy.Busboy => {
  const type = incoming.headers['content-type']
  if (type === undefined || !/^multipart\/form-data(?:;|\s|$)/i.test(type)) {
    throw new ApiError(
      415,
      `The content type ${JSON.stringify(type ?? 'none')} is not supported here. Send multipart/form-data.`,
    )
  }
  const packed = incoming.headers['content-encoding'] ?? 'identity'
  if (packed.toLowerCase() !== 'identity')
    throw new ApiError(
      415,
      `Files are not taken with the Content-Encoding ${JSON.stringify(packed)}. Send the body as it is.`,
    )
  try {
    return busboy({ headers: incoming.headers, defParamCharset: 'utf8', limits: parserLimits })
  } catch (error) {
    throw new ApiError(400, 'The Content-Type header of the multipart body is malformed: it names no boundary.', {
      cause: error,
    })
  }
}

/** What changes bytes; forms have none of it (RFC 7578, 4.7), and its text would be taken for the file. */
const mailEncodings: ReadonlySet<string> = new Set(['base64', 'quoted-printable'])

/** The name that a part's file has, without folders and control characters. */
const nameOf = (filename: string | undefined): string => {
  const name = (filename ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim()
  if (name === '') throw badRequest('A part has no file name. Send each file in a part with its filename.')
  if (name.length > longestName)
    throw badRequest(
      `A file name of ${name.length} characters is longer than ${longestName}, the most that one may have.`,
    )
  return name
}

const broken = (error: Error): ApiError =>
  new ApiError(400, `The multipart body is broken: ${error.message}.`, { cause: error })

const stalled = (): ApiError =>
  new ApiError(408, 'The body stopped arriving before it was complete. Send it again.', {
    headers: { Connection: 'close' },
  })

/**
 * Calls `tell` when nothing has come of the body for as long as the server bears; while we take nothing, that is no fault of its sender.
 * Returns what ends the listening: from then on the server deals with silence by itself.
 */
const onSilence = (incoming: IncomingMessage, tell: () => void): (() => void) => {
  const listen = (): void => {
    if (incoming.isPaused()) incoming.socket.setTimeout(incoming.socket.timeout ?? 0)
    else tell()
  }
  incoming.on('timeout', listen)
  return () => void incoming.off('timeout', listen)
}

const cutOff = (error: Error): ApiError =>
  new ApiError(400, 'The request was cut off before its body was complete.', { cause: error })

/**
 * Reads a multipart body, handing on each file as it arrives. Resolves to the number of files that the body had, which
 * may be more than were taken. Rejects at the first thing that is wrong; the rest of the body is then thrown away.
 */
export const receiveFiles = async (
  incoming: IncomingMessage,
  { field, maxFiles, take, texts = [], takeText }: UploadOptions,
): Promise<number> => {
  const parser = createParser(incoming)
  let files = 0
  let taking: Promise<void> = Promise.resolve()
  let arriving: Readable | undefined
  let stopListening: () => void = () => undefined
  const left = new Set(texts)
  const misplaced = (name: string): string =>
    texts.includes(name) ? 'is there twice.' : `is no file. ${advice(field)}`
  const onFile = (name: string, content: Readable, { filename, encoding }: busboy.FileInfo): void => {
    // Whoever takes the content learns of its end; without a listener here, one that nobody took would end the process.
    content.on('error', () => undefined)
    files += 1
    if (name !== field) throw badRequest(`The part ${JSON.stringify(name)} is unknown. ${advice(field)}`)
    if (mailEncodings.has(encoding.toLowerCase()))
      throw badRequest(
        `The part ${JSON.stringify(name)} has the Content-Transfer-Encoding ${JSON.stringify(encoding)}, which is of mail. Send its bytes as they are.`,
      )
    if (files > maxFiles) {
      content.resume()
      return
    }
    const file = { name: nameOf(filename), content }
    arriving = content
    taking = taking.then(() => take(file))
  }
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (name, content, info) => {
        try {
          onFile(name, content, info)
          // A broken body breaks its file too: then the parser's own error, which comes right after, is the better one.
          taking.catch((error: unknown) => setImmediate(() => reject(error)))
        } catch (error) {
          reject(error)
        }
      })
      parser.on('field', (name, text, { valueTruncated }) => {
        if (!left.delete(name)) reject(badRequest(`The part ${JSON.stringify(name)} ${misplaced(name)}`))
        else if (valueTruncated)
          reject(badRequest(`The part ${JSON.stringify(name)} is longer than such a field may be.`))
        else takeText?.(name, text)
      })
      parser.on('error', (error: Error) => reject(broken(error)))
      parser.on('close', resolve)
      incoming.on('error', (error) => reject(cutOff(error)))
      stopListening = onSilence(incoming, () => reject(stalled()))
      incoming.pipe(parser)
    })
    await taking
    return files
  } catch (error) {
    incoming.unpipe(parser)
    arriving?.destroy(error instanceof Error ? error : new Error(String(error)))
    parser.destroy()
    incoming.resume()
    await taking.catch(() => undefined)
    throw error
  } finally {
    stopListening()
  }
}
