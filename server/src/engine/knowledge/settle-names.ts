// Over 300 lines: what each kind of statement names is settled by one rule, kind by kind.
import { PEOPLE } from '../match/composites/merges.ts'
import { compilePattern } from '../match/pattern/pattern.ts'
import { editDistance } from '../match/similarity.ts'
import { CONCEPTS } from '../match/vocabulary.ts'
import { conceptsOf, squash } from '../match/names/words.ts'
import type { Template } from '../model.ts'
import { cellsOf } from '../profile/cells-of.ts'
import type { TableProfile, ValueCount } from '../profile/model.ts'
import { sameName, type Directive } from './directives.ts'
import { saysWhose } from './grounded/possessives.ts'
import { isQuoted } from './quotations.ts'
import { withoutTopic } from './topics.ts'
import { ofTable } from './values-of-tables.ts'

// People name things nearly as they are called: "ids" for `id`, "Telefone" for `Telephone`. A name that is there stays as it is; one that
// isn't is taken for the only one that is near it, and that is told.

interface Names {
  targets: string[]
  sources: string[]
  tables: string[]
  templates: string[]
  slugs: Pick<Template, 'slug' | 'name'>[]
}

/** Words for all columns of a kind, where no column is called so. */
const ALL =
  /^(?:all )?(?:dates?|numbers?|amounts?|prices?|figures?|values?|decimals?|everything|columns?|fields?|it|they)$/i

/** The directives with the names that are there, and with what they turn out to be about: a column, or a table. */
export function settleNames(directives: Directive[], profiles: TableProfile[], templates: Template[]): Directive[] {
  const names: Names = {
    targets: [...new Set(templates.flatMap(({ columns }) => columns.map(({ name }) => name)))],
    sources: [...new Set(profiles.flatMap(({ columns }) => columns.map(({ name }) => name)))],
    tables: [
      ...new Set(
        profiles.flatMap(({ table }) => [table.name, table.file_name, table.file_name.replace(/\.[^.]+$/, '')]),
      ),
    ],
    templates: templates.flatMap(({ slug, name }) => [slug, name]),
    slugs: templates,
  }
  const topical = directives.map((directive) => withoutTopic(directive, templates, names.tables))
  return topical.flatMap((directive) =>
    directive.kind === 'value_list'
      ? firstFilled(listed(directive, names, profiles), () => listedOtherWay(directive, profiles, templates))
      : directive.kind === 'same_key'
        ? sharedKeys(directive, names, templates)
        : (saidOfTable(directive, names, profiles) ??
          separated(rejoined(directive, names), names).map((one) => settled(ofSheet(meant(one, names), names), names))),
  )
}

/** What a value means in a table, where no column is called so; null for all else. */
function saidOfTable(
  directive: Directive,
  { targets, sources }: Names,
  profiles: readonly TableProfile[],
): Directive[] | null {
  if ((directive.kind !== 'value' && directive.kind !== 'null_token') || directive.column === null) return null
  const { column } = directive
  if (ALL.test(column) || nearest(column, [...targets, ...sources]) !== null) return null
  return [targets, sources].some((among) => nearest(column, among) !== null)
    ? null
    : ofTable(directive, column, profiles)
}

