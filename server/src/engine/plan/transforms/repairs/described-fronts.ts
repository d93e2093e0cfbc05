import type { Pattern } from '../../../match/pattern/pattern.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { frontsOf, lengthBehind } from '../../../match/values/rule-fronts.ts'
import { escaped } from '../../../escaped.ts'
import { sentencesIn } from '../../../knowledge/meanings.ts'
import { namesOf } from '../../../knowledge/grounded/tables.ts'
import { wordsIn } from '../../../knowledge/grounded/words.ts'
import type { TableProfile } from '../../../profile/model.ts'
import { tableLabel, type Context } from '../../context.ts'
import { COMMON } from './codes.ts'
import { filledUp, rewriting } from './coded-forms.ts'
import type { Work } from '../column-values.ts'
import type { Repair } from './repair-steps.ts'

// “INV and the invoice number, or CR and the number of the credit note”, “W and the ID of the web shop, or E- and the Etsy buyer”, “BTH is the prefix for
// Ballito”: which letters stand in front, by what the column is called, or the table.

/** Between the letters and what stands behind them. */
const AND =
  '\\s*(?:\\+|&|[=:]|,?\\s\\(?(?:from|of|aus|vo[nm]|issu de|procedente de|uit|and|plus|then|before|followed by|with|und|dann|gefolgt von|vor|mit|et|puis|suivi de|avant|y|seguido de|e|seguito da|en|gevolgd door|met|(?:is|are|means|stands)(?: the)?(?: prefix)?(?: for)?|(?:ist|steht)(?: das Kürzel)?(?: für)?|for|für|pour|para|per|voor)\\s)\\s*'

/** Letters, and what a text says of them. */
export interface Told {
  front: string
  /** What is said to stand behind it, or to have it. */
  what: string
}

/**
 * The letters in front of numbers that lack them, where a text says of all that the rule takes what number they go with, and the column, or the
 * table, is called as only one of these. With the sentence that tells so.
 */
export function frontDescribed(work: Work, rule: Pattern): { steps: Repair[]; note: string } | null {
  for (const { front, who } of frontsTold(work, rule)) {
    const step = put(front, work, rule)
    if (step === null) continue
    const note = `“${front}” was put in front of “${step.shown}” and the like in column “${work.source.name}” of ${tableLabel(work.placement.table.profile)}, as ${who} says.`
    return { steps: step.steps, note }
  }
  return null
}

/** What texts say that stands in front of the numbers of this column or table, the nearest first. */
export function frontsTold(work: Work, rule: Pattern): { front: string; who: string }[] {
  const fronts = frontsOf(rule)
  if (fronts.length < 2) return []
  return textsAbout(work).flatMap(({ text, who }) => {
    const told = fronts.flatMap((front): Told[] => {
      const what = behindFront(front, text, fronts)
      return what === null ? [] : [{ front, what }]
    })
    const untold = fronts.filter((front) => !told.some((one) => one.front === front))
    const [only] = told
    const { profile } = work.placement.table
    // “WB and the number of our scales, or the reference of the haulier”: what the table itself is called needs no word of the others.
    const areKnown = untold.every((one) => isWritten(one, text) || isWrittenElsewhere(one, untold, work))
    const named = untold.length > 0 && areKnown ? frontOfNamed(profile, told, work.context) : null
    if (named !== null) return [{ front: named, who }]
    const isOnly =
      only !== undefined && told.length === 1 && untold.every((one) => isWrittenElsewhere(one, untold, work))
    if (untold.length > 0 && !isOnly) return []
    const front = isOnly ? only.front : (byColumn(work, told) ?? frontByTable(profile, told, work.context))
    return front === null ? [] : [{ front, who }]
  })
}

/** So many of the values of another table begin with the letters. */
const MOST = 0.8

/** Whether another table of the template has these letters, or others of these, in its own numbers: “or the reference of the web shop as it is”. */
function isWrittenElsewhere(front: string, untold: readonly string[], { target, placement, context }: Work): boolean {
  const at = placement.side.template.columns.indexOf(target)
  return (context.placed ?? []).some(({ placement: other, mappings }) => {
    const [source, ...more] = mappings[at]?.sources ?? []
    if (other.side.template !== placement.side.template || other.table.profile === placement.table.profile) return false
    if (source === undefined || more.length > 0) return false
    const { values } = other.table.profile.columns[source]!
    const fronted = values.flatMap(({ value }) => untold.filter((one) => value.trim().startsWith(one)))
    return fronted.includes(front) && fronted.length >= MOST * values.length
  })
}

