import type { components, operations } from '../../../../generated/api.ts'
import type { Run } from '../../../../generated/prisma/client.ts'
import type { JsonOf } from '../../../../generated/server/types.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../errors.ts'
import type { Manifest, SourcePlan } from '../../engine/model.ts'
import type { PreviewRow } from '../../engine/process/pool.ts'
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
 * A page of the preview that a plan-making run left, with all of its decisions, as JSON: its rows come as text from the process that found
 * them, and to read them only to write them again would take as long as to find them. 400 for a sheet that it doesn't have; 410 once its
 * retention has ended, and for lineage whose source files have gone.
 */
export const previewReply = async (deps: PreviewDeps, run: Run, filters: PreviewFilters): Promise<JsonOf<Preview>> => {
  const manifest = await readManifest(deps.blobs, requireResult(run))
  const { rows, next_cursor } = await pageOfRows(deps, run, manifest, filters)
  const json = Buffer.concat([
    Buffer.from(`{"run_id":${JSON.stringify(run.id)},`),
    decisionsOf(manifest),
    Buffer.from(',"rows":'),
    rows,
    Buffer.from(`,"next_cursor":${JSON.stringify(next_cursor)}}`),
  ])
  return { json }
}

/** By manifest: the same in every page of a preview. */
const decisions = new WeakMap<Manifest, Buffer>()

/** What a page tells of the whole preview, as fields of a JSON object. */
const decisionsOf = (manifest: Manifest): Buffer => {
  const known = decisions.get(manifest)
  if (known !== undefined) return known
  const { plan, digest, sheets, value_maps, ledger, impact } = manifest
  const told: Omit<Preview, 'run_id' | keyof Page> = {
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
  }
  const fields = Buffer.from(JSON.stringify(told).slice(1, -1))
  decisions.set(manifest, fields)
  return fields
}

type Page = Pick<Preview, 'rows' | 'next_cursor'>

const pageOfRows = async (
  deps: PreviewDeps,
  run: Run,
  manifest: Manifest,
  filters: PreviewFilters,
): Promise<{ rows: Uint8Array; next_cursor: Page['next_cursor'] }> => {
  const sheet = sheetOf(manifest, filters.slug)
  if (!sheet) return { rows: Buffer.from('[]'), next_cursor: null }
  const { status, column, code, limit } = filters
  if (column !== undefined && !sheet.columns.includes(column)) {
    throw badRequest(
      `The sheet ${sheet.slug} has no column ${JSON.stringify(column)}. Its columns are ${list(sheet.columns)}.`,
    )
  }
  const filtered = { run_id: run.id, slug: sheet.slug, ...optional({ status, column, code }) }
  const after = filters.cursor === undefined ? 0 : decodeCursor(filters.cursor, filtered)
  const plan = manifest.plan.sheets.find(({ slug }) => slug === sheet.slug)
  const { rows, next } = await deps.blobs.withLocalFile(sheetKey(run, sheet.parquet), async (path) => {
    const query = { sheet: path, after, ...optional({ status, column, code, limit }) }
    if (filters.lineage !== true || !plan) return deps.engine.preview(query)
    const input = await lineageInput(deps, run, plan)
    const page = await withLocalTables(deps.blobs, sheet.slug, input, (lineage) =>
      deps.engine.preview({ ...query, lineage }),
    )
    return { ...page, rows: withTransforms(page.rows, plan.sources) }
  })
  return { rows, next_cursor: next === null ? null : encodeCursor(filtered, next) }
}

const withTransforms = (rows: Uint8Array, sources: readonly SourcePlan[]): Uint8Array => {
  const found = JSON.parse(Buffer.from(rows).toString()) as PreviewRow[]
  return Buffer.from(JSON.stringify(rowsWithTransforms(found, sources)))
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
