import { compilePattern } from '../pattern/pattern.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../score-columns.ts'
import type { TemplateColumn, Transform } from '../../model.ts'

// What stands before a name and is no part of it: “Dr. med.” of “Dr. med. Roth, Ada”.

/** What somebody is called by, whoever it is. */
export const SALUTATION =
  '(?:Herrn?|Frau|Mr|Mrs|Ms|Miss|Mstr|Mx|Mme|Mlle|Sra?|Srta|Sig\\.ra|Sig|Dhr|Mevr|Shri|Smt|Kum)\\.?'
/** What somebody has become, with what it is in: “Dr. rer. nat.”, “Prof.”, “Dipl.-Ing.”. */
export const DEGREE =
  '(?:(?:Dr|Prof|PD|Ing|Dipl|Mag|Drs|Dott|Dra|Profa)(?:\\.|\\b)|(?:Priv\\.-Doz|Ir|Lic|Arq|Avv|Geom|Rag|Rev)\\.)(?:-?(?:Ing|Kfm|Phys|Chem|Psych|Inf)\\.?|ssa\\b\\.?)?(?:\\s?\\p{Ll}{1,6}\\.-?)*(?:\\s\\(FH\\))?'
/** Any of them. */
export const TITLE = `(?:${DEGREE}|${SALUTATION})`
const TITLES = new RegExp(`^(?:${TITLE}\\s+)+(?=\\S)`, 'u')
/** “Ada (Dr)”: what some systems put behind a first name. */
const BEHIND = `\\s*\\(\\s*${TITLE}(?:\\s+${TITLE})*\\s*\\)`
const TITLES_BEHIND = new RegExp(`(\\S)${BEHIND}$`, 'u')
const IS_TITLE = new RegExp(`^${TITLE}$`, 'u')
const HAS_TITLE = new RegExp(`^${TITLE}\\s+\\p{L}`, 'u')
/** In front of the whole name, or of the first one: “Roth, Dr. Ada”. */
const BEFORE_FIRST = '(?:[^,]+,\\s*)?'
const HAS_DEGREE = new RegExp(`^${BEFORE_FIRST}(?:${SALUTATION}\\s+)*${DEGREE}\\s+\\p{L}`, 'u')

/** A name without the titles in front of it. */
export function titleOff(name: string): string {
  return name.trim().replace(TITLES, '').replace(TITLES_BEHIND, '$1')
}

/** The degrees in front of names; nothing where there are none. */
const DEGREES = `^\\s*(?:${BEFORE_FIRST}(?:${SALUTATION}\\s+)*((?:${DEGREE}\\s+)*${DEGREE})\\s+)?\\S`

/** What somebody is called by, or has become, in one word: without the full stop that some write behind it. */
const WORD = '(?:Herrn?|Frau|Mrs|Mr|Ms|Miss|Mstr|Mx|Mme|Mlle|Sra|Srta|Sr|Sig\\.ra|Sig|Dhr|Mevr|Dra|Dr|Profa|Prof|Rev)'
const HAS_WORD = new RegExp(`^\\s*${BEFORE_FIRST}${WORD}\\.?\\s+\\p{L}`, 'u')
const WORDS = `^\\s*(?:${BEFORE_FIRST}(${WORD})\\.?\\s+)?\\S`
const IS_SALUTATION = new RegExp(`^${SALUTATION}$`, 'u')

/** Whether a column allows what people are called by, Mr or Ms, and no degrees alone. */
function takesSalutations({ desiredRule, strictRule }: TemplateColumn): boolean {
  const values = desiredRule === 'strict' && strictRule ? compilePattern(strictRule)?.values : undefined
  return values?.some((value) => IS_SALUTATION.test(value)) ?? false
}

/** The step that takes the degrees out of a column of names, for a column that is called a title; null where no name has any. */
export function titlePart(source: number, target: number, table: TableSide, side: TemplateSide): Composite | null {
  const { template, names } = side
  const { name, description } = template.columns[target]!
  const isOfPersons =
    names.some(({ concepts }) => concepts.includes('last') || concepts.includes('first')) ||
    takesTitles(template.columns[target]!)
  if (names[target]!.concepts.join() !== 'title' || !isOfPersons || OF_WORK.test(description ?? '')) return null
  const column = table.profile.columns[source]!
  const isOfAll = takesSalutations(template.columns[target]!)
  if (sharesOf(column, isOfAll ? HAS_WORD : HAS_DEGREE) === 0) return null
  return {
    target,
    sources: [source],
    transforms: [{ kind: 'extract', pattern: isOfAll ? WORDS : DEGREES }],
    confidence: 0.9,
    reason: `In “${column.name}” “${name}” stands before some names.`,
  }
}

/** Whether a column allows titles and nothing else. */
function takesTitles({ desiredRule, strictRule }: TemplateColumn): boolean {
  const values = (desiredRule === 'strict' && strictRule ? compilePattern(strictRule)?.values : undefined) ?? []
  return values.length > 0 && values.every((value) => IS_TITLE.test(value))
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
    : columns.flatMap((column, target) => (takesTitles(column) ? (titlePart(source, target, table, side) ?? []) : []))
  if (titles.length !== 1 && !isBare) return []
  const reason = `In “${table.profile.columns[source]!.name}” titles stand before some names.`
  const alone: Transform = { kind: 'extract', pattern: NAME_ALONE }
  return [...titles.slice(0, 1), { target: name, sources: [source], transforms: [alone], confidence: 0.9, reason }]
}

/** The title of a position, or of a work. */
export const OF_WORK = /\b(?:job|position|role|work|book|film|song|stelle|funktion|poste|puesto|cargo|ruolo|functie)/iu
