import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT } from '../grounded/acts.ts'
import { isCalledAs, isKeyLike, namesHeader } from '../grounded/columns.ts'
import { tellsOf } from '../grounded/days.ts'
import { areRepeated, daysOfRows, isOfDays, keyWithShared, patternsOf } from '../grounded/newest.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn, templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { isUndecided } from './polarity.ts'
import { isOfOrder, isOfTables, senseOf, TWO_ROWS, type Sense } from './which-of-doubles.ts'

// “If a donor is there twice, keep the row with the latest gift”, “Double entries: the highest amount counts”, “Of duplicates ignore all but the first”:
// which of several rows with one key counts, by a column of days or figures, or by their order.

const FIGURES = 0.8
const MOST_WORDS = 45

/** The rows of which another one has a later day, or a higher figure. */
export function newestOfDoubles(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const said = saidOfDoubles(sentence, profiles)
  if (!said || said.sense.is === 'first' || said.sense.is === 'oldest') return []
  const { text, sense } = said
  return tablesOf(said, profiles).flatMap((profile): Directive[] => {
    const by = sense.is === 'highest' ? figureIn(text, profile) : dayIn(text, sense, profile)
    const key = by && keyIn(text, profile, templates, by)
    const patterns = by && sense.is !== 'highest' ? patternsOf(by) : []
    const keys = key && keyWithShared(key, text, profile)
    if (!by || !keys || patterns === null) return []
    const names = keys.map(({ name }) => `“${name}”`).join(' and ')
    return [
      {
        ...sentence.origin,
        kind: 'leave_rows',
        table: exactly(profile),
        when: { is: 'older', key: keys.map(({ position }) => position), day: by.position, patterns },
        what: `another row with the same ${names} has a ${sense.is === 'highest' ? 'higher' : 'later'} “${by.name}”`,
      },
    ]
  })
}

/** “Of those that are there twice the one with the higher number counts”: no other table is meant, whatever the one that is named is called. */
export function highestOfDoubles(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  return saidOfDoubles(sentence, profiles)?.sense.is === 'highest' ? newestOfDoubles(sentence, profiles, templates) : []
}

/** The first or the last of the rows of the templates' keys. */
export function firstOfDoubles(
  sentence: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const said = saidOfDoubles(sentence, profiles)
  if (!said || !['first', 'last'].includes(said.sense.is)) return []
  const spoken = templatesIn(said.text, templates)
  const keysOf = (
    isOne: (header: string, key: string) => boolean,
    of: readonly Template[],
  ): { slug: string; column: string }[] =>
    of.flatMap(({ slug, columns }) =>
      columns.flatMap(({ name, unique }) => {
        const isDoubled = profiles.some((profile) =>
          profile.columns.some((column) => isOne(column.name, name) && areRepeated(profile, [column])),
        )
        return unique && isDoubled ? [{ slug, column: name }] : []
      }),
    )
  // What is told of one sheet alone is said of its rows.
  const own = templates.filter(({ slug }) => sentence.origin.slug === null || sentence.origin.slug === slug)
  const found = keysOf(isCalledAs, own)
  // “Another line when an order is changed”: though others have doubles as well, it is of orders.
  const keys = found.length === 1 ? found : keysOf(meansJustSo, spoken)
  const keep = said.sense.is === 'first' ? 'keep_first' : 'keep_last'
  return keys.length === 1
    ? keys.map(({ slug, column }): Directive => ({ ...sentence.origin, kind: 'same_key', column, keep, slug }))
    : []
}

interface SaidOfDoubles {
  text: string
  sense: Sense
}

/** What a sentence says of doubles, and in which sense: the first of them, the newest, … */
function saidOfDoubles(sentence: Unread, profiles: readonly TableProfile[]): SaidOfDoubles | null {
  const text = doublesIn(sentence)
  // “The later (lower) row is right; forget the earlier one” is of their order as a whole.
  if (text === null || (text !== sentence.text && isOfOrder(sentence.before))) return null
  const headers = profiles.flatMap(({ columns }) =>
    columns.filter((one) => namesHeader(text, one)).map(({ name }) => name),
  )
  const sense = senseOf(sentence.text, headers)
  return sense ? { text, sense } : null
}

