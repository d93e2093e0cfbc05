import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT, RENUMBERING } from '../grounded/acts.ts'
import { isKeyLike } from '../grounded/columns.ts'
import { linksOf } from '../grounded/merged-keys.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { isHedged } from './hedges.ts'

// “Replace the old article numbers with the new ones from the list”, “Die Kundennummern sind veraltet. In neue_nummern.csv steht, welche neue jeder
// bekommt”: a table of old and new numbers, and columns of others that still have the old.

const OLD = anyOf(
  'old|former|previous|legacy|before|from|was|outdated',
  'alt(?:e[nrsm]?)?|bisherige?[nrs]?|früher(?:e[nrs]?)?|vorher|von|veraltet\\p{L}*',
  'anci(?:en|enne)s?|avant|périmée?s?',
  'antigu[oa]s?|viej[oa]s?|anterior(?:es)?|antes',
  'vecchi[oae]?|precedent[ei]|prima',
  'oude?|vorige|vroeger',
)
const NEW = anyOf(
  'new|current|now|to|became|today|these days',
  'neu(?:e[nrsm]?)?|künftige?[nrs]?|jetzt|nach|aktuell\\p{L}*',
  'nouve(?:au|l|lle)(?:s|x)?|actuel(?:le)?s?|après|désormais',
  'nuev[oa]s?|actual(?:es)?|ahora|después',
  'nuov[oaie]|attual[ei]|ora|dopo',
  'nieuwe?|huidige|nu',
)
/** One takes the place of the other. */
const RENUMBERED = anyOf(
  "renumber\\p{L}*|replac\\p{L}+|swap\\p{L}*|chang\\p{L}+|translat\\p{L}+|convert\\p{L}*|switch\\p{L}*|updat\\p{L}+|exchang\\p{L}+|look(?:ed)? up|instead|became|map(?:ped|s|ping)?|use|apply|got|get|gets|must|should|carry|(?:is|are|[’']re) (?:all |now )?(?:in|on)|handed out|given out|shows?|says?|tells?|find|listed",
  'umnummer\\p{L}+|ersetz\\p{L}*|tausch\\p{L}*|austausch\\p{L}*|umschlüssel\\p{L}*|umstell\\p{L}*|umgestellt|änder\\p{L}*|geändert|verwend\\p{L}*|nehm\\p{L}*|nimm|steh(?:t|en)|sagt|bekommt|bekommen|erhalten|maßgeblich|soll(?:en)?|statt|gilt|gelten|nachschlagen|übersetz\\p{L}*',
  'renumérot\\p{L}+|remplac\\p{L}+|échang\\p{L}+|chang\\p{L}+|tradui\\p{L}+|convert\\p{L}+|utilis\\p{L}+|figur\\p{L}+|trouv\\p{L}+|au lieu|correspond\\p{L}+|indiqu\\p{L}+|prendre|voir|selon',
  'renumer\\p{L}+|reemplaz\\p{L}+|sustitu\\p{L}+|cambi\\p{L}+|traduc\\p{L}+|convert\\p{L}+|us(?:ar|en|ad)|está\\p{L}*|figura\\p{L}*|según|en (?:vez|lugar)|correspond\\p{L}+',
  'rinumer\\p{L}+|sostitu\\p{L}+|cambi\\p{L}+|tradu\\p{L}+|convert\\p{L}+|usare|usate|trov\\p{L}+|indica\\p{L}*|secondo|come da|al posto|invece|corrispond\\p{L}+|comparire',
  'hernummer\\p{L}*|omgenummerd|vervang\\p{L}*|omzetten|wissel\\p{L}*|vertaal|vertalen|gebruik\\p{L}*|staa[nt]|volgens|in plaats|vernieuwd|gekregen|krijg\\p{L}*',
)
const A_LIST = anyOf(
  '(?:other|second|third|last|separate|attached|extra|enclosed) (?:file|list|table|sheet|tab)|list|table|mapping|renumbering',
  '(?:andere|zweite|letzte|eigene|beiliegende)[nrs]? (?:datei|liste|tabelle|blatt)|liste|tabelle|datei mit',
  '(?:autre|second|deuxième|dernier|dernière) (?:fichier|liste|tableau|feuille)|liste|tableau|table',
  '(?:otr[oa]|segund[oa]|últim[oa]) (?:archivo|fichero|lista|tabla|hoja)|lista|tabla',
  '(?:altr[oa]|second[oa]|ultim[oa]) (?:file|elenco|lista|tabella|foglio)|elenco|lista|tabella',
  '(?:andere|tweede|laatste) (?:bestand|lijst|tabel|blad)|lijst|tabel',
)
/** That they are not replaced. */
const NOT_SO =
  /(?<!\p{L})(?:(?:do |must |should |please )?(?:not|n[’']t)|never|nicht|ne|no|non|niet) (?:be |yet )?(?:replac|swap|chang|renumber|translat|use(?!\p{L})|ersetz|änder|tausch|umnummer|remplac|chang|reemplac|sustitu|cambi|sostitu|vervang)|(?<!\p{L})(?:keep|behalten|garder|conservar|mantener|tenere|mantenere|behouden|houden) (?:the |die |les |los |le |de )?(?:old|alten|anciens?|antiguos?|vecchi\p{L}?|oude)(?!\p{L})/iu
const EVERYWHERE =
  /(?<!\p{L})(?:everywhere|wherever) [^,.;:()]{0,40}?(?:shows? up|appears?|turns? up|occurs?|(?:is|are) (?:used|named|mentioned|listed)|stands?)(?!\p{L})/giu
/** Of what still has the old numbers, so many are in the list. */
const LEAST_LISTED = 0.5
const MOST_COLUMNS = 5
const FEWEST = 2

interface Renumbering {
  profile: TableProfile
  numbers: ReadonlyMap<string, string>
  pair: readonly ColumnProfile[]
  columns: { profile: TableProfile; column: ColumnProfile }[]
}

/** What each old number has become, for the columns that have it. */
export function renumbered(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  // What stands aside, and that it is so wherever they are, is no condition.
  const plainly = text.replace(/\([^()]*\)/gu, ' ').replace(EVERYWHERE, ' ')
  if (profiles.length < 2 || isHedged(plainly) || NOT_SO.test(text) || LEFT_OUT.test(text)) return []
  if (!NEW.test(text) && !OLD.test(text) && !RENUMBERING.test(text) && !TRANSLATING.test(text)) return []
  if (!RENUMBERED.test(text)) return []
  const about = `${before}. ${text}`
  const named = tablesIn(text, profiles)
  const spoken = named.length > 0 ? named : tablesIn(before, profiles)
  const lists = profiles.flatMap((profile) => renumberingsIn(profile, profiles, about))
  const [list, ...others] = lists.filter(({ profile }) => spoken.includes(profile) || A_LIST.test(text))
  if (!list || others.length > 0) return []
  const values = list.columns.flatMap(({ column }) =>
    column.values.flatMap(({ value }): Directive[] => {
      const raw = value.trim()
      const now = newOf(raw, list.numbers)
      if (now === undefined || now === raw) return []
      const links = templates.flatMap((template) => linksOf(template, now, templates))
      return [
        { ...origin, kind: 'value', raw, value: now, column: column.name },
        ...links.map((link): Directive => ({ ...origin, kind: 'value', ...link, raw, value: now })),
      ]
    }),
  )
  // What has nothing but old and new numbers, and beside them what those who have them are called there as well, has no rows of its own.
  const isListAlone = list.profile.columns.every((column) => list.pair.includes(column) || isKnownThere(column, list))
  return isListAlone ? [...values, { ...origin, kind: 'ignore_table', table: exactly(list.profile) }] : values
}

const TRANSLATING = anyOf('translat\\p{L}+')

/** Nearly all that a column of the list has stands in one column of a table with the old numbers. */
function isKnownThere({ values }: ColumnProfile, { columns }: Renumbering): boolean {
  return columns.some(({ profile }) =>
    profile.columns.some((other) => {
      const there = new Set(other.values.map(({ value }) => nameOf(value)))
      return values.filter(({ value }) => there.has(nameOf(value))).length >= LEAST_KNOWN * values.length
    }),
  )
}

const LEAST_KNOWN = 0.8
const nameOf = (value: string): string => value.replace(/\s+/gu, ' ').trim().toLowerCase()

/** The only way in which one column of a small table has what another table has, and a second one what it became. */
function renumberingsIn(profile: TableProfile, profiles: readonly TableProfile[], said: string): Renumbering[] {
  const { columns } = profile
  if (columns.length < 2 || columns.length > MOST_COLUMNS) return []
  const pairs = columns.flatMap((old) => columns.flatMap((now) => (old === now ? [] : [{ old, now }])))
  // Beside “Old” and “New” a name is neither.
  const both = pairs.filter(({ old, now }) => OLD.test(spaced(old.name)) && NEW.test(spaced(now.name)))
  const found = (both.length > 0 ? both : pairs).flatMap(({ old, now }): Renumbering[] => {
    if (!isOldAndNew(old, now, said)) return []
    const numbers = pairsOf(profile, old, now)
    if (numbers.size < FEWEST) return []
    const holders = profiles
      .filter((one) => one !== profile)
      .flatMap((one) =>
        one.columns
          .filter((column) => isKeyLike(column) && hasOld(column, numbers))
          .map((column) => ({ profile: one, column })),
      )
    return holders.length > 0 ? [{ profile, numbers, pair: [old, now], columns: holders }] : []
  })
  return found.length === 1 ? found : []
}

/** Headers say which is which; where one says nothing, the sentence speaks of both. */
function isOldAndNew(old: ColumnProfile, now: ColumnProfile, said: string): boolean {
  const [isOld, isNew] = [OLD.test(spaced(old.name)), NEW.test(spaced(now.name))]
  const isTurned = NEW.test(spaced(old.name)) || OLD.test(spaced(now.name))
  return !isTurned && (isOld || isNew || (OLD.test(said) && NEW.test(said)))
}

const spaced = (name: string): string => name.replace(/[_.]/gu, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')

/** Row by row; nothing where rows are not all known, or one old number has two new ones. */
function pairsOf({ rows, sampled, table }: TableProfile, old: ColumnProfile, now: ColumnProfile): Map<string, string> {
  const numbers = new Map<string, string>()
  if (sampled < table.rows || rows.length < sampled) return numbers
  for (const row of rows) {
    const [from, to] = [row[old.position]?.trim() ?? '', row[now.position]?.trim() ?? '']
    if (from === '' || to === '') continue
    if (numbers.has(from) && numbers.get(from) !== to) return new Map()
    numbers.set(from, to)
  }
  return withoutZeros(numbers)
}

/** A spreadsheet takes the zeros in front of some numbers: where all are numbers, and no two are one without theirs, each is found without them, too. */
function withoutZeros(numbers: ReadonlyMap<string, string>): Map<string, string> {
  const all = [...numbers].map(([from, to]) => [bare(from), to] as const)
  const isClear = all.every(([from]) => from !== '') && new Set(all.map(([from]) => from)).size === numbers.size
  return new Map([...numbers, ...(isClear ? all : [])])
}

/** A number without the zeros in front; empty where it is none. */
function bare(value: string): string {
  return /^\d+$/u.test(value) ? value.replace(/^0+/u, '') : ''
}

function newOf(value: string, numbers: ReadonlyMap<string, string>): string | undefined {
  return numbers.get(value) ?? numbers.get(bare(value))
}

function hasOld({ values }: ColumnProfile, numbers: ReadonlyMap<string, string>): boolean {
  const known = values.filter(({ value }) => newOf(value.trim(), numbers) !== undefined).length
  return known >= FEWEST && known >= LEAST_LISTED * values.length
}
