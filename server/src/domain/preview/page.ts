import type { components, operations } from '../../../../generated/api.ts'
import type { Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../errors.ts'
import type { Manifest } from '../../engine/model.ts'
import { requireResult } from '../retention/results.ts'
import { sheetKey } from '../runs/blobs.ts'
import { readManifest } from '../runs/result.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { lineageInput, rowsWithTransforms, withLocalTables } from './lineage.ts'
import { mappingsOf, unmappedColumnsOf } from './plan-reply.ts'

type Preview = components['schemas']['Preview']
export type PreviewFilters = NonNullable<operations['getPreview']['parameters']['query']>

type PreviewDeps = Pick<Deps, 'blobs' | 'engine' | 'prisma'>

/**
 * A page of the preview that a plan-making run left, with all of its decisions. 400 for a sheet that it doesn't have; 410 once its
 * retention has ended, and for lineage whose source files have gone.
 */
export const previewReply = async (deps: PreviewDeps, run: Run, filters: PreviewFilters): Promise<Preview> => {
  const manifest = await readManifest(deps.blobs, requireResult(run))
  const { plan, digest, sheets, value_maps, ledger, impact } = manifest
  return {
    run_id: run.id,
    plan_version: plan.version,
    digest,
    sheets: sheets.map(({ slug, name, total, valid, warning, error, issues }) => ({
      slug,
      name,
      total,
      valid,
      warning,
      error,
      issues,
    })),
    mappings: mappingsOf(plan),
    unmapped_columns: unmappedColumnsOf(plan),
    value_maps,
    ledger,
    impact,
    ...(await pageOfRows(deps, run, manifest, filters)),
  }
}

const pageOfRows = async (
  deps: PreviewDeps,
  run: Run,
  manifest: Manifest,
  filters: PreviewFilters,
): Promise<Pick<Preview, 'rows' | 'next_cursor'>> => {
  const sheet = sheetOf(manifest, filters.slug)
  if (!sheet) return { rows: [], next_cursor: null }
  const { status, column, code, limit } = filters
  if (column !== undefined && !sheet.columns.includes(column)) {
    throw badRequest(
      `The sheet ${sheet.slug} has no column ${JSON.stringify(column)}. Its columns are ${list(sheet.columns)}.`,
    )
  }
  const filtered = { run_id: run.id, slug: sheet.slug, ...optional({ status, column, code }) }
  const after = filters.cursor === undefined ? 0 : decodeCursor(filters.cursor, filtered)
  const plan = manifest.plan.sheets.find(({ slug }) => slug === sheet.slug)
  const page = await deps.blobs.withLocalFile(sheetKey(run, sheet.parquet), async (path) => {
    const query = { sheet: path, after, ...optional({ status, column, code, limit }) }
    if (filters.lineage !== true || !plan) return deps.engine.preview(query)
    const input = await lineageInput(deps, run, plan)
    return withLocalTables(deps.blobs, sheet.slug, input, (lineage) => deps.engine.preview({ ...query, lineage }))
  })
  const { next } = page
  const rows = rowsWithTransforms(page.rows, plan?.sources ?? [])
  return { rows, next_cursor: next === null ? null : encodeCursor(filtered, next) }
}

const sheetOf = ({ sheets }: Manifest, slug: string | undefined): Manifest['sheets'][number] | undefined => {
  const sheet = slug === undefined ? sheets[0] : sheets.find((candidate) => candidate.slug === slug)
  if (sheet || slug === undefined) return sheet
  throw badRequest(
    `This preview has no sheet ${JSON.stringify(slug)}. Its sheets are ${list(sheets.map((known) => known.slug))}.`,
  )
}

const list = (names: readonly string[]): string =>
  names.length === 0
    ? 'none'
    : names.slice(0, 50).join(', ') + (names.length > 50 ? ` and ${names.length - 50} more` : '')

/** Without the fields that are undefined. */
const optional = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
