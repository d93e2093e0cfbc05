import type { File, Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import type { Advice } from '../../engine/advice/model.ts'
import type { Answer, InputTable, KnowledgeEntry, Revision, Template } from '../../engine/model.ts'
import { templatesOfMigration } from '../catalog/templates.ts'
import { knowledgeInScope } from '../knowledge/scope.ts'
import { adviceOn } from './advice.ts'
import { earlierAnswers } from './history.ts'
import { storedRevision } from './changes.ts'
import { PLAN_MAKING } from './state.ts'
import { storedTables } from './stored-json.ts'

/** What a plan is made from. */
export interface RunInputs {
  files: File[]
  /** Of the files that could be read; `parquet` is a key of the blob store. */
  tables: InputTable[]
  templates: Template[]
  knowledge: KnowledgeEntry[]
  instructions: string | null
  answers: Answer[]
  /** What a language model advised so far. */
  advice: Advice[]
  /** What the updates said that made a plan, in order, and what this run says when it is one. */
  revisions: Revision[]
  /** The run that made the plan before this one; null for the first. */
  previous: Run | null
  /** Number of the plan to make. */
  version: number
  /** When the migration was made. */
  created_at: Date
}

/** Gathers what a plan-making run works on, as it is now. One run per migration is in flight, so `version` is free. */
export const gatherInputs = async (db: Db, run: Run, migration: Migration): Promise<RunInputs> => {
  const { account_id, id: migration_id, source_id } = migration
  const files = await db.file.findMany({ where: { account_id, migration_id }, orderBy: { id: 'asc' } })
  const templates = await templatesOfMigration(db, account_id, migration.template_slugs)
  const template_slugs = templates.map(({ slug }) => slug)
  const last = await db.run.findFirst({
    where: { account_id, migration_id, kind: { in: [...PLAN_MAKING] }, plan_version: { not: null } },
    orderBy: { plan_version: 'desc' },
  })
  const updates = await updatesUpTo(db, run)
  const tables = files.filter(({ status }) => status === 'ready').flatMap(tablesOf)
  return {
    files,
    tables,
    templates,
    knowledge: await knowledgeInScope(db, { account_id, source_id, template_slugs }),
    instructions: migration.instructions,
    answers: [...(await earlierAnswers(db, migration, tables)), ...(await answersFor(db, run, updates))],
    advice: await adviceOn(db, run),
    revisions: updates.map(({ id, input }) => ({ ...storedRevision.parse(input), current: id === run.id })),
    previous: last,
    version: (last?.plan_version ?? 0) + 1,
    created_at: migration.created_at,
  }
}

/** The tables of a file that is ready; `parquet` is a key of the blob store. */
export const tablesOf = ({ id, name, sha256, tables }: File): InputTable[] => {
  if (sha256 === null) throw new Error(`file ${id} is ready, and its bytes have no hash`)
  return storedTables.parse(tables).map((table) => ({ ...table, file_id: id, file_name: name, sha256 }))
}

/** The updates that made a plan, in the order of their plans, and this run last when it is one. */
const updatesUpTo = async (db: Db, run: Run): Promise<Run[]> => {
  const { id, account_id, migration_id } = run
  const made = await db.run.findMany({
    where: { account_id, migration_id, kind: 'update', plan_version: { not: null }, id: { not: id } },
    orderBy: { plan_version: 'asc' },
  })
  return run.kind === 'update' ? [...made, run] : made
}

/**
 * The answers of this run, and those that were to be remembered; an update also goes on with all that were given since the last
 * generate. Of several to one decision the latest counts. Runs are told apart by the times of their ids, which machines with clocks apart
 * may turn round: this run's own answers count all the same, or it would ask for them for ever.
 */
const answersFor = async (db: Db, run: Run, updates: readonly Run[]): Promise<Answer[]> => {
  const { id: run_id, account_id, migration_id } = run
  const since = run.kind === 'update' ? await lastGenerate(db, run) : run_id
  const answered = await db.question.findMany({
    where: {
      account_id,
      migration_id,
      answer: { not: null },
      OR: [{ run_id: { gte: since } }, { run_id }, { remember: { not: null } }],
    },
    orderBy: [{ answered_at: 'asc' }, { id: 'asc' }],
    select: { key: true, answer: true, run_id: true },
  })
  const isOwn = (question: { run_id: string }): boolean => question.run_id === run_id
  const inTurn = [...answered.filter((one) => !isOwn(one)), ...answered.filter(isOwn)]
  const latest = new Map(inTurn.map((question) => [question.key, question]))
  return [...latest.values()].map((question) => {
    // What was asked in an update, or after it, knew what that update said.
    const revisions = isOwn(question) ? updates.length : updates.filter(({ id }) => id <= question.run_id).length
    return { key: question.key, value: question.answer ?? '', ...(revisions > 0 ? { revisions } : {}) }
  })
}

const lastGenerate = async (db: Db, { id, account_id, migration_id }: Run): Promise<string> => {
  const run = await db.run.findFirst({
    where: { account_id, migration_id, kind: 'generate', plan_version: { not: null } },
    orderBy: { plan_version: 'desc' },
  })
  return run?.id ?? id
}
