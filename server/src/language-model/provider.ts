import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embedMany, generateText, NoObjectGeneratedError, Output, type EmbeddingModel, type LanguageModel } from 'ai'
import type { z } from 'zod'
import type { ModelConfig } from '../config.ts'
import { inputTokens, outputTokens, type Prompt } from './prompt.ts'
import { replySchema } from './reply.ts'

// The one file that knows the AI SDK. Its retries are switched off, because only our own know what a run may still spend.

/** More than any answer that was asked for has, in bytes: 64 vectors are the largest. */
const MOST_BYTES = 16 * 1024 ** 2
/** Texts of one request for vectors. */
const TEXTS_AT_ONCE = 64

export interface Spent {
  input_tokens: number
  output_tokens: number
}

export interface Answered extends Spent {
  reply: z.infer<typeof replySchema>
}

export interface Provider {
  /** One request. With `strict` the endpoint is told the schema, which not every one understands. */
  answer: (prompt: Prompt, strict: boolean, signal: AbortSignal) => Promise<Answered>
  /** Null where no model for it is configured. */
  embed: ((texts: readonly string[], signal: AbortSignal) => Promise<Spent & { vectors: number[][] }>) | null
}

/** An answer is longer than it may be. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/** Opens no connection before something is asked. */
export const openProvider = (config: ModelConfig): Provider => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const { embedding } = config
  const models = modelsOf(config)
  return {
    answer: (prompt, strict, signal) => answer(models.chat(strict), prompt, signal),
    embed: embedding === undefined ? null : (texts, signal) => embed(models.embedding(embedding), texts, signal),
  }
}

interface Models {
  chat: (strict: boolean) => Exclude<LanguageModel, string>
  embedding: (name: string) => Exclude<EmbeddingModel, string>
}

const modelsOf = ({ provider, url, key, name }: ModelConfig): Models => {
  const settings = { fetch: boundedFetch, ...(key !== undefined && { apiKey: key }) }
  if (provider === 'anthropic') {
    const anthropic = createAnthropic({ ...settings, ...(url !== undefined && { baseURL: url }) })
    return { chat: () => anthropic(name), embedding: (other) => anthropic.embeddingModel(other) }
  }
  const open = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({ ...settings, name: 'model', baseURL: url ?? '', supportsStructuredOutputs })
  return { chat: (strict) => open(strict).chatModel(name), embedding: (other) => open(false).embeddingModel(other) }
}

const answer = async (
  model: Exclude<LanguageModel, string>,
  prompt: Prompt,
  abortSignal: AbortSignal,
): Promise<Answered> => {
  const result = await generateText({
    model,
    system: prompt.system,
    prompt: prompt.text,
    output: Output.object({ schema: replySchema, name: 'decisions' }),
    temperature: 0,
    maxOutputTokens: outputTokens(prompt),
    maxRetries: 0,
    abortSignal,
  })
  return { reply: result.output, ...spentIn(result.usage, prompt) }
}

/** What a failed request cost for all that is known: an answer of the wrong form was paid, and one that broke off may have been. */
export const spentOn = (error: unknown, prompt: Prompt): Spent =>
  NoObjectGeneratedError.isInstance(error)
    ? spentIn(error.usage ?? {}, prompt)
    : { input_tokens: inputTokens(prompt), output_tokens: 0 }

const spentIn = (
  { inputTokens: read, outputTokens: written }: { inputTokens?: number | undefined; outputTokens?: number | undefined },
  prompt: Prompt,
): Spent => ({
  input_tokens: plausible(read, inputTokens(prompt)),
  output_tokens: plausible(written, outputTokens(prompt)),
})

/** A count as an endpoint tells it, where it can be one; else what was expected. */
const plausible = (told: number | undefined, expected: number): number =>
  told !== undefined && Number.isSafeInteger(told) && told >= 0 && told <= 100 * expected ? told : expected

const embed = async (
  model: Exclude<EmbeddingModel, string>,
  texts: readonly string[],
  abortSignal: AbortSignal,
): Promise<Spent & { vectors: number[][] }> => {
  const vectors: number[][] = []
  let tokens = 0
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
    const values = texts.slice(from, from + TEXTS_AT_ONCE)
    const { embeddings, usage } = await embedMany({ model, values, maxRetries: 0, abortSignal })
    if (embeddings.length !== values.length) throw new Error('An embedding model gave another number of vectors.')
    vectors.push(...embeddings)
    tokens += plausible(usage.tokens, textTokens(values))
  }
  return { vectors, input_tokens: tokens, output_tokens: 0 }
}

/** Tokens of texts, more rather than less. */
export const textTokens = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / 3) + 1, 0)

/** Follows no redirect, because it would take the key along, and reads no more than an answer can have. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.length
        if (size > MOST_BYTES) controller.error(new AnswerTooLong())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted, { status, statusText, headers })
}
