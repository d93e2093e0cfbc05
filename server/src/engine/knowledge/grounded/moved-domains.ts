import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import type { Unread } from './unread.ts'

// “Some addresses still have our old domain elm-mill.example, it is the same mailbox as at elmmill.example”: an address of the one is written with the
// other, so that a row is found whichever of them somebody wrote.

const DOMAIN = /(?<![\p{L}\p{N}._-])(?:[\p{L}\p{N}._%+*-]*@)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,12})(?![\p{L}\p{N}@-])/giu
const IS_OLD = anyOf(
  'old|former|previous|earlier|formerly|used to be',
  'alte[nrsm]?|frühere[nrsm]?|ehemalige[nrsm]?|bisherige[nrsm]?|vormals|früher',
  'anciens?|anciennes?|précédente?s?|anciennement',
  'antigu[oa]s?|viej[oa]s?|anterior(?:es)?|antes',
  'vecchi[oae]?|precedent[ei]|prima',
  'oude?|vroegere?|voormalige?|antig[oa]s?',
  'star[yaeéáý]\\p{L}*|dawn\\p{L}+|dřívější|bývalá|gam(?:la|mal|mel|le)|tidigare|tidligere',
)
/** The two are one, or the one has become the other. */
const IS_SAME = anyOf(
  'same|identical|now|renamed|replaced by|moved to|changed to|became|becomes|means|new|instead|→|->|=>',
  'selben?|dasselbe|dieselben?|gleiche[nrsm]?|jetzt|nun|heute|neue[nrsm]?|umbenannt|umgezogen|wurde zu',
  'mêmes?|maintenant|désormais|nouve(?:au|lle|l)|devenue?|remplacée? par',
  'mism[oa]s?|ahora|nuev[oa]s?|mesm[oa]s?|agora|nov[oa]s?',
  'stess[oaie]|ora|adesso|nuov[oaie]',
  'zelfde|hetzelfde|nu|nieuwe?',
  'te same|ta sama|to samo|teraz|now[yaeą]|stejn\\p{L}+|nyní|nov[ýáé]|samma|nu|nya?|samme|nå|nye?',
)

/** What was so is no denial. */
const NO_LONGER =
  /(?<!\p{L})(?:no longer|not any ?more|nicht mehr|ne \p{L}+ plus|ya no|non \p{L}+ più|niet meer|już nie|už ne\p{L}*|inte längre|ikke lenger|ikke længere)(?!\p{L})/giu

interface Named {
  domain: string
  at: number
}

/** For each column with addresses of the one domain that its end is written as the other. */
export function movedDomains({ text, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const named = [...text.matchAll(DOMAIN)].map((found): Named => ({ domain: found[1]!.toLowerCase(), at: found.index }))
  const said = text.replace(NO_LONGER, ' ')
  const isOther =
    [EXCEPT, LEFT_OUT, NOT].some((words) => words.test(said)) || ![IS_SAME, IS_OLD].some((words) => words.test(said))
  const [old, now] = named.length === 2 && !isOther ? inOrder(named, text) : []
  if (!old || !now || old === now) return []
  const spellings = profiles.flatMap(({ columns }) =>
    columns.flatMap(({ name, values }) =>
      values.flatMap(({ value }) => endOf(value, old).map((end) => ({ name, end }))),
    ),
  )
  return [...Map.groupBy(spellings, ({ name }) => name)].map(([column, found]): Directive => ({
    ...origin,
    kind: 'step',
    column,
    transforms: [...new Set([`@${old}`, ...found.map(({ end }) => end)])].map((find) => ({
      kind: 'replace',
      find,
      with: `@${now}`,
    })),
  }))
}

/** The old one first: the one that is called so, or else the one that is named first. */
function inOrder([first, second]: readonly Named[], text: string): string[] {
  const between = text.slice(first!.at + first!.domain.length, second!.at)
  const isTurned = IS_OLD.test(between) && !IS_OLD.test(text.slice(0, first!.at))
  const both = [first!.domain, second!.domain]
  return isTurned ? both.toReversed() : both
}

/** The end of an address of that domain, as it is written; none for any other value. */
function endOf(value: string, domain: string): string[] {
  const at = value.trim().lastIndexOf('@')
  const end = at < 1 ? '' : value.trim().slice(at)
  return end.toLowerCase() === `@${domain}` ? [end] : []
}
