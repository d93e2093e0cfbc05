import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, NOT } from './acts.ts'
import { exactly } from './rows-out.ts'
import { tablesIn, tablesOfSystem, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “The ERP leads for articles and suppliers”, “whatever is on their new list goes by that list”: whose rows count, said of several things at once, or
// of whatever a list has.

/** Behind the list, and before what it leads for. */
const LEADS = anyOf(
  '(?:leads?|is leading|is (?:the )?(?:lead|leading|master) ?(?:system|list|source)?|has the lead|comes first) (?:for|on|when it comes to)',
  '(?:führt|ist führend|ist (?:das )?führende[s]? system|geht vor) (?:für|bei|in sachen)',
  '(?:fait (?:foi|référence)|prime|est la référence) pour',
  '(?:manda|prevalece|es la referencia) (?:para|en)',
  '(?:fa fede|comanda|prevale|è il riferimento) per',
  '(?:is leidend|gaat voor) (?:voor|bij)',
)
const LISTED = anyOf(
  '(?:what(?:ever)?|all that|anything(?: that)?|everything(?: that)?|those that|the ones that) (?:is|are|stands?) (?:on|in) [^,;:]{2,60}? (?:goes|go|is priced|are priced|counts?|follows?) (?:by|with|from|as in|according to) (?:that|this|the|it|them)',
  'was (?:auf|in) [^,;:]{2,60}? (?:steht|ist),? (?:gilt|geht|richtet sich|läuft) (?:nach|danach|aus) ?(?:dieser|der|ihr)?',
  '(?:ce|tout ce) qui (?:est|figure) (?:sur|dans) [^,;:]{2,60}? (?:suit|vaut selon|se règle sur) (?:cette|la)',
  '(?:lo|todo lo) que (?:está|figura) en [^,;:]{2,60}? (?:va|se rige|vale) (?:por|según) (?:esa|la|ella)',
  '(?:ciò|quello|tutto quello) che (?:è|sta) (?:su|nel\\p{L}*) [^,;:]{2,60}? (?:va|vale) (?:secondo|con) (?:quella|la)',
  'wat (?:op|in) [^,;:]{2,60}? staat,? (?:gaat|geldt|loopt) (?:volgens|via) (?:die|de)',
)

/** The tables whose rows count, for each template of which that is said. */
export function leadingLists(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (EXCEPT.test(text) || NOT.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const leads = LEADS.exec(text)
  if (leads) {
    const winners = tablesOfSystem(text.slice(0, leads.index), profiles)
    return ahead(winners, templatesIn(text.slice(leads.index + leads[0].length), own), profiles, origin)
  }
  const listed = LISTED.exec(text)
  if (!listed) return []
  const named = tablesIn(listed[0], profiles)
  const winners = named.length === 1 ? named : tablesIn(text, profiles)
  const [spoken = [], last = []] = [text, before].map((said) => templatesIn(said, own))
  return ahead(winners, spoken.length > 0 ? spoken : last, profiles, origin)
}

function ahead(
  winners: readonly TableProfile[],
  templates: readonly Template[],
  profiles: readonly TableProfile[],
  origin: Unread['origin'],
): Directive[] {
  if (winners.length === 0 || winners.length === profiles.length) return []
  return templates.flatMap(({ slug }) =>
    winners.map((profile): Directive => ({ ...origin, slug, kind: 'key_from', table: exactly(profile) })),
  )
}
