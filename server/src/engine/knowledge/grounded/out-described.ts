import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { readSentences } from '../parse.ts'
import { LEFT_OUT } from './acts.ts'
import { byFlag } from './by-flag.ts'
import { isGlossed, type Glosses } from './glosses.ts'
import { exactly } from './rows-out.ts'
import { valuesOf } from './columns.ts'
import { templatesIn } from './tables.ts'
import { isSameWord, wordsIn } from './words.ts'

// “No drafts, no cancelled receipts”, “keine stornierten Belege”: what the description of a template wants none of is left out of all tables that fill
// it, in whatever language their cells say that a row is one; and so is a table that is called just so.

const NONE_OF =
  /(?<!\p{L})(?:no|not|without|keine?[nrsm]?|nicht|ohne|aucune?s?|pas de|sans|ning[uú]n\p{L}*|sin|nessun\p{L}*|senza|geen|zonder|niet|bez|żadn\p{L}+|inga|ingen|utan|uden|uten)\s+((?:\p{L}[\p{L}-]*\s*){1,3})/giu
/** What most rows are is not what is wanted none of. */
const MOST = 0.5
/** A word of a sentence goes as it likes. */
const ENDINGS = /(?:e[nrms]?|s)$/u
const LEAST_LETTERS = 5

/** The rows that a template's description wants none of, by what the only column that says so says. */
export function outDescribed(
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  glosses: Glosses,
): Directive[] {
  return [...outOfTemplates(profiles, templates, glosses), ...outOfColumns(profiles, templates, glosses)]
}

/**
 * The same of the description of a column that allows some values: “Closed accounts are not loaded” where it allows active and dormant. Only what
 * is called so is meant, as another state may mean nearly the same.
 */
function outOfColumns(
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  glosses: Glosses,
): Directive[] {
  return templates.flatMap(({ slug, name, columns }) =>
    columns.flatMap((column) => {
      const allowed = valuesOf(column)
      const said = allowed.length < 2 ? [] : readSentences(column.description ?? '')
      return said.flatMap(({ text }) => {
        const called = wordsLeftOut(text).filter(
          (word) => ![...allowed, slug, name].some((one) => isSameWord(word, one)),
        )
        return called.length === 0
          ? []
          : profiles.flatMap((profile) =>
              leaving(profile, { meanings: new Set(), called, glosses }, slug, text, column.name),
            )
      })
    }),
  )
}

function outOfTemplates(
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  glosses: Glosses,
): Directive[] {
  return templates.flatMap(({ slug, description }) =>
    readSentences(description ?? '').flatMap(({ text }) => {
      const wanted = [...[...text.matchAll(NONE_OF)].map(([, behind]) => behind!), leftOut(text)]
      const tables = wanted.flatMap((one) => tablesOf(one, profiles, templates))
      if (tables.length > 0) return tables.map((profile) => tableOut(profile, slug, text))
      const words = wanted.flatMap((one) => one.split(/\s+/u))
      const meanings = new Set(words.flatMap(statesMeant))
      const called = wordsLeftOut(text)
      if (meanings.size + called.length === 0) return []
      return profiles.flatMap((profile) => {
        const told = leaving(profile, { meanings, called, glosses }, slug, text)
        return told.length > 0 ? told : ticked(profile, wanted.join(' '), slug, text)
      })
    }),
  )
}

function wordsLeftOut(text: string): string[] {
  return leftOut(text)
    .split(/\s+/u)
    .filter((word) => word.length >= LEAST_LETTERS)
}

/** “No contractors”: the tables that have nothing else, as they are called just so; what a template is called after is that one's. */
function tablesOf(
  said: string,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): readonly TableProfile[] {
  const stemsOf = (text: string): string => [...new Set(wordsIn(text).map(({ stem }) => stem))].toSorted().join(' ')
  const called = stemsOf(said)
  if (called.length < LEAST_LETTERS || templatesIn(said, templates).length > 0) return []
  const found = profiles.filter(({ table }) => stemsOf(table.name) === called)
  return found.length < profiles.length ? found : []
}

/** What a sentence is about that says no more of it than that it stays behind: “Estimates are not imported”. */
function leftOut(text: string): string {
  const said = LEFT_OUT.exec(text)
  const [rest = ''] = said ? [text.slice(said.index + said[0].length)] : ['more']
  const about = said ? text.slice(0, said.index).trim() : ''
  return /^[\s.!]*$/u.test(rest) && /^\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}$/u.test(about) ? about : ''
}

/** A column that says what kind of row each is has few values, again and again. */
const MOST_KINDS = 12

/** What is wanted none of, by its meanings, and by the words themselves for what rows are called by, or what their codes stand for. */
interface NoneOf {
  meanings: ReadonlySet<number>
  called: readonly string[]
  glosses: Glosses
}

function leaving(
  profile: TableProfile,
  { meanings, called, glosses }: NoneOf,
  slug: string,
  text: string,
  of?: string,
): Directive[] {
  const found = profile.columns.flatMap((column) => {
    const isKind = column.distinct <= MOST_KINDS && column.filled > column.distinct
    const isCoded = isKind && isGlossed(column, glosses)
    const values = column.values.filter(({ value }) => {
      const said = isCoded ? (glosses.get(value.trim()) ?? [value]) : [value]
      return said.some(
        (one) =>
          meaningsOf(one).some((meaning) => meanings.has(meaning)) ||
          (isKind && called.some((word) => isSameWord(word, one.trim()))),
      )
    })
    const count = values.reduce((sum, one) => sum + one.count, 0)
    return column.complete && count > 0 && count < MOST * profile.table.rows ? [{ column, values }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0) return []
  return [
    directiveOf(
      profile,
      only.column,
      only.values.map(({ value }) => value.trim()),
      slug,
      text,
      of,
    ),
  ]
}

/** “That are not blocked”: a column that is called so, and says it by a tick. */
function ticked(profile: TableProfile, wanted: string, slug: string, text: string): Directive[] {
  return byFlag(wanted, profile).flatMap(({ when, what }) => {
    const column = 'position' in when ? profile.columns[when.position] : undefined
    return column !== undefined && column.filled < MOST * profile.table.rows
      ? [{ ...saidBy(slug, text), kind: 'leave_rows', table: exactly(profile), when, what }]
      : []
  })
}

function tableOut(profile: TableProfile, slug: string, text: string): Directive {
  return { ...saidBy(slug, text), kind: 'ignore_table', table: exactly(profile) }
}

function saidBy(slug: string, text: string, of?: string) {
  const origin = `the description of “${of === undefined ? slug : `${slug}.${of}`}”`
  return { by: 'knowledge' as const, slug, origin, revision: 0, said: `“${text}”` }
}

function directiveOf(
  profile: TableProfile,
  column: ColumnProfile,
  values: readonly string[],
  slug: string,
  text: string,
  of?: string,
): Directive {
  return {
    ...saidBy(slug, text, of),
    kind: 'leave_rows',
    table: exactly(profile),
    when: { position: column.position, is: 'one_of', values: [...new Set(values.map((value) => value.toLowerCase()))] },
    what: `“${column.name}” is ${values.map((value) => `“${value}”`).join(' or ')}`,
  }
}

function statesMeant(word: string): number[] {
  const stem = word.toLowerCase().replace(ENDINGS, '')
  const others = meaningsOf('other')
  // “No other receipts” says nothing of what is called so.
  return word.length < LEAST_LETTERS
    ? []
    : [word, stem, `${stem}e`].flatMap(meaningsOf).filter((meaning) => !others.includes(meaning))
}
