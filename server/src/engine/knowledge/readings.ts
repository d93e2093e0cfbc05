import type { Advice, Doubt } from '../advice/model.ts'
import { LEAST_CONFIDENCE } from '../advice/model.ts'
import { shownName } from '../advice/shown.ts'
import type { KnowledgeEntry, Revision, Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import { sameName, type Directive } from './directives.ts'
import { readSentences } from './parse.ts'
import type { Statement } from './statement.ts'

// Sentences that are not understood, and what an adviser makes of them: the same said in sentences that are. They come after everything
// that was understood, name only what is there, and leave no row, column or table out.

/** Sentences that an adviser is told of, and names that go with them, at most. */
const MOST_SENTENCES = 20
const MOST_NAMES = 200
const LONGEST = 500

/** A sentence that nothing was taken from, where it stands. */
interface Unread {
  text: string
  slug: string | null
  revision: number
}

export interface Said {
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/** Nearer ones first, as directives are. */
function unreadIn({ knowledge, instructions, revisions = [] }: Said): Unread[] {
  const from = (text: string | null, slug: string | null, revision: number): Unread[] =>
    readSentences(text ?? '').flatMap((one) =>
      one.statement || one.text.length > LONGEST ? [] : [{ text: one.text, slug, revision }],
    )
  return [
    ...revisions.flatMap((revision, index) => from(revision.instructions, null, index + 1)).toReversed(),
    ...from(instructions, null, 0),
    ...knowledge.flatMap(({ scope, content }) => from(content, scope.type === 'template' ? scope.slug : null, 0)),
  ]
}

const keyOf = (text: string): string => `sentence:${text}`

/** What an adviser could help to understand. */
export function sentenceDoubts(said: Said, profiles: TableProfile[], templates: Template[]): Doubt[] {
  const { sources, targets } = namesIn(profiles, templates)
  const names = [...new Set([...targets, ...sources])].slice(0, MOST_NAMES).map(shownName)
  const texts = [...new Set(unreadIn(said).map(({ text }) => text))]
  return texts.slice(0, MOST_SENTENCES).map((about) => ({ key: keyOf(about), about, options: [], rewrite: { names } }))
}

/** What an adviser made of sentences, as far as it holds for these tables and templates; and a note for each. */
export function readingsOf(
  said: Said,
  advice: ReadonlyMap<string, Advice>,
  profiles: TableProfile[],
  templates: Template[],
): { directives: Directive[]; notes: string[] } {
  const names = namesIn(profiles, templates)
  const found = unreadIn(said).flatMap(({ text, slug, revision }) => {
    const one = advice.get(keyOf(text))
    if (!one || one.value === null || one.confidence < LEAST_CONFIDENCE) return []
    const statements = readSentences(one.value).map(({ statement }) => statement)
    if (statements.length === 0 || !statements.every((statement) => statement && isHarmless(statement, names)))
      return []
    const where = {
      by: 'model',
      slug,
      revision,
      said: `“${text}”`,
      origin: `the model’s reading of “${text}”`,
    } as const
    const directives = statements.flatMap((statement): Directive[] => (statement ? [{ ...statement, ...where }] : []))
    return [{ directives, note: `“${text}” was not understood, and is read as “${one.value}”, as the model says.` }]
  })
  return {
    directives: found.flatMap(({ directives }) => directives),
    notes: [...new Set(found.map(({ note }) => note))],
  }
}

interface Names {
  sources: string[]
  targets: string[]
}

function namesIn(profiles: TableProfile[], templates: Template[]): Names {
  return {
    sources: profiles.flatMap(({ columns }) => columns.map(({ name }) => name)),
    targets: templates.flatMap(({ columns }) => columns.map(({ name }) => name)),
  }
}

/** Leaves nothing out, and names columns that are there. */
function isHarmless(statement: Statement, { sources, targets }: Names): boolean {
  const isSource = (name: string): boolean => sources.some((own) => sameName(own, name))
  const isTarget = (name: string): boolean => targets.some((own) => sameName(own, name))
  const isEither = (name: string | null): boolean => name === null || isSource(name) || isTarget(name)
  switch (statement.kind) {
    case 'column':
      return isSource(statement.source) && isTarget(statement.target)
    case 'merge':
      return statement.sources.every(isSource) && isTarget(statement.target)
    case 'split':
      return isSource(statement.source) && statement.targets.every(isTarget)
    case 'value':
    case 'date_order':
    case 'decimal_mark':
      return isEither(statement.column)
    case 'default':
      return isTarget(statement.column)
    case 'phone_country':
      return true
    default:
      return false
  }
}
