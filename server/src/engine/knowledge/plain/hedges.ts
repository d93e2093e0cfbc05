import { anyOf } from '../grounded/acts.ts'

// Words by which a sentence is of some rows only, or says what may be: what is said so of a column is not said of all its cells.

/** A condition, a doubt, a part. */
const HEDGES = anyOf(
  'if|when(?:ever)?|where(?:ver)?|unless|otherwise|else|depending|except|only for|some|mostly|several|sometimes|usually|maybe|perhaps|possibly|either|or|whose',
  'falls|wenn|sofern|sonst|andernfalls|je nachdem|außer|ausser|manche[rsnm]?|einige|meistens|manchmal|vielleicht|eventuell|teilweise|oder',
  'quand|lorsque|sinon|sauf|certaine?s|parfois|souvent|peut-être|ou',
  'cuando|salvo|excepto|algun[oa]s|a veces|quizás?|tal vez',
  'quando|altrimenti|tranne|alcun[ie]|a volte|forse|oppure',
  'als (?:er|het|de|dat)|indien|behalve|sommige|soms|misschien',
)
/** These are words of other languages as well: “si prende”, “se usa”. */
const AT_FIRST = /(?:^|[.,;:]\s+)(?:si|se|s[’']il)\s/iu
const OF_EMPTY = anyOf(
  'empty|blank|missing|without|has (?:no|none)',
  'leere?[nrs]?|fehl(?:t|en)|ohne',
  'vides?|manquante?s?|manque(?:nt)?|sans',
  'vac[ií][oa]s?|faltan?|sin',
  'vuot[oaie]|mancan?o?|senza',
  'leeg|lege|ontbre(?:ekt|ken)|zonder',
)

export function isHedged(text: string): boolean {
  return HEDGES.test(text) || AT_FIRST.test(text) || text.includes('?')
}

/** It speaks of cells that have nothing. */
export function isOfEmpty(text: string): boolean {
  return OF_EMPTY.test(text)
}
