import { anyOf } from '../../knowledge/grounded/acts.ts'
import { conceptsOf, wordsOf } from '../../match/names/words.ts'
import type { Context, Mapping, Placed } from '../context.ts'
import type { Group } from './group.ts'
import { isPreferred } from './gap-fillers.ts'
import { isFilled, plainSource, SURE } from '../sure.ts'

// A list of changes calls its columns after those of the list that it changes: “New title” is what “Job title” becomes.

type Joined = Group['joined'][number]

const CHANGED = anyOf(
  'new|changed?|corrected|correct|updated?|now',
  'neue?[rsn]?|geänderte?[rsn]?|korrigierte?[rsn]?|berichtigte?[rsn]?|jetzt',
  'nouve(?:au|lle)s?|nouvel|modifiée?s?|corrigée?s?',
  'nuev[oa]s?|corregid[oa]s?|modificad[oa]s?',
  'nuov[oaie]|corrett[oaie]|modificat[oaie]',
  'nieuwe?|gewijzigde?|gecorrigeerde?|aangepaste?',
  'now[yae]|zmienion[yae]|poprawion[yae]|nov[ýáé]|změněn[ýáé]|opraven[ýáé]',
  'nov[oa]s?|corrigid[oa]s?|alterad[oa]s?|ny(?:tt|a|e)?|ändra[dt]|endret|ændret|rettet',
)

/** A list that somebody said counts, with what its columns change in those of the main table where their names alone did not tell. */
export function withChanges(main: Placed, one: Joined, context: Context): Joined {
  const { placement, mappings } = one.placed
  const { columns } = placement.table.profile
  const taken = new Set(mappings.flatMap((mapping) => (isFilled(mapping) ? mapping.sources : [])))
  const own = main.mappings.flatMap((mapping, target) => (plainSource(mapping).length > 0 ? [target] : []))
  const changes = columns.flatMap(({ name, position, filled }, source): Change[] => {
    const rest = CHANGED.test(name) ? name.replace(CHANGED, ' ') : ''
    if (taken.has(source) || position === one.join.right || filled === 0 || rest.trim() === '') return []
    const [target, ...others] = own.filter((at) => isCalledIn(rest, headerOf(main, at)))
    return target === undefined || others.length > 0 ? [] : [{ source, target }]
  })
  const open = changes.filter(
    ({ target }) => !isFilled(mappings[target]!) && isPreferred(one.placed, target, context, one.apart),
  )
  const alone = open.filter(({ target }) => open.filter((other) => other.target === target).length === 1)
  if (alone.length === 0) return one
  const changed = mappings.map((mapping, target): Mapping => {
    const change = alone.find((other) => other.target === target)
    return change ? changedTo(change.source, mapping, columns[change.source]!.name, headerOf(main, target)) : mapping
  })
  return { ...one, placed: { placement, mappings: changed } }
}

interface Change {
  source: number
  target: number
}

function headerOf({ placement, mappings }: Placed, target: number): string {
  return placement.table.profile.columns[mappings[target]!.sources[0]!]!.name
}

/** All that is left of a header is in the other one: its words, or what they mean. */
function isCalledIn(rest: string, header: string): boolean {
  const [words, concepts] = [wordsOf(rest), conceptsOf(rest)]
  const [theirs, meant] = [new Set(wordsOf(header)), new Set(conceptsOf(header))]
  const isMeant = concepts.length > 0 && concepts.every((concept) => meant.has(concept))
  return words.length > 0 && (words.every((word) => theirs.has(word)) || isMeant)
}

function changedTo(source: number, mapping: Mapping, name: string, header: string): Mapping {
  const { guessed: _, ...rest } = mapping
  const reason = `“${name}” is what “${header}” becomes, in a list that counts before it.`
  return { ...rest, sources: [source], lead: [], confidence: SURE, reason }
}
