import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import type { Answer, InputTable, Question, SourceTable } from '../../engine/model.ts'
import { storedRevision } from './changes.ts'
import { storedQuestion, storedTables } from './stored-json.ts'

/** Questions of earlier migrations that are looked at, the latest first, at most. */
const MOST_QUESTIONS = 2_000

interface Asked {
  key: string
  body: unknown
  answer: string
  run_id: string
  migration_id: string
}

/**
 * Answers to questions of earlier migrations that are about tables of the same headers: those of the same source that were executed, and
 * those that were to be remembered in the account and are knowledge still. Of several to one decision the latest; one that an update
 * went over since is asked anew.
 */
export const earlierAnswers = async (
  db: Db,
  { id, account_id, source_id }: Migration,
  tables: readonly InputTable[],
): Promise<Answer[]> => {
  const asked = await db.$queryRaw<Asked[]>`
    SELECT q.key, q.body, q.answer, q.run_id, q.migration_id
    FROM question q JOIN migration m ON m.id = q.migration_id
    WHERE q.account_id = ${account_id} AND q.answer IS NOT NULL AND q.migration_id <> ${id}
      AND ((m.source_id = ${source_id} AND q.run_id <= m.result_run_id)
        OR (q.remember = 'account' AND EXISTS (
          SELECT FROM knowledge k WHERE k.account_id = ${account_id} AND k.updated_by ->> 'id' = q.id)))
    ORDER BY q.answered_at DESC, q.id DESC LIMIT ${MOST_QUESTIONS}::int`
  if (asked.length === 0) return []
  const known = await headersOf(db, account_id, [...new Set(asked.map(({ migration_id }) => migration_id))])
  const updates = await updatesOf(db, account_id, source_id)
  const here = Map.groupBy(tables, headersIn)
  const answers = asked.flatMap((one): Answer[] => {
    const question = storedQuestion.parse(one.body)
    const revised = updates.some((update) => update.id > one.run_id && isAbout(update, question))
    return revised ? [] : moved(one, question, known.get(one.migration_id) ?? new Map(), here)
  })
  // The latest stand first, and of equal keys the last counts.
  return [...new Map(answers.toReversed().map((answer) => [answer.key, answer])).values()]
}

type Headers = ReadonlyMap<string, string>

/** The headers of a table as one text; of one that has none nothing can be told by them. */
const headersIn = ({ header_row, columns }: Pick<SourceTable, 'header_row' | 'columns'>): string =>
  header_row === null ? '' : JSON.stringify(columns.map(({ name }) => name))

/** By migration, the headers of its tables. */
const headersOf = async (db: Db, account_id: string, migration_ids: string[]): Promise<Map<string, Headers>> => {
  const files = await db.file.findMany({
    where: { account_id, migration_id: { in: migration_ids } },
    select: { id: true, migration_id: true, tables: true },
  })
  const byMigration = Map.groupBy(files, ({ migration_id }) => migration_id)
  return new Map(
    [...byMigration].map(([migration_id, own]) => {
      const tables = own.flatMap(({ id: file_id, tables: stored }) =>
        storedTables.parse(stored).map((table) => [tableName(file_id, table.name), headersIn(table)] as const),
      )
      return [migration_id, new Map(tables)]
    }),
  )
}

/** As questions' keys name a table. */
const tableName = (file_id: string, table: string): string => `${file_id}/${table}`

/** The answer with the tables of now in its key, once for each that has the headers of the one it was about. */
const moved = (
  { key, answer, migration_id }: Asked,
  { prompt, evidence }: Question,
  known: Headers,
  here: ReadonlyMap<string, readonly InputTable[]>,
): Answer[] => {
  const given = { value: answer, earlier: { migration_id, prompt } }
  const like = (name: string): readonly InputTable[] => here.get(known.get(name) || 'none') ?? []
  const named = [...known.keys()].filter((name) => key.includes(name)).toSorted((a, b) => b.length - a.length)[0]
  if (named !== undefined) {
    return like(named).map(({ file_id, name }) => ({
      ...given,
      key: key.replace(named, () => tableName(file_id, name)),
    }))
  }
  const shown = [...new Set(evidence.map(({ file_id, table }) => tableName(file_id, table)))]
  return shown.length > 0 && shown.every((name) => like(name).length > 0) ? [{ ...given, key }] : []
}

type Update = Pick<Run, 'id' | 'input'>

/** Updates that made a plan, of the source's migrations that were executed. */
const updatesOf = (db: Db, account_id: string, source_id: string): Promise<Update[]> =>
  db.run.findMany({
    where: {
      account_id,
      kind: 'update',
      plan_version: { not: null },
      migration: { source_id, result_run_id: { not: null } },
    },
    select: { id: true, input: true },
  })

/** The update names what the question was about. */
const isAbout = ({ input }: Update, { target: { slug, column } }: Question): boolean => {
  const { changes, instructions } = storedRevision.parse(input)
  if (column === null) return instructions !== null || changes.some(({ kind }) => kind === 'join')
  const said = (instructions ?? '').toLowerCase()
  return (
    said.includes(column.toLowerCase()) ||
    changes.some((change) => change.slug === slug && change.kind !== 'join' && change.column === column)
  )
}
