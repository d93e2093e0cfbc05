import { escaped } from '../../escaped.ts'
import { fold } from '../../match/names/words.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import type { TemplateColumn, Transform } from '../../model.ts'
import { timesBetween, unitCalled, unitNamed } from '../../profile/units.ts'
import { factorsSaid, isSameUnit } from '../transforms/numbers/told-factors.ts'

// “Hikes and rides in hours, boat trips in days”, and “a boat trip is 6 hours”: what stands beneath some headers of a crosstab is in another unit than
// the template column is.

/** By how much what stands beneath a header is multiplied, and which sentence says so. */
export interface HeaderTimes {
  by: string
  said: string
}

const IN = /^(.+?)(?<!\p{L})(?:in|en|em|w|v|i)(?: (?:full|whole|ganzen|vollen))? (\p{L}+)\s*\)?\s*$/iu

/** What figures beneath a header are multiplied by, where lines above the table or notes say in which other unit they are, and how much one of it is. */
export function headerTimes(
  names: readonly string[],
  above: readonly (readonly string[])[],
  target: TemplateColumn,
  texts: readonly SaidText[],
): HeaderTimes | null {
  const wanted = unitNamed(target.name, target.description ?? '')
  const unit = wanted === null ? null : unitSaid(names, [...above.flat(), ...texts.map(({ text }) => text)])
  if (wanted === null || unit === null || unit === wanted) return null
  const said = texts.flatMap(({ text }) => text.split(/(?<=[.;!])\s+/)).concat(above.flat())
  for (const from of [...names, unit]) {
    const found = said.flatMap((sentence) =>
      factorsSaid(sentence).flatMap((one) =>
        isSameUnit(one.from, from) && unitCalled(one.to, wanted) === wanted
          ? [{ by: plain(one.figure), sentence }]
          : [],
      ),
    )
    const [first] = found
    if (first && found.every(({ by }) => Number(by) === Number(first.by))) return { by: first.by, said: first.sentence }
  }
  // A day of work has fewer hours than a day: how many, nobody knows who is not told.
  const known = IN_A_DAY.includes(unit) ? null : timesBetween(unit, wanted)
  return known === null ? null : { by: known, said: `everybody knows what one ${unit} is` }
}

const IN_A_DAY = ['d', 'week', 'month', 'year']

function plain(figure: string): string {
  return figure.replace(',', '.')
}

/** The only unit that a part of a sentence says of what is called so. */
function unitSaid(names: readonly string[], texts: readonly string[]): string | null {
  const called = names.map(
    (name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(fold(name))}(?:e?[sn])?(?![\\p{L}\\p{N}])`, 'u'),
  )
  const units = texts
    .flatMap((text) => text.split(/[,.;:(\n]/))
    .flatMap((part) => {
      const [, what = '', unit = ''] = IN.exec(part.trim()) ?? []
      const found = called.some((pattern) => pattern.test(fold(what))) ? unitCalled(unit) : null
      return found ?? []
    })
  return new Set(units).size === 1 ? units[0]! : null
}

/** The steps, with what they are given multiplied first. */
export function multipliedSteps(transforms: readonly Transform[], { by }: HeaderTimes): Transform[] {
  const [first] = transforms
  const read = first?.kind === 'number' ? { decimal: first.decimal, grouping: first.grouping } : {}
  const after = transforms.map((step, at): Transform =>
    at === 0 && step.kind === 'number' ? { ...step, decimal: '.', grouping: '' } : step,
  )
  const input = { decimal: '.' as const, grouping: '' as const, ...read }
  return [{ kind: 'merge', separator: '', calculation: { formula: `$1 * ${by}`, inputs: [input] } }, ...after]
}
