import type { DuckDBConnection } from '@duckdb/node-api'
import { EngineError } from '../model.ts'

/** A value as queries give it: counts and row numbers as numbers (they stay far below 2^53), texts as strings. */
export type Cell = string | number | boolean | null

/** SQL run on one connection, cut short by a signal. */
export interface Query {
  run: (sql: string) => Promise<void>
  rows: (sql: string) => Promise<Record<string, Cell>[]>
  /** The result by columns: for many cells, which need no names. */
  columns: (sql: string) => Promise<Cell[][]>
}

/** Wraps a connection: an aborted signal interrupts the running statement, and every later one rejects with the signal's reason. */
export function queryOn(connection: DuckDBConnection, signal?: AbortSignal): Query {
  const interrupt = (): void => connection.interrupt()
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', interrupt, { once: true })
    try {
      return await work()
    } catch (error) {
      signal?.throwIfAborted()
      throw explained(error)
    } finally {
      signal?.removeEventListener('abort', interrupt)
    }
  }
  return {
    run: (sql) => guarded(async () => void (await connection.run(sql))),
    rows: (sql) =>
      guarded(async () => {
        const reader = await connection.runAndReadAll(sql)
        return reader
          .getRowObjectsJS()
          .map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plain(cell)])))
      }),
    columns: (sql) =>
      guarded(async () => {
        const reader = await connection.runAndReadAll(sql)
        return reader.getColumns().map((column) => column.map(plain))
      }),
  }
}

/** What DuckDB says when a cap is reached becomes a sentence for the caller; anything else is ours to repair. */
function explained(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error)
  if (message.startsWith('Out of Memory Error')) {
    const full = /max_temp_directory_size|temp(orary)? directory/i.test(message)
    return new EngineError(
      full
        ? 'The data needs more room on disk to be sorted and compared than this service allows. Split the files into smaller migrations.'
        : 'The data needs more memory than this service allows for one run (RUN_MEMORY). Split the files into smaller migrations.',
      { cause: error },
    )
  }
  return error
}

function plain(cell: unknown): Cell {
  if (cell === null || typeof cell === 'number' || typeof cell === 'boolean') return cell
  return typeof cell === 'bigint' ? Number(cell) : String(cell)
}
