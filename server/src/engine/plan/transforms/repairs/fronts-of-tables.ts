import { namesOf } from '../../../knowledge/grounded/tables.ts'
import { wordsIn } from '../../../knowledge/grounded/words.ts'
import { sentencesIn } from '../../../knowledge/meanings.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { escaped } from '../../../escaped.ts'
import { tableLabel } from '../../context.ts'
import type { TableProfile } from '../../../profile/model.ts'
import type { Work } from '../column-values.ts'
import { rewriting } from './coded-forms.ts'
import { padded, type Repair } from './repair-steps.ts'

// “Six digits; for patients of the former Hill practice H and four digits (their old number)”: of the two forms that a rule takes one has letters, and
// a part of a text says of which file's rows these are. Zeros alone would make numbers of other rows of theirs.

/** A branch of a rule: letters, a mark, and figures of one length. */
const LETTERED = /^([A-Z]{1,6}(?:\\?[-./_ ])?)\\d\{(\d{1,2})\}$/
const BARE = /^\\d(?:\{[\d,]+\}|\+)$/
const TELLING = 3
/** What is said of one kind of rows ends where that of another begins: “four digits, or W- and those of the form”. */
const CLAUSES =
  /[;.]\s+|[;.]$|,\s+(?=(?:for|für|pour|para|per|voor|the|die|les|los|i|de)\s|(?:or|oder|bzw\.?|beziehungsweise|ou|o|oppure|of)\s)/u

/** “G- and five digits for the office, OG- and five digits for the shop”. */
const ANOTHER = /,\s+(?=["“„«]?[A-Z]{1,6}[-./_ ]?["”“»]?\s+\p{Ll})/u

interface Form {
  front: string
  length: number
}

/** The letters that a text says to stand before the numbers of this table's rows, with the zeros that lack behind them; null where none says so. */
export function frontOfTable(work: Work, rule: Pattern): { steps: Repair[]; note: string; isOfAll: boolean } | null {
  const told = formsOf(rule).flatMap((form) => {
    const who = saidOfTable(work, form)
    return who === null ? [] : [{ form, who }]
  })
  const [found] = told
  if (!found || told.length > 1) return null
  const { front, length } = found.form
  const isNumber = (value: string): boolean => /^\d+$/.test(value) && value.length <= length
  const all = work.values.flatMap(({ value }) => (value === null ? [] : value.trim()))
  // Where all could have them, a number that would do without is another row's: of four figures, where the rule takes four to six.
  const left = all.every(isNumber) ? all : all.filter((value) => !rule.matches(value))
  if (left.length === 0 || !left.every(isNumber)) return null
  const steps = [
    ...(left.some((value) => value.length < length) ? [padded(length)] : []),
    rewriting(`(\\d{${length}})`, `${front}\\1`),
  ]
  const { source, placement } = work
  const note = `“${front}” was put in front of “${left[0]!}” and the like in “${source.name}” of ${tableLabel(placement.table.profile)}, as ${found.who} says.`
  return { steps, note, isOfAll: left === all }
}

/** The forms with letters of a rule that takes bare figures as well, or several such forms. */
function formsOf({ source }: Pattern): Form[] {
  const branches = branchesOf(source.replace(/^\^|\$$/g, '').replaceAll('[0-9]', '\\d'))
  const forms = branches.flatMap((branch) => {
    const [, front, length] = LETTERED.exec(branch) ?? []
    return front === undefined ? [] : [{ front: front.replace('\\', ''), length: Number(length) }]
  })
  return forms.length > 1 || branches.some((branch) => BARE.test(branch)) ? forms : []
}

/** “(A-\d{4}|\d{4})”, “O?G-\d{5}” and “(G|OG)-\d{5}” as what each of them may be. */
function branchesOf(whole: string): string[] {
  const [, letter, rest] = /^([A-Z])\?(.+)$/.exec(whole) ?? []
  if (letter !== undefined) return [rest!, letter + rest!]
  const [, fronts, behind] = /^\((?:\?:)?([A-Z|\\./_ -]+)\)(.+)$/.exec(whole) ?? []
  if (fronts !== undefined) return fronts.split('|').map((front) => front + behind!)
  return (/^\((?:\?:)?([^()]+)\)$/.exec(whole)?.[1] ?? whole).split('|')
}

/** Who says it: the description, or what people wrote; of this table, and not of all that fill the template. */
function saidOfTable({ target, placement, context }: Work, { front }: Form): string | null {
  const { slug } = placement.side.template
  const own = placement.table.profile
  const others = [...context.shapes.keys()].filter((profile) => profile !== own)
  const ownWords = new Set(namesOf(own).map(({ stem }) => stem))
  // A file's own name tells, and no word that others are called by, too.
  const shared = new Set(
    others
      .filter(({ table }) => table.file_id !== own.table.file_id)
      .flatMap((profile) => namesOf(profile).map(({ stem }) => stem)),
  )
  const written = new RegExp(`(?<![\\p{L}\\p{N}])["“„«]?${escaped(front)}["”“»]?(?![\\p{L}])`, 'u')
  const isCalled = isCalledAfter(front, own)
  const isOfOwn = (clause: string): boolean =>
    written.test(clause) &&
    (isCalled ||
      wordsIn(clause.replace(written, ' ')).some(
        ({ text, stem }) => text.length >= TELLING && ownWords.has(stem) && !shared.has(stem),
      ))
  const isSaid = (text: string): boolean => text.split(CLAUSES).some((clause) => clause.split(ANOTHER).some(isOfOwn))
  if (isSaid(target.description ?? '')) return `the description of “${target.name}”`
  const texts = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug)
  return texts.find(({ text }) => sentencesIn(text).some(isSaid))?.origin ?? null
}

/** “LHMEMBERS.DBF” of LH: the file's name begins with the letters. */
function isCalledAfter(front: string, { table }: TableProfile): boolean {
  const letters = front.replace(/[^A-Z]/g, '')
  return letters.length > 1 && new RegExp(`^${letters}(?!\\p{Ll})`, 'u').test(table.file_name)
}
