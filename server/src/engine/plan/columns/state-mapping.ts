import type { DecidedBy, Transform } from '../../model.ts'
import { UNMAPPED, type Mapping } from '../context.ts'

/** A state that a text tells by what another column has: who says it, where the words are worth showing with them. */
interface Said {
  origin: string
  said?: string
  by: DecidedBy
}

/** The steps by which a filled cell becomes one state, and an empty one the other; `nulls`: what empties cells that hold nothing of it. */
export function statesOfFilling(filled: string, empty: string, nulls: readonly Transform[]): Transform[] {
  return [
    { kind: 'trim' },
    ...nulls,
    { kind: 'rewrite', pattern: '[\\s\\S]+', with: filled.replaceAll('\\', '\\\\') },
    { kind: 'default', value: empty },
  ]
}

/** The mapping of a state to the column that tells it, which is noted once. `what`: which state it is where, as a sentence without its end. */
export function stateMapping(
  source: number,
  lead: Transform[],
  what: string,
  { origin, said, by }: Said,
  notes: string[],
): Mapping {
  const note = `${what}: ${origin} says so${said === undefined ? '' : `: “${said}”`}.`
  if (!notes.includes(note)) notes.push(note)
  return {
    ...UNMAPPED,
    sources: [source],
    lead,
    confidence: 0.95,
    reason: `${what}, as ${origin} says.`,
    decided_by: by,
  }
}
