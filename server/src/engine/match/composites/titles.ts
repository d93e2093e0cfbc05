import type { Pattern } from '../pattern/pattern.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'

// What stands before a name and is no part of it: “Dr. med.” of “Dr. med. Roth, Ada”.

/** What somebody is called by, whoever it is; in full and in capitals, too, and in small letters with the point that says that there were others. */
const CALLED =
  'Herrn?|Frau|Mr|MR|Mrs|MRS|Ms|Miss|Mstr|Mx|Mme|MME|Mlle|MLLE|Melle|Madame|Monsieur|Mademoiselle|Señora|Señor|Señorita|Signora|Signor|Sra|Sr|Srta|Sig\\.ra|Sig|Dhr|Mevrouw|Mevr|Mnr|Mev|Mej|Me\\.|Mw|Hr\\.|Fr\\.|Shri|Smt|Kum|(?:dhr|mw|mevr|hr|mr|mrs|ms|mme|sig|sra?)\\.'
export const SALUTATION = `(?:${CALLED})\\.?`
/** What somebody has become, with what it is in: “Dr. rer. nat.”, “Prof.”, “Dipl.-Ing.”. */
export const DEGREE =
  '(?:(?:Dr|Prof|PD|Ing|Dipl|Mag|Drs|Dott|Dra|Profa|Revd|Reverend|Professor)(?:\\.|\\b)|(?:Priv\\.-Doz|Ir|Lic|Arq|Avv|Geom|Rag|Rev)\\.)(?:-?(?:Ing|Kfm|Phys|Chem|Psych|Inf)\\.?|ssa\\b\\.?)?(?:\\s?\\p{Ll}{1,6}\\.-?)*(?:\\s\\(FH\\))?'
/** Any of them. */
export const TITLE = `(?:${DEGREE}|${SALUTATION})`
/** “M. BENALI” is a gentleman beside “Mme GIRARD”, and has a first name with an M elsewhere. */
const IS_FRENCH = /^(?:Mme|MME|Mlle|MLLE|Melle|Madame|Mademoiselle|Monsieur)\.?\s+\p{L}/u

/** Any title, as the names of this column have them. */
export function titleIn(column: ColumnProfile): string {
  return hasGentlemen(column) ? `(?:${TITLE}|M\\.?)` : TITLE
}

function hasGentlemen(column: ColumnProfile): boolean {
  return sharesOf(column, IS_FRENCH) > 0
}

const TITLES = new RegExp(`^(?:${TITLE}\\s+)+(?=\\S)`, 'u')
/** “Ada (Dr)”: what some systems put behind a first name. */
export const BEHIND = `\\s*\\(\\s*${TITLE}(?:\\s+${TITLE})*\\s*\\)`
const TITLES_BEHIND = new RegExp(`(\\S)${BEHIND}$`, 'u')
/** The same behind the first part of a name, or behind all of it. */
export const TITLED_BEHIND = new RegExp(`\\p{L}${BEHIND}$`, 'u')
const IS_TITLE = new RegExp(`^${TITLE}$`, 'u')
const HAS_TITLE = new RegExp(`^${TITLE}\\s+\\p{L}`, 'u')
/** In front of the whole name, or of the first one: “Roth, Dr. Ada”. */
const BEFORE_FIRST = '(?:[^,]+,\\s*)?'
const HAS_DEGREE = new RegExp(`^${BEFORE_FIRST}(?:${SALUTATION}\\s+)*${DEGREE}\\s+\\p{L}`, 'u')

/** A name without the titles in front of it. */
export function titleOff(name: string): string {
  return name.trim().replace(TITLES, '').replace(TITLES_BEHIND, '$1')
}

/** Whether a word is a title and nothing else. */
export function isTitle(word: string): boolean {
  return IS_TITLE.test(word)
}

/** What somebody is called by, or has become, in one word: without the full stop that some write behind it. */
const DEGREE_WORDS = 'Dra|Dr|Professor|Profa|Prof|Reverend|Revd|Rev'
const IS_SALUTATION = new RegExp(`^${SALUTATION}$`, 'u')

/** Whether a column allows what people are called by, Mr or Ms, and no degrees alone. */
function takesSalutations(rule: Pattern | null | undefined): boolean {
  return rule?.values?.some((value) => IS_SALUTATION.test(value)) ?? false
}

/** The step that takes what stands before names out of them, for a column of titles or of salutations; null where no name has any. */
export function titlePart(source: number, target: number, table: TableSide, side: TemplateSide): Composite | null {
  const column = table.profile.columns[source]!
  const form = isOfPersons(target, side) ? formOf(target, column, side) : null
  const behind = form === null ? null : behindIn(form, column)
  if (behind !== null) {
    return {
      target,
      sources: [source],
      transforms: [{ kind: 'extract', pattern: behind }],
      confidence: 0.9,
      reason: `In “${column.name}” “${side.template.columns[target]!.name}” stands in brackets behind some names.`,
    }
  }
  if (form === null || sharesOf(column, new RegExp(`${form}\\p{L}`, 'u')) === 0) return null
  return {
    target,
    sources: [source],
    transforms: [{ kind: 'extract', pattern: `^(?:${form.slice(1)})?\\S` }],
    confidence: 0.9,
    reason: `In “${column.name}” “${side.template.columns[target]!.name}” stands before some names.`,
  }
}

