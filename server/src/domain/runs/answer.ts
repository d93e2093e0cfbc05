import type { components } from '../../../../generated/api.ts'
import type { Question, Run } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import { badRequest, conflict } from '../../errors.ts'
import { rememberAnswer } from '../knowledge/remember.ts'
import { enqueue } from '../queue/enqueue.ts'
import { runJob } from '../queue/jobs.ts'
import { recordEvents, type NewThreadEvent } from '../thread/record.ts'
import { changeRun, lockMigration } from './state.ts'
import { startOfWork } from './take-up.ts'
import { storedQuestion } from './stored-json.ts'

type Answer = components['schemas']['AnswerRun']['answers'][number]

export interface Answers {
  run: Run
  answers: readonly Answer[]
  key_id: string
  at: Date
}

/** Refuses (400) answers of which two are to one question. */
export const refuseTwice = (answers: readonly Answer[]): void => {
  const answered = new Set<string>()
  for (const [index, { question_id }] of answers.entries()) {
    if (answered.has(question_id))
      throw badRequest(`answers[${index}]: ${question_id} is answered twice. Send one answer for each question.`)
    answered.add(question_id)
  }
}

/** Records answers, all or (by throwing 400 or 409) none. Once the run's last question has its answer the run goes on. */
export const answerRun = async (tx: Tx, { run, answers, key_id, at }: Answers): Promise<void> => {
  const { id: run_id, account_id, migration_id } = run
  await lockMigration(tx, account_id, migration_id)
  await requireBlocked(tx, run)
  const questions = await tx.question.findMany({ where: { run_id, account_id }, orderBy: { position: 'asc' } })
  const events: NewThreadEvent[] = []
  for (const [index, answer] of answers.entries()) {
    const question = checkAnswer(questions, answers, index)
    const { value, remember = null } = answer
    const asked = storedQuestion.parse(question.body)
    const label = asked.options.find((option) => option.value === value)?.label ?? value
    await tx.question.update({
      where: { id: question.id, account_id },
      data: { answer: value, remember, answered_at: at, answered_by: key_id },
    })
    if (remember === 'account')
      await rememberAnswer(tx, {
        account_id,
        question_id: question.id,
        question: asked,
        value,
      })
    events.push({
      type: 'message',
      actor: 'caller',
      run_id,
      data: {
        text: `The answer is “${label}” to: ${asked.prompt}`,
        question_id: question.id,
        answer: value,
        remember,
      },
    })
  }
  await recordEvents(tx, account_id, migration_id, events)
  const open = questions.filter((question) => question.answer === null)
  if (open.length > answers.length) return
  const key = { id: run_id, account_id, migration_id }
  // Its work begins again: how far it came before the questions is no longer true.
  await changeRun(tx, key, {
    to: 'running',
    at,
    actor: 'caller',
    set: { progress: { ...(await startOfWork(tx, key)) } },
  })
  await enqueue(tx, runJob, { account_id, migration_id, run_id })
}

const requireBlocked = async (tx: Tx, { id, account_id }: Run): Promise<void> => {
  const { status } = await tx.run.findFirstOrThrow({ where: { id, account_id } })
  if (status === 'blocked') return
  throw conflict(`Run ${id} is ${status} and asks nothing now. Only a run that is blocked takes answers.`)
}

const checkAnswer = (asked: readonly Question[], answers: readonly Answer[], index: number): Question => {
  const { question_id, value } = answers[index] as Answer
  const where = `answers[${index}]`
  const question = asked.find(({ id }) => id === question_id)
  if (!question)
    throw badRequest(`${where}: this run asks no question ${question_id}. Read the run for those that it asks.`)
  if (question.answer !== null)
    throw badRequest(`${where}: ${question_id} has its answer already. Send answers to open questions only.`)
  const { options, free_text } = storedQuestion.parse(question.body)
  if (options.some((option) => option.value === value)) return question
  if (free_text && value.trim() !== '') return question
  const offered = options.slice(0, 20).map((option) => JSON.stringify(option.value))
  const more = options.length > offered.length ? ` and ${options.length - offered.length} more` : ''
  const hint = free_text ? 'or any text that is not blank' : 'and takes no other text'
  throw badRequest(
    `${where}: ${JSON.stringify(value.slice(0, 200))} is no answer to ${question_id}, which offers ${offered.join(', ')}${more} ${hint}.`,
  )
}
