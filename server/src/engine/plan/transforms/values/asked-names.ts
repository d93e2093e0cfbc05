import { KEEP, valueKey } from '../../../knowledge/statements.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { ask, tableLabel } from '../../context.ts'
import { sameValue, type Travelling, type Work } from '../column-values.ts'
import { evidence, scaled } from '../dates/dates.ts'

/** What a value stands for, which the rule refuses or of which the description wants the name. */
export function askName(work: Work, { value, raw, count, row }: Travelling): ValueMapEntry[] {
  const { context, placement, source, target } = work
  const { slug, name } = placement.side.template
  const code = value!
  const answer = ask(context, {
    key: valueKey(slug, target.name, code),
    kind: 'value_map',
    prompt:
      `What does “${code}” in column “${source.name}” of ${tableLabel(placement.table.profile)} stand for? ` +
      (work.rule
        ? `“${target.name}” of ${name} takes only what matches ${target.strictRule}${target.description ? `: ${target.description}` : '.'}`
        : `“${target.name}” of ${name} wants it in full${target.description ? `: ${target.description}` : '.'}`),
    target: { slug, column: target.name },
    options: [{ value: KEEP, label: 'Leave it as it is', confidence: 0.5 }],
    free_text: true,
    evidence: [evidence(work, { value: raw, count, row })],
    affected_rows: scaled(sameValue(work, code), placement.table.profile, source),
    default: KEEP,
  })
  return answer === null || answer === KEEP ? [] : [{ raw: code, value: answer, decided_by: 'answer' }]
}
