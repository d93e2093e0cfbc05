import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT } from '../grounded/acts.ts'
import { namesHeader, valuesOf } from '../grounded/columns.ts'
import type { Unread } from '../grounded/unread.ts'
import { isSameWord, wordsIn } from '../grounded/words.ts'

// “An x in Left stands for inactive, blank for active”, “Status: inactive if Left has an x, otherwise active”: what a mark in a column says of a row, and
// what it says of all others that there is none.

const REST =
  /(?<!\p{L})(?:everybody|everyone|others?|(?:the )?rest|otherwise|else|blank|empty|nothing|without|alle anderen|anderen|(?:der )?rest|sonst|andernfalls|leer\p{L}*|nichts|ohne|autres|(?:le )?reste|sinon|vides?|rien|sans|demás|resto|vac[ií][oa]s?|nada|sin|altri|altrimenti|vuot[oaei]|niente|senza|overigen?|anders|leeg|lege|niets|zonder|no(?= [xX*]\b)|kein(?= [xX]\b))(?!\p{L})/giu
const NOT_SO =
  /(?<!\p{L})(?:not|no longer|never|nicht(?: mehr)?|kein\p{L}*|plus|pas|ya no|no|non|più|niet(?: meer)?|geen)\s+$/iu
const MOST_WORDS = 40

interface Event {
  at: number
  is: 'mark' | 'rest' | 'value'
  value?: string
}

/** The column of marks as what fills the one that allows both, with what a mark and no mark mean there. */
export function flagsSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  for (const said of [text, `${before}. ${text}`]) {
    const found = foundIn(said, profiles, templates)
    // What the sentence before it says by itself is none of this one's.
    if (said !== text && foundIn(before, profiles, templates).length > 0) continue
    const [one, ...others] = found
    if (!one || others.some(({ target, source }) => target !== one.target || source !== one.source)) continue
    const { slug, target, source, mark, marked, rest } = one
    return [
      { ...origin, kind: 'column', source, target, slug: origin.slug ?? slug },
      { ...origin, kind: 'value', raw: mark, value: marked, column: target, slug: origin.slug ?? slug },
      { ...origin, kind: 'default', column: target, value: rest, literal: true, slug: origin.slug ?? slug },
    ]
  }
  return []
}

interface Flag {
  slug: string
  target: string
  source: string
  mark: string
  marked: string
  rest: string
}

function foundIn(said: string, profiles: readonly TableProfile[], templates: readonly Template[]): Flag[] {
  if (LEFT_OUT.test(said) || wordsIn(said).length > MOST_WORDS) return []
  return markedIn(said, profiles).flatMap(({ column, mark }) =>
    templates.flatMap((template) =>
      template.columns.flatMap((target) => {
        const states = statesIn(said, column, mark, valuesOf(target))
        return states ? [{ slug: template.slug, target: target.name, source: column.name, mark, ...states }] : []
      }),
    ),
  )
}

/** The columns that a sentence names, with the one text that they hold, where it has that as well. */
export function markedIn(text: string, profiles: readonly TableProfile[]): { column: ColumnProfile; mark: string }[] {
  return profiles.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      const marks = [...new Set(column.values.map(({ value }) => value.trim()))]
      const [mark = ''] = marks
      const isAlone = column.complete && new Set(marks.map((one) => one.toLowerCase())).size === 1
      const isMarks = isAlone && column.empty > 0 && mark.length <= 3
      return isMarks && namesHeader(text, column) && placesOf(text, mark).length > 0 ? [{ column, mark }] : []
    }),
  )
}

/** Where a mark stands by itself, whatever its case. */
function placesOf(text: string, mark: string): number[] {
  const lower = mark.toLowerCase()
  return [...text.matchAll(/[^\s"“”„«»‘’'`()=,.;:]+/gu)].flatMap(({ 0: word, index }) =>
    word.toLowerCase() === lower ? [index] : [],
  )
}

function statesIn(
  text: string,
  column: ColumnProfile,
  mark: string,
  allowed: readonly string[],
): { marked: string; rest: string } | null {
  if (allowed.length < 2) return null
  const rests = [...text.matchAll(REST)].map(({ index, 0: said }): Event & { end: number } => ({
    at: index,
    is: 'rest',
    end: index + said.length,
  }))
  // “Without an x” has no mark.
  const marks = placesOf(text, mark).filter(
    (at) => !rests.some(({ end }) => end <= at && wordsIn(text.slice(end, at)).length < 2),
  )
  const header = new Set(wordsIn(column.name).map(({ stem }) => stem))
  const values = wordsIn(text).flatMap(({ raw, text: word, stem, at }): Event[] => {
    if (header.has(stem) || word.length < 3) return []
    const value = allowed.find((one) => isSameWord(raw, one))
    return value === undefined ? [] : [{ at, is: 'value', value }]
  })
  if (values.some(({ at }) => NOT_SO.test(text.slice(0, at)))) return null
  const events = once(
    [...marks.map((at): Event => ({ at, is: 'mark' })), ...rests, ...values].toSorted((a, b) => a.at - b.at),
  )
  if (events.length !== 4) return null
  const [first, second] = [halfOf(events.slice(0, 2)), halfOf(events.slice(2))]
  if (!first || !second || first.is === second.is || first.value === second.value) return null
  return first.is === 'mark' ? { marked: first.value, rest: second.value } : { marked: second.value, rest: first.value }
}

/** What is said twice in a row is said once. */
function once(events: readonly Event[]): Event[] {
  return events.filter((one, at) => at === 0 || one.is !== events[at - 1]!.is || one.value !== events[at - 1]!.value)
}

function halfOf(events: readonly Event[]): { is: 'mark' | 'rest'; value: string } | null {
  const value = events.find(({ is }) => is === 'value')?.value
  const of = events.find(({ is }) => is !== 'value')?.is
  return value === undefined || of === undefined || of === 'value' ? null : { is: of, value }
}
