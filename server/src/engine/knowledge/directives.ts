import { fold } from '../match/words.ts'
import type { DecidedBy, KnowledgeEntry } from '../model.ts'
import { parseStatements, type Statement } from './parse.ts'

/** A statement with where it comes from: nearer ones come first. */
export type Directive = Statement & {
  by: DecidedBy
  /** The template that it is limited to; null: all of them. */
  slug: string | null
  /** "the instructions", or the knowledge entry. */
  origin: string
}

/** Instruction, then knowledge of the template, of the source, of the account; in each the later statement wins. */
export function collectDirectives(knowledge: KnowledgeEntry[], instructions: string | null): Directive[] {
  const near = { template: 0, source: 1, account: 2 }
  const sorted = knowledge.toSorted(
    (a, b) => near[a.scope.type] - near[b.scope.type] || (a.key < b.key ? 1 : a.key > b.key ? -1 : 0),
  )
  const told = parseStatements(instructions ?? '').map((statement): Directive => {
    return { ...statement, by: 'instruction', slug: null, origin: 'the instructions' }
  })
  const known = sorted.flatMap((entry) =>
    parseStatements(entry.content)
      .toReversed()
      .map((statement): Directive => {
        const slug = entry.scope.type === 'template' ? entry.scope.slug : null
        return { ...statement, by: 'knowledge', slug, origin: `knowledge “${entry.key}”` }
      }),
  )
  return [...told.toReversed(), ...known]
}

/** The directives of a kind that apply to a template (null: before it is known), nearest first. */
export function directivesOf<K extends Statement['kind']>(
  directives: Directive[],
  kind: K,
  slug: string | null,
): Extract<Directive, { kind: K }>[] {
  return directives.filter(
    (directive): directive is Extract<Directive, { kind: K }> =>
      directive.kind === kind && (directive.slug === null || directive.slug === slug),
  )
}

/** Names are compared without case, accents and what stands between words. */
export function sameName(left: string, right: string): boolean {
  return left === right || (plain(left) !== '' && plain(left) === plain(right))
}

function plain(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
