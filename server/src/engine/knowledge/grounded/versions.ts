import { wordsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { readSentences } from '../parse.ts'
import { anyOf, EXCEPT } from './acts.ts'
import { isKeyLike } from './columns.ts'
import { NEWEST, ONLY } from './newest.ts'
import type { Words } from './readers.ts'
import { exactly, nounsOf } from './rows-out.ts'
import { tablesIn } from './tables.ts'
import type { Origin, Unread } from './unread.ts'
import { wordsIn } from './words.ts'

// “Of several versions only the highest”, “nur die letzte Revision zählt”: a system that keeps every version of a document numbers them, and of the
// rows with the same key the one with the highest number counts.

const VERSIONS =
  'versions?|versionen|revisions?|revisionen|revs?|fassung(?:en)?|indexstand|révisions?|versi[óo]n(?:es)?|revisi[óo]n(?:es)?|version[ei]|revision[ei]|versies?|revisies?|wersj\\p{L}+|rewizj\\p{L}+|verze|revize'
const CALLED = new RegExp(`^(?:${VERSIONS})$`, 'iu')
const SAID = new RegExp(`(?<!\\p{L})(?:${VERSIONS})(?:(?:nummer|nr)|(?:s?nummer|number))?(?!\\p{L})`, 'iu')
const HIGHEST = anyOf(
  'highest|last|final',
  'höchste[nrsm]?|letzte[nrsm]?',
  'plus (?:élevée?|haute?)|dernière?s?|derniers?',
  'más alt[oa]|últim[oa]s?',
  'più alt[oa]|ultim[oa]',
  'hoogste|laatste',
  'najwyższ\\p{L}+|ostatni\\p{L}*',
)
const OF_SOMETHING = new RegExp(
  `(?<!\\p{L})(?:${VERSIONS})\\s+(?:of (?:the|this|that|our|your)|der|des|von|vom|du|de la|de l['’]|del?|della|dell['’]|van (?:de|het|onze))\\s?(\\p{L}+)`,
  'iu',
)
const NUMBERED = /^\D{0,8}\d{1,4}\D{0,3}$/

/** What a sentence says of rows of which the highest version counts. */
export function highestVersion(
  { text, origin }: Pick<Unread, 'text' | 'origin'>,
  profiles: readonly TableProfile[],
  _templates: readonly Template[],
  { nouns }: Pick<Words, 'nouns'>,
): Directive[] {
  if (!SAID.test(text) || !(HIGHEST.test(text) || NEWEST.test(text)) || !ONLY.test(text) || EXCEPT.test(text)) return []
  const named = tablesIn(text, profiles)
  const [, noun] = OF_SOMETHING.exec(text) ?? []
  // The latest version of another document is none of these rows.
  if (noun !== undefined && named.length === 0 && !nouns.has(wordsIn(noun)[0]?.stem ?? '')) return []
  return profiles.flatMap((profile): Directive[] => {
    const version = named.length === 0 || named.includes(profile) ? versionOf(profile) : null
    const key = version && keyBeside(version, profile)
    if (!key) return []
    return [
      {
        ...origin,
        kind: 'leave_rows',
        table: exactly(profile),
        when: { is: 'older', key: [key.position], day: version.position, patterns: [] },
        what: `another row with the same “${key.name}” has a higher “${version.name}”`,
      },
    ]
  })
}

/** The same of the description of a template: of all tables that fill it. */
export function versionsDescribed(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  const nouns = nounsOf(profiles, templates)
  return templates.flatMap(({ slug, description }) =>
    readSentences(description ?? '').flatMap(({ text }) => {
      const origin: Origin = {
        by: 'knowledge',
        slug,
        origin: `the description of “${slug}”`,
        revision: 0,
        said: `“${text}”`,
      }
      return highestVersion({ text, origin }, profiles, templates, { nouns })
    }),
  )
}

/** The only column that is called a version, with nothing but numbers. */
function versionOf({ columns }: TableProfile): ColumnProfile | null {
  const called = columns.filter(({ name }) => wordsOf(name).some((word) => CALLED.test(word)))
  const [only, ...others] = called
  if (!only || others.length > 0 || only.filled === 0) return null
  return only.values.every(({ value }) => NUMBERED.test(value.trim())) ? only : null
}

/** The first column of keys that some rows share, each with another version. */
function keyBeside(version: ColumnProfile, { columns, rows }: TableProfile): ColumnProfile | null {
  return (
    columns.find((column) => {
      if (column === version || !isKeyLike(column) || column.empty > 0) return false
      const keys = rows.map((cells) => (cells[column.position] ?? '').trim())
      const pairs = rows.map((cells, at) => `${keys[at]}\n${(cells[version.position] ?? '').trim()}`)
      return new Set(keys).size < keys.length && new Set(pairs).size === pairs.length
    }) ?? null
  )
}
