// The title of a position is what the position is called: “Fonction” for `job_title`, and “Job title” for “function”.

/** The concepts of a name without the title that says no more than its position; as they are where it has none. A title alone is that of anything. */
export function withoutTitle(concepts: readonly string[]): readonly string[] {
  return concepts.includes('position') && concepts.includes('title')
    ? concepts.filter((concept) => concept !== 'title')
    : concepts
}
