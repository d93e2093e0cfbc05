import type { Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Answered } from '../../engine/clarify/answered.ts'
import type { Manifest, Progress, Question } from '../../engine/model.ts'
import type { NewThreadEvent } from '../thread/record.ts'
import { changeRun, type RunChange, type RunKey } from './state.ts'
import { toJson } from './stored-json.ts'

// How work on a run ends, each in one transaction. Every function gives false when the run is no longer this attempt's (it was
// canceled, or another worker has taken it up): then nothing was written.

type Recorder = Pick<Deps, 'prisma' | 'now' | 'newId'>

const done: Progress = { stage: 'done', done: 0, total: 0 }

/** A run's `error` and `summary` may have so many characters (contract). */
const MOST_CHARACTERS = 20_000

const keyOf = ({ id, account_id, migration_id }: RunKey): RunKey => ({ id, account_id, migration_id })

/**
 * The run asks, and waits. Decisions that it asked about before are asked again, without their answer. `told` goes into the
 * thread before the questions.
 */
export const blockRun = (
  deps: Recorder,
  run: Run,
  questions: readonly Question[],
  told: readonly NewThreadEvent[] = [],
): Promise<boolean> =>
  transaction(deps, async (tx) => {
    if (questions.length === 0) throw new Error(`run ${run.id} blocks without a question`)
    const asked = questions.map((body) => ({ id: deps.newId('qst'), body }))
    const events = asked.map(({ id, body }): NewThreadEvent => {
      const { kind, prompt, target, affected_rows } = body
      return {
        type: 'question',
        actor: 'agent',
        run_id: run.id,
        data: { question_id: id, kind, prompt, target, affected_rows },
      }
    })
    const { attempt } = run
    const blocked = await changeRun(tx, keyOf(run), {
      to: 'blocked',
      at: deps.now(),
      actor: 'agent',
      attempt,
      events: [...told, ...events],
    })
    if (blocked) await recordQuestions(tx, run, asked)
    return blocked !== null
  })

const recordQuestions = async (tx: Tx, run: Run, asked: readonly { id: string; body: Question }[]): Promise<void> => {
  const { id: run_id, account_id, migration_id } = run
  await tx.question.deleteMany({ where: { run_id, account_id, key: { in: asked.map(({ body }) => body.key) } } })
  const last = await tx.question.findFirst({ where: { run_id, account_id }, orderBy: { position: 'desc' } })
  const first = (last?.position ?? -1) + 1
  await tx.question.createMany({
    data: asked.map(({ id, body }, index) => ({
      id,
      account_id,
      migration_id,
      run_id,
      key: body.key,
      position: first + index,
      body: toJson(body),
    })),
  })
}

/**
 * The preview is there (its blobs are stored already) and awaits approval; an older one that did is canceled. `told` goes into
 * the thread before the summary.
 */
export const offerPreview = (
  deps: Recorder,
  run: Run,
  { plan, digest, sheets }: Manifest,
  summary: string,
  told: readonly NewThreadEvent[] = [],
): Promise<boolean> =>
  transaction(deps, async (tx) => {
    const counts = sheets.map(({ slug, total, valid, warning, error }) => ({ slug, total, valid, warning, error }))
    const offered = await changeRun(tx, keyOf(run), {
      to: 'awaiting_approval',
      at: deps.now(),
      actor: 'agent',
      attempt: run.attempt,
      set: {
        digest,
        plan_version: plan.version,
        plan_template_slugs: plan.sheets.map(({ slug }) => slug),
        summary: cut(summary),
        progress: { ...done },
      },
      events: [
        ...told,
        { type: 'message', actor: 'agent', run_id: run.id, data: { text: cut(summary) } },
        {
          type: 'preview.ready',
          actor: 'agent',
          run_id: run.id,
          data: { plan_version: plan.version, digest, sheets: counts },
        },
      ],
    })
    return offered !== null
  })

/** The execute is through: its preview's result is what exports read from now on. `told` goes into the thread before the summary. */
export const completeExecute = (
  deps: Recorder,
  run: Run,
  summary: string,
  told: readonly string[] = [],
): Promise<boolean> =>
  transaction(deps, async (tx) => {
    const set = { summary: cut(summary), progress: { ...done } }
    const completed = await changeRun(tx, keyOf(run), {
      to: 'completed',
      at: deps.now(),
      actor: 'agent',
      attempt: run.attempt,
      set,
      events: [...told, set.summary].map((text) => {
        return { type: 'message', actor: 'agent', run_id: run.id, data: { text } }
      }),
    })
    return completed !== null
  })

/** The questions of a clarify have their answers: one message each, and together the summary. */
export const completeClarify = (deps: Recorder, run: Run, answers: readonly Answered[]): Promise<boolean> =>
  transaction(deps, async (tx) => {
    const completed = await changeRun(tx, keyOf(run), {
      to: 'completed',
      at: deps.now(),
      actor: 'agent',
      attempt: run.attempt,
      set: { summary: cut(answers.map(({ text }) => text).join('\n')), progress: { ...done } },
      events: answers.map((answer) => {
        return { type: 'message', actor: 'agent', run_id: run.id, data: toJson({ ...answer, text: cut(answer.text) }) }
      }),
    })
    return completed !== null
  })

/** The run fails with a sentence for people. Without `attempt` whichever attempt it is at. */
export const failRun = (deps: Recorder, key: RunKey, sentence: string, attempt?: number): Promise<boolean> =>
  transaction(deps, (tx) =>
    failRunIn(tx, key, sentence, { at: deps.now(), ...(attempt === undefined ? {} : { attempt }) }),
  )

/** As `failRun`, in a transaction that has looked at the run before. */
export const failRunIn = async (
  tx: Tx,
  key: RunKey,
  sentence: string,
  when: Pick<RunChange, 'at' | 'attempt'>,
): Promise<boolean> => {
  const error = cut(sentence)
  const events: NewThreadEvent[] = [{ type: 'error', actor: 'system', run_id: key.id, data: { message: error } }]
  const failed = await changeRun(tx, keyOf(key), { ...when, to: 'failed', actor: 'system', set: { error }, events })
  return failed !== null
}

const cut = (text: string): string => (text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`)
