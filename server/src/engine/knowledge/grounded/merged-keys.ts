import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { isKeyLike } from './columns.ts'
import { templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “Supplier 70099 is the old firm of 70004: don't create it, its items belong to 70004”: rows of one thing under two numbers, of which one stays, and
// what points at the other points at that.

/** The first of the two is no more: what stands between them. */
const OLD_OF = anyOf(
  'old|former(?:ly)?|previous(?:ly)?|predecessor',
  'alte[rnsm]?|frühere[rnsm]?|ehemalige[rnsm]?|vormals',
  'anci(?:en|enne)s?|antérieure?',
  'antigu[oa]|anterior',
  'vecchi[oa]|precedente|ex',
  'oude?|voormalige?|vorige?',
)
const NOW = anyOf(
  'is now|now (?:runs|goes)|merged (?:in|into|with)|taken over by|replaced by|superseded by|became|belongs? to|same (?:\\p{L}+ )?as|duplicate of',
  'ist jetzt|hei(?:ß|ss)t jetzt|wurde zu|übernommen (?:von|durch)|aufgegangen in|ersetzt durch|gehör(?:t|en) (?:jetzt )?zu|dasselbe wie|derselbe wie|dieselbe wie|doppelt zu',
  'est (?:maintenant|désormais)|devenue?s?|repris(?:e|es)? par|remplacée?s? par|fusionnée?s? (?:avec|dans)|appartien(?:t|nent) à|même (?:\\p{L}+ )?que',
  'es ahora|pasó a ser|absorbid[oa] por|sustituid[oa] por|fusionad[oa] con|pertenecen? a',
  'è ora|diventat[oa]|assorbit[oa] da|sostituit[oa] da|fus[oa] con|appart(?:iene|engono) a',
  'is nu|overgenomen door|vervangen door|opgegaan in|samengevoegd met|hoor(?:t|en) bij|zelfde als',
)
/** “… ist in Nord (31010) aufgegangen”: what became of the first says the verb behind the second. */
const PASSIVE = anyOf(
  '(?:ist|sind|wurden?|werden) (?:[\\p{L}]+ ){0,2}?(?:in|von|vom|mit|durch|auf)',
  '(?:is|zijn|wordt|werd(?:en)?) (?:[\\p{L}]+ ){0,2}?(?:in|door|met)',
)
const ABSORBED = anyOf(
  'aufgegangen|übergegangen|übernommen|aufgekauft|ersetzt|verschmolzen|fusioniert|zusammengelegt|eingegliedert',
  'opgegaan|overgenomen|vervangen|gefuseerd|samengevoegd',
)
const INSTEAD = anyOf(
  "instead of|rather than|statt|anstatt|anstelle von|au lieu d[eu’']|en (?:lugar|vez) de|invece di|al posto di|in plaats van",
)
export const NOT_CREATED = anyOf(
  "(?:do not|don[’']t|not to be|no need to) (?:create|set up|add|open)|should not exist|nicht (?:mehr )?(?:anlegen|angelegt|einrichten)|ne (?:pas|plus) (?:créer|reprendre)|no (?:crear|dar de alta)|non (?:creare|inserire)|niet (?:aanmaken|aangemaakt)",
)
/** What belongs to the one goes to the other. */
export const MOVED_KEYS = anyOf(
  'put|move[ds]?|transfer(?:red)?|book(?:ed)?|assign(?:ed)?|re-?assign(?:ed)?|attach(?:ed)?|hang|go(?:es)?|belongs?|map|link',
  'gehör(?:t|en)|umhäng\\p{L}+|umgehängt|häng(?:t|en)|zuordnen|ordnen|buchen|verschieb\\p{L}+|übertragen',
  'mett\\p{L}+|rattach\\p{L}+|déplac\\p{L}+|appartien(?:t|nent)|affect\\p{L}+|transf[ée]r\\p{L}+',
  'pon\\p{L}+|pas(?:a|e|an|en|ar)|asign\\p{L}+|pertenecen?|vincul\\p{L}+|van a',
  'spost\\p{L}+|assegn\\p{L}+|appart(?:iene|engono)|colleg\\p{L}+|vanno (?:a|su)',
  'zet|zetten|koppel\\p{L}*|hor(?:t|en)|hoor(?:t|en)|verplaats\\p{L}*',
)
/** “… was entered twice: keep only 70004”: the number right behind is the one that stays. */
const KEPT_ALONE =
  /(?<!\p{L})(?:keep only|only keep|keep just|behalte[nt]? (?:wir |bitte )?nur|(?:ne )?gard(?:er|ez|ons) (?:que|seulement|uniquement)|(?:mant|conserv)\p{L}+ (?:s[oó]lo|solamente|soltanto)|(?:be)?houd(?:en)? alleen)\s(?:\p{L}+\s){0,2}$/iu
/** “Put its orders on that one”: the numbers were named in the sentence before. */
const ON_THAT = anyOf(
  '(?:on|to|under) (?:it|that|that one|the other(?: one)?)|darauf|dorthin|dessus|sur celui-ci|sur celle-ci|a ese|a esa|a quello|a quella|daarop|daarnaar',
)
const KEY = /(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}[-_./ ]?)?\d{3,}(?:[-_./]\d+)*(?![\p{L}\p{N}])/gu

