import { count, number } from '../../engine/phrases.ts'
import type { Counsel } from '../../language-model/language-model.ts'
import type { NewThreadEvent } from './event.ts'

/** What asking the language model came to, and what it cost. What its advice did is told with the plan. */
export const tellModel = (run_id: string, name: string, doubts: number, asked: readonly Counsel[]): NewThreadEvent => {
  const sum = (of: (counsel: Counsel) => number): number => asked.reduce((total, counsel) => total + of(counsel), 0)
  const told = sum(({ advice }) => advice.filter(({ value }) => value !== null).length)
  const costs = asked.flatMap(({ usage }) => (usage.cost === null ? [] : [usage.cost]))
  const cost = costs.length === 0 ? '' : `, at a cost of ${costs.reduce((total, one) => total + one, 0).toFixed(4)}`
  const problem = asked.findLast((counsel) => counsel.problem !== null)?.problem ?? null
  const text =
    `The language model ${name} was asked about ${count(doubts, 'decision')} in ${count(
      sum(({ usage }) => usage.calls),
      'request',
    )}, and advised on ${number(told)}: ${number(sum(({ usage }) => usage.input_tokens))} tokens read and ` +
    `${number(sum(({ usage }) => usage.output_tokens))} written${cost}.` +
    (problem === null ? '' : ` It could not be asked about all: ${problem}. What it left open is decided without it.`)
  return { type: 'step', actor: 'agent', run_id, data: { topic: 'model', text, slug: null } }
}
