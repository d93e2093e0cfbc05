import { figuresBehind } from '../../match/pattern/figures-behind.ts'
import { ruleOf } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { EXCEPT, LEFT_OUT, NOT } from './acts.ts'
import { namesColumn } from './columns.ts'
import { figuresIn, keyWithLinks } from './fronts.ts'
import { exactly } from './rows-out.ts'
import { tablesOfSystem, templatesIn } from './tables.ts'
import type { Unread } from './unread.ts'

// “A Harbour boat gets B7 and the berth number in four digits, a Harbour owner O7 and the folder number in four digits”: the keys of one house's lists are
// its own numbers, in full length behind letters and figures of their own, and so is what links to them there.

const CODE = '["“„«\'`]?(\\p{Lu}[\\p{Lu}\\d]{0,4}[-_/.]?)["”“»\'`]?'
const GET =
  '(?:gets?|receives?|becomes?|has|have|is|are|takes?|bekomm(?:t|en)|erh[äa]lt(?:en)?|wird|werden|hat|haben|ist|sind|re[çc]oi(?:t|vent)|devien(?:t|nent)|prend|prennent|recibe[n]?|lleva[n]?|es|son|ricev(?:e|ono)|prend(?:e|ono)|diventa(?:no)?|è|sono|krijg(?:t|en)|wordt|worden)'
const PLUS =
  '(?:\\+|plus|and|then|followed by|und|dann|gefolgt von|et|puis|suivi(?:e|s)? d[eu]|y|e|más|più|luego|seguid[oa] (?:de|da)|en|dan|gevolgd door)'
/** Who gets it, the letters, and the number with its length. */
const CLAUSE = new RegExp(`^(.*?)(?<!\\p{L})(?:${GET}\\s+)?${CODE}\\s+${PLUS}\\s+(.+)$`, 'u')
/** The verb is said once, and goes without saying after that. */
const VERB = new RegExp(`(?<!\\p{L})${GET}\\s+${CODE}\\s+${PLUS}\\s`, 'u')
/** Before whoever gets the next letters: “the TM3 number” has letters and a figure as well, and gets none. */
const NEXT = `(?:an?|the|each|every|eine?|jede[rs]?|der|die|das|une?|chaque|le|la|una?|cada|el|uno|ogni|il|een|elke?|de|het)\\s(?:(?!\\s${PLUS}\\s)[^,;])*?\\s${CODE}\\s+${PLUS}\\s`
const BETWEEN = new RegExp(
  `\\s*[,;]\\s+(?:(?:and|while|und|et|y|e|en)\\s+)?|\\s+(?:and|while|und|et|y|e|en)\\s+(?=${NEXT.replace(CODE, CODE.replace('(', '(?:'))})`,
  'u',
)

/** The keys of which a sentence says what letters stand in front of how many figures, of the tables that it names with each. */
export function numbersInFull(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!VERB.test(text) || [EXCEPT, LEFT_OUT, NOT].some((word) => word.test(text))) return []
  const said = text.replace(/[.!]\s*$/u, '').split(BETWEEN)
  const found = said.map((clause) => {
    const [, subject = '', front = '', number = ''] = CLAUSE.exec(clause) ?? []
    return frontOf({ subject, front, number }, origin, profiles, templates)
  })
  // Half of what was said would leave the others with keys of another kind.
  return found.includes(null) ? [] : found.flatMap((one) => one ?? [])
}

function frontOf(
  { subject, front, number }: { subject: string; front: string; number: string },
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] | null {
  const figures = figuresIn(number)
  const tables = tablesOfSystem(subject, profiles)
  if (front === '' || figures === null || tables.length === 0) return null
  const own = templatesIn(subject, templates).filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const [target, ...others] = own.flatMap((template) =>
    template.columns.flatMap((column) => {
      const rule = column.required && column.unique ? ruleOf(column) : null
      return rule && figuresBehind(front, rule) === figures ? [{ template, column }] : []
    }),
  )
  if (!target || others.length > 0) return null
  const targets = keyWithLinks(target.template, target.column, templates)
  const assigned = targets.flatMap(({ slug, column }) =>
    tables.flatMap((profile): Directive[] => {
      const [called, ...more] = profile.columns.filter((one) => namesColumn(number, one))
      const source = { ...exactly(profile), column: called?.name ?? '' }
      return called && more.length === 0 ? [{ ...origin, kind: 'assign', slug, target: column, sources: [source] }] : []
    }),
  )
  return [...assigned, { ...origin, kind: 'front', front, figures, targets, tables: tables.map(exactly) }]
}
