import { fold } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { BEGINS } from '../grounded/acts.ts'
import { namesHeader } from '../grounded/columns.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import { exactly } from '../grounded/rows-out.ts'
import { templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn, type Word } from '../grounded/words.ts'
import { isUndecided, polarityAt } from './polarity.ts'
import { sideIn } from './sides.ts'

// “There are some test members in the list. Throw them out.”, “Everything with DEMO in the title goes in the bin”, “Names beginning with "Zz" can be
// deleted”: rows with a word in their cells that says that somebody only tried something, or with the text that the sentence shows.

/** What people call such rows, and write into them: a word of one row stands for all of it. */
const TRIALS: readonly (readonly string[])[] = [
  'test tests testing trial trials probe essai essais prueba pruebas prova prove proef'.split(' '),
  'demo demos demonstration demostracion dimostrazione demonstratie muster vorfuhr'.split(' '),
  'dummy dummies fake fakes sample samples example examples beispiel beispiele exemple exemples ejemplo ejemplos esempio esempi voorbeeld voorbeelden training schulung formation formacion formazione'.split(
    ' ',
  ),
]
const CONTAINS =
  /(?<!\p{L})(?:with|containing|contains?|has|have|having|saying|says?|reads?|called|named|labell?ed|(?:marked|flagged|noted|tagged|stamped|coded)(?: (?:as|with|by))?|the word|(?:markiert|gekennzeichnet|vermerkt|versehen|notiert)(?: (?:als|mit|durch))?|mit|enthält|enthalten|namens|hei(?:ß|ss)en|das wort|avec|contient|contiennent|contenant|appelée?s?|(?:marquée?s?|notée?s?|signalée?s?)(?: (?:comme|avec|par))?|le mot|(?:marcad[oa]s?|anotad[oa]s?|señalad[oa]s?)(?: (?:como|con|por))?|con|contienen?|llevan?|llamad[oa]s?|la palabra|conten\p{L}+|la parola|(?:segnat[oaei]|contrassegnat[oaei]|indicat[oaei]|annotat[oaei])(?: (?:come|con|da))?|(?:gemarkeerd|aangeduid|genoteerd)(?: (?:als|met|door))?|met|bevatten?|genaamd|het woord)\s+(?:the |das |den |le |la |el |il |het )?(?:(?:word|wort|mot|palabra|parola|woord|text|prefix)\s+)?["“„«‘`]?$/iu
const SHOWN = /["“„«‘`]\s?([^"“”„«»‘’`]{2,30}?)\s?["”“»’`]|(?<![\p{L}\p{N}./-])(\p{Lu}{2,})(?![\p{L}\p{N}./-])/gu
/** More are no trials. */
const MOST_SHARE = 0.5
const MOST_WORDS = 40
/** A remark of more words tells of a test. */
const SHORT = 5

interface Sought {
  at: number
  isMeant: (value: string) => boolean
  what: string
  /** The word for a trial, where no text is shown. */
  trial?: string
}

/** The rows of somebody's trials. */
export function testsOut(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  for (const said of new Set([text, before === '' ? text : `${before}. ${text}`])) {
    if (wordsIn(said).length > MOST_WORDS || isUndecided(said) || LEAVE_EMPTY.test(said) || sideIn(said)) continue
    const sought = soughtIn(said)
    // Where a template is of samples, a sample is no trial.
    if (sought?.trial !== undefined && templatesIn(sought.trial, templates).length > 0) continue
    if (!sought || polarityAt(said, sought.at)?.is !== 'out') continue
    const found = profiles.flatMap((profile) => havingIn(said, profile, sought))
    if (found.length === 0) continue
    return found.map(({ profile, column, values }): Directive => ({
      ...origin,
      kind: 'leave_rows',
      table: exactly(profile),
      when: { position: column.position, is: 'one_of', values },
      what: `“${column.name}” ${sought.what}`,
    }))
  }
  return []
}

/** A text that is shown goes before words for trials; each has to be the only one. */
export function soughtIn(text: string): Sought | null {
  const shown = [...text.matchAll(SHOWN)].flatMap(({ index, 0: all, 1: quoted, 2: capitals }) => {
    const word = (quoted ?? capitals ?? '').trim()
    const ahead = text.slice(0, index + (quoted === undefined ? 0 : 1))
    const begins = BEGINS.exec(ahead.slice(-LOOKS_BACK)) !== null
    const isShown = begins || CONTAINS.test(ahead) || trialsOf(fold(word).toLowerCase()) !== undefined
    return isShown && !/^\d+$/u.test(word) ? [{ at: index + all.indexOf(word), word, begins }] : []
  })
  const words = new Set(shown.map(({ word }) => word.toLowerCase()))
  if (words.size > 1) return null
  const [one] = shown
  if (one)
    return {
      at: one.at,
      isMeant: having(one.word, one.begins),
      what: `${one.begins ? 'begins with' : 'has'} “${one.word}”`,
    }
  const trial = wordsIn(text).find(({ text: word }) => trialsOf(word) !== undefined)
  const group = trial && trialsOf(trial.text)
  if (!trial || !group) return null
  const what = 'says that it is a trial'
  return { at: trial.at, isMeant: (value) => isTrial(value, group, trial), what, trial: trial.raw }
}

/** So far behind it what begins stands. */
const LOOKS_BACK = 24

/** “Testkunden” are tests, too. */
function trialsOf(word: string): readonly string[] | undefined {
  return TRIALS.find((group) =>
    group.some(
      (one) =>
        word === one ||
        (['test', 'demo', 'dummy', 'muster', 'probe', 'beispiel', 'proef', 'voorbeeld', 'prova', 'prueba'].includes(
          one,
        ) &&
          word.startsWith(one) &&
          word.length > one.length + 3),
    ),
  )
}

function isTrial(value: string, group: readonly string[], said: Word): boolean {
  return wordsIn(value).some(({ text, stem }) => group.includes(text) || stem === said.stem || IN_ONE.test(text))
}

/** A “Demoulin” tries nothing. */
const IN_ONE =
  /^(?:test|demo|muster)(?:kund|person|firm|buchung|lieferant|klant|artikel|eintrag|patient|mitglied|member|user|account|bestell|auftrag|huurder)/u

function having(shown: string, isBeginning: boolean): (value: string) => boolean {
  const own = fold(shown).toLowerCase()
  return (value) => {
    const text = fold(value.trim()).toLowerCase()
    if (isBeginning) return text.startsWith(own)
    const at = ` ${text} `.replace(/[^\p{L}\p{N}]+/gu, ' ')
    return at.includes(` ${own.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
  }
}

interface Having {
  profile: TableProfile
  column: ColumnProfile
  values: string[]
}

/** In the columns that are named, or in any; where most rows have it, it is what the list is about. */
export function havingIn(text: string, profile: TableProfile, { isMeant }: Sought): Having[] {
  const all = profile.columns.flatMap((column): (Having & { count: number })[] => {
    const meant = column.values.filter(({ value }) => wordsIn(value).length <= SHORT && isMeant(value))
    const count = meant.reduce((sum, { count: rows }) => sum + rows, 0)
    const values = [...new Set(meant.map(({ value }) => value.trim().toLowerCase()))]
    return column.complete && count > 0 ? [{ profile, column, values, count }] : []
  })
  if (all.some(({ count }) => count > MOST_SHARE * profile.table.rows)) return []
  const named = all.filter(({ column }) => namesHeader(text, column))
  return named.length > 0 ? named : all
}
