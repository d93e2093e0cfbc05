import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Question } from '#client'

/** What a customer would answer about a raw value of a column, `<template>.<column>`. */
export interface KnownAnswer {
  column: string
  value: string
  answer: string
}

/** An answer that the demo gives by itself, and where it has it from. */
export interface Suggestion {
  value: string
  source: string
}

/** The answers that belong to the sample files. */
export const readAnswers = async (): Promise<KnownAnswer[]> =>
  parse(await readFile(fileURLToPath(new URL('answers.yaml', import.meta.url)), 'utf8')) as KnownAnswer[]

/** What is known of the value in question, else the service's default, else the most confident option; null when there is none. */
export const suggestAnswer = (question: Question, known: readonly KnownAnswer[]): Suggestion | null => {
  const { target, evidence, options } = question
  const answer = known.find(
    ({ column, value }) =>
      column === `${target.slug}.${target.column}` &&
      evidence.length > 0 &&
      evidence.every((seen) => seen.value === value),
  )
  if (answer && options.some(({ value }) => value === answer.answer))
    return { value: answer.answer, source: 'what the customer knows, from scripts/demo/answers.yaml' }
  if (question.default !== null) return { value: question.default, source: 'the default' }
  const best = options.toSorted((a, b) => b.confidence - a.confidence)[0]
  return best ? { value: best.value, source: 'the most confident option' } : null
}

/** Asks the person at the terminal; an empty line takes the answer that the demo would give. */
export const askPerson = async ({ options, free_text }: Question, suggested: string | null): Promise<string> => {
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
