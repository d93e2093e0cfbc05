import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT } from './acts.ts'
import type { Unread } from './unread.ts'

// “Ada Lund has left; everything of hers goes to Bo Frey”: wherever the data name the one, the other is meant.

const ALL = anyOf(
  'everything|all',
  'alles?',
  'tou(?:t|te|tes|s)',
  'tod[oa]s?',
  'tutt[oaie]',
  'wszystk\\p{L}+',
  'v(?:š|s)e(?:chn\\p{L}+)?',
  'tud[oa]|allt|alla|alt',
)
/** Something is somebody else's now. */
export const GOES_TO = anyOf(
  '(?:goes|go|passes|pass|moves?|belongs?) (?:over |now )*to|(?:is|are|was|were) (?:now )?(?:taken over by|handed (?:over )?to|reassigned to)|(?:is|are) (?:now )?(?:with|looked after by)',
  'geh(?:t|en) (?:jetzt |nun )?(?:an|auf)|übernimmt(?: jetzt| nun)?',
  'v(?:a|ont) (?:désormais )?à|pass(?:e|ent) (?:désormais )?à|revien(?:t|nent) à|(?:est|sont) reprise?s? par',
  'pasan? a|van? a|corresponden? (?:ahora )?a',
  'passan?o? a|va(?:nno)? a',
  'ga(?:at|an) (?:nu )?naar|(?:wordt|worden) overgenomen door',
  'przechodz\\p{L}+ na|przejmuje|přechá?z\\p{L}+ na|přebírá',
)
const TWO_WORDS = /^\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){1,3}$/u
/** Systems say so behind the names of those who left. */
const IN_BRACKETS = /\s*[([][^)\]]*[)\]]\s*$/u

/** The values that name somebody whose all a sentence says is somebody else's now, with the value that names that one. */
export function successors({ text, before, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const found = GOES_TO.exec(text)
  if (!found || !ALL.test(text.slice(0, found.index)) || EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const whose = text.slice(0, found.index)
  const to = text.slice(found.index + found[0].length)
  const columns = profiles.flatMap((profile) => profile.columns)
  const told = columns.flatMap((column) => {
    const now = namedIn(to, column)
    const own = namedIn(whose, column)
    const old = own.length > 0 ? own : namedIn(before, column)
    const isOne = now.length === 1 && old.length === 1 && nameOf(old[0]!) !== nameOf(now[0]!)
    return isOne ? [{ raw: old[0]!, value: now[0]!, column: column.name }] : []
  })
  const once = new Map(told.map((one) => [`${one.raw}\n${one.column}`, one]))
  return [...once.values()].map((one): Directive => ({ ...origin, kind: 'value', ...one }))
}

function namedIn(text: string, { values }: ColumnProfile): string[] {
  return values.flatMap(({ value }) => {
    const name = nameOf(value)
    return TWO_WORDS.test(name) && hasName(text, name) ? [value.trim()] : []
  })
}

function nameOf(value: string): string {
  return value.trim().replace(IN_BRACKETS, '')
}

function hasName(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)
}
