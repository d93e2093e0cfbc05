import type { Advice, Doubt } from '../engine/advice/model.ts'

/** Differences of cosines that make one option e times as likely as another. Models differ in how near all texts are, hardly in this. */
const TEMPERATURE = 0.06

/** The texts of doubts whose meanings are compared, each once. */
export const textsOf = (doubts: readonly Doubt[]): string[] => [
  ...new Set(
    doubts.flatMap(({ names }) => (names && names.options.length > 1 ? [names.subject, ...names.options] : [])),
  ),
]

/** How the options of a doubt share its meaning: a softmax over the cosines of their vectors with the subject's. */
export const likenessOf = (
  { names, options }: Doubt,
  vectors: ReadonlyMap<string, readonly number[]>,
): Advice['likeness'] => {
  const subject = names && vectors.get(names.subject)
  const others = names?.options.map((name) => vectors.get(name)) ?? []
  if (!subject || others.length < 2) return undefined
  const cosines = others.map((other) => (other ? cosine(subject, other) : null))
  if (cosines.some((one) => one === null || !Number.isFinite(one))) return undefined
  const weights = cosines.map((one) => Math.exp((one ?? 0) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return options.map(({ value }, index) => ({
    value,
    share: Math.round((1000 * (weights[index] ?? 0)) / total) / 1000,
  }))
}

const cosine = (left: readonly number[], right: readonly number[]): number | null => {
  if (left.length !== right.length || left.length === 0) return null
  let [product, one, other] = [0, 0, 0]
  for (const [index, value] of left.entries()) {
    const opposite = right[index] ?? 0
    product += value * opposite
    one += value * value
    other += opposite * opposite
  }
  return product / Math.sqrt(one * other)
}
