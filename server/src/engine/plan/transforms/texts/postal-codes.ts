import { partOf, postalPattern } from '../../../match/composites/addresses.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { compilePattern } from '../../../match/pattern/pattern.ts'
import { countrySigned } from '../../../profile/countries.ts'
import { improves, push, pushTrim, type Work } from '../column-values.ts'

/** Longer texts are no addresses, and would cost a backtracking pattern much. */
const LONGEST = 300

/** The postal code out of cells that have the town as well, where the rule wants the code and the town goes nowhere. */
export function addPostalCode(work: Work): void {
  const { target, values, mapping } = work
  if (partOf(conceptsOf(target.name)) !== 'postal') return
  addWithoutSign(work)
  addPlainZip(work)
  addZipZero(work)
  addSpace(work)
  if (mapping.lead.length > 0) return
  const found = postalPattern(values.flatMap(({ value }) => value ?? []))
  if (found === null) return
  const pattern = new RegExp(found, 'u')
  const code = (value: string): string => (value.length > LONGEST ? null : pattern.exec(value)?.[1]) ?? value
  if (improves(work, code)) push(work, { kind: 'extract', pattern: found }, code)
}

/** The figures behind the sign of a country, as its codes have them, and what is left of them. */
const BEHIND_SIGN = [
  { figures: '(\\d{4,6})', written: '\\1' },
  { figures: '(\\d{3} \\d{2})', written: '\\1' },
  { figures: '(\\d{3}) (\\d{2})', written: '\\1\\2' },
]

/** “D-70469”, “CZ-619 00”: the sign of a country goes where the rule refuses it, and takes what stands behind. */
function addWithoutSign(work: Work): void {
  const { rule } = work
  if (!rule) return
  for (const { figures, written } of BEHIND_SIGN) {
    const form = new RegExp(`^\\s*([A-Z]{1,3})\\s?-\\s?${figures}\\s*$`, 'u')
    const partsOf = (value: string): { sign: string; code: string } | null => {
      const [, sign, first, second = ''] = (value.length > LONGEST ? null : form.exec(value)) ?? []
      if (sign === undefined || countrySigned(sign) === null || rule.matches(value)) return null
      return rule.matches(`${first}${second}`) ? { sign, code: `${first}${second}` } : null
    }
    const signs = new Set(work.values.flatMap(({ value }) => (value === null ? [] : (partsOf(value)?.sign ?? []))))
    if (signs.size === 0) continue
    // What has no sign stays as it is.
    const pattern = `\\s*(?:(?:${[...signs].join('|')})\\s?-\\s?${figures}|(.*?))\\s*`
    const step = { kind: 'rewrite', pattern, with: `${written}\\${written.length / 2 + 1}` } as const
    push(work, step, (value) => partsOf(value)?.code ?? value.trim())
  }
}

/** How countries whose codes are in two groups write them: Ireland, Britain, Canada, the Netherlands; Sweden, Greece and Czechia; Poland; Portugal. */
const GROUPS = [
  { first: '[A-Za-z]\\d[\\dWw]', second: '[A-Za-z0-9]{4}', mark: ' ' },
  { first: '[A-Za-z]{1,2}\\d[A-Za-z\\d]?', second: '\\d[A-Za-z]{2}', mark: ' ' },
  { first: '[A-Za-z]\\d[A-Za-z]', second: '\\d[A-Za-z]\\d', mark: ' ' },
  { first: '\\d{4}', second: '[A-Za-z]{2}', mark: ' ' },
  { first: '\\d{3}', second: '\\d{2}', mark: ' ' },
  { first: '\\d{2}', second: '\\d{3}', mark: '-' },
  { first: '\\d{4}', second: '\\d{3}', mark: '-' },
]

