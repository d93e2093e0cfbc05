import { z } from 'zod'
import type { Advice } from '../engine/advice/model.ts'
import type { Prompt } from './prompt.ts'

const LONGEST_REASON = 200
const LONGEST_SENTENCE = 500

/** What a model is asked to answer. */
export const replySchema = z.object({
  decisions: z.array(
    z.object({
      id: z.string(),
      choice: z.string().nullable(),
      confidence: z.number(),
      reason: z.string(),
    }),
  ),
})

/**
 * The advice in an answer: for every doubt one, without a value where none of its own options was picked, or several were. Whatever else
 * the answer says is left out.
 */
export const adviceIn = ({ decisions }: z.infer<typeof replySchema>, { doubts, options }: Prompt): Advice[] =>
  doubts.map(({ key, options: own, rewrite }, index) => {
    const said = decisions.filter(({ id }) => id === `d${index + 1}`)
    const [first] = said
    const choice = said.length === 1 && first?.choice ? first.choice : ''
    const value = rewrite ? choice.replace(/\p{Cc}+/gu, ' ').trim() : options.get(choice)
    const none = { key, value: null, confidence: 0, reason: '' }
    const isAnswer = rewrite
      ? value !== '' && choice.length <= LONGEST_SENTENCE
      : own.some((one) => one.value === value)
    if (!first || value === undefined || !isAnswer) return none
    const confidence = Math.min(1, Math.max(0, Number.isFinite(first.confidence) ? first.confidence : 0))
    return { key, value, confidence, reason: plainLine(first.reason) }
  })

/** One line without control characters, quotation marks of ours and addresses: people read it beside what we say ourselves. */
const plainLine = (text: string): string => {
  const line = text
    .replace(/[\p{Cc}\p{Cf}“”]+/gu, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1)}…` : line
}
