import { conceptsOf } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT } from './acts.ts'
import { isCalledAs, isKeyLike } from './columns.ts'
import { exactly } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “If a club member has the same e-mail as one of our riders they are already ours: don't add them again, and put their rides on our number”: rows of
// another list that are rows of ours under numbers of their own stay behind, and what points at them points at ours.

const SAME = anyOf(
  'same|identical',
  '(?:der|die|das)(?:selben?)|gleichen?|identischen?',
  'mêmes?|identique',
  'mism[oa]s?',
  'stess[oaei]',
  'zelfde|dezelfde|hetzelfde',
)
/** They are no rows of their own. */
const NOT_ADDED = anyOf(
  "(?:do not|don[’']t|not|no need to) (?:be )?(?:add|create|import|set up|take)(?:e?d)?(?: (?:them|it|him|her))?(?: (?:again|twice))?|already (?:ours|there|exists?|known|in)",
  'nicht (?:noch ?mal |erneut |nochmals |doppelt )?(?:anlegen|angelegt|übernehmen|aufnehmen)|(?:schon|bereits) (?:da|vorhanden|bei uns|bekannt)',
  '(?:ne|pas) (?:\\p{L}+ )?(?:pas )?(?:créer|ajouter|recréer|reprendre)|déjà (?:chez nous|connue?s?|présente?s?)',
  'no (?:l[oa]s? )?(?:crear|añadir|dar de alta|duplicar)|ya (?:son nuestr[oa]s|están?|existen?)',
  'non (?:crearl[oiae]|aggiungerl[oiae]|creare|aggiungere)|già (?:nostr[oi]|presenti?)',
  'niet (?:opnieuw )?(?:aanmaken|toevoegen)|(?:al|reeds) (?:bekend|van ons)',
)
/** By what people are known, whoever writes them down. */
const KNOWN_BY = ['email', 'phone', 'mobile']
/** Lists of people have each of them once, but for a few who share an address. */
const APART = 0.9
/** Longer ones are no list of exceptions. */
const MOST = 500

/** What a sentence says of those who are on two lists by the same e-mail address, or telephone number. */
export function samePersons(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const same = SAME.exec(text)
  if (!same || !(NOT_ADDED.test(text) || LEFT_OUT.test(text))) return []
  const [by, ...more] = KNOWN_BY.filter((concept) => conceptsOf(text).includes(concept))
  // “A club member has the same e-mail as one of ours”: whose they are stands before it.
  const named = tablesIn(text.slice(0, same.index), profiles)
  if (by === undefined || more.length > 0) return []
  return templates.flatMap((template) => {
    const key = template.columns.find(({ unique, required }) => unique && required)
    const links = key ? linksTo(template, key, templates) : []
    if (!key || links.length === 0) return []
    const lists = profiles.flatMap((profile) => listOf(profile, key, by))
    const theirs = lists.filter(({ profile }) => named.includes(profile))
    const ours = lists.filter(({ profile }) => !named.includes(profile))
    const [list, ...others] = ours
    const [other, ...rest] = theirs
    return list && other && others.length + rest.length === 0 ? moved(list, other, links, profiles, origin) : []
  })
}

/** A list of people: what they are known by, and their numbers. */
interface List {
  profile: TableProfile
  by: ColumnProfile
  key: ColumnProfile
}

function listOf(profile: TableProfile, { name, desiredRule, strictRule }: TemplateColumn, concept: string): List[] {
  const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
  const known = profile.columns.filter(
    (column) =>
      conceptsOf(column.name).includes(concept) && column.filled > 0 && column.distinct >= APART * column.filled,
  )
  const isKey = (column: ColumnProfile): boolean =>
    column.distinct >= APART * column.filled &&
    column.empty === 0 &&
    (isCalledAs(column.name, name) ||
      (rule !== null && isKeyLike(column) && column.values.every(({ value }) => rule.matches(value.trim()))))
  // Of rows that were not looked at nobody knows whose they are.
  if (profile.rows.length + profile.aside.length < profile.table.rows) return []
  const [by, ...more] = known
  const [key, ...others] = profile.columns.filter(isKey)
  return by && key && more.length + others.length === 0 ? [{ profile, by, key }] : []
}

function moved(
  ours: List,
  theirs: List,
  links: readonly { slug: string; column: string }[],
  profiles: readonly TableProfile[],
  origin: Unread['origin'],
): Directive[] {
  const known = numbersOf(ours)
  const pairs = [...numbersOf(theirs)].flatMap(([mark, own]) => {
    const now = known.get(mark)
    return now === undefined ? [] : [{ mark, own, now }]
  })
  if (pairs.length === 0 || pairs.length > MOST) return []
  const written = new Map(pairs.map(({ mark, now }) => [mark, now]))
  // Others may name them by what they are known by, however that is written.
  const spelt = profiles.flatMap(({ columns }) =>
    columns.flatMap(({ values }) => values.flatMap(({ value }) => (written.has(bare(value)) ? [value.trim()] : []))),
  )
  const raws = [
    ...pairs.map(({ own, now }) => [own, now] as const),
    ...[...new Set(spelt)].map((raw) => [raw, written.get(bare(raw))!] as const),
  ]
  return [
    ...links.flatMap((link) =>
      raws.map(([raw, value]): Directive => ({ ...origin, kind: 'value', ...link, raw, value })),
    ),
    {
      ...origin,
      kind: 'leave_rows',
      table: exactly(theirs.profile),
      when: { position: theirs.key.position, is: 'one_of', values: pairs.map(({ own }) => own.toLowerCase()) },
      what: `“${theirs.by.name}” is that of a row of ${ours.profile.table.file_name}`,
    },
  ]
}

/** The numbers by what people are known by: of those who share it none. */
function numbersOf({ profile, by, key }: List): Map<string, string> {
  const rows = profile.rows.flatMap((cells) => {
    const [mark, number] = [bare(cells[by.position] ?? ''), (cells[key.position] ?? '').trim()]
    return mark === '' || number === '' ? [] : [{ mark, number }]
  })
  const groups = [...Map.groupBy(rows, ({ mark }) => mark)]
  return new Map(
    groups.flatMap(([mark, own]) => {
      // A row may stand there twice.
      const [number, ...others] = new Set(own.map((one) => one.number))
      return number !== undefined && others.length === 0 ? [[mark, number] as const] : []
    }),
  )
}

function bare(value: string): string {
  const text = value.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/\D/g, '')
}

function linksTo(
  { id }: Template,
  { name }: TemplateColumn,
  templates: readonly Template[],
): { slug: string; column: string }[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) =>
      column.linkRule?.some((link) => link.templateId === id && link.columnName === name)
        ? [{ slug, column: column.name }]
        : [],
    ),
  )
}
