import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT } from '../grounded/acts.ts'
import { namesColumn } from '../grounded/columns.ts'
import { tablesIn, templatesIn, templatesKeyed } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { saysNoughtIsNothing } from './noughts-said.ts'

// “A weight of 0 in the shop means that nobody entered one”, “0 kg heißt nicht gewogen”: a figure that was never given, however the cells write it.

/** A cell that is nothing but such a figure, with a unit or without. */
const IS_ZERO = /^[+-]?0+(?:[.,]0+)?(?:\s?[\p{L}\p{Sc}%²³]{1,4})?$/u

/** “0 hours on a work order …”: what there are none of, and where. */
const NONE_OF =
  /(?<![\p{L}\p{N}.,_-])["“„«‘']?0["”“»’']? (\p{L}{2,20})(?: ((?:on|in|for|under|at|against|auf|bei|im|für|unter|sur|dans|pour|en|para|per|su|nel|nella|op|voor) .{2,40}?))?,? (?:means?|stands? for|is|=|hei(?:ß|ss)t|bedeutet|veut dire|signifie|significa|quiere decir|vuol dire|betekent)(?!\p{L})/iu

/** The zeros of the columns that the sentence names, of the tables that it names, as no values; where no header is, those of a template. */
export function noughtsForNothing(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!saysNoughtIsNothing(text) || EXCEPT.test(text)) return []
  const own = [tablesIn(text, profiles), profiles].map((tables) => namedIn(text, tables, origin))
  const found = own.find((some) => some.length > 0)
  if (found) return found
  const zeros = [...new Set(profiles.flatMap(({ columns }) => columns.flatMap(zerosIn)))]
  return zeros.length === 0
    ? []
    : countedIn(text, origin, templates).map(({ slug, name }) => ({
        ...origin,
        slug,
        kind: 'null_token',
        tokens: zeros,
        column: name,
      }))
}

function namedIn(text: string, tables: readonly TableProfile[], origin: Unread['origin']): Directive[] {
  return tables.flatMap(({ columns }) =>
    columns.flatMap((column): Directive[] => {
      const zeros = zerosIn(column)
      return zeros.length > 0 && namesColumn(text, column)
        ? [{ ...origin, kind: 'null_token', tokens: zeros, column: column.name }]
        : []
    }),
  )
}

function zerosIn({ values }: TableProfile['columns'][number]): string[] {
  return [...new Set(values.flatMap(({ value }) => (IS_ZERO.test(value.trim()) ? [value.trim()] : [])))]
}

/** The columns of what is counted so, which may be empty, of the template that the sentence speaks of, if any. */
function countedIn(
  text: string,
  { slug: only }: Unread['origin'],
  templates: readonly Template[],
): { slug: string; name: string }[] {
  const [, noun = '', place] = NONE_OF.exec(text) ?? []
  const meant = conceptsOf(noun)
  const own = templates.filter(({ slug }) => only === null || only === slug)
  const isSpoken = (one: Template): boolean =>
    place === undefined || [templatesIn, templatesKeyed].some((spoken) => spoken(place, [one]).length > 0)
  return own.filter(isSpoken).flatMap(({ slug, columns }) =>
    columns.flatMap(({ name, required }) => {
      const isMeant = meant.length > 0 && meant.every((one) => conceptsOf(name).includes(one))
      return isMeant && !required ? [{ slug, name }] : []
    }),
  )
}
