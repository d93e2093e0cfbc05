import { cellsOf } from '../../profile/cells-of.ts'
import { isCalendarName } from '../../match/values/calendar.ts'
import { templateSide, type TemplateSide } from '../../match/sides.ts'
import { fold, wordsOf } from '../../match/names/words.ts'
import type { SaidText } from '../../knowledge/texts.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { countValues, profileColumn } from '../../profile/column.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { daySeries } from '../../profile/day-series.ts'
import { isWhole } from '../context.ts'
import { codedHeaders } from './coded-headers.ts'
import { currencyHeaders } from './currency-headers.ts'
import { describedHeaders } from './described-headers.ts'
import { cellColumn, onlyDay, type Cells } from './crosstab-cells.ts'
import { doubleHeaders } from './double-headers.ts'
import { headerTimes, type HeaderTimes } from './header-units.ts'
import { headersSaid, labellings, LEAST_COLUMNS, longestRun, type Run } from './crosstab-headers.ts'
import { shortenedHeaders } from './shortened-headers.ts'
import { taxedHeaders } from './taxed-headers.ts'
import { runOfNames } from './crosstab-names.ts'
import { monthForm, runOfMonths, type MonthForm } from './month-headers.ts'
import { runOfSaid } from './said-headers.ts'
import { dayByDay, daysIn, turnsOf } from './several-days.ts'

// Over 300 lines: every kind of header is tried on the same table, and all end in the one longer table at the end.
// A crosstab has a column for each weekday, size or place, where a template has one column for what they are and another for what stands
// beneath them. It is looked at as the longer table that it stands for, with a row for each of its cells: see crosstab-rows.ts for what
// becomes of the plan.

/** A column of a crosstab, and what its header stands for. */
export interface CrosstabColumn {
  name: string
  position: number
  value: string
  /** Where cells of one column list them (listed-cells.ts): the cells that have it. */
  cells?: readonly string[]
  /** What the columns behind `headerAt` say of it: the other half of its header, what a list has beside it. */
  beside?: readonly (string | null)[]
  /** Which of several days in its cells the rows have, and the pattern of that (several-days.ts). */
  turn?: { nth: number; pattern: string }
  /** What stands beneath is multiplied, as it is in another unit (header-units.ts). */
  times?: HeaderTimes
}

export interface Crosstab extends Cells {
  wide: TableProfile
  /** A row for each cell with something in it. */
  long: TableProfile
  template: Template
  /** The template column that the headers are. */
  which: string
  /** Positions in the long table: of what the headers say, which no column of the file has, and of what stands beneath. */
  headerAt: number
  cellAt: number
  columns: CrosstabColumn[]
  /** The table that says what the headers stand for, where one does. */
  list?: TableProfile
  /** The column whose cells list the values, where these are no headers. */
  listed?: string
}

/** The tables that are crosstabs of a template. */
export function crosstabsIn(
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  texts: readonly SaidText[] = [],
): Crosstab[] {
  const lists = templates.flatMap((template) => {
    const side = templateSide(template)
    const day = onlyDay(side)
    const listed = template.columns.flatMap(({ desiredRule, required }, target): List[] => {
      const months = monthForm(side, target)
      if (months !== null) return [{ side, target, allowed: null, months }]
      const allowed = side.rules[target]?.values ?? []
      if (desiredRule === 'link') return [{ side, target, allowed: [] }]
      // What may be any text is said by nothing but a note.
      if (day !== null && target !== day && required && side.rules[target] === null)
        return [{ side, target, allowed: [], isSaid: true }]
      return allowed.length < LEAST_COLUMNS ? [] : [{ side, target, allowed }]
    })
    const areMonths = listed.some(({ target, months }) => target === day && months !== undefined)
    return day === null || areMonths ? listed : [...listed, { side, target: day, allowed: null }]
  })
  if (lists.length === 0) return []
  return profiles.flatMap((profile) => {
    if (profile.table.header_row === null || profile.table.rows === 0) return []
    const found = [
      ...lists.flatMap((list) =>
        list.isSaid
          ? (saidCrosstab(profile, list, templates, texts) ?? [])
          : (crosstabOf(profile, list, templates, texts) ??
            namedCrosstab(profile, list, profiles, templates, texts) ??
            []),
      ),
      ...templates.flatMap((template) => doubleCrosstab(profile, templateSide(template), templates, texts) ?? []),
    ]
    return found
      .toSorted((a, b) => b.columns.length - a.columns.length || Number(isLink(a)) - Number(isLink(b)))
      .slice(0, 1)
  })
}

function ofTemplate(texts: readonly SaidText[], { slug }: Template): SaidText[] {
  return texts.filter((text) => text.slug === null || text.slug === slug)
}

interface List {
  side: TemplateSide
  target: number
  /** The values that headers may be; null where they are days or months, none where they are keys of another template. */
  allowed: readonly string[] | null
  /** How months are written, where headers may be these. */
  months?: MonthForm
  /** Any text: what headers stand for is said by notes alone. */
  isSaid?: true
}

