import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'

/** What templates and tables, their columns and their files are called. */
export function namesThere(profiles: readonly TableProfile[], templates: readonly Template[]): string[] {
  return [
    ...templates.flatMap(({ slug, name, columns }) => [slug, name, ...columns.map((column) => column.name)]),
    ...profiles.flatMap(({ table, columns }) => [
      table.name,
      table.file_name,
      table.file_name.replace(/\.[^.]+$/, ''),
      ...columns.map(({ name }) => name),
    ]),
  ]
}