/** The marks between the two groups, where the rule wants those of several countries. */
function addSpace(work: Work): void {
  const { rule } = work
  if (!rule || compilePattern(rule.source) !== rule) return
  const at = work.transforms.length
  const steps = GROUPS.flatMap(({ first, second, mark }) => {
    const pattern = `\\s*(${first})[ .-]{0,2}(${second})\\s*`
    const whole = new RegExp(`^${pattern}$`, 'u')
    const written = (value: string): string => {
      const [, one, two] = (value.length > LONGEST ? null : whole.exec(value)) ?? []
      return one === undefined || rule.matches(value) || rule.matches(value.toUpperCase()) ? value : one + mark + two!
    }
    // Small letters become capitals later.
    const gains = work.values.some(
      ({ value }) => value !== null && written(value) !== value && rule.matches(written(value).toUpperCase()),
    )
    return gains ? [{ step: { kind: 'rewrite' as const, pattern, with: `\\1${mark}\\2` }, written }] : []
  })
  // One form is repaired as any code is, unless codes without groups stand beside it: a mark put in behind so many figures would part those, too.
  const areOthers = work.values.some(({ value }) => value !== null && /^\d+$/.test(value) && rule.matches(value))
  if (steps.length < (areOthers ? 1 : 2)) return
  // Of five figures in two forms it is not known which is meant.
  if (steps.filter(({ step }) => step.pattern.startsWith('\\s*(\\d')).length > 1) return
  for (const { step, written } of steps) push(work, step, written)
  if (work.values.some(({ value }) => value !== null && /\p{Ll}/u.test(value) && rule.matches(value.toUpperCase())))
    push(work, { kind: 'case', to: 'upper' }, (value) => value.toUpperCase())
  push(work, { kind: 'take_back', steps: work.transforms.length - at, pattern: rule.source }, (value) => value)
}

/** American codes with the four figures behind them, which a rule of five refuses; a zero in front may be lost all the same: `2116-1204`. */
const PLUS_FOUR = '^\\s*(\\d{3,5})(?:-\\d{4})?\\s*$'

function addPlainZip(work: Work): void {
  const { rule, values } = work
  if (!rule?.matches('60614') || rule.matches('60614-2834')) return
  const filled = values.filter(({ value }) => value !== null)
  const plain = (value: string): string => /^(\d{3,5})-\d{4}$/.exec(value.trim())?.[1] ?? value
  const has = filled.some(({ value }) => plain(value!) !== value)
  if (has && filled.every(({ value }) => rule.matches(value!) || /^\d{3,5}(?:-\d{4})?$/.test(value!.trim())))
    push(work, { kind: 'extract', pattern: PLUS_FOUR }, plain)
}

/** “2116-1204” where a rule takes the four figures behind: only the zero in front is lost. */
function addZipZero(work: Work): void {
  const { rule, values } = work
  if (!rule?.matches('02116-1204') || rule.matches('2116-1204')) return
  const pattern = '\\s*(\\d{4}-\\d{4})\\s*'
  const whole = new RegExp(`^${pattern}$`)
  const filled = (value: string): string => value.replace(whole, '0$1')
  if (values.some(({ value }) => value !== null && filled(value) !== value))
    push(work, { kind: 'rewrite', pattern, with: '0\\1' }, filled)
}

/** “Dutch ones as 1234 AB”: figures and capitals in two groups, as a description shows them. */
const SHOWN = /(?<![\p{L}\d-])(?=[A-Z\d]*\d)([A-Z\d]{1,5}) ([A-Z\d]{1,4})(?![\p{L}\d-])/u

/** Codes of the form that the description shows, however they are spaced; all others stay as they stand. */
export function addShownPostalForm(work: Work): void {
  if (partOf(conceptsOf(work.target.name)) !== 'postal') return
  const [, first, second] = SHOWN.exec(work.target.description ?? '') ?? []
  if (first === undefined || second === undefined) return
  const shown = `(${classesOf(first)})[ -]*(${classesOf(second)})`
  const form = new RegExp(`^\\s*${shown}\\s*$`)
  const filled = (): string[] => work.values.flatMap(({ value }) => value ?? [])
  if (filled().some((value) => value.trim().replace(form, '$1 $2') !== value)) {
    // Of another form the first two groups are empty: what stands before it goes with the next step.
    push(work, { kind: 'rewrite', pattern: `\\s*(?:${shown}|(.*?))\\s*`, with: '\\1 \\2\\3' }, (value) => {
      const match = form.exec(value)
      return match ? `${match[1]} ${match[2]}` : ` ${value.trim()}`
    })
    pushTrim(work)
  }
  const small = filled().filter((value) => value !== value.toUpperCase())
  if (small.length > 0 && small.every((value) => form.test(value)))
    push(work, { kind: 'case', to: 'upper' }, (value) => value.toUpperCase())
}

function classesOf(shown: string): string {
  return [...shown].map((one) => (/\d/.test(one) ? '\\d' : '[A-Za-z]')).join('')
}
