import { fullMatch } from '../compile/full-match.ts'
import type { Query } from '../compile/query.ts'
import { quoteLiteral } from '../literal.ts'
import { EngineError, type Template, type TemplateColumn } from '../model.ts'
import { quoted } from '../transforms/text.ts'
import { value, type RowCheck } from './check.ts'

/** Longest pattern taken, in characters. */
const maximumPattern = 4096

export function strictCheck(column: TemplateColumn, index: number): RowCheck[] {
  if (column.desiredRule !== 'strict' || column.strictRule === undefined) return []
  return [
    {
      column: column.name,
      code: 'strict',
      severity: 'error',
      message: [
        value(index),
        ` does not match the rule of ${column.name}, ${quoted(column.strictRule)}. Correct the value, or change the rule.`,
      ],
      fails: `v${index} IS NOT NULL AND NOT ${fullMatch(`v${index}`, column.strictRule)}`,
    },
  ]
}

/** Lets the engine that will run the patterns compile them first: an EngineError names the column whose rule it can't take. */
export async function validateStrictRules(query: Query, template: Template): Promise<void> {
  const rules = template.columns.flatMap(({ name, desiredRule, strictRule }) =>
    desiredRule === 'strict' && strictRule !== undefined ? [{ name, strictRule }] : [],
  )
  // One question for all of them, as a rule, and only where something is wrong one for each.
  if ((await patternProblem(query, ...rules.map(({ strictRule }) => strictRule))) === null) return
  for (const { name, strictRule } of rules) {
    const reason = await patternProblem(query, strictRule)
    if (reason !== null) {
      throw new EngineError(
        `Template “${template.name}”, column “${name}”: the strict rule ${quoted(strictRule.slice(0, 200))} can't be used: ${reason}. ` +
          'Rules are RE2 patterns: no look-around, no back-references, no huge repeats.',
      )
    }
  }
}

/** What is wrong with the first of the patterns that the engine can't take. */
async function patternProblem(query: Query, ...patterns: string[]): Promise<string | null> {
  const long = patterns.find(({ length }) => length > maximumPattern)
  if (long !== undefined) return `it has ${long.length} characters, at most ${maximumPattern} are taken`
  const matches = patterns.map((pattern) => `regexp_full_match('', ${quoteLiteral(pattern)})`)
  try {
    if (matches.length > 0) await query.rows(`SELECT ${matches.join(', ')}`)
    return null
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Invalid Input Error')) throw error
    return error.message.replace(/^Invalid Input Error: /, '').trim()
  }
}
