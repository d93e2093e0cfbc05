import type { Example } from '../model.ts'

/** Two examples of one value that want different things of it; null where there are none. */
export function contradiction(examples: readonly Example[]): [Example, Example] | null {
  const seen = new Map<string, Example>()
  for (const example of examples) {
    const key = JSON.stringify(example.from)
    const other = seen.get(key)
    if (other && other.to !== example.to) return [other, example]
    seen.set(key, example)
  }
  return null
}
