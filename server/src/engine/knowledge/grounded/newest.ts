import { conceptsOf } from '../../match/names/words.ts'
import { CENTURY_DAYS } from '../../profile/century-days.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, TWICE } from './acts.ts'
import { isKeyLike, namesColumn } from './columns.ts'
import { orderOf } from './days.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “We need only the newest price per supplier and article”, “steht ein Artikel zweimal in der Liste, gilt die Zeile mit dem jüngeren Datum”: of rows
// with the same key the one of the latest day, whatever their order.

export const NEWEST = anyOf(
  'newest|latest|most recently (?:edited|changed|updated|modified)|(?:edited|changed|updated|modified) (?:last|most recently)|most recent|most up[- ]to[- ]date|newer|more recent',
  'zuletzt (?:geändert|bearbeitet|aktualisiert)e[nrsm]?|neueste[nrsm]?|neuste[nrsm]?|aktuellste[nrsm]?|jüngste[nrsm]?|jüngere[nrsm]?|neuere[nrsm]?',
  'plus récente?s?',
  'más recientes?|más nuev[oa]s?',
  'più recent[ei]',
  'nieuwste|recentste|meest recente|nieuwere|recentere',
  'najnowsz\\p{L}+|nowsz\\p{L}+',
)
const CHANGES =
  'updated|changed|modified|edited|saved|entered|recorded|revised|checked|counted|seen|geändert\\p{L}*|aktualisiert\\p{L}*|bearbeitet\\p{L}*|erfasst\\p{L}*|gespeichert\\p{L}*|gezählt\\p{L}*|modifiée?s?|mise?s? à jour|saisie?s?|enregistrée?s?|actualizad[oa]s?|modificad[oa]s?|aggiornat[oaei]|modificat[oaei]|gewijzigd\\p{L}*|bijgewerkt\\p{L}*'
const LAST =
  'last|most recently|latest|zuletzt|als letzte[rs]?|en dernier|dernièrement|dernière|por última vez|últim[oa]s?|ultim[oa]|per ultim[oa]|laatst|het laatst'
/** What happens to a row on some day. */
export const CHANGED = anyOf(CHANGES)
/** A row that was changed after all others. */
export const CHANGED_LAST = anyOf(`(?:${LAST}) (?:${CHANGES})`, `(?:${CHANGES}) (?:${LAST})`)

export const ONLY = anyOf(
  'only|just|keep|kept|take|counts?|wins?|applies|is right|is valid',
  'nur|gilt|gelten|zählt|behalten|nehmen|nehmt',
  'seule?s?|seulement|uniquement|gard\\p{L}+|compte|prendre|prenez|ne',
  's[óo]lo|solamente|únicamente|vale|cuenta|quédense|conserv\\p{L}+',
  'soltanto|solamente|vale|conta|ten\\p{L}+',
  'alleen|enkel|slechts|geldt|telt',
  'tylko|liczy się|obowiązuje',
)
const EACH =
  /(?<!\p{L})(?:per|for (?:each|every)|of (?:each|every)|je(?:de[rnms]?)?|pro|für jede[nrs]?|par|pour chaque|por(?: cada)?|para cada|per ogni|voor (?:elke?|iedere?)|na każd\p{L}+|dla każd\p{L}+)\s+/iu
const BETWEEN = /\s*,\s+(?:(?:and|und|et|y|e|en|i)\s+)?|\s+(?:and|und|sowie|et|y|e|en|i|plus|\+|&)\s+/iu
/** The words for one thing go on so far. */
const NOUN =
  /^(?:(?:the|each|every|der|die|das|den|dem|le|la|el|il|de|het)\s+)?(\p{L}[\p{L}\p{M}-]*(?:\s(?:number|no|code|id|nummer|nr)(?!\p{L}))?)/iu
/** “Is written again with the same order number”: what the rows have in common stands behind it. */
const SAME =
  /(?<!\p{L})(?:same|gleiche[rnms]?|(?:d(?:er|ie|as|es|em|en))?selben?|mêmes?|mism[oa]s?|stess[oaei]|medesim[oaei]|(?:de|het)?zelfde)\s+/iu
const DAYS = 0.8
const MOST_KEYS = 3

