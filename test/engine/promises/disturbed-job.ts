import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { readScenario, scenariosIn } from '../../../scripts/bench/migrate/scenario.ts'
import type { InputTable, KnowledgeEntry, Template, TemplateColumn } from '../../../server/src/engine/model.ts'
import { readFile as readTables } from '../../../server/src/engine/read/read-file.ts'

// Jobs as they are, taken apart and mixed: what is missing, called otherwise or there twice leads a plan to where no tidy job does.

/** What is known of a job before anything is planned. */
export interface Job {
  tables: InputTable[]
  templates: Template[]
  sentences: string[]
  knowledge: KnowledgeEntry[]
}

/** One thing done to a job. `at` and `to` count whatever is chosen from, as often around as it takes. */
export interface Disturbance {
  kind: keyof typeof disturb
  at: number
  to: number
}

/** Reads every job of a folder, its tables into `workdir`. */
export async function readJobs(folder: string, workdir: string): Promise<Job[]> {
  const jobs: Job[] = []
  for (const name of await scenariosIn(folder)) {
    const scenario = await readScenario(folder, name)
    const tables: InputTable[] = []
    for (const [at, path] of scenario.files.entries()) {
      const file = { file_id: `file_${name}_${at}`, file_name: basename(path) }
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      const into = join(workdir, name, String(at))
      await mkdir(into, { recursive: true })
      const read = await readTables({ path, name: file.file_name, workdir: into })
      tables.push(...read.tables.map((table) => ({ ...table, ...file, sha256 })))
    }
    const templates = (scenario.templates as GivenTemplate[]).map(asTemplate)
    const sentences = (scenario.instructions ?? '').split(/(?<=[.!?])\s+/).filter((one) => one !== '')
    jobs.push({ tables, templates, sentences, knowledge: scenario.knowledge as KnowledgeEntry[] })
  }
  return jobs
}

/** A template as a scenario has it: what may be left out is. */
interface GivenTemplate extends Pick<Template, 'slug' | 'name'>, Partial<Pick<Template, 'description'>> {
  columns: (Pick<TemplateColumn, 'name'> &
    Partial<Omit<TemplateColumn, 'linkRule'>> & { linkRule?: { slug: string; columnName: string }[] })[]
}

const asTemplate = ({ slug, name, description = null, columns }: GivenTemplate): Template => ({
  id: slug,
  slug,
  name,
  description,
  cross_cell_rules: [],
  columns: columns.map(({ linkRule, required = false, unique = false, desiredRule = 'none', ...column }) => ({
    ...column,
    required,
    unique,
    desiredRule,
    ...(linkRule && { linkRule: linkRule.map((link) => ({ templateId: link.slug, columnName: link.columnName })) }),
  })),
})

/** One of them, counted around; undefined of none. */
const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]
const without = <T>(all: readonly T[], one: T | undefined): T[] => all.filter((other) => other !== one)
const swap = <T>(all: readonly T[], from: T | undefined, to: T): T[] => all.map((one) => (one === from ? to : one))

/** The job with one table, template, or column of these, made another. */
const withTable = (job: Job, at: number, change: (table: InputTable) => InputTable): Job => {
  const table = pick(job.tables, at)
  return table ? { ...job, tables: swap(job.tables, table, change(table)) } : job
}
const withColumn = (job: Job, at: number, change: (column: TemplateColumn) => TemplateColumn | null): Job => {
  const places = job.templates.flatMap((template) => template.columns.map((column) => ({ template, column })))
  const place = pick(places, at)
  if (!place) return job
  const { template, column } = place
  const changed = change(column)
  const columns = changed ? swap(template.columns, column, changed) : without(template.columns, column)
  return columns.length === 0 ? job : { ...job, templates: swap(job.templates, template, { ...template, columns }) }
}
const plain = ({ name, description, required, unique }: TemplateColumn): TemplateColumn => ({
  name,
  ...(description !== undefined && { description }),
  required,
  unique,
  desiredRule: 'none',
})
const names = ({ tables, templates }: Job): string[] =>
  [...tables, ...templates].flatMap(({ columns }) => columns.map(({ name }) => name))

