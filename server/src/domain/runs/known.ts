import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import type { Known, KnownTable } from '../../engine/clarify/answered.ts'
import type { Manifest } from '../../engine/model.ts'
import { templatesOfMigration } from '../catalog/templates.ts'
import { sheetKey } from './blobs.ts'
import { tablesOf } from './inputs.ts'
import { readManifest } from './result.ts'

/** What a clarify answers from; `parquet` and `path` are keys of the blob store, null where the blob has gone. */
export type StoredKnown = Known

/** Gathers what is known of the preview that a clarify asks about. Rejects with BlobNotFound when the preview itself has gone. */
export const gatherKnown = async (
  { prisma, blobs }: Pick<Deps, 'prisma' | 'blobs'>,
  { account_id, preview_run_id }: Run,
  { id: migration_id }: Migration,
): Promise<StoredKnown> => {
  const previewed = await prisma.run.findFirstOrThrow({ where: { id: preview_run_id ?? '', account_id, migration_id } })
  const manifest = await readManifest(blobs, previewed)
  const files = await prisma.file.findMany({
    where: { account_id, migration_id, sha256: { not: null } },
    orderBy: { id: 'asc' },
  })
  const found = files.flatMap(tablesOf).map(async ({ parquet, ...table }) => {
    return { ...table, parquet: (await blobs.exists(parquet)) ? parquet : null }
  })
  const tables = await Promise.all(found)
  const sheets = manifest.sheets.map(async ({ slug, parquet }) => {
    const path = sheetKey(previewed, parquet)
    return { slug, path: (await blobs.exists(path)) ? path : null }
  })
  return {
    manifest,
    tables: [...tables, ...goneTables(manifest, tables)],
    templates: await templatesOfMigration(
      prisma,
      account_id,
      manifest.plan.sheets.map(({ slug }) => slug),
    ),
    sheets: await Promise.all(sheets),
  }
}

/** Tables of files that were deleted after the plan: the ledger still tells of them. */
const goneTables = ({ ledger }: Manifest, there: readonly KnownTable[]): KnownTable[] =>
  ledger.tables
    .filter(({ file_id, table }) => !there.some((known) => known.file_id === file_id && known.name === table))
    .map(({ file_id, table, rows, columns, ignored }) => ({
      file_id,
      file_name: table,
      name: table,
      sha256: '',
      page: null,
      header_row: null,
      first_row: null,
      problem_rows: 0,
      rows: rows.source,
      ignored,
      parquet: null,
      columns: columns.map(({ name }, position) => ({ name, position, samples: [] })),
    }))
