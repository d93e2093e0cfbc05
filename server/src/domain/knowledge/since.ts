import { createHash } from 'node:crypto'
import type { KnowledgeEntry, Manifest } from '../../engine/model.ts'
import { list, quote } from '../../engine/phrases.ts'

type Known = NonNullable<Manifest['knowledge']>

/** Entries as a manifest keeps them: enough to tell whether they are the same later, and not what they say. */
export const fingerprintsOf = (entries: readonly KnowledgeEntry[]): Known =>
  entries.map(({ key, scope, content }) => ({
    key,
    sha256: createHash('sha256')
      .update(JSON.stringify([scope, content]))
      .digest('hex'),
  }))

/** What became of the knowledge since a plan was made with it, in a sentence; null when nothing did. */
export const tellKnowledgeSince = (before: Known, now: Known): string | null => {
  const keysOf = (entries: Known): Map<string, string> => new Map(entries.map(({ key, sha256 }) => [key, sha256]))
  const [then, today] = [keysOf(before), keysOf(now)]
  const changes = [...new Set([...then.keys(), ...today.keys()])].toSorted().flatMap((key) => {
    if (then.get(key) === today.get(key)) return []
    const what = today.has(key) ? (then.has(key) ? 'changed' : 'new') : 'gone'
    return [`${quote(key)} is ${what}`]
  })
  if (changes.length === 0) return null
  return `Knowledge is another since the preview was made: ${list(changes)}. The plan is applied as it was previewed; generate anew for one that follows what is known now.`
}