const disturb = {
  'a table is missing': (job: Job, at: number): Job => ({ ...job, tables: without(job.tables, pick(job.tables, at)) }),
  'a table of another job is there': (job: Job, at: number, _to: number, other: Job): Job => {
    const table = pick(other.tables, at)
    const isThere = job.tables.some(({ file_id, name }) => file_id === table?.file_id && name === table.name)
    return table && !isThere ? { ...job, tables: [...job.tables, table] } : job
  },
  'a table is there twice': (job: Job, at: number): Job => {
    const table = pick(job.tables, at)
    const copy = `${table?.file_id}_again`
    const isThere = !table || job.tables.some(({ file_id }) => file_id === copy)
    return isThere ? job : { ...job, tables: [...job.tables, { ...table, file_id: copy }] }
  },
  'a column of a table is called otherwise': (job: Job, at: number, to: number): Job =>
    withTable(job, at, (table) => {
      const column = pick(table.columns, to)
      const name = pick(names(job), at + to)!
      return column ? { ...table, columns: swap(table.columns, column, { ...column, name }) } : table
    }),
  'two columns of a table have each other’s names': (job: Job, at: number, to: number): Job =>
    withTable(job, at, (table) => {
      const [one, other] = [pick(table.columns, to), pick(table.columns, to + 1)]
      if (!one || !other) return table
      const columns = table.columns.map((column) =>
        column === one ? { ...one, name: other.name } : column === other ? { ...other, name: one.name } : column,
      )
      return { ...table, columns }
    }),
  'a template is missing': (job: Job, at: number): Job =>
    job.templates.length > 1 ? { ...job, templates: without(job.templates, pick(job.templates, at)) } : job,
  'a template of another job is there': (job: Job, at: number, _to: number, other: Job): Job => {
    const template = pick(other.templates, at)
    const isThere = job.templates.some(({ slug }) => slug === template?.slug)
    return template && !isThere ? { ...job, templates: [...job.templates, template] } : job
  },
  'a template’s column is missing': (job: Job, at: number): Job => withColumn(job, at, () => null),
  'a template’s column is called otherwise': (job: Job, at: number, to: number): Job =>
    withColumn(job, at, (column) => ({ ...column, name: pick(names(job), to)! })),
  'a column leads to another': (job: Job, at: number, to: number): Job => {
    const keys = job.templates.flatMap(({ id, columns }) =>
      columns.map(({ name }) => ({ templateId: id, columnName: name })),
    )
    return withColumn(job, at, (column) => ({
      ...plain(column),
      desiredRule: 'link',
      linkRule: [pick(keys, to)!],
    }))
  },
  'a column keeps no rule': (job: Job, at: number): Job => withColumn(job, at, plain),
  'a column is required or no longer': (job: Job, at: number): Job =>
    withColumn(job, at, (column) => ({ ...column, required: !column.required })),
  'a column is unique or no longer': (job: Job, at: number): Job =>
    withColumn(job, at, (column) => ({ ...column, unique: !column.unique })),
  'a column is described as another': (job: Job, at: number, to: number): Job => {
    const texts = job.templates.flatMap(({ columns }) => columns.flatMap(({ description }) => description ?? []))
    const description = pick(texts, to)
    return withColumn(job, at, (column) => ({ ...column, ...(description !== undefined && { description }) }))
  },
  'a sentence is missing': (job: Job, at: number): Job => ({
    ...job,
    sentences: without(job.sentences, pick(job.sentences, at)),
  }),
  'a sentence of another job is said': (job: Job, at: number, _to: number, other: Job): Job => ({
    ...job,
    sentences: [...job.sentences, ...[pick(other.sentences, at)].filter((one) => one !== undefined)],
  }),
} as const

const natural = fc.nat({ max: 10_000 })

/** Which of the jobs, what is done to it, and which option each question is answered with. */
export const disturbances: fc.Arbitrary<{ at: number; done: Disturbance[]; options: number[] }> = fc.record({
  at: natural,
  done: fc.array(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(disturb) as Disturbance['kind'][])),
      at: natural,
      to: natural,
    }),
    { minLength: 1, maxLength: 12 },
  ),
  options: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 20 }),
})

/** The job after all that was done to it; links that lead nowhere now are plain columns, as the API refuses them. */
export function disturbed(jobs: readonly Job[], at: number, done: readonly Disturbance[]): Job {
  const job = done.reduce(
    (before, one) => disturb[one.kind](before, one.at, one.to, pick(jobs, one.at + one.to)!),
    pick(jobs, at)!,
  )
  return { ...job, templates: job.templates.map((template) => possible(template, job.templates)) }
}

/** Names of columns are told apart, and links lead to columns that are there. */
function possible(template: Template, all: readonly Template[]): Template {
  const columns = template.columns.filter(
    ({ name }, at) => template.columns.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === at,
  )
  const isThere = ({ templateId, columnName }: { templateId: string; columnName: string }): boolean =>
    all.some(({ id, columns: there }) => id === templateId && there.some(({ name }) => name === columnName))
  return {
    ...template,
    cross_cell_rules: [],
    columns: columns.map(({ linkRule, ...column }) => {
      const links = linkRule?.filter(isThere) ?? []
      if (column.desiredRule !== 'link') return column
      return links.length > 0 ? { ...column, linkRule: links } : { ...column, desiredRule: 'none' }
    }),
  }
}
