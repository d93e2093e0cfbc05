import { fold } from '../match/names/words.ts'
import type {
  DecidedBy,
  KnowledgeEntry,
  NamedColumn,
  PlanChange,
  Revision,
  RowSkip,
  Template,
  Transform,
} from '../model.ts'
import { readSentences } from './parse.ts'
import type { Statement } from './statement.ts'

/** What a plan is told: a statement, or an exact change that no sentence can say. Lists of values end as one statement for each. */
export type Told =
  | Statement
  /** What a column gets from another one where it is empty. */
  | { kind: 'fallback'; column: string; source: string }
  /** A key of rows that have no other one: a code, and what one column of the table has; with zeros up to so many figures, where it is said. */
  | { kind: 'prefixed'; column: string; source: string; prefix: string; figures?: number; table: ExactTable }
  /**
   * Letters in front of the keys of these tables, and of what links to them there; with zeros up to so many figures, where it is said. `instead`: of the
   * letters that stand there now. `behind`: nothing in front, but this behind numbers of so many figures.
   */
  | {
      kind: 'front'
      front: string
      figures?: number | null
      instead?: string
      behind?: string
      targets: { slug: string; column: string }[]
      tables: ExactTable[]
    }
  /** Numbers without an area code are of this one; `of` one kind of them, or all. */
  | { kind: 'area_code'; area: string; of: string | null }
  /** Of a column that may be empty: what its rule, or its link, refuses. */
  | { kind: 'left_empty'; column: string }
  /** Of a link: rows stay behind where the row that they name has an error. */
  | { kind: 'bereft'; column: string }
  /** Of a link: rows stay behind where the row that they name, of the template `of`, has one of these values in `state`. */
  | { kind: 'of_state'; column: string; of: string; state: string; values: string[] }
  | { kind: 'assign'; target: string; sources: NamedColumn[] }
  | { kind: 'chain'; column: string; transforms: Transform[] }
  /** Figures of a column, without a unit, are in `bare_unit`, and wanted in `unit`; `tables`: of these alone. */
  | { kind: 'scaled'; column: string; unit: string; bare_unit: string; tables?: ExactTable[] }
  /** Figures of a column, `$1`, are calculated with. */
  | { kind: 'calculated'; column: string; formula: string; decimals?: number; tables?: ExactTable[] }
  | { kind: 'join'; table: ExactTable; to: ExactTable; keys: [string, string] }
  /** Rows of one table that are left out; `what` they have in common. */
  | { kind: 'leave_rows'; table: ExactTable; when: RowSkip['when']; what: string }
  /** All of one table. */
  | { kind: 'ignore_table'; table: ExactTable }
  /**
   * Of rows of several tables that share a key, that of this one counts, with what is empty in them (`rows`), or its cell of one column; `over`: before
   * those of these tables alone.
   */
  | { kind: 'key_from'; table: ExactTable; column?: string; alone?: true; rows?: true; over?: ExactTable[] }
  /** Of this table nothing but these template columns is wanted, and what its rows are known by. */
  | { kind: 'only_for'; table: ExactTable; columns: string[] }
  /** What this list says of each fills a column where a row's own cell is empty. */
  | { kind: 'gaps_from'; table: ExactTable; column: string }

/** A table as a change names it. */
export type ExactTable = Pick<NamedColumn, 'file_id' | 'table'>

/** A table as people call it, or exactly. */
export type CalledTable = string | ExactTable

/** What was told, with where it comes from: nearer ones come first. */
export type Directive = Told & {
  by: DecidedBy
  /** The template that it is limited to; null: all of them. */
  slug: string | null
  /** "an instruction", "an update", or the knowledge entry. */
  origin: string
  /** Number of the revision that said it, counted from 1; 0 for all else. */
  revision: number
  /** How it was said: the sentence, or the change. */
  said: string
  /** Names that were taken for others that are there, in sentences. */
  taken?: string[]
}

/** What directives are collected from. */
interface Said {
  templates: Pick<Template, 'slug' | 'description'>[]
  knowledge: KnowledgeEntry[]
  instructions: string | null
  revisions?: Revision[]
}

/**
 * Later revisions, then the instructions, then knowledge of the template, its description, knowledge of the source, of the account; in
 * each the later wins.
 */
