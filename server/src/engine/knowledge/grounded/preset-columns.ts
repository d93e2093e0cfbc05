import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { countryCode } from '../../profile/countries.ts'
import { namesColumn } from './columns.ts'
import { ownerIn } from './owners.ts'
import { isSameWord } from './words.ts'

// Which columns are meant where a sentence says what is written into empty cells.

interface Target {
  slug: string
  column: string
  value: string
}

/** The template columns that a text names and that can have the value. */
export function columnsNamed(about: string, said: string, templates: readonly Template[]): Target[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column) => {
      const value = takes(column, said) ? said : countryAs(said, column)
      return value !== null && namesColumn(about, column) ? [{ slug, column: column.name, value }] : []
    }),
  )
}

/** The one column of those whose rows are called its owners: “a customer's country”, where suppliers have one, too. */
export function ownersColumn(about: string, said: string, templates: readonly Template[]): Target | null {
  const owner = ownerIn(about, templates)
  if (owner === null) return null
  const [target, ...others] = columnsNamed(
    owner.rest,
    said,
    templates.filter(({ slug }) => slug === owner.slug),
  )
  return target !== undefined && others.length === 0 ? target : null
}

/** A country as the code that the column's rule takes. */
export function countryAs(name: string, { desiredRule, strictRule }: TemplateColumn): string | null {
  const code = desiredRule === 'strict' && strictRule ? countryCode(name) : null
  return code !== null && compilePattern(strictRule!)?.matches(code) ? code : null
}

/** Whether a column can have the value, or one that says the same. */
function takes({ desiredRule, strictRule }: TemplateColumn, value: string): boolean {
  const rule = desiredRule === 'strict' && strictRule ? compilePattern(strictRule) : null
  return rule === null || rule.matches(value) || (rule.values ?? []).some((one) => isSameWord(value, one))
}
