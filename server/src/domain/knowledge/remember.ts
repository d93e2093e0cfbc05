import { createHash } from 'node:crypto'
import type { Tx } from '../../database/transaction.ts'
import { statementFor } from '../../engine/knowledge/statements.ts'
import type { Question } from '../../engine/model.ts'
import { writeKnowledge } from './write.ts'

export interface RememberedAnswer {
  account_id: string
  question_id: string
  question: Question
  value: string
}

/**
 * Writes an answer down as knowledge of the account, in words that later runs read. The same decision has the same entry:
 * answering it again replaces what was known.
 */
export const rememberAnswer = async (
  tx: Tx,
  { account_id, question_id, question, value }: RememberedAnswer,
): Promise<void> => {
  const decision = createHash('sha256').update(question.key).digest('hex').slice(0, 16)
  const { slug } = question.target
  await writeKnowledge(tx, {
    account_id,
    key: `answer-${slug.slice(0, 80)}-${decision}`,
    scope: { type: 'template', slug },
    content: statementFor(question, value),
    updated_by: { type: 'answer', id: question_id },
  })
}
