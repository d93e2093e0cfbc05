import type { ValueMapEntry } from '../../../model.ts'
import type { Work } from '../column-values.ts'

/** What figures were taken for as how often something is. */
export function tellOften(
  { source, context }: Work,
  often: ReadonlyMap<string, string>,
  entries: ValueMapEntry[],
): void {
  const read = entries.filter(({ raw, value, decided_by }) => decided_by === 'matcher' && often.get(raw) === value)
  const told = read.map(({ raw, value }) => `“${raw}” is “${value}”`).join(', ')
  if (told !== '') context.notes.push(`In “${source.name}” ${told}: the figures say how often.`)
}
