/** Sentences of one kind that are quoted, and names that are listed, at most. */
export const MOST = 12

/** Names or quotations in a row. */
export function listed(items: string[]): string {
  const more = items.length - MOST
  return items.slice(0, MOST).join(', ') + (more > 0 ? ` and ${more} more` : '') || 'none'
}
