import type { Transform } from '../../model.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'
import { sharesOf, type Composite } from './composite.ts'
import { orderOf } from './name-order.ts'
import { DEGREE, SALUTATION } from './titles.ts'

// “M. Luc Aubry”, “Famille Rochat”, “Moulin Perret SA” under one header: whom a row is about says how it begins. Persons are called by a salutation
// and have two names, families have one, and what is called by nothing is no person, where the template says that its last name may be that of a firm.

const CALLED = `(?:${SALUTATION}|(?:M|Mw)\\.|Monsieur|Madame|Mademoiselle|Melle|Fräulein|Señora?|Signora|Signore?)`
const FAMILY = '(?:Familie|Famille|Family|Familia|Famiglia|Família|Fam\\.|Rodzina|Rodina|Familjen)'
const PERSON = `(?:${CALLED}|${DEGREE})`
const IS_CALLED = new RegExp(`^(?:${PERSON}|${FAMILY})\\s+\\S`, 'u')
const HAS_BOTH = new RegExp(`^(?:${PERSON}\\s+)+\\S+\\s+\\S`, 'u')
const IS_FAMILY = new RegExp(`^${FAMILY}\\s+\\S`, 'u')
const HAS_SALUTATION = new RegExp(`^${CALLED}\\s+\\S`, 'u')

/** From this share of the names on, it is no chance that they begin so; and so few persons are none. */
const MOST = 0.6
const FEW = 3

/** A last name that may be that of a firm, as its description says. */
const OF_FIRMS =
  /organi[sz]a|compan|corporat|business|(?<!\p{L})firm|unternehm|verein|institution|soci[eé]t[eé]|entreprise|empresa|sociedad|azienda|societ[aà]|bedrijf|instelling/iu

/** The parts of such names: of each row what it is called by, its first and last name, and whether it is a person. */
export function splitCalled(table: TableSide, side: TemplateSide): Composite[][] {
  const at = (concept: string, other: string): number =>
    side.names.findIndex(({ concepts }) => concepts.includes(concept) && !concepts.includes(other))
  const [first, last] = [at('first', 'last'), at('last', 'first')]
  const source = first < 0 || last < 0 ? -1 : calledNames(table)
  if (source < 0) return []
  const column = table.profile.columns[source]!
  const called = sharesOf(column, IS_CALLED)
  const mayBeFirms = OF_FIRMS.test(side.template.columns[last]!.description ?? '')
  const [hasFirms, hasFamilies] = [called < 1, sharesOf(column, IS_FAMILY) > 0]
  if (hasFirms ? !mayBeFirms : !hasFamilies) return []
  const order = orderOf(source, table, true)
  if (order === 'last first') return []
  const shown = [
    'persons',
    ...(hasFamilies ? ['families'] : []),
    ...(hasFirms ? ['others, which are called by nothing,'] : []),
  ]
  const reason = `In “${column.name}” salutations tell ${shown.join(', ').replace(/, (?=families|others, which are called by nothing,$)/, ' and ')} apart.`
  const part = (target: number, ...transforms: Transform[]): Composite => ({
    target,
    sources: [source],
    transforms,
    confidence: 0.9,
    reason,
  })
  const names = [
    part(first, { kind: 'extract', pattern: `^\\s*(?:${PERSON}\\s+)+(\\S+)\\s+\\S|^` }),
    part(last, {
      kind: 'extract',
      pattern: `^\\s*(?:(?:${PERSON}\\s+)+\\S+\\s+|(?:${PERSON}\\s+)+|${FAMILY}\\s+|)(\\S.*?)\\s*$`,
    }),
  ]
  const kinds = hasFirms ? kindsOf(side) : null
  const salutation = salutationTarget(table, side)
  const isSaid = salutation >= 0 && sharesOf(column, HAS_SALUTATION) > 0
  return [
    names,
    isSaid ? [part(salutation, { kind: 'extract', pattern: `^\\s*(${CALLED}|${FAMILY})\\s+\\S|^` })] : [],
    kinds
      ? [
          part(
            kinds.target,
            { kind: 'trim' },
            { kind: 'rewrite', pattern: `(${PERSON}|${FAMILY})\\s+\\S[\\s\\S]*|[\\s\\S]*`, with: '\\1' },
            { kind: 'rewrite', pattern: '[\\s\\S]+', with: kinds.person },
            { kind: 'default', value: kinds.firm },
          ),
        ]
      : [],
  ].filter((group) => group.length > 0)
}

/** The only column of such names, in a table that has no others; -1 without one. */
function calledNames({ profile, names }: TableSide): number {
  if (names.some(({ concepts }) => concepts.includes('first') || concepts.includes('last'))) return -1
  const found = profile.columns.flatMap((column, at) => {
    const persons = sharesOf(column, HAS_BOTH) * column.filled
    return persons >= FEW && sharesOf(column, IS_CALLED) >= MOST ? [at] : []
  })
  return found.length === 1 ? found[0]! : -1
}

function salutationTarget(table: TableSide, { names, rules }: TemplateSide): number {
  if (table.names.some(({ concepts }) => concepts.includes('salutation') || concepts.includes('title'))) return -1
  return names.findIndex(
    ({ concepts }, at) =>
      concepts.join() === 'salutation' || (concepts.join() === 'title' && (rules[at]?.values?.length ?? 0) > 1),
  )
}

/** The column that tells persons from firms, by the only two values that it takes. */
function kindsOf({ rules }: TemplateSide): { target: number; person: string; firm: string } | null {
  const found = rules.flatMap((rule, target) => {
    const [one, other, ...more] = rule?.values ?? []
    if (one === undefined || other === undefined || more.length > 0) return []
    const [person] = [one, other].filter((value) => isMeant(value, 'private'))
    const [firm] = [one, other].filter((value) => isMeant(value, 'company'))
    return person === undefined || firm === undefined || person === firm ? [] : [{ target, person, firm }]
  })
  return found.length === 1 ? found[0]! : null
}

function isMeant(value: string, meaning: string): boolean {
  return isClear(closestValue(value, [meaning]))
}
