import { badRequest } from '../../errors.ts'
import { withPatternCheck, type CheckPattern } from './patterns.ts'

/** A column as somebody wants it to be. */
export interface WantedColumn {
  name: string
  desiredRule?: 'none' | 'ai' | 'strict' | 'link'
  strictRule?: string | undefined
}

/** The 400 that names the template. */
export const refuseTemplate = (slug: string, problem: string): never => {
  throw badRequest(`Template ${JSON.stringify(slug)}: ${problem}.`)
}

export const placeOfColumn = (name: string): string => `column ${JSON.stringify(name)}`

const refuseTwins = (slug: string, columns: readonly WantedColumn[]): void => {
  const names = new Set<string>()
  for (const { name } of columns) {
    if (names.has(name)) refuseTemplate(slug, `two columns are called ${JSON.stringify(name)}`)
    names.add(name)
  }
}

const checkPatterns = async (slug: string, columns: readonly WantedColumn[], check: CheckPattern): Promise<void> => {
  for (const { name, strictRule } of columns) {
    const reason = strictRule === undefined ? null : await check(strictRule)
    if (reason !== null) refuseTemplate(slug, `the strictRule of ${placeOfColumn(name)} can't be used: ${reason}`)
  }
}

/**
 * Refuses columns that could not be checked later, whoever wants them: a name twice, a strict column without a rule, a rule
 * that the engine doesn't take. Links are looked at where they are resolved.
 */
export const checkColumns = async (
  templates: readonly { slug: string; columns: readonly WantedColumn[] }[],
): Promise<void> => {
  for (const { slug, columns } of templates) {
    refuseTwins(slug, columns)
    const bare = columns.find(({ desiredRule, strictRule }) => desiredRule === 'strict' && strictRule === undefined)
    if (bare) refuseTemplate(slug, `${placeOfColumn(bare.name)} is strict and has no strictRule`)
  }
  const governed = templates.filter(({ columns }) => columns.some(({ strictRule }) => strictRule !== undefined))
  if (governed.length === 0) return
  await withPatternCheck(async (check) => {
    for (const { slug, columns } of governed) await checkPatterns(slug, columns, check)
  })
}
