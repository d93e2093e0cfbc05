import { quoteLiteral } from './literal.ts'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'

export interface DuckDBOptions {
  /** A folder of this piece of work; made when missing. DuckDB spills into `<workdir>/spill`. */
  workdir: string
  /** Cap of DuckDB's own memory in MB (not of the process). Default 512. */
  memoryLimitMb?: number
  /** Default 2. */
  threads?: number
  /** Cap of what DuckDB may spill to disk, in MB. Default 20 GB. */
  spillLimitMb?: number
  /** Rows leave a query in the order of its source. Default true; without it wide tables need half the memory. */
  preserveOrder?: boolean
  /** For many small queries of the same Parquet files: their footers are kept, and planning is short. Default false. */
  forPages?: boolean
  /** The only folders that SQL may read and write, besides `workdir`. */
  allowedDirectories: string[]
}

export interface DuckDBSession {
  connection: DuckDBConnection
  /** Another connection, for queries beside those of the first. Whoever opens it closes it. */
  connect: () => Promise<DuckDBConnection>
  /** Closes connection and database, right after whatever was waited for goes on; safe to call twice. */
  close: () => void
}

/**
 * What the plan of a page can do without: it has a scan, a condition and a limit, or a small join for lineage. To look for more takes as
 * long as to read half of its columns. Pushing conditions and columns down into the scan stays.
 */
const needlessForPages = [
  'statistics_propagation',
  'expression_rewriter',
  'join_order',
  'build_side_probe_side',
  'join_filter_pushdown',
  'late_materialization',
  'compressed_materialization',
  'column_lifetime',
  'common_subexpressions',
  'common_aggregate',
  'duplicate_groups',
  'reorder_filter',
  'in_clause',
  'cte_inlining',
  'cte_filter_pusher',
  'deliminator',
  'unnest_rewriter',
  'empty_result_pullup',
  'sampling_pushdown',
  'regex_range',
  'sum_rewriter',
]

/**
 * Opens an in-memory DuckDB that can reach nothing but `workdir` and `allowedDirectories`, loads no extensions, and whose
 * settings SQL can't change any more.
 */
export async function openDuckDB(options: DuckDBOptions): Promise<DuckDBSession> {
  const spill = join(resolve(options.workdir), 'spill')
  await mkdir(spill, { recursive: true })
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(options.threads ?? 2),
    memory_limit: `${options.memoryLimitMb ?? 512}MB`,
    temp_directory: spill,
    max_temp_directory_size: `${options.spillLimitMb ?? 20_480}MB`,
    preserve_insertion_order: String(options.preserveOrder ?? true),
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
    allow_community_extensions: 'false',
  })
  const connection = await instance.connect()
  let open = true
  const close = (): void => {
    if (!open) return
    open = false
    // To give back the memory takes a while that nobody has to wait for.
    setImmediate(() => {
      connection.closeSync()
      instance.closeSync()
    })
  }
  try {
    if (options.forPages) {
      await connection.run('SET parquet_metadata_cache = true')
      await connection.run(`SET disabled_optimizers = '${needlessForPages.join(',')}'`)
    }
    await lockDown(connection, [options.workdir, ...options.allowedDirectories])
  } catch (error) {
    close()
    throw error
  }
  return { connection, connect: () => instance.connect(), close }
}

/** The order matters: folders can't be allowed once external access is off, and nothing can be set once locked. */
async function lockDown(connection: DuckDBConnection, directories: string[]): Promise<void> {
  const allowed = directories.map((directory) => quoteLiteral(`${resolve(directory)}/`))
  await connection.run(`SET allowed_directories = [${allowed.join(', ')}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}
