import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/** Node has it, but its types come only with those of browsers. */
declare const WebAssembly: {
  instantiate(
    program: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>
}

interface SchemaEngineBindings {
  SchemaEngine: typeof SchemaEngine
  __wbg_set_wasm(exports: Record<string, unknown>): void
}

const prismaFolder = fileURLToPath(new URL('../../../prisma/', import.meta.url))
const migrationsFolder = join(prismaFolder, 'migrations')

/** Any number will do; only processes that migrate the same database meet. */
const migrationLock = 7_305_112_002

const namesOfMigrations = async (): Promise<string[]> => {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

/** Read once: a process serves the code that it began with. */
let known: Promise<string[]> | undefined

/** Our migrations that the database hasn't had. */
export const missingMigrations = async (database: Pick<pg.Pool, 'query'>): Promise<string[]> => {
  const { rows } = await database.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Set(rows.map(({ name }) => name))
  return (await (known ??= namesOfMigrations())).filter((name) => !applied.has(name))
}

const readMigrations = async (): Promise<MigrationList> => {
  const names = await namesOfMigrations()
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8') },
      },
    })),
  )
  const lockfile = await readFile(join(migrationsFolder, 'migration_lock.toml'), 'utf8')
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    shadowDbInitScript: '',
    migrationDirectories,
  }
}

/** The package's own entry imports the WebAssembly file as a module, which Node still warns about on every start. */
const instantiateSchemaEngine = async (): Promise<typeof SchemaEngine> => {
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const program = await readFile(join(dirname(glue), 'schema_engine_bg.wasm'))
  const bindings: SchemaEngineBindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const { instance } = await WebAssembly.instantiate(program, { './schema_engine_bg.js': { ...bindings } })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports['__wbindgen_start']
  if (typeof start !== 'function')
    throw new Error("Prisma's schema engine has no start function: is it another version?")
  start()
  return bindings.SchemaEngine
}

/** One per process: instances of the program would share the bindings, and read each other's memory. */
let loading: Promise<typeof SchemaEngine> | undefined

const loadSchemaEngine = (): Promise<typeof SchemaEngine> => (loading ??= instantiateSchemaEngine())

/** Prisma's adapter cuts scripts at every semicolon, also inside of functions; PostgreSQL takes a script as it is. */
const wholeScripts = (pool: pg.Pool): PrismaPg => {
  const adapters = new PrismaPg(pool)
  const connect = adapters.connect.bind(adapters)
  adapters.connect = async () => {
    const adapter = await connect()
    adapter.executeScript = async (script) => {
      await pool.query(script)
    }
    return adapter
  }
  return adapters
}

/**
 * Prisma's own schema engine as WebAssembly: it keeps the same record of what was applied as `prisma migrate deploy`,
 * so that either may be used on one database.
 */
const openSchemaEngine = async (pool: pg.Pool): Promise<SchemaEngine> => {
  // A panic of the engine reports through this global, and is unreadable without it.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => process.stderr.write(message) },
  })
  const Engine = await loadSchemaEngine()
  const datamodel = await readFile(join(prismaFolder, 'schema.prisma'), 'utf8')
  const adapter = bindMigrationAwareSqlAdapterFactory(wholeScripts(pool))
  return Engine.new({ datamodels: [['schema.prisma', datamodel]] }, () => undefined, adapter)
}

/** Applies our migrations that the database hasn't had, and returns their names. */
const applyOurs = async (connection: pg.ClientConfig): Promise<string[]> => {
  // The engine keeps a lock of its own until this pool's connection ends.
  const pool = new pg.Pool({ ...connection, max: 1 })
  try {
    const engine = await openSchemaEngine(pool)
    const migrationsList = await readMigrations()
    const filters = { externalTables: [], externalEnums: [] }
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters })
    engine.free()
    return appliedMigrationNames
  } finally {
    await pool.end()
  }
}

/**
 * Whether the database has all that is ours: then the schema engine, which takes a while to load and keeps a program alive for ten
 * seconds after its work, isn't needed. What stopped halfway is the engine's to explain.
 */
const isCurrent = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`,
  )
  return rows[0]?.known === true && (await missingMigrations(client)).length === 0
}

/**
 * Brings the database to the committed schema: ours, then graphile-worker's. Idempotent; processes that start at the
 * same time wait for one another. `pool` is of the same database. Returns the names of the migrations applied now.
 */
export const migrate = async (connection: pg.ClientConfig, pool: pg.Pool): Promise<string[]> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const applied = (await isCurrent(client)) ? [] : await applyOurs(connection)
    await runMigrations({ pgPool: pool })
    return applied
  } finally {
    await client.end()
  }
}
