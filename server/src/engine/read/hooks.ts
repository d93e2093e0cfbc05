/** What a caller may watch and stop while a file is read. */
export interface ReadHooks {
  /** Bytes of the file that are done with, all passes taken together, and all its bytes. */
  onProgress?: (done: number, total: number) => void
  /** Stops reading: the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Hooks for one of several passes: `share` of the whole work, after `before` of it. Both from 0 to 1. */
export function passHooks(hooks: ReadHooks, before: number, share: number): ReadHooks {
  const { onProgress, signal } = hooks
  return {
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined
      ? {}
      : {
          onProgress: (done: number, total: number): void =>
            onProgress(Math.round(total * (before + share * (done / Math.max(total, 1)))), total),
        }),
  }
}