const YEAR = /^(?:19|20)\d\d$/

/** What a sentence says of two numbers of one thing. */
export function mergedKeys(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const found = oldAndNew(text) ?? (MOVED_KEYS.test(text) && ON_THAT.test(text) ? oldAndNew(before) : null)
  const lists = found ? profiles.flatMap((profile) => listsOf(profile, found)) : []
  if (!found || (lists.length === 0 && !areInSheets(profiles, found) && !isOnlyPointedAt(profiles, found))) return []
  const isLeft = found.isAlone || LEFT_OUT.test(text) || NOT_CREATED.test(text)
  const isMoved = isLeft || found.isAbsorbed || NOW.test(text) || INSTEAD.test(text)
  const links = isMoved ? templates.flatMap((template) => movedIn(template, found, text, templates)) : []
  if (links.length === 0) return []
  return [
    ...links.flatMap((link) =>
      spellingsOf(found, profiles).map((one): Directive => ({ ...origin, kind: 'value', ...link, ...one })),
    ),
    ...(isLeft ? lists : []).map(({ profile, column }): Directive => ({
      ...origin,
      kind: 'leave_rows',
      table: { file_id: profile.table.file_id, table: profile.table.name },
      when: { position: column.position, is: 'one_of', values: [found.old.toLowerCase()] },
      what: `“${column.name}” is “${found.old}”`,
    })),
  ]
}

interface Merged {
  old: string
  now: string
  /** Only the one that stays is kept. */
  isAlone: boolean
  /** It went into the other. */
  isAbsorbed: boolean
}

/** The number that goes and the one that stays, where a sentence has just these two and says which is which. */
function oldAndNew(text: string): Merged | null {
  const all = [...text.matchAll(KEY)].map(({ 0: key, index }) => ({ key, index }))
  // “… in 2022” is when.
  const keys = all.some(({ key }) => !YEAR.test(key)) ? all.filter(({ key }) => !YEAR.test(key)) : all
  const [first, second] = new Set(keys.map(({ key }) => key))
  if (first === undefined || second === undefined || new Set(keys.map(({ key }) => key)).size !== 2) return null
  const [from, to] = [first, second].map((key) => keys.find((one) => one.key === key)!.index) as [number, number]
  const between = text.slice(from + first.length, to)
  if (/[.;!?]/.test(between)) return null
  const isAlone = KEPT_ALONE.test(between)
  if (INSTEAD.test(between)) return { old: second, now: first, isAlone: false, isAbsorbed: false }
  const isAbsorbed = PASSIVE.test(between) && ABSORBED.test(text.slice(to + second.length))
  return isAlone || isAbsorbed || OLD_OF.test(between) || NOW.test(between)
    ? { old: first, now: second, isAlone, isAbsorbed }
    : null
}

/** Rows that are known by what has so many different values; others only name them. */
const LEAST_DIFFERENT = 0.9
/** So many of the numbers that point at a list are in it. */
const MOSTLY = 0.7

/** The columns of a table that have both, each once. */
function listsOf(profile: TableProfile, { old, now }: Merged): { profile: TableProfile; column: ColumnProfile }[] {
  return profile.columns.flatMap((column) => {
    const has = (key: string): boolean => column.values.some(({ value, count }) => value.trim() === key && count === 1)
    const isOwn = column.distinct >= LEAST_DIFFERENT * column.filled
    return isKeyLike(column) && isOwn && has(old) && has(now) ? [{ profile, column }] : []
  })
}

