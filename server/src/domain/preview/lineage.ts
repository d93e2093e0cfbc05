import type { components } from '../../../../generated/api.ts'
import type { Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { tableKey } from '../../engine/compile/tables.ts'
import type { SheetPlan, SourcePlan, Transform } from '../../engine/model.ts'
import type { ExportLineage } from '../../engine/export/lineage.ts'
import type { LineageInput } from '../../engine/preview/lineage.ts'
import { rowId } from '../../engine/preview/row-id.ts'
import type { PreviewRow } from '../../engine/preview/page.ts'
import { BlobNotFound, type BlobStore } from '../../storage/blob-store.ts'
import { storedTables } from '../runs/stored-json.ts'
import { shownTransforms } from './plan-reply.ts'

type Row = components['schemas']['PreviewRow']

/** What a sheet's lineage is read from; `parquet` of the tables is a key of the blob store. 410 when a file of theirs has gone. */
export const lineageInput = async (
  { prisma }: Pick<Deps, 'prisma'>,
  { account_id, migration_id }: Run,
  { slug, sources }: SheetPlan,
): Promise<ExportLineage> => {
  const wanted = sources.flatMap((source) => [source, ...source.joins])
  const files = await prisma.file.findMany({
    where: { account_id, migration_id, id: { in: wanted.map(({ file_id }) => file_id) } },
    select: { id: true, name: true, tables: true },
  })
  const there = new Map(
    files.flatMap(({ id, name: file_name, tables }) =>
      storedTables
        .parse(tables)
        .map(
          ({ name, parquet, first_row }) =>
            [tableKey({ file_id: id, table: name }), { file_name, parquet, first_row }] as const,
        ),
    ),
  )
  const tables = wanted.map(({ file_id, table }) => {
    const stored = there.get(tableKey({ file_id, table }))
    if (stored === undefined) throw gone(slug, `the file ${file_id}`)
    return { file_id, table, ...stored }
  })
  return { sources, tables }
}

/** The input with its tables as local files while `use` runs. 410 when one has gone from the blob store. */
export const withLocalTables = async <T>(
  blobs: BlobStore,
  slug: string,
  { sources, tables }: LineageInput,
  use: (local: LineageInput) => Promise<T>,
): Promise<T> => {
  const keys = tables.map(({ parquet }) => parquet)
  try {
    return await blobs.withLocalFiles(keys, (paths) =>
      use({ sources, tables: tables.map((table, index) => ({ ...table, parquet: paths[index] ?? table.parquet })) }),
    )
  } catch (error) {
    if (error instanceof BlobNotFound && keys.includes(error.key)) throw gone(slug, 'what was read from its files')
    throw error
  }
}

const gone = (slug: string, what: string): ApiError =>
  new ApiError(
    410,
    `The lineage of the sheet ${slug} can't be read any more: ${what} has gone. Ask without lineage, or generate anew from the files that are there.`,
  )

/** A page's rows as callers see them: each source cell with what was done to it. */
export const rowsWithTransforms = (rows: readonly PreviewRow[], sources: readonly SourcePlan[]): Row[] => {
  const byTable = Map.groupBy(sources, tableKey)
  // Of a table that gives several rows for each of its own, the id tells which one it is.
  const sourceOf = ({ row_id, source }: PreviewRow): SourcePlan | undefined => {
    const found = byTable.get(tableKey(source)) ?? []
    return found.findLast((one) => rowId(one, source.row) === row_id) ?? found.at(-1)
  }
  return rows.map((row): Row => {
    const { lineage, ...shown } = row
    if (lineage === undefined) return shown
    const columns = sourceOf(row)?.columns ?? []
    const cells = columns.map(({ column, transforms }) => {
      const applied = shownTransforms(appliedTo(transforms, row.values[column] ?? null))
      return [column, (lineage[column] ?? []).map((cell) => ({ ...cell, transforms: applied }))]
    })
    return { ...shown, lineage: Object.fromEntries(cells) }
  })
}

/**
 * Of a value map the entries that lead to the value: whole maps in every cell of a page would make replies of many megabytes. Where a
 * later step changes the value again it can't be told which those are, and all stay.
 */
const appliedTo = (transforms: readonly Transform[], value: string | null): Transform[] =>
  transforms.map((transform, index) => {
    const isLast = transforms.slice(index + 1).every(({ kind }) => kind === 'default')
    if (transform.kind !== 'value_map' || !isLast) return transform
    return { ...transform, entries: transform.entries.filter((entry) => entry.value === value) }
  })