/** The same in brackets behind a name, as the column wants it; null where it stands in front of some, or behind none. */
function behindIn(form: string, column: ColumnProfile): string | null {
  if (sharesOf(column, TITLED_BEHIND) === 0 || sharesOf(column, new RegExp(`${form}\\p{L}`, 'u')) > 0) return null
  const title = form
    .replace(/^\^\\s\*/, '')
    .replace(BEFORE_FIRST, '')
    .replace(/\\s\+$/, '\\s*')
  return `^(?:[^()]*\\(\\s*${title}\\)\\s*$)?`
}

function isOfPersons(target: number, { template, names, rules }: TemplateSide): boolean {
  const { description } = template.columns[target]!
  return (
    !OF_WORK.test(description ?? '') &&
    (names.some(({ concepts }) => concepts.includes('last') || concepts.includes('first')) ||
      takesTitles(rules[target]))
  )
}

/** How what the column wants stands before a name: what people are called by, their degrees, or, where both are allowed, the first of either. */
function formOf(target: number, column: ColumnProfile, { names, rules }: TemplateSide): string | null {
  const role = names[target]!.concepts.join()
  const called = hasGentlemen(column) ? `${CALLED}|M` : CALLED
  const isOfAll = takesSalutations(rules[target])
  if (isOfAll && (role === 'title' || role === 'salutation' || takesTitles(rules[target]))) {
    return `^\\s*${BEFORE_FIRST}(${called}|${DEGREE_WORDS})\\.?\\s+`
  }
  if (role === 'salutation') return `^\\s*${BEFORE_FIRST}((?:${called})\\.?)\\s+`
  return role === 'title' ? `^\\s*${BEFORE_FIRST}(?:${SALUTATION}\\s+)*((?:${DEGREE}\\s+)*${DEGREE})\\s+` : null
}

/** Whether a column allows titles and nothing else; “M.” is one beside “Mme”. */
function takesTitles(rule: Pattern | null | undefined): boolean {
  const values = rule?.values ?? []
  const isFrench = values.some((value) => IS_FRENCH.test(`${value} X`))
  return values.length > 0 && values.every((value) => IS_TITLE.test(value) || (isFrench && /^M\.?$/.test(value)))
}

/** A name without the titles in front of it, as a step. */
export const NAME_ALONE = `^\\s*(?:${TITLE}\\s+)*(\\S(?:.*?\\S)?)(?:${BEHIND})?\\s*$`
/** From this share of the names on, titles stand in front of them. */
const SOME = 0.1
export const WITHOUT_TITLE =
  /(?<!\p{L})(?:without|no|ohne|keine?n?|sans|sin|senza|zonder|sem|utan|bez) (?:\p{L}+ )?(?:titles?|titel|titres?|t[ií]tulos?|titol[oi]|tytuł\p{L}*|titul\p{L}*|salutations?|honorifics?|anreden?|civilités?)(?!\p{L})/iu

/** The titles of a column of whole names, and the names without them, for a template that has whole names, too. */
export function splitTitledNames(table: TableSide, side: TemplateSide): Composite[] {
  const { columns } = side.template
  const hasParts = side.names.some(({ concepts }) => concepts.includes('last') || concepts.includes('first'))
  const names = side.names.flatMap(({ concepts }, at) =>
    concepts.at(-1) === 'name' && concepts.length <= 2 ? [at] : [],
  )
  const [name, ...others] = names
  // Who wants names without titles means those as well that people are called by: Mr, Smt.
  const isBare = name !== undefined && WITHOUT_TITLE.test(columns[name]!.description ?? '')
  const sources = table.names.flatMap(({ concepts }, at) =>
    concepts.includes('name') && sharesOf(table.profile.columns[at]!, isBare ? HAS_TITLE : HAS_DEGREE) >= SOME
      ? [at]
      : [],
  )
  const [source, ...more] = sources
  if (hasParts || name === undefined || source === undefined || others.length + more.length > 0) return []
  const titles = table.names.some(({ concepts }) => concepts.includes('title'))
    ? []
    : side.rules.flatMap((rule, target) => (takesTitles(rule) ? (titlePart(source, target, table, side) ?? []) : []))
  if (titles.length !== 1 && !isBare) return []
  const reason = `In “${table.profile.columns[source]!.name}” titles stand before some names.`
  const alone: Transform = { kind: 'extract', pattern: NAME_ALONE }
  return [...titles.slice(0, 1), { target: name, sources: [source], transforms: [alone], confidence: 0.9, reason }]
}

/** The title of a position, or of a work. */
export const OF_WORK = /\b(?:job|position|role|work|book|film|song|stelle|funktion|poste|puesto|cargo|ruolo|functie)/iu
