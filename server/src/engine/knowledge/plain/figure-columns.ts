import { conceptsOf } from '../../match/names/words.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { readNumber } from '../../profile/numbers.ts'
import { sameName, type ExactTable } from '../directives.ts'
import { isCalledAs, namesColumn } from '../grounded/columns.ts'
import { exactly } from '../grounded/rows-out.ts'
import { tablesIn } from '../grounded/tables.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'
import { withoutUnits } from './unit-words.ts'

// Which columns of figures a sentence speaks of: by name, by a part of it, by what describes them, or by what is measured.

export interface FigureColumn {
  slug: string
  column: TemplateColumn
  /** The columns of files that are called so, and have figures. */
  sources: readonly ColumnProfile[]
}

/** “All amounts”, “die Beträge”: whatever is called so or otherwise, where it is money. */
const OF_MONEY =
  /^(?:amounts?|sums?|money|moneys|monies|betr[äa]ge?n?|geldbetr[äa]ge?n?|summen?|montants?|sommes?|importes?|sumas?|importi|somme|bedragen|sommen|kwoty|částky|belopp|beløb|valores)$/iu

/** Whether a text speaks of money as such, which every price, cost and fee is. */
export function isOfMoney(text: string): boolean {
  return wordsIn(text).some(({ raw }) => OF_MONEY.test(raw))
}

const MOSTLY = 0.5
const NO_FIGURES = ['date', 'phone', 'postal', 'year', 'email']
/** Words of names that say nothing of which column it is. */
const VAGUE = ['number', 'id', 'code', 'name', 'value', 'type', 'date']

/** The template columns that figures of some file fill, by what they are called. */
export function figureColumns(profiles: readonly TableProfile[], templates: readonly Template[]): FigureColumn[] {
  const headers = profiles.flatMap(({ columns }) => columns)
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): FigureColumn[] => {
      if (conceptsOf(column.name).some((one) => NO_FIGURES.includes(one))) return []
      const called = headersOf(column, headers)
      const sources = called.filter(areFigures)
      // “Bought” is a part of “purchase price” that says nothing against its being one.
      const isCalled = called.some((one) => isCalledAs(one.name, column.name) || sameName(one.name, column.name))
      const isOther = isCalled && sources.length === 0 && !takesOnlyFigures(column)
      return isOther ? [] : [{ slug, column, sources }]
    }),
  )
}

/** Whatever is called like it in the files: “Plan” is no `plan_price`, which takes nothing but amounts. */
function takesOnlyFigures({ desiredRule, strictRule }: TemplateColumn): boolean {
  const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
  return rule !== null && FIGURES.some((one) => rule.matches(one)) && !OTHERS.some((one) => rule.matches(one))
}

/** Amounts with their decimals: what takes whole figures alone may be a number of something. */
const FIGURES = ['12.50', '12.5', '12,50', '12,5']
const OTHERS = ['x', 'AB', 'A1', 'abc']

const OF_KEY = /(?:[ _-]?(?:no|nr|num|number|id|code|key|ref|nummer)|(?<=\p{Ll})(?:No|Nr|Id|ID|Number|Code))$/u

/** The headers that are a template column's name, or mean the same; else those that are a part of it, best its last word: “Order” is the order's number, “Date” its date. */
export function headersOf({ name }: TemplateColumn, headers: readonly ColumnProfile[]): ColumnProfile[] {
  const bare = name.replace(OF_KEY, '')
  const direct = headers.filter((one) => isCalledAs(one.name, name) || (bare.length > 2 && sameName(one.name, bare)))
  if (direct.length > 0) return direct
  const parts = headers.filter((one) => isCalledAs(name, one.name))
  const last = wordsIn(name).at(-1)?.stem
  const ends = parts.filter((one) => wordsIn(one.name).some(({ stem }) => stem === last))
  return ends.length > 0 ? ends : parts
}

function areFigures({ values }: ColumnProfile): boolean {
  const figures = values.filter(({ value }) => readNumber(value.trim()) !== null)
  return values.length > 0 && figures.length > MOSTLY * values.length
}

/** Those of which a text speaks, by the nearest way in which it does; `isOf`: those that are measured so, where no name tells. */
export function columnsMeant(
  text: string,
  columns: readonly FigureColumn[],
  isOf: (column: FigureColumn) => boolean = () => false,
): FigureColumn[] {
  const words = wordsIn(withoutUnits(text)).filter((word) => !FILLER.has(word.text))
  const concepts = new Set(words.flatMap(({ raw }) => conceptsOf(raw)))
  const stems = new Set(words.map(({ stem }) => stem))
  const isWord = ({ text: word, stem, raw }: ReturnType<typeof wordsIn>[number]): boolean =>
    word.length > 3 && !FILLER.has(word) && (stems.has(stem) || conceptsOf(raw).some((one) => concepts.has(one)))
  const isTelling = (name: string): boolean =>
    wordsIn(name).some((word) => isWord(word) && !conceptsOf(word.raw).some((one) => VAGUE.includes(one)))
  const ways: ((one: FigureColumn) => boolean)[] = [
    ({ column, sources }) => [column, ...sources].some((one) => namesColumn(text, one)),
    ({ column, sources }) => [column, ...sources].some(({ name }) => isTelling(name)),
    ({ column }) => wordsIn(column.description ?? '').some(isWord),
    isOf,
  ]
  for (const [at, way] of ways.entries()) {
    const found = columns.filter(way)
    const measured = at === 0 ? [] : found.filter(isOf)
    if (found.length > 0) return measured.length > 0 ? measured : found
  }
  return []
}

/** The tables that a text limits itself to; undefined where it speaks of all that there are. */
export function tablesMeant(text: string, profiles: readonly TableProfile[]): ExactTable[] | undefined {
  const tables = tablesIn(text, profiles)
  return tables.length > 0 && tables.length < profiles.length ? tables.map(exactly) : undefined
}

/** The only columns that have a figure in some cell. */
export function columnsWith(figure: string, columns: readonly FigureColumn[]): FigureColumn[] {
  return columns.filter(({ sources }) =>
    sources.some(({ values }) => values.some(({ value }) => value.trim() === figure)),
  )
}
