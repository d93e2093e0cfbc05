import { isAsNear, sameName, type CalledTable, type Directive } from '../../knowledge/directives.ts'
import type { TableProfile } from '../../profile/model.ts'

/** Sentences on what goes before what, at most. */
const MOST = 12

/**
 * What was said twice and differently: the nearer goes before the farther, and of one place the later before the earlier. With an update
 * only what it overrules is told; what held before was told before.
 */
export function tellOverruled(directives: Directive[], profiles: TableProfile[], revision: number): string[] {
  const told: string[] = []
  for (const [index, nearer] of directives.entries()) {
    if (nearer.revision !== revision) continue
    for (const farther of directives.slice(index + 1)) {
      if (nearer.said === farther.said || !differ(nearer, farther, profiles)) continue
      const sentence = `${name(nearer)} goes before ${name(farther)}: ${why(nearer, farther)}.`
      if (!told.includes(sentence)) told.push(sentence)
      if (told.length === MOST) return told
    }
  }
  return told
}

/** Whether something nearer says differently of the same thing. `directives`: the nearest first. */
export function isOverruled(directive: Directive, directives: Directive[], profiles: TableProfile[]): boolean {
  const nearer = directives.slice(0, directives.indexOf(directive))
  return nearer.some((other) => other.said !== directive.said && differ(other, directive, profiles))
}

function name({ by, origin, said }: Directive): string {
  return by === 'knowledge' ? `${origin} (${said})` : said
}

function why(nearer: Directive, farther: Directive): string {
  if (farther.by === 'model') return 'what is understood goes before what a model reads'
  if (nearer.by !== farther.by) return 'an instruction is nearer than knowledge'
  if (nearer.by === 'knowledge' && nearer.origin !== farther.origin) {
    return nearer.slug === farther.slug
      ? 'its key comes later, or its scope is nearer'
      : 'knowledge of a template is the nearest'
  }
  return 'it was said later'
}

/** Both are about the same thing, and say different things of it. */
function differ(a: Directive, b: Directive, profiles: TableProfile[]): boolean {
  if (a.slug !== null && b.slug !== null && a.slug !== b.slug) return false
  if (isMapping(a) && isMapping(b)) {
    const shared = targetsOf(a).filter((target) => targetsOf(b).some((other) => sameName(target, other)))
    const inOneTable = profiles.some((profile) => isIn(a, profile) && isIn(b, profile))
    return shared.length > 0 && inOneTable && contentOf(a) !== contentOf(b)
  }
  // Two notes about phone numbers are each about those of their own rows.
  if (a.kind === 'phone_country' && isAsNear(a, b)) return false
  const subject = subjectOf(a)
  return subject !== null && subject === subjectOf(b) && contentOf(a) !== contentOf(b)
}

type Mapping = Extract<Directive, { kind: 'column' | 'merge' | 'split' | 'assign' | 'empty' | 'constant' }>

function isMapping(directive: Directive): directive is Mapping {
  return ['column', 'merge', 'split', 'assign', 'empty', 'constant'].includes(directive.kind)
}

function targetsOf(directive: Mapping): string[] {
  if (directive.kind === 'split') return directive.targets
  return [directive.kind === 'constant' ? directive.column : directive.target]
}

/** The table has the columns that are named; what names none is about every table. */
function isIn(directive: Mapping, { table, columns }: TableProfile): boolean {
  if (directive.kind === 'empty' || directive.kind === 'constant') return true
  if (directive.kind === 'assign') {
    return directive.sources.every(({ file_id, table: of }) => file_id === table.file_id && of === table.name)
  }
  const named = directive.kind === 'merge' ? directive.sources : [directive.source]
  return named.every((source) => columns.some(({ name: own }) => sameName(own, source)))
}

/** What else can be decided once only; null for what adds up. */
function subjectOf(directive: Directive): string | null {
  const folded = (text: string | null): string => (text ?? '').toLowerCase()
  switch (directive.kind) {
    case 'default':
    case 'fallback':
    case 'chain':
      return `${directive.kind} ${folded(directive.column)}`
    case 'date_order':
    case 'decimal_mark':
      return `${directive.kind} ${folded(directive.column)}`
    case 'value':
      return `value ${folded(directive.column)} ${directive.raw}`
    case 'phone_country':
    case 'duplicates':
    case 'only_table':
      return directive.kind
    case 'same_key':
      return `same_key ${folded(directive.column)}`
    case 'join':
      return `join ${tableOf(directive.table)}`
    case 'ignore_table':
    case 'table':
      return `table ${tableOf(directive.table)}`
    default:
      return null
  }
}

function tableOf(called: CalledTable): string {
  return typeof called === 'string' ? called.toLowerCase() : `${called.file_id}/${called.table}`
}

function contentOf(directive: Directive): string {
  const { by: _, slug: __, origin: ___, revision: ____, said: _____, taken: ______, ...content } = directive
  return JSON.stringify(content).toLowerCase()
}