function settled(directive: Directive, { targets, sources, tables, templates, slugs }: Names): Directive {
  const taken: string[] = []
  /** What could be of several lists is of the first: what a template calls a column and what fills it are one. */
  const near = (name: string, ...among: string[][]): string => {
    const found = nearest(name, among.flat()) ?? firstOf(among.map((list) => nearest(name, list)))
    if (found !== null && found !== name) taken.push(`“${name}” was taken for “${found}”`)
    return found ?? name
  }
  const told = ((): Directive => {
    switch (directive.kind) {
      case 'column': {
        const { source, target } = turned(directive, targets, sources)
        return { ...directive, source: near(source, sources), target: near(target, targets) }
      }
      case 'merge':
        return {
          ...directive,
          sources: directive.sources.map((name) => near(name, sources)),
          target: near(directive.target, targets),
        }
      case 'split':
        return {
          ...directive,
          source: near(directive.source, sources),
          targets: parts(directive.targets, targets).map((name) => near(name, targets)),
        }
      case 'empty':
        if (!has(directive.target, targets) && has(directive.target, sources))
          return { ...directive, kind: 'ignore_column', column: directive.target }
        return { ...directive, target: near(directive.target, targets) }
      case 'ignore_column':
        return ignoring(directive, { targets, sources, tables }, near)
      case 'ignore_table':
        return typeof directive.table === 'string' ? { ...directive, table: near(directive.table, tables) } : directive
      case 'table':
        return {
          ...directive,
          table: near(directive.table, tables),
          template: near(plain(directive.template, templates), templates),
        }
      case 'only_table':
        return typeof directive.table === 'number' ? directive : { ...directive, table: near(directive.table, tables) }
      case 'join': {
        const { table, to } = directive
        if (typeof table !== 'string' || typeof to !== 'string') return directive
        const [key, other] = directive.keys
        const keys: [string, string] = [near(key, sources, targets), near(other, sources, targets)]
        return { ...directive, table: near(table, tables), to: near(to, tables, templates), keys }
      }
      case 'constant':
        return { ...directive, column: near(directive.column, targets) }
      case 'fallback':
        return {
          ...directive,
          column: near(directive.column, targets, sources),
          source: near(directive.source, sources),
        }
      case 'default':
      case 'step':
      case 'skip_rows': {
        const { of, ...skip } = { of: undefined, ...directive }
        const column = near(skip.column, targets, sources)
        if (of === undefined || directive.slug !== null) return { ...skip, column }
        const slug = templateOf(of, slugs)
        // Of what is no sheet's name nothing is left out.
        return slug === null ? { ...skip, column: `${column} of ${of}` } : { ...skip, column, slug }
      }
      case 'examples':
        return { ...directive, column: near(directive.column, targets, sources) }
      case 'value':
        return directive.column === null
          ? directive
          : { ...directive, column: near(directive.column, targets, sources) }
      case 'accept':
      case 'null_token':
      case 'date_order':
      case 'decimal_mark': {
        const { column } = directive
        if (column === null) return directive
        const found = nearest(column, [...targets, ...sources])
        if (found === null && ALL.test(column)) return { ...directive, column: null }
        return { ...directive, column: near(column, targets, sources) }
      }
      default:
        return directive
    }
  })()
  return taken.length > 0 ? { ...told, taken } : told
}

/** What a row is called that is there twice, whatever it is. */
const ROW =
  /^(?:rows?|lines?|entr(?:y|ies)|records?|items?|ones?|things?|zeilen?|einträge?|datensätze?|sätze?|satz|datensatz|lignes?|entrées?|rig[ah]e?|righe|filas?|registros?|regels?|rij(?:en)?)$/i

/**
 * “Where a customer is listed twice …”: it is by the keys of customers that two rows are one. What is named so is a column that each row has
 * for itself, else the rows of a template, else any other column.
 */
function sharedKeys(
  directive: Extract<Directive, { kind: 'same_key' }>,
  { targets, sources, slugs }: Names,
  templates: Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => directive.slug === null || directive.slug === slug)
  const keys = own.flatMap(({ slug, columns }) =>
    columns.flatMap(({ name, unique, description }) =>
      unique ? [{ slug, name, about: wordsIn(description ?? '') }] : [],
    ),
  )
  const among = [...targets, ...sources]
  const names = has(directive.column, among) ? [directive.column] : directive.column.split(EITHER)
  return names.flatMap((name): Directive[] => {
    // One word is what the rows are called, whatever links to them is called, too; “customer number” is a column.
    const called = /\s/.test(name) ? null : templateOf(name, slugs)
    const keyNames = keys.map((one) => one.name)
    const isRows = called !== null && keys.some(({ slug }) => slug === called) && !has(name, keyNames)
    const key = !isRows && has(name, among) ? name : called === null ? nearest(name, keyNames) : null
    if (key !== null) return [{ ...directive, column: key }]
    const slug = called ?? templateOf(name, slugs) ?? peopleOf(name, slugs)
    const described = keys.filter(({ about }) => about.includes(squash(name)))
    const column = nearest(name, targets) ?? nearest(name, sources)
    const isAny = ROW.test(name) || (column === null && own.length === 1)
    const rows =
      slug !== null ? keys.filter((one) => one.slug === slug) : described.length === 1 ? described : isAny ? keys : []
    if (rows.length > 0) return rows.map((one) => ({ ...directive, column: one.name, slug: one.slug }))
    const taken = column === null ? {} : { taken: [`“${name}” was taken for “${column}”`] }
    return [{ ...directive, column: column ?? name, ...taken }]
  })
}

