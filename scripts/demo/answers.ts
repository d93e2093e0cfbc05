import { createInterface } from 'node:readline/promises'
import type { Question } from '#client'

/** The answer that the demo gives by itself: the service's default, else the most confident option. */
export const bestAnswer = (question: Question): string | null =>
  question.default ?? question.options.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null

/** Asks the person at the terminal; an empty line takes the answer that the demo would give. */
export const askPerson = async (question: Question): Promise<string> => {
  const { options, free_text } = question
  const suggested = bestAnswer(question)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const choices = options.map(({ label }, i) => `${i + 1} ${label}`).join(', ')
      const text = (await prompt.question(`   Your answer (${choices}; enter for the suggested one): `)).trim()
      const chosen = text === '' ? suggested : (options[Number(text) - 1]?.value ?? (free_text ? text : null))
      if (chosen !== null) return chosen
    }
  } finally {
    prompt.close()
  }
}
