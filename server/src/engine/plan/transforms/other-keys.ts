import { compilePattern, type Pattern } from '../../match/pattern/pattern.ts'
import type { TemplateColumn } from '../../model.ts'
import { tableLabel } from '../context.ts'
import { push, shareOf, type Work } from './column-values.ts'
import type { LinkTarget } from './link-keys.ts'

// One column with keys of two kinds: the account of a line, or the customer whose line it is. Where it fills both links, each takes its own.

/** So many of the cells are of one kind or the other, and so many at least of either. */
const NEARLY_ALL = 0.95
const SOME = 0.05

/** What is a key of another link that the same column fills is no key here, where a row may have none. */
export function addOtherKeys(work: Work, { rule }: LinkTarget): void {
  const { target, source, placement, context } = work
  const own = rule === null ? null : compilePattern(rule)
  if (own === null || target.required) return
  for (const other of otherLinks(work)) {
    const isOther = (value: string): boolean => other.rule.matches(value.trim()) && !own.matches(value.trim())
    const share = shareOf(work, isOther)
    const isOwn = shareOf(work, (value) => own.matches(value.trim()))
    if (share < SOME || isOwn < SOME || share + isOwn < NEARLY_ALL) continue
    const tokens = [
      ...new Set(work.values.flatMap(({ value }) => (value !== null && isOther(value) ? [value.trim()] : []))),
    ]
    context.notes.push(
      `“${source.name}” of ${tableLabel(placement.table.profile)} has keys of two kinds: those of “${other.name}” are left out of “${target.name}”.`,
    )
    push(work, { kind: 'null_token', tokens }, (value) => (isOther(value) ? null : value))
    return
  }
}

/** The links to other templates that the same column of the table fills, with the rule of the keys that they lead to. */
function otherLinks({ target, mapping, placement, context }: Work): { name: string; rule: Pattern }[] {
  const { template } = placement.side
  const [source] = mapping.sources
  const placed = context.placed?.find(
    (one) => one.placement.table.profile === placement.table.profile && one.placement.side.template === template,
  )
  return template.columns.flatMap((column, at) => {
    const isSame = placed?.mappings[at]?.sources.join() === String(source)
    const rule =
      isSame && column !== target && column.desiredRule === 'link' ? keyRule(column, context.templates) : null
    return rule === null ? [] : [{ name: column.name, rule }]
  })
}

function keyRule({ linkRule = [] }: TemplateColumn, templates: Work['context']['templates']): Pattern | null {
  const [link] = linkRule
  const columns = templates.find(({ id }) => id === link?.templateId)?.columns ?? []
  const key = columns.find(({ name }) => name === link?.columnName)
  return key?.desiredRule === 'strict' && key.strictRule ? compilePattern(key.strictRule) : null
}
