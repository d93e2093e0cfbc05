import { EngineError } from '../model.ts'

/** A child process ended before its work was done, through no fault that is known of the data: doing it again may help. */
export class EngineCrash extends Error {
  override readonly name = 'EngineCrash'
}

/** Too many previews are waiting, or exports under way, already: ask again in a moment. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy'
}

/** An error on its way from a child to its parent. */
export interface SentError {
  /** The sentence is meant for the caller. */
  forCaller: boolean
  message: string
  stack: string | null
  /** The system's own word for what is wrong, such as ENOSPC. */
  code: string | null
}

export function toSent(error: unknown): SentError {
  if (!(error instanceof Error))
    return { forCaller: false, message: withoutValues(String(error)), stack: null, code: null }
  if (error instanceof EngineError) return { forCaller: true, message: error.message, stack: null, code: null }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { forCaller: false, message: withoutValues(error.message), stack: frames.join('\n'), code: codeOf(error) }
}

/** DuckDB has no codes; it ends with what the system said. */
function codeOf(error: Error): string | null {
  if ('code' in error && typeof error.code === 'string') return error.code
  if (/no space left on device/i.test(error.message)) return 'ENOSPC'
  return /disk quota exceeded/i.test(error.message) ? 'EDQUOT' : null
}

/** DuckDB quotes the value that it chokes on, and prints the line of the file below: neither may reach a log. */
function withoutValues(message: string): string {
  const [first = ''] = message.split('\n')
  return first.replaceAll(/"[^"]*"|'[^']*'/g, '…')
}

export function fromSent({ forCaller, message, stack, code }: SentError): Error {
  if (forCaller) return new EngineError(message)
  return Object.assign(new Error(`The engine failed: ${message}`, { cause: stack }), code !== null && { code })
}
