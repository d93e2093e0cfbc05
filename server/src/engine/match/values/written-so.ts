/** By list: the values of a column are all held against the same one. */
const known = new WeakMap<readonly string[], Map<string, string[]>>()

/** The allowed values that a raw one is but for case and spacing: where they differ in signs alone, “b-” is neither `B` nor `B+`. */
export function writtenSo(raw: string, allowed: readonly string[]): readonly string[] {
  const byWriting = known.get(allowed) ?? Map.groupBy(allowed, plain)
  known.set(allowed, byWriting)
  return byWriting.get(plain(raw)) ?? []
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
