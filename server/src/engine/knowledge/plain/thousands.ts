import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf } from '../grounded/acts.ts'
import type { Unread } from '../grounded/unread.ts'
import { columnsSaid } from './columns-said.ts'

// “The full stop separates thousands”, “der Punkt trennt die Tausender”, “il punto è per le migliaia”: which mark of a figure groups it, and so which
// one is left for its decimals.

const POINT = 'full stops?|dots?|periods?|points?|punkte?|puntos?|punt[oi]|punt(?:en)?'
const COMMA = "commas?|kommas?|komma[’']?s|virgules?|comas?|virgol[ae]"
const THOUSANDS = 'thousands?|tausender\\p{L}*|tausend(?:en)?|milliers|miles|millares|migliaia|duizendtal(?:len)?'
const DOES =
  '(?:separat\\p{L}*|splits?|groups?|marks?|is|are|stands?|goes|sits|for|between|trenn\\p{L}*|gruppier\\p{L}*|steht|sépar\\p{L}*|est|entre|separa[n]?|es|è|divid\\p{L}*|scheidt?|scheiden|staat|there|here|dort|da|là|ahí|lì|daar|the|in|die|der|den|les?|los|las|le|de|bei|für|pour|para|per|voor|tussen)'
/** Between the mark and what it does stand only words that say so. */
const GROUPS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${POINT})|(?:${COMMA}))(?: ${DOES}){1,6} (?:${THOUSANDS})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** What is wanted says nothing of how the old figures are written, nor does what is not so. */
const OTHERWISE = anyOf(
  "must|should|shall|want(?:ed)?|please|write|use|not|never|n[’']t|nor|muss|müssen|soll\\p{L}*|bitte|nicht|kein\\p{L}*|doit|doivent|pas|debe\\p{L}*|nunca|no|deve|devono|non|moet\\p{L}*|niet|geen",
)

/** Of the columns that the sentence names, or of all. */
export function thousandsSaid(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const said = GROUPS.exec(text)
  if (!said || OTHERWISE.test(text)) return []
  const mark = said[1] === undefined ? '.' : ','
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const named = columnsSaid(text, profiles, own).flatMap(({ isAnyWord, targets }) =>
    isAnyWord ? [] : targets.filter(({ column }) => takesFigures(column)),
  )
  if (named.length === 0) return [{ ...origin, kind: 'decimal_mark', mark, column: null }]
  return [...new Set(named)].map(({ slug, column }): Directive => ({
    ...origin,
    kind: 'decimal_mark',
    slug,
    mark,
    column: column.name,
  }))
}

function takesFigures(column: TemplateColumn): boolean {
  const rule = ruleOf(column)
  return rule === null || FIGURES.some((figure) => rule.matches(figure))
}

const FIGURES = ['7', '12', '1234', '1.5', '12.50', '1.234', '1.2345', '12.5000']
