import { KEEP } from '../../../knowledge/statements.ts'
import { readNumber } from '../../../profile/numbers.ts'
import { isConverted, unitsCalled } from '../../../profile/units.ts'
import { ask, tableKey, tableLabel } from '../../context.ts'
import type { Travelling, Work } from '../column-values.ts'
import { evidence, scaled } from '../dates/dates.ts'

// What figures are measured in, where the file does not tell.

/** Which of several units is to be written. */
export function askUnit(work: Work, units: Map<string, Travelling[]>, choices: string[]): string {
  const { placement, source, target } = work
  const shown = choices.map((unit) => units.get(unit)![0]!)
  return askOne(
    work,
    'unit',
    choices,
    shown,
    `Which unit is “${target.name}” of ${placement.side.template.name} to have? Column “${source.name}” of ${tableLabel(placement.table.profile)} has ${listed(shown)}; all are converted to the one you choose.`,
  )
}

/** Whether a letter behind figures is the unit of time that it may be; if not, they stay as they are. */
export function isTimeLetter(work: Work, letter: string, wanted: string): boolean {
  const shown = work.values.filter(({ value }) => value?.toLowerCase().endsWith(letter)).slice(0, 3)
  const { placement, source } = work
  const units = unitsCalled(letter).filter((unit) => isConverted(unit, wanted))
  const prompt = `What is the “${letter}” behind figures like ${listed(shown)} in column “${source.name}” of ${tableLabel(placement.table.profile)}? It may be a unit of time, or count something of any length.`
  return askOne(work, 'letter', [KEEP, ...units], shown, prompt) !== KEEP
}

/** The unit of figures that have none, beside others. */
export function askBare(work: Work, choices: string[]): string {
  const { placement, source } = work
  const shown = work.values.filter(({ value }) => value !== null && readNumber(value)?.unit === null).slice(0, 3)
  return askOne(
    work,
    'bare_unit',
    choices,
    shown,
    `Which unit have figures without one, like ${listed(shown)}, in column “${source.name}” of ${tableLabel(placement.table.profile)}? Others there are in ${choices.join(', ')}.`,
  )
}

function listed(values: Travelling[]): string {
  return values.map(({ value }) => `“${value}”`).join(', ')
}

function askOne(work: Work, about: string, choices: string[], shown: Travelling[], prompt: string): string {
  const { placement, source, target } = work
  const { profile } = placement.table
  const [first] = choices
  const answer = ask(work.context, {
    key: `${about}:${tableKey(profile)}:${source.name}`,
    kind: 'other',
    prompt,
    target: { slug: placement.side.template.slug, column: target.name },
    options: choices.map((unit, at) => ({
      value: unit,
      label: unit,
      confidence: at === 0 ? 0.6 : 0.4 / choices.length,
    })),
    free_text: false,
    evidence: shown.map(({ raw, count, row }) => evidence(work, { value: raw, count, row })),
    affected_rows: scaled(
      work.values.reduce((sum, { value, count }) => (value === null ? sum : sum + count), 0),
      profile,
      source,
    ),
    default: first!,
  })
  return answer ?? first!
}