export function collectDirectives({ templates, knowledge, instructions, revisions = [] }: Said): Directive[] {
  const near = { template: 0, source: 1, account: 2 }
  const sorted = knowledge.toSorted(
    (a, b) => near[a.scope.type] - near[b.scope.type] || (a.key < b.key ? 1 : a.key > b.key ? -1 : 0),
  )
  const revised = revisions.flatMap((revision, index) => directivesFrom(revision, index + 1))
  const told = readSentences(instructions ?? '').flatMap(({ text, statement }): Directive[] => {
    if (!statement) return []
    return [{ ...statement, revision: 0, said: `“${text}”`, by: 'instruction', slug: null, origin: 'an instruction' }]
  })
  const known = (isOfTemplate: boolean): Directive[] =>
    sorted
      .filter(({ scope }) => (scope.type === 'template') === isOfTemplate)
      .flatMap(({ key, scope, content }) =>
        knownBy(content, `knowledge “${key}”`, scope.type === 'template' ? scope.slug : null),
      )
  // To look what a text says takes half a second where it says nothing.
  const described = templates.flatMap(({ slug, description }) =>
    description === null || !NAMES.test(description)
      ? []
      : knownBy(description, `the description of “${slug}”`, slug).filter(({ said }) => NAMES.test(said)),
  )
  return [...revised.toReversed(), ...told.toReversed(), ...known(true), ...described, ...known(false)]
}

/** A description is written for people: of its sentences those count that put names in backticks. */
const NAMES = /`[^`]+`/

function knownBy(content: string, origin: string, slug: string | null): Directive[] {
  return readSentences(content)
    .toReversed()
    .flatMap(({ text, statement }): Directive[] =>
      statement ? [{ ...statement, revision: 0, said: `“${text}”`, by: 'knowledge', slug, origin }] : [],
    )
}

/** In the order in which they were said; changes count as said after the instructions. */
function directivesFrom({ instructions, changes }: Revision, revision: number): Directive[] {
  const by = 'instruction'
  const told = readSentences(instructions ?? '').flatMap(({ text, statement }): Directive[] => {
    if (!statement) return []
    return [{ ...statement, by, slug: null, origin: 'an update', revision, said: `“${text}”` }]
  })
  const exact = changes.flatMap((change, index) => {
    const subject = 'column' in change ? `${change.slug}.${change.column}` : change.slug
    const said = `changes[${index}] (${change.kind} ${subject})`
    const where = { by, slug: change.slug, origin: 'an update', revision, said } as const
    return toldBy(change).map((item): Directive => ({ ...item, ...where }))
  })
  return [...told, ...exact]
}

function toldBy(change: PlanChange): Told[] {
  if (change.kind === 'join') {
    const { left, right } = change
    return [{ kind: 'join', table: right, to: left, keys: [left.column, right.column] }]
  }
  const { column } = change
  switch (change.kind) {
    case 'map':
      return [{ kind: 'assign', target: column, sources: change.sources }]
    case 'unmap':
      return [{ kind: 'empty', target: column }]
    case 'value_map':
      return change.entries.map(({ raw, value }) => ({ kind: 'value', raw, value, column }))
    case 'transform':
      return [{ kind: 'chain', column, transforms: change.transforms }]
    case 'examples': {
      const { sources, examples } = change
      const filled: Told[] = sources ? [{ kind: 'assign', target: column, sources }] : []
      return [...filled, { kind: 'examples', column, examples }]
    }
    case 'default':
      return [{ kind: 'default', column, value: change.value }]
    case 'skip_rows':
      return [{ kind: 'skip_rows', column, value: change.equals ?? null, exactly: true }]
  }
}

/** The directives of a kind that apply to a template (null: before it is known), nearest first. */
export function directivesOf<K extends Told['kind']>(
  directives: Directive[],
  kind: K,
  slug: string | null,
): Extract<Directive, { kind: K }>[] {
  return directives.filter(
    (directive): directive is Extract<Directive, { kind: K }> =>
      directive.kind === kind && (directive.slug === null || directive.slug === slug),
  )
}

/** Whether two were said in places of one rank, so that neither overrules the other by being nearer. */
export function isAsNear(one: Directive, other: Directive): boolean {
  return one.by === other.by && one.slug === other.slug && one.revision === other.revision && one.by === 'knowledge'
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
