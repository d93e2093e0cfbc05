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

/** “In the list it is the heading above the horses”: a description that says where it stands. */
const HEADING =
  /(?<!\p{L})(?:(?:sub|section |group |block )?head(?:ing|line|er)s?|sections?|(?:title|banner|group) lines?) (?:above|over|before|on top of)(?!\p{L})|(?<!\p{L})(?:zwischenüberschrift|(?:abschnitts|gruppen|block)überschrift|überschrift über|intertitre|(?:sous-)?titre au-dessus|encabezado (?:encima|sobre|de (?:la sección|cada grupo))|intestazione sopra|(?:tussenkop|kop(?:je)? boven)|nagłówek nad)/iu

/**
 * Columns of a status that the lines above the rows fill where they are empty, with what these lines mean; and columns of which the description
 * says that they are such lines.
 */
export function sectionsSaid(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return profiles.flatMap((profile) => {
    const section = profile.columns.find(({ name, filled }) => SECTION.test(name) && filled > 0)
    if (!section) return []
    return [...asHeadings(section, profile, templates), ...statesOf(section, profile, templates)]
  })
}

/** The only column of a template that is said to be what heads the rows, where the table has no column of its name. */
function asHeadings(section: ColumnProfile, profile: TableProfile, templates: readonly Template[]): Directive[] {
  const { file_id, name: table } = profile.table
  return templates.flatMap(({ slug, columns }): Directive[] => {
    const [column, ...more] = columns.filter(({ description }) => HEADING.test(description ?? ''))
    if (!column || more.length > 0 || profile.columns.some(({ name }) => isCalled(name, column.name))) return []
    const origin = `the description of “${slug}.${column.name}”`
    const said = `“${HEADING.exec(column.description!)![0]}”`
    const sources = [{ file_id, table, column: section.name }]
    return [{ kind: 'assign', target: column.name, sources, by: 'knowledge', slug, origin, revision: 0, said }]
  })
}

function statesOf(section: ColumnProfile, profile: TableProfile, templates: readonly Template[]): Directive[] {
  if (!section.complete || section.empty === 0) return []
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
