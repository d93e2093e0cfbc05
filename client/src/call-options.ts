/** Options of a single call. */
export interface CallOptions {
  /** Gives the call up when aborted: it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Instead of the client's own. */
  timeoutMs?: number | undefined
}
