import { meantBy } from '../../match/values/same-meaning.ts'
import { plainValue } from '../../match/vocabulary/meanings.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT, NOT, withoutAct } from './acts.ts'
import { valuesOf } from './columns.ts'
import { noneAsked } from './none-asked.ts'
import { belongingIn, linksTo } from './of-left-out.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “No balances please for people who have left”, “Verträge für gekündigte Mitglieder bleiben weg”: rows that stay behind for the state of what they belong
// to, which may itself be taken.

/** Between rows and what they belong to; “of” may be said of rows that are in either table. */
const OF = anyOf('for|für|pour|para|per|voor|dla')
/** Whom a sentence means without calling them as a template does. */
const PEOPLE = anyOf(
  'people|persons?|those|any(?:one|body)|every(?:one|body)|staff|leute|personen|(?:die|wer|alle)(?=,? )|gens|personnes|ceux|celles|personas|quienes|persone|coloro|mensen|personen|osób|osoby',
)
/** Words of which a state may consist. */
const MOST_WORDS = 3

/** What stays behind, and by which state of what it links to. */
export function ofState(
  { text, origin }: Unread,
  _profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const asked = noneAsked(text)
  const parts = asked.length > 0 ? asked : LEFT_OUT.test(text) ? [withoutAct(text)] : []
  const found = parts.map((part) => stateIn(part, origin.slug, templates))
  // Said of one thing, and of nothing else besides.
  return found.length === 1 && found[0] ? [{ ...origin, kind: 'of_state', ...found[0] }] : []
}

type OfState = { slug: string } & Omit<Extract<Directive, { kind: 'of_state' }>, keyof Unread['origin'] | 'kind'>

function stateIn(said: string, slug: string | null, templates: readonly Template[]): OfState | null {
  const own = templates.filter((one) => slug === null || one.slug === slug)
  for (const { 0: word, index } of said.matchAll(new RegExp(OF.source, 'giu'))) {
    const [before, behind] = [said.slice(0, index), said.slice(index + word.length)]
    // “of people who are no longer active” is said of all other states, and those are not told.
    if (NOT.test(behind)) continue
    const named = templatesIn(behind, templates)
    const found = belongingIn(before, own).flatMap((child) =>
      templates.flatMap((parent) => {
        const isMeant = parent !== child && (named.includes(parent) || (named.length === 0 && PEOPLE.test(behind)))
        const [link, ...more] = isMeant ? linksTo(parent, child) : []
        if (!link || more.length > 0) return []
        return statesOf(parent, behind).map(({ state, values }): OfState => ({
          slug: child.slug,
          column: link.column,
          of: parent.slug,
          state,
          values,
        }))
      }),
    )
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

/** The columns of which one allowed value is meant, by the words that are known for it: the likeness of words is no state. */
function statesOf({ columns }: Template, said: string): { state: string; values: string[] }[] {
  const phrases = phrasesIn(said)
  return columns.flatMap((column: TemplateColumn) => {
    const rated = valuesOf(column).map((value) => ({
      value,
      by: Math.max(0, ...phrases.map((phrase) => meantBy(phrase, plainValue(value)))),
    }))
    const best = Math.max(0, ...rated.map(({ by }) => by))
    const [only, ...more] = rated.filter(({ by }) => best > 0 && by === best)
    return only && more.length === 0 ? [{ state: column.name, values: [only.value] }] : []
  })
}

function phrasesIn(said: string): string[] {
  const words = wordsIn(said).map(({ raw }) => raw)
  return words.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS }, (__, more) => plainValue(words.slice(at, at + more + 1).join(' '))),
  )
}
