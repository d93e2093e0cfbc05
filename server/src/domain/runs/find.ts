import type { Question, Run } from '../../../../generated/prisma/client.ts'
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
