import { compilePattern } from '../match/pattern/pattern.ts'
import type { Template } from '../model.ts'
import { sameName, type Directive } from './directives.ts'

// “Deliveries: as_of is 2025-06-30 for all lines”: what stands before the colon says of which rows the rest is said.

const TOPIC = /^([^:]{2,60}):\s+(\S[^]*)$/u

/** A directive whose column was read with what it is said of, as what it is: of the rows of that template, or of that table, alone. */
export function withoutTopic(
  directive: Directive,
  templates: readonly Template[],
  tables: readonly string[],
): Directive {
  if (directive.slug !== null) return directive
  const preset = presetIn(directive, templates)
  if (preset !== null) return preset
  const named = 'column' in directive ? directive.column : 'target' in directive ? directive.target : null
  const [, topic = '', rest = ''] = typeof named === 'string' ? (TOPIC.exec(named) ?? []) : []
  const template = calledSo(topic, templates)
  if (!template && directive.kind === 'constant' && tables.some((table) => sameName(table, topic)))
    return isColumnOf(rest, templates) ? { ...directive, column: rest, within: topic } : directive
  if (!template || !template.columns.some(({ name }) => sameName(name, rest))) return directive
  const settled = 'column' in directive ? { column: rest } : { target: rest }
  return { ...directive, slug: template.slug, ...settled } as Directive
}

/** “Deliveries: currency is EUR”: no code of a column that is called so, but what a column of these rows has. */
function presetIn(directive: Directive, templates: readonly Template[]): Directive | null {
  if (directive.kind !== 'value' || directive.column === null) return null
  const { raw, value, column, or: _, allowed: __, ...rest } = directive
  const template = calledSo(column, templates)
  const target = isColumnOf(column, templates) ? undefined : template?.columns.find(({ name }) => sameName(name, raw))
  if (!template || !target) return null
  const rule = target.desiredRule === 'strict' && target.strictRule ? compilePattern(target.strictRule) : null
  if (rule && !rule.matches(value)) return null
  return { ...rest, slug: template.slug, kind: 'constant', column: target.name, value, perhaps: true }
}

function calledSo(topic: string, templates: readonly Template[]): Template | null {
  const found = templates.filter(({ slug, name }) => [slug, name].some((own) => topic !== '' && sameName(own, topic)))
  return found.length === 1 ? found[0]! : null
}

function isColumnOf(called: string, templates: readonly Template[]): boolean {
  return templates.some(({ columns }) => columns.some(({ name }) => sameName(name, called)))
}