/** A number alone, or behind a few letters: `KST 190`, `D-190`. */
function isDressed(value: string, key: string): boolean {
  const front = value.trim().slice(0, -key.length)
  return value.trim().endsWith(key) && /^(?:\p{L}{1,4}[-_./ ]{0,2})?$/u.test(front)
}

/** Whether each stands once, however it is dressed, in columns of one name: what is no more has a sheet of its own. */
function areInSheets(profiles: readonly TableProfile[], { old, now }: Merged): boolean {
  const own = profiles.flatMap(({ table, columns }) =>
    columns
      .filter((column) => isKeyLike(column) && column.distinct >= LEAST_DIFFERENT * column.filled)
      .map((column) => ({ file: table.file_id, column })),
  )
  const having = (key: string): typeof own =>
    own.filter(({ column }) => column.values.filter(({ value }) => isDressed(value, key)).length === 1)
  return having(old).some((one) =>
    having(now).some(({ file, column }) => file === one.file && column.name === one.column.name),
  )
}

/** Whether the number that goes is in no list any more, and others still point with it at the list that has the one that stays. */
function isOnlyPointedAt(profiles: readonly TableProfile[], { old, now }: Merged): boolean {
  const columns = profiles.flatMap((profile) => profile.columns.filter(isKeyLike))
  const has = ({ values }: ColumnProfile, key: string): boolean => values.some(({ value }) => value.trim() === key)
  const isOwn = ({ distinct, filled }: ColumnProfile): boolean => distinct >= LEAST_DIFFERENT * filled
  const lists = columns.filter((column) => isOwn(column) && has(column, now))
  if (columns.some((column) => isOwn(column) && has(column, old))) return false
  return lists.some(({ values }) => {
    const listed = new Set(values.map(({ value }) => value.trim()))
    return columns.some((column) => {
      const known = column.values.filter(({ value }) => listed.has(value.trim()))
      return has(column, old) && known.length >= MOSTLY * column.values.length
    })
  })
}

/** The number that goes as it is written anywhere, with the other one in its place. */
function spellingsOf({ old, now }: Merged, profiles: readonly TableProfile[]): { raw: string; value: string }[] {
  const values = profiles.flatMap(({ columns }) =>
    columns.flatMap((column) => column.values.map(({ value }) => value.trim())),
  )
  const dressed = values.filter((value) => value !== old && isDressed(value, old))
  return [old, ...new Set(dressed)].map((raw) => ({ raw, value: raw.slice(0, -old.length) + now }))
}

/** The links that may hold these numbers; behind the letters of a rule only those to what the sentence names. */
function movedIn(
  template: Template,
  { now }: Merged,
  text: string,
  templates: readonly Template[],
): { slug: string; column: string }[] {
  const named = templatesIn(text, templates)
  const fronts = new Set(
    named.flatMap(({ columns }) =>
      columns.flatMap(({ desiredRule, strictRule }) =>
        desiredRule === 'strict' && strictRule ? (compilePattern(strictRule)?.literals.prefix ?? '') : '',
      ),
    ),
  )
  const dressed = [...fronts].filter((front) => front !== '').flatMap((front) => linksOf(template, front + now, named))
  return dressed.length > 0 ? dressed : linksOf(template, now, templates)
}

/** The columns of a template that link to keys which may be so. */
export function linksOf(
  { slug, columns }: Template,
  key: string,
  templates: readonly Template[],
): { slug: string; column: string }[] {
  const takes = ({ linkRule = [] }: TemplateColumn): boolean =>
    linkRule.some(({ templateId, columnName }) => {
      const parent = templates.find(({ id }) => id === templateId)?.columns.find(({ name }) => name === columnName)
      const rule = parent?.desiredRule === 'strict' && parent.strictRule ? compilePattern(parent.strictRule) : null
      return parent !== undefined && (rule === null || rule.matches(key))
    })
  return columns.flatMap((column) =>
    column.desiredRule === 'link' && takes(column) ? [{ slug, column: column.name }] : [],
  )
}
