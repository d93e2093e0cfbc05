import type { DuckDBConnection } from '@duckdb/node-api'

/**
 * Why a regular expression can't be a strict rule; null when it can. The answer is that of the engine that will run it:
 * RE2, which takes linear time, and so knows neither look-around nor back-references nor huge repeats.
 */
export type CheckPattern = (pattern: string) => Promise<string | null>

const compile = async (connection: DuckDBConnection, pattern: string): Promise<string | null> => {
  try {
    await connection.runAndReadAll("SELECT regexp_full_match('', $1)", [pattern])
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.split('\n')[0]?.replace(/^Invalid Input Error: /, '') ?? message
  }
}

/** Lends a check of patterns while `use` runs. The engine is loaded by the first: most processes need none. */
export const withPatternCheck = async <T>(use: (check: CheckPattern) => Promise<T>): Promise<T> => {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '128MB' })
  const connection = await instance.connect()
  try {
    return await use((pattern) => compile(connection, pattern))
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
