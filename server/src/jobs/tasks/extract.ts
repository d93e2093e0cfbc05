import { join } from 'node:path'
import type { Extraction } from '../../../../generated/prisma/client.ts'
import { storedColumns } from '../../domain/catalog/definition.ts'
import { documentKey, extractionFolder, extractionKey } from '../../domain/extractions/blobs.ts'
import { completeExtraction, failExtraction, takeUpExtraction } from '../../domain/extractions/outcome.ts'
import { extractJob } from '../../domain/queue/jobs.ts'
import { EngineError, type TemplateColumn } from '../../engine/model.ts'
import { EngineCrash } from '../../engine/process/pool.ts'
import { messages } from '../../errors.ts'
import { BlobNotFound, hasNoRoom } from '../../storage/blob-store.ts'
import type { JobContext, Task } from '../task.ts'

/** Reads the document of an extraction in a child process; it becomes completed, or failed with the reason. */
export const extractTask: Task<{ account_id: string; extraction_id: string }> = {
  job: extractJob,
  run: async ({ account_id, extraction_id }, context) => {
    const taken = await takeUpExtraction(context.deps, { id: extraction_id, account_id })
    if (taken) await workOn(taken, context)
  },
  giveUp: ({ account_id, extraction_id }, { deps }, cause) => {
    const what =
      cause instanceof EngineCrash ? 'the process that reads it ended each time' : 'reading it broke off each time'
    const why = hasNoRoom(cause) ? messages.lackedRoom : `${what}. Save or print it anew as PDF, and send that.`
    return failExtraction(deps, { id: extraction_id, account_id }, `The document could not be read: ${why}`)
  },
}

const workOn = async (extraction: Extraction, context: JobContext): Promise<void> => {
  const { deps, log, stopping } = context
  try {
    const pages = await read(extraction, context)
    if (await completeExtraction(deps, extraction, pages)) await clear(extraction, context)
  } catch (error) {
    const reason = lastingReason(error)
    if (stopping.aborted || reason === null) throw error
    log.info({ cause: error }, 'the document cannot be read; the extraction says why')
    await failExtraction(deps, extraction, reason, extraction.attempt)
    await clear(extraction, context)
  }
}

/** Writes the attempt's result, and resolves to the number of pages. */
const read = async (extraction: Extraction, { deps, stopping }: JobContext): Promise<number | null> => {
  const { id, name } = extraction
  const columns = await wantedColumns(extraction, deps)
  return deps.blobs.withLocalFile(documentKey(id), (path) =>
    deps.blobs.withWorkFolder(async (workdir) => {
      const input = { path, name, columns, to: join(workdir, 'result.json') }
      const { pages } = await deps.engine.run('extract', input, {
        signal: stopping,
        timeLimitMs: deps.config.documentMs,
      })
      await deps.blobs.putFile(extractionKey(extraction), input.to)
      return pages
    }),
  )
}

/** Empty when no template was given. */
const wantedColumns = async (
  { account_id, template_id, template_slug }: Extraction,
  { prisma }: JobContext['deps'],
): Promise<TemplateColumn[]> => {
  if (template_id === null) return []
  const template = await prisma.template.findFirst({ where: { id: template_id, account_id } })
  if (template) return storedColumns(template.columns)
  throw new EngineError(`The template ${JSON.stringify(template_slug)} was deleted before the document was read.`)
}

/** The sentence for a failure that another attempt would meet again; null for what may pass. */
const lastingReason = (error: unknown): string | null => {
  if (error instanceof EngineError) return error.message
  return error instanceof BlobNotFound ? 'The document is no longer there. Create a new extraction.' : null
}

/** Removes the document, and what earlier attempts left. Leftovers cost space alone, and a sweep takes them: failing is no failure. */
const clear = async (extraction: Extraction, { deps, log }: JobContext): Promise<void> => {
  try {
    const keys = await deps.blobs.list(extractionFolder(extraction.id))
    for (const key of keys) if (key !== extractionKey(extraction)) await deps.blobs.remove(key)
  } catch (error) {
    log.warn({ err: error }, 'the document of an extraction could not be removed')
  }
}
