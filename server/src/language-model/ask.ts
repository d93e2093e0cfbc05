import { setTimeout as pause } from 'node:timers/promises'
import { APICallError, NoObjectGeneratedError } from 'ai'
import type { ModelConfig } from '../config.ts'
import type { Advice, Doubt } from '../engine/advice/model.ts'
import type { Budget, Counsel, Usage } from './language-model.ts'
import { likenessOf, textsOf } from './likeness.ts'
import { inputTokens, outputTokens, promptsFor, type Prompt } from './prompt.ts'
import { AnswerTooLong, spentOn, textTokens, type Provider, type Spent } from './provider.ts'
import { adviceIn } from './reply.ts'

/** Times that one question is asked, when it may help. */
const ATTEMPTS = 3

/** A problem that ends the asking, and the sentence that says so. */
class Stop extends Error {
  override readonly name = 'Stop'
}

/** A request came to nothing by the model, the network or the time limit; its cause is theirs. All else is a fault of ours. */
class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
}

/** A consultation: what is asked of whom, and what it has come to so far. */
interface Consultation {
  provider: Provider
  config: ModelConfig
  budget: Budget
  /** Aborted at the end of the model's time, or with the caller's reason. */
  signal: AbortSignal
  usage: Usage
}

/** See LanguageModel.advise. */
export const advise = async (
  provider: Provider,
  config: ModelConfig,
  doubts: readonly Doubt[],
  budget: Budget,
  caller: AbortSignal,
): Promise<Counsel> => {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(config.patienceMs)])
  const usage: Usage = { calls: 0, input_tokens: 0, output_tokens: 0, cost: config.prices ? 0 : null }
  const consultation: Consultation = { provider, config, budget, signal, usage }
  const advice: Advice[] = []
  let problem: string | null = null
  try {
    for (const prompt of promptsFor(doubts)) advice.push(...(await ask(consultation, prompt)))
    return { advice: await withLikeness(consultation, doubts, advice), usage, problem }
  } catch (error) {
    caller.throwIfAborted()
    if (!(error instanceof Stop)) throw error
    problem = error.message
  }
  return { advice, usage, problem }
}

/** One question, asked again where that may help, and never beyond the budget. */
const ask = async (consultation: Consultation, prompt: Prompt): Promise<Advice[]> => {
  const { provider, signal, config } = consultation
  let strict = true
  for (let attempt = 1; ; attempt++) {
    const expected = inputTokens(prompt) + outputTokens(prompt)
    try {
      const { reply } = await spending(
        consultation,
        expected,
        (error) => spentOn(error, prompt),
        () => provider.answer(prompt, strict, signal),
      )
      return adviceIn(reply, prompt)
    } catch (failed) {
      if (!(failed instanceof RequestFailed)) throw failed
      const error = failed.cause
      if (attempt === ATTEMPTS || signal.aborted || !mayPass(error, strict))
        throw new Stop(explain(error, signal, config), { cause: error })
      strict = strict && !isRefusal(error)
      await wait(error, attempt, consultation)
    }
  }
}

/** Advice with what an embedding model says of the names; without, when there is none or it fails. */
const withLikeness = async (
  consultation: Consultation,
  doubts: readonly Doubt[],
  advice: Advice[],
): Promise<Advice[]> => {
  const { embed } = consultation.provider
  const texts = textsOf(doubts)
  if (!embed || texts.length === 0) return advice
  const lost = (): Spent => ({ input_tokens: textTokens(texts), output_tokens: 0 })
  try {
    const { vectors } = await spending(consultation, textTokens(texts), lost, () => embed(texts, consultation.signal))
    const byText = new Map(texts.map((text, index) => [text, vectors[index] ?? []]))
    const byKey = new Map(doubts.map((doubt) => [doubt.key, doubt]))
    return advice.map((one) => {
      const doubt = byKey.get(one.key)
      const likeness = doubt && likenessOf(doubt, byText)
      return likeness ? { ...one, likeness } : one
    })
  } catch (error) {
    if (error instanceof Stop || error instanceof RequestFailed) return advice
    throw error
  }
}

/** Makes a request within the budget: what it may take is set aside before, and what it took is written down after. */
const spending = async <T extends Spent>(
  { budget, usage, config }: Consultation,
  expected: number,
  spentOnFailure: (error: unknown) => Spent,
  request: () => Promise<T>,
): Promise<T> => {
  const refused = await budget.reserve(expected)
  if (refused !== null) throw new Stop(refused)
  const settle = async ({ input_tokens, output_tokens }: Spent): Promise<void> => {
    usage.calls += 1
    usage.input_tokens += input_tokens
    usage.output_tokens += output_tokens
    const { prices } = config
    if (prices) usage.cost = (usage.input_tokens * prices.input + usage.output_tokens * prices.output) / 1_000_000
    await budget.settle(expected, input_tokens + output_tokens)
  }
  let answered: T
  try {
    answered = await request()
  } catch (error) {
    await settle(isUnpaid(error) ? { input_tokens: 0, output_tokens: 0 } : spentOnFailure(error))
    throw new RequestFailed('A request to the model failed.', { cause: error })
  }
  await settle(answered)
  return answered
}

/** An endpoint that answers with an error bills nothing. */
const isUnpaid = (error: unknown): boolean => APICallError.isInstance(error) && (error.statusCode ?? 200) >= 400

/** The format of the answer was refused: an endpoint may not know how to be told a schema. */
const isRefusal = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

const mayPass = (error: unknown, strict: boolean): boolean => {
  if (NoObjectGeneratedError.isInstance(error)) return true
  return APICallError.isInstance(error) && (error.isRetryable || (strict && isRefusal(error)))
}

/** Waits as long as the endpoint says, or a little longer each time. The signal ends it, so it never outlasts the model's time. */
const wait = async (error: unknown, attempt: number, { signal, config }: Consultation): Promise<void> => {
  if (!APICallError.isInstance(error) || isRefusal(error)) return
  const told = Number(error.responseHeaders?.['retry-after']) * 1_000
  const ms = Number.isFinite(told) && told >= 0 ? told : config.retryMs * 2 ** (attempt - 1)
  if (ms >= config.patienceMs) throw new Stop(explain(error, signal, config), { cause: error })
  try {
    await pause(ms, undefined, { signal })
  } catch {
    throw new Stop(explain(error, signal, config), { cause: error })
  }
}

/** Why it did not work, for people: nothing of what an endpoint says, which may be anything. */
const explain = (error: unknown, signal: AbortSignal, { patienceMs }: ModelConfig): string => {
  if (NoObjectGeneratedError.isInstance(error)) return 'its answer had another form than was asked for'
  if (APICallError.isInstance(error) && (error.statusCode ?? 200) >= 400)
    return `it answered with the status ${error.statusCode}`
  if (signal.aborted) return `it took longer than ${patienceMs / 1_000} s (MODEL_SECONDS)`
  if (causes(error).some((cause) => cause instanceof AnswerTooLong)) return 'its answer was too long'
  if (causes(error).some((cause) => cause instanceof SyntaxError)) return 'its answer could not be read'
  return 'it could not be reached, or broke off'
}

const causes = (error: unknown, depth = 0): unknown[] =>
  error instanceof Error && depth < 5 ? [error, ...causes(error.cause, depth + 1)] : []
