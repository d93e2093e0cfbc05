import { sameName } from '../../knowledge/directives.ts'
import { tableLabel } from '../context.ts'
import { push, type Work } from './column-values.ts'
import { rewriting } from './repairs/coded-forms.ts'

const FIGURES = String.raw`(\d+)`

/** Letters in front of keys, and of what links to them, where somebody said so of this table: what has them already, or is right as it is, stays. */
export function addSaidFront(work: Work): void {
  const { context, placement, target, rule } = work
  const { table } = placement.table.profile
  const { slug } = placement.side.template
  const told = context.directives.find(
    (one) =>
      one.kind === 'front' &&
      one.targets.some((key) => key.slug === slug && sameName(key.column, target.name)) &&
      one.tables.some((own) => own.file_id === table.file_id && own.table === table.name),
  )
  if (told?.kind !== 'front') return
  const { front } = told
  const lacking = work.values.flatMap(({ value }) => {
    const own = value?.trim() ?? ''
    const isRight = own === '' || own.startsWith(front) || (rule?.matches(own) ?? false)
    return isRight || rule?.matches(front + own) === false ? [] : own
  })
  if (lacking.length === 0) return
  const others = work.values.flatMap(({ value }) => (value === null || lacking.includes(value.trim()) ? [] : value))
  const pattern = [FIGURES, `([^${front[0]}].*)`].find((one) => {
    const whole = new RegExp(`^${one}$`, 'u')
    return lacking.every((value) => whole.test(value)) && !others.some((value) => whole.test(value))
  })
  if (pattern === undefined) return
  const { transform, change } = rewriting(pattern, `${front}\\1`)
  push(work, transform, change)
  const note = `“${front}” was put in front of “${lacking[0]!}” and the like in “${work.source.name}” of ${tableLabel(placement.table.profile)}, as ${told.origin} says.`
  if (!context.notes.includes(note)) context.notes.push(note)
}
