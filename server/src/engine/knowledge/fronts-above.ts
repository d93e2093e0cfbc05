import { figuresBehind } from '../match/pattern/figures-behind.ts'
import { ruleOf } from '../match/sides.ts'
import type { Template } from '../model.ts'
import type { TableProfile } from '../profile/model.ts'
import type { Directive } from './directives.ts'
import { exactly } from './grounded/rows-out.ts'

// “Tags are all WO-” above a branch's list of bare numbers: the letters that its keys have in front, which nobody wrote in every row.

/** Letters with a mark behind, and nothing behind that. */
const LETTERS = /(?<![\p{L}\p{N}])["“„«'‘]?(\p{Lu}{1,6}[-/_.])(?![\p{L}\p{N}])/gu
const FIGURES = /^\d{1,12}$/
const LEAST_SHARE = 0.9

/** The fronts that lines above tables say, for keys whose rule wants just these letters before so many figures, where a column has nothing else. */
export function frontsAbove(profiles: readonly TableProfile[], templates: readonly Template[]): Directive[] {
  return profiles.flatMap((profile) => {
    const lines = (profile.table.above ?? []).map((cells) => cells.join(' '))
    const found = lines.flatMap((line) => [...line.matchAll(LETTERS)].map(([, front]) => ({ front: front!, line })))
    const [first] = found
    if (!first || found.some(({ front }) => front !== first.front)) return []
    return templates.flatMap(({ slug, columns }) =>
      columns.flatMap((column): Directive[] => {
        const rule = column.required && column.unique ? ruleOf(column) : null
        const figures = rule && figuresBehind('', rule) === null ? figuresBehind(first.front, rule) : null
        if (figures === null || !hasBare(profile, figures)) return []
        const said = `“${first.line.trim()}” above ${profile.table.name}`
        return [
          {
            kind: 'front',
            front: first.front,
            figures,
            targets: [{ slug, column: column.name }],
            tables: [exactly(profile)],
            by: 'matcher',
            slug: null,
            origin: said,
            revision: 0,
            said,
          },
        ]
      }),
    )
  })
}

/** A column whose cells tell the rows apart by figures alone, none longer than the rule has. */
function hasBare({ columns }: TableProfile, figures: number): boolean {
  return columns.some(({ unique, distinct, filled, values }) => {
    const bare = values.filter(({ value }) => FIGURES.test(value.trim()) && value.trim().length <= figures)
    return (unique || distinct >= LEAST_SHARE * filled) && filled > 1 && bare.length >= LEAST_SHARE * values.length
  })
}