/** “Older rows of the same article can go”: what isn't the newest. */
const OLDER = anyOf(
  '(?:older|old|previous|earlier|former|outdated) (?:\\p{L}+ )?(?:rows?|lines?|records?|entr(?:y|ies)|versions?|states?|ones?|changes?|copies)',
  '(?:ältere|alte|frühere|vorherige|veraltete)[nrs]? (?:zeilen?|einträge?n?|datensätze?n?|versionen?|stände?n?)',
  '(?:lignes?|fiches?|versions?|entrées?) (?:plus )?(?:anciennes?|vieilles?|précédentes?)|anciennes (?:lignes|fiches|versions|entrées)',
  '(?:filas?|líneas?|registros?|versiones) (?:más )?(?:antigu[oa]s?|viej[oa]s?|anteriores?)',
  '(?:righe|riga|schede|versioni|voci) (?:più )?(?:vecchi[eao]?|precedent[ei])|vecchie (?:righe|schede|versioni|voci)',
  '(?:oudere|oude|eerdere|vorige) (?:rijen|regels?|versies?|records?)|(?:äldre|eldre|ældre|tidigare|tidligere) (?:rader|rækker|linjer|poster|versioner|versjoner)',
)
const GOES = anyOf(
  '(?:can|may|should|must) (?:all )?go(?: away)?(?=\\s*(?:[.;,!)]|$))|(?:deleted?|removed?|thrown away|not needed)',
  '(?:gelöscht|entfernt)(?: werden)?|supprimée?s?|borrad[oa]s?|eliminad[oa]s?|eliminat[ei]|cancellat[ei]|verwijderd|(?:kan|kunna) (?:tas bort|utgå|slopas)|(?:kan|skal) (?:slettes|fjernes)',
)

