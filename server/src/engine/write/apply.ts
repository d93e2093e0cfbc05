import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Query } from '../compile/query.ts'
import { usesRowNumber } from '../compile/sheet.ts'
import { indexTables, tableKey, type TableIndex } from '../compile/tables.ts'
import type {
  Answer,
  InputTable,
  KnowledgeEntry,
  Manifest,
  Plan,
  Progress,
  Question,
  SheetSummary,
  Stage,
  Template,
} from '../model.ts'
import { noteEarlier } from '../plan/context.ts'
import { bereftNotes, markBereft, parentsFirst } from './bereft.ts'
import { columnsToCompare, namesOf, writeCompared } from './compared.ts'
import { behindNotes } from './counting-rows.ts'
import { digestOf, fileSha256 } from './digest.ts'
import {
  defaultRule,
  differingColumns,
  duplicateAnswer,
  duplicateNote,
  duplicateQuestion,
  duplicateRule,
  hasKey,
  markMerged,
  tellingColumns,
  writeTwins,
} from './duplicates.ts'
import { faultyOnlyNotes } from './faulty-only.ts'
import { impactOf, type PreviousResult } from './impact.ts'
import { makeLedger, type FinishedSheet } from './ledger.ts'
import { followMerged } from './moved-links.ts'
import { mergeSameKeys } from './same-key.ts'
import { leaveOfState } from './of-state.ts'
import { summarise } from './summary.ts'
import { markTableChecks, type ComparedSheet } from './table-checks.ts'
import { prepareSheet, writeSheet, type Mark, type SheetContext, type SheetWork } from './transform.ts'
import { addSuggestions, mayCorrect, type Suggested, type Asking } from './suggestions.ts'
import { reportValueMaps } from './value-maps.ts'

export interface ApplyInput {
  plan: Plan
  tables: InputTable[]
  templates: Template[]
  knowledge: KnowledgeEntry[]
  answers: Answer[]
  autonomy: 'ask' | 'decide'
  /** Decisions taken so far that a person may want to see. */
  notes: string[]
  /** Questions are open already: then nothing is written, and only further questions are looked for. */
  questionsOpen: boolean
  /** The result that this one is compared with. */
  previous?: PreviousResult | null
  workdir: string
  outdir: string
}

export type ApplyResult = { outcome: 'blocked'; questions: Question[] } | { outcome: 'ready'; manifest: Manifest }

export interface ApplyHooks {
  onProgress?: (progress: Progress) => void
}

/**
 * Carries a plan out: transforms, checks and writes its sheets into `outdir`, with `manifest.json`. Where rows are equal in every mapped
 * cell, or many values of a column may be wrong, and neither plan nor answers say what to do, it asks instead (autonomy `ask`) or takes
 * the default (`decide`).
 */
export async function applyPlan(query: Query, input: ApplyInput, hooks: ApplyHooks = {}): Promise<ApplyResult> {
  await mkdir(input.outdir, { recursive: true })
  const tables = indexTables(input.tables)
  const slugs = new Set(input.plan.sheets.map(({ slug }) => slug))
  const context: SheetContext = { query, tables, templates: input.templates, slugs }
  const rows = rowsOfSheets(input.plan, tables)
  const report = (stage: Stage, done: number): void => hooks.onProgress?.({ stage, done, total: rows.total })

  report('transforming', 0)
  const prepared: SheetWork[] = []
  for (const [index, sheet] of input.plan.sheets.entries()) prepared.push(await prepareSheet(context, sheet, index))
  const merge = (works: SheetWork[]): Promise<Merging> =>
    mergeDuplicates(context, input, works, (index) => report('transforming', rows.upTo(index)))
  const { suggested, merging } = await suggestAndMerge(context, prepared, input, merge)
  const { sheets, questions, notes } = merging
  if (questions.length > 0 || input.questionsOpen) return { outcome: 'blocked', questions }

  report('checking', 0)
  const marks: Mark[][] = []
  for (const sheet of sheets) {
    marks.push(await markTableChecks(context, sheet, sheets))
    report('checking', rows.upTo(sheet.work.index))
  }
  report('writing', 0)
  const written: FinishedSheet[] = []
  for (const index of parentsFirst(sheets.map(({ work }) => work))) {
    const sheet = sheets[index]!
    const path = join(input.outdir, sheetFile(sheet.work.plan.slug, index))
    const bereft = await markBereft(context, sheet, written)
    await writeSheet(context, sheet.work, [...(marks[index] ?? []), ...bereft], path)
    written.push({ work: sheet.work, path })
    report('writing', rows.upTo(written.length - 1))
  }
  const finished = written.toSorted((a, b) => a.work.index - b.work.index)
  const decided = {
    ...input,
    plan: { ...input.plan, sheets: sheets.map(({ work }) => work.plan) },
    notes: [...input.notes, ...suggested, ...notes],
  }
  const manifest = await makeManifest(query, decided, tables, finished)
  await writeFile(join(input.outdir, 'manifest.json'), JSON.stringify(manifest))
  return { outcome: 'ready', manifest }
}

