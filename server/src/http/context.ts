import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Route } from '../../../generated/server/router.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { Admission, Caller } from '../domain/accounts/admit.ts'
import { redactNames, type Logger } from '../log.ts'
import type { HourlySpending } from './rate-limit.ts'

/** What an operation gets beside its request. */
export interface Context extends Caller {
  readonly deps: Deps
  readonly requestId: string
  /** Has the request's id and the account's. */
  readonly log: Logger
  /** Aborted when the caller has gone before its reply was complete. */
  readonly signal: AbortSignal
  /** The request as it came, for what has to be streamed. */
  readonly incoming: IncomingMessage
  /**
   * Spends one of the hourly budget that the contract gives this call (of some, none), inside the transaction of the
   * work that it pays for. To be called after the look-ups that can end the call. Throws the 429 when none is left.
   */
  readonly spendHourlyBudget: (tx: Tx) => Promise<void>
}

/** What an operation gets that everyone may call: nobody is known to call it. */
export type AnonymousContext = Omit<Context, keyof Caller | 'spendHourlyBudget'>

/** What a context is made of. */
export interface ContextParts {
  deps: Deps
  route: Route
  /** Null where the operation is for everyone. */
  admission: Admission | null
  request: Request
  response: Response
  hourly: HourlySpending
  requestId: string
}

const goneSignal = (response: Response): AbortSignal => {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new Error('The caller has gone.'))
  })
  return gone.signal
}

/** Logger and signal are made when an operation asks for them: most never do. */
export const createContext = ({
  deps,
  route,
  admission,
  request,
  response,
  hourly,
  requestId,
}: ContextParts): Context => {
  let log: Logger | undefined
  let signal: AbortSignal | undefined
  const caller = (): Caller => {
    if (admission === null) throw new Error(`${route.operationId} is for everyone: it has no caller.`)
    return admission
  }
  return {
    deps,
    get account() {
      return caller().account
    },
    get key() {
      return caller().key
    },
    requestId,
    incoming: request,
    get log() {
      log ??= deps.log.child(
        { request_id: requestId, account_id: admission?.account.id },
        { redact: redactNames(route.redact) },
      )
      return log
    },
    get signal() {
      signal ??= goneSignal(response)
      return signal
    },
    spendHourlyBudget: hourly.spendHourlyBudget,
  }
}