/** The sentence, with the one before it where that alone speaks of doubles; null where it is of something else. */
function doublesIn({ text, before }: Unread): string | null {
  const about = TWO_ROWS.test(text) ? text : `${before}. ${text}`
  const isOther = !TWO_ROWS.test(about) || isOfTables(about) || EXCEPT.test(text) || isUndecided(text)
  return isOther || wordsIn(text).length > MOST_WORDS ? null : about
}

const daysOf = ({ columns }: TableProfile): ColumnProfile[] => columns.filter(isOfDays)

/** So much of a text is a header by no chance. */
const LEAST_HEADER = 4

/** Those that have days of what is said to be later, by their header itself where it stands there; else those that are named: “if an item is in the tariff twice”. */
function tablesOf(
  { text, sense: { is, of } }: SaidOfDoubles,
  profiles: readonly TableProfile[],
): readonly TableProfile[] {
  const isQuoted = ({ name }: ColumnProfile): boolean => name.length >= LEAST_HEADER && text.includes(name)
  const exact = profiles.filter((profile) => daysOf(profile).some(isQuoted))
  if (is !== 'highest' && exact.length > 0) return exact
  const named = tablesIn(text, profiles)
  const own =
    of === null || is === 'highest'
      ? []
      : profiles.filter((profile) => daysOf(profile).some(({ name }) => tellsOf(of, name)))
  const both = own.filter((one) => named.includes(one))
  return [both, own, named, profiles].find((some) => some.length > 0) ?? []
}

/** The column of days that is named, or told by its words; else the only one, where newer ones are spoken of. */
function dayIn(text: string, { is, isOfRow }: Sense, profile: TableProfile): ColumnProfile | null {
  const days = daysOf(profile)
  // “For each customer the latest row” tells nothing of “Customer since”, where other columns are of the customer, too.
  const ofOthers = profile.columns.filter((column) => !days.includes(column)).flatMap(({ name }) => wordsIn(name))
  const own = wordsIn(text)
    .filter(({ stem }) => !ofOthers.some((word) => word.stem === stem))
    .map(({ raw }) => raw)
    .join(' ')
  const named = days.filter((column) => namesHeader(text, column) && namesHeader(own, column))
  const told = named.length > 0 ? named : days.filter(({ name }) => tellsOf(own, name))
  const isAny = is === 'newest' || (is === 'later' && !isOfRow)
  // “The last row” is the last one, whatever days there are.
  const meant = told.length > 0 && !(isOfRow && is === 'last') ? told : isAny ? daysOfRows(days) : []
  return meant.length === 1 ? meant[0]! : null
}

function figureIn(text: string, { columns }: TableProfile): ColumnProfile | null {
  const named = columns.filter(
    (column) =>
      Math.max(column.types.integer ?? 0, column.types.decimal ?? 0, column.types.amount ?? 0) >= FIGURES &&
      namesHeader(text, column),
  )
  return named.length === 1 ? named[0]! : null
}

/** “Given name” has the word for a key that is a name, and is another thing. */
function meansJustSo(header: string, key: string): boolean {
  const [own, wanted] = [conceptsOf(header), conceptsOf(key)]
  return own.length > 0 && own.join() === wanted.join()
}

const KEYS = anyOf('number', 'id', 'code')

/** The column of the key that some rows share: that fills a key of a template, or with which the table begins, and one that is named before others. */
function keyIn(
  text: string,
  profile: TableProfile,
  templates: readonly Template[],
  by: ColumnProfile,
): ColumnProfile | null {
  const doubled = profile.columns.filter(
    (column) =>
      column !== by && isKeyLike(column) && 2 * column.distinct > column.filled && areRepeated(profile, [column]),
  )
  const uniques = templates.flatMap(({ columns }) => columns.filter(({ unique }) => unique))
  const isKey = ({ name }: ColumnProfile): boolean => uniques.some((one) => isCalledAs(name, one.name))
  const isJustSo = ({ name }: ColumnProfile): boolean => uniques.some((one) => meansJustSo(name, one.name))
  const named = doubled.filter((column) => namesHeader(text, column))
  const isFirst = ({ name, position }: ColumnProfile): boolean =>
    position === 0 && conceptsOf(name).some((one) => KEYS.test(one))
  // Rows of one house, or one tax number, are no doubles: beside a key of a template no other one counts, and else what the table begins with.
  const ways = [named.filter(isKey), doubled.filter(isKey), named.filter(isFirst), doubled.filter(isFirst)]
  ways.push(doubled.filter(isJustSo))
  return ways.find((columns) => columns.length === 1)?.[0] ?? null
}
