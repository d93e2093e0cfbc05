import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { PutKnowledge } from '#client'

/** What an expert would answer, by what is asked about; see CONTRIBUTING.md for the layout of a scenario's folder. */
export interface ExpertAnswers {
  /** A table only where the file has several. */
  columns: Record<string, { file: string; table?: string | null; column: string }[] | null>
  values: Record<string, Record<string, string>>
  date_order: Record<string, string>
  tables: Record<string, string | null>
  duplicates: Record<string, string>
}

export type Row = Record<string, string>

export interface Expected {
  slug: string
  columns: string[]
  rows: Row[]
  /** Columns by which its rows are told apart. */
  key: string[]
}

/** A whole job with its right outcome, read from a folder. */
export interface Scenario {
  name: string
  files: string[]
  templates: unknown
  knowledge: (PutKnowledge & { key: string })[]
  instructions: string | null
  answers: ExpertAnswers
  expected: Expected[]
}

/** Names of the scenarios in a folder: those of its folders that have templates. */
export const scenariosIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const found = await Promise.all(
    folders.map(async (name) => (await optional(join(folder, name, 'templates.json'))) !== null),
  )
  return folders.filter((_, at) => found[at]).toSorted()
}

export const readScenario = async (folder: string, name: string): Promise<Scenario> => {
  const path = (...parts: string[]): string => join(folder, name, ...parts)
  const files = await readdir(path('files'))
  const answers = await optional(path('answers.json'))
  const keys = JSON.parse((await optional(path('key.json'))) ?? '{}') as Record<string, string[]>
  const instructions = await optional(path('instructions.txt'))
  return {
    name,
    files: files.toSorted().map((file) => path('files', file)),
    templates: JSON.parse(await readFile(path('templates.json'), 'utf8')),
    knowledge: (JSON.parse((await optional(path('knowledge.json'))) ?? '[]') as Scenario['knowledge']).map(withScope),
    instructions: instructions?.trim() || null,
    answers: { columns: {}, values: {}, date_order: {}, tables: {}, duplicates: {}, ...JSON.parse(answers ?? '{}') },
    expected: await Promise.all(
      (await readdir(path('expected')).catch(orElse([])))
        .filter((file) => file.endsWith('.csv'))
        .toSorted()
        .map(async (file) => {
          const slug = file.slice(0, -'.csv'.length)
          const { columns, rows } = readCsv(await readFile(path('expected', file), 'utf8'))
          return { slug, columns, rows, key: keys[slug] ?? columns }
        }),
    ),
  }
}

/** A scope that is only named, `account` or a template's slug, as the API takes it. */
const withScope = (entry: Scenario['knowledge'][number]): Scenario['knowledge'][number] => {
  const scope: unknown = entry.scope ?? 'account'
  if (typeof scope !== 'string') return entry
  const slug = scope.replace(/^template[: ]\s*/, '')
  return { ...entry, scope: scope === 'account' ? { type: 'account' } : { type: 'template', slug } }
}

const optional = async (path: string): Promise<string | null> => readFile(path, 'utf8').catch(orElse(null))

/** What stands for a file or folder that is not there. */
const orElse =
  <T>(none: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return none
    throw error
  }

/** A CSV with a header, as RFC 4180 writes it. */
export const readCsv = (text: string): { columns: string[]; rows: Row[] } => {
  const lines = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
  const [columns = [], ...body] = lines
  return {
    columns,
    rows: body.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))),
  }
}
