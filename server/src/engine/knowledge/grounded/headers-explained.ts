import { escaped } from '../../escaped.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { NOT } from './acts.ts'
import type { Unread } from './unread.ts'

// “In the shop export vk_3 is the gross price of the third customer group”: a header that no sentence has by chance, and behind it what it is. Where that
// is one column of the template, and no other, the header fills it.

/** Letters and figures or a mark within, so that it is no word. */
const IS_CODE = /^(?=.*(?:_|\p{Ll}\p{Lu}|\p{L}\d))[\p{L}\p{N}_]{3,}$/u
const IS =
  '(?:is|holds|contains|means|stands for|ist|enthält|bedeutet|est|contient|désigne|es|contiene|significa|è|indica|is|bevat|betekent)'
const THE = "(?:the|our|der|die|das|unser[e]?|le|la|l['’]|notre|el|nuestr[oa]|il|lo|nostr[oa]|de|het|onze)"
/** What is said of it further on is no part of what it is. */
const END =
  '(?=\\s*(?:[,;:.()]|$)|\\s(?:of|for|in|from|that|which|der|des|für|von|vom|im|du|des?|pour|qui|del?|para|que|per|di|che|van|voor|in|die)\\s)'
/** Prices, dates and the like are many things. */
const FEWEST = 2

/** The columns of templates that are what a sentence says a header is. */
export function headersExplained(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const headers = [...new Set(profiles.flatMap(({ columns }) => columns.map(({ name }) => name)))]
  return headers
    .filter((name) => IS_CODE.test(name) && text.includes(name))
    .flatMap((source): Directive[] => {
      const said = new RegExp(
        `(?<![\\p{L}\\p{N}_])${escaped(source)}["”“»'’]? ${IS}\\s(?:${THE}\\s?)([\\p{L} -]{3,40}?)${END}`,
        'iu',
      ).exec(text)
      if (said === null || NOT.test(said[1]!)) return []
      const meant = [...new Set(conceptsOf(said[1]!))]
      const found = templates
        .filter(({ slug }) => origin.slug === null || origin.slug === slug)
        .flatMap(({ slug, columns }) => columns.map(({ name }) => ({ slug, name, concepts: conceptsOf(name) })))
        .filter(({ concepts }) => meant.length >= FEWEST && meant.every((concept) => concepts.includes(concept)))
      const [only, ...others] = found
      return only && others.length === 0
        ? [{ ...origin, slug: only.slug, kind: 'column', source, target: only.name }]
        : []
    })
}