/** The description, and the sentences of what people wrote. */
function textsAbout({ target, placement, context }: Work): { text: string; who: string }[] {
  const { slug } = placement.side.template
  const own = { text: target.description ?? '', who: `the description of “${target.name}”` }
  const told = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  return [
    own,
    ...told.flatMap(({ text, origin }) => sentencesIn(text).map((sentence) => ({ text: sentence, who: origin }))),
  ]
}

function byColumn({ source }: Work, told: readonly Told[]): string | null {
  const own = conceptsOf(source.name)
  // Any key may be called a number.
  if (own.every((concept) => concept === 'number')) return null
  const meant = told.filter(({ what }) => {
    const said = new Set(conceptsOf(what))
    return own.every((concept) => said.has(concept))
  })
  return meant.length === 1 ? meant[0]!.front : null
}

/**
 * The one of which a word that is said of it alone is in the table's name; else the only one that no
 * table's name has a word of.
 */
export function frontByTable(profile: TableProfile, told: readonly Told[], context: Context): string | null {
  const named = tablesNamed(told, context)
  const own = named.filter(({ tables }) => tables.includes(profile))
  if (own.length > 0) return own.length === 1 ? own[0]!.front : null
  const rest = named.filter(({ tables }) => tables.length === 0)
  return rest.length === 1 ? rest[0]!.front : null
}

/** The one of which a word that is said of it alone is in the table's name. */
function frontOfNamed(profile: TableProfile, told: readonly Told[], context: Context): string | null {
  const [own, ...others] = tablesNamed(told, context).filter(({ tables }) => tables.includes(profile))
  return own === undefined || others.length > 0 ? null : own.front
}

/** The tables that have a word in their names which is said of one front alone. */
function tablesNamed(told: readonly Told[], context: Context): { front: string; tables: TableProfile[] }[] {
  const all = [...context.shapes.keys()]
  const words = told.map(
    ({ what }) => new Set(wordsIn(what).flatMap(({ text, stem }) => (text.length > 2 ? stem : []))),
  )
  return told.map(({ front }, at) => {
    const own = [...words[at]!].filter((word) => words.every((others, place) => place === at || !others.has(word)))
    return { front, tables: all.filter((one) => namesOf(one).some(({ stem }) => own.includes(stem))) }
  })
}

/** Numbers, or short codes of figures and small letters. */
const BARE = '[\\da-z]{1,20}'

function put(front: string, { values }: Work, rule: Pattern): { steps: Repair[]; shown: string } | null {
  const pattern = new RegExp(`^${BARE}$`)
  const failing = values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  const bare = failing.filter((value) => pattern.test(value) && rule.matches(front + value))
  if (bare.length >= COMMON) return { steps: [rewriting(`(${BARE})`, `${front}\\1`)], shown: bare[0]! }
  const letters = front.replace(/[^A-Z]+$/, '')
  const figures = lengthBehind(front, rule)
  const short = failing.filter((value) => /^\d+$/.test(value) && value.length <= (figures ?? 0))
  if (figures === null || new Set(short).size < COMMON) return null
  const form = { letters, mark: front.slice(letters.length), figures }
  return { steps: filledUp(form, letters), shown: short[0]! }
}

/** What a text says that stands behind the letters, up to where it speaks of other ones. */
export function behindFront(front: string, text: string, fronts: readonly string[]): string | null {
  const [, what = null] = new RegExp(`${written(front)}${AND}([^.;]{3,80})`, 'u').exec(text) ?? []
  const next = fronts
    .filter((other) => other !== front)
    .map((other) => `[,;]?\\s(?:or |and |oder |und |ou |et |o |y |e |of |en )?${written(other)}`)
  // “CP- (from the old shop), then the number”: what follows the bracket is said of all.
  return what === null ? null : what.replace(/^([^()]*)\).*$/su, '$1').split(new RegExp(next.join('|'), 'u'))[0]!
}

function written(front: string): string {
  return `(?<![\\p{L}\\p{N}])["“„«‘]?${escaped(front.replace(/[^A-Za-z]+$/, ''))}[-./_]?["”“»’]?(?![\\p{L}\\p{N}])`
}

function isWritten(front: string, text: string): boolean {
  return new RegExp(written(front), 'u').test(text)
}
