import { createHash } from 'node:crypto'
import type { Tx } from '../../database/transaction.ts'
import { statementFor } from '../../engine/knowledge/statements.ts'
import type { Question } from '../../engine/model.ts'

export interface RememberedAnswer {
  account_id: string
  question: Question
  value: string
  /** The key that answered. */
  key_id: string
}

/**
 * Writes an answer down as knowledge of the account, in words that later runs read. The same decision has the same entry:
 * answering it again replaces what was known. Its `updated_at` rises strictly, however fast the answers come.
 */
export const rememberAnswer = async (
  tx: Tx,
  { account_id, question, value, key_id }: RememberedAnswer,
): Promise<void> => {
  const decision = createHash('sha256').update(question.key).digest('hex').slice(0, 16)
  const { slug } = question.target
  const key = `answer-${slug.slice(0, 80)}-${decision}`
  const scope = JSON.stringify({ type: 'template', slug })
  const updatedBy = JSON.stringify({ type: 'answer', id: key_id })
  await tx.$executeRaw`
    INSERT INTO knowledge AS known (account_id, key, scope, content, updated_at, updated_by)
    VALUES (${account_id}, ${key}, ${scope}::jsonb, ${statementFor(question, value)}, clock_timestamp(), ${updatedBy}::jsonb)
    ON CONFLICT (account_id, key) DO UPDATE SET
      scope = excluded.scope, content = excluded.content, updated_by = excluded.updated_by,
      updated_at = greatest(excluded.updated_at, known.updated_at + interval '1 millisecond')`
}