/** A table whose headers are codes that a note explains, with days beneath them. */
function saidCrosstab(
  wide: TableProfile,
  list: List,
  templates: readonly Template[],
  texts: readonly SaidText[],
): Crosstab | null {
  const { template } = list.side
  const run = runOfSaid(wide, template.columns[list.target]!, ofTemplate(texts, template))
  const found = run && crosstabBy(run, wide, list, templates, texts)
  return found && found.cell !== null ? found : null
}

/** The columns that are called as days beside one another are. */
function runOfDays(labels: readonly string[]): Run | null {
  const found = daySeries(labels)
  const raws = found ? labels.slice(found.from, found.from + found.count) : []
  return found && { from: found.from, raws, values: raws }
}

function crosstabOf(
  wide: TableProfile,
  { side, target, allowed, months }: List,
  templates: readonly Template[],
  texts: readonly SaidText[],
): Crosstab | null {
  const plain = labellings(wide)
  const coded = allowed === null ? null : codedHeaders(plain[0]!, allowed)
  const { description = '' } = side.template.columns[target]!
  const described = allowed === null ? null : describedHeaders(plain[0]!, allowed, description)
  const priced = allowed === null ? null : currencyHeaders(plain[0]!, allowed, description)
  const shortened = allowed === null ? null : shortenedHeaders(plain[0]!, allowed)
  for (const labels of [...plain, coded, described, priced, shortened].filter((one) => one !== null)) {
    const run = months
      ? runOfMonths(labels, wide, months)
      : allowed === null
        ? runOfDays(labels)
        : longestRun(labels, allowed, headersSaid(labels, allowed, ofTemplate(texts, side.template)))
    const found = run && crosstabBy(run, wide, { side, target, allowed }, templates, texts)
    if (found) return found
  }
  return null
}

function isLink({ template, which }: Crosstab): boolean {
  return template.columns.find(({ name }) => name === which)?.desiredRule === 'link'
}

/** Whether something is a key as the linked column has them; only a rule tells. */
function keysOf({ linkRule = [] }: TemplateColumn, templates: readonly Template[]): (value: string) => boolean {
  const [link] = linkRule
  const key = templates.find(({ id }) => id === link?.templateId)?.columns.find(({ name }) => name === link?.columnName)
  const rule = key?.desiredRule === 'strict' && key.strictRule ? compilePattern(key.strictRule) : null
  return (value) => rule?.matches(value) ?? false
}

/** A table whose headers are what a list calls the values that are wanted, or the rows of another template. */
function namedCrosstab(
  wide: TableProfile,
  { side, target, allowed }: List,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
  texts: readonly SaidText[],
): Crosstab | null {
  const isKey =
    allowed?.length === 0
      ? keysOf(side.template.columns[target]!, templates)
      : (value: string) => allowed!.includes(value)
  const run = allowed === null ? null : runOfNames(wide, isKey, profiles)
  const found = run && crosstabBy(run, wide, { side, target, allowed }, templates, texts)
  // Marks beneath what may be anything say nothing for sure.
  return found && (found.cell !== null || allowed!.length > 0) ? { ...found, list: run!.list } : null
}

function crosstabBy(
  run: Run,
  wide: TableProfile,
  { side, target, allowed }: List,
  templates: readonly Template[],
  texts: readonly SaidText[],
): Crosstab | null {
  if (areColumns(run.raws, templates)) return null
  const columns = wide.columns.slice(run.from, run.from + run.values.length)
  const said = ofTemplate(texts, side.template).map(({ text }) => text)
  const cells = cellColumn(columns, wide, side, target, run.raws, target, said)
  if (!cells || (allowed === null && cells.cell === null)) return null
  const { template } = side
  const taxed = taxedHeaders(
    columns.map(({ name }) => name),
    wide,
    side,
    ofTemplate(texts, template),
  )
  const under = template.columns.find(({ name }) => name === cells.cell)
  const named = columns.map(({ name, position }, at): CrosstabColumn => {
    const value = run.values[at]!
    const above = wide.table.above ?? []
    const times = under === undefined ? null : headerTimes([name, value], above, under, ofTemplate(texts, template))
    return { name, position, value, ...(taxed && { beside: [taxed.values[at]!] }), ...(times && { times }) }
  })
  const which = template.columns[target]!.name
  const days = onlyDay(side)
  const areDays = days !== null && cells.cell === template.columns[days]!.name
  const long = longTable(wide, named, run.from, [which, ...(taxed ? [taxed.name] : [])], cells, areDays)
  return { wide, template, which, columns: areDays ? byTurns(named, columns) : named, ...cells, ...long }
}

/** The columns, once for each of the days that their cells list. */
function byTurns(named: readonly CrosstabColumn[], columns: readonly ColumnProfile[]): CrosstabColumn[] {
  return named.flatMap((column, at): CrosstabColumn[] => {
    const turns = turnsOf(columns[at]!)
    return turns.length === 0
      ? [column]
      : turns.map(({ cells, ...turn }) => ({ ...column, ...(cells && { cells }), turn }))
  })
}