const EITHER = /\s+(?:or|and|oder|und|ou|et|o|e|y|of|en)\s+(?:(?:an?|the|eine?|une?|una|een)\s+)?/i

/** The only template of people, for “a person”. */
function peopleOf(name: string, slugs: Names['slugs']): string | null {
  if (!conceptsOf(name).includes('person')) return null
  const found = slugs.filter((template) =>
    conceptsOf(`${template.slug} ${template.name}`).some((one) => PEOPLE.has(one)),
  )
  return found.length === 1 ? found[0]!.slug : null
}

/** “our customers”, “the list of orders”: what stands before the name of a template says nothing. */
function plain(name: string, templates: string[]): string {
  const rest = name.replace(/^(?:(?:our|my|your|their|all|list|table|data|the|of)\s+)+(?=\S)/i, '')
  return has(name, templates) || nearest(rest, templates) === null ? name : rest
}

/** `Terms and Conditions` is one column where one is called so. */
function rejoined(directive: Directive, { targets, sources }: Names): Directive {
  if (directive.kind !== 'merge' && directive.kind !== 'split') return directive
  const { separator: _, ...rest } = directive
  if (rest.kind === 'merge') {
    if (rest.first) return directive
    const { sources: named, ...others } = rest
    const source = wholeOf(named, sources)
    return source === null ? directive : { ...others, kind: 'column', source }
  }
  const { targets: named, ...others } = rest
  const target = wholeOf(named, targets)
  return target === null ? directive : { ...others, kind: 'column', target }
}

/**
 * What is named as a value and is a column: “set mobile to Phone 2” fills it from there, and “use Phone 1 if Phone 2 is empty” where it is
 * empty. The name of a column is no value for its cells, unless it stands in quotation marks.
 */
function meant(directive: Directive, { sources }: Names): Directive {
  if (directive.slug !== null || (directive.kind !== 'default' && directive.kind !== 'constant')) return directive
  const { value, column, kind, ...rest } = directive
  const isText = isQuoted(value, directive.said)
  const isLiteral = directive.kind === 'default' && directive.literal === true
  if (isText || isLiteral || !has(value, sources)) return directive
  return kind === 'default'
    ? { ...rest, kind: 'fallback', column, source: value }
    : { ...rest, kind: 'column', source: value, target: column }
}