/** What a sentence says of rows with the same key of which the newest counts. */
export function newestOfSame({ text, before, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const isOlderOut = OLDER.test(text) && (GOES.test(text) || LEFT_OUT.test(text)) && SAME.test(text)
  if (EXCEPT.test(text) || !(isOlderOut || (NEWEST.test(text) && ONLY.test(text)))) return []
  // “The latest change stands first. Older rows of the same article can go”: by which day is said before.
  const saids = isOlderOut && NEWEST.test(before) ? [text, `${before}; ${text}`] : [text]
  return (
    saids
      .flatMap((said) => [sameIn(said), nounsIn(said)])
      .map((named) => newestOf(named, origin, profiles))
      .find((one) => one.length > 0) ?? []
  )
}

function newestOf(
  { nouns, rest }: ReturnType<typeof nounsIn>,
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
): Directive[] {
  if (nouns.length === 0) return []
  const isAlone = nouns.length === 1
  const named = tablesIn(rest, profiles)
  const found = profiles.flatMap((profile) => {
    const key = nouns.map((noun) => keyCalled(noun, profile, isAlone))
    const isMeant =
      !key.includes(null) && new Set(key).size === key.length && (named.length === 0 || named.includes(profile))
    return isMeant ? [{ profile, key: key as ColumnProfile[], day: dayOf(rest, profile) }] : []
  })
  // Many lists have a number of the same things: of one key alone it has to be clear which of them is meant.
  const [one, ...others] = isAlone
    ? found
    : found.filter(({ profile, key, day }) => day !== null && areRepeated(profile, key))
  if (!one?.day || others.length > 0 || !areRepeated(one.profile, one.key)) return []
  const { profile, key, day } = one
  const patterns = patternsOf(day)
  if (patterns === null) return []
  const names = key.map(({ name }) => `“${name}”`).join(' and ')
  return [
    {
      ...origin,
      kind: 'leave_rows',
      table: exactly(profile),
      when: { is: 'older', key: key.map(({ position }) => position), day: day.position, patterns },
      what: `another row with the same ${names} has a later “${day.name}”`,
    },
  ]
}

/** What the rows have in common, as the sentence says. */
function sameIn(text: string): { nouns: string[]; rest: string } {
  const same = SAME.exec(text)
  const noun = same ? NOUN.exec(text.slice(same.index + same[0].length))?.[1] : undefined
  return noun === undefined ? { nouns: [], rest: text } : { nouns: [noun], rest: text.replace(noun, ' ') }
}

/**
 * The key, and the column called as what rows must have in common besides: what was counted “twice in the same bin” is counted in each of two bins
 * where it lies in both. Null where none share all of it, or it is not clear which column that is.
 */
export function keyWithShared(key: ColumnProfile, text: string, profile: TableProfile): ColumnProfile[] | null {
  const [noun] = sameIn(text).nouns
  const said = noun === undefined ? [] : conceptsOf(noun)
  const shared = profile.columns.filter(
    (column) => column !== key && said.length > 0 && said.every((concept) => conceptsOf(column.name).includes(concept)),
  )
  const keys = [key, ...shared]
  return shared.length > 1 || !areRepeated(profile, keys) ? null : keys
}

/** What a sentence names behind “per”: the supplier and the article of “one row per supplier and article”. */
export function eachIn(text: string): string[] {
  const each = EACH.exec(text)
  if (!each) return []
  const nouns = text
    .slice(each.index + each[0].length)
    .split(BETWEEN)
    .slice(0, MOST_KEYS)
  const ends = nouns.findIndex((noun) => NEWEST.test(noun) || ONLY.test(noun) || /[.;:]/.test(noun))
  const own = ends < 0 ? nouns : nouns.slice(0, ends + 1)
  return own
    .flatMap((noun) => NOUN.exec(noun.trim())?.[1] ?? [])
    .filter((noun) => !ONLY.test(noun) && !NEWEST.test(noun))
}

/** What the key is of, what stands behind “per” or is there twice, and the sentence without that. */
function nounsIn(text: string): { nouns: string[]; rest: string } {
  if (EACH.test(text)) {
    const called = eachIn(text)
    return { nouns: called, rest: called.reduce((left, noun) => left.replace(noun, ' '), text) }
  }
  const twice = TWICE.exec(text)
  const [word] = twice
    ? wordsIn(text.slice(0, twice.index))
        .filter(({ text: one }) => one.length > 3)
        .toReversed()
    : []
  return word ? { nouns: [word.raw], rest: text.replace(word.raw, ' ') } : { nouns: [], rest: text }
}

/** The column whose values are the keys of what is called so; `isAlone`: these tell the rows apart but for a few. */
function keyCalled(noun: string, { columns }: TableProfile, isAlone: boolean): ColumnProfile | null {
  const said = conceptsOf(noun)
  if (said.length === 0) return null
  const called = columns.filter((column) => {
    const own = conceptsOf(column.name)
    const isKey = isAlone
      ? isKeyLike(column) && column.distinct >= DAYS * column.filled
      : (column.types.date ?? 0) < DAYS
    return isKey && column.filled > 0 && said.every((concept) => own.includes(concept))
  })
  const plain = called.filter(({ name }) =>
    conceptsOf(name).every((concept) => said.includes(concept) || concept === 'number'),
  )
  const [only, ...others] = plain.length > 0 ? plain : called
  return only && others.length === 0 ? only : null
}

/** The column with the days: the one that is named, or the only one. */
function dayOf(text: string, { columns }: TableProfile): ColumnProfile | null {
  const days = columns.filter(isOfDays)
  const named = days.filter((column) => namesColumn(text, column))
  const [only, ...others] = named.length > 0 ? named : daysOfRows(days)
  return only && others.length === 0 ? only : null
}

export function isOfDays({ types }: ColumnProfile): boolean {
  return (types.date ?? 0) + (types.datetime ?? 0) >= DAYS
}

/** Of several the one that says when a row was changed tells which is newer; the others tell of what the row is about. */
export function daysOfRows(days: readonly ColumnProfile[]): readonly ColumnProfile[] {
  const changed = days.filter(({ name }) => conceptsOf(name).includes('updated'))
  return changed.length === 1 ? changed : days
}

/** Some rows share the key, as far as they were looked at. */
export function areRepeated(profile: TableProfile, key: readonly ColumnProfile[]): boolean {
  const keys = profile.rows.flatMap((cells) => {
    const parts = key.map(({ position }) => (cells[position] ?? '').toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    return parts.includes('') ? [] : [parts.join('\n')]
  })
  return new Set(keys).size < keys.length
}

/** How the days are written; null where which of two figures is the month can't be known. */
export function patternsOf(column: ColumnProfile): string[] | null {
  // They are in the order of their figures.
  if (column.dates.length > 0 && column.dates.every(({ pattern }) => pattern === CENTURY_DAYS)) return []
  const order = orderOf(column)
  const patterns = column.dates.map(({ kind, pattern }) => {
    if (kind !== 'numeric') return pattern
    if (order === null && !pattern.includes('.')) return null
    return order === 'month' ? pattern.replace(/[DM]/g, (letter) => (letter === 'D' ? 'M' : 'D')) : pattern
  })
  return patterns.includes(null) || patterns.length === 0 ? null : (patterns as string[])
}
