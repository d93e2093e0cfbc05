import type { Pattern } from '../../../match/pattern/pattern.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { COMMON } from './codes.ts'
import { BETWEEN, filledUp, rewriting, UPPER } from './coded-forms.ts'
import { frontsTold } from './described-fronts.ts'
import { lettersLacking } from './lettered.ts'
import type { Repair } from './repair-steps.ts'

// `(E\d{4}|T\d{4}|SE\d{3})`: letters that tell whose number it is, each with figures of its own length. `t-41` is `T0041`, `SE/7` is `SE007`; a number alone
// fits the shortest of them by chance, so that its letters must be told before anything is put in front of it. Beside such forms may be one of
// figures alone, `(\d{8}|KG\d{4})`: `K-0012` has the beginning of the only letters, and is no number of eight figures.

interface Form {
  letters: string
  mark: string
  figures: number
}

/** What a rule takes beside lettered forms. */
const FIGURES = /^\\d\{\d{1,2}\}$/
const LETTERED = /^([A-Z]{1,6})(\\?[-./_ ]?)\\d\{(\d{1,2})\}$/
/** Letters and a number as people write them. */
const WRITTEN = /^[^\p{L}\p{N}]*(\p{L}{1,6})[^\p{L}\p{N}]*0*(\d+)$/u

/** The steps that write codes and numbers in the form of their letters, and what tells the letters of numbers alone; null where the rule has no such forms. */
export function inFormsOfSeveral(work: Work, rule: Pattern): { steps: Repair[]; note: string | null } | null {
  const forms = formsOf(rule)
  if (forms.length === 0) return null
  const failing = work.values.filter(({ value }) => value !== null && !rule.matches(value))
  const lettered = forms.filter((form) => failing.some(({ value }) => isOf(form, value!)))
  const isUpper = lettered.every(({ letters }) =>
    failing.every(({ value }) => !WRITTEN.test(value!) || value!.includes(letters)),
  )
  const cut = cutShort(forms, failing)
  const steps = [
    ...(isUpper ? [] : [UPPER]),
    ...lettered.flatMap((form) => filledUp(form)),
    ...(cut === null ? [] : [inFull(cut), ...filledUp(cut.form)]),
  ]
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

/** The forms with letters of a rule that takes nothing else but figures of one length; one of several, or one beside such figures. */
function formsOf({ source }: Pattern): Form[] {
  const whole = source.replace(/^\^|\$$/g, '')
  const branches = (/^\((?:\?:)?([^()]+)\)$/.exec(whole)?.[1] ?? whole).split('|')
  const lettered = branches.filter((branch) => !FIGURES.test(branch)).map((branch) => LETTERED.exec(branch))
  if (branches.length < 2 || lettered.some((branch) => branch === null)) return []
  return lettered.map((branch) => ({
    letters: branch![1]!,
    mark: branch![2]!.replace('\\', ''),
    figures: Number(branch![3]),
  }))
}

/** The letters that all codes which fail have, where they are the beginning of those of one form only, and the numbers are no longer than its own. */
function cutShort(forms: readonly Form[], failing: Work['values']): { short: string; form: Form } | null {
  const written = failing.flatMap(({ value }) => {
    const [, letters, number] = WRITTEN.exec(value!) ?? []
    return letters === undefined ? [] : [{ letters: letters.toUpperCase(), figures: number!.length }]
  })
  const [short, ...others] = new Set(written.map(({ letters }) => letters))
  const [form, ...more] = short === undefined ? [] : forms.filter(({ letters }) => letters.startsWith(short))
  if (!form || more.length > 0 || others.length > 0 || form.letters === short || written.length < COMMON) return null
  return written.every(({ figures }) => figures <= form.figures) ? { short: short!, form } : null
}

function inFull({ short, form }: { short: string; form: Form }): Repair {
  const letters = `[${short[0]!}${short[0]!.toLowerCase()}]${short.slice(1)}`
  return rewriting(`[^\\p{L}\\p{N}]*${letters}${BETWEEN}(\\d{1,${form.figures}})`, `${form.letters}\\1`)
}

function isOf({ letters, figures }: Form, value: string): boolean {
  const [, own, number] = WRITTEN.exec(value) ?? []
  return own?.toUpperCase() === letters && number!.length <= figures
}
