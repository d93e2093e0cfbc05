import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, NOT } from '../grounded/acts.ts'
import { namesColumn } from '../grounded/columns.ts'
import type { Unread } from '../grounded/unread.ts'

// “All zeros in the end date just means there is none”, “lauter Nullen bei Austritt heißt: keins”: cells of nothing but zeros that stand for nothing.

const ZEROS =
  /(?<!\p{L})(?:all|only|just|nothing but|lauter|nur|nichts als|que des|rien que des|uniquement des|tous les|solo|sólo|puros|todo|nada más que|tutti|soltanto|alleen|enkel|niets dan|allemaal) (?:the |les |i |los )?(?:zero(?:e?s)?|0['’]?s|nullen|zéros?|ceros?|zeri|nulletjes)(?!\p{L})|(?<!\p{L})(?:zero(?:e?s)|nullen|zéros|ceros|zeri)(?!\p{L})(?= (?:in|under|for|im?|bei|unter|in der|in den|dans|sous|en|bajo|nella?|nel|sotto|bij|onder)(?!\p{L}))|(?<![\p{L}\p{N}.,/-])0{3,}(?![\p{N}.,/-]*\d)/iu
const NOTHING =
  /(?<!\p{L})(?:(?:there is|there are|there['’]s) (?:none|nothing|no \p{L}+)|(?:means?|stands? for|is|are|=) (?:that )?(?:none|nothing|no \p{L}+|empty|blank|not (?:set|given|filled(?: in)?|known))|(?:hei(?:ß|ss)t|heisst|bedeute[nt]|steht für|stehen für|ist|sind|=),?:? ?(?:dass )?(?:(?:es )?(?:kein\p{L}*|nichts)|leer|unbekannt)|(?:veut|veulent) dire (?:rien|vide|qu['’]il n['’]y (?:en )?a (?:pas|aucune?|rien)|aucune?)|signifien?t (?:rien|vide|aucune?|qu['’]il n['’]y (?:en )?a (?:pas|aucune?|rien))|significan? (?:nada|vac[íi]o|que no (?:hay|tiene)|ning[úu]n[oa]?|sin \p{L}+)|quiere[n]? decir (?:nada|vac[íi]o|que no (?:hay|tiene)|ning[úu]n[oa]?)|significano? (?:niente|nulla|vuoto|che non (?:c['’]è|ce n['’]è)|nessun[oa]?)|vogliono? dire (?:niente|nulla|vuoto|che non (?:c['’]è|ce n['’]è)|nessun[oa]?)|beteken(?:t|en) (?:niets|leeg|geen|dat er (?:geen|niets)))(?!\p{L})/iu
/** “A zero balance means no debt” has figures, and “leading zeros” are parts of numbers. */
const PART_OF =
  /(?<!\p{L})(?:leading|trailing|führend\p{L}*|vorn\p{L}*|initia(?:l|ux)|à gauche|delante|iniziali|voorloop\p{L}*|ate|lost|missing|fehl\p{L}*|sometimes|maybe|manchmal|parfois|a veces|a volte|soms|unless|außer|sauf|salvo|tranne|behalve)(?!\p{L})|\?/iu

/** What consists of zeros alone in each column that the sentence names: nothing stands there. */
export function zerosForNothing({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  if (!ZEROS.test(text) || !NOTHING.test(text)) return []
  if (PART_OF.test(text) || EXCEPT.test(text) || NOT.test(text.replace(NOTHING, ' '))) return []
  const tokens = new Map<string, Set<string>>()
  for (const column of profiles.flatMap(({ columns }) => columns)) {
    if (!namesColumn(text, column)) continue
    const zeros = column.values.map(({ value }) => value.trim()).filter((value) => /^0{2,}$/u.test(value))
    const known = tokens.get(column.name) ?? new Set<string>()
    tokens.set(column.name, new Set([...known, ...zeros]))
  }
  return [...tokens].flatMap(([column, zeros]): Directive[] =>
    zeros.size === 0 ? [] : [{ ...origin, kind: 'null_token', tokens: [...zeros], column }],
  )
}
