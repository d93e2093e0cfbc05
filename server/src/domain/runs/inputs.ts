import type { File, Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import type { Answer, InputTable, KnowledgeEntry, Template } from '../../engine/model.ts'
import { templatesOfMigration } from '../catalog/templates.ts'
import { knowledgeInScope } from '../knowledge/scope.ts'
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
  /** Number of the plan to make. */
  version: number
}

/** Gathers what a plan-making run works on, as it is now. One run per migration is in flight, so `version` is free. */
export const gatherInputs = async (db: Db, run: Run, migration: Migration): Promise<RunInputs> => {
  const { account_id, id: migration_id, source_id } = migration
  const files = await db.file.findMany({ where: { account_id, migration_id }, orderBy: { id: 'asc' } })
  const templates = await templatesOfMigration(db, account_id, migration.template_slugs)
  const template_slugs = templates.map(({ slug }) => slug)
  const last = await db.run.findFirst({
    where: { account_id, migration_id, plan_version: { not: null } },
    orderBy: { plan_version: 'desc' },
  })
  return {
    files,
    tables: files.filter(({ status }) => status === 'ready').flatMap(tablesOf),
    templates,
    knowledge: await knowledgeInScope(db, { account_id, source_id, template_slugs }),
    instructions: migration.instructions,
    answers: await answersFor(db, run),
    version: (last?.plan_version ?? 0) + 1,
  }
}

const tablesOf = ({ id, name, sha256, tables }: File): InputTable[] => {
  if (sha256 === null) throw new Error(`file ${id} is ready, and its bytes have no hash`)
  return storedTables.parse(tables).map((table) => ({ ...table, file_id: id, file_name: name, sha256 }))
}

/** The answers of this run, and those that were to be remembered; of several to one decision the latest counts. */
const answersFor = async (db: Db, { id: run_id, account_id, migration_id }: Run): Promise<Answer[]> => {
  const answered = await db.question.findMany({
    where: { account_id, migration_id, answer: { not: null }, OR: [{ run_id }, { remember: { not: null } }] },
    orderBy: [{ answered_at: 'asc' }, { id: 'asc' }],
    select: { key: true, answer: true },
  })
  const latest = new Map(answered.map(({ key, answer }) => [key, answer ?? '']))
  return [...latest].map(([key, value]) => ({ key, value }))
}
