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

/** Longest time that the patterns of one request may take to compile; a hostile one alone takes some 200 ms. */
const patternPatience = 10_000

const checkPatterns = async (
  templates: readonly { slug: string; columns: readonly WantedColumn[] }[],
  check: CheckPattern,
  milliseconds: number,
): Promise<void> => {
  const end = performance.now() + milliseconds
  const checked = new Set<string>()
  for (const { slug, columns } of templates) {
    for (const { name, strictRule } of columns) {
      if (strictRule === undefined || checked.has(strictRule)) continue
      checked.add(strictRule)
      const reason = await check(strictRule)
      if (reason !== null) refuseTemplate(slug, `the strictRule of ${placeOfColumn(name)} can't be used: ${reason}`)
      if (performance.now() < end) continue
      const limit = `together the strictRules take more than ${milliseconds / 1000} s to compile`
      refuseTemplate(slug, `${limit}, up to that of ${placeOfColumn(name)}; use shorter repeats`)
    }
  }
}

/**
 * Refuses columns that could not be checked later, whoever wants them: a name twice, a strict column without a rule, a rule
 * that the engine doesn't take, rules that take more than `milliseconds` to look at. Links are looked at where they are
 * resolved.
 */
export const checkColumns = async (
  templates: readonly { slug: string; columns: readonly WantedColumn[] }[],
  milliseconds = patternPatience,
): Promise<void> => {
  for (const { slug, columns } of templates) {
    refuseTwins(slug, columns)
    const bare = columns.find(({ desiredRule, strictRule }) => desiredRule === 'strict' && strictRule === undefined)
    if (bare) refuseTemplate(slug, `${placeOfColumn(bare.name)} is strict and has no strictRule`)
  }
  const isGoverned = templates.some(({ columns }) => columns.some(({ strictRule }) => strictRule !== undefined))
  if (isGoverned) await withPatternCheck((check) => checkPatterns(templates, check, milliseconds))
}
