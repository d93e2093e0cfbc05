import type { Transform } from '../../model.ts'
import { EMPTY_FOR } from '../names/described.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { BETWEEN, canJoin, type Composite } from './composite.ts'
import { PERSON } from './firm-or-person.ts'

// “Whom to write to at the company; empty for private customers”: beside the column of firms stands somebody's name in every row, and where there is no
// firm that is the customer.

const CONTACT = new Set(['contact', 'name', 'person', 'full', 'main', 'primary', 'responsible'])
/** Fewer rows of either kind are there by chance. */
const FEW = 3

/** The name beside that of a firm, and nothing where there is no firm, for the columns that are described so. */
export function findContacts(table: TableSide, { names, template }: TemplateSide): Composite[] {
  const targets = names.flatMap(({ concepts }, target) => {
    const { required, description } = template.columns[target]!
    const isContact = concepts.includes('contact') && concepts.every((one) => CONTACT.has(one))
    const isForFirms = [...(description ?? '').matchAll(EMPTY_FOR)].some(([, kinds]) => PERSON.test(kinds!))
    return isContact && isForFirms && !required ? [target] : []
  })
  const [target, ...others] = targets
  const sources = target === undefined || others.length > 0 ? null : namesIn(table)
  if (target === undefined || sources === null) return []
  const [firm, ...person] = sources.map((source) => `“${table.profile.columns[source]!.name}”`)
  const part = `[^${BETWEEN}]+`
  const transforms: Transform[] = [
    { kind: 'merge', separator: BETWEEN },
    { kind: 'extract', pattern: `^${part}${BETWEEN}(${person.map(() => part).join(BETWEEN)})$|^` },
    { kind: 'replace', find: BETWEEN, with: ' ' },
    { kind: 'collapse_spaces' },
    { kind: 'trim' },
  ]
  const reason = `Its description leaves it empty for persons: it is ${person.join(' and ')} where there is ${firm}.`
  return [{ target, sources, transforms, confidence: 0.9, reason, beside: true }]
}

/** The columns of the firm, and of first and last name or of the contact; null where rows have a part of a name alone, so that a firm could be taken for it. */
function namesIn({ names, profile }: TableSide): number[] | null {
  const { columns, rows } = profile
  const called = (isIt: (concepts: readonly string[]) => boolean): number[] =>
    names.flatMap(({ concepts }, at) => (columns[at]!.filled > 0 && isIt(concepts) ? [at] : []))
  const partCalled = (part: string): number[] =>
    called((concepts) => concepts.includes(part) && concepts.every((one) => one === part || one === 'name'))
  const firms = partCalled('company')
  const [first, last] = [partCalled('first'), partCalled('last')]
  const whole = called((concepts) => concepts.includes('contact') && concepts.every((one) => CONTACT.has(one)))
  const person = first.length > 0 || last.length > 0 ? [first, last] : [whole]
  if ([firms, ...person].some(({ length }) => length !== 1)) return null
  const sources = [firms, ...person].flat()
  if (!canJoin(sources.map((source) => columns[source]!))) return null
  const filled = rows.map((cells) => sources.map((source) => Boolean(cells[columns[source]!.position]?.trim())))
  const isWhole = filled.every(([, ...parts]) => new Set(parts).size === 1)
  const persons = filled.filter(([isFirm, isPerson]) => isPerson && !isFirm)
  const contacts = filled.filter(([isFirm, isPerson]) => isPerson && isFirm)
  return isWhole && persons.length >= FEW && contacts.length >= FEW ? sources : null
}
