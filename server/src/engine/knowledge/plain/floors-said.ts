import { ruleOf } from '../../match/score-columns.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { NEGATED } from '../meant-values.ts'
import { columnsMeant, figureColumns } from './figure-columns.ts'
import { isUnclear } from './hedges.ts'

// “Negative stock means zero”, “Bestände unter null gelten als 0”: figures with a minus that are written as nothing.

const ZERO = '(?:0(?:[.,]0{1,2})?|zero|nought|nil|null|zéro|cero|nul|noll)'
const BELOW = anyOf(
  `negatives?|(?:below|under|less than|smaller than) ${ZERO}`,
  `negativ\\p{L}*|(?:unter|kleiner als|kleiner) ${ZERO}`,
  `négati(?:f|fs|ve|ves)|(?:inférieure?s? à|sous|en dessous de) ${ZERO}`,
  `negativ[oa]s?|(?:por debajo de|menor(?:es)? (?:que|de|a)|bajo) ${ZERO}`,
  `negativ[ei]|(?:sotto (?:lo )?|inferior[ei] a|minor[ei] di )${ZERO}`,
  `negatieve?|(?:onder|kleiner dan|lager dan) (?:de )?${ZERO}`,
  `negativt|negativa|(?:under|mindre än|mindre enn|mindre end) ${ZERO}`,
)
const BECOMES =
  '(?:means?|counts? as|becomes?|is|are|(?:is|are) to be|(?:set|change[ds]?|turn(?:ed)?|treat(?:ed)?|taken?|write|written|read|clamp(?:ed)?|cap(?:ped)?)(?: (?:it|them|these|those))? (?:to|as|at)|as|to|bedeute[nt]|hei(?:ß|ss)t|gilt als|gelten als|zählt als|zählen als|wird(?: zu)?|werden(?: zu)?|ist|sind|auf|als|signifie(?:nt)?|veut dire|compten?t? (?:comme|pour)|devien(?:t|nent)|vaut|valent|est|sont|à|significan?|cuentan? como|es|son|valen?|a|como|significano?|vuol dire|contano? come|diventano?|è|sono|vale|valgono|come|betekent|betekenen|telt als|tellen als|wordt|worden|zijn|op|betyder|räknas som|regnes som|är|er|blir|bliver|till|til|=|→|->)'
/** What the figures become stands behind the word for it, at the end of what is said. */
const SAID = new RegExp(
  `(?<!\\p{L})${BECOMES}:?\\s(?:an? |just |simply |plain )?["“„«‘\`]?${ZERO}["”“»’\`]?(?: (?:setzen|gesetzt|nehmen|zu setzen|zetten))?\\s*(?:$|[.;!)])`,
  'iu',
)

/** Zero for all that is less, in the columns of figures that the sentence names; none of those that don't take it. */
export function floorsSaid(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!saysFloor(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return columnsMeant(text, figureColumns(profiles, own)).flatMap(({ slug, column }): Directive[] => {
    const zero = zeroOf(column)
    if (zero === null) return []
    const transforms = [{ kind: 'rewrite' as const, pattern: '[-−]\\s?[0-9].*', with: zero }]
    return [{ ...origin, kind: 'step', slug, column: column.name, transforms }]
  })
}

/** Whether a sentence says of figures below zero that they are written as zero. */
export function saysFloor(text: string): boolean {
  const said = SAID.exec(text)
  if (!said || EXCEPT.test(text) || isUnclear(text) || NEGATED.test(text)) return false
  return BELOW.test(text.slice(0, said.index + 1))
}

function zeroOf(column: TemplateColumn): string | null {
  const rule = ruleOf(column)
  return ['0', '0.00', '0.0', '0,00'].find((zero) => rule?.matches(zero) ?? true) ?? null
}
