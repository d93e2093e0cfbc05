import type { DecidedBy, KnowledgeEntry, Revision } from '../model.ts'

/** A text that people wrote about the data, with where it stands. */
export interface SaidText {
  text: string
  by: Extract<DecidedBy, 'instruction' | 'knowledge'>
  /** The template that it is limited to; null: all of them. */
  slug: string | null
  origin: string
}

/** “is **not** imported” is “is not imported”: the signs of Markdown around words say nothing of data. */
export function withoutEmphasis(text: string): string {
  return text.replace(/(\*\*|__)(?=\p{L})([^*_\n]{1,80}?)(?<=[\p{L}\p{N}.,:!?])\1/gu, '$2')
}

/** All of them, nearer ones first: updates, instructions, knowledge of templates, of the source, of the account. */
export function textsOf(said: {
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}): SaidText[] {
  const { knowledge, instructions, revisions = [] } = said
  const near = { template: 0, source: 1, account: 2 }
  const updates = revisions.flatMap((revision) => revision.instructions ?? []).toReversed()
  return [
    ...updates.map((text): SaidText => ({ text, by: 'instruction', slug: null, origin: 'an update' })),
    { text: instructions ?? '', by: 'instruction' as const, slug: null, origin: 'an instruction' },
    ...knowledge
      .toSorted((a, b) => near[a.scope.type] - near[b.scope.type])
      .map(({ key, scope, content }): SaidText => {
        const slug = scope.type === 'template' ? scope.slug : null
        return { text: content, by: 'knowledge', slug, origin: `knowledge “${key}”` }
      }),
  ].filter(({ text }) => text.trim() !== '')
}
