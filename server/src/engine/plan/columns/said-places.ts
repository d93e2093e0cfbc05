import { cellsOf } from '../../profile/cells-of.ts'
import { escaped } from '../../escaped.ts'
import { nothingIn } from '../../knowledge/meant-values.ts'
import { placesSaid, type Place } from '../../knowledge/positions-said.ts'
import { nameFeatures, nameScore } from '../../match/names/name-score.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { evenly } from '../../match/names/name-score.ts'
import { ALIKE, isOpenFor, mostAlike, saidBy, type SaidIn } from './taken-apart.ts'

// A code that is two things, as somebody says of its places: the first four figures are the account, the fifth is the department. Only codes of just
// that length are such, whatever file the sentence speaks of.

const NEARLY_ALL = 0.95

type Said = { places: Place[] } & SaidIn

/** The mappings with what the places of a code are said to be. */
export function withSaidPlaces(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const read = (sentence: string): { places: Place[] } | null => {
    const places = placesSaid(sentence)
    return places && { places }
  }
  const said = saidBy(read, placement, context)
  return said.reduce((found, one) => taken(found, one, placement, context), mappings)
}

function taken(mappings: Mapping[], said: Said, placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const targets = said.places.map(({ name }) => mostAlike(name, side.names))
  const [main] = targets
  if (main === undefined || targets.includes(null) || new Set(targets).size < targets.length) return mappings
  const length = said.places.reduce((sum, place) => sum + place.mark.length + place.length, 0)
  const sources = [...table.profile.columns.keys()].filter(
    (at) =>
      areCodes(table.profile.columns[at]!, said.places) &&
      said.places.some(({ name }) => nameScore(table.names[at]!, nameFeatures(name), evenly) >= ALIKE),
  )
  const [source] = sources
  if (source === undefined || sources.length > 1) return mappings
  const column = table.profile.columns[source]!
  const reason = `${said.origin} says what stands where in “${column.name}”: “${said.sentence}”.`
  const made = mappings.map((mapping, target) => {
    const place = said.places[targets.indexOf(target)]
    if (!place || !isOpenFor(mapping, source)) return mapping
    return {
      ...mapping,
      sources: [source],
      lead: [cutOut(place, length)],
      confidence: 0.95,
      reason,
      decided_by: said.by,
      alternatives: [],
    }
  })
  const filled = [...made.keys()].filter((at) => made[at] !== mappings[at])
  if (filled.length === 0) return mappings
  dropQuestions(filled, placement, context)
  const names = filled.map((at) => `“${side.template.columns[at]!.name}”`).join(' and ')
  context.notes.push(
    `“${column.name}” of ${tableLabel(table.profile)} is taken apart for ${names}, as ${said.origin} says: “${said.sentence}”.`,
  )
  return made
}

/** Whether nearly all values are figures, or letters and figures, of just that length, with the signs between them. */
function areCodes({ values, filled }: ColumnProfile, places: readonly Place[]): boolean {
  const parts = places.map(({ mark, length }) => `${escaped(mark)}[\\p{L}\\p{N}]{${length}}`)
  const form = new RegExp(`^${parts.join('')}$`, 'u')
  const cells = cellsOf(values)
  const codes = values.reduce((sum, { value, count }) => (form.test(value.trim()) ? sum + count : sum), 0)
  return filled > 0 && cells > 0 && codes >= NEARLY_ALL * cells
}

/** The part of the code; nothing where what stands there is said to stand for nothing. */
function cutOut({ from, length, values }: Place, whole: number): Transform {
  const [before, behind] = [from, whole - from - length].map((count) => (count === 0 ? '' : `.{${count}}`))
  const nothing = values.flatMap(({ raw, text }) => (nothingIn(text, true) === '' ? escaped(raw) : []))
  const around = (part: string): string => `^\\s*${before}${part}${behind}\\s*$`
  const pattern = around(`(.{${length}})`)
  return {
    kind: 'extract',
    pattern: nothing.length === 0 ? pattern : `${around(`(?:${nothing.join('|')})`)}|${pattern}`,
  }
}
