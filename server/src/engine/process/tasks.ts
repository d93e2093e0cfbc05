import { dirname, join } from 'node:path'
import type { Doubt } from '../advice/model.ts'
import { queryOn } from '../compile/query.ts'
import { openDuckDB } from '../duckdb.ts'
import type { Answered } from '../clarify/answered.ts'
import type { ClarifyInput } from '../clarify/clarify.ts'
import type { ExportRequest } from '../export/csv.ts'
import type { GenerateInput, GenerateResult } from '../generate.ts'
import type { Progress } from '../model.ts'
import type { EncodedPage, PreviewQuery } from '../preview/page.ts'
import type { OpenResult, ResultOptions } from '../preview/result.ts'
import type { ExtractInput, ExtractOutput } from '../extract/model.ts'
import type { FileInput, ReadResult } from '../read/read-file.ts'

export interface TaskHooks {
  onProgress: (progress: Progress) => void
  signal: AbortSignal
  /** DuckDB's share of the process's memory, in MB. */
  memoryMb: number
}

/** What a child can be asked to do: input and output of each task. */
export interface Tasks {
  read: { input: FileInput; output: ReadResult }
  extract: { input: ExtractInput; output: ExtractOutput }
  generate: { input: GenerateInput; output: GenerateResult }
  doubts: { input: GenerateInput; output: Doubt[] }
  verify: { input: VerifyInput; output: VerifyResult }
  clarify: { input: ClarifyInput; output: Answered[] }
  preview: { input: PreviewInput; output: EncodedPage }
  export: { input: ExportInput; output: null }
}

export interface VerifyInput {
  files: { path: string; sha256: string }[]
}

/** `changed`: paths whose SHA-256 differs, or that are gone. */
export interface VerifyResult {
  ok: boolean
  changed: string[]
}

export interface PreviewInput extends PreviewQuery {
  /** For the database's own files: results are not written next to. */
  workdir: string
}

export interface ExportInput extends ExportRequest {
  /** Where the CSV goes: a FIFO, or a file that is made. */
  to: string
}

type TaskRunners = {
  [Name in keyof Tasks]: (input: Tasks[Name]['input'], hooks: TaskHooks) => Promise<Tasks[Name]['output']>
}

/** Modules are loaded by the task that needs them: a child that exports has no use for the readers. */
export const tasks: TaskRunners = {
  read: async (input, hooks) => {
    const { readFile } = await import('../read/read-file.ts')
    const { onProgress, signal } = hooks
    return readFile(input, { onProgress: (done, total) => onProgress({ stage: 'reading', done, total }), signal })
  },
  extract: async (input, { signal }) => {
    const { extract } = await import('../extract/extract.ts')
    return extract(input, signal)
  },
  generate: async (input, hooks) => {
    const { generate } = await import('../generate.ts')
    return generate(input, hooks)
  },
  doubts: async (input, hooks) => {
    const { findDoubts } = await import('../generate.ts')
    return findDoubts(input, hooks)
  },
  verify: async ({ files }) => {
    const { verifyFiles } = await import('../write/verify.ts')
    const changed = await verifyFiles(files)
    return { ok: changed.length === 0, changed }
  },
  clarify: async (input, hooks) => {
    const { clarify } = await import('../clarify/clarify.ts')
    return clarify(input, hooks)
  },
  preview: async ({ workdir, ...query }, { signal, memoryMb }) => {
    const files = [query.sheet, ...(query.lineage?.tables ?? []).map(({ parquet }) => parquet)]
    const folders = [...new Set(files.map((path) => dirname(path)))]
    const result = await warmResult({ folders, workdir: join(workdir, String(process.pid)), memoryMb })
    const { rows, next } = await result.page(query, signal)
    return { rows: Buffer.from(JSON.stringify(rows)), next }
  },
  export: async ({ to, ...request }, { signal, memoryMb }) => {
    const { exportCsv } = await import('../export/csv.ts')
    const read = [request.sheet, ...(request.lineage?.tables ?? []).map(({ parquet }) => parquet)]
    const folders = [...new Set(read.map((path) => dirname(path)))]
    // Lineage takes about as much again outside of DuckDB's count, for the lists that become rows.
    const share = request.lineage === undefined ? memoryMb : Math.floor(memoryMb / 2)
    // One thread more than elsewhere: one of them waits for the reader at any time.
    const session = await openDuckDB({
      workdir: dirname(to),
      allowedDirectories: folders,
      memoryLimitMb: share,
      threads: 3,
    })
    try {
      await exportCsv(queryOn(session.connection, signal), request, to)
    } finally {
      session.close()
    }
    return null
  },
}

/** What the tasks load that a process may be kept ready for, one piece after the other. */
export const pieces: (() => Promise<unknown>)[] = [
  () => import('../read/read-file.ts'),
  () => import('../read/text/read-text.ts'),
  () => import('../generate.ts'),
  () => import('../plan/decide.ts'),
  () => import('../write/apply.ts'),
  () => import('../export/csv.ts'),
  () => import('../write/verify.ts'),
]

/** The results that previews were last taken from. */
const warm = new Map<string, OpenResult>()
const mostWarm = 8

async function warmResult(options: ResultOptions): Promise<OpenResult> {
  const { openResult } = await import('../preview/result.ts')
  const key = options.folders.join('\0')
  const result = warm.get(key) ?? (await openResult(options))
  // Taken out and put back in, so that the one used longest ago is the first.
  warm.delete(key)
  warm.set(key, result)
  for (const [oldest, old] of warm) {
    if (warm.size <= mostWarm) break
    warm.delete(oldest)
    await old.close()
  }
  return result
}