/**
 * Looks for errors and for duplicates. The first is computed here, the other by the database, so both at once; but one after the other where
 * what was accepted of the first changes the values that the other compares.
 */
async function suggestAndMerge(
  context: SheetContext,
  works: SheetWork[],
  asking: Asking,
  merge: (works: SheetWork[]) => Promise<Merging>,
): Promise<{ suggested: string[]; merging: Merging }> {
  const finding = suggestInAll(context, works, asking)
  const oneByOne = works.some(mayCorrect)
  const merged = oneByOne ? finding.then((found) => merge(found.map(({ work }) => work))) : merge(works)
  // Neither is left running when the other fails.
  await Promise.allSettled([finding, merged])
  const [found, merging] = await Promise.all([finding, merged])
  const sheets = merging.sheets.map(({ work, compared }, index) => {
    const { checks, info } = found[index]?.work ?? work
    return { work: { ...work, checks, info }, compared }
  })
  const questions = [...found.flatMap((one) => one.questions), ...merging.questions]
  return { suggested: found.flatMap(({ notes }) => notes), merging: { ...merging, sheets, questions } }
}

async function suggestInAll(context: SheetContext, works: SheetWork[], asking: Asking): Promise<Suggested[]> {
  const found: Suggested[] = []
  for (const work of works) found.push(await addSuggestions(context, work, asking))
  return found
}

/** Source rows per sheet of a plan, for progress: in all, and up to the sheet of that index. */
function rowsOfSheets(plan: Plan, tables: TableIndex): { total: number; upTo: (index: number) => number } {
  const sizes = plan.sheets.map(({ sources }) =>
    sources.reduce((sum, source) => sum + (tables.get(tableKey(source))?.rows ?? 0), 0),
  )
  const upTo = (index: number): number => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0)
  return { total: upTo(sizes.length), upTo }
}

interface Merging {
  sheets: ComparedSheet[]
  questions: Question[]
  notes: string[]
}

