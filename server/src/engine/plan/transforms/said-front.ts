import { insteadPattern } from '../../knowledge/fronts-instead.ts'
import { figuresBehind } from '../../match/pattern/figures-behind.ts'
import { escapePattern } from '../../transforms/text.ts'
import { tableLabel } from '../context.ts'
import { keysBy, toldFront, type ToldFront } from '../told/told-fronts.ts'
import { push, type Work } from './column-values.ts'
import { rewriting } from './repairs/coded-forms.ts'
import type { Repair } from './repairs/repair-steps.ts'

const FIGURES_ONLY = /^\d+$/

/** Letters in front of keys, and of what links to them, where somebody said so of this table: what has them already, or is right as it is, stays. */
export function addSaidFront(work: Work): void {
  const { context, placement, target, rule } = work
  const told = toldFront([target.name], placement, context)
  if (told === null) return
  if (told.behind !== undefined) return putBehind(work, told.behind, told)
  if (told.instead !== undefined) return replaceFront(work, told.instead, told)
  const { front } = told
  const figures = told.figures ?? (rule && figuresBehind(front, rule))
  // “T11” beside “20”: letters that some people write before a number are none of the number that is told to have so many figures.
  const letters = told.figures ? lettersOfSome(work, front) : ''
  const bareOf = (value: string): string => (value.startsWith(letters) ? value.slice(letters.length) : value)
  const lacking = work.values.flatMap(({ value }) => {
    const own = value?.trim() ?? ''
    // Of figures alone only their number tells whether they have those in front.
    const isWhole = FIGURES_ONLY.test(front) ? own.length > (figures ?? 0) : own.startsWith(front)
    const isRight = own === '' || isWhole || (rule?.matches(own) ?? false)
    return isRight || rule?.matches(front + filled(bareOf(own), figures)) === false ? [] : own
  })
  if (lacking.length === 0) return
  const others = work.values.flatMap(({ value }) => (value === null || lacking.includes(value.trim()) ? [] : value))
  const isShort = figures !== null && lacking.some((value) => FIGURES_ONLY.test(value) && value.length < figures)
  const bare = FIGURES_ONLY.test(front) ? [`(\\d{${figures}})`] : [`(\\d+)`, `([^${front[0]}].*)`]
  const some = letters === '' ? '' : `(?:${escapePattern(letters)})?`
  const forms = isShort ? [`${some}0*(\\d{1,${figures}})`] : bare
  const pattern = forms.find((one) => {
    const whole = new RegExp(`^${one}$`, 'u')
    return lacking.every((value) => whole.test(value)) && !others.some((value) => whole.test(value))
  })
  if (pattern === undefined) return
  const steps = isShort ? filledBehind(pattern, front, figures) : [rewriting(pattern, `${front}\\1`)]
  for (const { transform, change } of steps) push(work, transform, change)
  const note = `“${front}” was put in front of “${lacking[0]!}” and the like in “${work.source.name}” of ${tableLabel(placement.table.profile)}, as ${told.origin} says.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

const LETTERED = /^(\p{Lu}{1,3}[-. ]?)\d+$/u

/** The letters before some of the numbers, where all others are bare and none of them is the same number. */
function lettersOfSome({ values, rule }: Work, front: string): string {
  const own = [...new Set(values.flatMap(({ value }) => value?.trim() || []))]
  const open = own.filter((value) => !value.startsWith(front) && !(rule?.matches(value) ?? false))
  const letters = [...new Set(open.flatMap((value) => LETTERED.exec(value)?.[1] ?? []))]
  const [only = '', ...others] = letters
  const numbers = open.map((value) => (value.startsWith(only) ? value.slice(only.length) : value).replace(/^0+/, ''))
  return others.length > 0 || new Set(numbers).size < numbers.length ? '' : only
}

/** Figures behind every number that has just so many now; what is as long as a key already stays. */
function putBehind(work: Work, behind: string, told: ToldFront): void {
  const { context, placement, rule } = work
  const keyOf = keysBy(told)
  const isMeant = (value: string): boolean => keyOf(value) !== null && !(rule?.matches(value) ?? false)
  const meant = work.values.flatMap(({ value }) => (value !== null && isMeant(value) ? value : []))
  if (meant.length === 0) return
  const whole = `\\d{${(told.figures ?? 0) + behind.length}}`
  push(work, { kind: 'suffix', text: behind }, (value) => value + behind)
  const isWhole = new RegExp(`^${whole}$`, 'u')
  const own = behind.length
  push(work, { kind: 'take_back', steps: 1, pattern: whole }, (value) => {
    const before = value.slice(0, -own)
    return isWhole.test(value) && !isWhole.test(before) ? value : before
  })
  const note = `“${behind}” was put behind “${meant[0]!}” and the like in “${work.source.name}” of ${tableLabel(placement.table.profile)}, as ${told.origin} says.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

/** The front in the place of letters, of every value that has these before a number. */
function replaceFront(work: Work, instead: string, told: ToldFront): void {
  const { front, figures: all, origin } = told
  const { context, placement, rule } = work
  const figures = all ?? 1
  const letters = insteadPattern(instead)
  const inFull = new RegExp(`^${letters}\\d{${figures}}$`, 'u')
  const keyOf = keysBy(told)
  const meant = work.values.flatMap(({ value }) => {
    const own = value?.trim() ?? ''
    return keyOf(own) !== null && !(rule?.matches(own) ?? false) ? own : []
  })
  if (meant.length === 0) return
  const bare = bareBeside(work, meant, figures)
  const steps = bare
    ? filledBehind(`(?:${letters}0*)?(\\d{1,${figures}})`, front, figures)
    : meant.every((value) => inFull.test(value))
      ? [rewriting(`${letters}(\\d{${figures}})`, `${front}\\1`)]
      : filledBehind(`${letters}0*(\\d{1,${figures}})`, front, figures)
  for (const { transform, change } of steps) push(work, transform, change)
  const note = `“${front}” was put in place of “${instead}” in “${meant[0]!}” and the like in “${work.source.name}” of ${tableLabel(placement.table.profile)}, as ${origin} says.`
  if (!context.notes.includes(note)) context.notes.push(note)
}

/** Fewer keys with letters don't tell what the bare numbers beside them are. */
const LEAST_LETTERED = 3
const LEAST_SHARE = 0.3

/** Whether all the others are bare numbers of keys of which people left the letters away: short ones, and none that has letters elsewhere. */
function bareBeside({ values, rule }: Work, meant: readonly string[], figures: number): boolean {
  const own = [...new Set(values.flatMap(({ value }) => value?.trim() || []))]
  const lettered = new Set(meant)
  const others = own.filter((value) => !lettered.has(value) && !(rule?.matches(value) ?? false))
  const numberOf = (value: string): number => Number(/\d+$/.exec(value)?.[0] ?? '')
  const numbers = new Set([...lettered].map(numberOf))
  return (
    others.length > 0 &&
    lettered.size >= Math.max(LEAST_LETTERED, LEAST_SHARE * own.length) &&
    others.every((value) => /^\d+$/.test(value) && value.length <= figures && !numbers.has(Number(value)))
  )
}

function filled(value: string, figures: number | null): string {
  return FIGURES_ONLY.test(value) ? value.padStart(figures ?? 0, '0') : value
}

/** Zeros in front of every number, and those beyond its length taken away again: two steps do for all lengths. */
export function filledBehind(pattern: string, front: string, figures: number): Repair[] {
  return [
    rewriting(pattern, `${front}${'0'.repeat(figures - 1)}\\1`),
    rewriting(`(${escapePattern(front)})0*(\\d{${figures}})`, '\\1\\2'),
  ]
}
