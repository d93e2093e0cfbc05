import type { Question, Run } from '../../../../generated/prisma/client.ts'
import type { Run as RunStatement } from '../../database/statement.ts'
import type { Db } from '../../database/transaction.ts'
import { notFound } from '../../errors.ts'

/** A run's row with its questions in the order in which they are asked. */
export type RunWithQuestions = Run & { questions: Question[] }

/** The migration's run with its questions, or the 404 that unknown ids and those of other accounts share. */
export const findRun = async (
  db: Db,
  account_id: string,
  migration_id: string,
  run_id: string,
): Promise<RunWithQuestions> => {
  const run = await db.run.findFirst({
    where: { id: run_id, account_id, migration_id },
    include: { questions: { orderBy: { position: 'asc' } } },
  })
  if (!run) throw notFound('run')
  return run
}

/** What callers see of a run is made of this. */
export type VisibleRun = Run & { questions: Pick<Question, 'id' | 'body' | 'answer'>[] }

/** As `findRun`, in one statement: callers that wait for a run read it more often than anything else. */
export const readRun = async (
  run: RunStatement,
  account_id: string,
  migration_id: string,
  run_id: string,
): Promise<VisibleRun> => {
  const [found] = await run<VisibleRun>(
    `SELECT run.*, COALESCE((
       SELECT jsonb_agg(jsonb_build_object('id', id, 'body', body, 'answer', answer) ORDER BY position)
       FROM question WHERE question.run_id = run.id
     ), '[]') AS questions
     FROM run WHERE account_id = $1 AND migration_id = $2 AND id = $3`,
    [account_id, migration_id, run_id],
  )
  if (found === undefined) throw notFound('run')
  return found
}
