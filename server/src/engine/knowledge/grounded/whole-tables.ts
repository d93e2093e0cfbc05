import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, FILLED_UP, LEFT_OUT, LOADED_WITH, NOT, OF_ALL, SOME, TICKED, TWICE, withoutLiving } from './acts.ts'
import { choicesIn, codesIn, heldIn, type Found } from './called-values.ts'
import { clausesOf, wordsBeyond, type Clause } from './clauses.ts'
import { answersOf } from './columns.ts'
import { without, yesOrNo } from './constants.ts'
import { listsOfHouse } from './lists-of-house.ts'
import { saysOfSomeRows } from './named-cells.ts'
import { countriesSaid, currenciesSaid, wordsOfCountries } from './countries-said.ts'
import { figuresStated, statedIn } from './stated-values.ts'
import { statesSaid } from './states-said.ts'
import { calledOnly, isNamedIn } from './tables.ts'
import type { Unread } from './unread.ts'
import { givenIn, nameGiven } from './values-given.ts'
import { restOf, saysNoMore } from './whoever.ts'
import { isSameWord } from './words.ts'

// “Everything in garages.csv is a garage”; “the desk is direct, the phone list is phone”; “alder.csv holds the books of company 01, birch.txt those
// of company 02”; “the lettings in the Word file are new; all their deposits are held with DPS”: what all rows of a file or sheet have, where it is
// an allowed value, a key that is there, or what stands in the cells of another file.

interface Said {
  clause: Clause
  found: Found[]
  /** All rows are meant, or nothing but the value is said. */
  isSure: boolean
}

/** What a sentence says that the rows of files and sheets are, each by itself. */
export function wholeTablesIn(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if ([EXCEPT, LEFT_OUT, TWICE, SOME, TICKED, FILLED_UP].some((word) => word.test(text))) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const said: Said[] = []
  const clauses = clausesOf(withoutLiving(text), before, profiles)
  const parts = clauses.map((clause) => clause.text)
  if (saysOfSomeRows(parts, profiles)) return []
  for (const clause of clauses) {
    const added = addedIn(clause, own, profiles)
    if (added) {
      said.push(added)
      continue
    }
    const one = saidIn(clause, said.at(-1)?.found ?? [], own, profiles)
    if (one && clause.about.length > 0) said.push(one)
    // “the list holds direct and phone bookings”: its rows are either.
    else if (one && !clause.isCut && said.some((other) => differs(one, other))) said.pop()
  }
  const meant = said.filter((one) => one.isSure || said.some((other) => isBeside(one, other) && differs(one, other)))
  const ofTables = meant.flatMap(({ clause, found }) =>
    clause.about.flatMap((named): Directive[] => {
      const about = own.filter(({ slug }) => found.some((one) => one.slug === slug))
      const tables = about.length === 1 ? listsOfHouse(named, about[0], profiles) : named
      const within = calledOnly(tables, profiles)
      if (within === null) return []
      const constants = found.map((one): Directive => ({ ...origin, kind: 'constant', perhaps: true, within, ...one }))
      // Where only one template has what is said, it is of that.
      const slugs = new Set(found.map(({ slug }) => slug))
      const [template] = slugs
      return template === undefined || slugs.size > 1 || tables.length > 1
        ? constants
        : [...constants, { ...origin, kind: 'table', table: within, template, perhaps: true }]
    }),
  )
  const rest = restOf(clauses, own)
  if (rest.length === 0) return ofTables
  // “…; everyone else is active” goes on about what was said just before.
  const known =
    ofTables.length > 0
      ? ofTables
      : wholeTablesIn({ text: before, before: '', about: before, origin }, profiles, templates)
  const others = rest.filter((one) => known.some((other) => isOtherThan(one, other)))
  return [...ofTables, ...others.map((one): Directive => ({ ...origin, kind: 'default', literal: true, ...one }))]
}

function isOtherThan({ slug, column, value }: Found, other: Directive): boolean {
  return other.kind === 'constant' && other.slug === slug && other.column === column && other.value !== value
}

/** One column has another value there. */
function differs({ found }: Said, other: Said): boolean {
  return found.some((one) =>
    other.found.some(({ slug, column, value }) => slug === one.slug && column === one.column && value !== one.value),
  )
}

function isBeside({ clause }: Said, other: Said): boolean {
  const tables = new Set(clause.about.flat())
  return other.clause.about.flat().every((table) => !tables.has(table))
}

/** “…, in pounds”: a unit, and hardly more. */
const IN_MONEY = /^(?:and |und |et |y |e |en )?(?:all |alle |tous |todos |tutti )?(?:in|en|auf)\s(?:\p{L}+\s?){1,3}$/iu
/** “…, valid from 2024-01-01”: what is added without a verb has to say of which column it is. */
function addedIn(clause: Clause, templates: readonly Template[], profiles: readonly TableProfile[]): Said | null {
  const { text, addedTo } = clause
  if (addedTo.length === 0 || NOT.test(text)) return null
  const codes = codesIn(text, [], templates, profiles)
  const money =
    codes.length > 0 || !IN_MONEY.test(text) ? [] : currenciesSaid(text, templates, addedTo.flat(), profiles)
  // “… are all confirmed and all agency”.
  const listed = codes.length + money.length === 0 && OF_ALL.test(text) ? choicesIn(text, text, templates) : []
  const found = [...codes, ...money, ...listed]
  return found.length === 0 ? null : { clause: { ...clause, about: addedTo }, found, isSure: true }
}

