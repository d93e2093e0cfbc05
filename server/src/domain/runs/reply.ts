import type { components } from '../../../../generated/api.ts'
import type { VisibleRun } from './find.ts'
import { kindOf, statusOf } from './state.ts'
import { storedProgress, storedQuestion } from './stored-json.ts'

type Schemas = components['schemas']

/** A run as callers see it. */
export const runReply = (run: VisibleRun): Schemas['Run'] => ({
  run_id: run.id,
  migration_id: run.migration_id,
  kind: kindOf(run.kind),
  status: statusOf(run.status),
  progress: progressOf(run),
  questions: run.questions.map(questionReply),
  summary: run.summary,
  plan_version: run.plan_version,
  digest: run.digest,
  error: run.error,
  created_at: run.created_at.toISOString(),
  started_at: run.started_at?.toISOString() ?? null,
  finished_at: run.finished_at?.toISOString() ?? null,
})

const questionReply = ({ id, body, answer }: VisibleRun['questions'][number]): Schemas['Question'] => {
  const {
    kind,
    prompt,
    target,
    options,
    free_text,
    evidence,
    affected_rows,
    default: value,
  } = storedQuestion.parse(body)
  // Field by field, so that the compiler names each that the contract no longer has.
  return {
    question_id: id,
    kind,
    prompt,
    target,
    options,
    free_text,
    evidence,
    affected_rows,
    default: value,
    answer,
  }
}

const progressOf = ({ progress }: VisibleRun): Schemas['Progress'] =>
  storedProgress.parse(progress) ?? { stage: 'queued', done: 0, total: 0 }