/** “The product description” is `description` of the products, where no column is called so. */
function ofSheet(directive: Directive, { targets, slugs }: Names): Directive {
  if (directive.kind !== 'merge' && directive.kind !== 'column') return directive
  if (directive.slug !== null || nearest(directive.target, targets) !== null) return directive
  const words = directive.target.split(/\s+/)
  for (const at of words.keys().drop(1)) {
    const sheet = words
      .slice(0, at)
      .join(' ')
      .replace(/['’]s$/, '')
    const slug = templateOf(sheet, slugs)
    const target = words.slice(at).join(' ')
    if (slug !== null && has(target, targets)) return { ...directive, slug, target }
  }
  return directive
}

/** “ignore Fax and Notes” is of two where none is called so. */
function separated(directive: Directive, { sources, targets, tables }: Names): Directive[] {
  if (directive.kind !== 'ignore_column' && directive.kind !== 'ignore_table') return [directive]
  const whole = directive.kind === 'ignore_column' ? directive.column : directive.table
  if (typeof whole !== 'string') return [directive]
  const pieces = whole.split(/\s+and\s+|\s*&\s*/)
  const among = [...sources, ...targets, ...tables]
  if (has(whole, among) || pieces.some((part) => nearest(part, among) === null)) return [directive]
  return pieces.map((part) =>
    directive.kind === 'ignore_column' ? { ...directive, column: part } : { ...directive, table: part },
  )
}

function wholeOf(names: string[], among: string[]): string | null {
  if (names.every((name) => has(name, among))) return null
  return [names.join(' and '), names.join(' '), names.join(', ')].find((name) => has(name, among)) ?? null
}

/** This share of a column's values, and two of them, must be in a list of values that does not say of which column it is. */
const COVERED = 0.8
/** The same of its cells. */
const HARDLY_MORE = 0.95

/**
 * What a list of values says of each, for the columns that it is about: the one that is called so and has such values or, where none is,
 * those of which nearly all values are in the list.
 */
function listed(
  { column, entries, ...rest }: Extract<Directive, { kind: 'value_list' }>,
  { targets, sources, templates }: Names,
  profiles: TableProfile[],
): Directive[] {
  const raws = new Set(entries.map(({ raw }) => raw.toLowerCase()))
  const columns = profiles.flatMap((profile) => profile.columns)
  const occurring = (name: string): number =>
    new Set(
      columns.flatMap(({ name: own, values }) =>
        sameName(own, name) ? values.flatMap(({ value }) => (raws.has(fold(value)) ? fold(value) : [])) : [],
      ),
    ).size
  // “DATEV-Zahlungsbedingung” is the “Zahlungsbedingung” of that program.
  const [, own = ''] = /^[\p{L}\d]+-(\p{L}{4,})$/u.exec(column ?? '') ?? []
  const called =
    column === null ? null : (nearest(column, sources) ?? nearest(column, targets) ?? (has(own, sources) ? own : null))
  const isCalled = called !== null && (occurring(called) > 0 || !has(called, sources))
  const words = new Set(entries.flatMap(({ meanings }) => meanings.map(fold)))
  // Who writes “TH” in one row writes “Tove Hall” in another.
  const covered = columns.filter(({ complete, values }) => {
    const known = values.filter(({ value }) => raws.has(fold(value))).length
    const explained = known + values.filter(({ value }) => !raws.has(fold(value)) && words.has(fold(value))).length
    return complete && known >= 2 && (explained >= COVERED * values.length || areNearlyAll(values, raws))
  })
  const about = isCalled ? [called] : [...new Set(covered.map(({ name }) => name))]
  const taken = isCalled && called !== column ? { taken: [`“${column}” was taken for “${called}”`] } : {}
  // One alone could as well be said of what the code stands for: “Room 12 is closed”.
  const isAlone = entries.length === 1
  return about.flatMap((name) =>
    entries.map(({ raw, meanings }): Directive => {
      const [value = '', ...or] = meanings.flatMap((meaning) => [
        withoutNoun(meaning, [...targets, ...templates]),
        meaning,
      ])
      return {
        ...rest,
        ...taken,
        kind: 'value',
        raw,
        value,
        column: name,
        or: [...new Set(or)],
        ...(isAlone && { allowed: true }),
      }
    }),
  )
}

/** What the list does not say stands in hardly a cell, and half of the values at least are in the list: a code for rows of no account. */
function areNearlyAll(values: readonly ValueCount[], raws: ReadonlySet<string>): boolean {
  const known = values.filter(({ value }) => raws.has(fold(value)))
  return known.length >= values.length / 2 && cellsOf(known) >= HARDLY_MORE * cellsOf(values)
}

/**
 * “R1 is Ada Roth (AR), R2 is Bo Lind (BL)” where a template takes R1 and R2 and the data has AR and BL: the list says what is written for those, in
 * the columns of which nearly all values stand in it.
 */
function listedOtherWay(
  { entries, ...rest }: Extract<Directive, { kind: 'value_list' }>,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const own = templates.filter(({ slug }) => rest.slug === null || rest.slug === slug)
  const rules = own.flatMap(({ columns }) =>
    columns.flatMap(({ desiredRule, strictRule }) =>
      desiredRule === 'strict' && strictRule ? (compilePattern(strictRule) ?? []) : [],
    ),
  )
  const isTaken = rules.some((rule) => entries.every(({ raw }) => rule.matches(raw)))
  const pairs = entries.flatMap(({ raw, meanings }) => meanings.map((meaning) => [fold(meaning), raw] as const))
  const codes = new Map(pairs)
  if (!isTaken || entries.length < 2 || codes.size < pairs.length) return []
  const columns = profiles
    .flatMap((profile) => profile.columns)
    .filter(({ complete, values }) => {
      const known = values.filter(({ value }) => codes.has(fold(value))).length
      return complete && known >= 2 && known >= COVERED * values.length
    })
  return [...new Set(columns.map(({ name }) => name))].flatMap((column) =>
    entries.flatMap(({ raw, meanings }) =>
      meanings.map((meaning): Directive => ({ ...rest, kind: 'value', raw: meaning, value: raw, column })),
    ),
  )
}

function firstFilled<T>(found: T[], otherwise: () => T[]): T[] {
  return found.length > 0 ? found : otherwise()
}

const fold = (value: string): string => value.trim().toLowerCase()

/** “warehouse W1” is W1 where a warehouse is what is filled. */
function withoutNoun(meaning: string, among: string[]): string {
  const [, noun = '', rest = meaning] = /^(\S+)\s+(\S.*)$/.exec(meaning) ?? []
  return noun.length > 2 && nearest(noun, among) !== null ? rest : meaning
}

function firstOf<T>(found: (T | null)[]): T | null {
  return found.find((one) => one !== null) ?? null
}

function has(name: string, among: readonly string[]): boolean {
  return among.some((other) => sameName(other, name))
}

/** "Map mobile to Phone 2", where `Phone 2` is a column of a file and `mobile` is none. */
function turned(
  { source, target }: { source: string; target: string },
  targets: string[],
  sources: string[],
): { source: string; target: string } {
  const isTurned = !has(source, sources) && !has(target, targets) && has(source, targets) && has(target, sources)
  return isTurned ? { source: target, target: source } : { source, target }
}

/** What is ignored can be a column of a file or, failing that, a table, or what would fill a column of a template. */
function ignoring(
  directive: Extract<Directive, { kind: 'ignore_column' }>,
  { targets, sources, tables }: Omit<Names, 'templates' | 'slugs'>,
  near: (name: string, among: string[]) => string,
): Directive {
  const { column } = directive
  if (has(column, sources)) return directive
  if (has(column, tables)) return { ...directive, kind: 'ignore_table', table: column }
  if (has(column, targets)) return { ...directive, kind: 'empty', target: column }
  // “Its invoices” are no whole table of them.
  return nearest(column, sources) === null && nearest(column, tables) !== null && !saysWhose(column)
    ? { ...directive, kind: 'ignore_table', table: near(column, tables) }
    : { ...directive, column: near(column, sources) }
}

/** The only template whose rows are called so: `customers` for “clients” is not known here, “customer” is. */
function templateOf(things: string, slugs: Names['slugs']): string | null {
  const found = slugs.filter(
    ({ slug, name }) => nearest(things, [slug, name]) !== null || nearest(slug, [things]) !== null,
  )
  return found.length === 1 ? found[0]!.slug : null
}

/** "first and last name" are "first name" and "last name". */
function parts(names: string[], targets: string[]): string[] {
  const noun = names.at(-1)?.trim().split(/\s+/).at(-1) ?? ''
  return names.map((name) => (!has(name, targets) && has(`${name} ${noun}`, targets) ? `${name} ${noun}` : name))
}

/** What a name says in words that are known, whatever their language: `Mobiltelefon` and `cell phone` are one. Null where any is not known. */
function meaningOf(name: string): string | null {
  const concepts = [...new Set(conceptsOf(name))]
  return concepts.length > 0 && concepts.every((concept) => CONCEPTS.has(concept))
    ? concepts.toSorted().join(' ')
    : null
}

/** The name itself when it is there; else the only one that it is the singular, the plural, a slip, a part or a translation of. Null when there is none. */
export function nearest(name: string, among: readonly string[]): string | null {
  if (has(name, among)) return name
  const key = squash(name)
  const forms = new Set(
    [key, key.replace(/ies$/, 'y'), key.replace(/es$/, ''), key.replace(/s$/, ''), `${key}s`, `${key}es`].filter(
      (form) => form !== '',
    ),
  )
  const limit = key.length < 4 ? 0 : key.length < 7 ? 1 : 2
  const meaning = meaningOf(name)
  const ways: ((other: string) => boolean)[] = [
    (other) => forms.has(squash(other)),
    (other) => limit > 0 && editDistance(key, squash(other), limit) <= limit,
    (other) => wordsIn(other).some((word) => forms.has(word)) && key.length > 1,
    (other) => meaning !== null && meaningOf(other) === meaning,
  ]
  for (const isNear of ways) {
    const near = among.filter(isNear)
    // Names that differ in spelling alone are one; those of templates come first.
    const found = near.filter((other, at) => near.findIndex((first) => squash(first) === squash(other)) === at)
    if (found.length === 1) return found[0] ?? null
    if (found.length > 1) return null
  }
  return null
}

function wordsIn(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(squash)
}
