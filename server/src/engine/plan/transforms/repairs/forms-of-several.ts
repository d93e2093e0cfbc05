import type { Pattern } from '../../../match/pattern/pattern.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { COMMON } from './codes.ts'
import { filledUp, UPPER } from './coded-forms.ts'
import { frontsTold } from './described-fronts.ts'
import { lettersLacking } from './lettered.ts'
import type { Repair } from './repair-steps.ts'

// `(E\d{4}|T\d{4}|SE\d{3})`: letters that tell whose number it is, each with figures of its own length. `t-41` is `T0041`, `SE/7` is `SE007`; a number alone
// fits the shortest of them by chance, so that its letters must be told before anything is put in front of it.

interface Form {
  letters: string
  mark: string
  figures: number
}

const LETTERED = /^([A-Z]{1,6})(\\?[-./_ ]?)\\d\{(\d{1,2})\}$/
/** Letters and a number as people write them. */
const WRITTEN = /^[^\p{L}\p{N}]*(\p{L}{1,6})[^\p{L}\p{N}]*0*(\d+)$/u

/** The steps that write codes and numbers in the form of their letters, and what tells the letters of numbers alone; null where the rule has no such forms. */
export function inFormsOfSeveral(work: Work, rule: Pattern): { steps: Repair[]; note: string | null } | null {
  const forms = formsOf(rule)
  if (forms.length < 2) return null
  const failing = work.values.filter(({ value }) => value !== null && !rule.matches(value))
  const lettered = forms.filter((form) => failing.some(({ value }) => isOf(form, value!)))
  const isUpper = lettered.every(({ letters }) =>
    failing.every(({ value }) => !WRITTEN.test(value!) || value!.includes(letters)),
  )
  const steps = [...(isUpper ? [] : [UPPER]), ...lettered.flatMap((form) => filledUp(form))]
  const bare = failing.filter(({ value }) => /^\d+$/.test(value!.trim()))
  if (bare.length < COMMON) return steps.length === 0 ? null : { steps, note: null }
  const told = frontOf(work, rule, failing)
  const form = forms.find(({ letters, mark }) => letters + mark === told?.front)
  if (!form || bare.some(({ value }) => value!.trim().replace(/^0+/, '').length > form.figures))
    return steps.length === 0 ? null : { steps, note: null }
  const note =
    told!.who === null
      ? null
      : `“${told!.front}” was put in front of “${bare[0]!.value}” and the like in column “${work.source.name}” of ${tableLabel(work.placement.table.profile)}, as ${told!.who} says.`
  return { steps: [...steps, ...filledUp(form, form.letters)], note }
}

/** The letters of numbers alone: those of the codes with the same numbers elsewhere, else those that a text says. */
function frontOf(work: Work, rule: Pattern, failing: Work['values']): { front: string; who: string | null } | null {
  const front = lettersLacking(work, failing, rule)
  return front === null ? (frontsTold(work, rule)[0] ?? null) : { front, who: null }
}

function formsOf({ source }: Pattern): Form[] {
  const whole = source.replace(/^\^|\$$/g, '')
  const branches = (/^\((?:\?:)?([^()]+)\)$/.exec(whole)?.[1] ?? whole)
    .split('|')
    .map((branch) => LETTERED.exec(branch))
  if (branches.some((branch) => branch === null)) return []
  return branches.map((branch) => ({
    letters: branch![1]!,
    mark: branch![2]!.replace('\\', ''),
    figures: Number(branch![3]),
  }))
}

function isOf({ letters, figures }: Form, value: string): boolean {
  const [, own, number] = WRITTEN.exec(value) ?? []
  return own?.toUpperCase() === letters && number!.length <= figures
}
