import { mkdir } from 'node:fs/promises'
import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import { modelBudget, recordAdvice } from '../../domain/runs/advice.ts'
import { tellModel } from '../../domain/thread/narrate-model.ts'
import type { Advice } from '../../engine/advice/model.ts'
import type { GenerateInput } from '../../engine/generate.ts'
import type { Counsel } from '../../language-model/language-model.ts'
import type { JobContext } from '../task.ts'
import type { Watch } from '../watch.ts'

/** A table that advice places brings columns to ask about; after that there is nothing new. */
const ROUNDS = 2

/**
 * Asks the language model where the engine is unsure, when there is one and the migration lets it be asked. Gives all the advice that
 * there is on the migration; the plan is made as it would be without, where there is none.
 */
export const consult = async (
  run: Run,
  { language_model }: Migration,
  input: GenerateInput,
  watch: Watch,
  { deps, log }: JobContext,
): Promise<Advice[]> => {
  const known = input.advice ?? []
  const { languageModel } = deps
  const limits = deps.config.languageModel
  if (!languageModel || !limits || !language_model) return known
  await mkdir(input.workdir)
  const budget = modelBudget(deps, run, limits)
  const fresh: Advice[] = []
  const asked: Counsel[] = []
  let doubted = 0
  for (let round = 0; round < ROUNDS; round++) {
    const hooks = { signal: watch.signal, onProgress: watch.report, owner: run.migration_id }
    const doubts = await deps.engine.run('doubts', { ...input, advice: [...known, ...fresh] }, hooks)
    if (doubts.length === 0) break
    const counsel = await languageModel.advise(doubts, budget, watch.signal)
    doubted += doubts.length
    fresh.push(...counsel.advice)
    asked.push(counsel)
    if (counsel.problem === null) continue
    log.warn({ problem: counsel.problem }, 'the language model could not be asked; the run goes on without it')
    break
  }
  if (asked.length > 0) await recordAdvice(deps, run, fresh, [tellModel(run.id, languageModel.name, doubted, asked)])
  return [...known, ...fresh]
}
