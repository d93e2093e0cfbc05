import type pg from 'pg'
import type { Deps } from '../deps.ts'

type Query = (...args: unknown[]) => Promise<unknown>

/** The queue's statements that note a job's end, by the names under which it prepares them. */
const notesEnd = ([query]: readonly unknown[]): boolean =>
  /^(?:complete|fail)_job(?:_q)?\//.test(Object(query).name ?? '')

export interface QueuePool {
  pool: pg.Pool
  /** Resolves once nothing is asked through it any more: the ends of the last jobs are noted. */
  idle(): Promise<void>
}

/**
 * The pool as the queue gets it. The queue notes a job's end without waiting for that: where the connection is lost, nothing would catch
 * the error, which ends the process. Here it is logged, and the job stays locked until its worker sees that it is not at it.
 */
export const queuePool = ({ pool, log }: Pick<Deps, 'pool' | 'log'>): QueuePool => {
  const asking = new Set<Promise<void>>()
  const bearing =
    (query: Query): Query =>
    (...args) =>
      notesEnd(args)
        ? query(...args).catch((error: unknown) => {
            log.warn({ err: error }, 'the end of a job could not be noted; it will be taken up again')
            return { rows: [] }
          })
        : query(...args)
  const boundTo = <Target extends object>(target: Target, name: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  }
  const connected = (client: pg.PoolClient): pg.PoolClient => {
    const { promise, resolve } = Promise.withResolvers<void>()
    asking.add(promise)
    const release = (): void => {
      asking.delete(promise)
      resolve()
      client.release()
    }
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'release') return release
        const value = boundTo(target, name)
        return name === 'query' ? bearing(value as Query) : value
      },
    })
  }
  const unconnected = (reason: unknown): Pick<pg.PoolClient, 'query' | 'release'> => ({
    query: bearing(() => Promise.reject(reason)) as pg.PoolClient['query'],
    release: () => undefined,
  })
  const connecting = async (): Promise<unknown> => {
    const connection = pool.connect().then(connected, unconnected)
    const asked = connection.then(() => undefined)
    asking.add(asked)
    return connection.finally(() => asking.delete(asked))
  }
  const given = new Proxy(pool, {
    get: (target, name) => {
      if (name !== 'connect') return boundTo(target, name)
      // With a callback it asks for a connection that listens.
      return (...callback: []) => (callback.length > 0 ? target.connect(...callback) : connecting())
    },
  })
  const idle = async (): Promise<void> => {
    while (asking.size > 0) await Promise.all(asking)
  }
  return { pool: given, idle }
}
