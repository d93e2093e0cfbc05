import { conceptsOf, squash } from '../match/names/words.ts'
import { closestValue, isClear } from '../match/values/same-meaning.ts'
import type { Template } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { valuesOf } from './grounded/columns.ts'

// A list whose rows below the line “SOLD” have no status of their own: the line says it.

/** What a reader calls the column of the lines above rows. */
const SECTION = /^Section(?: \(\d+\))?$/
/** So few rows below a line may have something of their own. */
const FEW = 0.05
/** A line may name several states that are one for the template. */
const BETWEEN = /\s*[/,&+]\s*|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+/iu

/** Columns of a status that the lines above the rows fill where they are empty, with what these lines mean. */
export function sectionsSaid(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return profiles.flatMap((profile) => {
    const section = profile.columns.find(({ name, filled, empty }) => SECTION.test(name) && filled > 0 && empty > 0)
    if (!section?.complete) return []
    const lacking = profile.columns.filter(
      (one) => one !== section && one.filled > 0 && isLackingIn(one, section, profile),
    )
    return templates.flatMap(({ slug, columns }) =>
      columns.flatMap((column): Directive[] => {
        const [own, ...others] = lacking.filter(({ name }) => isCalled(name, column.name))
        const meant = section.values.flatMap(({ value: raw }) => meaningOf(raw, valuesOf(column)) ?? [])
        if (!own || others.length > 0 || meant.length < section.values.length) return []
        const origin = { by: 'knowledge' as const, slug, origin: `a line of “${profile.table.name}”`, revision: 0 }
        return meant.flatMap(({ raw, value }): Directive[] => [
          { ...origin, said: `“${raw}”`, kind: 'fallback', column: own.name, source: section.name },
          { ...origin, said: `“${raw}”`, kind: 'value', raw, value, column: column.name },
        ])
      }),
    )
  })
}

function isCalled(name: string, column: string): boolean {
  const [own, wanted] = [conceptsOf(name), conceptsOf(column)]
  return squash(name) === squash(column) || (own.length > 0 && own.join() === wanted.join())
}

/** Hardly a row below a line has it. */
function isLackingIn({ position }: ColumnProfile, section: ColumnProfile, { rows }: TableProfile): boolean {
  const below = rows.filter((cells) => cells[section.position]?.trim())
  return below.filter((cells) => cells[position]?.trim()).length <= FEW * below.length
}

/** The very word of an allowed value. */
const SAME = 0.99

/** The one allowed value that the words of a line come to: that whose very word stands there goes before what another word may mean. */
function meaningOf(raw: string, allowed: readonly string[]): { raw: string; value: string } | null {
  const found = [raw, ...raw.split(BETWEEN)].flatMap((piece) => {
    const closest = closestValue(piece, allowed)
    return isClear(closest) ? closest.slice(0, 1) : []
  })
  const exact = found.filter(({ confidence }) => confidence >= SAME)
  const [value, ...others] = new Set((exact.length > 0 ? exact : found).map((one) => one.value))
  return value === undefined || others.length > 0 ? null : { raw, value }
}
