import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Run } from '../../../../generated/prisma/client.ts'
import { fingerprintsOf } from '../../domain/knowledge/since.ts'
import { manifestKey, sheetKey } from '../../domain/runs/blobs.ts'
import { gatherInputs, type RunInputs } from '../../domain/runs/inputs.ts'
import { blockRun, offerPreview } from '../../domain/runs/outcome.ts'
import { readManifest } from '../../domain/runs/result.ts'
import { summarizePreview, unreadableFiles } from '../../domain/runs/summary.ts'
import type { TakenUp } from '../../domain/runs/take-up.ts'
import { tellFirst } from '../../domain/runs/tell.ts'
import { tellPlan, tellQuestions, tellTables } from '../../domain/thread/narrate.ts'
import { EngineError, type Manifest } from '../../engine/model.ts'
import type { GenerateResult } from '../../engine/generate.ts'
import type { JobContext } from '../task.ts'
import type { Watch } from '../watch.ts'
import { consult } from './consult.ts'

/** Makes a plan and its preview, or finds what to ask. False when the run was taken away meanwhile. Throws EngineError. */
export const generate = async ({ run, migration }: TakenUp, watch: Watch, context: JobContext): Promise<boolean> => {
  const { deps } = context
  const inputs = await gatherInputs(deps.prisma, run, migration)
  requireTables(inputs)
  await tellFirst(deps, run, tellTables(run.id, inputs.tables))
  const result = await makePlan({ run, migration }, inputs, watch, context)
  if (result.outcome === 'blocked') {
    await watch.flush()
    return blockRun(deps, run, result.questions, [tellQuestions(run.id, result.questions)])
  }
  const { manifest } = result
  const summary = summarizePreview(manifest, inputs.files, inputs.tables.length)
  const told = tellPlan(run.id, manifest, inputs.tables, unreadableFiles(inputs.files))
  return offerPreview(deps, run, manifest, summary, told)
}

const requireTables = ({ files, tables, templates }: RunInputs): void => {
  if (templates.length === 0)
    throw new EngineError('No active template is there to fill. Set one up and start another run.')
  if (tables.length > 0) return
  const unreadable = unreadableFiles(files).join(' ')
  throw new EngineError(
    unreadable === ''
      ? 'The files hold no tables. Upload files with data, and start another run.'
      : `There is nothing to read. ${unreadable}`,
  )
}

const makePlan = async (
  { run, migration }: TakenUp,
  inputs: RunInputs,
  watch: Watch,
  context: JobContext,
): Promise<GenerateResult> => {
  const { deps } = context
  const { tables, templates, knowledge, instructions, answers, revisions, version } = inputs
  const earlier = await earlierSheets(inputs, deps.blobs)
  const keys = [...tables.map(({ parquet }) => parquet), ...earlier.map(({ key }) => key)]
  return deps.blobs.withLocalFiles(keys, (paths) =>
    deps.blobs.withWorkFolder(async (folder) => {
      const workdir = join(folder, 'work')
      const outdir = join(folder, 'result')
      await Promise.all([mkdir(workdir), mkdir(outdir)])
      const local = tables.map((table, index) => ({ ...table, parquet: paths[index] ?? table.parquet }))
      const sheets = earlier.map(({ slug, sha256 }, index) => ({
        slug,
        sha256,
        path: paths[tables.length + index] ?? '',
      }))
      const from = inputs.previous?.plan_version ?? null
      const previous = from === null || sheets.length === 0 ? null : { version: from, sheets }
      const autonomy = run.autonomy === 'decide' ? 'decide' : 'ask'
      const created_year = inputs.created_at.getUTCFullYear()
      const told = { templates, knowledge, instructions, answers, revisions, previous, created_year }
      const input = { ...told, advice: inputs.advice, tables: local, version, autonomy, workdir, outdir } as const
      const advice = await consult(run, migration, { ...input, workdir: join(folder, 'doubts') }, watch, context)
      const result = await deps.engine.run(
        'generate',
        { ...input, advice },
        { signal: watch.signal, onProgress: watch.report, owner: migration.id },
      )
      if (result.outcome === 'blocked') return result
      const manifest = { ...withUnreadableFiles(result.manifest, inputs), knowledge: fingerprintsOf(knowledge) }
      await storeResult(run, manifest, outdir, deps.blobs)
      return { ...result, manifest }
    }),
  )
}

/** Where the sheets of the plan before lie; none when there was no plan, or its result is no longer whole. */
const earlierSheets = async (
  { previous }: RunInputs,
  blobs: JobContext['deps']['blobs'],
): Promise<{ slug: string; key: string; sha256: string }[]> => {
  if (!previous || !(await blobs.exists(manifestKey(previous)))) return []
  const { sheets } = await readManifest(blobs, previous)
  const stored = sheets.map(({ slug, parquet, sha256 }) => ({ slug, sha256, key: sheetKey(previous, parquet) }))
  const there = await Promise.all(stored.map(({ key }) => blobs.exists(key)))
  return there.includes(false) ? [] : stored
}

/** Files that could not be read are in the ledger too, though no row of theirs is known. */
const withUnreadableFiles = (manifest: Manifest, { files }: RunInputs): Manifest => {
  const none = { source: 0, exported: 0, merged: 0, rejected: 0, ignored: 0 }
  const unreadable = files.filter(({ status }) => status === 'failed')
  const entries = unreadable.map(({ id, name, error }) => ({
    file_id: id,
    table: name,
    rows: none,
    columns: [],
    ignored: [{ reason: `The file could not be read: ${error ?? 'no reason is known.'}`, rows: 0 }],
  }))
  const ledger = { ...manifest.ledger, tables: [...manifest.ledger.tables, ...entries] }
  return { ...manifest, ledger, notes: [...manifest.notes, ...unreadableFiles(files)] }
}

/** The manifest goes last: where it lies, everything else does. */
const storeResult = async (
  run: Run,
  manifest: Manifest,
  outdir: string,
  blobs: JobContext['deps']['blobs'],
): Promise<void> => {
  for (const { parquet } of manifest.sheets) await blobs.putFile(sheetKey(run, parquet), join(outdir, parquet))
  await blobs.put(manifestKey(run), Readable.from([JSON.stringify(manifest)]))
}
