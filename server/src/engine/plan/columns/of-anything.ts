/** What a list calls its texts, whatever it lists: no other column of the template is meant by that. */
const OF_ANYTHING = new Set([
  'name',
  'title',
  'label',
  'description',
  'content',
  'full',
  'meaning',
  'initials',
  'number',
])

export function ofAnything(concept: string): boolean {
  return OF_ANYTHING.has(concept)
}
