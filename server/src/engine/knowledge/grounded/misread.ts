import type { TableProfile } from '../../profile/model.ts'
import { sameName } from '../directives.ts'
import { affixSaid } from '../plain/affixes-said.ts'
import { shownScaled } from '../plain/factors-said.ts'
import { saysNegativesAreZero } from '../plain/negatives-meant.ts'
import { saysNoughtIsNothing } from '../plain/noughts-said.ts'
import { unitsSaid } from '../plain/unit-pairs.ts'
import { MADE_EMPTY } from '../plain/words-for-nothing.ts'
import { nearest } from '../settle-names.ts'
import { endsInFigure } from '../conclusions.ts'
import type { Statement } from '../statement.ts'
import { LEAVE_EMPTY } from './leave-empty.ts'
import { saysWhose } from './possessives.ts'

// A form fits a sentence by its words alone. Where the data shows that it says something else, it is read anew from what it names.

/** Whether what a form took from a sentence is not what it says; `names`: what is called so somewhere. */
export function isMisread(
  statement: Statement,
  said: string,
  names: readonly string[],
  profiles: readonly TableProfile[],
): boolean {
  return (
    isGroundless(statement, names) ||
    isOfNoValue(statement, profiles) ||
    isOnlyFile(statement, profiles) ||
    isOfNothingThere(statement, profiles) ||
    isLeftEmpty(statement, said) ||
    isOfSeveral(statement, profiles) ||
    isOfFigures(statement, said) ||
    isOfOwner(statement) ||
    isConcluded(statement, said)
  )
}

/** “Leave its invoices out”: of whom they are, the sentence before says. */
function isOfOwner(statement: Statement): boolean {
  return statement.kind === 'ignore_column' && saysWhose(statement.column)
}

/** “An empty cell means nothing was paid, so 0.00”: what it means is the figure at last. */
function isConcluded(statement: Statement, said: string): boolean {
  return statement.kind === 'default' && !/\d/.test(statement.value) && endsInFigure(said)
}

/** “1250 means 12.50”, “weight g -> kg”, “negative stock means zero”: of the figures of a whole column, and no value or column that is called so. */
function isOfFigures({ kind }: Statement, said: string): boolean {
  if (kind === 'phone_country') return affixSaid(said, () => false) !== null
  if (!['value', 'value_list', 'column', 'constant', 'default'].includes(kind)) return false
  return (
    saysNegativesAreZero(said) ||
    saysNoughtIsNothing(said) ||
    shownScaled(said) !== null ||
    unitsSaid(said).some(({ units }) => units.length === 2)
  )
}

/** “X means that none was given yet, leave the cell empty”: what it means is no value to be written. */
function isLeftEmpty(statement: Statement, said: string): boolean {
  const isOfOne = statement.kind === 'value' || (statement.kind === 'value_list' && statement.entries.length === 1)
  return isOfOne && (LEAVE_EMPTY.test(said) || MADE_EMPTY.test(said))
}

/** “Phone 9999 means nothing”, “treat it as blank”, “a gap stands for book”: several words, or one for what was named before, that no cell has. */
function isOfNothingThere(statement: Statement, profiles: readonly TableProfile[]): boolean {
  const said = statement.kind === 'null_token' ? statement.tokens : statement.kind === 'value' ? [statement.raw] : []
  const isTold = said.length > 0 && said.every((one) => /\s/u.test(one) || POINTING.test(one))
  const all = new Set(said.map((one) => one.toLowerCase()))
  return (
    isTold &&
    !profiles.some(({ columns }) =>
      columns.some(({ values }) => values.some(({ value }) => all.has(value.trim().toLowerCase()))),
    )
  )
}

const POINTING =
  /^(?:it|them|that|this|these|those|gaps?|blanks?|es|das|dies|lücken?|ça|cela|eso|esto|lo|quello|questo|dat|dit)$/iu

/** “S stands for short and L for long”, “400 was entered twice: keep only 300”: what one means is no value that tells of the other. */
function isOfSeveral(statement: Statement, profiles: readonly TableProfile[]): boolean {
  const [raw, meaning] = meantIn(statement)
  if (raw === undefined || !meaning?.includes(' ')) return false
  const words = new Set(meaning.split(/[\s,;:.()]+/u))
  return profiles.some(({ columns }) =>
    columns.some(({ values }) => {
      const codes = values.map(({ value }) => value.trim()).filter((value) => value.length < 5 || /^\d+$/.test(value))
      return codes.includes(raw) && codes.some((code) => code !== raw && words.has(code))
    }),
  )
}

/** The only value that a statement is about, and what it means. */
function meantIn(statement: Statement): [raw?: string, meaning?: string] {
  if (statement.kind === 'value') return [statement.raw, statement.value]
  if (statement.kind !== 'value_list' || statement.entries.length > 1) return []
  return statement.entries.flatMap(({ raw, meanings }) => [raw, ...meanings.slice(0, 1)]) as [string?, string?]
}

/** “Members 2024 is the current list” is no meaning of a value `2024` of members where no cell has it. */
function isOfNoValue(statement: Statement, profiles: readonly TableProfile[]): boolean {
  if (statement.kind !== 'value_list' || statement.entries.length > 1) return false
  const [raw] = statement.entries.map((entry) => entry.raw.toLowerCase())
  return !profiles.some(({ columns }) =>
    columns.some(({ values }) => values.some(({ value }) => value.trim().toLowerCase() === raw)),
  )
}

/** “Use only the file current.csv” chooses among the sheets of no workbook: it is said of the other files. */
function isOnlyFile(statement: Statement, profiles: readonly TableProfile[]): boolean {
  if (statement.kind !== 'only_table' || typeof statement.table === 'number') return false
  const called = profiles.filter(({ table: { name, file_name } }) =>
    [name, file_name, file_name.replace(/\.[^.]+$/, '')].some((own) => sameName(own, String(statement.table))),
  )
  return called.length > 0 && called.every((one) => !profiles.some((other) => other !== one && isBeside(other, one)))
}

function isBeside(one: TableProfile, other: TableProfile): boolean {
  return one.table.file_id === other.table.file_id
}

/** Names a column or table, and nothing that is there is called so. */
function isGroundless(statement: Statement, names: readonly string[]): boolean {
  const { column, source, target, table } = Object(statement)
  const template: unknown = statement.kind === 'table' ? statement.template : undefined
  const called = [column, source, target, table, template].filter((one): one is string => typeof one === 'string')
  if (statement.kind === 'merge' && statement.sources.some((name) => nearest(name, names) === null)) return true
  return statement.kind !== 'same_key' && called.some((name) => nearest(name, names) === null)
}
