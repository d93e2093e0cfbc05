import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, NOT } from '../grounded/acts.ts'
import { namesColumn } from '../grounded/columns.ts'
import { templatesIn, templatesKeyed } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'

// “All zeros in the end date just means there is none”, “lauter Nullen bei Austritt heißt: keins”: cells of nothing but zeros that stand for nothing.

const ZEROS =
  /(?<!\p{L})(?:all|only|just|nothing but|lauter|nur|nichts als|que des|rien que des|uniquement des|tous les|solo|sólo|puros|todo|nada más que|tutti|soltanto|alleen|enkel|niets dan|allemaal) (?:the |les |i |los )?(?:zero(?:e?s)?|0['’]?s|nullen|zéros?|ceros?|zeri|nulletjes)(?!\p{L})|(?<!\p{L})(?:zero(?:e?s)|nullen|zéros|ceros|zeri)(?!\p{L})(?= (?:in|under|for|im?|bei|unter|in der|in den|dans|sous|en|bajo|nella?|nel|sotto|bij|onder)(?!\p{L}))|(?<![\p{L}\p{N}.,/-])0{3,}(?![\p{N}.,/-]*\d)/iu
const NOTHING =
  /(?<!\p{L})(?:(?:there is|there are|there['’]s) (?:none|nothing|no \p{L}+)|(?:means?|stands? for|is|are|=) (?:that )?(?:none|nothing|no \p{L}+|empty|blank|not (?:set|given|filled(?: in)?|known))|(?:hei(?:ß|ss)t|heisst|bedeute[nt]|steht für|stehen für|ist|sind|=),?:? ?(?:dass )?(?:(?:es )?(?:kein\p{L}*|nichts)|leer|unbekannt)|(?:veut|veulent) dire (?:rien|vide|qu['’]il n['’]y (?:en )?a (?:pas|aucune?|rien)|aucune?)|signifien?t (?:rien|vide|aucune?|qu['’]il n['’]y (?:en )?a (?:pas|aucune?|rien))|significan? (?:nada|vac[íi]o|que no (?:hay|tiene)|ning[úu]n[oa]?|sin \p{L}+)|quiere[n]? decir (?:nada|vac[íi]o|que no (?:hay|tiene)|ning[úu]n[oa]?)|significano? (?:niente|nulla|vuoto|che non (?:c['’]è|ce n['’]è)|nessun[oa]?)|vogliono? dire (?:niente|nulla|vuoto|che non (?:c['’]è|ce n['’]è)|nessun[oa]?)|beteken(?:t|en) (?:niets|leeg|geen|dat er (?:geen|niets)))(?!\p{L})/iu
/** “A zero balance means no debt” has figures, and “leading zeros” are parts of numbers. */
const PART_OF =
  /(?<!\p{L})(?:leading|trailing|führend\p{L}*|vorn\p{L}*|initia(?:l|ux)|à gauche|delante|iniziali|voorloop\p{L}*|ate|lost|missing|fehl\p{L}*|sometimes|maybe|manchmal|parfois|a veces|a volte|soms|unless|außer|sauf|salvo|tranne|behalve)(?!\p{L})|\?/iu

/** “0 hours on a work order …”: what there are none of, and where. */
const NONE_OF =
  /^(?:[-*•]\s)?(?:(?:and|und|et|y|e|en) )?(?:(?:an?|eine?|une?|un[oa]?|een) )?["“„«‘']?0["”“»’']? (\p{L}{2,20})(?: ((?:on|in|for|under|at|against|auf|bei|in|im|für|unter|sur|dans|pour|en|para|per|su|nel|nella|op|bij|voor) .{2,40}?))?,? $/iu
/** Nobody looked: that there is none is another thing. */
const UNRECORDED =
  /^(?:means?|stands? for|is|=|hei(?:ß|ss)t|bedeutet|veut dire|signifie|significa|quiere decir|vuol dire|betekent),? (?:that |dass |qu['’]|que |che |dat )?(?:(?:it|they|this|there|das|es|sie|on|elles?|ils?|het|ze) )?(?:n['’]|ne )?(?:(?:no|kein\p{L}*|aucune?|ning[úu]n\p{L}*|nessun\p{L}*|geen) (?:\p{L}+ ){1,2}(?:was|were|is|are|has been|have been|wurden?|ist|sind|a été|ont été|fue|fueron|ha sido|è stat[oa]|werd(?:en)?|is|zijn) \p{L}+|(?:was|were|has|have|is|are|wurden?|nobody|no one|niemand|personne|nadie|nessuno)(?: (?:was|were|been|not|never|nicht|nie|niet|n['’]a))* (?:read|recorded|taken|measured|entered|noted|written|known|abgelesen|erfasst|gemessen|notiert|eingetragen|bekannt|relev\p{L}+|not\p{L}+|mesur\p{L}+|lu[es]?|le[íi]d?[oa]?s?|anotad\p{L}+|medid\p{L}+|letto|misurat\p{L}+|annotat\p{L}+|afgelezen|gemeten|genoteerd|ingevuld))/iu
const VERB =
  /(?<!\p{L})(?:means?|stands? for|is|=|hei(?:ß|ss)t|bedeutet|veut dire|signifie|significa|quiere decir|vuol dire|betekent)(?!\p{L})/iu

/** “0 hours on a work order means that no meter was read”: a nought in the columns of what is counted so stands for no figure at all. */
export function noughtsForNothing(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const verb = VERB.exec(text)
  if (verb === null || EXCEPT.test(text) || !UNRECORDED.test(text.slice(verb.index))) return []
  const [, noun, place] = NONE_OF.exec(text.slice(0, verb.index)) ?? []
  if (noun === undefined) return []
  const meant = conceptsOf(noun)
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const of =
    place === undefined
      ? own
      : own.filter((one) => [templatesIn, templatesKeyed].some((spoken) => spoken(place, [one]).length > 0))
  const noughts = [
    ...new Set(profiles.flatMap(({ columns }) => columns.flatMap(({ values }) => values.map(({ value }) => value)))),
  ].filter((value) => /^0(?:[.,]0+)?$/u.test(value))
  if (meant.length === 0 || noughts.length === 0) return []
  return of.flatMap(({ slug, columns }) =>
    columns
      .filter(({ name, required }) => !required && meant.every((one) => conceptsOf(name).includes(one)))
      .map(({ name }): Directive => ({ ...origin, slug, kind: 'null_token', tokens: noughts, column: name })),
  )
}

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