function saidIn(
  clause: Clause,
  held: readonly Found[],
  templates: readonly Template[],
  profiles: readonly TableProfile[],
): Said | null {
  const { text, about, subject, predicate, isCut, goesOn } = clause
  const tables = about.flat()
  const rest = isCut ? predicate : without(text, tables)
  const stated =
    tables.length > 0 ? [...statedIn(text, templates), ...(isCut ? figuresStated(rest, templates) : [])] : []
  if (stated.length > 0) return { clause, found: stated, isSure: true }
  const given = tables.length > 0 && isCut ? givenIn(rest, templates, profiles) : []
  if (given.length > 0) return { clause, found: given, isSure: true }
  const called = tables.length > 0 && isCut ? nameGiven(clause, templates) : []
  if (called.length > 0) return { clause, found: called, isSure: true }
  const glossed = glossedIn(clause, templates)
  if (glossed.length > 0) return { clause, found: glossed, isSure: isOfAllIn(clause) }
  const marked = tables.length > 0 && isCut && NOT.test(rest) ? yesOrNo(rest, templates) : []
  if (marked.length > 0) return { clause, found: marked, isSure: true }
  const codes = codesIn(rest, held, templates, profiles)
  const listed = codes.length > 0 ? [] : [...choicesIn(rest, text, templates), ...answersSaid(clause, templates)]
  const choices = codes.length + listed.length > 0 ? listed : placesIn(rest, tables, templates)
  const isOfAll = OF_ALL.test(text) || LOADED_WITH.test(text)
  const isHeld = codes.length + choices.length === 0 && tables.length > 0 && (isOfAll || goesOn)
  const found = isHeld ? heldIn(text, tables, templates, profiles) : [...codes, ...choices]
  if (found.length === 0 || NOT.test(found.reduce((said, { value }) => said.replace(value, ' '), text))) return null
  const known = [
    ...found.flatMap(({ value, column }) => [value, column]),
    ...templates.map(({ name }) => name),
    ...(listed.length === 0 && choices.length > 0 ? wordsOfCountries(rest) : []),
  ]
  const named = new Set(found.flatMap(({ column }) => conceptsOf(column)))
  const saysMore = (part: string): boolean =>
    wordsBeyond(part, tables, known).some(
      ({ raw, text: word }) => !saysNoMore(word) && !conceptsOf(raw).some((concept) => named.has(concept)),
    )
  const isAlone = isCut && ![subject, rest].some(saysMore)
  // “Company 01 bought Alder”: beside a name that may be of something else a code says nothing of a file.
  const isFile = codes.length > 0 && (isCut || tables.some((table) => isNamedIn(text, table, profiles)))
  return { clause, found, isSure: isFile || isHeld || isOfAll || isAlone }
}

/** “The people on the sheet Moved don't come any more (left)”: the allowed value itself, behind what was said in other words. */
function glossedIn({ text, about }: Clause, templates: readonly Template[]): Found[] {
  const glosses = about.length === 0 ? [] : [...text.matchAll(/\(([^()]{2,40})\)/gu)].map(([, gloss]) => gloss!.trim())
  const found = glosses.flatMap((gloss) =>
    choicesIn(gloss, text, templates).filter(({ value }) => value.toLowerCase() === gloss.toLowerCase()),
  )
  return found.length === 1 ? found : []
}

/** Before the name of the table stand none but words for its rows, so that all of them are meant. */
function isOfAllIn({ text, about }: Clause): boolean {
  const tables = about.flat()
  const ends = tables.flatMap(({ table }) =>
    [table.name, table.file_name].flatMap((name) => {
      const at = text.toLowerCase().indexOf(name.toLowerCase())
      return at < 0 ? [] : [at]
    }),
  )
  return (
    ends.length > 0 && wordsBeyond(text.slice(0, Math.min(...ends)), tables).every(({ text: word }) => saysNoMore(word))
  )
}

/** “… are all active” of a column `active` that is yes or no, where nothing else is said. */
function answersSaid({ predicate, isCut, about }: Clause, templates: readonly Template[]): Found[] {
  if (!isCut || !OF_ALL.test(predicate)) return []
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Found[] => {
      const answers = answersOf(column)
      const [word, ...more] = wordsBeyond(predicate, about.flat())
      const isNamed = word !== undefined && more.length === 0 && isSameWord(word.text, column.name)
      return answers && isNamed ? [{ slug, column: column.name, value: answers.yes }] : []
    }),
  )
}

/** “Orders.xlsx holds British orders, web.csv is in dollars”. */
function placesIn(rest: string, tables: readonly TableProfile[], templates: readonly Template[]): Found[] {
  const money = currenciesSaid(rest, templates, tables)
  return [money, countriesSaid(rest, templates)].find(({ length }) => length > 0) ?? statesSaid(rest, templates)
}