/** A table whose headers say two things each: “North high”, “North low”, “South high” … */
function doubleCrosstab(
  wide: TableProfile,
  side: TemplateSide,
  templates: readonly Template[],
  texts: readonly SaidText[],
): Crosstab | null {
  const { template } = side
  const double = doubleHeaders(wide, side, ofTemplate(texts, template))
  if (double === null || areColumns(double.raws, templates)) return null
  const columns = wide.columns.slice(double.from, double.from + double.raws.length)
  const cells = cellColumn(columns, wide, side, double.first, double.raws, double.second)
  if (!cells || cells.cell === null) return null
  const named = columns.map(({ name, position }, at) => {
    const [value, other] = double.values[at]!
    return { name, position, value, beside: [other] }
  })
  const [which, other] = [double.first, double.second].map((target) => template.columns[target]!.name) as [
    string,
    string,
  ]
  return {
    wide,
    template,
    which,
    columns: named,
    ...cells,
    ...longTable(wide, named, double.from, [which, other], cells),
  }
}

/** Whether a template has columns of its own for them. A “no” may be November, and is a number in one column and the next. */
function areColumns(raws: readonly string[], templates: readonly Template[]): boolean {
  const isCalendar = raws.every(isCalendarName)
  const own = new Set(raws.map((raw) => fold(raw)))
  const isSuch = (word: string): boolean => own.has(word) || (isCalendar && word.length > 2 && isCalendarName(word))
  return templates.some(({ columns }) => {
    const called = columns.flatMap(({ name }) => wordsOf(name.replaceAll('_', ' ')).find(isSuch) ?? [])
    return new Set(called).size > 1
  })
}

/** The table with a row for each cell: what the header says, and what stands beneath it. */
function longTable(
  { table, columns, rows, aside, ...wide }: TableProfile,
  crosstab: readonly CrosstabColumn[],
  from: number,
  [which, ...beside]: [string, ...string[]],
  { cell, nothing }: Cells,
  areDays = false,
): Pick<Crosstab, 'long' | 'headerAt' | 'cellAt'> {
  const own = columns.slice(from, from + crosstab.length)
  const cellAt = crosstab[0]!.position
  const headerAt = 1 + Math.max(...table.columns.map(({ position }) => position))
  const isRow = (value: string | null): boolean => value !== null && !nothing.includes(value.trim())
  const long = rows.flatMap((cells) =>
    crosstab.flatMap(({ position, value, beside: more = [] }) => {
      const under = cells[position] ?? null
      if (under === null || !isRow(under)) return []
      return (areDays ? daysIn(under) : [under]).map((one) => {
        const row = cells.slice()
        row[headerAt] = value
        for (const [at, text] of more.entries()) row[headerAt + 1 + at] = text
        row[cellAt] = one
        return row
      })
    }),
  )
  const counted = own.map(({ values }) => {
    const kept = values.filter(({ value }) => isRow(value))
    return areDays ? dayByDay(kept) : kept
  })
  const filled = counted.map(cellsOf)
  const total = filled.reduce((sum, count) => sum + count, 0)
  const united = countedTogether(counted.flat())
  const column = (name: string, position: number, values: ColumnProfile['values'], exact: boolean): ColumnProfile =>
    profileColumn({ name, position, rows: total, empty: 0, distinct: values.length }, values, total, exact)
  const first = counted.map((values) => Math.min(...values.map(({ row }) => row)))
  const ofHeaders = (valueOf: (column: CrosstabColumn) => string): ColumnProfile['values'] =>
    countedTogether(
      crosstab.flatMap((one, at) =>
        filled[at] === 0 ? [] : [{ value: valueOf(one), count: filled[at]!, row: first[at]! }],
      ),
    )
  const isComplete = own.every(({ complete }) => complete)
  const profiles = columns.flatMap((profile, at) => {
    if (at === from)
      return [
        column(
          which,
          headerAt,
          ofHeaders(({ value }) => value),
          isComplete,
        ),
        ...beside.map((name, more) =>
          column(
            name,
            headerAt + 1 + more,
            ofHeaders((one) => one.beside?.[more] ?? ''),
            isComplete,
          ),
        ),
        column(cell ?? crosstab[0]!.name, cellAt, united, isComplete),
      ]
    return own.includes(profile) ? [] : [{ ...profile, unique: false }]
  })
  const whole = isWhole({ table, columns, rows, aside, ...wide })
  const count = whole ? long.length : Math.max(total, table.rows)
  return {
    headerAt,
    cellAt,
    long: {
      ...wide,
      aside,
      table: {
        ...table,
        rows: count,
        columns: profiles.map(({ name, position }) => ({ name, position, samples: [] })),
      },
      sampled: whole ? long.length : total,
      columns: profiles,
      rows: long,
    },
  }
}

function countedTogether(values: readonly ColumnProfile['values'][number][]): ColumnProfile['values'] {
  const first = countValues(
    values.map(({ value }) => value),
    values.map(({ row }) => row),
  )
  const counts = Map.groupBy(values, ({ value }) => value)
  return first.map((one) => ({ ...one, count: cellsOf(counts.get(one.value)!) }))
}
