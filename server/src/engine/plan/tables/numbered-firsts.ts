import { joinedOf, type Piece } from '../../knowledge/keys-said.ts'
import { NEGATED } from '../../knowledge/meant-values.ts'
import { scoreColumns } from '../../match/score-columns.ts'
import { tableSide, templateSide } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { tableLabel, type Context, type Placed, type Placement } from '../context.ts'
import { isOnceEach } from '../joins/repeated-keys.ts'
import { linkShares } from '../links/links.ts'
import { isFilled, isKnown } from '../sure.ts'
import { placeKey } from './ask-table.ts'
import { keyLinked } from './key-linked.ts'
import { isLeftOut } from './told-tables.ts'

// “Home address (address 01) and further ones of each member”: the key of one template's rows is the number of what they belong to and a number that counts
// on, and a description says what the first of them is. A list of those has it in each row, and makes one row of both.

/** What the first row of each has for its number, and the template of what it belongs to. */
interface NumberedFirst {
  parent: Template
  /** The column that links to it, and the key that is made of that and the number. */
  link: number
  target: number
  key: number
  number: string
  /** What the description calls the first one. */
  called: string
}

const FIRST = '0{0,3}[01]'
/** “Home address (address 01)”. */
const IN_BRACKETS = new RegExp(
  `(?<called>\\p{L}[^.;:()\\n]{2,60}?)\\s*\\((?:\\p{L}+\\.?\\s+){0,2}(?:#\\s?)?(?<number>${FIRST})\\)`,
  'u',
)
/** “01 is the home address”. */
const SAID = new RegExp(
  `(?<![\\p{L}\\d])(?<number>${FIRST})\\s*(?:=|(?:is|for|means|ist|steht für|für|est|pour|es|para|è|per|is|voor)(?!\\p{L}))\\s*(?<called>\\p{L}[^.,;()\\n]{3,60})`,
  'iu',
)

/** What the descriptions of a template say of the first row of each. */
function numberedFirst(template: Template, templates: readonly Template[]): NumberedFirst | null {
  const found = templates.flatMap((parent) => {
    const linked = parent === template ? null : keyLinked(template, parent, true)
    return linked ? [{ parent, ...linked }] : []
  })
  const [one, ...more] = found
  if (!one || more.length > 0) return null
  const key = template.columns.findIndex(({ unique, required }) => unique && required)
  const { description: said = '' } = template.columns[key] ?? {}
  const parts = joinedOf(said)?.pieces.filter((piece) => 'part' in piece) ?? []
  const counted = parts.at(-1)
  if (parts.length !== 2 || !isNumber(counted) || isNumber(parts[0])) return null
  const [first] = [template.description ?? '', said].flatMap(saidFirsts)
  const { width } = counted
  if (!first || NEGATED.test(first.called) || (width !== null && first.number.length !== width)) return null
  return { ...one, key, ...first }
}

function saidFirsts(text: string): { number: string; called: string }[] {
  return [IN_BRACKETS, SAID].flatMap((form) => {
    const { number, called } = form.exec(text)?.groups ?? {}
    return number === undefined || called === undefined ? [] : [{ number, called }]
  })
}

function isNumber(piece: Piece | undefined): piece is Extract<Piece, { part: string }> {
  return (
    piece !== undefined && 'part' in piece && /(?:number|nummer|num[eé]ro|n[uú]mero|numer|nr|no)\.?$/iu.test(piece.part)
  )
}

/** The tables of what rows belong to that have all which the first row of each must have, as places of those. */
export function numberedFirsts(
  placed: readonly Placed[],
  templates: readonly Template[],
  context: Context,
): Placement[] {
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  return templates.flatMap((template) => {
    const own = placed.filter(({ placement }) => placement.side.template === template)
    const first = own.length === 0 ? null : numberedFirst(template, templates)
    if (!first || own.some((one) => hasFirsts(one, first))) return []
    const profiles = [...context.shapes.keys()].filter(
      (profile) =>
        profile.table.header_row !== null &&
        !isLeftOut(profile, context) &&
        !context.answers.has(placeKey(profile, context)) &&
        !own.some(({ placement }) => placement.table.profile === profile),
    )
    const found = profiles.flatMap((profile) => firstsIn(profile, template, first, placed, quiet) ?? [])
    for (const { table } of found)
      context.notes.push(
        `${tableLabel(table.profile)} also fills ${template.name}, each row with the number ${first.number}: its description calls the first one of each “${first.called.trim()}”.`,
      )
    return found
  })
}

/** Whether a table of the template has the first rows itself. */
function hasFirsts({ placement, mappings }: Placed, { key, number }: NumberedFirst): boolean {
  const { sources } = mappings[key]!
  const last = placement.table.profile.columns[sources.at(-1) ?? -1]
  const isFirst = new RegExp(sources.length > 1 ? `^0*${Number(number)}$` : `[-/._ ]0*${Number(number)}$`, 'u')
  return last === undefined || last.values.some(({ value }) => isFirst.test(value.trim()))
}

function firstsIn(
  profile: TableProfile,
  template: Template,
  first: NumberedFirst,
  placed: readonly Placed[],
  context: Context,
): Placement | null {
  const table = tableSide(profile, template.columns.length)
  const side = templateSide(template)
  // What is likelier something of the thing itself is no part of its first row.
  const others = scoreColumns(table, templateSide(first.parent))
  const isOwn = (source: number, probability: number): boolean =>
    !others.some((other) => other.source === source && other.probability > probability)
  const candidates = scoreColumns(table, side).filter(
    ({ source, target, probability }) => target === first.link || isOwn(source, probability),
  )
  const placement: Placement = {
    table,
    side,
    candidates,
    fit: 1,
    first: { number: first.number, key: first.key, link: first.link },
  }
  const mappings = mapColumns(placement, context, linkShares(placement, placed, context))
  const link = mappings[first.link]!
  const column = profile.columns[link.sources[0] ?? -1]
  if (!isFilled(link) || link.sources.length !== 1 || !column || !isOnceEach(column, profile)) return null
  const rest = [...template.columns.keys()].filter((at) => at !== first.link && at !== first.key)
  const needed = rest.filter((at) => template.columns[at]!.required)
  return needed.length > 1 && needed.every((at) => isKnown(mappings[at]!)) ? placement : null
}
