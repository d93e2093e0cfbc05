import type { DecideInput, Decision } from '../../../server/src/engine/plan/decide.ts'
import { decide } from '../../../server/src/engine/plan/decide.ts'
import type { ColumnPlan, Template, TemplateColumn } from '../../../server/src/engine/model.ts'
import { countValues, profileColumn } from '../../../server/src/engine/profile/column.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'

/** The profile of a small table given as text: a header line, then rows, cells between `|`; an empty cell is empty. */
export function tableOf(name: string, text: string): TableProfile {
  const [header = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))
  return tableOfCells(name, header, rows)
}

export function tableOfCells(name: string, header: string[], rows: string[][]): TableProfile {
  const numbers = rows.map((_, index) => index + 2)
  const cells = rows.map((row) => header.map((_, position) => row[position] || null))
  const columns = header.map((column, position) => {
    const values = cells.map((row) => row[position] ?? null)
    const counted = countValues(values, numbers)
    const empty = values.filter((value) => value === null).length
    const facts = { name: column, position, rows: rows.length, empty, distinct: counted.length }
    return profileColumn(facts, counted, rows.length, true)
  })
  const table = {
    file_id: `file_${name}`,
    file_name: `${name}.csv`,
    sha256: '00',
    name,
    page: null,
    header_row: 1,
    first_row: null,
    rows: rows.length,
    columns: header.map((column, position) => ({ name: column, position, samples: [] })),
    ignored: [],
    problem_rows: 0,
    parquet: `/nowhere/${name}.parquet`,
  }
  return { table, sampled: rows.length, columns, rows: cells, aside: [] }
}

export type ColumnInput = Partial<TemplateColumn> & { name: string; rule?: string; link?: string }

/** A template; `rule` makes a column strict, `link` (`slug.column`) a link. Template ids are `tpl_<slug>`. */
export function templateOf(slug: string, columns: ColumnInput[]): Template {
  return {
    id: `tpl_${slug}`,
    slug,
    name: slug[0]!.toUpperCase() + slug.slice(1),
    description: null,
    cross_cell_rules: [],
    columns: columns.map(({ rule, link, ...column }) => ({
      required: false,
      unique: false,
      desiredRule: rule ? 'strict' : link ? 'link' : 'none',
      ...(rule ? { strictRule: rule } : {}),
      ...(link ? { linkRule: [{ templateId: `tpl_${link.split('.')[0]}`, columnName: link.split('.')[1]! }] } : {}),
      ...column,
    })),
  }
}

export function decideOn(profiles: TableProfile[], templates: Template[], more: Partial<DecideInput> = {}): Decision {
  const defaults = { knowledge: [], instructions: null, answers: [], autonomy: 'ask' as const, version: 1 }
  return decide({ ...defaults, profiles, templates, ...more })
}

/** The plan of a column: of the first sheet's first source unless told otherwise. */
export function columnOf({ plan }: Decision, name: string, sheet = 0, source = 0): ColumnPlan {
  const found = plan.sheets[sheet]?.sources[source]?.columns.find(({ column }) => column === name)
  if (!found) throw new Error(`the plan has no column ${name}`)
  return found
}

export function inputsOf(decision: Decision, name: string, sheet = 0, source = 0): string[] {
  return columnOf(decision, name, sheet, source).inputs.map(({ column }) => column)
}
