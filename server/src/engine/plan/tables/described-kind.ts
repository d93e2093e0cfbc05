import { escaped } from '../../escaped.ts'
import { valuesOf } from '../../knowledge/grounded/columns.ts'
import { templatesIn } from '../../knowledge/grounded/tables.ts'
import { NEGATED } from '../../knowledge/meant-values.ts'
import type { Template } from '../../model.ts'
import { UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isFilled } from '../sure.ts'
import { keyLinked } from './key-linked.ts'

// “main for the address in the customer list, delivery for an additional one”: the rows of one template are also the first ones of another, which has
// a table of all others, and the description of a column tells them apart.

/** Behind an allowed value, before what it is for. */
const FOR =
  '\\s*(?:=|:|\\(|(?:is|if|when|for|means|ist|wenn|falls|bei|für|est|si|quand|pour|es|cuando|para|è|se|quando|per|als|wanneer|voor)(?!\\p{L}))'

/** The column that says whether a row is that of the `parent` itself, and what it has then and elsewhere. */
export interface DescribedKind {
  parent: Template
  target: number
  own: string
  rest: string
}

/** What descriptions say so, of columns with two allowed values; null where none does, or several. */
export function describedKind(template: Template, templates: readonly Template[]): DescribedKind | null {
  const found = templates
    .filter((parent) => parent !== template && keyLinked(template, parent, true) !== null)
    .flatMap((parent) =>
      template.columns.flatMap((column, target) => {
        const values = valuesOf(column)
        if (values.length !== 2) return []
        const uses = values.map((value) => useOf(value, values, column.description ?? ''))
        const [own, ...more] = values.filter((_, at) => templatesIn(uses[at]!, [parent]).length > 0)
        const rest = values.find((value) => value !== own)
        // What is not in the other list is said of all others, too.
        const isSaid = uses.every((use) => use !== '' && !NEGATED.test(use))
        return own !== undefined && more.length === 0 && isSaid ? [{ parent, target, own, rest: rest! }] : []
      }),
    )
  return found.length === 1 ? found[0]! : null
}

/** What a description says that a value is for, up to the next one. */
function useOf(value: string, values: readonly string[], description: string): string {
  const others = values.filter((other) => other !== value).map(escaped)
  const [, use = ''] =
    new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(value)}${FOR}\\s*([^.;]{3,80})`, 'iu').exec(description) ?? []
  return use.split(new RegExp(`(?<![\\p{L}\\p{N}_])(?:${others.join('|')})${FOR}`, 'iu'))[0]!
}

/** The mappings with the kind of rows that a description tells apart, where the rows of another template are the first of these. */
export function withDescribedKind(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  const placed = context.placed ?? []
  const both = placed.filter(({ placement: other }) => other.side.template === template && other.both !== undefined)
  const kind = both.length === 0 ? null : describedKind(template, context.templates)
  if (kind === null || !both.some(({ placement: other }) => other.both!.template === kind.parent)) return mappings
  if (isFilled(mappings[kind.target]!) || mappings[kind.target]!.decided_by !== 'matcher') return mappings
  const value = placement.both?.template === kind.parent ? kind.own : kind.rest
  dropQuestions([kind.target], placement, context)
  const { name } = template.columns[kind.target]!
  const reason = `The description of “${name}” says that “${kind.own}” is what stands with ${kind.parent.name}, and “${kind.rest}” any other.`
  return mappings.with(kind.target, { ...UNMAPPED, constant: value, confidence: 0.9, reason })
}