/** Marks duplicates as the plan, an answer or the default says; the plan of each work then says what was done. */
async function mergeDuplicates(
  context: SheetContext,
  { answers, autonomy, workdir }: ApplyInput,
  works: SheetWork[],
  onSheet: (index: number) => void,
): Promise<Merging> {
  const { query } = context
  const merging: Merging = { sheets: [], questions: [], notes: [] }
  for (const work of works) {
    const told = duplicateRule(work.plan, answers)
    const telling = told === 'keep_all' ? [] : await tellingColumns(context, work)
    const columns = [...telling, ...namesOf(columnsToCompare(work, works), work)]
    const compared = columns.length === 0 ? null : await writeCompared(context, work, columns, workdir)
    const twins = join(workdir, `twins-${work.index}.parquet`)
    const found = compared && telling.length > 0 && (await writeTwins(context, work, compared, telling, twins))
    const marked = found ? await markMerged(context, work, twins, told ?? 'keep_first') : work
    const open = told === null && marked.merged !== null
    const answer = work.plan.duplicates === 'ask' ? duplicateAnswer(work.plan, answers) : undefined
    if (answer && marked.merged !== null) noteEarlier(merging.notes, answer)
    const differing = open ? await differingColumns(context, marked, twins) : []
    const isAsked = open && autonomy === 'ask' && !hasKey(marked)
    const question = isAsked ? await duplicateQuestion(query, marked, twins, differing) : null
    if (question) merging.questions.push(question)
    else if (open) merging.notes.push(duplicateNote(marked, differing))
    const rule = told ?? defaultRule(marked, differing)
    const { merged } = rule === 'keep_all' ? work : marked
    const decided = { ...work, merged, plan: { ...work.plan, duplicates: rule } }
    // Rows are numbered when the merged ones have gone.
    const renumbered = compared !== null && merged !== null && work.plan.sources.some(usesRowNumber)
    const final = renumbered ? await writeCompared(context, decided, columns, workdir) : compared
    const keyed = await mergeSameKeys(context, { work: decided, compared: final }, answers, autonomy)
    merging.questions.push(...keyed.questions)
    merging.notes.push(...keyed.notes)
    const again = keyed.work !== decided && work.plan.sources.some(usesRowNumber)
    const last = again ? await writeCompared(context, keyed.work, columns, workdir) : final
    merging.sheets.push({ work: keyed.work, compared: last })
    onSheet(work.index)
  }
  const { sheets, notes } = await followMerged(context, merging.sheets, workdir)
  const left = await leaveOfState(context, sheets, workdir)
  return {
    ...merging,
    sheets: left,
    notes: [...merging.notes, ...notes, ...left.flatMap(({ work }) => behindNotes(work))],
  }
}

/** A file name for a slug; slugs that would make a bad one are numbered. */
function sheetFile(slug: string, index: number): string {
  return /^[a-z0-9][a-z0-9_-]{0,100}$/i.test(slug) ? `${slug}.parquet` : `sheet-${index}.parquet`
}

async function makeManifest(
  query: Query,
  input: ApplyInput,
  tables: TableIndex,
  finished: FinishedSheet[],
): Promise<Manifest> {
  // Hashes are computed here, while the database counts.
  const hashing = hashesOf(finished)
  const counting = countAll(query, input, tables, finished)
  await Promise.allSettled([hashing, counting])
  const [hashes, { summaries, ...counts }] = await Promise.all([hashing, counting])
  const sheets = summaries.map((summary, index) => ({ ...summary, ...hashes[index]! }))
  const bereft = await bereftNotes(query, finished, summaries)
  const lost = await faultyOnlyNotes(query, finished, summaries, tables)
  return { plan: input.plan, digest: planDigest(input), sheets, ...counts, notes: [...input.notes, ...bereft, ...lost] }
}

async function hashesOf(finished: FinishedSheet[]): Promise<{ parquet: string; sha256: string }[]> {
  const hashes = []
  for (const { path } of finished) hashes.push({ parquet: basename(path), sha256: await fileSha256(path) })
  return hashes
}

type Counts = Pick<Manifest, 'value_maps' | 'ledger' | 'impact'> & { summaries: SheetSummary[] }

async function countAll(
  query: Query,
  { plan, previous }: ApplyInput,
  tables: TableIndex,
  finished: FinishedSheet[],
): Promise<Counts> {
  const summaries: SheetSummary[] = []
  for (const { work, path } of finished) summaries.push(await summarise(query, path, work.info, work.template))
  return {
    summaries,
    value_maps: await reportValueMaps(query, plan, tables),
    ledger: await makeLedger(query, plan, tables, finished),
    impact: previous ? await impactOf(query, previous, finished) : null,
  }
}

/** What a preview is pinned to: the bytes of its inputs, the plan, the templates and the knowledge. */
export function planDigest({
  tables,
  plan,
  templates,
  knowledge,
}: Pick<ApplyInput, 'tables' | 'plan' | 'templates' | 'knowledge'>): string {
  const inputs = new Map(tables.map(({ file_id, sha256 }) => [file_id, sha256]))
  const sorted = [...inputs].map(([file_id, sha256]) => ({ file_id, sha256 })).toSorted(byKey(({ file_id }) => file_id))
  return digestOf({
    inputs: sorted,
    plan,
    templates: templates.toSorted(byKey(({ id }) => id)),
    knowledge: knowledge.toSorted(byKey(({ key }) => key)),
  })
}

function byKey<T>(key: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)
}
